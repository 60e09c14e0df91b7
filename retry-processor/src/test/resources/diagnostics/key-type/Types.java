package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Types {
    record Command(double amount, Map<String, String> notes, List<Object> items, String attemptId) {}

    interface PaymentsApi {
        @Retryable
        @Idempotent(key = {"command.amount", "command.notes", "command.items", "ids", "command"}, attemptId = "command.attemptId")
//                         ^ key-type
//                                           ^ key-type
//                                                            ^ key-type
//                                                                             ^ key-type
//                                                                                    ^ key-type
        String a(Command command, long[] ids, @IdempotencyKey String key) throws IOException;
    }
}
