package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.data.Format;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CardsCheckTest {
    @TempDir
    private Path folder;

    private String pack(String cards) throws IOException {
        Path file = folder.resolve("mine.json");
        Files.writeString(
                file,
                "{\"format\": \"cardfold pack\", \"version\": " + Format.PACK.number()
                        + ", \"id\": \"mine\", \"pack version\": \"1\", \"cards\": [" + cards + "]}");
        return file.toString();
    }

    private static String card(String id, String abilities) {
        return "{\"id\": \"" + id + "\", \"name\": \"" + id + "\", \"grade\": 1, \"abilities\": [" + abilities + "]}";
    }

    @Test
    void theShippedPacksAreSound() {
        assertEquals(
                "vanilla: " + Packs.vanilla().cards().size() + " cards, nothing wrong\nnightfair: "
                        + Packs.nightfair().cards().size() + " cards, nothing wrong\n",
                Shell.done("cards", "check", "vanilla", "nightfair"));
    }

    private static final String DEFINED = "{\"name\": \"salute\", \"role\": \"ability\", \"body\": {\"auto\":"
            + " {\"on\": \"attack\", \"then\": \"%s\"}}, \"print\": \"salute\"}";

    private String defining(String definition, String cards) throws IOException {
        String file = pack(cards);
        Files.writeString(
                Path.of(file),
                Files.readString(Path.of(file))
                        .replace("\"cards\"", "\"definitions\": [" + definition + "], \"cards\""));
        return file;
    }

    @Test
    void definitionsAreCheckedBeforeTheCardsThatUseThem() throws IOException {
        String card = card("one", "\"salute\"");
        assertTrue(Shell.done("cards", "check", defining(DEFINED.formatted("draw"), card))
                .endsWith("1 card, nothing wrong\n"));
        Shell run = Shell.run("cards", "check", defining(DEFINED.formatted("drw"), card));
        assertEquals(
                "mine.json: $.definitions[0].body.auto.then: expected a kind of instruction, found \"drw\"; did you mean"
                        + " draw? in definition 'salute'",
                run.out().strip().substring(folder.toString().length() + 1));
        String twice = DEFINED.formatted("draw") + "," + DEFINED.formatted("stand");
        assertTrue(Shell.run("cards", "check", defining(twice, card))
                .out()
                .contains(
                        "$.definitions[1]: expected a definition of its own, found definition 'salute', but there are two"
                                + " kinds of ability named \"salute\""));
    }

    @Test
    void theSchemaOfAPackHasItsDefinitions() throws IOException {
        String file = defining(DEFINED.formatted("draw"), card("one", "\"salute\""));
        assertTrue(Shell.done("cards", "schema", file).contains("\"salute\""));
        assertTrue(Shell.done("cards", "schema", "nightfair").contains("\"limit break\""));
    }

    @Test
    void everyAbilityThatMakesNoSenseIsNamedWithItsPart() throws IOException {
        String file = pack(card("one", "{\"auto\": {\"on\": \"hit\", \"then\": \"draw\"}}") + ","
                + card(
                        "two",
                        "{\"auto\": {\"on\": \"stand\", \"then\": {\"retire\": \"$gone\"}}},"
                                + "{\"auto\": {\"on\": \"stand\", \"then\": \"draw\"}},"
                                + "{\"auto\": {\"on\": \"stand\", \"then\": {\"draw\": -1}}}")
                + "," + card("three", "{\"auto\": {\"on\": \"stand\", \"then\": {\"stand\": \"$lost\"}}}"));
        Shell run = Shell.run("cards", "check", file, "vanilla");
        assertEquals(Status.FAILED, run.status());
        List<String> lines = run.lines();
        assertEquals(4, lines.size(), run.out());
        assertTrue(lines.get(0).startsWith(file + ": two/1/") && lines.get(0).contains("$gone"), run.out());
        assertTrue(lines.get(1).startsWith(file + ": two/3/") && lines.get(1).contains("-1"), run.out());
        assertTrue(lines.get(2).startsWith(file + ": three/1/") && lines.get(2).contains("$lost"), run.out());
    }

    @Test
    void whatIsWrongOnlyAmongAllAbilitiesIsToldToo() throws IOException {
        String order = "{\"order\": {\"then\": \"draw\"}}";
        String file = pack("{\"id\": \"song\", \"name\": \"Song\", \"type\": \"order\", \"grade\": 1, \"abilities\": ["
                + order + "," + order + "]}");
        Shell run = Shell.run("cards", "check", file);
        assertEquals(Status.FAILED, run.status());
        assertTrue(run.out().contains("song/2") && run.out().contains("its second"), run.out());
    }

    @Test
    void whatCannotBeReadIsNamedWithItsPlace() throws IOException {
        Shell run =
                Shell.run("cards", "check", pack(card("one", "{\"auto\": {\"on\": \"hots\", \"then\": \"draw\"}}")));
        assertEquals(Status.FAILED, run.status());
        assertTrue(
                run.out().contains("$.cards[0].abilities[0].auto.on")
                        && run.out().contains("did you mean gets or hit?"),
                run.out());
    }

    @Test
    void aCardIsShownAsItIsPrinted() {
        String shown = Shell.done("cards", "show", "Hairpin Duelist");
        assertTrue(shown.startsWith("Hairpin Duelist [hairpin-duelist]\ngrade 2 unit, "), shown);
        assertTrue(shown.contains("\npower 10000, shield 5000, intercept\nAUTO "), shown);
        assertEquals(shown, Shell.done("cards", "show", "--pack", "nightfair", "hairpin-duelist"));
        assertEquals(
                "cardfold: there is no card 'Hairpin Dualist'; did you mean 'Hairpin Duelist'?",
                Shell.misused("cards", "show", "Hairpin Dualist"));
    }

    @Test
    void allCardsOfAPackAreShownOneAfterTheOther() {
        String shown = Shell.done("cards", "show", "--pack", "vanilla");
        assertEquals(
                Packs.vanilla().cards().size(),
                shown.lines().filter(line -> line.endsWith("]")).count());
    }
}
