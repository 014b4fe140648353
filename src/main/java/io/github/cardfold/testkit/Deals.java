package io.github.cardfold.testkit;

import io.github.cardfold.fuzz.Probe;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.Determinize;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Whether games that are dealt anew look the same to the seat that they are dealt from. */
final class Deals implements Probe {
    private int seed;

    @Override
    public Option<String> wrong(State before, Action action, State after) {
        if (after.isOver()) {
            return Option.none();
        }
        seed++;
        return after.position()
                .seatsInTurnOrder()
                .map(seat -> wrong(after, seat))
                .find(Option::isDefined)
                .flatMap(wrong -> wrong);
    }

    private Option<String> wrong(State state, Seat seat) {
        View view = View.of(state, seat);
        State dealt = Determinize.deal(state, seat, seed);
        View seen = View.of(dealt, seat);
        String deal = "dealt from what " + seat + " sees with the seed " + seed + ", ";
        Array<String> broken = Audit.of(dealt).broken(dealt);
        return Option.when(
                        !view.text().equals(seen.text()),
                        deal + "it sees:\n" + seen.text() + "\nand saw:\n" + view.text())
                .orElse(() -> Option.when(
                        !view.legalActions().equals(seen.legalActions()), deal + "it has other legal answers"))
                .orElse(() -> Option.when(broken.nonEmpty(), () -> deal + broken.mkString(", ")))
                .orElse(() -> Option.when(
                        !cards(state.position()).equals(cards(dealt.position())), deal + "there are other cards"))
                .orElse(() -> playedOn(dealt, deal));
    }

    /** All cards with their owners, wherever they lie. */
    private static Array<String> cards(Position position) {
        return Array.range(0, position.placeCount())
                .flatMap(place -> Array.range(0, position.size(place)).map(i -> position.objectAt(place, i)))
                .map(card -> card.owner() + " " + card.definition())
                .sorted();
    }

    /** An answer is given; what it throws is wrong. */
    private Option<String> playedOn(State dealt, String deal) {
        int answers = dealt.legalActions().size();
        State next = dealt.step(dealt.legalActions().get(seed % answers));
        Array<String> broken = Audit.of(dealt).broken(next);
        return Option.when(broken.nonEmpty(), () -> deal + "and then " + broken.mkString(", "));
    }
}
