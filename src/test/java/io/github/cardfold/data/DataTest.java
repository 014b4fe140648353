package io.github.cardfold.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DataTest {
    private static Data map() {
        return Data.fields()
                .text("b", "x")
                .whole("a", -3)
                .put("c", Data.items(List.of(Data.truth(true), Data.truth(false))))
                .put("d", Data.fields().build())
                .put("e", Data.items(List.of()))
                .build();
    }

    @Test
    void theTextIsCompactJsonInTheOrderOfTheFields() {
        assertEquals("{\"b\":\"x\",\"a\":-3,\"c\":[true,false],\"d\":{},\"e\":[]}", map().toString());
    }

    @Test
    void equalContentIsEqual() {
        assertEquals(map(), map());
        assertEquals(map().hashCode(), map().hashCode());
    }

    @Test
    void theOrderOfFieldsCounts() {
        Data one = Data.fields().whole("a", 1).whole("b", 2).build();
        Data other = Data.fields().whole("b", 2).whole("a", 1).build();
        assertNotEquals(one, other);
    }

    @Test
    void aTextIsEscapedInOneWayOnly() {
        String text = "\"\\/\b\f\n\r\t\u0001\u001f\u007f\u00e9\u2028";
        assertEquals(
                "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\u007f\u00e9\u2028\"",
                Data.text(text).toString());
    }

    @Test
    void onlyLoneSurrogatesAreEscaped() {
        assertEquals("\"\ud83c\udca1\"", Data.text("\ud83c\udca1").toString());
        assertEquals("\"\\ud83c.\\udca1\"", Data.text("\ud83c.\udca1").toString());
        assertEquals("\"\\udca1\\ud83c\"", Data.text("\udca1\ud83c").toString());
        assertEquals("\"\ud83c\udca1\\udca1\"", Data.text("\ud83c\udca1\udca1").toString());
    }

    @Test
    void aFieldIsThereOnce() {
        Data.Builder builder = Data.fields().whole("a", 1);
        assertThrows(IllegalArgumentException.class, () -> builder.whole("a", 2));
    }

    @Test
    void aMapHasNoMoreFieldsThanAllowed() {
        Data.Builder builder = Data.fields();
        for (int i = 0; i < Data.MAX_FIELDS; i++) {
            builder.whole("f" + i, i);
        }
        assertThrows(IllegalArgumentException.class, () -> builder.whole("one more", 0));
        assertEquals(Data.MAX_FIELDS, ((Data.Fields) builder.build()).size());
    }

    @Test
    void dataIsNoDeeperThanAllowed() {
        Data deep = Data.text("");
        for (int i = 0; i < Data.MAX_DEPTH; i++) {
            deep = i % 2 == 0
                    ? Data.items(List.of(deep))
                    : Data.fields().put("", deep).build();
        }
        Data deepest = deep;
        assertEquals(Data.MAX_DEPTH, deepest.depth());
        assertThrows(IllegalArgumentException.class, () -> Data.items(List.of(deepest)));
        assertThrows(
                IllegalArgumentException.class,
                () -> Data.fields().put("", deepest).build());
    }

    @Test
    void whatWasHandedInMayChangeLater() {
        List<Data> list = new ArrayList<>(List.of(Data.whole(1)));
        Data items = Data.items(list);
        list.clear();
        assertEquals("[1]", items.toString());
        Data.Builder builder = Data.fields().whole("a", 1);
        Data fields = builder.build();
        builder.whole("b", 2);
        assertEquals("{\"a\":1}", fields.toString());
        assertNull(((Data.Fields) fields).get("b"));
    }
}
