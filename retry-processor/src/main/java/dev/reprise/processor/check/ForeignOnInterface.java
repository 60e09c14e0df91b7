package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.model.Client;
import java.util.stream.Stream;

/** An interface with a method that is retried has no annotation of another library that does not go with a retry. */
final class ForeignOnInterface implements Rule<Client> {

    @Override
    public Stream<Diagnostic> check(Client client) {
        return client.methods().stream().filter(method -> method.policy().isPresent()).findFirst().stream()
                .flatMap(retried ->
                        client.foreign().stream().map(foreign -> ForeignMeaning.diagnostic(foreign, retried.name())));
    }
}
