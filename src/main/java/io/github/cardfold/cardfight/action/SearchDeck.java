package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Searches a fighter's own deck for cards (7.11), and other own zones with it. The deck has no order then (ruling 301):
 * each kind of card is offered once, which is all that a searcher can tell apart, and each find is settled on top,
 * apart from what later searches of the same ability look through. To find nothing is allowed, but not where all see
 * that there is something, unless the text says "up to".
 *
 * @param are what they must be
 * @param upTo how many at most; one if nothing is said
 * @param exactly how many, as far as they are there; instead of {@code upTo}
 * @param or the other zones that are searched
 * @param by who searches the own deck
 * @param as the name of the cards found
 */
@Phrase(
        "<{by who} searches {by whose} deck|search your deck>< or {or or own}> for <{exactly a} {are: card/cards}|up to <{upTo many}|one> {are: card/cards}>{as as}")
@Rule(jp = {"7.11.1", "7.11.2", "11.8.4.1.4"})
public record SearchDeck(
        @Default("[]") Array<Filter> are,
        Option<Value> upTo,
        Option<Value> exactly,
        @Default("[]") Array<Region> or,
        @Default("you") Side by,
        @Default("it") String as)
        implements Instruction, Binds {
    /** Keys of cards that lie at places of their own, after those of all kinds. */
    private static final int SETTLED = 1 << 20;

    /** Refuses two numbers, and zones that cannot be searched. */
    public SearchDeck {
        if (upTo.isDefined() && exactly.isDefined()) {
            throw new IllegalArgumentException("only one of \"exactly\" and \"up to\"");
        }
        if (or.exists(each -> each.isCircle() || each.isUnseen())) {
            throw new IllegalArgumentException("\"or\" names zones other than the deck");
        }
        upTo = upTo.filter(each -> !(each instanceof Numeral numeral && numeral.number() == 1));
    }

    @Override
    public void compile(Compiler out) {
        Local found = out.objects(as);
        Local apart = out.shared(ShuffleDeck.APART);
        Local most = out.own("most", Local.Type.NUMBER);
        Local last = out.own("last", Local.Type.NUMBER);
        Local place = out.own("place", Local.Type.PLACE);
        Local at = out.own("at", Local.Type.NUMBER);
        out.let("begin", run -> {
            run.clear(found);
            run.set(last, -1);
            run.set(
                    most,
                    upTo.orElse(exactly).map(each -> each.value(Query.of(run))).getOrElse(1));
        });
        out.change(
                "look",
                run -> Batch.of(Event.lookThrough(
                        run.position(), seat(run), deck(run), ShuffleDeck.apart(run, apart, deck(run)))));
        out.repeat("enough", run -> run.frame().size(found) < run.get(most), () -> {
            out.ask("", question(found, apart, most, last, place, at));
            out.leaveIf("none", run -> run.get(place) < 0);
            out.let("last", run -> run.set(last, key(run.position(), seat(run), run.get(place), run.get(at))));
            out.when("in the deck", run -> run.get(place) == deck(run), () -> {
                out.change("find", run -> Batch.of(Event.find(run.position(), seat(run), deck(run), run.get(at))));
                out.let("found in the deck", run -> {
                    run.append(found, lookedAtLast(run.position()));
                    run.append(apart, lookedAtLast(run.position()));
                });
            });
            if (or.nonEmpty()) {
                out.when(
                        "elsewhere",
                        run -> run.get(place) != deck(run),
                        () -> out.let(
                                "found",
                                run -> run.append(found, card(run, place, at).object())));
            }
        });
    }

    private Question question(Local found, Local apart, Local most, Local last, Local place, Local at) {
        return Question.of(
                        Purposes.SEARCH,
                        (position, frame) -> Query.of(position, frame).seat(by),
                        (position, frame, options) -> offer(
                                position,
                                findable(position, frame, found, apart, last),
                                frame.get(most) - frame.size(found),
                                options),
                        (run, answer) -> {
                            run.set(place, answer.isPass() ? -1 : answer.place());
                            run.set(at, answer.isPass() ? 0 : answer.position());
                        })
                .openIf((position, frame) -> false)
                .unfinishedIf((position, frame) -> frame.size(found) > 0, run -> forget(run, last, place, at))
                .passing("nothing more is taken, and the search ends");
    }

    /** All see how many cards have been found; of which kind the last one was nobody else does. */
    private static void forget(Run run, Local last, Local place, Local at) {
        run.set(last, -1);
        run.set(place, -1);
        run.set(at, 0);
    }

    private static GameObject card(Run run, Local place, Local at) {
        return run.position().objectAt(run.get(place), run.get(at));
    }

    private Seat seat(Run run) {
        return Query.of(run).seat(by);
    }

    private int deck(Run run) {
        return Zone.DECK.of(seat(run));
    }

    /** Several zones may be searched (7.11.4), first the hidden ones, where nothing has to be found. */
    @Rule(jp = "7.11.4")
    private Array<Integer> places(Position position, Seat seat) {
        return or.sortBy(each -> !each.isHidden())
                .map(each -> each.of(position, seat))
                .prepend(Zone.DECK.of(seat));
    }

    /** Picks rise: by zone, in the deck by kind, then by place, so that each set of cards is found in one way. */
    private int key(Position position, Seat seat, int place, int at) {
        GameObject card = position.objectAt(place, at);
        return card.object() == 0
                ? card.definition()
                : SETTLED * (1 + places(position, seat).indexOf(place)) + at;
    }

    /** Returns the picks that rise above the last one, each kind in the deck once. */
    private Array<Handle> findable(Position position, Frame frame, Local found, Local apart, Local last) {
        Query query = Query.of(position, frame);
        Seat seat = query.seat(by);
        List<Handle> findable = new ArrayList<>();
        for (int place : places(position, seat)) {
            int before = -1;
            for (int i = 0; i < position.size(place); i++) {
                GameObject card = position.objectAt(place, i);
                int key = key(position, seat, place, i);
                boolean rising = card.object() == 0 ? key >= frame.get(last) : key > frame.get(last);
                if (key != before && rising && !isFound(frame, found, apart, card) && accepts(query, card, place)) {
                    findable.add(new Handle(place, i));
                }
                before = key;
            }
        }
        return Array.ofAll(findable);
    }

    /** What all see must be found, so that a card is offered only if it and those after it are enough of them. */
    @Rule(jp = {"7.11.2", "7.11.3"})
    private void offer(Position position, Array<Handle> findable, int missing, Options options) {
        int left = findable.count(each -> !isHidden(position, each));
        int must = exactly.isEmpty() ? 0 : Math.min(missing, left);
        for (Handle each : findable) {
            if (isHidden(position, each) || left-- >= must) {
                options.pick(each.place(), each.index());
            }
        }
        if (must == 0) {
            options.pass();
        }
    }

    private static boolean isHidden(Position position, Handle card) {
        return position.place(card.place()).zone().isHidden();
    }

    /** What an earlier search of the same ability has found lies apart until the deck is shuffled. */
    private static boolean isFound(Frame frame, Local found, Local apart, GameObject card) {
        int object = card.object();
        return object != 0 && (frame.contains(found, object) || frame.contains(apart, object));
    }

    private boolean accepts(Query query, GameObject card, int place) {
        Subject subject = Subject.of(card, place);
        return Filter.all(are, query, subject);
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
    public String pronoun(Predicate<Object> isOne) {
        return exactly.orElse(upTo).forAll(most -> most instanceof Numeral numeral && numeral.number() == 1)
                ? "that card"
                : "those cards";
    }
}
