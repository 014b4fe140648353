package io.github.cardfold.vandaria.subdeck;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * A player looks for a card in the own Subdeck and shows it. Each kind of card is offered once, which is all that can
 * be told apart; nothing has to be found.
 *
 * @param are what the card must be
 * @param may which cards of these can be found besides
 */
public record SubdeckSearch(Array<Filter> are, May may) {
    /** Tells of cards whether they can be found. */
    @FunctionalInterface
    public interface May {
        /** Tells it of a card, by its definition; the frame that asks is given. */
        boolean find(Position position, Frame frame, int definition);
    }

    /** Compiles the search, whose find, one card or none, is kept in a list. */
    @Rule(vw = {"2.12.1", "2.12.2", "6.1.3.1"})
    public void compile(Compiler out, String purpose, Local found) {
        Local at = out.own("at", Local.Type.NUMBER);
        out.ask(
                "",
                Question.of(
                                purpose,
                                (position, frame) -> Query.of(position, frame).master(),
                                this::offer,
                                (run, answer) -> run.set(at, answer.isPass() ? -1 : answer.position()))
                        .openIf((position, frame) -> false)
                        .passing("nothing is found"));
        out.let("find", run -> run.set(found, chosen(run, at)));
        out.change("show", run -> run.get(at) < 0 ? Batch.NOTHING : Batch.of(shown(run, at)));
    }

    private void offer(Position position, Frame frame, Options options) {
        Seat player = Query.of(position, frame).master();
        int subdeck = VandariaZone.SUBDECK.of(player);
        List<Integer> kinds = new ArrayList<>();
        for (int i = 0; i < position.size(subdeck); i++) {
            GameObject card = position.objectAt(subdeck, i);
            boolean isNew = !kinds.contains(card.definition());
            kinds.add(card.definition());
            if (isNew
                    && Filter.all(are, Query.of(position, frame), Subject.of(card, subdeck))
                    && may.find(position, frame, card.definition())) {
                options.pick(subdeck, i);
            }
        }
        options.pass();
    }

    private static int subdeck(Run run) {
        return VandariaZone.SUBDECK.of(Query.of(run).master());
    }

    /** Its owner tells the cards of a Subdeck apart, so that each is known by itself before it is shown. */
    private static int[] chosen(Run run, Local at) {
        return run.get(at) < 0
                ? new int[0]
                : new int[] {run.position().objectAt(subdeck(run), run.get(at)).object()};
    }

    private static Event shown(Run run, Local at) {
        return Event.find(run.position(), null, subdeck(run), run.get(at));
    }
}
