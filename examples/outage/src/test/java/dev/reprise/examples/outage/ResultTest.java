package dev.reprise.examples.outage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ResultTest {
    @Test
    void tells_when_so_many_were_served_in_whatever_order_the_receipts_came() {
        assertThat(Results.EVERYBODY.servedAfter(1)).isEqualTo("0.3 s");
        assertThat(Results.EVERYBODY.servedAfter(2)).isEqualTo("0.6 s");
        assertThat(Results.EVERYBODY.servedAfter(4)).isEqualTo("0.9 s");
        assertThat(Results.EVERYBODY.everybodyServed()).isTrue();
    }

    @Test
    void says_so_when_somebody_was_never_served() {
        assertThat(Results.NOT_ALL.everybodyServed()).isFalse();
        assertThat(Results.NOT_ALL.servedAfter(4)).isEqualTo("not within 0.5 s");
    }

    @Test
    void counts_every_request_and_the_collapses_after_the_outage() {
        assertThat(Results.EVERYBODY.requests()).isEqualTo(40);
        assertThat(Results.EVERYBODY.busiest()).isEqualTo(16);
        assertThat(Results.EVERYBODY.collapses()).isEqualTo(1);
        assertThat(Results.NOT_ALL.collapses()).isZero();
    }

    @Test
    void an_interval_is_down_when_the_server_was_down_in_its_middle() {
        assertThat(Results.EVERYBODY.isDown(0)).isTrue();
        assertThat(Results.EVERYBODY.isDown(1)).isFalse();
        assertThat(Results.EVERYBODY.isDown(2)).isTrue();
    }
}
