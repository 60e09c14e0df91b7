/** What runs when a generated class retries: nothing but {@code java.base} and the annotations. */
module dev.reprise.runtime {
    requires transitive dev.reprise;
    requires static org.jspecify;

    exports dev.reprise.runtime;
    exports dev.reprise.runtime.generated;
}
