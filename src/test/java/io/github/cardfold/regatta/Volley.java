package io.github.cardfold.regatta;

import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Role;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/** A volley that was ordered in a tide and is fired when it ends. */
final class Volley {
    static final String NAME = "volley";

    private static final Local GUNNER = Local.seat(0, "gunner");
    private static final Local SHIP = Local.object(1, "ship");
    private static final Local TARGETS = Local.objects(0, "targets");
    private static final Local TARGET = Local.object(2, "target");

    private Volley() {}

    static Procedure procedure() {
        return Procedure.named(NAME)
                .locals(GUNNER, SHIP, TARGET, TARGETS)
                .let("aim", run -> run.set(TARGET, run.objects(TARGETS)[0]))
                .endIf(
                        "too late",
                        run -> run.position().placeOf(run.get(SHIP)) < 0
                                || run.position().placeOf(run.get(TARGET)) < 0
                                || run.position().hasLost(run.seat(GUNNER)))
                .let("escorted", run -> run.set(TARGET, hit(run.position(), run.get(TARGET))))
                .change(
                        "rest",
                        run -> run.position().find(run.get(SHIP)).is(GameObject.REST)
                                ? Batch.NOTHING
                                : Batch.of(Event.turn(run.position(), run.get(SHIP), true)))
                .change("fire", Volley::fired)
                .build();
    }

    /** The ship that fires, and what it fires at. */
    static Array<Role> roles(Position position) {
        Frame volley = position.frame(NAME);
        return volley == null ? Array.empty() : Array.of(new Role("firing", volley.get(SHIP), volley.get(TARGET)));
    }

    /** An escort takes the place of the flagship that it leads to. */
    private static int hit(Position position, int target) {
        Array<Link> escorts = position.linksTo(Anchor.object(target), Effects.ESCORT);
        return escorts.isEmpty() ? target : escorts.head().from().object();
    }

    private static Batch fired(Run run) {
        Position position = run.position();
        int target = run.get(TARGET);
        int place = position.placeOf(target);
        int power = trait(position, run.get(SHIP), 0);
        Seat seat = position.place(place).seat();
        if (place == Zones.FLAGSHIP.of(seat)) {
            int hurt = position.rules().definitionCount() - 1;
            boolean isHurt = position.objectAt(place, 0).definition() == hurt;
            Event damage = Event.count(Effects.HULL, seat, -Math.max(1, power));
            return isHurt ? Batch.of(damage) : Batch.of(damage, Event.exchange(position, target, hurt));
        }
        return power < trait(position, target, 1) ? Batch.NOTHING : Batch.of(sinking(position, target));
    }

    /** A buoy, which was made in the game, leaves it; any other ship goes to its owner's wreck. */
    static Event sinking(Position position, int ship) {
        GameObject card = position.find(ship);
        return card.isCreated()
                ? Event.erase(position, ship)
                : Event.move(position, ship, Zones.WRECK.of(card.owner()), 0);
    }

    private static int trait(Position position, int ship, int trait) {
        int place = position.placeOf(ship);
        GameObject card = position.objectAt(place, position.indexOf(place, ship));
        return position.rules().game().traits(position, card, place)[trait];
    }
}
