package shape51;

public interface Callable {}
