package io.github.cardfold.cardfight.edition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Term;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class VocabularyTest {
    /** A line of the table in {@code docs/CARDS.md} for each kind: its name, its role, its components. */
    private static String row(Class<? extends Term> role, String name) {
        Array<String> components = name.matches("[a-z ]+") ? Vocabulary.LANGUAGE.components(role, name) : Array.empty();
        return "| `" + name + "` | `" + role.getSimpleName() + "` |"
                + components.map(each -> " " + each).mkString(",") + " |";
    }

    @Test
    void theListOfKindsIsComplete() throws IOException {
        String document = Files.readString(Path.of("docs", "CARDS.md"));
        Array<String> table =
                Language.roles().flatMap(role -> Vocabulary.LANGUAGE.names(role).map(name -> row(role, name)));
        assertEquals(
                table.sorted().mkString("\n"),
                Array.ofAll(document.lines().filter(each -> each.matches("\\| `.*` \\| `.*` \\|.*")))
                        .sorted()
                        .mkString("\n"));
    }

    @Test
    void everyRoleHasKinds() {
        assertTrue(
                Language.roles().forAll(role -> Vocabulary.LANGUAGE.names(role).nonEmpty()));
    }

    @Test
    @Rule(jp = {"11.1.1", "11.1.1.5"})
    void theKindsOfAbilitiesAreThoseOfTheRulesAndTriggersAreIcons() {
        assertEquals(
                Array.of("act", "additional effect", "auto", "cont", "keyword", "order"),
                Vocabulary.LANGUAGE.names(Ability.class));
        assertEquals(
                Array.empty(),
                TestCards.PACK.card(TestCards.trigger("critical")).get().abilities());
    }
}
