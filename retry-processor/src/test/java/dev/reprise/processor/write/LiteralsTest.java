package dev.reprise.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Whatever a constant holds, its literal is one line of ASCII that means the same. */
class LiteralsTest {

    @Test
    void quotes_and_backslashes_are_escaped() {
        assertThat(literal("say \"hi\\\"")).isEqualTo("\"say \\\"hi\\\\\\\"\"");
    }

    @Test
    void a_backslash_before_a_u_starts_no_unicode_escape() {
        String backslash = "\\";
        assertThat(literal(backslash + "u0022")).isEqualTo("\"" + backslash + backslash + "u0022\"");
    }

    @Test
    void control_characters_are_octal_so_that_a_digit_behind_them_stays_one() {
        assertThat(literal("\n1\r\t\0" + "7")).isEqualTo("\"\\0121\\015\\011\\0007\"");
    }

    @Test
    void what_is_beyond_ascii_is_a_unicode_escape() {
        assertThat(literal(text(0x7f, 0xe9, 0x2028, 0xd83d, 0xde00, 0xd800)))
                .isEqualTo("\"%u007f%u00e9%u2028%ud83d%ude00%ud800\"".replace('%', '\\'));
    }

    @Test
    void a_dollar_is_no_placeholder() {
        assertThat(literal("$L $T $$")).isEqualTo("\"$L $T $$\"");
    }

    private static String text(int... chars) {
        StringBuilder text = new StringBuilder();
        for (int c : chars) {
            text.append((char) c);
        }
        return text.toString();
    }

    private static String literal(String text) {
        return Literals.string(text).toString();
    }
}
