package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.TextGame;
import io.github.cardfold.effect.TextPurposes;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Secret;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;

/**
 * A choice that both fighters make, the turn fighter first (1.3.4). Nothing is shown until both have chosen (1.3.4.1):
 * what is done with the cards, later instructions say.
 */
@Rule(jp = {"1.3.4", "1.3.4.1"})
final class ChoiceTogether {
    private ChoiceTogether() {}

    static void compile(Choose choose, Local chosen, Compiler out) {
        Local round = out.own("round", Local.Type.NUMBER);
        out.let("begin", run -> {
            run.clear(chosen);
            run.set(round, playing(run, 0));
        });
        Choosing choosing = new Choosing(
                choose, out, (position, frame) -> Query.of(position, frame).as(seat(position, frame, round)), true);
        choosing.to(choose.to());
        out.keeps(new Untold(choosing, chosen, round, out.label("")));
        out.repeat("both", run -> run.get(round) < run.position().seatCount(), () -> {
            choosing.compile(TextPurposes.CHOOSE_TOGETHER, (run, cards) -> append(run, chosen, cards));
            out.change("told", run -> told(run, chosen));
            out.let("next", run -> run.set(round, playing(run, run.get(round) + 1)));
        });
    }

    private static void append(Run run, Local chosen, int[] cards) {
        for (int card : cards) {
            run.append(chosen, card);
        }
    }

    /** What the turn fighter has chosen is not told as long as the other one is asked. */
    @Rule(jp = "1.3.4.1")
    private record Untold(Choosing choosing, Local chosen, Local round, String asks) implements Secret {
        @Override
        public void forget(Run run, Seat seat) {
            choosing.forget(run, seat);
            ofFirst(run, seat, run::clear);
        }

        @Override
        public void imagine(Run run, Seat seat, IntUnaryOperator dice) {
            ofFirst(run, seat, list -> run.set(list, choosing.imagined(run.position(), run.frame(), dice)));
        }

        /** Looks as the first fighter has chosen, if that was another than this seat. */
        private void ofFirst(Run run, Seat seat, Consumer<Local> change) {
            int now = run.get(round);
            if (now > 0 && run.frame().label().equals(asks)) {
                run.set(round, 0);
                if (choosing.isSecretFrom(run.position(), run.frame(), seat)) {
                    change.accept(chosen);
                }
                run.set(round, now);
            }
        }
    }

    /** Where the second fighter is to know the first one's cards, they are shown before. */
    @Rule(jp = "1.3.4.1", it = "1.3.4", en = "1.3.4")
    private static Batch told(Run run, Local chosen) {
        Position position = run.position();
        return ((TextGame) position.rules().game()).choosesUnseen()
                ? Batch.NOTHING
                : Batch.ofAll(Arrays.stream(run.objects(chosen))
                        .mapToObj(card -> Event.look(position, null, card))
                        .toList());
    }

    private static Seat seat(Position position, Frame frame, Local round) {
        return seat(position, frame.get(round) % position.seatCount());
    }

    private static Seat seat(Position position, int round) {
        Seat turn = position.rules().game().turnSeat(position);
        return Seat.from(turn == null ? Seat.A : turn, position.seatCount()).get(round);
    }

    /** The next round from one on that is of a seat which has not lost. */
    private static int playing(Run run, int from) {
        Position position = run.position();
        int round = from;
        while (round < position.seatCount() && position.hasLost(seat(position, round))) {
            round++;
        }
        return round;
    }
}
