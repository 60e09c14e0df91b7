package dev.reprise.frameworks.verbs;

import dev.reprise.processor.RetryProcessor;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.ConnectException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * The interface {@code demo.Api} with a policy on it, compiled against the real annotations.
 *
 * @param folder where the class files go
 */
record AnnotatedApi(Path folder) {

    /** Compiles it with these members, and answers the messages of the compiler. */
    List<String> messages(String members) {
        String source =
                "package demo; @dev.reprise.Retryable(baseDelay = \"1ms\", maxDelay = \"1ms\") public interface Api { "
                        + members + " }";
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        JavaCompiler.CompilationTask task = compiler.getTask(
                null,
                null,
                messages,
                // Class files name annotations that are not on the class path, and no processor claims those of
                // frameworks.
                List.of(
                        "-Xlint:all,-processing,-classfile,-path",
                        "-d",
                        folder.toString(),
                        "-classpath",
                        System.getProperty("java.class.path")),
                null,
                List.of(new SimpleJavaFileObject(URI.create("string:///demo/Api.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                }));
        task.setProcessors(List.of(new RetryProcessor()));
        task.call();
        return messages.getDiagnostics().stream()
                .map(message -> message.getMessage(Locale.ROOT))
                .toList();
    }

    /** How often the delegate is called when it refuses the connection the first time. */
    int callsOf(String method) throws ReflectiveOperationException, IOException {
        URL[] classes = {folder.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(classes, AnnotatedApi.class.getClassLoader())) {
            Class<?> api = loader.loadClass("demo.Api");
            AtomicInteger calls = new AtomicInteger();
            Object delegate = Proxy.newProxyInstance(loader, new Class<?>[] {api}, (proxy, called, arguments) -> {
                if (calls.incrementAndGet() == 1) {
                    throw new ConnectException();
                }
                return "found";
            });
            Object retrying =
                    loader.loadClass("demo.RetryingApi").getConstructor(api).newInstance(delegate);
            api.getMethod(method).invoke(retrying);
            return calls.get();
        }
    }
}
