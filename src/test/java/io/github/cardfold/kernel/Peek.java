package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Sample;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Seat;
import java.util.function.UnaryOperator;

/** What tests may do and nobody else: read the number of a card, and spoil a question of the rules. */
public final class Peek {
    private Peek() {}

    /** The number of a card: its place in the lists of all decks, one after the other. */
    public static int number(GameObject object) {
        return object.card();
    }

    /** By what a seat's answers are remembered: bytes that are equal where it sees equal positions. */
    public static byte[] seen(State state, Seat seat) {
        return Repetition.seen(state, seat);
    }

    /** Continues a step's procedure at a label. */
    public static void go(Run run, String label) {
        Runner.of(run).go(label);
    }

    /** Tells whether a card lies in a hidden pile at a position that the pile keeps. */
    public static boolean isOrdered(Position position, int place, int index) {
        Pile pile = position.pile(place);
        return pile.isHidden() && pile.pool(pile.poolOf(index)).ordered();
    }

    /** A state of a game of three, made up, in which something stands in every part. */
    public static State crowded() {
        return Sample.crowded(Sample.rules(Sample.MANIFEST));
    }

    /** Lets the engine answer a question whenever one answer is left, as if its options followed from what all know. */
    public static UnaryOperator<ProcedureBuilder> answeredAlone(String label) {
        return builder -> {
            Procedure procedure = builder.build();
            Ask asked = ((Step.Asking) procedure.step(procedure.indexOf(label))).ask();
            Question spoilt = Question.of(asked.purpose(), asked::seat, asked::options, asked::answer);
            return builder.question(label, spoilt);
        };
    }
}
