package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Defaults {
    interface PaymentsApi {
        @Retryable
        @Idempotent(key = "order", attemptId = "attempt")
        String pay(String order, String attempt, @IdempotencyKey String key) throws IOException;

        default String pay(String order) throws IOException {
            return pay(order, order, null);
        }

        default String payLater(String order) throws IOException {
//                     ^ default-bypasses-policy: payLater runs on the delegate: what it calls there, such as pay
            return pay(order, order, null);
        }

        @RunOn(Side.PROXY)
        default String payOnProxy(String order) throws IOException {
            return pay(order, order, null);
        }

        @SuppressWarnings("retry:default-bypasses-policy")
        default String payQuietly(String order) throws IOException {
            return pay(order, order, null);
        }
    }
}
