package dev.reprise.runtime.generated;

import dev.reprise.runtime.Verdict;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.BindException;
import java.net.ConnectException;
import java.net.HttpRetryException;
import java.net.MalformedURLException;
import java.net.NoRouteToHostException;
import java.net.ProtocolException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.charset.CharacterCodingException;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLPeerUnverifiedException;
import org.jspecify.annotations.Nullable;

/** The I/O exceptions of {@code java.base}: which prove that nothing was sent, and which will come again. */
final class IoFailures {

    /** Failures that keep each other as suppressed ones have no end; nobody nests reconnections deeper than this. */
    private static final int DEEPEST = 8;

    /** What the JDK's client says of a request that an HTTP/2 server refused or turned away (RFC 9113, section 8.7). */
    private static final String UNPROCESSED = "request not processed by peer";

    private IoFailures() {}

    static Verdict classify(Throwable layer) {
        if (isNotSent(layer, 0)) {
            return Verdict.notSent();
        }
        if (layer instanceof TimeoutException) {
            return Verdict.transientFailure();
        }
        if (!(layer instanceof IOException)) {
            return Verdict.none();
        }
        return isPermanent(layer) ? Verdict.permanent() : Verdict.transientFailure();
    }

    private static boolean isNotSent(Throwable failure, int depth) {
        return isConnectFailure(failure) && allEarlierAreUnsent(failure, depth);
    }

    /**
     * Some clients connect again by themselves and keep the earlier failure as a suppressed one: a refused second
     * connection proves nothing when the first may have carried the request.
     */
    static boolean allEarlierAreUnsent(Throwable failure) {
        return allEarlierAreUnsent(failure, 0);
    }

    private static boolean allEarlierAreUnsent(Throwable failure, int depth) {
        for (Throwable earlier : failure.getSuppressed()) {
            if (depth == DEEPEST || !isNotSent(earlier, depth + 1)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isConnectFailure(Throwable failure) {
        return failure instanceof ConnectException
                || failure instanceof NoRouteToHostException
                || failure instanceof UnknownHostException
                || failure instanceof UnresolvedAddressException
                || failure instanceof BindException
                || (failure instanceof SocketTimeoutException && isConnectTimeout(Failures.message(failure)))
                || (failure instanceof IOException && UNPROCESSED.equals(Failures.message(failure)));
    }

    /** There is one type for two time-outs; only the message, the JDK's or Android's, tells that the connection was never made. */
    private static boolean isConnectTimeout(@Nullable String message) {
        if (message == null) {
            return false;
        }
        String text = message.toLowerCase(Locale.ROOT);
        return text.startsWith("connect timed out") || text.startsWith("failed to connect to");
    }

    private static boolean isPermanent(Throwable failure) {
        return failure instanceof SSLHandshakeException
                || failure instanceof SSLPeerUnverifiedException
                || failure instanceof ProtocolException
                || failure instanceof MalformedURLException
                || failure instanceof FileNotFoundException
                || failure instanceof CharacterCodingException
                || failure instanceof HttpRetryException;
    }
}
