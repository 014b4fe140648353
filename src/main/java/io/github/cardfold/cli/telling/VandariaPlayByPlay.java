package io.github.cardfold.cli.telling;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.ActionCard;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaZone;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Tells a game of Vandaria Wars as a referee sees it. */
final class VandariaPlayByPlay implements Teller {
    private final Lines lines;
    private final Map<String, Consumer<Event>> tellers = new TreeMap<>();
    private EventNames names;
    private Position after;
    private int turns;

    @SuppressWarnings("NullAway.Init") // what is told is set by sees before anything is told
    VandariaPlayByPlay(Consumer<String> out) {
        lines = new Lines(out);
        tellers.put(EventKind.MOVE.name(), this::moved);
        tellers.put(EventKind.COUNT.name(), this::counted);
        tellers.put(EventKind.BEGIN.name(), this::began);
        tellers.put(EventKind.LINK.name(), this::linked);
        tellers.put(
                EventKind.LOSE.name(),
                event -> lines.say(EventNames.seat(event.seat()) + " has lost by " + event.text()));
        tellers.put(VandariaEvents.DAMAGED.name(), this::damaged);
        tellers.put(
                VandariaEvents.DESTROYED.name(),
                event -> lines.say("    " + names.object(event.object()) + " is destroyed"));
    }

    @Override
    public int turns() {
        return turns;
    }

    @Override
    public void sees(State then, Action answer, State now) {
        names = new EventNames(then, now);
        after = now.position();
        for (int i = 0; i < now.eventCount(); i++) {
            Event event = now.event(i);
            tellers.getOrDefault(event.kind().name(), untold -> {}).accept(event);
        }
        lines.flush();
    }

    private void moved(Event event) {
        String card = names.moved(event);
        if (VandariaZone.HAND.isAt(event.to())) {
            lines.item("  " + seatOf(event.to()) + " draws", card);
        } else if (VandariaZone.REGISTER.isAt(event.to())) {
            lines.say("  " + seatOf(event.to()) + (isAction(event) ? " uses " : " summons ") + card);
        } else if (VandariaZone.HAND.isAt(event.from()) && VandariaZone.GRAVEYARD.isAt(event.to())) {
            lines.item("  " + seatOf(event.to()) + " discards", card);
        }
    }

    private boolean isAction(Event event) {
        Snapshot before = event.before();
        return before != null
                && VandariaProperty.card(after, before.gameObject()).type() instanceof ActionCard;
    }

    private String seatOf(int place) {
        return EventNames.seat(after.place(place).seat());
    }

    private void counted(Event event) {
        if (event.other() == PlayerNumbers.TURNS.index()) {
            turns++;
            lines.say("");
            lines.say("Turn " + turns + ", " + EventNames.seat(event.seat()) + "   ["
                    + after.seats().map(this::count).mkString(" | ") + "]");
        } else if (event.other() == PlayerNumbers.VICTORY_POINTS.index()) {
            lines.say("    " + EventNames.seat(event.seat()) + " gains a Victory Point");
        } else if (event.other() == PlayerNumbers.GOLD.index() && event.number() > 0) {
            lines.say("  " + EventNames.seat(event.seat()) + " gains " + event.number() + " gold");
        }
    }

    private String count(Seat seat) {
        return EventNames.seat(seat) + ": gold " + after.number(PlayerNumbers.GOLD, seat) + ", hand "
                + after.size(VandariaZone.HAND.of(seat)) + ", Territories "
                + Territories.of(after, seat).size() + ", Victory Points "
                + after.number(PlayerNumbers.VICTORY_POINTS, seat);
    }

    private void began(Event event) {
        TimedEffect mark = event.lasting();
        if (mark != null && mark.kind() == VandariaMarks.ATTACKED) {
            lines.say("  " + names.object(mark.source()) + " attacks " + names.object(mark.object(0)));
        } else if (mark != null && mark.kind() == VandariaMarks.BLOCKED) {
            lines.say("    " + names.object(mark.source()) + " blocks " + names.object(mark.object(0)));
        }
    }

    private void linked(Event event) {
        var link = event.link();
        if (link != null && link.kind() == VandariaLinks.GUARDS) {
            lines.say("    " + names.object(link.from().object()) + " is put into "
                    + names.object(link.to().object()));
        }
    }

    private void damaged(Event event) {
        lines.say("    " + names.object(event.other()) + " deals " + event.number() + " damage to "
                + names.object(event.object()));
    }
}
