package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * A position while one step makes it: a copy of the one before, to which the step writes. Each array is copied before
 * it is first written, and once the position is closed nobody writes it any more.
 */
public final class OpenPosition extends Position {
    private static final int PILES = 1;
    private static final int NUMBERS = 2;

    private int written;
    private boolean closed;

    /** The position a game starts from: all piles laid out, nothing on the stack. */
    public OpenPosition(
            RuleBook rules, int seats, Place[] places, Pile[] piles, int[] numbers, long generator, boolean natural) {
        super(rules, seats, places, piles, numbers, generator, natural);
    }

    /** Starts what comes after a closed position. */
    public OpenPosition(Position before) {
        super(before, before.isNatural());
    }

    private OpenPosition(Position before, boolean natural) {
        super(before, natural);
    }

    /** Returns a closed position like another, but for its events, where the seat NATURE answers for chance. */
    public static Position withOpenChance(Position closed) {
        OpenPosition open = new OpenPosition(closed, true);
        open.generator = 0;
        return open.close();
    }

    /** Returns a closed position like this open one as it is now. */
    public Position still() {
        OpenPosition still = new OpenPosition(this, isNatural());
        still.piles = piles.clone();
        still.numbers = numbers.clone();
        for (int i = 0; i < depth; i++) {
            still.frames[i] = frames[i].writableBy(still.serial());
        }
        still.events = Arrays.copyOf(events, eventCount);
        still.eventCount = eventCount;
        still.losers = losers;
        still.ending = ending;
        return still.close();
    }

    /**
     * Returns what a position would be with some events done: nothing sends them elsewhere, nothing comes of them, and
     * the position stays as it is.
     */
    public static Position with(Position before, Batch events) {
        OpenPosition open = new OpenPosition(before);
        Committer.commit(open, events);
        return open.close();
    }

    private void write() {
        if (closed) {
            throw new IllegalStateException("a position that is closed was written");
        }
        forget();
    }

    /** Writes something that the game may derive from. */
    private void change() {
        write();
        changed();
    }

    /** Adds a place behind the others. */
    void addPlace(@Nullable Place place) {
        if (place == null || places.length >= Handle.ITSELF) {
            throw new IllegalStateException("a game has at most " + Handle.ITSELF + " places");
        }
        Place[] next = Arrays.copyOf(places, places.length + 1);
        next[places.length] = place.at(places.length);
        piles = Arrays.copyOf(piles, next.length);
        piles[places.length] = place.zone().isHidden() ? Pile.EMPTY_HIDDEN : new Pile(new GameObject[0], null);
        written |= PILES;
        places(next);
    }

    /** Exchanges a place for what has become of it. */
    void place(Place place) {
        Place[] next = places.clone();
        next[place.index()] = place;
        places(next);
    }

    private void places(Place[] next) {
        change();
        places = next;
        layout = null;
        readers = rules().readers(Array.of(next));
        unsettled = -1;
    }

    /** Exchanges the cards of a place. */
    void pile(int place, Pile pile) {
        change();
        unsettled |= readers[place];
        if ((written & PILES) == 0) {
            piles = piles.clone();
            written |= PILES;
        }
        piles[place] = pile;
    }

    void number(int key, Seat seat, int value) {
        change();
        unsettled |= rules().numberReaders()[key];
        if ((written & NUMBERS) == 0) {
            numbers = numbers.clone();
            written |= NUMBERS;
        }
        numbers[key * seatCount() + seat.ordinal()] = value;
        numbersVersion++;
    }

    /** Sets the generator that chance draws from. */
    public void generator(long value) {
        write();
        generator = value;
    }

    /** Returns an id that no object, no effect and no link has had yet. */
    public int mint() {
        write();
        return ++lastId;
    }

    /** Returns the number of the next card that is created. */
    int nextCreated() {
        change();
        return GameObject.FIRST_CREATED + created++;
    }

    /** Notes that a card has left the game, if a seat brought it; the order in which such cards left is forgotten. */
    void erased(GameObject gone) {
        change();
        if (!gone.isCreated()) {
            GameObject card = new GameObject(
                    gone.card(), gone.definition(), gone.owner(), 0, 0, GameObject.ALL_SEATS, gone.hasHome());
            GameObject[] next = Arrays.copyOf(erased, erased.length + 1);
            next[erased.length] = card;
            Arrays.sort(next, Comparator.comparingInt(GameObject::card));
            erased = next;
        }
    }

