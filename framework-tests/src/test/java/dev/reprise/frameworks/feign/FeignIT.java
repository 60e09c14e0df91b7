package dev.reprise.frameworks.feign;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import feign.Feign;
import feign.Retryer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;

/** What generated classes make of Feign. */
class FeignIT {
    @Test
    void the_answer_of_the_server_is_the_result() throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/orders", exchange -> {
            exchange.sendResponseHeaders(200, 2);
            exchange.getResponseBody().write("ok".getBytes());
            exchange.close();
        });
        server.start();
        try {
            OrdersApi orders = Feign.builder()
                    .retryer(Retryer.NEVER_RETRY)
                    .target(
                            OrdersApi.class,
                            "http://localhost:" + server.getAddress().getPort());

            assertThat(new RetryingOrdersApi(orders).orders()).isEqualTo("ok");
        } finally {
            server.stop(0);
        }
    }
}
