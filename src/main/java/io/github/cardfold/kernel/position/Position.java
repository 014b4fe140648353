package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKey;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Everything the rules read: the table, the numbers, the lasting effects and the stack. It is read-only; only while one
 * step makes it, as an {@link OpenPosition}, it changes.
 */
public abstract class Position {
    static final int UNDECIDED = 1 << 30;

    /** Greater numbers of answers in a turn are not told apart. */
    public static final int MOST_ANSWERS = 1023;

    static final int ANSWER_BITS = 10;
    private static final int ASKED_BEFORE_DERIVING = 16;
    private static final Returned[] NONE_RETURNED = {};
    private static final Frame[] NO_FRAMES = {};
    private static final int[] NOWHERE = {};
    private static final TimedEffect[] NO_LASTING = {};
    private static final Link[] NO_LINKS = {};
    private static final Standby[] NO_STANDBY = {};
    private static final Frame.Queued[] NONE_QUEUED = {};
    private static final Event[] NO_EVENTS = {};
    private static final Snapshot[] NO_MEMORY = {};
    private static final GameObject[] NONE_ERASED = {};

    private final RuleBook rules;
    private final int seats;
    private final int serial;
    private final boolean natural;
    Place[] places;
    Pile[] piles;
    int[] numbers;
    Frame[] frames = NO_FRAMES;
    int depth;
    /** Where the topmost frames of sought procedures stand, by the numbers of these, -1 where none does. */
    int[] topmost = NOWHERE;

    TimedEffect[] lasting = NO_LASTING;
    int lastingRoles;
    /** The links, in order of making. */
    Link[] links = NO_LINKS;

    Standby[] standby = NO_STANDBY;
    /** The entries of all queues, in order of making. */
    Frame.Queued[] queued = NONE_QUEUED;

    Snapshot[] memory = NO_MEMORY;
    Event[] events = NO_EVENTS;
    int eventCount;
    long generator;
    int lastId;
    int created;
    GameObject[] erased = NONE_ERASED;
    int losers;
    String ending = "";
    /** The turn in which the answers were counted. */
    int answersTurn;
    /** How many answers each seat has given in that turn, {@link #ANSWER_BITS} bits a seat. */
    long answers;
    /** The answers since a seat had given many in that turn. */
    Returned[] returned = NONE_RETURNED;

    @Nullable
    Object layout;
    /** Null as soon as something has been written since it was derived. */
    private @Nullable Object derived;

    private @Nullable Object derivedBefore;
    /** How often {@link #isWorthDeriving} was asked since then. */
    private int asked;
    /** What the game has found out; null as soon as anything has been written since. */
    private @Nullable Finding findings;

    int numbersVersion;
    int lastingVersion;
    int linksVersion;
    /** The place where the object asked for last was; it is likely to be asked for again. */
    private int lastFound;

    /** The rule actions, as bits, that may have become due since they were asked. */
    long unsettled = -1;
    /** For each place the rule actions that {@linkplain RuleAction#reads() read} its cards. */
    long[] readers;

    /** The position a game starts from: all piles laid out, nothing on the stack. */
    Position(RuleBook rules, int seats, Place[] places, Pile[] piles, int[] numbers, long generator, boolean natural) {
        this.rules = rules;
        this.seats = seats;
        this.places = places;
        this.piles = piles;
        this.numbers = numbers;
        this.generator = generator;
        this.natural = natural;
        serial = 0;
        readers = rules.readers(Array.of(places));
    }

    /** The same as a closed position, its arrays shared but for the stack. */
    Position(Position closed, boolean natural) {
        rules = closed.rules;
        seats = closed.seats;
        serial = closed.serial + 1;
        this.natural = natural;
        places = closed.places;
        piles = closed.piles;
        numbers = closed.numbers;
        depth = closed.depth;
        topmost = closed.topmost;
        frames = Arrays.copyOf(closed.frames, depth + 6);
        lasting = closed.lasting;
        lastingRoles = closed.lastingRoles;
        links = closed.links;
        standby = closed.standby;
        queued = closed.queued;
        memory = closed.memory;
        generator = closed.generator;
        lastId = closed.lastId;
        created = closed.created;
        erased = closed.erased;
        losers = closed.losers;
        ending = closed.ending;
        answersTurn = closed.answersTurn;
        answers = closed.answers;
        returned = closed.returned;
        layout = closed.layout;
        derivedBefore = closed.derived == null ? closed.derivedBefore : closed.derived;
        numbersVersion = closed.numbersVersion;
        lastingVersion = closed.lastingVersion;
        linksVersion = closed.linksVersion;
        lastFound = closed.lastFound;
        unsettled = closed.unsettled;
        readers = closed.readers;
    }

