package io.github.cardfold.kernel.audit;

import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The table as a reader of events sees it: cards in lists, turned, moved and counted by what the events say and by
 * nothing else. Where it comes to differ from the position, something changed without an event.
 */
final class Retelling {
    private final Position start;
    private final List<List<Integer>> piles = new ArrayList<>();
    private final List<Place> places = new ArrayList<>();
    /** What went to a deck just before, to be put in order with what follows. */
    private final List<Event> arranged = new ArrayList<>();

    private final TreeMap<Integer, Integer> flags = new TreeMap<>();
    private final TreeMap<Integer, Integer> definitions = new TreeMap<>();
    private final TreeSet<Integer> erased = new TreeSet<>();
    private final int[] numbers;
    private final TreeMap<Integer, Lifetime> lasting = new TreeMap<>();
    private final TreeMap<Integer, Integer> objects = new TreeMap<>();
    private final TreeSet<Integer> mayHaveEnded = new TreeSet<>();
    private final Linked links;
    private int created;
    private final TreeMap<Integer, Frame.Queued> queued = new TreeMap<>();
    private int losers;

    Retelling(Position before) {
        start = before;
        numbers = new int[before.numberCount() * before.seatCount()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = before.number(i / before.seatCount(), Seat.of(i % before.seatCount()));
        }
        for (int place = 0; place < before.placeCount(); place++) {
            piles.add(cards(before, place));
            places.add(before.place(place));
            for (int i = 0; i < before.size(place); i++) {
                GameObject object = before.objectAt(place, i);
                flags.put(object.card(), object.flags());
                objects.put(object.object(), object.card());
                definitions.put(object.card(), object.definition());
            }
        }
        for (GameObject gone : before.allErased()) {
            erased.add(gone.card());
        }
        created = before.createdCount();
        for (int i = 0; i < before.lastingCount(); i++) {
            lasting.put(before.lasting(i).id(), before.lasting(i).lifetime());
        }
        links = new Linked(before);
        before.queued().forEach(each -> queued.put(each.id(), each));
        losers = before.losers();
    }

    private static Set<Integer> cards(GameObject[] gone) {
        TreeSet<Integer> cards = new TreeSet<>();
        for (GameObject each : gone) {
            cards.add(each.card());
        }
        return cards;
    }

    private static List<Integer> cards(Position position, int place) {
        List<Integer> cards = new ArrayList<>();
        for (int i = 0; i < position.size(place); i++) {
            cards.add(position.objectAt(place, i).card());
        }
        return cards;
    }

