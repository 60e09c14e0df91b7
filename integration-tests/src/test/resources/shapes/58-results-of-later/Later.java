package shape58.later;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.InputStream;
import java.io.Reader;
import java.util.Iterator;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Asynchronous results are refused until they are built. */
@Retryable
@Idempotent
interface Later {
    CompletionStage<String> stage();
//                          ^ unsupported-return: CompletionStage

    CompletableFuture<? extends Number> future();
//                                      ^ unsupported-return: CompletableFuture

    OwnFuture<String> own();
//                    ^ unsupported-return: CompletableFuture

    Future<String> bare();
//                 ^ unsupported-return: Future

    Flow.Publisher<String> publisher();
//                         ^ unsupported-return: Publisher

    Iterator<String> iterator();
//                   ^ unsupported-return: Iterator

    Stream<String> stream();
//                 ^ lazy-result: a java.util.stream.Stream:

    IntStream numbers();
//            ^ lazy-result: a java.util.stream.IntStream:

    InputStream bytes();
//              ^ lazy-result: a java.io.InputStream

    Reader reader();
//         ^ lazy-result: a java.io.Reader
}

class OwnFuture<T> extends CompletableFuture<T> {}

class Mentions {
    Later later(Later delegate) {
        return new RetryingLater(delegate);
    }
}