    /** Returns the rules the game is played by. */
    public RuleBook rules() {
        return rules;
    }

    /** Returns the number of seats. */
    public int seatCount() {
        return seats;
    }

    /** Returns the seats, in their order. */
    public Array<Seat> seats() {
        return Seat.first(seats);
    }

    /**
     * Returns the seats that have not lost in the order of their turns, from the one whose turn it is; before the first
     * turn from A.
     */
    public Array<Seat> seatsInTurnOrder() {
        Seat first = rules.game().turnSeat(this);
        Array<Seat> all = Seat.from(first == null ? Seat.A : first, seats);
        return losers == 0 ? all : all.reject(this::hasLost);
    }

    /** Returns the seat whose turn comes after that of a seat: the next one that has not lost, itself if no other. */
    public Seat next(Seat seat) {
        for (int i = 1; i < seats; i++) {
            Seat next = Seat.of((seat.ordinal() + i) % seats);
            if (!hasLost(next)) {
                return next;
            }
        }
        return seat;
    }

    /** Tells whether two seats play on different sides. */
    public boolean areOpponents(Seat one, Seat other) {
        return rules.game().side(this, one) != rules.game().side(this, other);
    }

    /** Returns the seats on other sides than a seat, from the next one on; also those that have lost. */
    public Array<Seat> opponents(Seat seat) {
        return after(seat).filter(each -> areOpponents(seat, each));
    }

    /**
     * Returns the seats that play on the side of a seat, from the next one on, itself left out; also those that have
     * lost.
     */
    public Array<Seat> allies(Seat seat) {
        return after(seat).reject(each -> areOpponents(seat, each));
    }

    /** Returns the seat that is meant where rules and texts say "the opponent" of a seat ({@link Game#opponent}). */
    public Seat opponent(Seat seat) {
        return rules.game().opponent(this, seat);
    }

    /** Returns how many sides have a seat that has not lost. */
    public int sidesLeft() {
        int sides = 0;
        for (int seat = 0; seat < seats; seat++) {
            if (!hasLost(Seat.of(seat)) && !hasEarlierAlly(seat)) {
                sides++;
            }
        }
        return sides;
    }

    private boolean hasEarlierAlly(int seat) {
        int side = rules.game().side(this, Seat.of(seat));
        for (int other = 0; other < seat; other++) {
            if (!hasLost(Seat.of(other)) && rules.game().side(this, Seat.of(other)) == side) {
                return true;
            }
        }
        return false;
    }

    private Array<Seat> after(Seat seat) {
        return Seat.from(seat, seats).tail();
    }

    /** Tells whether the seat NATURE answers for chance. */
    public boolean isNatural() {
        return natural;
    }

    /** Returns the number of places. */
    public int placeCount() {
        return places.length;
    }

    /** Returns a place. */
    public Place place(int index) {
        return places[index];
    }

    /** Returns what the game derives from the places alone, see {@link Game#layout}. */
    public Object layout() {
        Object known = layout;
        if (known == null) {
            known = rules.game().layout(this);
            layout = known;
        }
        return known;
    }

    /** Returns how many cards lie in a place. */
    public int size(int place) {
        return piles[place].size();
    }

    /** Returns a card of a place by its position in the pile. */
    public GameObject objectAt(int place, int index) {
        return piles[place].at(index);
    }

    /** Returns the cards of a place with what each seat knows of them. */
    public Pile pile(int place) {
        return piles[place];
    }

    /**
     * Returns what the game derives from this position, null if nothing: kept until the game says that it is out of
     * date. It takes no part in equality or JSON.
     */
    public @Nullable Object derived() {
        Object known = derived;
        if (known == null) {
            known = rules.game().derived(this, derivedBefore);
            derived = known;
        }
        return known;
    }

    /**
     * Tells whether the game had better derive what it derives, as it is at hand or has been asked about
     * {@link #ASKED_BEFORE_DERIVING} times, which costs as much.
     */
    public boolean isWorthDeriving() {
        return derived != null || ++asked > ASKED_BEFORE_DERIVING;
    }

    /** Returns what the game has {@linkplain #note noted} under a key, null if nothing. */
    public @Nullable Object known(Object key) {
        for (Finding each = findings; each != null; each = each.before()) {
            if (each.key().equals(key)) {
                return each.found();
            }
        }
        return null;
    }

    /**
     * Notes what the game has found out about this position, until anything of it is written. It takes no part in
     * equality or JSON.
     *
     * @param found what anybody else would find who asks for it under the same key; it is immutable
     */
    public void note(Object key, Object found) {
        findings = new Finding(key, found, findings);
    }

