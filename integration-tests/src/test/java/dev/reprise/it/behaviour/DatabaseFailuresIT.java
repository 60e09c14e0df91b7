package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.LedgerApi;
import dev.reprise.it.clients.RetryingLedgerApi;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.sql.SQLException;
import java.sql.SQLInvalidAuthorizationSpecException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLRecoverableException;
import java.sql.SQLSyntaxErrorException;
import java.sql.SQLTimeoutException;
import java.sql.SQLTransactionRollbackException;
import java.sql.SQLTransientConnectionException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which failures of JDBC are worth another try: their types tell, and where those do not, their SQL states. */
class DatabaseFailuresIT {
    @ParameterizedTest
    @MethodSource
    void what_may_pass_is_tried_again(SQLException failure) {
        assertThat(calls(failure)).isEqualTo(2);
    }

    static Stream<SQLException> what_may_pass_is_tried_again() {
        return Stream.of(
                new SQLTimeoutException("canceled on timeout"),
                new SQLTransientConnectionException(),
                new SQLTransactionRollbackException(),
                new SQLRecoverableException(),
                new SQLException("could not serialize access", "40001"),
                new SQLException("deadlock detected", "40P01"),
                new SQLException("connection broken", "08006"));
    }

    @ParameterizedTest
    @MethodSource
    void what_would_fail_the_same_way_again_is_not(SQLException failure) {
        assertThat(calls(failure)).isEqualTo(1);
    }

    static Stream<SQLException> what_would_fail_the_same_way_again_is_not() {
        return Stream.of(
                new SQLNonTransientConnectionException("rejected", "08004"),
                new SQLInvalidAuthorizationSpecException("password", "28P01"),
                new SQLSyntaxErrorException("syntax", "42601"),
                new SQLException("unique violation", "23505"),
                new SQLException("no state"));
    }

    private static int calls(SQLException failure) {
        Script script = Script.of(failure);
        RetryRuntime runtime = RetryRuntime.builder().clock(new VirtualClock()).build();
        LedgerApi ledger = new RetryingLedgerApi(script.as(LedgerApi.class), runtime);

        assertThat(catchThrowable(() -> ledger.balance("A-1"))).isSameAs(failure);

        return script.calls().size();
    }
}
