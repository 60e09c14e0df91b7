package shape59;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.InputStream;
import java.io.Reader;
import java.util.Iterator;
import java.util.concurrent.Flow;
import java.util.stream.IntStream;
import java.util.stream.Stream;

@Retryable
@Idempotent
interface UsedUp {
    void stream(String name, InputStream content);
//                                       ^ one-shot-parameter: content

    void reader(Reader content, String name);
//                     ^ one-shot-parameter: content

    void iterator(Iterator<String> values);
//                                 ^ one-shot-parameter: values

    void publisher(Flow.Publisher<byte[]> body);
//                                        ^ one-shot-parameter: body

    void many(Stream<String>[] values);
//                             ^ one-shot-parameter: java.util.stream.Stream

    void numbers(IntStream values);
//                         ^ one-shot-parameter: java.util.stream.IntStream

    <R extends Reader> void bounded(R content);
//                                    ^ one-shot-parameter: content
}

class Mentions {
    static final Class<? extends UsedUp> TYPE = RetryingUsedUp.class;
}
