package dev.reprise.processor.read;

/** The frameworks whose annotations say what HTTP method a call is sent with, and where each of them looks. */
enum Framework {
    OPEN_FEIGN("OpenFeign", Reach.DECLARATION),
    SPRING_MVC("Spring MVC", Reach.DECLARATION),
    SPRING_HTTP_INTERFACE("Spring's HTTP interface client", Reach.HIERARCHY),
    JAKARTA_REST("Jakarta REST", Reach.HIERARCHY_UNLESS_ANNOTATED, "jakarta.ws.rs."),
    JAX_RS("JAX-RS", Reach.HIERARCHY_UNLESS_ANNOTATED, "javax.ws.rs."),
    RETROFIT("Retrofit", Reach.DECLARATION),
    MICRONAUT("Micronaut", Reach.HIERARCHY),
    HELIDON("Helidon", Reach.DECLARATION),
    AVAJE("avaje-http", Reach.HIERARCHY),
    AZURE("Azure", Reach.DECLARATION),
    DIALOGUE("Dialogue", Reach.DECLARATION),
    DUBBO("Dubbo", Reach.DECLARATION);

    /** What of an overridden method an override inherits. */
    enum Reach {
        /** Nothing: each declaration speaks for itself. */
        DECLARATION,
        /** The HTTP method, where the override names none. */
        HIERARCHY,
        /** The HTTP method, where the override has no annotation of the framework at all, on its parameters neither. */
        HIERARCHY_UNLESS_ANNOTATED
    }

    private final String spoken;
    private final Reach reach;
    private final String prefix;

    Framework(String spoken, Reach reach) {
        this(spoken, reach, "");
    }

    Framework(String spoken, Reach reach, String prefix) {
        this.spoken = spoken;
        this.reach = reach;
        this.prefix = prefix;
    }

    /** The name as its users say it. */
    String spoken() {
        return spoken;
    }

    Reach reach() {
        return reach;
    }

    /** Whether an annotation keeps an override from inheriting. */
    boolean isStoppedBy(String annotation) {
        return reach == Reach.HIERARCHY_UNLESS_ANNOTATED && annotation.startsWith(prefix);
    }
}
