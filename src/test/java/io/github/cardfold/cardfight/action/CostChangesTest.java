package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Effects on the costs of others: taken away, raised, lowered, told, paid by the other fighter. */
class CostChangesTest {
    private static final String BLAST =
            "{'act': {'in': 'rc', 'cost': {'soul blast': 2}, 'then': {'apply': {'effects': {'gets':"
                    + " {'power': 1000}}, 'lasting': 'turn'}}}}";

    private static Table table(String text, String other) {
        return table(A, text, other);
    }

    private static Table table(Seat master, String text, String other) {
        return Table.empty(TextCards.rules(TextCards.card(TEXT, text), TextCards.card(OTHER, other)))
                .unit(master, Circle.FRONT_LEFT, TEXT);
    }

    private static Action activation(Circle circle) {
        return Action.act(A, "activate", new Handle(circle.of(Seat.A), 0));
    }

    @Test
    @Rule(jp = {"7.21.1", "11.7.2"})
    void aCostThatIsTakenAwayIsPaidByMerelySayingSo() {
        Table table = table(BLAST, "{'cont': {'in': 'rc', 'effects': {'costs nothing': {'rear guards': {}}}}}");
        table.turn(A, "9.9").refused(activation(Circle.FRONT_LEFT));
        table(BLAST, "{'cont': {'in': 'rc', 'effects': {'costs nothing': {'rear guards': {}}}}}")
                .unit(A, Circle.BACK_LEFT, OTHER)
                .in(A, Zone.SOUL, GRADE_1, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .asked(A, "9.9.2")
                .holds(A, Zone.SOUL, GRADE_1, GRADE_1)
                .power(A, Circle.FRONT_LEFT, 9000);
    }

    /** What an effect says of an order in the hand holds while it is played, though it lies in the order area. */
    @Test
    @Rule(jp = {"7.21.1", "7.28.1", "11.8.2.2", "11.8.2.4"})
    void theCostOfAnOrderIsWhatItIsWhereItIsPlayedFrom() {
        Card order = TextCards.like(
                TestCards.ORDER, "dear", "{'order': {'cost': {'soul blast': 2}, 'then': 'soul charge'}}");
        String hand = "{'cards': {'in': 'hand', 'are': {'main type': 'order'}}}";
        String number = "{'gets': {'number of': {'soul blast': -1}, 'of': " + hand + "}}";
        String free = "{'costs nothing': " + hand + "}";
        for (int blasted = 0; blasted < 2; blasted++) {
            String effect = blasted == 0 ? free : number;
            Table table = priced(order, effect);
            table.in(A, Zone.SOUL, GRADE_0)
                    .turn(A, "9.9")
                    .act("play", Zone.HAND, "dear")
                    .draws(GRADE_1)
                    .holds(A, Zone.SOUL, blasted == 0 ? new String[] {GRADE_0, GRADE_1} : new String[] {GRADE_1})
                    .happened(EventKinds.SOUL_BLASTED, blasted);
        }
        priced(order, free)
                .turn(A, "9.9")
                .act("play", Zone.HAND, "dear")
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1)
                .holds(A, Zone.DROP, "dear");
        priced(order, number).turn(A, "9.9").refused(Action.act(A, "play", new Handle(Zone.HAND.of(Seat.A), 0)));
    }

