// javac only: ECJ knows no position of an annotation on a record
package shape16;

import dev.reprise.Retryable;

class Records {
    @Retryable
//  ^ not-an-interface
    record OnRecord(String pair) {}
}
