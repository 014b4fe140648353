package io.github.cardfold.vandaria.search;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
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
import io.github.cardfold.vandaria.part.OfDecks;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.Arrays;

/**
 * The controller of the skill searches the own Fate Deck and takes what is found in hand. Nobody has to find anything;
 * what is found all players are shown, and then the rest is shuffled.
 *
 * @param are what the cards must be
 * @param upTo how many at most
 */
@Rule(vw = {"2.12.1", "2.12.2", "2.12.3", "2.12.4"})
@Phrase("search your Fate Deck for up to {upTo} {are: card/cards}, show and take them")
public record SearchFateDeck(
        @Default("[]") Array<Filter> are, @Default("1") Value upTo) implements Instruction, OfDecks {
    @Override
    public void compile(Compiler out) {
        Local found = out.objects("found");
        Local left = out.own("left", Local.Type.NUMBER);
        Local last = out.own("last", Local.Type.NUMBER);
        Local at = out.own("at", Local.Type.NUMBER);
        out.let("begin", run -> {
            run.clear(found);
            run.set(last, -1);
            run.set(left, upTo.value(Query.of(run)));
        });
        out.change(
                "look",
                run -> Batch.of(Event.lookThrough(run.position(), Query.of(run).master(), deck(run))));
        out.repeat("enough", run -> run.get(left) > 0, () -> {
            out.ask("", question(found, last, at));
            out.leaveIf("none", run -> run.get(at) < 0);
            out.let("last", run -> {
                run.set(last, card(run.position(), deck(run), run.get(at)).definition());
                run.set(left, run.get(left) - 1);
            });
            out.change(
                    "find",
                    run -> Batch.of(Event.find(run.position(), Query.of(run).master(), deck(run), run.get(at))));
            out.let("found", run -> run.append(found, lookedAtLast(run.position())));
        });
        out.change("show", run -> shown(run, found));
        out.change("take", run -> taken(run, found));
        out.change("shuffle", run -> Batch.of(Event.shuffle(run.position(), deck(run))));
    }

    private static int deck(Run run) {
        return VandariaZone.FATE_DECK.of(Query.of(run).master());
    }

    private static GameObject card(Position position, int deck, int at) {
        return position.objectAt(deck, at);
    }

    private Question question(Local found, Local last, Local at) {
        return Question.of(
                        VandariaPurposes.SEARCH,
                        (position, frame) -> Query.of(position, frame).master(),
                        (position, frame, options) -> offer(position, frame, found, last, options),
                        (run, answer) -> run.set(at, answer.isPass() ? -1 : answer.position()))
                .openIf((position, frame) -> false)
                .unfinishedIf((position, frame) -> frame.size(found) > 0, run -> {
                    run.set(last, -1);
                    run.set(at, 0);
                })
                .passing("nothing more is found, and the search ends");
    }

    /** Picks rise by kind, so that each set of cards is found in one way. */
    private void offer(Position position, Frame frame, Local found, Local last, Options options) {
        Query query = Query.of(position, frame);
        int deck = VandariaZone.FATE_DECK.of(query.master());
        int before = -1;
        for (int i = 0; i < position.size(deck); i++) {
            GameObject card = position.objectAt(deck, i);
            boolean isFound = card.object() != 0 && frame.contains(found, card.object());
            boolean isAnother = card.definition() != before && card.definition() >= frame.get(last);
            if (isAnother && !isFound && Filter.all(are, query, Subject.of(card, deck))) {
                options.pick(deck, i);
                before = card.definition();
            }
        }
        options.pass();
    }

    private static int lookedAtLast(Position position) {
        for (int i = position.eventCount() - 1; i >= 0; i--) {
            if (position.event(i).kind() == EventKind.LOOK) {
                return position.event(i).object();
            }
        }
        throw new IllegalStateException("nothing was looked at");
    }

    private static Batch shown(Run run, Local found) {
        return Batch.ofAll(Array.ofAll(Arrays.stream(run.objects(found)).boxed().toList())
                .map(each -> Event.look(run.position(), null, each))
                .asJava());
    }

    /** Whoever finds nothing has searched all the same. */
    @Rule(vw = "2.12.3")
    private static Batch taken(Run run, Local found) {
        Query query = Query.of(run);
        int[] cards = run.objects(found);
        return Batch.ofAll(Array.ofAll(Arrays.stream(cards).boxed().toList())
                .map(each -> Event.move(run.position(), each, VandariaZone.HAND.of(query.master()), 0))
                .prepend(Event.fact(VandariaEvents.SEARCHED, query.master(), 0, 0, cards.length, "Fate Deck"))
                .asJava());
    }
}