    /** Sets how many cards were created, and which of those that seats brought have left the game, by their numbers. */
    public void restore(int createdCards, GameObject[] gone) {
        write();
        created = createdCards;
        erased = gone.clone();
    }

    /** Puts a frame of a procedure on the stack and returns it. */
    public Frame push(Outline procedure) {
        Frame frame = new Frame(procedure, serial());
        push(frame);
        return frame;
    }

    /** Puts a frame on the stack. */
    public void push(Frame frame) {
        change();
        if (depth == frames.length) {
            frames = Arrays.copyOf(frames, depth * 2 + 4);
        }
        top(frame.procedure(), depth);
        frames[depth++] = frame;
    }

    /** Notes where the topmost frame of a procedure stands if that is sought. */
    private void top(Outline procedure, int at) {
        int sought = procedure.sought();
        if (sought >= 0) {
            unsettled |= rules().frameReaders()[sought];
            int known = topmost.length;
            topmost = Arrays.copyOf(topmost, Math.max(known, sought + 1));
            Arrays.fill(topmost, known, topmost.length, -1);
            topmost[sought] = at;
        }
    }

    /** Takes the topmost frame off the stack. */
    public void pop() {
        change();
        depth--;
        Outline procedure = frames[depth].procedure();
        top(procedure, procedure.sought() < 0 ? -1 : below(depth, procedure));
    }

    /** Takes all frames off the stack. */
    public void clearStack() {
        change();
        unsettled = -1;
        depth = 0;
        topmost = new int[0];
    }

    /** Returns a frame whose values are to be written. */
    Frame writable(int index) {
        changed();
        int sought = frames[index].procedure().sought();
        unsettled |= sought < 0 ? 0 : rules().frameReaders()[sought];
        return continuing(index);
    }

    /** Returns a frame to be written, but not its values: from the rest of it nothing is derived. */
    Frame continuing(int index) {
        write();
        Frame frame = frames[index].writableBy(serial());
        frames[index] = frame;
        return frame;
    }

    /** Lets a frame continue at a step. */
    public void continueAt(int frame, int step) {
        continuing(frame).at(step);
    }

    /** Sets a value of a frame. */
    public void set(int frame, Local local, int value) {
        writable(frame).set(local, value);
    }

    /** Sets a list of a frame. */
    public void set(int frame, Local local, int[] values) {
        writable(frame).set(local, values.clone());
    }

    /** Appends to a list of a frame. */
    public void append(int frame, Local local, int value) {
        writable(frame).append(local, value);
    }

    /** Sets the change that a frame carries through its stages. */
    public void batch(int frame, Batch batch) {
        continuing(frame).batch(batch);
    }

    /** Sets the abilities that a change has triggered. */
    public void noted(int frame, Standby[] triggered) {
        continuing(frame).noted(triggered);
    }

    void record(Event event) {
        write();
        if (eventCount == events.length) {
            events = Arrays.copyOf(events, Math.max(8, eventCount * 2));
        }
        events[eventCount++] = event;
    }

    void lasting(TimedEffect[] next) {
        change();
        if (!isSameButForLooks(lasting, next)) {
            unsettled = -1;
            lastingVersion++;
        }
        lasting = next;
        lastingRoles = 0;
        for (TimedEffect each : next) {
            lastingRoles |= each.kind().roles();
        }
    }

    /** Tells whether some lasting effects differ from others in those alone that nothing but looking back asks for. */
    private static boolean isSameButForLooks(TimedEffect[] some, TimedEffect[] others) {
        int at = 0;
        for (TimedEffect each : some) {
            if (!each.kind().isOnlyLookedBackOn()) {
                at = afterLooks(others, at);
                if (at == others.length || !others[at++].equals(each)) {
                    return false;
                }
            }
        }
        return afterLooks(others, at) == others.length;
    }

    private static int afterLooks(TimedEffect[] effects, int at) {
        int next = at;
        while (next < effects.length && effects[next].kind().isOnlyLookedBackOn()) {
            next++;
        }
        return next;
    }

