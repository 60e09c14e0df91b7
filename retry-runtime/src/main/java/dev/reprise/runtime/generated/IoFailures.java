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
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLPeerUnverifiedException;
import org.jspecify.annotations.Nullable;

/** The I/O exceptions of {@code java.base}: which prove that nothing was sent, and which will come again. */
final class IoFailures {

    private IoFailures() {}

    static Verdict classify(Throwable layer) {
        if (isNotSent(layer)) {
            return Verdict.notSent();
        }
        if (!(layer instanceof IOException)) {
            return Verdict.none();
        }
        return isPermanent(layer) ? Verdict.permanent() : Verdict.transientFailure();
    }

    private static boolean isNotSent(Throwable failure) {
        return isConnectFailure(failure) && allEarlierAreUnsent(failure);
    }

    /**
     * Some clients connect again by themselves and keep the earlier failure as a suppressed one: a refused second
     * connection proves nothing when the first may have carried the request.
     */
    static boolean allEarlierAreUnsent(Throwable failure) {
        for (Throwable earlier : failure.getSuppressed()) {
            if (!isNotSent(earlier)) {
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
                || (failure instanceof SocketTimeoutException && isConnectTimeout(failure.getMessage()));
    }

    /** The JDK uses one type for two time-outs; only its message tells that the connection was never made. */
    private static boolean isConnectTimeout(@Nullable String message) {
        return message != null && message.toLowerCase(Locale.ROOT).startsWith("connect timed out");
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
