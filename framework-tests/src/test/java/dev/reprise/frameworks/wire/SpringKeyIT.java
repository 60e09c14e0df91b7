package dev.reprise.frameworks.wire;

import java.net.URI;
import java.net.http.HttpClient;
import org.springframework.http.client.JdkClientHttpRequestFactory;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.support.RestClientAdapter;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.PostExchange;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;

class SpringKeyIT extends WireTests {
    interface Service {
        @PostExchange("/{order}")
        String place(@PathVariable("order") String order, @RequestBody String attempt);

        @GetExchange("/{order}")
        String look(@PathVariable("order") String order);
    }

    @Override
    OrdersApi client(URI server, String header) {
        RestClient http = RestClient.builder()
                .baseUrl(server)
                .requestFactory(new JdkClientHttpRequestFactory(HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .build()))
                .defaultHeaders(headers -> {
                    if (!header.isEmpty()) {
                        headers.set("idempotency-key", header);
                    }
                })
                .requestInterceptor(new SpringKey())
                .build();
        Service service = HttpServiceProxyFactory.builderFor(RestClientAdapter.create(http))
                .build()
                .createClient(Service.class);
        return new OrdersApi() {
            @Override
            public String place(String order, String attempt) {
                return service.place(order, attempt);
            }

            @Override
            public String look(String order) {
                return service.look(order);
            }
        };
    }
}
