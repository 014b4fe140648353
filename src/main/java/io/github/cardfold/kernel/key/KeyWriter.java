package io.github.cardfold.kernel.key;

import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Pool;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes the bytes of the key of a position ({@code codec.PositionKey}): first all that names objects, so that each
 * gets its number where it is named first, then the table, where a card is its definition, owner, flags and, if
 * something names it, that number.
 */
public final class KeyWriter {
    /** Stands among the flags of an event that has a cause, above all of them. */
    private static final int CAUSED = 1 << 16;

    private final Position position;
    private final boolean unfinished;
    private final boolean hasAsides;
    private final boolean hasLinks;
    private final KeyBytes out = new KeyBytes();
    private int[] named = new int[16];
    private int namedCount;
    private final TimedEffect[] live;
    /** The entries of the queues, queue by queue: which of two queues has got an entry first means nothing. */
    private final Array<Frame.Queued> queued;

    private KeyWriter(Position position, boolean unfinished, boolean hasAsides) {
        this.position = position;
        this.unfinished = unfinished;
        this.hasAsides = hasAsides;
        hasLinks = !position.rules().linkKindNames().isEmpty();
        live = live(position);
        queued = position.rules().queues().flatMap(position::queued);
    }

    /**
     * Returns the bytes of the key of a position.
     *
     * @param version the version of the key's specification, the first of the bytes
     * @param unfinished whether a seat is in the midst of one choice of several things
     * @param hasAsides whether something may be done at any question instead of answering
     */
    public static byte[] bytes(Position position, byte version, boolean unfinished, boolean hasAsides) {
        return new KeyWriter(position, unfinished, hasAsides).write(version);
    }

    private static TimedEffect[] live(Position position) {
        TimedEffect[] live = new TimedEffect[position.lastingCount()];
        int count = 0;
        for (TimedEffect each : position.allLasting()) {
            if (!each.kind().isSpent(position, each)) {
                live[count++] = each;
            }
        }
        return Arrays.copyOf(live, count);
    }

    private byte[] write(byte version) {
        out.number(version);
        out.number(position.losers());
        out.text(position.ending());
        numbers();
        out.number(position.depth());
        for (int i = 0; i < position.depth(); i++) {
            frame(position.frame(i));
        }
        out.number(live.length);
        for (TimedEffect each : live) {
            lasting(each);
        }
        if (hasLinks) {
            out.number(position.linkCount());
            position.links().forEach(this::link);
        }
        standbys(position.allStandby());
        queues();
        departed();
        for (int i = 0; i < position.placeCount(); i++) {
            place(position.place(i), position.pile(i));
        }
        erased();
        return out.toArray();
    }

    private void numbers() {
        for (NumberKey key : position.rules().numbers()) {
            out.text(key.name());
            for (Seat seat : position.seats()) {
                out.number(position.number(key, seat));
            }
        }
    }

    private void object(int object) {
        out.number(object <= 0 ? object : name(object));
    }

    private void objects(int[] objects) {
        out.number(objects.length);
        for (int each : objects) {
            object(each);
        }
    }

    /** The number of an object, counted from 1 in the order in which they are named. */
    private int name(int object) {
        int known = number(object);
        if (known > 0) {
            return known;
        }
        if (namedCount == named.length) {
            named = Arrays.copyOf(named, namedCount * 2);
        }
        named[namedCount++] = object;
        return namedCount;
    }

    private int number(int object) {
        for (int i = 0; i < namedCount; i++) {
            if (named[i] == object) {
                return i + 1;
            }
        }
        return 0;
    }

    /** A lasting effect is named by its place among the live ones, an entry by its place behind all of these. */
    private int effect(int id) {
        for (int i = 0; i < live.length; i++) {
            if (live[i].id() == id) {
                return i + 1;
            }
        }
        int entry = queued.indexWhere(each -> each.id() == id);
        return entry < 0 ? 0 : live.length + entry + 1;
    }

