package io.github.cardfold.cardfight.fact;

import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import org.junit.jupiter.api.Test;

/** Names, clans, nations and races as effects change them. */
class IdentitiesTest {
    private static Card text(String... abilities) {
        return TextCards.card(TEXT, abilities).withClans(Array.of("Kagero")).withRaces(Array.of("Elf"));
    }

    private static String cont(String effects) {
        return "{'cont': {'in': 'rc', 'effects': " + effects + "}}";
    }

    private static Player player(Card text, String... others) {
        return Table.empty(TextCards.rules(text, TextCards.card(OTHER, others)))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .hand(A, TestCards.GRADE_1)
                .turn(A, "9.9");
    }

    private static Array<String> words(Player player, Circle circle, Identity identity) {
        Position position = player.state().position();
        int place = circle.of(A);
        return Identities.of(position, position.objectAt(place, 0), place, identity);
    }

    private static final String COUNTS =
            "{'cont': {'in': 'rc', 'effects': {'gets': {'power': {'times': [1000, {'count': {'rear guards': {'are': %s}}}]}, 'of': 'vanguard'}}}}";

    @Test
    @Rule(jp = {"2.1.1.2", "2.2.2", "2.2.3.1", "2.3.2", "2.3.3", "2.14.2", "5.1.1", "11.11.1.6"})
    void whatACardGetsCountsLikeWhatIsPrinted() {
        for (String[] each : new String[][] {
            {"clan", "{'clan': 'Nova Grappler'}", "Nova Grappler"},
            {"nation", "{'nation': 'Zoo'}", "Zoo"},
            {"race", "{'race': 'Human'}", "Human"},
            {"race", "{'race': {'has': 'Drag'}}", "Abyss Dragon"},
            {"name", "{'name': 'Elder'}", "Elder"},
            {"name", "{'name': {'has': 'ld'}}", "Elder"},
            {"subtype", "{'subtype': 'song'}", "song"},
            {"special type", "{'special type': 'attire'}", "attire"},
        }) {
            player(text(COUNTS.replace("%s", each[1]))).power(A, Circle.FRONT_CENTER, 13000);
            player(
                            text(COUNTS.replace("%s", each[1])),
                            cont("{'gets': {'" + each[0] + "': '" + each[2] + "', 'of': 'rear guards'}}"))
                    .power(A, Circle.FRONT_CENTER, 15000);
        }
    }

    @Test
    @Rule(jp = {"2.3.3", "11.11.1.6"})
    void eachOfSeveralWordsCountsPrintedOrGot() {
        Array<String> races = Array.of("Dragon", "Elf", "Human");
        String got = races.map(each -> "{'gets': {'race': '" + each + "', 'of': 'rear guards'}}")
                .mkString("[", ", ", "]");
        for (String race : races) {
            String counts = COUNTS.replace("%s", "{'race': '" + race + "'}");
            player(text(counts).withRaces(races)).power(A, Circle.FRONT_CENTER, 14000);
            player(text(counts).withRaces(Array.empty()), cont(got)).power(A, Circle.FRONT_CENTER, 15000);
        }
    }

    @Test
    @Rule(jp = {"2.18.1", "2.18.2", "2.18.3"})
    void aFighterIconIsATagThatTextsAskFor() {
        Card text = text(COUNTS.replace("%s", "{'tag': 'aichi icon'}"));
        player(text).power(A, Circle.FRONT_CENTER, 13000);
        player(text.withTags(TreeSet.of("aichi icon", "other icon"))).power(A, Circle.FRONT_CENTER, 14000);
        player(text.withTags(TreeSet.of("other icon"))).power(A, Circle.FRONT_CENTER, 13000);
    }

    @Test
    @Rule(jp = "5.1.2#1")
    void theSameWordTwiceIsOne() {
        Player player = player(
                text(cont("{'gets': {'clan': 'Kagero'}}")),
                cont("[{'gets': {'clan': 'Narukami', 'of': 'rear guards'}},"
                        + " {'gets': {'clan': 'Narukami', 'of': 'rear guards'}}]"));
        assertEquals(Array.of("Kagero", "Narukami"), words(player, Circle.BACK_LEFT, Identity.CLAN));
        assertEquals(Array.of("Elf"), words(player, Circle.BACK_LEFT, Identity.RACE));
        assertEquals(Array.of(TEXT), words(player, Circle.BACK_LEFT, Identity.NAME));
    }

