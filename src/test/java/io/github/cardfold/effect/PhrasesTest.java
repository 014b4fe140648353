package io.github.cardfold.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.grammar.Grammar;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.json.PackJson;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which texts of the game's language are written by phrases, and how the same English is read. */
class PhrasesTest {
    private static final Path TEXTS = Path.of("src", "test", "resources", "texts.txt");
    private static final Path SCENARIOS = Path.of("examples", "scenarios");
    private static final int LEAST_IN_SCENARIOS = 300;

    private static final Language SHIPPED = Packs.language();
    private static final Grammar GRAMMAR = Vocabulary.LANGUAGE.grammar();

    private static Ability json(String text) {
        return Vocabulary.LANGUAGE.read(Ability.class, DataJson.read(text.replace('\'', '"')));
    }

    private static void isRead(String english, String json) {
        Ability ability = json(json);
        assertEquals(english, ability.english());
        assertEquals(GRAMMAR.normal(ability), GRAMMAR.read(Ability.class, english));
    }

    @Test
    void everyKindHasPhrases() {
        assertEquals(Array.empty(), GRAMMAR.mute());
    }

    @Test
    void everyComponentOfAKindWithPhrasesIsSaid() {
        assertEquals(Array.empty(), GRAMMAR.unsaid());
    }

    @Test
    void anAbilityIsReadFromItsEnglish() {
        isRead(
                "ACT [(RC)] [1/turn]: Look at the top two cards of your deck, then choose up to one of those cards, then"
                        + " reveal that card. If that card is there, draw a card."
                                .replace("that card is there", "you do"),
                "{'act': {'in': 'rc', 'limit': 'turn', 'then': [{'look': 2}, {'choose': {'from': '$them', 'up to':"
                        + " 1}}, {'reveal': '$it'}, {'if': {'when': '$it', 'then': 'draw'}}]}}");
        isRead(
                "ACT [(VC)] [1/fight]: Play this only if it is your turn and you have two or more other resting"
                        + " rear-guards. Draw two cards.",
                "{'act': {'in': 'vc', 'limit': 'fight', 'when': ['turn', {'exists': {'of': {'rear guards':"
                        + " {'are': ['other', 'resting']}}, 'at least': 2}}], 'then': {'draw': 2}}}");
        isRead(
                "[divine skill] ACT [drop zone]: Reveal this card.",
                "{'act': {'in': 'drop', 'limit': 'divine skill', 'then': {'reveal': 'this'}}}");
    }

    @Test
    void anEventIsReadFromItsEnglish() {
        isRead(
                "AUTO [(RC)]: When this unit's attack hits a unit on (VC), draw a card.",
                "{'auto': {'in': 'rc', 'on': {'hit': {'whom': {'lies in': 'vc'}}}, 'then': 'draw'}}");
        isRead(
                "AUTO [(RC)]: When the attack of a unit that is boosted by this unit hits for the second time this turn,"
                        + " draw a card.",
                "{'auto': {'in': 'rc', 'on': {'hit': {'who': {'boosted': 'this'}, 'time': 2, 'in': 'turn'}}, 'then':"
                        + " 'draw'}}");
        isRead(
                "AUTO [(RC)]: At the beginning of your or your opponent's end phase, draw a card.",
                "{'auto': {'in': 'rc', 'on': {'begins': {'phase': 'end phase', 'of': ['you', 'opponent']}}, 'then':"
                        + " 'draw'}}");
        isRead(
                "AUTO: When a unit attacks this unit or this unit is retired by an effect of your opponent's grade 3"
                        + " card, draw a card.",
                "{'auto': {'on': [{'attack': {'who': [], 'whom': 'this'}}, {'retire': {'cause': 'effect', 'whose':"
                        + " 'opponent', 'source': {'grade': 3}}}], 'then': 'draw'}}");
        isRead(
                "AUTO [(VC)]: When another card is put into the drop zone from (RC), two or more at once, reveal those"
                        + " cards.",
                "{'auto': {'in': 'vc', 'on': {'put': {'who': 'other', 'from': 'rc', 'to': 'drop', 'at once': 2, 'as':"
                        + " 'fallen'}}, 'then': {'reveal': '$fallen'}}}");
    }

