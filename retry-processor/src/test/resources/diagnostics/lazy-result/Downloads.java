package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Downloads {
    interface FilesApi {
        @Retryable
        @HttpMethod("GET")
        InputStream a(String name) throws IOException;
//                  ^ lazy-result: a returns a

        @SuppressWarnings("retry:lazy-result")
        @Retryable
        @HttpMethod("GET")
        InputStream b(String name) throws IOException;

        InputStream c(String name) throws IOException;
    }
}
