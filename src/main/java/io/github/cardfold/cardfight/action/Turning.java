package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.Locked;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Standing and resting, all at once; a card that is so already does nothing (1.3.2.1). */
public final class Turning {
    private static final Local REST = Local.number(0, "rest");
    private static final Local CARDS = Local.objects(0, "cards");

    private Turning() {}

    /** Stands or rests cards: the argument is 1 for rest and 0 for stand, the list is the cards. */
    @Rule(jp = "7.2.1")
    public static Procedure procedure() {
        return Procedure.named("7.2.1")
                .locals(REST, CARDS)
                .change("7.2.1", Turning::turned)
                .build();
    }

    private static Batch turned(Run run) {
        List<Event> events = new ArrayList<>();
        for (int card : run.objects(CARDS)) {
            turn(run.position(), run.position().find(card), run.get(REST) == 1, events);
        }
        return Batch.ofAll(events);
    }

    static void compile(Compiler out, Selector units, Option<String> as, boolean rest) {
        out.begin(as);
        out.let("", run -> run.call("7.2.1", new int[] {rest ? 1 : 0}, here(run, units)));
        out.end(as);
    }

    private static int[] here(Run run, Selector cards) {
        return cards.subjects(Query.of(run))
                .filter(Subject::isHere)
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
    }

    private static void turn(Position position, @Nullable GameObject card, boolean rest, List<Event> events) {
        if (card != null && turns(position, card, rest)) {
            events.add(Event.turn(position, card.object(), rest));
        }
    }

    /** Tells whether a card changes by standing or resting. */
    @Rule(jp = {"7.2.1", "1.3.2.1", "4.3.2"})
    static boolean turns(Position position, GameObject card, boolean rest) {
        return card.is(GameObject.REST) != rest && hasOrientation(position, card) && !Locked.is(position, card);
    }

    /** Cards stand and rest on circles and in the order zone; elsewhere they have no orientation. */
    @Rule(jp = {"4.3.1", "4.9.2.2", "4.17.3"})
    private static boolean hasOrientation(Position position, GameObject card) {
        ZoneKind zone = position.place(position.placeOf(card.object())).zone();
        return zone.circle() || zone.equals(Zone.ORDER_ZONE.kind());
    }

    @Rule(jp = "4.12.3")
    static Event faced(Position position, int card, boolean down) {
        Place place = position.place(position.placeOf(card));
        return Event.face(position, card, down, down ? Zone.turnedDown(place) : 0);
    }
}