    private void frame(Frame frame) {
        out.text(frame.procedure().name());
        out.text(frame.label());
        for (Local local : frame.procedure().locals()) {
            if (local.isList()) {
                out.number(frame.size(local));
            }
            for (int value : local.isList() ? frame.values(local) : new int[] {frame.get(local)}) {
                local(local.type(), value);
            }
        }
        out.number(frame.batch().size());
        for (int i = 0; i < frame.batch().size(); i++) {
            event(frame.batch().get(i));
        }
        standbys(frame.noted());
    }

    private void local(Local.Type type, int value) {
        switch (type) {
            case OBJECT, OBJECTS -> object(value);
            case EFFECT, EFFECTS -> out.number(effect(value));
            case NUMBER, SEAT, PLACE, PLACES, NUMBERS -> out.number(value);
        }
    }

    private void lasting(TimedEffect effect) {
        out.text(effect.kind().name());
        out.number(effect.master().ordinal());
        object(effect.source());
        Anchor at = effect.at();
        if (at != null) {
            out.number(-1); // the length of no list
            anchor(at);
        }
        objects(effect.objects());
        out.number(effect.kind().numbersEffects() ? effect(effect.number()) : effect.number());
        out.text(effect.lifetime().name());
    }

    private void link(Link link) {
        out.text(link.kind().name());
        anchor(link.from());
        anchor(link.to());
        out.text(link.name());
    }

    private void anchor(Anchor anchor) {
        out.number(anchor.kind().ordinal());
        if (anchor.isObject()) {
            object(anchor.index());
        } else {
            out.number(anchor.index());
        }
    }

    private void queues() {
        position.rules().queues().map(position::queued).forEach(entries -> {
            out.number(entries.size());
            entries.forEach(this::entry);
        });
    }

    private void entry(Frame.Queued entry) {
        out.text(entry.procedure());
        out.number(entry.seat().ordinal());
        object(entry.source());
        objects(entry.objects());
        out.numbers(entry.numbers());
        out.number(entry.lasting().size());
        entry.lasting().forEach(this::lasting);
    }

    private void standbys(Standby[] waiting) {
        out.number(waiting.length);
        for (Standby each : waiting) {
            out.text(each.procedure());
            out.number(each.master().ordinal());
            object(each.source());
            objects(each.bindings());
            if (each.played() > 0) {
                out.number(-each.played());
            }
            out.number(effect(each.instance()));
        }
    }

    private void event(Event event) {
        EventKind kind = event.kind();
        out.text(kind.name());
        out.number(event.hasSeat() ? event.seat().ordinal() : -1);
        object(event.object());
        if (kind == EventKind.EXPIRE) {
            out.number(event.other() == Event.NONE ? Event.NONE : effect(event.other()));
        } else if (kind == EventKind.COUNT) {
            out.number(event.other());
        } else {
            object(event.other());
        }
        out.number(event.from());
        out.number(event.to());
        out.number(event.number());
        Cause cause = event.cause();
        out.number(cause == null ? event.flags() : event.flags() | CAUSED);
        if (cause != null) {
            out.number(cause.master().ordinal() * 2 + (cause.isCost() ? 1 : 0));
            object(cause.source());
        }
        out.number(drawn(event));
        out.text(event.text());
        if (kind == EventKind.SHUFFLE || kind == EventKind.EXCHANGE) {
            objects(event.apart());
        }
        details(event);
    }

    /** What chance drew; of a card its definition, for copies are alike. A card that has moved is in the snapshots. */
    private int drawn(Event event) {
        if (event.kind() != EventKind.MOVE || event.index() == Event.NONE) {
            return event.index();
        }
        return event.before() == null
                ? position.objectAt(event.from(), event.index()).definition()
                : 0;
    }

    private void details(Event event) {
        TimedEffect begun = event.lasting();
        out.number(begun == null ? 0 : 1);
        if (begun != null) {
            lasting(begun);
        }
        Place added = event.place();
        out.number(added == null ? 0 : 1);
        if (added != null) {
            place(added);
        }
        Link link = event.link();
        if (link != null) {
            link(link);
        }
        Frame.Queued entry = event.entry();
        if (entry != null) {
            out.text(entry.queue().name());
            out.number(effect(entry.id()));
            entry(entry);
        }
        snapshot(event.before());
        snapshot(event.after());
    }

