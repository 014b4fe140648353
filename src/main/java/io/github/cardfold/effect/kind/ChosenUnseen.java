package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Secret;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Cards that a seat has chosen where others do not see: which they are no other seat knows as long as they lie there,
 * whatever else happens. What has become of a card that was moved or shown says which it was.
 *
 * @param chosen the list of the cards chosen
 */
record ChosenUnseen(Choosing choosing, Local chosen) implements Secret {
    /** The cards make room for one that stands for them, so that their number is forgotten, too. */
    @Override
    public void forget(Run run, Seat seat) {
        choosing.forget(run, seat);
        if (isSecret(run, seat)) {
            int[] told = told(run);
            int[] left = Arrays.copyOf(told, told.length + 1);
            left[told.length] = untold(run).findFirst().orElseThrow();
            run.set(chosen, left);
        }
    }

    /** Of those that are told there were as many less to choose. */
    @Override
    public void imagine(Run run, Seat seat, IntUnaryOperator dice) {
        if (isSecret(run, seat)) {
            int[] told = told(run);
            int[] imagined = choosing.imagined(run.position(), run.frame(), dice);
            run.set(
                    chosen,
                    IntStream.concat(Arrays.stream(told), Arrays.stream(imagined).skip(told.length))
                            .toArray());
        }
    }

    private boolean isSecret(Run run, Seat seat) {
        return untold(run).findAny().isPresent() && choosing.isSecretFrom(run.position(), run.frame(), seat);
    }

    private int[] told(Run run) {
        return Arrays.stream(run.objects(chosen))
                .filter(each -> !isUntold(run.position(), each))
                .toArray();
    }

    private IntStream untold(Run run) {
        return Arrays.stream(run.objects(chosen)).filter(each -> isUntold(run.position(), each));
    }

    private static boolean isUntold(Position position, int object) {
        Subject card = Subject.find(position, object);
        return card != null && card.isHere() && card.isConcealed(position);
    }
}