    void compare(Position after, List<String> found) {
        for (int i = 0; i < after.eventCount(); i++) {
            if (!retell(after.event(i)) || !links.retell(after.event(i))) {
                found.add("the event '" + after.event(i) + "' cannot have happened");
            }
        }
        if (!places.equals(places(after))) {
            found.add("the places are " + places(after) + ", by the events " + places);
            return;
        }
        for (int place = 0; place < piles.size(); place++) {
            pile(after, place, found);
        }
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] != after.number(i / after.seatCount(), Seat.of(i % after.seatCount()))) {
                found.add("a number changed without event: "
                        + after.rules().numbers().get(i / after.seatCount()));
            }
        }
        lasting(after, found);
        links.compare(after, found);
        if (!after.queued().eq(queued.values())) {
            found.add("in the queues there is " + after.queued() + ", by the events " + queued.values());
        }
        if (created != after.createdCount() || !erased.equals(cards(after.allErased()))) {
            found.add("cards were created or have left the game without event");
        }
        if (losers != after.losers() && !after.isUndecided()) {
            found.add("a seat lost without event");
        }
    }

    private static List<Place> places(Position position) {
        List<Place> places = new ArrayList<>();
        for (int place = 0; place < position.placeCount(); place++) {
            places.add(position.place(place));
        }
        return places;
    }

    private void lasting(Position after, List<String> found) {
        TreeMap<Integer, Lifetime> now = new TreeMap<>();
        for (int i = 0; i < after.lastingCount(); i++) {
            now.put(after.lasting(i).id(), after.lasting(i).lifetime());
        }
        for (int effect : mayHaveEnded) {
            lasting.remove(effect);
            if (now.containsKey(effect)) {
                lasting.put(effect, now.get(effect));
            }
        }
        if (!now.equals(lasting)) {
            found.add("the lasting effects are " + now + ", by the events " + lasting);
        }
    }

    private void pile(Position after, int place, List<String> found) {
        List<Integer> cards = cards(after, place);
        if (places.get(place).zone().sight() == ZoneKind.Sight.OWNER) {
            cards.sort(null);
            piles.get(place).sort(null);
        }
        if (!cards.equals(piles.get(place))) {
            found.add(after.place(place).name() + " holds the cards " + cards + ", by the events " + piles.get(place));
        }
        for (int i = 0; i < after.size(place); i++) {
            GameObject object = after.objectAt(place, i);
            if (object.flags() != flags.getOrDefault(object.card(), 0)) {
                found.add(after.place(place).name() + ": " + object + " was turned without event");
            }
            if (object.definition() != definitions.getOrDefault(object.card(), object.definition())) {
                found.add(after.place(place).name() + ": " + object + " became another card without event");
            }
        }
    }

    private boolean retell(Event event) {
        EventKind kind = event.kind();
        Snapshot is = event.after();
        if (is != null) {
            objects.put(is.gameObject().object(), is.gameObject().card());
        }
        if (!event.is(Event.ARRANGED)) {
            arranged.clear();
        }
        if (kind == EventKind.MOVE) {
            return move(event);
        } else if (kind == EventKind.TURN || kind == EventKind.FACE) {
            return turn(event);
        } else if (kind == EventKind.CREATE) {
            return create(event);
        } else if (kind == EventKind.ERASE) {
            return erase(event);
        } else if (kind == EventKind.EXCHANGE) {
            return exchange(event);
        } else if (kind == EventKind.SHUFFLE || event.isThrough()) {
            shuffle(event);
        } else if (kind == EventKind.LOOK) {
            return look(event);
        } else if (kind == EventKind.COUNT) {
            numbers[event.other() * start.seatCount() + event.seat().ordinal()] += event.number();
        } else if (kind == EventKind.BEGIN) {
            @Nullable TimedEffect begun = event.lasting();
            return begun != null && lasting.put(begun.id(), begun.lifetime()) == null;
        } else if (kind == EventKind.EXPIRE) {
            expire(event);
        } else if (kind == EventKind.ADD_PLACE) {
            return add(event);
        } else if (kind == EventKind.REMOVE_PLACE) {
            remove(places.get(event.to()));
        } else if (kind == EventKind.CHANGE_PLACE) {
            Place place = places.get(event.to());
            places.set(event.to(), place.withAttributes(event.attributesAfter(place.attributes())));
        } else if (kind == EventKind.QUEUE || kind == EventKind.UNQUEUE) {
            return queue(event.entry(), kind == EventKind.QUEUE);
        } else if (kind == EventKind.LOSE) {
            losers |= event.seat().bit();
        }
        return true;
    }

    private boolean queue(Frame.@Nullable Queued entry, boolean comes) {
        return entry != null
                && (comes ? queued.put(entry.id(), entry) == null : entry.equals(queued.remove(entry.id())));
    }

    /** Cards left out lie above the others. */
    private void shuffle(Event event) {
        List<Integer> pile = piles.get(event.to());
        List<Integer> apart = new ArrayList<>(pile);
        apart.retainAll(Arrays.stream(event.apart()).mapToObj(objects::get).toList());
        pile.removeAll(apart);
        pile.sort(Comparator.<Integer, Integer>comparing(definitions::get).thenComparing(Comparator.naturalOrder()));
        pile.forEach(card -> flags.put(card, 0));
        pile.addAll(0, apart);
    }

    private boolean move(Event event) {
        Snapshot before = event.before();
        Snapshot after = event.after();
        if (before == null || after == null) {
            return false;
        }
        Integer card = before.gameObject().card();
        if (!piles.get(event.from()).remove(card)) {
            return false;
        }
        boolean deck = places.get(event.to()).zone().sight() == ZoneKind.Sight.NOBODY;
        List<Integer> target = piles.get(event.to());
        int above = deck && event.is(Event.ARRANGED) ? above(event) : 0;
        int first =
                deck && !event.is(Event.TO_BOTTOM) ? 0 : target.size() - (deck ? Math.max(0, arranged.size() - 1) : 0);
        target.add(first + above, card);
        flags.put(card, after.gameObject().flags());
        return true;
    }

    /** Puts a card on a deck, under it, or behind the others of another place. */
    private void lay(Event event, Integer card) {
        boolean onTop = start.place(event.to()).zone().sight() == ZoneKind.Sight.NOBODY && !event.is(Event.TO_BOTTOM);
        List<Integer> target = piles.get(event.to());
        target.add(onTop ? 0 : target.size(), card);
        flags.put(
                card,
                (event.is(Event.REST) ? GameObject.REST : 0)
                        | (event.is(Event.FACE_DOWN) ? GameObject.FACE_DOWN : 0)
                        | (event.is(Event.MARKED) ? GameObject.MARKED : 0));
    }

    private boolean create(Event event) {
        Snapshot after = event.after();
        if (after == null) {
            return event.object() == 0;
        }
        int card = GameObject.FIRST_CREATED + created++;
        definitions.put(card, event.number());
        lay(event, card);
        return after.gameObject().card() == card;
    }

    private boolean erase(Event event) {
        Snapshot before = event.before();
        if (before == null) {
            return false;
        }
        Integer card = before.gameObject().card();
        if (!before.gameObject().isCreated()) {
            erased.add(card);
        }
        return piles.get(event.from()).remove(card);
    }

    private boolean exchange(Event event) {
        Snapshot before = event.before();
        Snapshot after = event.after();
        if (before == null || after == null) {
            return false;
        }
        Integer was = before.gameObject().card();
        if (!event.exchangesCards()) {
            definitions.put(was, event.number());
            return piles.get(after.place()).contains(was);
        }
        Integer now = after.gameObject().card();
        boolean isThere = piles.get(event.from()).remove(now);
        List<Integer> pile = piles.get(after.place());
        int at = pile.indexOf(was);
        if (at < 0) {
            return false;
        }
        pile.set(at, now);
        flags.put(now, after.gameObject().flags());
        objects.put(event.apart()[0], was);
        lay(event, was);
        return isThere;
    }

    /** How many of the cards that went before, to be put in order with this one, lie above it. */
    private int above(Event event) {
        boolean isNext = !arranged.isEmpty()
                && arranged.get(0).to() == event.to()
                && arranged.get(0).is(Event.TO_BOTTOM) == event.is(Event.TO_BOTTOM)
                && arranged.stream().noneMatch(each -> each.number() == event.number());
        if (!isNext) {
            arranged.clear();
        }
        arranged.add(event);
        return (int)
                arranged.stream().filter(each -> each.number() < event.number()).count();
    }

    /** A card that is looked at may come to lie above those that it could not be told from; no other place changes. */
    private boolean look(Event event) {
        Snapshot after = event.after();
        if (after == null) {
            return false;
        }
        Integer card = after.gameObject().card();
        List<Integer> pile = piles.get(event.from());
        if (event.index() == Event.NONE) {
            return pile.contains(card);
        }
        boolean there = pile.remove(card);
        pile.add(event.number(), card);
        return there;
    }

    private boolean add(Event event) {
        @Nullable Place place = event.place();
        if (place == null || place.index() != places.size()) {
            return false;
        }
        piles.add(new ArrayList<>());
        return places.add(place);
    }

    private void remove(Place place) {
        if (piles.get(place.index()).isEmpty()) {
            places.set(place.index(), place.removed());
        }
    }

    private boolean turn(Event event) {
        Snapshot after = event.after();
        if (after == null || !piles.get(event.to()).contains(after.gameObject().card())) {
            return false;
        }
        flags.put(after.gameObject().card(), after.gameObject().flags());
        return true;
    }

    private void expire(Event event) {
        if (event.other() == Event.NONE) {
            Lifetime ended = start.rules().lifetime(event.text());
            lasting.values().removeIf(ended::equals);
            lasting.forEach((effect, lifetime) -> noteEnd(ended, effect, lifetime));
        } else {
            lasting.remove(event.other());
        }
    }

    /** What is left of an effect then may depend on the position at that moment, which no event tells. */
    private void noteEnd(Lifetime ended, int effect, Lifetime lifetime) {
        if (lifetime.changesWith(ended)) {
            mayHaveEnded.add(effect);
        }
    }
}
