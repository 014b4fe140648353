package io.github.cardfold.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Lays out the position a game starts from. */
public final class Opening {
    private static final int NOBODY = -1;

    private final Rules rules;
    private final int seats;
    private final List<Place> places = new ArrayList<>();
    private final List<List<Thing>> piles = new ArrayList<>();
    private final int[] numbers;
    private final List<Frame> stack = new ArrayList<>();
    private int cards;
    private int objects;

    /** Starts with an empty table for some seats. */
    public Opening(Rules rules, int seats) {
        this.rules = rules;
        this.seats = seats;
        numbers = new int[rules.numbers().size() * seats];
    }

    /** Adds a place and returns its index. */
    public int place(ZoneKind zone, int seat, String name, int row, int column, int attributes) {
        places.add(new Place(places.size(), zone, seat, name, row, column, attributes));
        piles.add(new ArrayList<>());
        return places.size() - 1;
    }

    /** Puts a card of a seat into a place, standing and face up where others may see it. */
    public int card(int definition, int seat, int place) {
        boolean hidden = places.get(place).zone().sight() == ZoneKind.Sight.OWNER;
        return card(definition, seat, place, hidden ? Thing.FACE_DOWN : 0);
    }

    /**
     * Puts a card of a seat into a place and returns its object, 0 in a deck.
     *
     * @param flags {@link Thing#REST}, {@link Thing#FACE_DOWN} and the like
     */
    public int card(int definition, int seat, int place, int flags) {
        Place where = places.get(place);
        boolean loose = where.zone().sight() == ZoneKind.Sight.NOBODY;
        int object = loose ? 0 : ++objects;
        int seen = loose ? 0 : where.sightMask();
        piles.get(place).add(new Thing(cards++, definition, seat, object, flags, seen));
        return object;
    }

    /**
     * Lets the game start in the middle: a procedure is being carried out and continues at a label. The outermost
     * procedure comes first.
     *
     * @param values values for its first single locals
     */
    public void startAt(String procedure, String label, int... values) {
        Procedure found = rules.procedure(procedure);
        Frame frame = new Frame(found, 0);
        System.arraycopy(values, 0, frame.singles(), 0, values.length);
        frame.at(found.indexOf(label));
        stack.add(frame);
    }

    /** Sets a number of a seat. */
    public void number(NumberKey key, int seat, int value) {
        numbers[key.index() * seats + seat] = value;
    }

    /** Returns the first state: the rules have run up to the first decision. */
    public State begin(OptionalLong seed) {
        Pile[] laid = new Pile[places.size()];
        for (int i = 0; i < laid.length; i++) {
            laid[i] = pile(places.get(i), piles.get(i));
        }
        Position position = new Position(
                rules, seats, places.toArray(new Place[0]), laid, numbers.clone(), seed.orElse(0), seed.isEmpty());
        for (int i = 0; i < objects; i++) {
            position.mint();
        }
        if (stack.isEmpty()) {
            position.push(new Frame(rules.opening(), position.serial()));
        } else {
            stack.forEach(each -> position.push(each.writableBy(NOBODY)));
        }
        return State.begin(position);
    }

    private static Pile pile(Place place, List<Thing> things) {
        if (!place.zone().isHidden()) {
            return new Pile(things.toArray(new Thing[0]), null);
        }
        boolean ordered = place.zone().sight() == ZoneKind.Sight.OWNER;
        Pool[] pools = things.isEmpty()
                ? new Pool[0]
                : new Pool[] {new Pool(things.size(), ordered, 1 << place.seat(), Pool.NOBODY_KNOWS)};
        return new Pile(things.toArray(new Thing[0]), pools);
    }
}
