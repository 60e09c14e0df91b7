package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Orders {
    interface PaymentsApi {
        @Retryable
        @Idempotent(key = "order")
//                        ^ no-attempt-id: The key of pay has no attemptId
        String pay(String order, @IdempotencyKey String key) throws IOException;
    }
}