    /** Both rear-guards are of the clan by then, and one got it twice. */
    @Test
    @Rule(jp = "5.1.2#1")
    void theSameWordIsOneAmongThoseOfSeveralCards() {
        String twice = "[{'gets': {'clan': 'Narukami', 'of': 'rear guards'}}, {'gets': {'clan': 'Narukami', 'of':"
                + " 'rear guards'}}, {'gets': {'power': {'times': [1000, {'different': {'what': 'clan', 'of': 'rear"
                + " guards'}}]}}}]";
        player(text(cont("{'gets': {'grade': 0}}")), cont(twice)).power(A, Circle.BACK_RIGHT, 9000);
    }

    /** Each has got the other's clan as well, and is still the only one of its original clan. */
    @Test
    @Rule(jp = "5.1.3")
    void whatIsGotIsNotOriginal() {
        String asks = "[{'gets': {'clan': 'Kagero', 'of': 'rear guards'}}, {'gets': {'clan': 'Narukami', 'of': 'rear"
                + " guards'}}, {'gets': {'power': {'times': [1000,"
                + " {'count': {'rear guards': {'are': {'same': {'what': {'original': 'clan'}, 'as': 'vanguard'}}}}}]}}},"
                + " {'gets': {'power': {'times': [100, {'count': {'rear guards': {'are': {'same': {'what': {'original':"
                + " 'clan'}, 'as': 'this'}}}}}]}}}]";
        player(text(cont(asks))).power(A, Circle.BACK_LEFT, 8100);
    }

    @Test
    @Rule(jp = "5.1.2#1")
    void eachWordThatACardGetsCounts() {
        Player player = player(text(cont("[{'gets': {'clan': 'Narukami'}}, {'gets': {'clan': 'Gear'}}]")));
        assertEquals(
                Array.of("Gear", "Kagero", "Narukami"),
                words(player, Circle.BACK_LEFT, Identity.CLAN).sorted());
    }

    @Test
    @Rule(jp = {"11.11.1.3", "7.14.2"})
    void whoLosesWordsOfEachSortLosesThoseOfEachSort() {
        String gets = "{'gets': {'%s': '%s', 'of': 'rear guards'}}";
        String loses = "{'loses all': {'what': '%s', 'of': 'rear guards'}}";
        Player player = player(
                text(cont("[" + gets.formatted("clan", "Narukami") + ", " + gets.formatted("race", "Ghost") + "]")),
                cont("[" + loses.formatted("clan") + ", " + loses.formatted("race") + "]"));
        assertEquals(Array.empty(), words(player, Circle.BACK_LEFT, Identity.CLAN));
        assertEquals(Array.empty(), words(player, Circle.BACK_LEFT, Identity.RACE));
    }

    @Test
    @Rule(jp = {"11.11.1.3", "11.11.1.6"})
    void originalOnesAreLostBeforeAnyAreGot() {
        String also = cont("{'gets': {'clan': 'Narukami', 'of': 'rear guards'}}");
        Player original =
                player(text(also), cont("{'loses all': {'what': {'original': 'clan'}, 'of': 'rear guards'}}"));
        assertEquals(Array.of("Narukami"), words(original, Circle.BACK_LEFT, Identity.CLAN));
        Player all = player(text(also), cont("{'loses all': {'what': 'clan', 'of': 'rear guards'}}"));
        assertEquals(Array.empty(), words(all, Circle.BACK_LEFT, Identity.CLAN));
        Player earlier = player(
                text(cont("{'loses all': {'what': 'clan', 'of': 'rear guards'}}")),
                cont("{'gets': {'clan': 'Narukami', 'of': 'rear guards'}}"));
        assertEquals(Array.of("Narukami"), words(earlier, Circle.BACK_LEFT, Identity.CLAN));
    }

    @Test
    @Rule(jp = "11.11.3")
    void whoAsksForAWordWaitsForWhoGivesIt() {
        player(
                        text(cont("{'gets': {'power': 5000, 'of': {'rear guards': {'are': {'race': 'Human'}}}}}")),
                        cont("{'gets': {'race': 'Human', 'of': {'rear guards': {'are': {'clan': 'Gear'}}}}}"),
                        cont("{'gets': {'clan': 'Gear'}}"))
                .power(A, Circle.BACK_LEFT, 8000)
                .power(A, Circle.BACK_RIGHT, 13000);
    }

