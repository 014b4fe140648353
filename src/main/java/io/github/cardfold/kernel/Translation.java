package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Drawing;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Pool;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A position with other cards in the gaps of what a seat sees. Cards and objects are numbered anew, in an order that
 * the seat could count in; what stack, effects and queues say of a card that the seat did not see is said of the card
 * that lies there now.
 */
final class Translation {
    private static final int NOBODY = -1;
    private static final int[] NOWHERE = {};

    private final Position from;
    private final Seat seat;
    private final Refill refill;
    private final Map<Integer, Integer> ids;
    private final int[][] cards;
    private final GameObject[] erased;
    /** The numbers of cards that lie nowhere any more. */
    private final Map<Integer, Integer> gone = new TreeMap<>();

    private final OpenPosition to;
    private int brought;
    private int created;

    Translation(Position from, Seat seat, Refill refill) {
        this.from = from;
        this.seat = seat;
        this.refill = refill;
        ids = ids();
        cards = cards();
        erased = erased();
        Place[] places = new Place[from.placeCount()];
        Pile[] piles = new Pile[places.length];
        for (int place = 0; place < places.length; place++) {
            places[place] = from.place(place);
            piles[place] = pile(place);
        }
        int[] numbers = new int[from.numberCount() * from.seatCount()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = from.number(i / from.seatCount(), Seat.of(i % from.seatCount()));
        }
        to = new OpenPosition(from.rules(), from.seatCount(), places, piles, numbers, 0, from.isNatural());
    }

    Position position() {
        TimedEffect[] lasting = new TimedEffect[from.lastingCount()];
        Arrays.setAll(lasting, i -> lasting(from.lasting(i)));
        Event[] none = {};
        Link[] links = new Link[from.linkCount()];
        Arrays.setAll(links, i -> link(from.link(i)));
        to.restore(links);
        Frame.Queued[] queued = from.queued().map(this::entry).toJavaArray(Frame.Queued[]::new);
        to.restore(new Frame[0], lasting, standbys(from.allStandby()), queued, new Snapshot[0], none);
        Snapshot[] memory = Arrays.stream(from.allMemory())
                .map(each -> snapshot(each, each.gameObject().seenBy(seat)))
                .toArray(Snapshot[]::new);
        Frame[] frames = new Frame[from.depth()];
        Arrays.setAll(frames, i -> frame(from.frame(i)));
        to.restore(frames, lasting, standbys(from.allStandby()), queued, memory, none);
        for (int i = 0; i < frames.length; i++) {
            Run run = Runner.standing(to, i);
            Procedure.of(frames[i]).secrets().forEach(each -> each.imagine(run, seat, refill::below));
        }
        to.restore(from.isNatural() ? 0 : refill.generator(), ids.size(), from.losers(), ending());
        to.restore(created, erased);
        to.restoreAnswers(from.answersTurn(), from.returned().filter(each -> each.seat() == seat));
        to.restoreAnswers(seat, from.answerCount(seat));
        for (int i = 0; i < frames.length; i++) {
            conceal(i);
        }
        return to.close();
    }

    /** An undecided game tells which steps ran on for ever, which may be steps of a hidden course. */
    private String ending() {
        return from.isUndecided() ? "undecided" : from.ending();
    }

    /**
     * Objects in hidden places are counted by place and position, then those that lie nowhere as they are named. All
     * others, effects, links and entries have an age that all have seen, and are counted by that: rules compare it.
     */
    private Map<Integer, Integer> ids() {
        Map<Integer, Integer> found = new TreeMap<>();
        IntStream.Builder open = IntStream.builder();
        for (int place = 0; place < from.placeCount(); place++) {
            for (int i = 0; i < from.size(place); i++) {
                int object = from.objectAt(place, i).object();
                if (from.place(place).zone().isHidden()) {
                    count(found, object);
                } else {
                    open.add(object);
                }
            }
        }
        for (int each : NamedObjects.of(from)) {
            if (from.placeOf(each) < 0) {
                count(found, each);
            }
        }
        IntStream lasting = Arrays.stream(from.allLasting()).mapToInt(TimedEffect::id);
        IntStream links = from.links().toJavaStream().mapToInt(Link::id);
        IntStream queued = from.queued().toJavaStream().mapToInt(Frame.Queued::id);
        IntStream.concat(IntStream.concat(open.build(), lasting), IntStream.concat(links, queued))
                .sorted()
                .forEach(each -> count(found, each));
        return found;
    }