    private void snapshot(@Nullable Snapshot snapshot) {
        out.number(snapshot == null ? 0 : 1);
        if (snapshot != null) {
            object(snapshot.gameObject().object());
            card(packed(snapshot.gameObject()));
            out.number(snapshot.place());
            out.number(snapshot.master().ordinal());
            out.numbers(snapshot.traits());
            if (hasLinks) {
                out.number(snapshot.links().size());
                snapshot.links().forEach(this::linked);
            }
        }
    }

    private void linked(Snapshot.Linked linked) {
        link(linked.link());
        out.number(linked.place());
        linked.other().forEach(other -> card(packed(other)));
    }

    /** Last information of what is named and has left. */
    private void departed() {
        out.number(namedCount);
        for (int i = 0; i < namedCount; i++) {
            snapshot(position.last(named[i]));
        }
    }

    /** The cards that have left the game, if there are any. */
    private void erased() {
        GameObject[] gone = position.allErased();
        if (gone.length > 0) {
            cards(new Pile(gone, null), 0, gone.length, false);
        }
    }

    private void place(Place place) {
        out.text(place.fullName());
        out.text(place.zone().name());
        out.text(place.zone().sight().name());
        out.number(place.zone().circle() ? 1 : 0);
        out.number(place.row());
        out.number(place.column());
        out.number(place.attributes());
        out.number(place.closed() ? 1 : 0);
    }

    private void place(Place place, Pile pile) {
        place(place);
        if (pile.poolCount() == 0 || place.zone().sight() != ZoneKind.Sight.NOBODY) {
            cards(pile, 0, pile.size(), place.zone().circle() || unfinished);
        } else {
            pools(pile);
        }
        out.number(0);
    }

    /** Settled cards that follow one another are one run of places, and so is a card whose pool is all its own. */
    private void pools(Pile pile) {
        int start = 0;
        int end = 0;
        for (int i = 0; i < pile.poolCount(); i++) {
            end += pile.pool(i).size();
            boolean settled = isSettled(pile.pool(i));
            if (!settled || i + 1 == pile.poolCount() || !isSettled(pile.pool(i + 1))) {
                cards(pile, start, end, settled);
                seen(pile, start, end);
                start = end;
            }
        }
    }

    /** Where something may be done at any time, such as to look at a card, who sees a card in a deck decides on it. */
    private void seen(Pile pile, int start, int end) {
        for (int i = start; hasAsides && i < end; i++) {
            for (Seat seat : position.seats()) {
                out.number(pile.at(i).seenBy(seat) ? 1 : 0);
            }
        }
    }

    private static boolean isSettled(Pool pool) {
        return pool.ordered() || pool.size() == 1;
    }

    /** Runs of equal cards, each with its length; where the order means nothing, sorted. */
    private void cards(Pile pile, int start, int end, boolean ordered) {
        long[] cards = new long[end - start];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = packed(pile.at(start + i));
        }
        boolean sorts = !ordered && cards.length > 1;
        if (sorts) {
            Arrays.sort(cards);
        }
        for (int i = 0; i < cards.length; ) {
            int same = i + 1;
            while (same < cards.length && cards[same] == cards[i]) {
                same++;
            }
            out.number(sorts ? i - same : same - i);
            card(cards[i]);
            i = same;
        }
    }

    private long packed(GameObject card) {
        int number = card.object() == 0 ? 0 : number(card.object());
        return (long) card.definition() << 40 | (long) card.owner().ordinal() << 36 | (long) bits(card) << 28 | number;
    }

    private static int bits(GameObject card) {
        int home = GameObject.MARKED << 1;
        return card.flags() | (card.hasHome() ? home : 0) | (card.isCreated() ? home << 1 : 0);
    }

    private void card(long packed) {
        out.text(position.rules().definition((int) (packed >>> 40)).id());
        out.number((int) (packed >>> 36 & 0xF));
        out.number((int) (packed >>> 28 & 0xFF));
        out.number((int) (packed & 0xFFFFFFF));
    }
}
