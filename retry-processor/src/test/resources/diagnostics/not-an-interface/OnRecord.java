// javac only: ECJ knows no position of an annotation on a record
package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class OnRecord {
    @Retryable
//  ^ not-an-interface
    record Rate(String name) {}
}
