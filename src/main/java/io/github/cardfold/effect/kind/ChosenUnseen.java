package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Secret;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Cards that a seat has chosen where others do not see: which they are no other seat knows as long as nothing has come
 * of it.
 */
final class ChosenUnseen implements Secret {
    private final Choosing choosing;
    private final Local chosen;
    private final String made;

    /**
     * Makes it.
     *
     * @param chosen the list of the cards chosen
     * @param made the label of the step that fills it
     */
    ChosenUnseen(Choosing choosing, Local chosen, String made) {
        this.choosing = choosing;
        this.chosen = chosen;
        this.made = made;
    }

    /** The cards make room for one that stands for them, so that their number is forgotten, too. */
    @Override
    public void forget(Run run, Seat seat) {
        choosing.forget(run, seat);
        if (isMade(run, seat)) {
            run.set(chosen, Arrays.copyOf(run.objects(chosen), 1));
        }
    }

    @Override
    public void imagine(Run run, Seat seat, IntUnaryOperator dice) {
        if (isMade(run, seat)) {
            run.set(chosen, choosing.imagined(run.position(), run.frame(), dice));
        }
    }

    private boolean isMade(Run run, Seat seat) {
        return run.hasOnlyAskedSince(made)
                && choosing.isSecretFrom(run.position(), run.frame(), seat)
                && Arrays.stream(run.objects(chosen)).anyMatch(each -> isConcealed(run.position(), each));
    }

    private static boolean isConcealed(Position position, int object) {
        Subject card = Subject.find(position, object);
        return card != null && card.isHere() && card.isConcealed(position);
    }
}
