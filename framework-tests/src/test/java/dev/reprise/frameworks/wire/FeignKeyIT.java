package dev.reprise.frameworks.wire;

import feign.Feign;
import feign.HeaderMap;
import feign.Param;
import feign.RequestLine;
import feign.Retryer;
import java.net.URI;
import java.util.Map;

class FeignKeyIT extends WireTests {
    interface Service {
        @RequestLine("POST /{order}")
        String place(@Param("order") String order, @HeaderMap Map<String, Object> headers, String attempt);

        @RequestLine("GET /{order}")
        String look(@Param("order") String order);
    }

    @Override
    OrdersApi client(URI server, String header) {
        Service service = Feign.builder()
                .requestInterceptor(new FeignKey())
                .retryer(Retryer.NEVER_RETRY)
                .target(Service.class, server.toString());
        Map<String, Object> headers = header.isEmpty() ? Map.of() : Map.of("idempotency-key", header);
        return new OrdersApi() {
            @Override
            public String place(String order, String attempt) {
                return service.place(order, headers, attempt);
            }

            @Override
            public String look(String order) {
                return service.look(order);
            }
        };
    }
}
