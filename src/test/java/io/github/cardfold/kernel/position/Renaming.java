package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Pool;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The same position told with other names: objects and effects have other ids, the copies of one card other numbers,
 * and cards lie in another order where order means nothing.
 */
public final class Renaming {
    private static final int SPREAD = 3;

    private final Position from;
    private final boolean keepsOrder;
    private final Random random;
    private final int[] objects;
    private final int[] cards;

    private Renaming(State state, long seed) {
        from = state.position();
        keepsOrder = state.isUnfinished();
        random = new Random(seed);
        objects = objects();
        cards = cards();
    }

    /** Renames everything in a state; its events are forgotten. */
    public static State of(State state, long seed) {
        return new Renaming(state, seed).renamed();
    }

    private int[] objects() {
        List<Integer> ids = new ArrayList<>();
        for (int id = 1; id <= from.lastId(); id++) {
            ids.add(id * SPREAD + 1);
        }
        Collections.shuffle(ids, random);
        ids.add(0, 0);
        return ids.stream().mapToInt(Integer::intValue).toArray();
    }

    private int[] cards() {
        TreeMap<String, List<Integer>> copies = new TreeMap<>();
        int count = 0;
        for (GameObject each : things()) {
            String alike = each.owner() + "/" + each.definition() + "/" + each.isCreated();
            copies.computeIfAbsent(alike, key -> new ArrayList<>()).add(each.card());
            count = Math.max(count, each.card() + 1);
        }
        int[] names = new int[Math.max(count, GameObject.FIRST_CREATED + from.createdCount())];
        Arrays.setAll(names, i -> i);
        for (List<Integer> each : copies.values()) {
            List<Integer> shuffled = new ArrayList<>(each);
            Collections.shuffle(shuffled, random);
            for (int i = 0; i < each.size(); i++) {
                names[each.get(i)] = shuffled.get(i);
            }
        }
        return names;
    }

    private List<GameObject> things() {
        List<GameObject> things = new ArrayList<>();
        for (int place = 0; place < from.placeCount(); place++) {
            things.addAll(Arrays.asList(from.pile(place).objects()));
        }
        for (Snapshot each : from.allMemory()) {
            things.add(each.gameObject());
        }
        return things;
    }

    private State renamed() {
        Place[] places = new Place[from.placeCount()];
        Pile[] piles = new Pile[places.length];
        for (int i = 0; i < places.length; i++) {
            places[i] = from.place(i);
            piles[i] = pile(places[i], from.pile(i));
        }
        int[] numbers = new int[from.numberCount() * from.seatCount()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = from.number(i / from.seatCount(), Seat.of(i % from.seatCount()));
        }
        OpenPosition to = new OpenPosition(
                from.rules(), from.seatCount(), places, piles, numbers, ~from.generator(), from.isNatural());
        Frame[] frames = new Frame[from.depth()];
        Arrays.setAll(frames, i -> frame(from.frame(i)));
        TimedEffect[] lasting = new TimedEffect[from.lastingCount()];
        Arrays.setAll(lasting, i -> lasting(from.lasting(i)));
        Frame.Queued[] queued = from.queued().map(this::entry).toJavaArray(Frame.Queued[]::new);
        Snapshot[] memory = new Snapshot[from.allMemory().length];
        Arrays.setAll(memory, i -> snapshot(from.allMemory()[i]));
        Link[] links = new Link[from.linkCount()];
        Arrays.setAll(links, i -> link(from.link(i)));
        to.restore(links);
        to.restore(frames, lasting, standbys(from.allStandby()), queued, memory, new Event[0]);
        to.restore(to.generator(), from.lastId() * SPREAD + 1, from.losers(), from.ending());
        return State.of(to);
    }

    private Pile pile(Place place, Pile pile) {
        List<GameObject> things = new ArrayList<>();
        for (GameObject each : pile.objects()) {
            things.add(thing(each));
        }
        boolean deck = place.zone().sight() == ZoneKind.Sight.NOBODY;
        if (!deck && !place.zone().circle() && !keepsOrder) {
            Collections.shuffle(things, random);
        }
        for (int i = 0; deck && i < pile.poolCount(); i++) {
            if (!pile.pool(i).ordered()) {
                int start = pile.startOf(i);
                things.subList(start, start + pile.pool(i).size()).sort(GameObject.LOOSE);
            }
        }
        Pool[] pools = new Pool[pile.poolCount()];
        Arrays.setAll(pools, pile::pool);
        return new Pile(things.toArray(new GameObject[0]), place.zone().isHidden() ? pools : null);
    }

