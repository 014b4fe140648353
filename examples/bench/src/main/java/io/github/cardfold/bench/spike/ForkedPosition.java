package io.github.cardfold.bench.spike;

/**
 * Immutable things in immutable piles, and one mutable fork per decision.
 *
 * <p>{@link #open()} copies this object alone. Inside a decision the spine, the pools and the numbers are copied at
 * their first write and then written in place; {@link #close()} forgets what was owned, so that nothing is written
 * again. A frame pushed since the fork is written in place, and used again when it was popped.
 */
final class ForkedPosition extends ForkedTable {
    /** An empty table. */
    ForkedPosition(long seed) {
        super(seed);
    }

    private ForkedPosition(ForkedPosition from) {
        super(from);
    }

    @Override
    public Position open() {
        return new ForkedPosition(this);
    }

    @Override
    public Position created(int card, int place, int seenBy) {
        add(place, Thing.of(card, objects++, seenBy));
        return this;
    }

    @Override
    public Position pooled(int place, Pool pool) {
        pool(Places.pool(place), pool);
        return this;
    }

    @Override
    public Position drawn(int from, int to, int seenBy) {
        int at = Places.pool(from);
        Pool pool = pools[at];
        chance = Chance.next(chance);
        int card = pool.nth(Chance.below(chance, pool.size()));
        pool(at, pool.without(card));
        add(to, Thing.of(card, objects++, seenBy));
        return this;
    }

    @Override
    public Position moved(int from, int index, int to, int seenBy) {
        Thing[][] spine = spine(from);
        int zone = Places.zone(from);
        Thing thing = spine[zone][index];
        spine[zone] = Piles.without(spine[zone], index);
        if (Places.isHand(from)) {
            Pool known = pools[Places.pool(from)];
            Pool less = known.forgotten(thing.definition);
            if (less != known) {
                pool(Places.pool(from), less);
            }
        }
        if (Places.isHand(to) && thing.seenBy == Turn.ALL) {
            int at = Places.pool(to);
            pool(at, pools[at].learnt(thing.definition));
        }
        add(to, thing.moved(objects++, seenBy));
        return this;
    }

    @Override
    public Position turned(int place, int index, int orientation) {
        return put(place, index, thing(place, index).turned(orientation));
    }

    @Override
    public Position faced(int place, int index, int face) {
        return put(place, index, thing(place, index).faced(face));
    }

    @Override
    public Position counted(int number, int value) {
        number(number, value);
        return this;
    }

    @Override
    public Position lasting(int kind, int target, int amount, int duration) {
        modifiers = new Modifier(kind, target, amount, duration, clock++, modifiers);
        return this;
    }

    @Override
    public Position expired(int duration) {
        modifiers = Modifier.without(modifiers, duration);
        return this;
    }

    @Override
    public Position push(int procedure, int a, int b, int[] list) {
        Frame frame = spare;
        if (frame == null) {
            frame = new Frame();
        } else {
            spare = frame.below;
        }
        frames = frame.set(frames, procedure, a, b, list);
        depth++;
        return this;
    }

    @Override
    public Position pop() {
        Frame left = frames;
        frames = left.below;
        if (depth-- > shared) {
            left.below = spare;
            spare = left;
        } else {
            shared = depth;
        }
        return this;
    }

    @Override
    public Position label(int label) {
        top().label = (short) label;
        return this;
    }

    @Override
    public Position local(int index, int value) {
        top().local(index, value);
        return this;
    }

    /** The top frame, copied if it is older than this fork. */
    private Frame top() {
        if (depth == shared) {
            frames = frames.copy();
            shared--;
        }
        return frames;
    }

    private void add(int place, Thing thing) {
        Thing[][] spine = spine(place);
        int zone = Places.zone(place);
        spine[zone] = Piles.with(spine[zone], Places.appends(place) ? spine[zone].length : 0, thing);
    }

    private Position put(int place, int index, Thing thing) {
        Thing[][] spine = spine(place);
        int zone = Places.zone(place);
        Thing[] pile = spine[zone].clone();
        pile[index] = thing;
        spine[zone] = pile;
        return this;
    }
}
