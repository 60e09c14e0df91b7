package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Paths {
    record Command(String orderId, String attemptId) {}

    interface PaymentsApi {
        @Retryable
        @Idempotent(key = {"comand.orderId", "command.oderId", "command.orderId.size"}, attemptId = "command.attempt")
//                         ^ key-path: comand
//                                           ^ key-path: Did you mean "orderId"?
//                                                             ^ key-path
//                                                                                                  ^ key-path
        String a(Command command, @IdempotencyKey String key) throws IOException;

        @Retryable
        @Idempotent(key = {"command.orderId", "key"}, attemptId = "command.attemptId")
//                                            ^ key-path: key is the parameter that takes the key
        String itself(Command command, @IdempotencyKey String key) throws IOException;

        @Retryable
        @Idempotent(key = "command.orderId", attemptId = "key.bytes")
//                                                       ^ key-path: key is the parameter that takes the key
        String ofItself(Command command, @IdempotencyKey String key) throws IOException;

        @Retryable
        @Idempotent(key = "command.orderId", attemptId = "command.attemptId")
        String b(Command command, @IdempotencyKey String key) throws IOException;
    }
}
