package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.EventKind;
import io.github.cardfold.kernel.Frame;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Options;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Question;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
import io.github.cardfold.kernel.Thing;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * Searches a fighter's own deck for cards (7.11). What lies there without order is offered once for each kind of card,
 * which is all that a searcher can tell apart; each find is settled on top. To find nothing is always allowed.
 *
 * @param are what they must be
 * @param upTo how many at most
 * @param by who searches the own deck
 * @param as the name of the cards found
 */
@Rule(jp = {"7.11.1", "7.11.2", "11.8.4.1.4"})
public record SearchDeck(
        @Default("[]") Array<Filter> are,
        @Default("1") Value upTo,
        @Default("you") Side by,
        @Default("it") String as) implements Instruction {

    /** Keys of cards that lie at places of their own, after those of all kinds. */
    private static final int SETTLED = 1 << 20;

    @Override
    public void compile(Compiler out) {
        Local found = out.objects(as);
        Local most = out.own("most", Local.Type.NUMBER);
        Local last = out.own("last", Local.Type.NUMBER);
        Local at = out.own("at", Local.Type.NUMBER);
        out.let("begin", run -> {
            run.clear(found);
            run.set(last, -1);
            run.set(most, upTo.value(Query.of(run)));
        });
        out.change("look", this::lookAtSettled);
        out.goIf("enough", run -> run.frame().size(found) >= run.get(most), "over");
        out.ask(
                "",
                Question.of(
                                "search the deck",
                                (position, frame) -> Query.of(position, frame).seat(by),
                                (position, frame, options) -> offer(position, frame, found, last, options),
                                (run, answer) -> run.set(at, answer.isPass() ? -1 : answer.position()))
                        .openIf((position, frame) -> false)
                        .unfinishedIf((position, frame) -> frame.size(found) > 0));
        out.goIf("none", run -> run.get(at) < 0, "over");
        out.let("last", run -> run.set(last, key(run.position().thing(deck(run), run.get(at)), run.get(at))));
        out.change("find", run -> Batch.of(Event.find(run.position(), seat(run), deck(run), run.get(at))));
        out.let("found", run -> run.append(found, lookedAtLast(run.position())));
        out.go("more", "enough");
        out.mark("over");
    }

    private int seat(Run run) {
        return Query.of(run).seat(by);
    }

    private int deck(Run run) {
        return Zone.DECK.of(seat(run));
    }

    /** All cards are looked at (7.11.1); those without a place of their own the owner knows anyway. */
    private Batch lookAtSettled(Run run) {
        Position position = run.position();
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < position.size(deck(run)); i++) {
            Thing card = position.thing(deck(run), i);
            if (card.object() != 0 && !card.seenBy(seat(run))) {
                events.add(Event.look(position, seat(run), card.object()));
            }
        }
        return Batch.ofAll(events);
    }

    /** Picks rise: by kind, then by place, so that each set of cards is found in one way. */
    private static int key(Thing card, int at) {
        return card.object() == 0 ? card.definition() : SETTLED + at;
    }

    private void offer(Position position, Frame frame, Local found, Local last, Options options) {
        Query query = Query.of(position, frame);
        int deck = Zone.DECK.of(query.seat(by));
        int before = -1;
        for (int i = 0; i < position.size(deck); i++) {
            Thing card = position.thing(deck, i);
            int key = key(card, i);
            boolean rising = card.object() == 0 ? key >= frame.get(last) : key > frame.get(last);
            if (key != before && rising && !isFound(frame, found, card) && accepts(query, card, deck)) {
                options.pick(deck, i);
            }
            before = key;
        }
        options.pass();
    }

    private static boolean isFound(Frame frame, Local found, Thing card) {
        for (int i = 0; i < frame.size(found); i++) {
            if (card.object() != 0 && frame.get(found, i) == card.object()) {
                return true;
            }
        }
        return false;
    }

    private boolean accepts(Query query, Thing card, int deck) {
        Subject subject = Subject.of(card, deck);
        return are.forAll(each -> each.accepts(query, subject));
    }

    private static int lookedAtLast(Position position) {
        for (int i = position.eventCount() - 1; i >= 0; i--) {
            if (position.event(i).kind() == EventKind.LOOK) {
                return position.event(i).object();
            }
        }
        throw new IllegalStateException("nothing was looked at");
    }

    @Override
    public String english() {
        String whose = by == Side.YOU ? "your" : "their";
        return by.does("search", whose + " deck for up to " + English.count(upTo, "card") + English.thatAre(are));
    }
}
