package io.github.cardfold.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.explain.Derivation;
import io.github.cardfold.explain.Explain;
import io.github.cardfold.explain.WhyAsked;
import io.github.cardfold.explain.WhyNot;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Explanations at any moment of any game: what is told adds up to what the rules compute. */
class ExplainProperties {
    @Property(tries = 3)
    void shouldExplainEveryCharacteristicOfEveryUnit(@ForAll long seed) {
        for (State state : Walk.each(seed, 10).flatMap(Walk::states)) {
            Position position = state.position();
            for (int place : Field.circles(position)) {
                for (int i = 0; i < position.size(place); i++) {
                    for (Trait trait : Trait.values()) {
                        Derivation told = Explain.characteristic(state, new Handle(place, i), trait)
                                .get();
                        assertAddsUp(told);
                        assertEquals(
                                Strength.value(position, position.objectAt(place, i), trait), told.value(), told::text);
                    }
                }
            }
        }
    }

    private static void assertAddsUp(Derivation told) {
        int value = told.printed();
        for (Derivation.Change change : told.changes()) {
            value += change.amount();
            assertEquals(value, change.value(), told::text);
            assertTrue(isSection(change.section()) && isSection(change.layer()), told::text);
        }
    }

    private static boolean isSection(String section) {
        return Ledger.of(Document.JP).find(section).isDefined();
    }

    @Property(tries = 3)
    void shouldExplainEveryQuestionToBothSeats(@ForAll long seed) {
        for (State state : Walk.each(seed, 10).flatMap(Walk::states)) {
            for (Seat seat : new Seat[] {Seat.A, Seat.B}) {
                assertEquals(!state.isOver(), WhyAsked.of(state, seat).isDefined());
                WhyAsked.of(state, seat).forEach(why -> assertTrue(isSection(why.section()), why::text));
            }
        }
    }

    /** Whatever is not legal is so by a section, which is told with its reason. */
    @Property(tries = 2)
    void shouldExplainEveryRefusal(@ForAll long seed) {
        WildActions wild = new WildActions(new SplittableRandom(seed));
        for (State state : Walk.each(seed, 10).flatMap(Walk::states)) {
            for (int i = 0; i < 20; i++) {
                Action action = wild.next(state);
                Option<WhyNot> why = WhyNot.of(state, action);
                assertEquals(state.refusal(action).isDefined(), why.isDefined());
                why.forEach(each ->
                        assertTrue(isSection(each.section()) && !each.sentence().isEmpty(), each::text));
            }
        }
    }
}