    private GameObject thing(GameObject old) {
        return new GameObject(
                cards[old.card()],
                old.definition(),
                old.owner(),
                objects[old.object()],
                old.flags(),
                old.seen(),
                old.hasHome());
    }

    private Frame frame(Frame old) {
        int[] singles = old.singles();
        int[][] lists = old.lists();
        for (Local local : old.procedure().locals()) {
            if (local.isList()) {
                lists[local.index()] = Arrays.stream(lists[local.index()])
                        .map(value -> value(local.type(), value))
                        .toArray();
            } else {
                singles[local.index()] = value(local.type(), singles[local.index()]);
            }
        }
        Event[] batch = new Event[old.batch().size()];
        Arrays.setAll(batch, i -> event(old.batch().get(i)));
        return Frame.restored(old.procedure(), old.at(), singles, lists, Batch.of(batch), standbys(old.noted()));
    }

    private int value(Local.Type type, int value) {
        return switch (type) {
            case OBJECT, OBJECTS -> objects[value];
            case EFFECT, EFFECTS -> value * SPREAD;
            default -> value;
        };
    }

    private TimedEffect lasting(TimedEffect old) {
        TimedEffect effect = new TimedEffect(
                old.id() * SPREAD,
                old.kind(),
                old.master(),
                objects[old.source()],
                objects(old.objects()),
                old.number(),
                old.lifetime());
        Anchor at = old.at();
        return at == null ? effect : effect.on(at);
    }

    private Link link(Link old) {
        return Link.of(old.kind(), anchor(old.from()), anchor(old.to()), old.name())
                .made(old.id() * SPREAD);
    }

    private Frame.Queued entry(Frame.Queued old) {
        return Frame.Queued.of(old.queue(), old.procedure(), old.seat(), objects[old.source()])
                .naming(objects(old.objects()))
                .with(old.numbers())
                .beginning(old.lasting().map(this::lasting))
                .made(old.id() * SPREAD);
    }

    private Anchor anchor(Anchor old) {
        return old.isObject() ? Anchor.object(objects[old.index()]) : old;
    }

    private int[] objects(int[] old) {
        return Arrays.stream(old).map(each -> objects[each]).toArray();
    }

    private Standby[] standbys(Standby[] old) {
        return Arrays.stream(old)
                .map(each -> new Standby(
                                each.procedure(), each.master(), objects[each.source()], objects(each.bindings()))
                        .grantedBy(each.instance() * SPREAD)
                        .played(each.played()))
                .toArray(Standby[]::new);
    }

    private Event event(Event old) {
        boolean object = old.kind() != EventKind.COUNT && old.kind() != EventKind.EXPIRE && old.other() > 0;
        boolean effect = old.kind() == EventKind.EXPIRE && old.other() > 0;
        TimedEffect begun = old.lasting();
        Link link = old.link();
        Frame.Queued entry = old.entry();
        return Event.of(old.kind())
                .between(
                        old.hasSeat() ? old.seat() : null,
                        objects[old.object()],
                        object ? objects[old.other()] : effect ? old.other() * SPREAD : old.other())
                .way(old.from(), old.to(), old.flags())
                .saying(old.number(), old.text())
                .drawn(old.index())
                .lasting(begun == null ? null : lasting(begun))
                .link(link == null ? null : link(link))
                .entry(entry == null ? null : entry(entry))
                .touched(snapshot(old.before()), snapshot(old.after()))
                .apart(objects(old.apart()))
                .by(cause(old.cause()))
                .build();
    }

    private @Nullable Cause cause(@Nullable Cause old) {
        return old == null ? null : new Cause(old.master(), objects[old.source()], old.isCost());
    }

    private @Nullable Snapshot snapshot(@Nullable Snapshot old) {
        return old == null
                ? null
                : new Snapshot(thing(old.gameObject()), old.place(), old.master(), old.traits())
                        .with(old.links().map(this::linked));
    }

    private Snapshot.Linked linked(Snapshot.Linked old) {
        return new Snapshot.Linked(link(old.link()), old.other().map(this::thing), old.place());
    }
}
