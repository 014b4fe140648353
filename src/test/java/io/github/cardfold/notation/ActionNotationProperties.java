package io.github.cardfold.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class ActionNotationProperties {

    @Property(tries = 3)
    void everyDescribedAnswerIsReadAsALegalOneOfTheSameDescription(@ForAll long seed) {
        Games.play(seed, (state, next) -> {
            for (Action each : state.legalActions()) {
                String text = Notation.described(state, each);
                Action read = Notation.readActionAsReferee(state, text);
                assertTrue(state.legalActions().contains(read), text);
                assertEquals(text, Notation.described(state, read));
                if (each.seat() != Seat.NATURE) {
                    View view = View.of(state, each.seat());
                    String own = Notation.described(view, each);
                    assertTrue(state.legalActions().contains(Notation.readAction(view, own)), own);
                }
            }
        });
    }

    @Property(tries = 2)
    void anAnswerNamesNoCardAndADescribedOneDoes(@ForAll long seed) {
        Games.play(seed, (state, next) -> {
            for (Action each : state.legalActions()) {
                assertEquals(0, cardsNamed(state, Notation.action(state, each)), each::toString);
                if (state.drawingPlace().isDefined()) {
                    assertEquals(1, cardsNamed(state, Notation.described(state, each)), each::toString);
                }
            }
        });
    }

    /** A fighter who is asked about a replacement where a card is about to be drawn draws none. */
    @Example
    void whoIsAskedBeforeADrawNamesNoCard() {
        anAnswerNamesNoCardAndADescribedOneDoes(-3);
    }

    private static long cardsNamed(State state, String text) {
        long named = 0;
        for (int i = 0; i < state.rules().definitionCount(); i++) {
            named += (text + " ").contains(" " + state.rules().definition(i).id() + " ") ? 1 : 0;
        }
        return named;
    }
}