    @Test
    @Rule(jp = "5.1.2#2")
    void theSameAbilityTwiceCountsTwice() {
        String gives = "{'gets': {'ability': {'cont': {'effects': {'gets': {'power': 1000}}}}, 'of': 'vanguard'}}";
        player(text(cont(gives)), cont("[" + gives + ", {'gets': {'grade': 0}}]"))
                .power(A, Circle.FRONT_CENTER, 15000)
                .act("call", Zone.HAND, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = "11.11.7")
    void whoWatchesAZoneSeesACardAsTheEffectsOnThatZoneMakeIt() {
        Player player = player(
                text(cont("{'gets': {'race': 'Ghost', 'of': {'cards': 'drop'}}}")),
                "{'auto': {'in': 'rc', 'on': {'put': {'who': {'race': 'Ghost'}, 'to': 'drop'}}, 'then': 'soul charge'}}",
                "{'act': {'in': 'rc', 'cost': 'discard'}}".replace("}}", ", 'then': []}}"));
        player.activate(Circle.BACK_RIGHT).pick(Zone.HAND, TestCards.GRADE_1).draws(TestCards.GRADE_1);
        player.asked(A, "9.9.2").holds(A, Zone.SOUL, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = {"2.14.4#1", "2.2.3.1"})
    void aNationThatACardGetsCountsAsAnotherOneToo() {
        String got = "{'gets': {'nation': '%s', 'of': 'rear guards'}}";
        String counts = COUNTS.replace("%s", "{'nation': '%s'}");
        for (String nation : new String[] {"Brandt Gate", "Star Gate"}) {
            player(text(counts.formatted(nation)), cont(got.formatted("Brandt Gate")))
                    .power(A, Circle.FRONT_CENTER, 15000);
        }
        player(text(counts.formatted("Brandt Gate")), cont(got.formatted("Star Gate")))
                .power(A, Circle.FRONT_CENTER, 13000);
    }

    /** Three cards of the drop zone, of which a test finds those that belong there. */
    @Test
    @Rule(jp = {"2.2.4#1", "2.2.4#2", "2.2.5#1", "2.2.5#2"})
    void textsFindWhatBelongsToEveryClanAndNationByEachOfThemAndByNoRaceOrName() {
        assertEquals(2, found("{'clan': 'Nova Grappler'}"));
        assertEquals(2, found("{'nation': 'Zoo'}"));
        assertEquals(0, found("{'race': 'Human'}"));
        assertEquals(0, found("{'name': 'Elder'}"));
    }

    private static int found(String filter) {
        String counts = cont("{'gets': {'power': {'times': [1000, {'count': {'cards': {'in': 'drop', 'are': " + filter
                + "}}}]}, 'of': 'vanguard'}}");
        Card everywhere = TextCards.card(OTHER).withClans(Array.of("Cray Elemental"));
        Player player = Table.empty(TextCards.rules(text(counts), everywhere))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .in(A, Zone.DROP, OTHER, TestCards.ORDER, TestCards.GRADE_1)
                .turn(A, "9.9");
        return (player.fight().trait(A, Circle.FRONT_CENTER, Trait.POWER) - 13000) / 1000;
    }

    /** What follows from a nation follows from the print: who gets one gets no clan by it, who loses it keeps them. */
    @Test
    @Rule(jp = {"2.14.4#1", "2.14.4#2"})
    void aPrintedNationStandsForAnotherAndForItsClans() {
        Card plain = text(COUNTS.replace("%s", "{'nation': 'Star Gate'}")).withNations(Array.of("Brandt Gate"));
        player(plain).power(A, Circle.FRONT_CENTER, 14000);
        Card clans = text(COUNTS.replace("%s", "{'clan': 'Link Joker'}"));
        Card gate = clans.withNations(Array.of("Brandt Gate"));
        player(gate).power(A, Circle.FRONT_CENTER, 13000);
        player(gate.withClans(Array.empty())).power(A, Circle.FRONT_CENTER, 14000);
        player(gate.withClans(Array.empty()), cont("{'loses all': {'what': 'nation', 'of': 'rear guards'}}"))
                .power(A, Circle.FRONT_CENTER, 14000);
        player(clans.withClans(Array.empty()), cont("{'gets': {'nation': 'Brandt Gate', 'of': 'rear guards'}}"))
                .power(A, Circle.FRONT_CENTER, 13000);
    }
}
