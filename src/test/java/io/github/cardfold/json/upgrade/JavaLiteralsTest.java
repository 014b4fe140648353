package io.github.cardfold.json.upgrade;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.data.Data;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The JSON in Java sources is rewritten, and no other character changes. */
class JavaLiteralsTest {
    private static final UpgradeRules RULES = UpgradeRules.none()
            .term(
                    "instruction",
                    "draw",
                    term -> term.now("instruction", "take")
                            .with("how many", term.value("number"))
                            .data())
            .term("continuous", "grade", term -> Data.text("higher"));

    private static void rewrites(String before, String after) {
        assertEquals(after, JavaLiterals.rewritten(Path.of("X.java"), before, RULES));
    }

    @Test
    void literalsAndWhatStandsBetweenThem() {
        rewrites(
                "f(\"{'act': {'then': 'draw'}}\"); // {'act': 'draw'}",
                "f(\"{'act': {'then': {'take': {'how many': 1}}}}\"); // {'act': 'draw'}");
        rewrites(
                "g(x, \"{\\\"act\\\": \"\n  + \"\\\"draw\\\"}\" , '\"')",
                "g(x, \"{\\\"act\\\": {\\\"take\\\": {\\\"how many\\\": 1}}}\" , '\"')");
        rewrites(
                "\"{'act': {'when': \" + f(a, \"b\") + \", 'in': '\" + place + \"', 'then': {'draw': \" + n + \"}}}\" + y",
                "\"{'act': {'when': \" + f(a, \"b\") + \", 'in': '\" + place + \"', 'then': {'take': {'how many': \" + n + \"}}}}\" + y");
        rewrites("\"{'act': {'draw': %s}}\"", "\"{'act': {'take': {'how many': %s}}}\"");
    }

    @Test
    void blocksKeepTheirLines() {
        rewrites(
                "t(\"\"\"\n    {\"cards\": [{\"id\": \"draw\",\n     \"abilities\": [{\"act\":\n \"draw\"}]}]}\"\"\", %s);",
                "t(\"\"\"\n    {\"cards\": [{\"id\": \"draw\",\n     \"abilities\": [{\"act\":\n {\"take\": {\"how many\": 1}}}]}]}\"\"\", %s);");
    }

    @Test
    void whatIsNoTextOrCouldBeSeveralStays() {
        for (String same : new String[] {
            "\"draw\"",
            "\"{'act': \"",
            "\"{'x': 'draw'}\"",
            "'\\''",
            "/* \"{'act': 'draw'}\" */",
            "\"{'act': \\\"draw'}\""
        }) {
            rewrites(same, same);
        }
    }
}