    /** What has been found out holds no longer. */
    final void forget() {
        findings = null;
    }

    /** What is derived of this position has to be looked at again. */
    final void changed() {
        forget();
        asked = 0;
        if (derived != null) {
            derivedBefore = derived;
            derived = null;
        }
    }

    private record Finding(
            Object key, Object found, @Nullable Finding before) {}

    /**
     * Returns what is the same thing in memory as long as nothing in a place has changed; nothing else may be asked of
     * it.
     */
    public Object contents(int place) {
        return piles[place];
    }

    /** Returns a number that is another one whenever a number has changed, within one game in memory. */
    public int numbersVersion() {
        return numbersVersion;
    }

    /**
     * Returns a number that is another one whenever a lasting effect began or ended that is not
     * {@linkplain TimedEffectKind#isOnlyLookedBackOn only looked back on}, within one game in memory.
     */
    public int lastingVersion() {
        return lastingVersion;
    }

    /** Returns a number that is another one whenever a link was made, ended or changed, within one game in memory. */
    public int linksVersion() {
        return linksVersion;
    }

    /** Returns the index of the place where an object lies, -1 if it is nowhere. */
    public int placeOf(int object) {
        if (object == 0) {
            return -1;
        }
        int known = lastFound;
        if (known < piles.length && piles[known].find(object) >= 0) {
            return known;
        }
        for (int place = piles.length - 1; place >= 0; place--) {
            if (piles[place].find(object) >= 0) {
                lastFound = place;
                return place;
            }
        }
        return -1;
    }

    /** Returns an object as it lies now, or null if it is nowhere. */
    public @Nullable GameObject find(int object) {
        int known = lastFound;
        GameObject found = known < piles.length ? piles[known].get(object) : null;
        for (int place = piles.length - 1; found == null && place >= 0 && object != 0; place--) {
            found = piles[place].get(object);
            if (found != null) {
                lastFound = place;
            }
        }
        return found;
    }

    /** Returns the position of an object in the pile of its place. */
    public int indexOf(int place, int object) {
        return piles[place].find(object);
    }

    /** Returns the seat that is master of a card lying in a place. */
    public Seat master(GameObject card, int place) {
        return rules.game().master(this, card, place);
    }

    /** Returns an object as it was when it last lay where its name was taken (11.13), or null. */
    public @Nullable Snapshot last(int object) {
        for (Snapshot each : memory) {
            if (each.gameObject().object() == object) {
                return each;
            }
        }
        return null;
    }

    /** Returns a number of a seat. */
    public int number(NumberKey key, Seat seat) {
        return numbers[key.index() * seats + seat.ordinal()];
    }

    /**
     * Returns the index of a zone or circle of a seat.
     *
     * @throws IllegalArgumentException if the seat has no such place, as if that is one of another game
     */
    public int placeIndex(ZoneKey zone, Seat seat) {
        int index = zone.of(seat);
        boolean isThere = index >= 0
                && index < placeCount()
                && place(index).seat() == seat
                && place(index).name().equals(zone.label());
        if (!isThere) {
            throw new IllegalArgumentException("in this game " + seat + " has no place '" + zone.label() + "'");
        }
        return index;
    }

    /** Returns how many lasting effects there are. */
    public int lastingCount() {
        return lasting.length;
    }

    /** Returns a lasting effect; older ones come first. */
    public TimedEffect lasting(int index) {
        return lasting[index];
    }

    /** Tells whether an object lies somewhere, a place is there, a seat has not lost. */
    public boolean has(Anchor anchor) {
        int index = anchor.index();
        return switch (anchor.kind()) {
            case OBJECT -> placeOf(index) >= 0;
            case PLACE -> index >= 0 && index < places.length && !places[index].closed();
            case SEAT -> index >= 0 && index < seats && !hasLost(Seat.of(index));
        };
    }

    /** Returns the lasting effects of a kind, such as marks, that lie on something; older ones come first. */
    public Array<TimedEffect> marks(TimedEffectKind mark, Anchor on) {
        List<TimedEffect> found = null;
        for (TimedEffect each : lasting) {
            if (each.kind() == mark && each.isOn(on)) {
                found = found == null ? new ArrayList<>(2) : found;
                found.add(each);
            }
        }
        return found == null ? Array.empty() : Array.ofAll(found);
    }

    /** Tells whether a lasting effect of a kind, such as a mark, lies on something. */
    public boolean isMarked(TimedEffectKind mark, Anchor on) {
        for (TimedEffect each : lasting) {
            if (each.kind() == mark && each.isOn(on)) {
                return true;
            }
        }
        return false;
    }

