package dev.reprise.processor.read;

import dev.reprise.processor.model.Result.Kind;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The results that come after the method returned, by qualified name; subtypes count. */
final class ResultTypes {

    /** A type and what can be done with it. */
    record Row(String type, Kind kind) {}

    /** The first row that fits is the one named to the user: the types people know stand before what they derive from. */
    private static final List<Row> ROWS = List.of(
            new Row("java.util.concurrent.CompletableFuture", Kind.UNSUPPORTED),
            new Row("java.util.concurrent.CompletionStage", Kind.UNSUPPORTED),
            new Row("java.util.concurrent.Future", Kind.UNSUPPORTED),
            new Row("reactor.core.publisher.Mono", Kind.UNSUPPORTED),
            new Row("reactor.core.publisher.Flux", Kind.UNSUPPORTED),
            new Row("io.smallrye.mutiny.Uni", Kind.UNSUPPORTED),
            new Row("io.smallrye.mutiny.Multi", Kind.UNSUPPORTED),
            new Row("io.reactivex.rxjava3.core.Single", Kind.UNSUPPORTED),
            new Row("io.reactivex.rxjava3.core.Maybe", Kind.UNSUPPORTED),
            new Row("io.reactivex.rxjava3.core.Completable", Kind.UNSUPPORTED),
            new Row("io.reactivex.rxjava3.core.Observable", Kind.UNSUPPORTED),
            new Row("io.reactivex.rxjava3.core.Flowable", Kind.UNSUPPORTED),
            new Row("io.reactivex.Single", Kind.UNSUPPORTED),
            new Row("io.reactivex.Maybe", Kind.UNSUPPORTED),
            new Row("io.reactivex.Completable", Kind.UNSUPPORTED),
            new Row("io.reactivex.Observable", Kind.UNSUPPORTED),
            new Row("io.reactivex.Flowable", Kind.UNSUPPORTED),
            new Row("rx.Single", Kind.UNSUPPORTED),
            new Row("rx.Completable", Kind.UNSUPPORTED),
            new Row("rx.Observable", Kind.UNSUPPORTED),
            new Row("org.reactivestreams.Publisher", Kind.UNSUPPORTED),
            new Row("java.util.concurrent.Flow.Publisher", Kind.UNSUPPORTED),
            new Row("retrofit2.Call", Kind.UNSUPPORTED),
            new Row("kotlinx.coroutines.flow.Flow", Kind.UNSUPPORTED),
            new Row("kotlinx.coroutines.Deferred", Kind.UNSUPPORTED),
            new Row("java.util.Iterator", Kind.UNSUPPORTED),
            new Row("java.io.InputStream", Kind.LAZY),
            new Row("java.io.Reader", Kind.LAZY),
            new Row("java.util.stream.Stream", Kind.LAZY),
            new Row("java.util.stream.IntStream", Kind.LAZY),
            new Row("java.util.stream.LongStream", Kind.LAZY),
            new Row("java.util.stream.DoubleStream", Kind.LAZY),
            new Row("java.util.stream.BaseStream", Kind.LAZY));

    private ResultTypes() {}

    /**
     * The row for a result.
     *
     * @param names of the type and its supertypes
     */
    static Optional<Row> find(Set<String> names) {
        return ROWS.stream().filter(row -> names.contains(row.type())).findFirst();
    }
}
