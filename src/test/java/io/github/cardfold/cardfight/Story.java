package io.github.cardfold.cardfight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import java.util.ArrayList;
import java.util.List;

/**
 * The words by which tests speak of what happened: {@code grade-1 to B's drop zone}, {@code grade-3 rests},
 * {@code guard step} when one begins, {@code power 10000} when an effect begins, {@code vanguard damage -1} when a
 * number changes, otherwise the name of the event's kind.
 */
public final class Story {
    private Story() {}

    /** All that happened since the start, or since {@link Player#forget}. */
    public static List<String> of(Player player) {
        return player.events().stream()
                .map(each -> words(player.state().position(), each))
                .toList();
    }

    /** Checks that these happened in this order, whatever else did between them. */
    public static void tells(Player player, String... words) {
        List<String> found = new ArrayList<>();
        for (String each : of(player)) {
            if (found.size() < words.length && each.equals(words[found.size()])) {
                found.add(each);
            }
        }
        assertEquals(List.of(words), found, () -> "in " + of(player));
    }

    /** The phases and steps that began since the start, or since {@link Player#forget}. */
    public static List<String> beginnings(Player player) {
        return player.events(EventKinds.BEGINNING).stream().map(Event::text).toList();
    }

    /** Returns the names of the phases and steps that began first, of all if these are fewer. */
    public static List<String> beginnings(Player player, int number) {
        return beginnings(player).stream().limit(number).toList();
    }

    private static String words(Position position, Event event) {
        Snapshot before = event.before();
        if (event.kind() == EventKind.MOVE && before != null) {
            return id(position, before) + " to " + place(position, event.to());
        }
        if (event.kind() == EventKind.TURN && before != null) {
            return id(position, before) + (event.number() == GameObject.REST ? " rests" : " stands");
        }
        TimedEffect lasting = event.lasting();
        if (event.kind() == EventKind.BEGIN && lasting != null) {
            return lasting.kind().name() + " " + lasting.number();
        }
        if (event.kind() == EventKind.COUNT) {
            return event.text() + " " + event.number();
        }
        return event.kind() == EventKinds.BEGINNING
                ? event.text()
                : event.kind().name();
    }

    private static String id(Position position, Snapshot thing) {
        return position.rules().definition(thing.gameObject().definition()).id();
    }

    private static String place(Position position, int index) {
        Place place = position.place(index);
        return (char) ('A' + place.seat().ordinal()) + "'s " + place.name();
    }
}
