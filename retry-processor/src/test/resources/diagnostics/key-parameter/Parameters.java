package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Parameters {
    interface PaymentsApi {
        @Retryable
        @Idempotent(random = true)
        String a(String order, @IdempotencyKey String key, @IdempotencyKey String again) throws IOException;
//                                                                                ^ key-parameter: again

        @Retryable
        @Idempotent(random = true)
        String b(String order, @IdempotencyKey UUID key) throws IOException;
//                                                  ^ key-parameter: no String

        @Retryable
        @HttpMethod("PUT")
        String c(String order, @IdempotencyKey String key) throws IOException;
//                                                    ^ key-parameter: c has no key
    }
}
