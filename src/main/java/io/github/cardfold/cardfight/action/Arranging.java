package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Laying;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.vavr.control.Option;
import java.util.ArrayList;
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
    private final Local all;
    private final Laying laying;

    Arranging(Put put, Compiler out) {
        this.put = put;
        this.out = out;
        left = out.own("left", Local.Type.OBJECTS);
        order = out.own("order", Local.Type.OBJECTS);
        all = out.own("all", Local.Type.OBJECTS);
        laying = new Laying(left, order);
    }

    @Rule(jp = "4.1.9")
    void compile() {
        Moving.check(out, put.what());
        out.begin(put.as());
        out.let("cards", this::begin);
        out.repeat(
                "named",
                run -> !laying.isDone(run.position(), run.frame()),
                () -> out.ask("", laying.question(Purposes.ARRANGE)));
        out.change("move", this::moves);
        out.end(put.as());
    }

    private void begin(Run run) {
        int[] cards = put.what()
                .subjects(Query.of(run))
                .filter(each -> each.isHere() && each.object() != 0 && put.changes(Query.of(run), each))
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
        run.set(all, cards);
        laying.begin(run, moves(run, cards));
    }

    private Batch moves(Run run, int[] cards) {
        List<Event> moves = new ArrayList<>();
        for (int object : cards) {
            move(run, object).forEach(moves::add);
        }
        return Batch.ofAll(moves);
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
        for (int object : run.objects(all)) {
            if (!run.frame().contains(order, object)) {
                move(run, object).forEach(each -> rest.add(put.bottom() ? rest.size() : 0, each));
            }
        }
        List<Event> all = new ArrayList<>(put.bottom() ? named : rest);
        all.addAll(put.bottom() ? rest : named);
        return Batch.ofAll(all);
    }

    private Option<Event> move(Run run, int object) {
        Query query = Query.of(run);
        return Option.of(query.find(object)).map(card -> put.event(query, card));
    }

    private List<Event> named(Run run) {
        Position position = run.position();
        List<Event> named = new ArrayList<>();
        for (int object : run.objects(order)) {
            move(run, object).map(each -> laying.move(run, each)).forEach(named::add);
        }
        named.sort(Comparator.comparingInt(Event::from)
                .thenComparingInt(each -> position.indexOf(each.from(), each.object())));
        return named;
    }
}