    /** Tells the same of an object. */
    public boolean isMarked(TimedEffectKind mark, int object) {
        for (TimedEffect each : lasting) {
            if (each.kind() == mark && each.isOn(object)) {
                return true;
            }
        }
        return false;
    }

    /** Returns how many links there are. */
    public int linkCount() {
        return links.length;
    }

    /** Returns a link; those made earlier come first. */
    public Link link(int index) {
        return links[index];
    }

    /** Returns all links in order of making; where this is asked often, ask for them one by one. */
    public Array<Link> links() {
        return Array.of(links);
    }

    /** Returns the links of a kind that start from an anchor, in order of making. */
    public Array<Link> linksFrom(Anchor anchor, LinkKind kind) {
        return links(Link.End.FROM, anchor, kind);
    }

    /** Returns the links of a kind that lead to an anchor, in order of making. */
    public Array<Link> linksTo(Anchor anchor, LinkKind kind) {
        return links(Link.End.TO, anchor, kind);
    }

    /** Tells whether a link of a kind that starts from an anchor is as wanted. */
    public boolean hasLinkFrom(Anchor anchor, LinkKind kind, Predicate<Link> wanted) {
        for (Link each : links) {
            if (each.kind() == kind && each.from().equals(anchor) && wanted.test(each)) {
                return true;
            }
        }
        return false;
    }

    /** Returns how many links of a kind start from an anchor. */
    public int linkCountFrom(Anchor anchor, LinkKind kind) {
        int count = 0;
        for (Link each : links) {
            count += each.kind() == kind && each.from().equals(anchor) ? 1 : 0;
        }
        return count;
    }

    /** Tells whether there are links of a kind. */
    public boolean hasLinks(LinkKind kind) {
        for (Link each : links) {
            if (each.kind() == kind) {
                return true;
            }
        }
        return false;
    }

    private Array<Link> links(Link.End end, Anchor anchor, LinkKind kind) {
        List<Link> found = null;
        for (Link each : links) {
            if (each.kind() == kind && each.at(end).equals(anchor)) {
                found = found == null ? new ArrayList<>() : found;
                found.add(each);
            }
        }
        return found == null ? Array.empty() : Array.ofAll(found);
    }

    /** Returns how many abilities are on standby. */
    public int standbyCount() {
        return standby.length;
    }

    /** Returns an ability on standby; the first to trigger comes first. */
    public Standby standby(int index) {
        return standby[index];
    }

    /** Returns the lasting effects; older ones come first. */
    public TimedEffect[] allLasting() {
        return lasting.clone();
    }

    /** Returns the abilities on standby; the first to trigger comes first. */
    public Standby[] allStandby() {
        return standby.clone();
    }

    /** Returns the last information that is kept (11.13). */
    public Snapshot[] allMemory() {
        return memory.clone();
    }

    /** Returns the entries of all queues; those made earlier come first. */
    public Array<Frame.Queued> queued() {
        return Array.of(queued);
    }

    /** Returns the entries of a queue; those made earlier come first, from whichever end it is worked off. */
    public Array<Frame.Queued> queued(QueueKind queue) {
        return hasQueued(queue) ? queued().filter(each -> each.queue() == queue) : Array.empty();
    }

    /** Tells whether there is an entry in a queue. */
    public boolean hasQueued(QueueKind queue) {
        for (Frame.Queued each : queued) {
            if (each.queue() == queue) {
                return true;
            }
        }
        return false;
    }

    /** Returns the entry of a queue that is to be taken up first, null if the queue is empty. */
    public Frame.@Nullable Queued nextQueued(QueueKind queue) {
        Array<Frame.Queued> all = queued(queue);
        return queue.next() == QueueKind.Next.FIRST
                ? all.headOption().getOrNull()
                : all.lastOption().getOrNull();
    }

    /** Returns how deep the stack is. */
    public int depth() {
        return depth;
    }

    /** Returns a frame, 0 being the lowest. */
    public Frame frame(int index) {
        return frames[index];
    }

    /** Returns the topmost frame of a procedure, or null if it is not being carried out. */
    public @Nullable Frame frame(Outline procedure) {
        int at = indexOf(procedure);
        return at < 0 ? null : frames[at];
    }

    /**
     * Returns the topmost frame of one of the {@linkplain Game#soughtProcedures sought procedures}, by its number among
     * them, or null if it is not being carried out.
     */
    public @Nullable Frame soughtFrame(int number) {
        int at = number < topmost.length ? topmost[number] : -1;
        return at < 0 ? null : frames[at];
    }

