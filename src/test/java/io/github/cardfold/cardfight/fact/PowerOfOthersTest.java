package io.github.cardfold.cardfight.fact;

import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import org.junit.jupiter.api.Test;

/** Layers order what makes up the power of one card; the power of another card is read as it is in the end. */
class PowerOfOthersTest {
    private static final String BOOSTER = TestCards.GRADE_1;
    private static final String NOTHING = "{'cont': {'in': 'rc', 'effects': {'gets': {'grade': 0}}}}";

    private static Table table(String text, String other) {
        return Table.empty(TextCards.rules(TextCards.card(TEXT, text), TextCards.card(OTHER, other)));
    }

    private static String raisedIf(String cards, int power) {
        return ("{'cont': {'in': ['vc', 'rc'], 'when': {'are': {'cards': " + cards
                + ", 'all': {'power': {'at least': " + power + "}}}}, 'effects': {'gets': {'power': 5000}}}}");
    }

    private static String fixed(String of, int to) {
        return "{'cont': {'in': 'rc', 'effects': {'becomes': {'power': " + to + ", 'of': " + of + "}}}}";
    }

    private static Player boosted(Table table) {
        return table.unit(A, Circle.BACK_CENTER, BOOSTER)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .pickUnit(A, Circle.BACK_CENTER)
                .power(A, Circle.FRONT_CENTER, 21000);
    }

    @Test
    @Rule(jp = {"11.11.1", "11.11.1.7", "11.11.1.8"})
    void aUnitThatAsksForThePowerOfTheVanguardSeesItBoosted() {
        boosted(table(raisedIf("'vanguard'", 21000), NOTHING).unit(A, Circle.FRONT_LEFT, TEXT))
                .power(A, Circle.FRONT_LEFT, 13000);
        boosted(table(raisedIf("'vanguard'", 21001), NOTHING).unit(A, Circle.FRONT_LEFT, TEXT))
                .power(A, Circle.FRONT_LEFT, 8000);
    }

    @Test
    @Rule(jp = {"11.11.1", "11.11.1.7", "11.11.1.9"})
    void aUnitThatAsksForThePowerOfTheVanguardSeesItFixed() {
        for (int asked : new int[] {20000, 20001}) {
            table(raisedIf("'vanguard'", asked), fixed("'vanguard'", 20000))
                    .unit(A, Circle.FRONT_LEFT, TEXT)
                    .unit(A, Circle.FRONT_RIGHT, OTHER)
                    .turn(A, "9.9")
                    .power(A, Circle.FRONT_CENTER, 20000)
                    .power(A, Circle.FRONT_LEFT, asked == 20000 ? 13000 : 8000);
        }
    }

    /** The unit asks for what is reached by a booster whose power is fixed. */
    @Test
    @Rule(jp = {"11.11.1", "11.11.1.7", "11.11.1.8", "11.11.1.9"})
    void aUnitThatAsksForThePowerOfTheVanguardSeesItBoostedByAFixedPower() {
        for (int asked : new int[] {24000, 24001}) {
            table(raisedIf("'vanguard'", asked), "{'cont': {'in': 'rc', 'effects': [{'becomes': {'power': 11000}}, {'gets': {'keyword': 'boost'}}]}}")
                    .unit(A, Circle.FRONT_LEFT, TEXT)
                    .unit(A, Circle.BACK_CENTER, OTHER)
                    .turn(A, "9.10")
                    .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                    .pickUnit(A, Circle.BACK_CENTER)
                    .power(A, Circle.FRONT_CENTER, 24000)
                    .power(A, Circle.FRONT_LEFT, asked == 24000 ? 13000 : 8000);
        }
    }

    @Test
    @Rule(jp = {"11.11.1", "11.11.1.7", "11.11.1.8"})
    void aUnitOfTheOtherFighterSeesTheVanguardBoosted() {
        for (int asked : new int[] {21000, 21001}) {
            boosted(table(raisedIf("{'vanguard': 'opponent'}", asked), NOTHING).unit(B, Circle.BACK_LEFT, TEXT))
                    .power(B, Circle.BACK_LEFT, asked == 21000 ? 13000 : 8000);
        }
    }

    /** The shield of the guardian is lent to the unit that asks, the power of the booster to the one it asks for. */
    @Test
    @Rule(jp = {"11.11.1", "11.11.1.7", "11.11.1.8", "6.2.4.1"})
    void aGuardedUnitSeesTheAttackingOneBoosted() {
        for (int asked : new int[] {21000, 21001}) {
            int power = asked == 21000 ? 13000 : 8000;
            boosted(table(raisedIf("{'vanguard': 'opponent'}", asked), NOTHING)
                            .unit(B, Circle.FRONT_CENTER, TEXT)
                            .hand(B, TestCards.GRADE_1))
                    .power(B, Circle.FRONT_CENTER, power)
                    .act("guard", Zone.HAND, TestCards.GRADE_1)
                    .pass()
                    .power(A, Circle.FRONT_CENTER, 21000)
                    .power(B, Circle.FRONT_CENTER, power + 5000);
        }
    }

