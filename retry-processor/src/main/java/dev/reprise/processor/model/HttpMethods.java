package dev.reprise.processor.model;

import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The IANA HTTP Method Registry (as of 2026-06-17). A method that it does not list promises nothing; names are
 * case-sensitive (RFC 9110, section 9.1). PRI is left out: it opens an HTTP/2 connection and is never sent as a request.
 */
public final class HttpMethods {

    /** The registered methods that may be repeated, with where that is written. */
    private static final Map<String, String> IDEMPOTENT = Map.ofEntries(
            Map.entry("ACL", "RFC 3744, section 8.1"),
            Map.entry("BASELINE-CONTROL", "RFC 3253, section 12.6"),
            Map.entry("BIND", "RFC 5842, section 4"),
            Map.entry("CHECKIN", "RFC 3253, sections 4.4 and 9.4"),
            Map.entry("CHECKOUT", "RFC 3253, sections 4.3 and 8.8"),
            Map.entry("COPY", "RFC 4918, section 9.8"),
            Map.entry("DELETE", "RFC 9110, section 9.3.5"),
            Map.entry("GET", "RFC 9110, section 9.3.1"),
            Map.entry("HEAD", "RFC 9110, section 9.3.2"),
            Map.entry("LABEL", "RFC 3253, section 8.2"),
            Map.entry("LINK", "RFC 2068, section 19.6.1.2"),
            Map.entry("MERGE", "RFC 3253, section 11.2"),
            Map.entry("MKACTIVITY", "RFC 3253, section 13.5"),
            Map.entry("MKCALENDAR", "RFC 4791, section 5.3.1"),
            Map.entry("MKCOL", "RFC 4918, section 9.3"),
            Map.entry("MKREDIRECTREF", "RFC 4437, section 6"),
            Map.entry("MKWORKSPACE", "RFC 3253, section 6.3"),
            Map.entry("MOVE", "RFC 4918, section 9.9"),
            Map.entry("OPTIONS", "RFC 9110, section 9.3.7"),
            Map.entry("ORDERPATCH", "RFC 3648, section 7"),
            Map.entry("PROPFIND", "RFC 4918, section 9.1"),
            Map.entry("PROPPATCH", "RFC 4918, section 9.2"),
            Map.entry("PUT", "RFC 9110, section 9.3.4"),
            Map.entry("QUERY", "RFC 10008, section 2"),
            Map.entry("REBIND", "RFC 5842, section 6"),
            Map.entry("REPORT", "RFC 3253, section 3.6"),
            Map.entry("SEARCH", "RFC 5323, section 2"),
            Map.entry("TRACE", "RFC 9110, section 9.3.8"),
            Map.entry("UNBIND", "RFC 5842, section 5"),
            Map.entry("UNCHECKOUT", "RFC 3253, section 4.5"),
            Map.entry("UNLINK", "RFC 2068, section 19.6.1.3"),
            Map.entry("UNLOCK", "RFC 4918, section 9.11"),
            Map.entry("UPDATE", "RFC 3253, section 7.1"),
            Map.entry("UPDATEREDIRECTREF", "RFC 4437, section 7"),
            Map.entry("VERSION-CONTROL", "RFC 3253, section 3.5"));

    private static final Set<String> NOT_IDEMPOTENT = Set.of("CONNECT", "LOCK", "PATCH", "POST");

    /** RFC 9110, section 5.6.2. */
    private static final Pattern TOKEN = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+");

    private HttpMethods() {}

    /** Whether the name is a token, registered or not. */
    public static boolean isToken(String name) {
        return TOKEN.matcher(name).matches();
    }

    /** Whether the registry says that the method may be repeated. */
    public static boolean isIdempotent(String name) {
        return IDEMPOTENT.containsKey(name);
    }

    public static boolean isRegistered(String name) {
        return isIdempotent(name) || NOT_IDEMPOTENT.contains(name);
    }

    /** Where it is written that the method may be repeated; empty when it is not. */
    public static Optional<String> reference(String name) {
        return Optional.ofNullable(IDEMPOTENT.get(name));
    }

    /** Every registered name. */
    public static Set<String> registered() {
        Set<String> names = new HashSet<>(IDEMPOTENT.keySet());
        names.addAll(NOT_IDEMPOTENT);
        return Collections.unmodifiableSet(names);
    }
}
