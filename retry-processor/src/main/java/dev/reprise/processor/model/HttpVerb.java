package dev.reprise.processor.model;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What is known of the HTTP method that a call is sent with.
 *
 * @param extent how much is known
 * @param names the methods it may be sent with, in alphabetical order; empty unless they are {@link Extent#NAMED}
 * @param remark what the user should know of how it was found, a clause in the words of his annotations; else empty
 */
public record HttpVerb(Extent extent, List<String> names, String remark) {

    /** How much is known, the more uncertain the later. */
    public enum Extent {
        /** It is one of the names; certain where there is only one. */
        NAMED,
        /** Nothing tells. */
        UNKNOWN,
        /** The annotation allows every method. */
        ANY,
        /** An argument decides at each call. */
        DYNAMIC
    }

    /** What nothing says anything about. */
    public static final HttpVerb NONE = unknown("");

    public HttpVerb {
        names = List.copyOf(names);
    }

    /** The one method of this name, which is a token (see {@link HttpMethods#isToken}). */
    public static HttpVerb named(String name) {
        return new HttpVerb(Extent.NAMED, List.of(name), "");
    }

    public static HttpVerb unknown(String remark) {
        return new HttpVerb(Extent.UNKNOWN, List.of(), remark);
    }

    public static HttpVerb any(String remark) {
        return new HttpVerb(Extent.ANY, List.of(), remark);
    }

    public static HttpVerb dynamic(String remark) {
        return new HttpVerb(Extent.DYNAMIC, List.of(), remark);
    }

    /** What is known where both are said of one call: the more uncertain, or all the names. */
    public HttpVerb or(HttpVerb other) {
        if (extent != Extent.NAMED || other.extent != Extent.NAMED) {
            return extent.compareTo(other.extent) >= 0 ? this : other;
        }
        SortedSet<String> union = new TreeSet<>(names);
        union.addAll(other.names);
        String remarks = String.join(
                "; ",
                Stream.of(remark, other.remark)
                        .filter(text -> !text.isEmpty())
                        .distinct()
                        .toList());
        return new HttpVerb(Extent.NAMED, List.copyOf(union), remarks);
    }

    /** The same method, said with a remark. */
    public HttpVerb with(String remark) {
        return new HttpVerb(extent, names, remark);
    }

    public boolean isKnown() {
        return extent == Extent.NAMED;
    }

    /** Whether it is certain to be this method. */
    public boolean is(String name) {
        return names.equals(List.of(name));
    }

    /** Whether every method that it may be is idempotent by the registry. */
    public boolean isIdempotent() {
        return isKnown() && names.stream().allMatch(HttpMethods::isIdempotent);
    }

    /** The names as one says them: {@code GET or POST}. */
    public String spoken() {
        return String.join(" or ", names);
    }
}
