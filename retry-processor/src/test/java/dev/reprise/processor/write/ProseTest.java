package dev.reprise.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Text of the user's neither ends a comment nor says anything to the compiler or to javadoc. */
class ProseTest {

    @Test
    void plain_words_stay_as_they_are() {
        assertThat(prose("command.orderId, \"twice\" for $5")).isEqualTo("command.orderId, \"twice\" for $5");
    }

    @Test
    void a_comment_is_not_ended() {
        assertThat(prose("*/ class Evil {}")).isEqualTo("&#42;&#47; class Evil &#123;&#125;");
    }

    @Test
    void neither_markup_nor_a_tag_nor_an_entity_is_left() {
        assertThat(prose("<b>&amp;@see")).isEqualTo("&#60;b&#62;&#38;amp;&#64;see");
    }

    @Test
    void a_backslash_starts_no_unicode_escape() {
        assertThat(prose("\\" + "u002a")).isEqualTo("&#92;u002a");
    }

    @Test
    void what_is_beyond_ascii_is_an_entity_of_the_whole_character() {
        assertThat(prose("\u00e9" + (char) 0x2028 + Character.toString(0x1f600)))
                .isEqualTo("&#233;&#8232;&#128512;");
    }

    @Test
    void what_no_page_can_show_is_replaced() {
        assertThat(prose("a\n" + (char) 0x7f + (char) 0xd800 + "b")).isEqualTo("a&#65533;&#65533;&#65533;b");
    }

    private static String prose(String text) {
        return Prose.escaped(text).toString();
    }
}
