package io.github.cardfold.cardfight.edition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.effect.Language;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class VocabularyTest {
    /** A line of the table in {@code docs/CARDS.md} for each role, with the names of all its kinds in order. */
    private static Array<String> table() {
        return Language.roles()
                .map(role -> "| `" + role.getSimpleName() + "` | "
                        + Vocabulary.LANGUAGE
                                .names(role)
                                .map(each -> "`" + each + "`")
                                .mkString(", ") + " |");
    }

    @Test
    void theListOfKindsIsComplete() throws IOException {
        String document = Files.readString(Path.of("docs", "CARDS.md"));
        assertEquals(
                table().mkString("\n"),
                table().map(row -> document.lines()
                                .filter(line -> line.startsWith(row.substring(0, row.indexOf("` |") + 3)))
                                .findFirst()
                                .orElse("missing"))
                        .mkString("\n"));
    }

    @Test
    void everyRoleHasKinds() {
        assertTrue(
                Language.roles().forAll(role -> Vocabulary.LANGUAGE.names(role).nonEmpty()));
    }
}
