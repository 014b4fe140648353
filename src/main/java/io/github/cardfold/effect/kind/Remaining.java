package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Secret;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The cards whose turn is still to come, one after the other: how many of those are of the kind that a seat does not
 * see, that seat does not know.
 */
record Remaining(Selector of, Local cards, Veil veil) implements Secret {
    @Override
    public void forget(Run run, Seat seat) {
        if (veil.hides(Query.of(run))) {
            run.set(
                    cards,
                    Arrays.stream(run.objects(cards))
                            .filter(each -> !isUnseen(Subject.find(run.position(), each), seat))
                            .toArray());
        }
    }

    @Override
    public void imagine(Run run, Seat seat, IntUnaryOperator dice) {
        Array<Subject> possible = veil.hides(Query.of(run)) ? of.subjects(Query.of(run)) : Array.empty();
        possible.filter(each -> isUnseen(each, seat)).forEach(each -> run.append(cards, each.object()));
    }

    private static boolean isUnseen(@Nullable Subject card, Seat seat) {
        return card != null
                && card.isHere()
                && card.object() != 0
                && !card.gameObject().seenBy(seat);
    }
}