    /** Takes away the lasting effects that only count what has happened. */
    public void forgetCounts() {
        lasting(Arrays.stream(lasting).filter(each -> !each.kind().counts()).toArray(TimedEffect[]::new));
    }

    /**
     * Leaves away how far counts are beyond all that is asked of them, and which cards did it that have departed and
     * that nothing else names: of these nobody can ask any more.
     */
    public void cutCounts() {
        TimedEffect[] all = lasting;
        forgetCounts();
        lasting(Arrays.stream(all)
                .map(each -> each.kind().counts() ? cut(each.kind().asFarAsAsked(each)) : each)
                .toArray(TimedEffect[]::new));
    }

    private TimedEffect cut(TimedEffect count) {
        int[] objects = Arrays.stream(count.objects())
                .filter(each -> placeOf(each) >= 0 || Memory.isNamed(this, each))
                .toArray();
        return count.counting(objects, count.number());
    }

    void links(Link[] next) {
        change();
        unsettled = -1;
        links = next;
        linksVersion++;
    }

    void standby(Standby[] next) {
        write();
        unsettled = -1;
        standby = next;
    }

    void queued(Frame.Queued[] next) {
        write();
        queued = next;
    }

    void memory(Snapshot[] next) {
        write();
        memory = next;
    }

    /** Lets a seat lose by a section. */
    public void lose(Seat seat, String section) {
        write();
        losers |= seat.bit();
        ending = section;
    }

    /** Ends the game without an outcome. */
    public void undecided(String trace) {
        write();
        losers = UNDECIDED;
        ending = trace;
    }

    /** Sets what is not on the table: the stack, effects, queues, last information and the events since a decision. */
    public void restore(
            Frame[] stack,
            TimedEffect[] effects,
            Standby[] waiting,
            Frame.Queued[] later,
            Snapshot[] last,
            Event[] recent) {
        clearStack();
        for (Frame each : stack) {
            push(each);
        }
        lasting(effects.clone());
        standby = waiting.clone();
        queued = later.clone();
        memory = last.clone();
        events = recent.clone();
        eventCount = recent.length;
    }

    /** Sets the links, those made earlier first. */
    public void restore(Link[] made) {
        links(made.clone());
    }

    /** Sets chance, the last id given, and who has lost by which section. */
    public void restore(long chance, int ids, int losingSeats, String section) {
        write();
        generator = chance;
        lastId = ids;
        losers = losingSeats;
        ending = section;
    }

    /** Counts an answer of a seat in a turn; what was counted in another turn is forgotten. */
    public void answered(Seat seat, int turn) {
        write();
        if (turn != answersTurn) {
            restoreAnswers(turn, Array.empty());
        }
        if (answerCount(seat) < MOST_ANSWERS) {
            answers += 1L << seat.ordinal() * ANSWER_BITS;
        }
    }

    /** Remembers an answer that a seat gives in what looks to it like a position. */
    public void remember(Returned once) {
        write();
        for (int i = 0; i < returned.length; i++) {
            Returned each = returned[i];
            if (each.isAt(once.seat(), once.high(), once.low()) && each.answer() == once.answer()) {
                returned = returned.clone();
                returned[i] = each.again();
                return;
            }
        }
        returned = Arrays.copyOf(returned, returned.length + 1);
        returned[returned.length - 1] = once;
    }

    /** Sets how many answers a seat has given in the turn in which answers are counted. */
    public void restoreAnswers(Seat seat, int count) {
        write();
        answers += (long) (count - answerCount(seat)) << seat.ordinal() * ANSWER_BITS;
    }

    /** Sets the turn in which answers are counted, none so far, and those that are remembered. */
    public void restoreAnswers(int turn, Array<Returned> remembered) {
        write();
        answersTurn = turn;
        answers = 0;
        returned = remembered.toJavaArray(Returned[]::new);
    }

    /** Ends writing: what nobody names any more is forgotten. Returns this position, which nobody writes any more. */
    public Position close() {
        write();
        if (memory.length > 0) {
            memory = Memory.stillNamed(this);
        }
        Arrays.fill(frames, depth, frames.length, null);
        closed = true;
        return this;
    }
}
