package io.github.cardfold.cli.telling;

import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;

/** Tells the moves of cards, and counts what lies in the zones. */
final class Moves {
    private final Lines lines;
    private final Duel duel;
    private final Position places;
    private final int[] sizes;

    Moves(Lines lines, Duel duel, Position first) {
        this.lines = lines;
        this.duel = duel;
        places = first;
        sizes = new int[first.placeCount()];
        for (int place = 0; place < sizes.length; place++) {
            sizes[place] = first.size(place);
        }
    }

    /** What a fighter has, in one line. */
    String count(Seat seat) {
        return EventNames.seat(seat) + ": damage " + sizes[Zone.DAMAGE.of(seat)] + ", hand " + sizes[Zone.HAND.of(seat)]
                + ", deck " + sizes[Zone.DECK.of(seat)];
    }

    void tell(Event move, EventNames names) {
        sizes[move.from()]--;
        sizes[move.to()]++;
        Place from = places.place(move.from());
        Place to = places.place(move.to());
        String card = names.moved(move);
        String fighter = EventNames.seat(to.seat());
        if (to.zone().circle()) {
            toCircle(move, from, to, card);
        } else if (is(to, Zone.HAND) && is(from, Zone.DECK)) {
            lines.item((duel.isOn() ? "      " : "  ") + fighter + " draws", card);
        } else if (is(to, Zone.DECK)) {
            lines.item((duel.isOn() ? "      " : "  ") + fighter + " puts back", card);
        } else if (is(to, Zone.DROP)) {
            toDrop(from, to, card);
        } else if (is(to, Zone.DAMAGE)) {
            lines.say("      " + fighter + " takes it: damage " + sizes[move.to()]);
        } else if (is(to, Zone.REMOVED)) {
            lines.say("      " + card + " is removed");
        }
    }

    private static boolean is(Place place, Zone zone) {
        return place.zone().equals(zone.kind());
    }

    private void toDrop(Place from, Place to, String card) {
        String fighter = EventNames.seat(to.seat());
        if (from.zone().circle()) {
            lines.item("    retired:", card);
        } else if (is(from, Zone.DAMAGE)) {
            lines.say("      " + fighter + " heals " + card + ": damage " + sizes[from.index()]);
        } else {
            lines.say("  " + fighter + " discards " + card);
        }
    }

    private void toCircle(Event move, Place from, Place to, String card) {
        String fighter = EventNames.seat(to.seat());
        if (Circle.is(to, Circle.GUARDIAN)) {
            lines.item(
                    "    " + fighter + (from.zone().circle() ? " intercepts with" : " guards with"),
                    card + " " + shield(move),
                    () -> ": " + duel.comparison());
        } else if (from.zone().circle()) {
            lines.say("  " + fighter + " moves " + card + " from " + from.name() + " to " + to.name());
        } else if (!Circle.is(to, Circle.VANGUARD)) {
            lines.say("  " + fighter + " calls " + card + " (" + power(move) + ") to " + to.name());
        } else if (move.is(Event.FACE_DOWN)) {
            lines.say("  " + fighter + " lays " + card + " face down as the first vanguard");
        } else {
            lines.say("  " + fighter + " rides " + card + " (" + power(move) + ") from the " + from.name());
        }
    }

    private static int power(Event move) {
        Snapshot after = move.after();
        return after == null ? 0 : after.trait(Trait.POWER.ordinal());
    }

    private static int shield(Event move) {
        Snapshot after = move.after();
        return after == null ? 0 : after.trait(Trait.SHIELD.ordinal());
    }

    /** Adds the shield of a guardian once it guards. */
    void guarded(Event event, EventNames names) {
        duel.guard(names.snapshot(event.object())
                .map(guardian -> guardian.trait(Trait.SHIELD.ordinal()))
                .getOrElse(0));
    }
}