    @Test
    void historyIsReadFromItsEnglish() {
        isRead(
                "ACT [(RC)]: Play this only if this unit's attack hit a unit on (VC) two or more times this turn. Draw a"
                        + " card.",
                "{'act': {'in': 'rc', 'when': {'happened': {'what': {'hit': {'whom': {'lies in': 'vc'}}}, 'at least':"
                        + " 2}}, 'then': 'draw'}}");
        isRead(
                "ACT [(RC)]: Reveal your rear-guards that were placed on (RC) this turn, then reveal your rear-guards"
                        + " whose attack did not hit this turn.",
                "{'act': {'in': 'rc', 'then': [{'reveal': {'rear guards': {'are': {'did': {'placed': {'to': 'rc'}}}}}},"
                        + " {'reveal': {'rear guards': {'are': {'did': 'does not hit'}}}}]}}");
        isRead(
                "ACT [(RC)]: Draw (the number of times you drew a card this fight) cards.",
                "{'act': {'in': 'rc', 'then': {'draw': {'how often': {'what': 'draw', 'in': 'fight'}}}}}");
    }

    @Test
    void whatMayBeDoneIsReadFromItsEnglish() {
        isRead(
                "CONT [(RC)]: Units of your opponent can attack only this unit, this unit may attack from the back row"
                        + " and your vanguard cannot be attacked.",
                "{'cont': {'in': 'rc', 'effects': [{'must': {'attack': {'of': 'opponent', 'whom': 'this'}}}, {'may':"
                        + " {'attack': {'who': 'this', 'from': 'back row'}}}, {'cannot': {'attack': {'whom':"
                        + " 'vanguard'}}}]}}");
        isRead(
                "CONT [(VC)]: Your opponent must call two or more cards at once to (GC), grade 3 cards of your"
                        + " opponent cannot be moved from the hand to the drop zone and no damage is dealt to your vanguard.",
                "{'cont': {'in': 'vc', 'effects': [{'must': {'call': {'of': 'opponent', 'to': 'gc', 'at once': 2}}},"
                        + " {'cannot': {'move': {'are': {'grade': 3}, 'from': 'hand', 'to': 'drop', 'of':"
                        + " 'opponent'}}}, {'cannot': {'damage': 'you'}}]}}");
    }

    @Test
    void movesAreReadFromTheirEnglish() {
        isRead(
                "ACT [(VC)]: Search your deck for up to one grade 3 card, then call that card to open (RC) in the back row"
                        + " at rest, then shuffle your deck.",
                "{'act': {'in': 'vc', 'then': [{'search deck': {'are': {'grade': 3}}}, {'call': {'what': '$it',"
                        + " 'circles': ['open', 'back row'], 'resting': true}}, 'shuffle deck']}}");
        isRead(
                "ACT [(RC)]: Move this unit to another open (RC). If you went second, your opponent heals two damage.",
                "{'act': {'in': 'rc', 'then': [{'move': {'circles': 'open'}}, {'if': {'when': {'went first':"
                        + " 'opponent'}, 'then': {'heal': {'number': 2, 'of': 'opponent'}}}}]}}");
    }

    /** Two texts that differ only in where the last words belong. */
    private static void areToldApart(String one, String other) {
        String first = json(one).english();
        String second = json(other).english();
        assertEquals(first.replaceAll("[()]", ""), second.replaceAll("[()]", ""));
        isRead(first, one);
        isRead(second, other);
    }

