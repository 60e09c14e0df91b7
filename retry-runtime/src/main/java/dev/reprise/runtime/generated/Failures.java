package dev.reprise.runtime.generated;

import dev.reprise.runtime.FailureClassifier;
import dev.reprise.runtime.HttpFailure;
import dev.reprise.runtime.Verdict;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.nio.channels.ClosedByInterruptException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/** What generated classifiers ask of a failure. Every question but {@link #layers} is about one layer of it. */
public final class Failures {

    /** Chains of causes are short; a longer one is a cycle. */
    private static final int DEEPEST = 100;

    /** What a dynamic proxy throws for a checked exception that its interface does not declare. */
    private static final String REFLECTIVE_WRAPPER = "java.lang.reflect.UndeclaredThrowableException";

    private Failures() {}

    /**
     * Unwraps a failure.
     *
     * @param failure what was thrown
     * @return the failure and what it merely wraps, the outermost first; nothing where an error or an interrupt is behind
     *     it, for these end the call and nobody is asked about them
     */
    public static List<Throwable> layers(Throwable failure) {
        return layers(failure, Set.of());
    }

    /**
     * Unwraps a failure.
     *
     * @param failure what was thrown
     * @param wrappers binary names of types that merely wrap their causes, beside those of {@code java.base}; subtypes count
     * @return as {@link #layers(Throwable)}
     */
    public static List<Throwable> layers(Throwable failure, Set<String> wrappers) {
        List<Throwable> layers = new ArrayList<>();
        Throwable layer = isInterrupt(failure) ? null : failure;
        while (layer != null && layers.size() < DEEPEST) {
            if (layer instanceof Error) {
                return List.of();
            }
            layers.add(layer);
            layer = wraps(layer, wrappers) ? cause(layer) : null;
        }
        return layers;
    }

    private static boolean wraps(Throwable failure, Set<String> wrappers) {
        // A failure that knows its status says all there is to say: what lies below happened after the server answered.
        return !(failure instanceof HttpFailure)
                && (failure instanceof CompletionException
                        || failure instanceof ExecutionException
                        || failure instanceof UncheckedIOException
                        || isOneOf(failure, wrappers));
    }

    /** By name, because the types may be missing at run time. */
    private static boolean isOneOf(Throwable failure, Set<String> types) {
        for (Class<?> type = failure.getClass(); type != Throwable.class; type = type.getSuperclass()) {
            if (types.contains(type.getName()) || type.getName().equals(REFLECTIVE_WRAPPER)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Asks a failure for its status.
     *
     * @param layer of the failure
     * @return the status; none where the layer carries none, or a number that is no status; permanent where it fails to say
     */
    public static Verdict answered(Throwable layer) {
        if (!(layer instanceof HttpFailure answer)) {
            return Verdict.none();
        }
        try {
            int status = answer.status();
            return status < 100 || status > 599
                    ? Verdict.none()
                    : Verdict.httpStatus(status, header(answer, "Retry-After"), header(answer, "Date"));
        } catch (Throwable fault) {
            return broken(answer, fault);
        }
    }

    private static @Nullable String header(HttpFailure answer, String name) {
        return orNull(answer.header(name));
    }

    /** Unpacks what the user's code answers; it may be code that nobody checks for nulls. */
    private static <T> @Nullable T orNull(Optional<T> answer) {
        return answer == null ? null : answer.orElse(null);
    }

    /**
     * Asks the user's classifier about a failure.
     *
     * @param classifier the user's
     * @param layer of the failure
     * @return what it says: none when it has no opinion, permanent when it fails itself
     */
    public static Verdict ask(FailureClassifier classifier, Throwable layer) {
        try {
            return opinion(classifier.classify(layer));
        } catch (Throwable fault) {
            return broken(classifier, fault);
        }
    }

    /**
     * Asks the user's classifier about a returned value.
     *
     * @param classifier the user's
     * @param result what the delegate returned
     * @return what it says: none when it is content, permanent when it fails itself
     */
    public static Verdict askAboutResult(FailureClassifier classifier, @Nullable Object result) {
        try {
            return result == null ? Verdict.none() : opinion(classifier.classifyResult(result));
        } catch (Throwable fault) {
            return broken(classifier, fault);
        }
    }

    private static Verdict opinion(Optional<Verdict> answer) {
        Verdict opinion = orNull(answer);
        return opinion == null ? Verdict.none() : opinion;
    }

    /**
     * Judges a failure that could not be judged, because code of the user or of a framework failed over it: that must not
     * replace the failure.
     *
     * @param culprit whose code failed
     * @param fault what it threw; thrown again where the JVM itself is in trouble
     * @return permanent
     */
    public static Verdict broken(Object culprit, Throwable fault) {
        if (fault instanceof VirtualMachineError fatal) {
            throw fatal;
        }
        System.getLogger("dev.reprise")
                .log(Level.WARNING, culprit.getClass().getName() + " failed; the call is not repeated", fault);
        return Verdict.permanent();
    }

    /**
     * Judges the exceptions of {@code java.base}.
     *
     * @param layer of the failure
     * @return none for an exception that nothing is known of
     */
    public static Verdict classify(Throwable layer) {
        return IoFailures.classify(layer);
    }

    /**
     * Judges a failure that says by its type that no connection was made.
     *
     * @param layer of the failure
     * @return not sent; worth another try like any other where an earlier failure that it keeps does not say the same
     */
    public static Verdict notSent(Throwable layer) {
        return IoFailures.allEarlierAreUnsent(layer) ? Verdict.notSent() : Verdict.transientFailure();
    }

    /** Whether a failure is an interrupt or comes of one. */
    static boolean isInterrupt(Throwable failure) {
        Throwable cause = failure;
        for (int depth = 0; cause != null && depth < DEEPEST; depth++) {
            if (cause instanceof InterruptedException || cause instanceof ClosedByInterruptException) {
                return true;
            }
            cause = cause(cause);
        }
        return false;
    }

    /** The cause of a failure; null also where its own code fails to say, for that must not replace the failure. */
    private static @Nullable Throwable cause(Throwable failure) {
        try {
            return failure.getCause();
        } catch (RuntimeException fault) {
            return null;
        }
    }

    /** The message of a failure; null also where its own code fails to say. */
    static @Nullable String message(Throwable failure) {
        try {
            return failure.getMessage();
        } catch (RuntimeException fault) {
            return null;
        }
    }
}