    private static void count(Map<Integer, Integer> ids, int id) {
        if (id > 0 && !ids.containsKey(id)) {
            ids.put(id, ids.size() + 1);
        }
    }

    /** Cards are counted by place and position. */
    private int[][] cards() {
        int[][] numbers = new int[from.placeCount()][];
        for (int place = 0; place < numbers.length; place++) {
            numbers[place] = new int[from.size(place)];
            for (int i = 0; i < numbers[place].length; i++) {
                numbers[place][i] = number(refill.origin(place, i));
            }
        }
        return numbers;
    }

    private int number(GameObject card) {
        return card.isCreated() ? GameObject.FIRST_CREATED + created++ : brought++;
    }

    private GameObject[] erased() {
        GameObject[] all = from.allErased();
        Arrays.sort(
                all,
                Comparator.comparing(GameObject::owner)
                        .thenComparingInt(GameObject::definition)
                        .thenComparing(GameObject::hasHome));
        for (int i = 0; i < all.length; i++) {
            GameObject was = all[i];
            gone.put(was.card(), brought);
            all[i] = new GameObject(number(was), was.definition(), was.owner(), 0, 0, was.seen(), was.hasHome());
        }
        return all;
    }

    private int id(int old) {
        return ids.getOrDefault(old, 0);
    }

    private int object(int old) {
        int place = from.placeOf(old);
        int now = place < 0 ? NOBODY : refill.moved(place, from.indexOf(place, old));
        return id(place < 0 ? old : from.objectAt(place, now).object());
    }

    private int[] objects(int[] old) {
        return Arrays.stream(old).map(this::object).toArray();
    }

    private Pile pile(int place) {
        Pile old = from.pile(place);
        GameObject[] objects = new GameObject[old.size()];
        for (int i = 0; i < objects.length; i++) {
            GameObject was = old.at(i);
            GameObject origin = refill.origin(place, i);
            objects[i] = new GameObject(
                    cards[place][i],
                    refill.definition(place, i),
                    origin.owner(),
                    id(was.object()),
                    was.flags(),
                    was.seen() & seeing(from.place(place)),
                    origin.hasHome());
        }
        if (!old.isHidden()) {
            return new Pile(objects, null);
        }
        Pool[] pools = new Pool[old.poolCount()];
        for (int i = 0; i < pools.length; i++) {
            pools[i] = pool(place, old.pool(i), objects, old.startOf(i));
        }
        return new Pile(objects, pools);
    }

    /** What another seat knows to be in the own hand the seat knows too; what it knows elsewhere is its secret. */
    private Pool pool(int place, Pool old, GameObject[] objects, int start) {
        boolean ownHand = from.place(place).zone().sight() == ZoneKind.Sight.OWNER
                && from.place(place).seat() == seat;
        int[][] known = new int[from.seatCount()][];
        for (int each = 0; each < known.length; each++) {
            known[each] = Seat.of(each) == seat || ownHand ? old.known(Seat.of(each)) : new int[0];
        }
        int content = content(from.place(place), old);
        return new Pool(old.size(), old.ordered(), content, known).canonical(objects, start, from.seatCount());
    }

    /**
     * The seats that know the cards of a pool. If this one does not know all of them, it may depend on which these are
     * who can tell all: of cards without order that is taken to be their owner, as at the start of a game.
     */
    private int content(Place place, Pool old) {
        int owner = place.seat().bit();
        if (old.contentKnownTo(seat)) {
            return old.content() & seeing(place);
        }
        return old.ordered() || place.seat() == seat ? old.content() & owner : owner;
    }

    /**
     * The seats of which this one knows which cards of a place they see. Where a card lies in another seat's hand its
     * owner alone knows, and so this one does not know which of them a third seat has seen.
     */
    private int seeing(Place place) {
        boolean isTheirHand = place.zone().sight() == ZoneKind.Sight.OWNER && place.seat() != seat;
        return isTheirHand ? place.seat().bit() | seat.bit() : GameObject.ALL_SEATS;
    }