    @Test
    void bracketsTellWhereTheLastWordsBelong() {
        areToldApart(
                "{'act': {'then': {'choose': {'from': {'some': {'of': 'rear guards', 'up to': 2, 'different':"
                        + " 'grade'}}, 'exactly': 1}}}}",
                "{'act': {'then': {'choose': {'from': {'some': {'of': 'rear guards', 'up to': 2}}, 'exactly': 1,"
                        + " 'different': 'grade'}}}}");
        areToldApart(
                "{'cont': {'when': [{'happened': {'what': 'hit', 'in': {'until': {'attack': {'when': 'turn'}}}}},"
                        + " 'went first'], 'effects': {'gets': {'drive': 1}}}}",
                "{'cont': {'when': {'happened': {'what': 'hit', 'in': {'until': {'attack': {'when': ['turn', 'went"
                        + " first']}}}}}, 'effects': {'gets': {'drive': 1}}}}");
        areToldApart(
                "{'cont': {'effects': {'does not activate': {'when': {'attack': {'time': 2, 'in': {'while':"
                        + " ['turn', {'are': {'cards': 'this', 'all': {'in state': 'storm'}}}]}}}}}}}",
                "{'cont': {'effects': [{'does not activate': {'when': {'attack': {'time': 2, 'in': {'while':"
                        + " 'turn'}}}}}, {'in state': 'storm'}]}}");
    }

    @Test
    void aTagBelongsToTheLastPartThatCouldBearItUnlessThatStandsInBrackets() {
        String text =
                "{'auto': {'on': {'attack': {'who': [], 'whom': {'same': {'what': 'race', 'as': {'some': {'of': 'rear"
                        + " guards', 'up to': 2%s}}}}%s}}, 'then': [{'choose': {'from': 'rear guards', 'as': 'one'}},"
                        + " {'choose': {'from': 'rear guards', 'exactly': 2, 'as': 'two'}}, {'stand': '$struck'}]}}";
        String attacker = text.formatted("", ", 'as': 'struck'");
        String among = text.formatted(", 'as': 'struck'", "");
        areToldApart(attacker, among);
        assertTrue(
                json(attacker).english().contains("(up to two of your rear-guards) (#1)"),
                json(attacker).english());
        assertTrue(
                json(among).english().contains("as up to two of your rear-guards (#1)"),
                json(among).english());
    }

    @Test
    void placesThatAPhraseDividesAreReadInItsOrder() {
        isRead(
                "CONT: Your units may be turned on (VC) in the drop zone.",
                "{'cont': {'effects': {'may': {'turn': {'who': 'units', 'from': ['drop', 'vc']}}}}}");
    }

    @Test
    void definitionsAreReadAsTheyArePrinted() {
        TermDefinition levy = TermDefinition.read(Reading.of(DataJson.read(
                ("{'name': 'levy', 'role': 'ability', 'parameters': {'number': 'value', 'of': {'type': 'filter', 'default':"
                                + " 'resting'}, 'at once': 'truth'}, 'body': {'auto': {'on': {'attack': {'who':"
                                + " '$?of'}}, 'then': {'draw': {'number': '$?number', 'up to': '$?at once'}}}},"
                                + " 'print': 'levy <{number}> / or #now#'}")
                        .replace('\'', '"')
                        .replace("#", "\\\""))));
        Language language = Vocabulary.LANGUAGE.with(levy);
        Ability ability = language.read(
                Ability.class, DataJson.read("{\"levy\": {\"number\": 2, \"of\": \"standing\", \"at once\": true}}"));
        String english = language.grammar().write(ability);
        assertEquals(language.grammar().normal(ability), language.grammar().read(Ability.class, english), english);
        assertEquals(ability, language.read(Ability.class, language.write(ability)));
    }

    private static void isReadAgain(Grammar grammar, Ability ability) {
        String english = grammar.write(ability);
        assertEquals(grammar.normal(ability), grammar.read(Ability.class, english), english);
    }

    @Test
    void everyTextOfAShippedCardIsReadAgain() {
        for (Pack pack : Packs.all()) {
            Grammar grammar = pack.language(SHIPPED).grammar();
            pack.cards().flatMap(Card::abilities).forEach(each -> isReadAgain(grammar, each));
        }
    }

    @Test
    void everySampleTextIsReadAgain() throws IOException {
        for (String line : Files.readAllLines(TEXTS)) {
            if (line.startsWith("{")) {
                isReadAgain(GRAMMAR, Vocabulary.LANGUAGE.read(Ability.class, DataJson.read(line)));
            }
        }
    }

