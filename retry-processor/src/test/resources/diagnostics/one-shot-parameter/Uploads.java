package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Uploads {
    interface FilesApi {
        @Retryable
        @HttpMethod("PUT")
        void a(String name, InputStream content) throws IOException;
//                                      ^ one-shot-parameter: content is a

        @Retryable
        @HttpMethod("PUT")
        void b(Iterator<String> lines, Reader text) throws IOException;
//                              ^ one-shot-parameter: lines is a
//                                            ^ one-shot-parameter: text is a

        void c(String name, InputStream content) throws IOException;
    }
}