    private TimedEffect lasting(TimedEffect old) {
        TimedEffect effect = TimedEffect.of(
                        old.kind(),
                        old.master(),
                        object(old.source()),
                        objects(old.objects()),
                        old.kind().numbersEffects() ? id(old.number()) : old.number(),
                        old.lifetime())
                .begun(id(old.id()));
        Anchor at = old.at();
        return at == null ? effect : effect.on(at);
    }

    private Link link(Link old) {
        return Link.of(old.kind(), anchor(old.from()), anchor(old.to()), old.name())
                .made(id(old.id()));
    }

    private Frame.Queued entry(Frame.Queued old) {
        return Frame.Queued.of(old.queue(), old.procedure(), old.seat(), object(old.source()))
                .naming(objects(old.objects()))
                .with(old.numbers())
                .beginning(old.lasting().map(this::lasting))
                .made(id(old.id()));
    }

    private Anchor anchor(Anchor old) {
        return old.isObject() ? Anchor.object(object(old.index())) : old;
    }

    private Standby[] standbys(Standby[] old) {
        return Arrays.stream(old)
                .map(each -> new Standby(
                                each.procedure(), each.master(), object(each.source()), objects(each.bindings()))
                        .grantedBy(id(each.instance()))
                        .played(each.played()))
                .toArray(Standby[]::new);
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
        Event[] events = new Event[old.batch().size()];
        Arrays.setAll(events, i -> event(old.batch().get(i)));
        return Frame.restored(
                old.procedure(), old.at(), singles, lists, redrawn(Batch.of(events)), standbys(old.noted()));
    }

    private int value(Local.Type type, int value) {
        return switch (type) {
            case OBJECT, OBJECTS -> object(value);
            case EFFECT, EFFECTS -> id(value);
            default -> value;
        };
    }

    private Event event(Event old) {
        boolean effect = old.kind() == EventKind.EXPIRE && old.other() > 0;
        boolean isOneCard = old.kind() != EventKind.EXCHANGE;
        boolean isShown = old.is(Event.SHOWN) || old.kind() == EventKind.ERASE;
        boolean wasSeen = isShown || isSeen(old.before()) || isOneCard && isSeen(old.after());
        boolean isSeen = isShown || isSeen(old.after()) || isOneCard && isSeen(old.before());
        boolean wasDrawn = old.kind() != EventKind.RANDOM && old.before() != null && old.index() >= 0;
        TimedEffect begun = old.lasting();
        Link link = old.link();
        Frame.Queued entry = old.entry();
        Snapshot before = old.before();
        Snapshot after = old.after();
        return Event.of(old.kind())
                .between(
                        old.hasSeat() ? old.seat() : null,
                        object(old.object()),
                        NamedObjects.hasOtherObject(old) ? object(old.other()) : effect ? id(old.other()) : old.other())
                .way(old.from(), old.to(), old.flags())
                .saying(old.number(), old.text())
                .drawn(wasDrawn ? 0 : old.index())
                .lasting(begun == null ? null : lasting(begun))
                .adding(old.place())
                .link(link == null ? null : link(link))
                .entry(entry == null ? null : entry(entry))
                .touched(
                        before == null ? null : snapshot(before, wasSeen),
                        after == null ? null : snapshot(after, isSeen))
                .apart(objects(old.apart()))
                .by(cause(old.cause()))
                .build();
    }

    private @Nullable Cause cause(@Nullable Cause old) {
        return old == null ? null : new Cause(old.master(), object(old.source()), old.isCost());
    }

    private boolean isSeen(@Nullable Snapshot snapshot) {
        return snapshot != null && snapshot.gameObject().seenBy(seat);
    }

    /** Cards that chance has drawn and that have not moved yet are drawn anew, and so are lots nobody is told of. */
    private Batch redrawn(Batch batch) {
        Batch next = batch;
        for (int i = 0; i < batch.size(); i++) {
            Event event = batch.get(i);
            boolean isTold = event.kind() == EventKind.RANDOM && !event.is(Event.SECRET);
            boolean isDrawn = !isTold && event.before() == null && event.index() >= 0;
            if (isDrawn) {
                next = next.with(i, event.drawn(Event.NONE));
                int count = Drawing.count(to, next, i);
                next = count > 0 ? next.with(i, event.drawn(Drawing.outcome(to, next, i, refill.below(count)))) : batch;
            }
        }
        return next;
    }