    @Test
    void everyTextOfAScenarioIsReadAgain() throws IOException {
        int texts = 0;
        for (Path file : files()) {
            Data scenario = DataJson.read(Files.readString(file));
            Language language = SHIPPED;
            for (Data definition : lists(scenario, "definitions")) {
                language = language.with(TermDefinition.read(Reading.of(definition)));
            }
            for (Data ability : lists(scenario, "abilities")) {
                isReadAgain(language.grammar(), language.read(Ability.class, ability));
                texts++;
            }
        }
        assertTrue(texts >= LEAST_IN_SCENARIOS, texts + " texts");
    }

    private static Array<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(SCENARIOS)) {
            return Array.ofAll(all.filter(each -> each.toString().endsWith(".json")));
        }
    }

    /** Returns what stands in all lists of a name, however deep. */
    private static Array<Data> lists(Data data, String name) {
        if (data instanceof Data.Items items) {
            return items.values().flatMap(each -> lists(each, name));
        }
        return data instanceof Data.Fields fields
                ? Array.range(0, fields.size())
                        .flatMap(i -> fields.name(i).equals(name) && fields.value(i) instanceof Data.Items items
                                ? items.values()
                                : lists(fields.value(i), name))
                : Array.empty();
    }

    @Test
    void whatACardBecomesIsOneIfWhatItWasIsOne() {
        isRead(
                "AUTO [(VC)]: When this unit attacks, choose one of the cards in your hand, then call that card to (RC),"
                        + " then stand that unit.",
                "{'auto': {'in': 'vc', 'on': 'attack', 'then': [{'choose': {'cards': 'hand'}}, {'call': {'what': '$it',"
                        + " 'as': 'called'}}, {'stand': '$called'}]}}");
        isRead(
                "AUTO [(VC)]: When this unit attacks, choose up to two of the cards in your hand, then call those cards to"
                        + " (RC), then stand those units.",
                "{'auto': {'in': 'vc', 'on': 'attack', 'then': [{'choose': {'from': {'cards': 'hand'}, 'up to': 2}},"
                        + " {'call': {'what': '$it', 'as': 'called'}}, {'stand': '$called'}]}}");
        isRead(
                "AUTO [(VC)]: When this unit attacks (#1), choose one of the cards in your hand, then call that card to"
                        + " (RC), then stand #1.",
                "{'auto': {'in': 'vc', 'on': {'attack': {'as': 'striker'}}, 'then': [{'choose': {'cards': 'hand'}},"
                        + " {'call': {'what': '$it', 'as': 'called'}}, {'stand': '$striker'}]}}");
    }

    @Test
    void anAbilityMayBeATextInAPack() {
        String english = "ACT [(RC)]: If it is your turn, draw a card.";
        String pack =
                ("{'format': 'cardfold pack', 'version': 2, 'id': 'test', 'pack version': '1', 'cards': [{'id': 'scout', 'name':"
                                + " 'Scout', 'grade': 1, 'abilities': ['%s']}]}")
                        .replace('\'', '"');
        Card card = PackJson.read("pack", pack.formatted(english)).get().cards().head();
        assertEquals(english, card.abilities().head().english());
        assertEquals(
                json("{'act': {'in': 'rc', 'then': {'if': {'when': 'turn', 'then': 'draw'}}}}"),
                card.abilities().head());
        String wrong = PackJson.read("pack", pack.formatted(english.replace("draw", "drow")))
                .getLeft()
                .head()
                .toString();
        assertTrue(wrong.contains("line 1, column 33"), wrong);
        assertTrue(wrong.contains("did you mean draw"), wrong);
    }

    @Test
    void aGrantedAbilityMayBeATextToo() {
        Ability plain = json("{'cont': {'effects': {'gets': {'ability': {'act': {'then': 'draw'}}}}}}");
        assertEquals(plain, json("{'cont': {'effects': {'gets': {'ability': 'ACT: Draw a card.'}}}}"));
    }

    @Test
    void theNameOfAKindIsNoEnglish() {
        assertThrows(StateFormatException.class, () -> Vocabulary.LANGUAGE.read(Ability.class, Data.text("auto")));
        assertThrows(StateFormatException.class, () -> Vocabulary.LANGUAGE.read(Ability.class, Data.text("$it")));
    }
}
