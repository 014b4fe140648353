package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Answer;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Frame;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Options;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Question;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
import io.github.cardfold.kernel.Thing;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Putting several cards into decks at once: the owner of each deck names them in the order in which they are to lie
 * there, the uppermost first (4.1.9); cards that the owner does not see lie below those in the order they come.
 */
final class Arranging {
    private final Put put;
    private final Compiler out;
    private final Local left;
    private final Local order;

    Arranging(Put put, Compiler out) {
        this.put = put;
        this.out = out;
        left = out.own("left", Local.Type.OBJECTS);
        order = out.own("order", Local.Type.OBJECTS);
    }

    @Rule(jp = "4.1.9")
    void compile() {
        Moving.check(out, put.what());
        out.begin(put.as());
        out.let("cards", run -> {
            run.set(left, here(run));
            run.clear(order);
        });
        out.goIf("named", run -> next(run.position(), run.frame()) < 0, "move");
        out.ask(
                "",
                Question.of(Purposes.ARRANGE, this::next, this::offer, this::answer)
                        .unfinishedIf((position, frame) -> frame.size(order) > 0));
        out.go("more", "named");
        out.change("move", this::moves);
        out.end(put.as());
    }

    private int[] here(Run run) {
        return put.what()
                .subjects(Query.of(run))
                .filter(each -> each.isHere() && each.object() != 0 && put.mayGo(Query.of(run), each))
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
    }

    /** The seat that names the next card, the turn fighter before the other (1.3.4); -1 if none does. */
    private int next(Position position, Frame frame) {
        int first = Math.max(0, Turn.fighter(position));
        for (int i = 0; i < position.seats(); i++) {
            int seat = (first + i) % position.seats();
            for (int k = 0; k < frame.size(left); k++) {
                if (names(position, seat, frame.get(left, k))) {
                    return seat;
                }
            }
        }
        return -1;
    }

    private static boolean names(Position position, int seat, int object) {
        Thing card = position.find(object);
        return card != null && card.owner() == seat && card.seenBy(seat) && !card.hasHome();
    }

    private void offer(Position position, Frame frame, Options options) {
        int seat = next(position, frame);
        for (int k = 0; k < frame.size(left); k++) {
            int object = frame.get(left, k);
            if (names(position, seat, object)) {
                int place = position.placeOf(object);
                options.pick(place, position.positionOf(place, object));
            }
        }
    }

    private void answer(Run run, Answer answer) {
        int named = answer.object(run.position());
        run.append(order, named);
        run.set(
                left,
                Arrays.stream(run.objects(left)).filter(each -> each != named).toArray());
    }

    /**
     * Whoever comes last onto the top of a deck lies uppermost, onto its bottom lowest: the cards that nobody named go
     * below the others. Those named go in the order in which they lay; each says which it is to be, so that no other
     * seat is told.
     */
    @Rule(jp = "4.1.10")
    private Batch moves(Run run) {
        List<Event> named = named(run);
        List<Event> rest = new ArrayList<>();
        for (int object : run.objects(left)) {
            move(run, object).forEach(each -> rest.add(put.bottom() ? rest.size() : 0, each));
        }
        List<Event> all = new ArrayList<>(put.bottom() ? named : rest);
        all.addAll(put.bottom() ? rest : named);
        return Batch.ofAll(all);
    }

    private Option<Event> move(Run run, int object) {
        Query query = Query.of(run);
        return Option.of(query.find(object)).map(card -> put.move(query, card));
    }

    private List<Event> named(Run run) {
        Position position = run.position();
        List<Event> named = new ArrayList<>();
        int[] objects = run.objects(order);
        for (int i = 0; i < objects.length; i++) {
            int rank = i;
            boolean isAmongOthers = sharesDeck(position, objects, i);
            move(run, objects[i])
                    .map(each -> isAmongOthers ? each.arranged(rank) : each)
                    .forEach(named::add);
        }
        named.sort(Comparator.comparingInt(Event::from)
                .thenComparingInt(each -> position.positionOf(each.from(), each.object())));
        return named;
    }

    private static boolean sharesDeck(Position position, int[] objects, int index) {
        Thing card = position.find(objects[index]);
        return Arrays.stream(objects)
                .filter(each -> each != objects[index])
                .mapToObj(position::find)
                .anyMatch(other -> other != null && card != null && other.owner() == card.owner());
    }
}
