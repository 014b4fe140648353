package io.github.cardfold.kernel.position;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.Arrays;
import java.util.List;

/**
 * Cards that are shown in a hand together. Those who see them know that there are as many; and the cards come to lie
 * behind the others, in the order of the catalogue, so that whoever points at one of a hand that they know as a whole
 * does not learn when it came (ruling 420).
 */
@Rule(jp = {"4.6.2", "7.10.1"})
final class OpenHand {
    private OpenHand() {}

    /** Tells it of a batch that was just committed. */
    static void carryOut(OpenPosition position, Event[] done) {
        if (!isAnyShown(position, done)) {
            return;
        }
        int[] hands = Arrays.stream(done)
                .filter(each -> isShown(position, each))
                .mapToInt(Event::to)
                .distinct()
                .toArray();
        for (int hand : hands) {
            List<Event> shown = Arrays.stream(done)
                    .filter(each -> each.to() == hand && isShown(position, each))
                    .toList();
            for (int i = 0; i < shown.size(); i++) {
                count(position, shown.subList(0, i + 1));
            }
            int[] objects = shown.stream().mapToInt(Event::object).toArray();
            position.pile(hand, position.pile(hand).behind(objects, position.seatCount()));
        }
    }

    private static boolean isAnyShown(Position position, Event[] done) {
        for (Event each : done) {
            if (isShown(position, each)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isShown(Position position, Event event) {
        return event.kind() == EventKind.LOOK
                && position.place(event.to()).zone().sight() == ZoneKind.Sight.OWNER
                && position.indexOf(event.to(), event.object()) >= 0;
    }

    /** How many cards of the kind of the last one were shown to the same seats. */
    private static void count(OpenPosition position, List<Event> shown) {
        Event last = shown.get(shown.size() - 1);
        Pile hand = position.pile(last.to());
        int at = hand.find(last.object());
        int count = (int) shown.stream()
                .filter(each -> last.hasSeat() ? each.isOf(last.seat()) : !each.hasSeat())
                .map(each -> hand.at(hand.find(each.object())))
                .filter(each -> each.definition() == hand.at(at).definition() && !each.isCreated())
                .distinct()
                .count();
        int seats = last.hasSeat() ? last.seat().bit() : GameObject.ALL_SEATS;
        position.pile(last.to(), hand.shown(at, count, seats, position.seatCount()));
    }
}