    /** The same of an effect that lasts for the turn. */
    @Test
    @Rule(jp = {"7.21.1", "11.8.2.4"})
    void anOrderIsChosenToCostNothingThisTurn() {
        Card order = TextCards.like(
                TestCards.ORDER, "dear", "{'order': {'cost': {'soul blast': 2}, 'then': 'soul charge'}}");
        String act = "{'act': {'in': 'rc', 'then': [{'choose': {'from': {'cards': {'in': 'hand', 'are': {'main"
                + " type': 'order'}}}}}, {'apply': {'effects': {'costs nothing': '$it'}, 'lasting':"
                + " 'turn'}}]}}";
        Table.empty(TextCards.rules(TextCards.card(OTHER, act), order))
                .unit(A, Circle.BACK_LEFT, OTHER)
                .hand(A, "dear")
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT)
                .pick(Zone.HAND, "dear")
                .act("play", Zone.HAND, "dear")
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
    }

    private static Table priced(Card order, String effect) {
        return Table.empty(TextCards.rules(
                        TextCards.card(OTHER, "{'cont': {'in': 'rc', 'effects': " + effect + "}}"), order))
                .unit(A, Circle.BACK_LEFT, OTHER)
                .hand(A, "dear");
    }

    @Test
    @Rule(jp = {"7.28.1#1", "7.28.1#2", "1.3.2.3"})
    void theNumberOfAnIconInATextGoesUpAndDown() {
        String less =
                "{'cont': {'in': 'rc', 'effects': {'gets': {'number of': {'soul blast': -1}, 'of': 'rear guards'}}}}";
        Table one = table(BLAST, less).unit(A, Circle.BACK_LEFT, OTHER).in(A, Zone.SOUL, GRADE_1);
        one.turn(A, "9.9").activate(Circle.FRONT_LEFT).holds(A, Zone.SOUL).power(A, Circle.FRONT_LEFT, 9000);
        table(BLAST, less)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .unit(A, Circle.FRONT_RIGHT, OTHER)
                .in(A, Zone.SOUL, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(A, Zone.SOUL, GRADE_1)
                .power(A, Circle.FRONT_LEFT, 9000);
        String more =
                "{'cont': {'in': 'rc', 'effects': {'gets': {'number of': {'soul blast': 1}, 'of': {'rear guards': 'opponent'}}}}}";
        table(BLAST, more)
                .unit(B, Circle.BACK_LEFT, OTHER)
                .in(A, Zone.SOUL, GRADE_1, GRADE_1)
                .turn(A, "9.9")
                .refused(activation(Circle.FRONT_LEFT));
    }

    @Test
    @Rule(jp = {"7.28.2#1", "7.28.2.1"})
    void onlyTheNextOneIsChangedAndSeveralChangesAddUp() {
        String next = "{'act': {'in': 'rc', 'then': [{'next': {'what': 'soul charge', 'by': 1}},"
                + " {'next': {'what': 'soul charge', 'by': 2}}, {'next': {'what': 'counter charge', 'by': 1}}]}}";
        String charge = "{'act': {'in': 'rc', 'then': 'soul charge'}}";
        Player player = table(next, charge).unit(A, Circle.BACK_LEFT, OTHER).turn(A, "9.9");
        player.activate(Circle.FRONT_LEFT).activate(Circle.BACK_LEFT);
        player.draws(GRADE_1, GRADE_1, GRADE_1, GRADE_1).holds(A, Zone.SOUL, GRADE_1, GRADE_1, GRADE_1, GRADE_1);
        player.activate(Circle.BACK_LEFT).draws(GRADE_1).asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = "7.28.2#1")
    void theNextOneIsUsedUpByACostThatItBringsToNothing() {
        String next = "{'act': {'in': 'rc', 'then': {'next': {'what': 'soul blast', 'by': -2}}}}";
        table(BLAST, next)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .in(A, Zone.SOUL, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT)
                .activate(Circle.FRONT_LEFT)
                .holds(A, Zone.SOUL, GRADE_1)
                .refused(activation(Circle.FRONT_LEFT));
    }

    private static Player watched(String action, String trigger) {
        Table table = table(
                        "{'act': {'in': 'rc', " + action + "}}",
                        "{'auto': {'in': 'rc', 'on': " + trigger + ", 'then': {'apply': {'effects': {'gets': {'power':"
                                + " 1000}}, 'lasting': 'turn'}}}}")
                .unit(A, Circle.BACK_LEFT, OTHER)
                .in(A, Zone.SOUL, GRADE_1, GRADE_1)
                .in(A, Zone.DAMAGE, GRADE_1, GRADE_1)
                .number(FighterNumbers.ENERGY, A, 5);
        return table.turn(A, "9.9").activate(Circle.FRONT_LEFT);
    }

    @Test
    @Rule(jp = {"7.25.4", "7.25.4.1", "7.24.4", "7.24.4.1"})
    void aBlastIsToldWithItsNumberOfCards() {
        String soul =
                "'cost': {'soul blast': 2}, 'then': {'apply': {'effects': {'gets': {'power': 1}}, 'lasting': 'turn'}}";
        watched(soul, "'soul blast'").power(A, Circle.BACK_LEFT, 9000);
        watched(soul, "{'soul blast': {'at once': 2}}").power(A, Circle.BACK_LEFT, 9000);
        watched(soul, "{'soul blast': {'at once': 3}}").power(A, Circle.BACK_LEFT, 8000);
        watched(soul, "{'soul blast': 'opponent'}").power(A, Circle.BACK_LEFT, 8000);
        watched(soul, "'counter blast'").power(A, Circle.BACK_LEFT, 8000);
        String counter =
                "'cost': {'counter blast': 2}, 'then': {'apply': {'effects': {'gets': {'power': 1}}, 'lasting': 'turn'}}";
        watched(counter, "{'counter blast': {'at once': 2}}").power(A, Circle.BACK_LEFT, 9000);
        watched(counter, "{'counter blast': {'at once': 3}}").power(A, Circle.BACK_LEFT, 8000);
        String drop =
                "'then': [{'let': {'as': 'them', 'cards': {'cards': 'soul'}}}, {'put': {'what': '$them', 'to': 'drop'}}]";
        watched(drop, "'soul blast'").holds(A, Zone.SOUL).power(A, Circle.BACK_LEFT, 8000);
        watched("'then': {'turn': {'what': {'cards': 'damage'}, 'face down': true}}", "'counter blast'")
                .power(A, Circle.BACK_LEFT, 8000);
    }

    @Test
    @Rule(jp = {"7.26.2", "7.26.2.1"})
    void aCounterChargeIsToldWithItsNumberOfCards() {
        String charge = "'cost': {'counter blast': 2}, 'then': {'counter charge': 3}";
        watched(charge, "{'counter charge': {'at once': 2}}").power(A, Circle.BACK_LEFT, 9000);
        watched(charge, "{'counter charge': {'at once': 3}}").power(A, Circle.BACK_LEFT, 8000);
        watched("'then': 'counter charge'", "'counter charge'").power(A, Circle.BACK_LEFT, 8000);
    }

    @Test
    @Rule(jp = {"7.27.2", "7.27.2.1"})
    void aSoulChargeIsToldOnceWithItsNumberOfCards() {
        watched("'then': {'soul charge': 2}", "{'soul charge': {'at once': 2}}")
                .draws(GRADE_1, GRADE_1)
                .power(A, Circle.BACK_LEFT, 9000);
        watched("'then': {'soul charge': 2}", "{'soul charge': {'at once': 3}}")
                .draws(GRADE_1, GRADE_1)
                .power(A, Circle.BACK_LEFT, 8000);
        watched(
                        "'cost': {'soul charge': 2}, 'then': {'apply': {'effects': {'gets': {'power': 1}}, 'lasting': 'turn'}}",
                        "{'soul charge': {'at once': 2}}")
                .draws(GRADE_1, GRADE_1)
                .power(A, Circle.BACK_LEFT, 9000);
        watched(
                        "'cost': {'put': {'what': 'top', 'to': 'soul'}}, 'then': {'apply': {'effects': {'gets': {'power': 1}}, 'lasting': 'turn'}}",
                        "'soul charge'")
                .draws(GRADE_1)
                .power(A, Circle.BACK_LEFT, 8000);
        watched("'then': [{'look': 1}, {'put': {'what': '$them', 'to': 'soul'}}]", "'soul charge'")
                .draws(GRADE_1)
                .power(A, Circle.BACK_LEFT, 8000);
    }

    @Test
    @Rule(jp = {"7.48.1", "7.49.1"})
    void energyIsToldToo() {
        watched("'then': {'energy charge': 2}", "{'energy charge': {'at once': 2}}")
                .power(A, Circle.BACK_LEFT, 9000);
        watched("'then': {'energy blast': 5}", "{'energy blast': {'at once': 5}}")
                .power(A, Circle.BACK_LEFT, 9000);
        watched("'then': {'energy blast': 6}", "'energy blast'").power(A, Circle.BACK_LEFT, 8000);
        watched(
                        "'cost': {'energy blast': 5}, 'then': {'apply': {'effects': {'gets': {'power': 1}}, 'lasting': 'turn'}}",
                        "{'energy blast': {'at once': 5}}")
                .power(A, Circle.BACK_LEFT, 9000);
    }

    @Test
    @Rule(jp = "7.6.4.1#2")
    void theNormalDrawIsNoneByAnAbility() {
        String any = "{'auto': {'in': 'rc', 'on': 'draw', 'then': {'apply': {'effects': {'gets': {'power':"
                + " 1000}}, 'lasting': 'turn'}}}}";
        String ability = "{'auto': {'in': 'rc', 'on': 'draw by ability', 'then': {'apply': {'effects': {'gets':"
                + " {'power': 1000}}, 'lasting': 'turn'}}}}";
        Table table = table(any, ability).unit(A, Circle.BACK_LEFT, OTHER).hand(A, GRADE_2);
        table.turn(A, "9.3")
                .draws(GRADE_1)
                .until(A, "9.9.2")
                .power(A, Circle.FRONT_LEFT, 9000)
                .power(A, Circle.BACK_LEFT, 8000);
    }

    @Test
    @Rule(jp = {"7.6.4.1#1", "7.6.4.1.1#1", "11.10.4"})
    void aDrawByAnAbilityOrATriggerIsOneByAnAbility() {
        String ability = "{'auto': {'in': 'rc', 'on': 'draw by ability', 'then': {'apply': {'effects': {'gets':"
                + " {'power': 1000}}, 'lasting': 'turn'}}}}";
        watched("'then': 'draw'", "'draw by ability'").draws(GRADE_1).power(A, Circle.BACK_LEFT, 9000);
        Player drawn = table(ability, BLAST)
                .unit(A, Circle.FRONT_CENTER, GRADE_2)
                .deck(A, TestCards.trigger("draw"), GRADE_1, GRADE_1)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .until(Seat.NATURE, "chance drawn")
                .draws(TestCards.trigger("draw"))
                .number(0)
                .draws(GRADE_1);
        drawn.pickUnit(A, Circle.FRONT_CENTER).power(A, Circle.FRONT_LEFT, 9000);
    }

    @Test
    void unitsThatStandAndRestAreHeardOf() {
        String turned = "'then': [{'rest': 'vanguard'}, {'stand': 'vanguard'}]";
        String who = "{'which': {'of': 'vanguard', 'are': {'grade': 3}}}";
        watched(turned, "{'stand': {'grade': 3}}").power(A, Circle.BACK_LEFT, 9000);
        watched(turned, "{'rest': {'grade': 3}}").power(A, Circle.BACK_LEFT, 9000);
        watched("'then': {'rest': " + who + "}", "{'stand': {'grade': 3}}").power(A, Circle.BACK_LEFT, 8000);
        watched("'then': {'stand': " + who + "}", "{'stand': {'grade': 3}}").power(A, Circle.BACK_LEFT, 8000);
    }

    @Test
    @Rule(jp = {"7.24.3#1", "7.25.3#1", "7.25.3#2"})
    void theOtherFighterPaysWithWhatIsTheirOwn() {
        String unless = "{'act': {'in': 'rc', 'then': {'pay': {'by': 'opponent', 'cost': [{'counter blast': 1},"
                + " {'soul blast': 1}], 'otherwise': {'apply': {'effects': {'gets': {'power': 1000}},"
                + " 'lasting': 'turn'}}}}}}";
        for (Seat master : Seat.first(2)) {
            Seat other = Turn.opponent(master);
            table(master, unless, BLAST)
                    .in(master, Zone.DAMAGE, GRADE_1)
                    .in(master, Zone.SOUL, GRADE_1)
                    .in(other, Zone.DAMAGE, GRADE_1)
                    .turn(master, "9.9")
                    .activate(Circle.FRONT_LEFT)
                    .asked(master, "9.9.2")
                    .power(master, Circle.FRONT_LEFT, 9000);
            table(master, unless, BLAST)
                    .in(other, Zone.DAMAGE, GRADE_1)
                    .in(other, Zone.SOUL, GRADE_2)
                    .turn(master, "9.9")
                    .activate(Circle.FRONT_LEFT)
                    .asked(other, "pay 1")
                    .yes()
                    .asked(master, "9.9.2")
                    .holds(other, Zone.DROP, GRADE_2)
                    .power(master, Circle.FRONT_LEFT, 8000);
        }
    }

    private static void assertHeard(Seat master, Seat watcher, String blast, boolean hears) {
        String pays =
                "{'act': {'in': 'rc', 'then': {'pay': {'by': 'opponent', 'must': true, 'cost': {'soul blast': 2}}}}}";
        table(
                        master,
                        pays,
                        "{'auto': {'in': 'rc', 'on': " + blast + ", 'then': {'apply': {'effects': {'gets': {'power':"
                                + " 1000}}, 'lasting': 'turn'}}}}")
                .unit(watcher, Circle.BACK_LEFT, OTHER)
                .in(master, Zone.SOUL, GRADE_0, GRADE_0)
                .in(Turn.opponent(master), Zone.SOUL, GRADE_1, GRADE_1)
                .turn(master, "9.9")
                .activate(Circle.FRONT_LEFT)
                .asked(master, "9.9.2")
                .holds(master, Zone.SOUL, GRADE_0, GRADE_0)
                .holds(Turn.opponent(master), Zone.DROP, GRADE_1, GRADE_1)
                .power(watcher, Circle.BACK_LEFT, hears ? 9000 : 8000);
    }

    @Test
    @Rule(jp = {"7.25.4", "7.25.4.1"})
    void whoPaysHasSoulBlastedThoughTheEffectIsTheOtherFighters() {
        for (Seat master : Seat.first(2)) {
            Seat payer = Turn.opponent(master);
            assertHeard(master, master, "{'soul blast': {'of': 'opponent', 'at once': 2}}", true);
            assertHeard(master, master, "{'soul blast': {'of': 'opponent', 'at once': 3}}", false);
            assertHeard(master, master, "'soul blast'", false);
            assertHeard(master, payer, "{'soul blast': {'at once': 2}}", true);
            assertHeard(master, payer, "{'soul blast': {'of': 'opponent'}}", false);
        }
    }

    @Test
    @Rule(jp = "7.25.3#2")
    void whatMustBePaidIsPaidUnaskedOrNotAtAll() {
        String must = "{'act': {'in': 'rc', 'then': {'pay': {'must': true, 'cost': {'soul blast': 2}, 'then':"
                + " {'apply': {'effects': {'gets': {'power': 1000}}, 'lasting': 'turn'}}}}}}";
        for (Seat master : Seat.first(2)) {
            table(master, must, BLAST)
                    .in(master, Zone.SOUL, GRADE_0, GRADE_1)
                    .turn(master, "9.9")
                    .activate(Circle.FRONT_LEFT)
                    .holds(master, Zone.SOUL)
                    .power(master, Circle.FRONT_LEFT, 9000);
            table(master, must, BLAST)
                    .in(master, Zone.SOUL, GRADE_0)
                    .turn(master, "9.9")
                    .activate(Circle.FRONT_LEFT)
                    .holds(master, Zone.SOUL, GRADE_0)
                    .power(master, Circle.FRONT_LEFT, 8000);
        }
    }

    /** What each action does of a number of 2 if effects make it 3, and 1. */
    @Test
    @Rule(jp = {"7.28.1#1", "7.28.1#2"})
    void theNumberOfEveryIconGoesUpAndDown() {
        for (IconAction action : IconAction.values()) {
            for (int by : new int[] {1, -1}) {
                assertEquals(2 + by, carriedOut(action, by, "'then': {'%s': 2}"), action + " as an instruction");
                if (action != IconAction.COUNTER_CHARGE && action != IconAction.ENERGY_CHARGE) {
                    assertEquals(
                            2 + by,
                            carriedOut(
                                    action,
                                    by,
                                    "'cost': {'%s': 2}, 'then': {'apply': {'effects': {'gets': {'power': 1}}, 'lasting': 'turn'}}"),
                            action + " as a cost");
                }
            }
        }
    }

    private static int carriedOut(IconAction action, int by, String text) {
        boolean isBlast = action == IconAction.COUNTER_BLAST || action == IconAction.SOUL_BLAST;
        String does = text.formatted(action.label());
        if (isBlast && text.startsWith("'then'")) {
            does = "'then': {'pay': {'must': true, 'cost': {'" + action.label() + "': 2}}}";
        }
        Table table = table(
                        "{'act': {'in': 'rc', " + does + "}}",
                        "{'cont': {'in': 'rc', 'effects': {'gets': {'number of': {'" + action.label() + "': " + by
                                + "}, 'of': 'rear guards'}}}}")
                .unit(A, Circle.BACK_LEFT, OTHER)
                .in(A, Zone.SOUL, GRADE_1, GRADE_1, GRADE_1, GRADE_1)
                .number(FighterNumbers.ENERGY, A, 5);
        boolean down = action == IconAction.COUNTER_CHARGE;
        for (int i = 0; i < 4; i++) {
            table.in(A, Zone.DAMAGE, GRADE_1, down ? GameObject.FACE_DOWN : 0);
        }
        Player player = table.turn(A, "9.9").activate(Circle.FRONT_LEFT).until(A, "9.9.2");
        return Array.ofAll(player.events(action.fact())).map(Event::number).getOrElse(0);
    }
}
