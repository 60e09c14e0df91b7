package shape12;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
interface Names {
    String find(java.lang.String id, Object object, java.lang.Object any, Duration duration, Objects objects)
            throws Exception, java.io.IOException;

    @java.lang.Override
    java.lang.String toString();

    void any(Generated generated, Throwable throwable, Integer integer, Deprecated deprecated, Override override);

    long number(SuppressWarnings warnings, Error error, Math math, LinkageError linkage, Void nothing);

    Void nothing(java.lang.Void nothing);
}

class String {}

class Object {}

class Duration {}

class Objects {}

class Generated {}

@java.lang.SuppressWarnings("serial")
class Exception extends java.lang.Exception {}

@java.lang.SuppressWarnings("serial")
class Throwable extends java.lang.Throwable {}

class Integer {}

class Deprecated {}

class Override {}

class SuppressWarnings {}

class Error {}

class LinkageError {}

class Math {}

class Void {}
