package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.SENTINEL;
import static io.github.cardfold.kernel.table.Seat.A;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.table.Handle;
import io.vavr.collection.Array;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which sets of cards a search may find, of all there are, and in how many ways. */
class SearchedSetsTest {
    private static final Array<String> DECK = Array.of(GRADE_1, GRADE_1, SENTINEL);
    private static final Array<String> SEEN = Array.of("drop zone 0", "drop zone 1", "drop zone 2", "soul 0");
    private static final Array<String> HIDDEN = DECK.map("deck "::concat).append("hand 0");

    @ParameterizedTest
    @Rule(jp = {"7.11.2", "7.11.3", "7.11.4"})
    @CsvSource({"1, 'drop', 'hand', 'soul'", "3, 'soul', 'drop', 'hand'", "6, 'hand', 'soul', 'drop'"})
    void eachSetOfTheRuleIsFoundInOneOrder(int number, String first, String second, String third) {
        for (int exactly = number; exactly < number + 3; exactly++) {
            State state = searching("'exactly': " + exactly, Array.of(first, second, third));
            int size = exactly;
            assertEquals(
                    sets().filter(each -> each.size() == size || each.size() < size && each.containsAll(SEEN))
                            .map(each -> each.mkString(", "))
                            .sorted(),
                    found(state, Array.empty())
                            .map(each -> each.sorted().mkString(", "))
                            .sorted());
        }
    }

    @ParameterizedTest
    @Rule(jp = "7.11.3")
    @CsvSource({"1", "3", "9"})
    void upToANumberIsAnySetOfNoMore(int most) {
        State state = searching("'up to': " + most, Array.of("drop", "hand", "soul"));
        assertEquals(
                sets().filter(each -> each.size() <= most)
                        .map(each -> each.mkString(", "))
                        .sorted(),
                found(state, Array.empty())
                        .map(each -> each.sorted().mkString(", "))
                        .sorted());
    }

    /** All sets of what may be found, those that differ in copies in the deck being one. */
    private static Array<Array<String>> sets() {
        Array<String> all = HIDDEN.appendAll(SEEN).sorted();
        return Array.range(0, 1 << all.size())
                .map(bits -> all.zipWithIndex()
                        .filter(each -> (bits >> each._2 & 1) == 1)
                        .map(each -> each._1))
                .distinct();
    }

    /** What is found in each way to go on with the search. */
    private static Array<Array<String>> found(State state, Array<String> before) {
        if (!state.decision().map(Decision::purpose).contains(Purposes.SEARCH)) {
            return Array.of(before);
        }
        return Array.ofAll(state.legalActions())
                .flatMap(each -> found(
                        state.step(each),
                        each.shape() == Action.Shape.PASS ? before : before.append(named(state, each.handle()))));
    }

    private static String named(State state, Handle card) {
        Zone zone =
                Array.of(Zone.values()).find(each -> each.of(A) == card.place()).get();
        return zone == Zone.DECK
                ? "deck "
                        + Field.card(state.position(), state.position().objectAt(card.place(), card.index()))
                                .id()
                : zone.label() + " " + card.index();
    }

    private static State searching(String number, Array<String> zones) {
        String or = zones.map(each -> "'" + each + "'").mkString("[", ", ", "]");
        String search = "{'search deck': {" + number + ", 'or': " + or + ", 'are': {'grade': 1}}}";
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': " + search + "}}"))
                .unit(A, Circle.FRONT_LEFT, TextCards.TEXT)
                .deck(A, DECK.append(GRADE_0).toJavaArray(String[]::new))
                .hand(A, SENTINEL)
                .in(A, Zone.DROP, GRADE_1, SENTINEL, GRADE_1)
                .in(A, Zone.SOUL, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .state();
    }
}
