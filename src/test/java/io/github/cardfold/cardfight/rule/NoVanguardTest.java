package io.github.cardfold.cardfight.rule;

import static io.github.cardfold.cardfight.Added.auto;
import static io.github.cardfold.cardfight.Added.beginning;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Prohibition;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

class NoVanguardTest {
    private static Table without(Seat seat) {
        return Table.empty().bare(seat).deck(seat, TestCards.GRADE_1, TestCards.GRADE_1, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = {"13.5.1#1", "13.5.1#2", "13.2.4#2"})
    void aFighterWithoutVanguardRidesACardOfTheSoul() {
        Player player = without(Seat.B)
                .in(Seat.B, Zone.SOUL, TestCards.GRADE_0, TestCards.ORDER, TestCards.GRADE_2)
                .turn(Seat.A, "9.10")
                .asked(Seat.B, "13.5.1 choose")
                .offered("grade-0 from soul", "grade-2 from soul")
                .pick(Zone.SOUL, TestCards.GRADE_0)
                .asked(Seat.A, "10.3.1.3")
                .stands(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_0)
                .holds(Seat.B, Zone.SOUL, TestCards.ORDER, TestCards.GRADE_2);
        player.happened(EventKinds.RODE, 1);
    }

    @Test
    @Rule(jp = {"13.2.4#2", "13.5.1.1"})
    void whereTheUnitLiesInTheSoulMakesNoDifference() {
        for (String[] soul :
                new String[][] {{TestCards.GRADE_0, TestCards.ORDER}, {TestCards.ORDER, TestCards.GRADE_0}}) {
            without(Seat.B)
                    .in(Seat.B, Zone.SOUL, soul)
                    .turn(Seat.A, "9.10")
                    .asked(Seat.A, "10.3.1.3")
                    .stands(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_0);
        }
    }

    @Test
    @Rule(jp = {"13.5.1#1", "1.3.4#1"})
    void theTurnFighterRidesFirst() {
        without(Seat.A)
                .bare(Seat.B)
                .deck(Seat.B, TestCards.GRADE_1)
                .in(Seat.A, Zone.SOUL, TestCards.GRADE_0, TestCards.GRADE_1)
                .in(Seat.B, Zone.SOUL, TestCards.GRADE_0, TestCards.GRADE_1)
                .turn(Seat.B, "9.10")
                .asked(Seat.B, "13.5.1 choose")
                .pick(Zone.SOUL, TestCards.GRADE_1)
                .asked(Seat.A, "13.5.1 choose")
                .pick(Zone.SOUL, TestCards.GRADE_0)
                .stands(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_0)
                .stands(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = {"13.5.1", "10.4.1.9", "10.7.1.2.1"})
    void theNewVanguardIsNotTheOneThatWasAttacked() {
        Table.with(auto(
                        "drop",
                        Seat.A,
                        beginning("guard step"),
                        run -> Added.toZone(run, Seat.B, Circle.FRONT_CENTER, Zone.DROP)))
                .in(Seat.B, Zone.SOUL, TestCards.GRADE_0)
                .hand(Seat.B, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .draws(TestCards.GRADE_1, TestCards.GRADE_1)
                .happened(EventKinds.DID_NOT_HIT, 1)
                .stands(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_0);
    }

    private static Table forbidding(String effect, String... soul) {
        return Table.empty(TextCards.rules("{'cont': {'in': 'rc', 'effects': " + effect + "}}"))
                .bare(Seat.B)
                .deck(Seat.B, TestCards.GRADE_1)
                .unit(Seat.A, Circle.FRONT_LEFT, TextCards.TEXT)
                .in(Seat.B, Zone.SOUL, soul);
    }

    @Test
    @Rule(jp = {"13.5.1.1", "13.2.4", "1.2.2.3", "1.3.3"})
    void whoMayRideNoCardOfTheSoulLoses() {
        for (String effect :
                new String[] {"{'cannot': {'move': {'from': 'soul', 'to': 'vc', 'of': 'opponent'}}}", "{'cannot': {'ride': {'of': 'opponent'}}}"}) {
            forbidding(effect, TestCards.GRADE_0, TestCards.GRADE_1)
                    .turn(Seat.A, "9.9")
                    .over("A wins by 13.2.4");
        }
    }

    /** A, whose own soul holds the same card, forbids B to ride what lies in B's. */
    @Test
    @Rule(jp = {"13.5.1.1", "13.2.4", "1.3.3"})
    void aBanOnTheSoulOfOneFighterIsAboutThatSoul() {
        for (String side : new String[] {"opponent", "you"}) {
            Player player = forbidding(
                            "{'cannot': {'ride': {'of': 'opponent', 'are': {'lies in': {'in': 'soul', 'of': '" + side + "'}}}}}",
                            TestCards.GRADE_0)
                    .in(Seat.A, Zone.SOUL, TestCards.GRADE_0)
                    .turn(Seat.A, "9.9");
            if (side.equals("opponent")) {
                player.over("A wins by 13.2.4");
            } else {
                player.stands(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_0);
            }
        }
    }

    /** Something keeps units from B's vanguard circle, or from A's. */
    @Test
    @Rule(jp = {"13.5.1.1", "13.2.4", "1.3.3"})
    void whoseOwnVanguardCircleIsClosedRidesNothing() {
        for (Seat closed : new Seat[] {Seat.A, Seat.B}) {
            Prohibition closing = new Prohibition() {
                @Override
                public String label() {
                    return "closed";
                }

                @Override
                public boolean forbids(Position position, Event event, GameObject card) {
                    return event.to() == Circle.FRONT_CENTER.of(closed);
                }

                @Override
                public boolean isForWhatItIs(Position position, Event event, GameObject card) {
                    return false;
                }
            };
            Player player = Table.with(rules -> rules.prohibitions(closing))
                    .bare(Seat.B)
                    .deck(Seat.B, TestCards.GRADE_1)
                    .in(Seat.B, Zone.SOUL, TestCards.GRADE_0)
                    .turn(Seat.A, "9.9");
            if (closed == Seat.B) {
                player.over("A wins by 13.2.4");
            } else {
                player.stands(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_0);
            }
        }
    }

    @Test
    @Rule(jp = {"13.5.1", "13.5.1.1", "1.3.3"})
    void onlyCardsThatMayBeRiddenAreOffered() {
        for (String effect : new String[] {
            "{'cannot': {'move': {'from': 'soul', 'to': 'vc', 'are': {'grade': 1}}}}",
            "{'cannot': {'ride': {'of': 'opponent', 'are': {'grade': 1}}}}"
        }) {
            forbidding(effect, TestCards.GRADE_0, TestCards.GRADE_1, TestCards.GRADE_2)
                    .turn(Seat.A, "9.9")
                    .asked(Seat.B, "13.5.1 choose")
                    .offered("grade-0 from soul", "grade-2 from soul");
        }
    }
}