    @Test
    @Rule(jp = {"11.11.1", "11.11.1.7", "11.11.1.8"})
    void aUnitThatAsksForItsOwnPowerSeesItBeforeItIsBoosted() {
        for (int asked : new int[] {8000, 8001}) {
            table(raisedIf("'this'", asked), NOTHING)
                    .unit(A, Circle.FRONT_LEFT, TEXT)
                    .unit(A, Circle.BACK_LEFT, BOOSTER)
                    .turn(A, "9.10")
                    .attacks(Circle.FRONT_LEFT, B, Circle.FRONT_CENTER)
                    .pickUnit(A, Circle.BACK_LEFT)
                    .power(A, Circle.FRONT_LEFT, asked == 8000 ? 21000 : 16000);
        }
    }

    private static Player boostedBy(String text) {
        return Table.empty(TextCards.rules(TextCards.like(BOOSTER, TEXT, text)))
                .unit(A, Circle.BACK_CENTER, TEXT)
                .hand(B, TestCards.GRADE_1)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .pickUnit(A, Circle.BACK_CENTER);
    }

    /** Each of both would come after the other, so that the layers order them. */
    @Test
    @Rule(jp = {"11.11.1", "11.11.1.7", "11.11.1.8", "11.11.3"})
    void aBoosterThatAsksForThePowerOfTheUnitItBoostsSeesItBeforeItIsBoosted() {
        boostedBy(raisedIf("'vanguard'", 13000))
                .power(A, Circle.BACK_CENTER, 13000)
                .power(A, Circle.FRONT_CENTER, 26000);
        boostedBy(raisedIf("'vanguard'", 13001))
                .power(A, Circle.BACK_CENTER, 8000)
                .power(A, Circle.FRONT_CENTER, 21000);
    }

    /** What it lends is found out after what its power depends on, which is lent to another unit. */
    @Test
    @Rule(jp = {"11.11.1", "11.11.1.7", "11.11.1.8", "11.11.3", "6.2.4.1"})
    void aBoosterLendsWhatItsPowerComesToOnceTheAttackedUnitIsGuarded() {
        boostedBy(raisedIf("{'vanguard': 'opponent'}", 13000).replace("at least", "at most"))
                .power(A, Circle.BACK_CENTER, 13000)
                .power(A, Circle.FRONT_CENTER, 26000)
                .act("guard", Zone.HAND, TestCards.GRADE_1)
                .pass()
                .power(B, Circle.FRONT_CENTER, 18000)
                .power(A, Circle.BACK_CENTER, 8000)
                .power(A, Circle.FRONT_CENTER, 21000);
    }

    /** The effect that asks works on the vanguard as well, so that its layer orders it. */
    @Test
    @Rule(jp = {"11.11.1", "11.11.1.7", "11.11.1.9"})
    void whatIsFixedStaysAsItIsThoughItIsAskedForByWhatRaisesIt() {
        table(
                        raisedIf("'vanguard'", 20000)
                                .replace("{'gets': {'power': 5000}}", "{'gets': {'power': 5000, 'of': {'units': 'you'}}}"),
                        fixed("'vanguard'", 20000))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.FRONT_RIGHT, OTHER)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_CENTER, 20000);
    }

    /** What it lends is found out after what its power depends on, which is fixed on a unit that takes no part. */
    @Test
    @Rule(jp = {"11.11.1", "11.11.1.7", "11.11.1.8", "11.11.1.9"})
    void aBoosterLendsWhatItsPowerComesToOnceAnotherUnitIsFixed() {
        String another = "{'rear guards': {'are': {'grade': 2}}}";
        for (int atMost : new int[] {19999, 20000}) {
            int raised = atMost == 20000 ? 5000 : 0;
            table(raisedIf(another, atMost).replace("at least", "at most"), fixed(another, 20000))
                    .unit(A, Circle.BACK_CENTER, TEXT)
                    .unit(A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                    .unit(A, Circle.FRONT_RIGHT, OTHER)
                    .turn(A, "9.10")
                    .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                    .pickUnit(A, Circle.BACK_CENTER)
                    .power(A, Circle.FRONT_LEFT, 20000)
                    .power(A, Circle.BACK_CENTER, 8000 + raised)
                    .power(A, Circle.FRONT_CENTER, 21000 + raised);
        }
    }

    @Test
    @Rule(jp = {"11.11.1.8", "11.11.1.9"})
    void anAttackingUnitWhosePowerIsFixedIsBoostedInVain() {
        table(fixed("'this'", 11000), NOTHING)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, BOOSTER)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_LEFT, B, Circle.FRONT_CENTER)
                .pickUnit(A, Circle.BACK_LEFT)
                .power(A, Circle.FRONT_LEFT, 11000);
    }
}
