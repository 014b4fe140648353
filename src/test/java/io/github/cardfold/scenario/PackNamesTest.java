package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.json.PackJson;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which cards a scenario plays with. */
class PackNamesTest {
    @TempDir
    Path folder;

    private ScenarioReport run(String pack, String hand) throws IOException {
        Path inside = Files.createDirectories(folder.resolve("scenarios"));
        Files.writeString(inside.resolve("x.json"), """
                {"version": 3, "name": "x", "pack": %s, "start": "9.9",
                 "table": {"A": {"vanguard": "%s", "hand": %s, "deck": "5 %s"},
                           "B": {"vanguard": "%s", "deck": "5 %s"}},
                 "begin": {"asked": "A 9.9.2"}}""".formatted(
                        pack, first(hand), hand, first(hand), first(hand), first(hand)));
        return Scenarios.run(ScenarioFile.at(inside));
    }

    private static String first(String hand) {
        return hand.replaceFirst("^[^\"]*\"", "").replaceFirst("\".*", "");
    }

    private static void write(Path path, String text) throws IOException {
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private static String pack(String id, String card) {
        Card owl = Card.builder().id(card).name(card).grade(1).build();
        return PackJson.write(
                Pack.builder().id(id).version("1").cards(Array.of(owl)).build());
    }

    private static String table(String id, String card) {
        return "pack\t" + id + "\t1\nid\tname\tgrade\n" + card + "\t" + card + "\t1\n";
    }

    private static void assertPassed(ScenarioReport report) {
        assertEquals("1 passed, 0 failed", report.summary(), report::text);
    }

    private static void assertRefused(String path, String reason, ScenarioReport report) {
        Failure failure = report.verdicts().single().failures().single();
        assertEquals(path, failure.path(), failure::text);
        assertTrue(failure.text().contains(reason), failure::text);
    }

    @Test
    void severalShippedPacksGoTogether() throws IOException {
        assertPassed(run("[\"practice\", \"nightfair\"]", "[\"squire\", \"hairpin-duelist\"]"));
        assertPassed(run("[\"nightfair\", \"practice\"]", "[\"hairpin-duelist\", \"squire\"]"));
        assertRefused("$.pack", "'cadet'", run("[\"practice\", \"practice\"]", "[\"squire\"]"));
    }

    @Test
    void packFilesLieBesideTheScenarioOrBelow() throws IOException {
        write(folder.resolve("scenarios/birds.pack.json"), pack("birds", "owl"));
        write(folder.resolve("scenarios/more/beasts.tsv"), table("beasts", "yak"));
        assertPassed(run("\"birds.pack.json\"", "[\"owl\"]"));
        assertPassed(run("[\"practice\", \"birds.pack.json\", \"more/beasts.tsv\"]", "[\"squire\", \"owl\", \"yak\"]"));
    }

    @Test
    void withPracticeAmongThemTheTableHasItsDefaults() {
        String text = "{\"version\": 3, \"name\": \"x\", \"pack\": [\"vanilla\", \"practice\"], \"start\": \"9.9\","
                + " \"begin\": {\"zones\": {\"A vanguard\": \"champion\"}}}";
        assertPassed(Scenarios.run(Array.of(new ScenarioFile("x", text))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../out.pack.json",
                "below/../../out.pack.json",
                "./../scenarios/../out.pack.json",
                "link.pack.json",
                "linked/out.pack.json",
                "gone.pack.json",
                "folder.pack.json",
                "..\\\\out.pack.json",
                "/etc/hosts.tsv",
                "\\u0000.tsv",
            })
    void nothingOutsideOfTheFolderIsRead(String path) throws IOException {
        Path inside = folder.resolve("scenarios");
        write(folder.resolve("out.pack.json"), pack("birds", "owl"));
        Files.createDirectories(inside.resolve("folder.pack.json"));
        Files.createDirectories(inside.resolve("below"));
        Files.createSymbolicLink(inside.resolve("link.pack.json"), folder.resolve("out.pack.json"));
        Files.createSymbolicLink(inside.resolve("linked"), folder);
        assertRefused("$.pack", "the path of a file in or below the folder", run("\"" + path + "\"", "[\"owl\"]"));
    }

    @Test
    void aPackWithProblemsIsRefusedWithTheFirst() throws IOException {
        write(folder.resolve("scenarios/birds.pack.json"), pack("birds", "owl").replace("\"grade\":1", "\"grade\":-1"));
        assertRefused("$.pack", "grade", run("\"birds.pack.json\"", "[\"owl\"]"));
        write(folder.resolve("scenarios/beasts.tsv"), table("beasts", "YAK"));
        assertRefused("$.pack[1]", "lower-case", run("[\"practice\", \"beasts.tsv\"]", "[\"squire\"]"));
    }

    @Test
    void aTextThatLiesNowhereHasNoFilesBesideIt() {
        String text =
                "{\"version\": 3, \"name\": \"x\", \"pack\": \"birds.pack.json\", \"start\": \"9.9\", \"begin\": {\"turn\": \"A 3\"}}";
        assertRefused("$.pack", "no folder", Scenarios.run(Array.of(new ScenarioFile("x", text))));
    }

    @Test
    void aFolderIsRunToItsEndWhateverItsFilesAre() throws IOException {
        Path inside = Files.createDirectories(folder.resolve("scenarios"));
        write(
                inside.resolve("a.json"),
                "{\"version\": 3, \"name\": \"a\", \"start\": \"9.9\", \"play\": [{\"do\": {}}]}");
        Files.write(
                inside.resolve("b.json"), "{\"version\": 3, \"name\": \"é\"}".getBytes(StandardCharsets.ISO_8859_1));
        write(
                inside.resolve("c.json"),
                "{\"version\": 3, \"name\": \"c\", \"start\": \"9.9\", \"begin\": {\"turn\": \"A 3\"}}");
        write(
                inside.resolve("d.json"),
                "{\"version\": 3, \"name\": \"d\", \"start\": \"9.9\", \"play\": [{\"refused\": {}}]}");
        write(inside.resolve("e.json"), "[");
        ScenarioReport report = Scenarios.run(ScenarioFile.at(inside));
        assertEquals("1 passed, 4 failed", report.summary());
        assertEquals(
                Array.of("$.play[0].do", "$", "$.play[0].refused", "$"),
                report.verdicts().flatMap(Verdict::failures).map(Failure::path));
    }

    @Test
    void aDefectOfTheLibraryFailsTheFileItShowsItselfIn() {
        ScenarioRules broken = ScenarioRules.standard().with(Additions.of(builder -> {
            throw new UnsupportedOperationException("a plugin's own");
        }));
        String fine = "{\"version\": 3, \"name\": \"c\", \"start\": \"9.9\", \"begin\": {\"turn\": \"A 3\"}}";
        ScenarioReport report =
                Scenarios.run(Array.of(new ScenarioFile("a", fine), new ScenarioFile("b", fine)), broken);
        assertEquals("0 passed, 2 failed", report.summary());
        assertTrue(report.text().contains("a plugin's own at io.github"), report::text);
    }
}
