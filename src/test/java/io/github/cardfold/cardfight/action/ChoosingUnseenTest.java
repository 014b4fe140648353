package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.SeenEvent;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Whoever chooses among cards without seeing them names a place, and chance says which card it is (ruling 411). */
@Rule(jp = {"4.6.2", "12.4.1"})
class ChoosingUnseenTest {
    private static final String THEIRS = "{'cards': {'in': 'hand', 'of': 'opponent'}}";

    private static Table table(String then) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': [" + then + "]}}"))
                .unit(B, Circle.FRONT_LEFT, TextCards.TEXT);
    }

    private static Player activated(Table table) {
        return table.turn(B, "9.9").activate(Circle.FRONT_LEFT);
    }

    private static String chosen(String number, String from) {
        return "{'choose': {'from': " + from + ", " + number + "}}, {'discard': '$it'}";
    }

    private static Player names(Player player, String what) {
        return player.answer(named(player, what));
    }

    private static Action named(Player player, String what) {
        return player.state()
                .answers()
                .find(each -> each.label().english().startsWith(what))
                .getOrElseThrow(() -> new AssertionError(what + ": "
                        + player.state().answers().map(each -> each.label().english())))
                .action();
    }

    /** A place is all that there is to name, so that nobody is asked. */
    @Test
    void theNextCardIsAnyOfThoseThatAreLeft() {
        activated(table(chosen("'exactly': 2", THEIRS)).hand(A, GRADE_0, GRADE_1, GRADE_2, GRADE_3))
                .asked(Seat.NATURE, "chance drawn")
                .offered("0", "1", "2", "3")
                .number(2)
                .offered("0", "1", "2")
                .number(1)
                .asked(B, "9.9.2")
                .holds(A, Zone.HAND, GRADE_1, GRADE_3);
    }

    @Test
    void aPlaceIsNamedOnceAsLongAsItHasUnseenCards() {
        Player player = activated(table(chosen("'up to': 3", THEIRS)).hand(A, GRADE_0, GRADE_1))
                .asked(B, "choose 1")
                .offered("pass", "A hand");
        names(player, "A hand").number(0).asked(B, "choose 1").offered("pass", "A hand");
        names(player, "A hand").asked(B, "9.9.2").holds(A, Zone.HAND);
    }

    @Test
    void eachOfTwoPlacesIsNamed() {
        Player player = activated(table("{'look': {'top': 2, 'by': 'opponent'}}, "
                                + chosen("'exactly': 2", "['$them', " + THEIRS + "]"))
                        .deck(B, GRADE_1, GRADE_1, GRADE_1)
                        .hand(A, GRADE_2, GRADE_3))
                .draws(GRADE_1, GRADE_1)
                .asked(B, "choose 1")
                .offered("A hand", "deck");
        names(player, "B deck").offered("0", "1").number(1).asked(B, "choose 1").offered("A hand", "deck");
        names(player, "A hand").offered("0", "1").number(0).asked(B, "9.9.2").holds(A, Zone.HAND, GRADE_3);
    }

    /** One card of the hand comes before those of the deck, and the other after them. */
    @Test
    void aPlaceIsNamedOnceInWhateverOrderItsCardsCome() {
        activated(table("{'choose': {'from': " + THEIRS
                                + ", 'as': 'first'}}, {'look': {'top': 2, 'by': 'opponent'}}, "
                                + chosen("'exactly': 1", "['$first', '$them', " + THEIRS + "]"))
                        .deck(B, GRADE_1, GRADE_1, GRADE_1)
                        .hand(A, GRADE_2, GRADE_3))
                .number(0)
                .draws(GRADE_1, GRADE_1)
                .asked(B, "choose 2")
                .offered("A hand", "deck");
    }

    @Test
    void whatTheChooserSeesIsNamedBeforeWhatIsUnseen() {
        activated(table(chosen("'exactly': 2", "[" + THEIRS + ", {'cards': 'hand'}]"))
                        .hand(A, GRADE_0, GRADE_1)
                        .hand(B, GRADE_2, GRADE_3))
                .asked(B, "choose 1")
                .offered("A hand", "grade-2 from hand", "grade-3 from hand")
                .pick(Zone.HAND, GRADE_3)
                .asked(Seat.NATURE, "chance drawn")
                .offered("0", "1")
                .number(0)
                .asked(B, "9.9.2")
                .holds(A, Zone.HAND, GRADE_1)
                .holds(B, Zone.HAND, GRADE_2);
    }

    @Test
    void whoChoosesFromTheHandOfTheMasterDoesNotSeeIt() {
        activated(table(chosen("'by': 'opponent'", "{'cards': 'hand'}")).hand(B, GRADE_0, GRADE_1))
                .asked(Seat.NATURE, "chance drawn")
                .offered("0", "1")
                .number(0)
                .holds(B, Zone.HAND, GRADE_1);
    }

    /** Each kind of a hand that was shown is named once, and again as long as there is another card of it. */
    @Test
    @Rule(jp = "7.10.1")
    void ofAHandThatWasShownEachKindIsNamed() {
        Player player = activated(table("{'reveal': " + THEIRS + "}, " + chosen("'exactly': 2", THEIRS))
                        .hand(A, GRADE_1, GRADE_2, GRADE_1, GRADE_2))
                .asked(B, "choose 1")
                .offered("grade-1 from A hand", "grade-2 from A hand");
        names(player, GRADE_1).offered("grade-1 from A hand", "grade-2 from A hand");
        names(player, GRADE_1).asked(B, "9.9.2").holds(A, Zone.HAND, GRADE_2, GRADE_2);
    }

    @Test
    void whatCameInSightOfAllIsNamedOnceWhereverItLies() {
        String then = "{'for each': {'of': {'cards': {'in': 'drop', 'of': 'opponent'}}, 'then': {'put': {'what': '$it',"
                + " 'to': 'hand', 'of': 'opponent'}}}}, ";
        activated(table(then + chosen("'exactly': 1", THEIRS)).in(A, Zone.DROP, GRADE_1, GRADE_2, GRADE_1))
                .asked(B, "choose 1")
                .offered("grade-1 from A hand", "grade-2 from A hand");
    }

    @Test
    void bothAreToldForWhomChanceDraws() {
        Player player = activated(table(chosen("'exactly': 1", THEIRS)).hand(A, GRADE_0, GRADE_1))
                .asked(Seat.NATURE, "chance drawn")
                .number(0);
        for (Seat seat : Array.of(A, B)) {
            assertEquals(
                    Array.of(Option.some(B)),
                    View.events(player.state(), seat)
                            .filter(each -> each.kind().equals("random"))
                            .map(SeenEvent::seat));
        }
    }

    private static Player chosenFromTheirDeck(String... drop) {
        String put = "{'put': {'what': {'cards': {'in': 'drop', 'of': 'opponent'}}, 'to': 'deck', 'of': 'opponent',"
                + " 'bottom': true, 'as': 'bottom'}}, ";
        return activated(table("{'look': {'top': 1, 'by': 'opponent', 'of': 'opponent', 'as': 'top'}}, " + put
                                + chosen("'up to': 1", "['$top', '$bottom']"))
                        .deck(A, GRADE_0, GRADE_0, GRADE_0)
                        .in(A, Zone.DROP, drop))
                .draws(GRADE_0)
                .until(B, "choose 1");
    }

    /** Which cards lie there the chooser knows, not in which order, and where one of a kind lies would tell. */
    @Test
    @Rule(jp = "4.1.10")
    void ofCardsThatLieInAnOrderOfTheirOwnersThePlaceIsNamed() {
        Player player = chosenFromTheirDeck(GRADE_1, GRADE_2, GRADE_1, GRADE_2).offered("pass", "A deck");
        names(player, "A deck").asked(Seat.NATURE, "chance drawn").offered("0", "1", "2", "3", "4");
    }

    @Test
    @Rule(jp = "4.1.10")
    void aSingleCardIsNamedWhereItLiesAndSoAreCardsThatAreAlike() {
        chosenFromTheirDeck(GRADE_1).offered("pass", "grade-1 from A deck", "A deck");
        chosenFromTheirDeck(GRADE_1, GRADE_1).offered("pass", "grade-1 from A deck", "grade-1 from A deck", "A deck");
    }

    /** A hand of which nothing is known tells whoever has an order for it nothing to choose by. */
    @Test
    @Rule(jp = "11.8.6")
    void nobodyIsAskedInWhatOrderUnseenCardsOfOnePlaceCome() {
        String then = "{'for each': {'in any order': true, 'of': %s, 'then': {'discard': '$it'}}}";
        activated(table(then.formatted(THEIRS)).hand(A, GRADE_0, GRADE_1, GRADE_2))
                .asked(Seat.NATURE, "chance drawn")
                .offered("0", "1", "2")
                .number(2)
                .offered("0", "1")
                .number(0)
                .asked(B, "9.9.2");
    }
}
