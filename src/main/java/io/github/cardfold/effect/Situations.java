package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.TriggerSource;
import io.github.cardfold.kernel.Triggered;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** The AUTO abilities that a situation triggers, not an event (11.9.8). */
public final class Situations implements TriggerSource {
    Situations() {}

    /** After every change it is looked at what is so now. */
    @Override
    @Rule(jp = "11.9.8")
    public void triggered(Position position, Batch committed, Triggered triggered) {
        due(position).forEach(triggered);
    }

    /** Returns the abilities that go on standby since something is so: those that neither wait nor are carried out. */
    @Rule(jp = {"11.9.8", "11.9.8.1"})
    public static Array<Standby> due(Position position) {
        Array<Clause> clauses = Clauses.of(position).situations();
        if (clauses.isEmpty() || !position.rules().game().hasBegun(position)) {
            return Array.empty();
        }
        List<Standby> due = new ArrayList<>();
        for (int place = 0; place < position.placeCount(); place++) {
            Place at = position.place(place);
            Array<Clause> valid =
                    position.size(place) == 0 ? Array.empty() : clauses.filter(each -> each.isValidIn(at));
            for (int i = 0; valid.nonEmpty() && i < position.size(place); i++) {
                GameObject card = position.objectAt(place, i);
                if (Subject.hasText(position, card, place)) {
                    ofCard(position, Subject.of(card, place), valid, due);
                }
            }
        }
        return Array.ofAll(due);
    }

    private static void ofCard(Position position, Subject card, Array<Clause> valid, List<Standby> due) {
        TextRules game = (TextRules) position.rules().game();
        int definition = card.gameObject().definition();
        Query query = Query.of(position, card.master(position), card);
        for (Clause each : valid.filter(any -> any.definition() < 0 || any.definition() == definition)) {
            int[] instances = game.instances(position, card, each);
            Option<Array<Integer>> bound =
                    instances.length == 0 ? Option.none() : each.trigger().flatMap(on -> on.situation(query));
            for (int i = 0; bound.isDefined() && i < instances.length; i++) {
                Standby standby = standby(query, each, instances[i], bound.get());
                if (!isPending(position, standby) && !each.isUnusable(position, query.master(), card, instances[i])) {
                    due.add(standby);
                }
            }
        }
    }

    private static Standby standby(Query query, Clause clause, int instance, Array<Integer> bound) {
        int[] objects = bound.toJavaStream().mapToInt(Integer::intValue).toArray();
        Standby standby = new Standby(clause.name(), query.master(), query.source(), objects);
        return instance == 0 ? standby : standby.grantedBy(instance);
    }

    /** It is on standby once: as long as it waits, or is about to, or has not been carried out to its end. */
    @Rule(jp = "11.9.8.1")
    private static boolean isPending(Position position, Standby standby) {
        for (int i = 0; i < position.standbyCount(); i++) {
            if (isSame(position.standby(i), standby)) {
                return true;
            }
        }
        for (int i = 0; i < position.depth(); i++) {
            Frame frame = position.frame(i);
            boolean isCarriedOut = frame.procedure().name().equals(standby.procedure())
                    && frame.get(AbilityFrame.SOURCE) == standby.source()
                    && frame.get(AbilityFrame.INSTANCE) == standby.instance();
            if (isCarriedOut || Array.of(frame.noted()).exists(each -> isSame(each, standby))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSame(Standby one, Standby other) {
        return one.procedure().equals(other.procedure())
                && one.source() == other.source()
                && one.instance() == other.instance();
    }
}