    /** Returns where the topmost frame of a procedure stands on the stack, -1 if it is not being carried out. */
    final int indexOf(Outline procedure) {
        int sought = procedure.sought();
        return sought < 0 ? below(depth, procedure) : sought < topmost.length ? topmost[sought] : -1;
    }

    /** Returns where the topmost frame of the procedure with a name stands on the stack, -1 if there is none. */
    final int indexOf(String procedure) {
        int at = depth - 1;
        while (at >= 0 && !frames[at].procedure().name().equals(procedure)) {
            at--;
        }
        return at;
    }

    /** Returns where the topmost frame of a procedure below a depth stands, -1 if there is none. */
    final int below(int end, Outline procedure) {
        int at = end - 1;
        while (at >= 0 && frames[at].procedure() != procedure) {
            at--;
        }
        return at;
    }

    /** Returns the topmost frame of the procedure with a name, or null if it is not being carried out. */
    public @Nullable Frame frame(String procedure) {
        return frame(rules.procedure(procedure));
    }

    /** Returns how many events were committed since the last decision. */
    public int eventCount() {
        return eventCount;
    }

    /** Returns a committed event. */
    public Event event(int index) {
        return events[index];
    }

    /**
     * Tells whether the game has ended: by what its rules say of it ({@link Game#isOver}), or they ran on without end.
     */
    public boolean isOver() {
        return !ending.isEmpty() && (losers == UNDECIDED || rules.game().isOver(this));
    }

    /** Returns the seats that have lost, as {@linkplain Seat#bit bits}. */
    public int losers() {
        return losers;
    }

    /** Returns the section by which the game ended or a seat lost, or where it ran on without end; "" before. */
    public String ending() {
        return ending;
    }

    /** Returns the number that chance is drawn from. */
    public long generator() {
        return generator;
    }

    /** Returns the greatest id that an object, an effect or a link has had. */
    public int lastId() {
        return lastId;
    }

    /** Returns how many cards were created so far. */
    public int createdCount() {
        return created;
    }

    /** Returns the cards that seats brought and that have left the game, by their numbers; they lie nowhere. */
    public GameObject[] allErased() {
        return erased.clone();
    }

    int serial() {
        return serial;
    }

    /** Tells whether some lasting effect plays a role. */
    public boolean hasLasting(TimedEffectKind.Role role) {
        return (lastingRoles & 1 << role.ordinal()) != 0;
    }

    /** Tells whether the rules ran on without end. */
    public boolean isUndecided() {
        return losers == UNDECIDED;
    }

    /** Tells whether a seat has lost. */
    public boolean hasLost(Seat seat) {
        return (losers & seat.bit()) != 0;
    }

    /** Returns a number of a seat by the index of its key. */
    public int number(int key, Seat seat) {
        return numbers[key * seats + seat.ordinal()];
    }

    /** Returns how many numbers a seat has. */
    public int numberCount() {
        return numbers.length / seats;
    }

    /** Returns the turn in which the answers were counted. */
    public int answersTurn() {
        return answersTurn;
    }

    /** Returns how many answers a seat has given in that turn; {@link #MOST_ANSWERS} stands for more as well. */
    public int answerCount(Seat seat) {
        return (int) (answers >>> seat.ordinal() * ANSWER_BITS) & MOST_ANSWERS;
    }

    /** Returns the answers of that turn that are remembered, since a seat has given many. */
    public Array<Returned> returned() {
        return Array.of(returned);
    }

    /** Tells whether another position is equal by content. */
    public boolean sameAs(Position that) {
        return rules.areThoseOf(that.rules)
                && seats == that.seats
                && generator == that.generator
                && lastId == that.lastId
                && created == that.created
                && Arrays.equals(erased, that.erased)
                && natural == that.natural
                && losers == that.losers
                && ending.equals(that.ending)
                && answersTurn == that.answersTurn
                && answers == that.answers
                && Arrays.equals(returned, that.returned)
                && Arrays.equals(numbers, that.numbers)
                && Arrays.equals(places, that.places)
                && Arrays.equals(piles, that.piles)
                && Arrays.equals(lasting, that.lasting)
                && Arrays.equals(links, that.links)
                && Arrays.equals(standby, that.standby)
                && Arrays.equals(queued, that.queued)
                && Arrays.equals(memory, that.memory)
                && Arrays.equals(frames, 0, depth, that.frames, 0, that.depth)
                && Arrays.equals(events, 0, eventCount, that.events, 0, that.eventCount);
    }

    /** Returns a hash that equal positions share. */
    public int hash() {
        return Objects.hash(generator, lastId, depth, Arrays.hashCode(numbers));
    }
}