    private Snapshot snapshot(Snapshot old, boolean isSeen) {
        GameObject was = old.gameObject();
        GameObject card = card(was, isSeen);
        int[] traits = card.definition() == was.definition()
                ? old.traits()
                : from.rules().game().traits(to, card, old.place());
        return Snapshot.of(card, old.place(), old.master(), traits)
                .with(old.links().map(this::linked));
    }

    private Snapshot.Linked linked(Snapshot.Linked old) {
        return new Snapshot.Linked(
                link(old.link()), old.other().map(each -> card(each, each.seenBy(seat))), old.place());
    }

    private GameObject card(GameObject was, boolean isSeen) {
        int[] now = cardNow(was, isSeen);
        boolean isKnown = isSeen || was.isCreated();
        int definition = isKnown || now.length == 0 ? known(was, isKnown) : refill.definition(now[0], now[1]);
        return new GameObject(
                now.length == 0 ? gone.computeIfAbsent(was.card(), any -> number(was)) : cards[now[0]][now[1]],
                definition,
                was.owner(),
                object(was.object()),
                was.flags(),
                was.seen(),
                was.hasHome());
    }

    /** Which card it was that lies nowhere any more: all saw which left the game, not which of them it had been. */
    private int known(GameObject was, boolean isKnown) {
        GameObject[] all = from.allErased();
        return isKnown || all.length == 0 ? was.definition() : all[refill.below(all.length)].definition();
    }

    /**
     * Where the card lies now that was seen as it was, or any that it may be: of its kind if the seat saw which,
     * wherever cards of its owner lie unseen, since it may have gone on unseen. Nowhere if it has left the game.
     */
    private int[] cardNow(GameObject was, boolean isSeen) {
        for (int place = 0; place < from.placeCount(); place++) {
            int index = from.pile(place).findCard(was.card());
            if (index >= 0) {
                return refill.isGap(place, index) ? inGap(place, index, was, isSeen) : new int[] {place, index};
            }
        }
        return NOWHERE;
    }

    private int[] inGap(int place, int index, GameObject was, boolean isSeen) {
        boolean isLoose = from.objectAt(place, index).object() == 0;
        if (!isLoose && !isSeen) {
            return new int[] {place, refill.moved(place, index)};
        }
        List<int[]> all = new ArrayList<>();
        List<int[]> fitting = new ArrayList<>();
        for (int each = 0; each < from.placeCount(); each++) {
            for (int i = 0; i < from.size(each); i++) {
                if (refill.isGap(each, i) && refill.origin(each, i).owner() == was.owner()) {
                    all.add(new int[] {each, i});
                    if (!isSeen || refill.definition(each, i) == was.definition()) {
                        fitting.add(new int[] {each, i});
                    }
                }
            }
        }
        List<int[]> choices = fitting.isEmpty() ? all : fitting;
        return choices.get(refill.below(choices.size()));
    }

    /** Of cards that another seat may show, it is found out anew which abilities were triggered. */
    private void conceal(int at) {
        Frame frame = to.frame(at);
        if (frame.procedure() != ((Rules) from.rules()).change() || frame.size(ChangeFrame.PLACES) == 0) {
            return;
        }
        Standby[] noted = frame.noted();
        int open = noted.length - frame.get(ChangeFrame.CONCEALED);
        List<Standby> all = new ArrayList<>(Arrays.asList(noted).subList(0, open));
        for (Standby each : Arrays.asList(noted).subList(open, noted.length)) {
            if (each.master() == seat) {
                all.add(each);
            }
        }
        for (Standby each : Pipeline.found((Rules) from.rules(), to, frame.batch(), new Triggered())
                .concealed()) {
            if (each.master() != seat) {
                all.add(each);
            }
        }
        to.noted(at, all.toArray(new Standby[0]));
        to.set(at, ChangeFrame.CONCEALED, all.size() - open);
    }
}
