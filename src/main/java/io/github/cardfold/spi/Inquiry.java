package io.github.cardfold.spi;

import io.github.cardfold.effect.Bounds;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.TextGame;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Word;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKey;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What a function or a term of a plugin may ask of a game. It answers only what is declared to be read, by the names of
 * {@link Facts} and of characteristics; what else is asked is an error. It changes nothing. What not all see, a zone
 * that not all see into or a card that lies face down, must be declared zone by zone, with {@link Facts#in}.
 */
public final class Inquiry {
    private final Asker asker;
    private final Query query;
    private final Array<Integer> numbers;
    private final Array<KnownCard> cards;

    private Inquiry(Asker asker, Query query, Array<Integer> numbers, Array<Subject> cards) {
        this.asker = asker;
        this.query = query;
        this.numbers = numbers;
        this.cards = cards.map(KnownCard::new);
    }

    /** Returns the inquiry of a function, with what the text hands over to it. */
    static Inquiry of(Escape function, Query query, Array<Integer> numbers, Array<Subject> cards) {
        return new Inquiry(
                new Asker(
                        function.reads(),
                        part -> function.reads().containsAll(Terms.reads(part)),
                        what -> function.error(what, null)),
                query,
                numbers,
                cards);
    }

    /** Returns the inquiry of a term. */
    static Inquiry of(Term term, Query query) {
        return of(term, query, Array.empty());
    }

    /** Returns the inquiry of a term, with cards that are handed over to it. */
    static Inquiry of(Term term, Query query, Array<Subject> cards) {
        return new Inquiry(Asker.of(term, Array.of(term)), query, Array.empty(), cards);
    }

    /** Returns the inquiry of a term that is asked about another one, which it may ask itself. */
    static Inquiry of(Term term, Query query, Term handed) {
        return new Inquiry(Asker.of(term, Array.of(term, handed)), query, Array.empty(), Array.empty());
    }

    /** Returns the inquiry of a continuous effect. */
    static Inquiry of(AddedWorking working, Query query) {
        return new Inquiry(
                new Asker(
                        working.reads(),
                        part -> working.reads().containsAll(Terms.reads(part)),
                        failure(working.getClass())),
                query,
                Array.empty(),
                Array.empty());
    }

    /**
     * Who asks.
     *
     * @param reads what it has declared
     * @param mayAsk tells whether a term belongs to it, so that it may ask for what this is
     * @param error an error of its
     */
    private record Asker(Array<String> reads, Predicate<Term> mayAsk, Function<String, RuntimeException> error) {
        static Asker of(Term term, Array<Term> known) {
            return new Asker(
                    term.reads(),
                    part -> known.flatMap(Terms::reads).containsAll(Terms.reads(part)),
                    failure(term.getClass()));
        }
    }

    private static Function<String, RuntimeException> failure(Class<?> asker) {
        return what -> new IllegalStateException(asker.getSimpleName() + ": " + what);
    }

    private Position read(String fact) {
        if (!asker.reads().contains(fact)) {
            throw asker.error().apply("it reads \"" + fact + "\", which it has not declared");
        }
        return query.position(fact);
    }

    private Query query(Term part) {
        if (!asker.mayAsk().test(part)) {
            throw asker.error().apply("it asks for what reads more than it has declared");
        }
        return query;
    }

    /** Returns the number that another term is, a part of that which asks or one that reads no more than it. */
    public int value(Value part) {
        return part.value(query(part));
    }

    /** Tells whether a condition holds, a part of the term that asks or one that reads no more than it. */
    public boolean holds(Condition part) {
        return part.holds(query(part));
    }

    /** Returns the cards that another term is, a part of that which asks or one that reads no more than it. */
    public Array<KnownCard> cards(Selector part) {
        return part.subjects(query(part)).map(KnownCard::new);
    }

    /** Tells whether a card passes a filter, a part of the term that asks or one that reads no more than it. */
    public boolean accepts(Filter part, KnownCard card) {
        return part.accepts(query(part), card.subject());
    }

    /** Tells whether a word of a card is meant by a term, a part of the one that asks or one that reads no more. */
    public boolean covers(Word part, String word) {
        return part.covers(query(part), word);
    }

    /** Tells whether a number keeps to bounds, a part of the term that asks or such as read no more than it. */
    public boolean hold(Bounds part, int number) {
        return part.hold(query(part), number);
    }

    /** Tells whether a circle is as a term asks, a part of the one that asks or one that reads no more. */
    public boolean accepts(Spot part, Place circle) {
        return part.accepts(query(part), circle);
    }

    /** Returns the numbers that the text hands over. */
    public Array<Integer> numbers() {
        return numbers;
    }

    /** Returns the cards that the text hands over, or those that an effect is about. */
    public Array<KnownCard> cards() {
        return cards;
    }

    /** Returns the cards that a lasting effect is about, as far as something is known of them. */
    static Array<Subject> about(Query query, TimedEffect effect) {
        Array<Subject> cards = Array.empty();
        for (int i = 0; i < effect.objectCount(); i++) {
            cards = cards.appendAll(Option.of(query.find(effect.object(i))));
        }
        return cards;
    }

    /** Returns the seat whose effect it is. */
    public Seat master() {
        return query.master();
    }

    /** Returns a seat as the master of the effect sees it. */
    public Seat seat(Side side) {
        return query.seat(side);
    }

    /** Returns the card that has the text, as it is or was; none if nothing is known of it. */
    public Option<KnownCard> self() {
        return Option.of(query.self()).map(KnownCard::new);
    }

    /** Tells whether a card is the one that has the text. */
    public boolean isSelf(KnownCard card) {
        return card.subject().object() == query.source();
    }

    /**
     * Returns a number of a seat; who reads {@link Facts#NUMBERS} may ask.
     *
     * @throws IllegalArgumentException if the game has no such number
     */
    public int number(NumberKey number, Seat seat) {
        Position position = read(Facts.NUMBERS);
        position.rules().requireNumber(number);
        return position.number(number, seat);
    }

    /**
     * Returns the cards in a place of a seat; who reads {@link Facts#in} it may ask or, if all see into it,
     * {@link Facts#PLACES}.
     *
     * @throws IllegalArgumentException if the seat has no such place
     */
    public Array<KnownCard> cardsIn(ZoneKey zone, Seat seat) {
        String any = asker.reads()
                .headOption()
                .getOrElseThrow(() -> asker.error().apply("it reads cards of a place, which it has not declared"));
        int index = query.position(any).placeIndex(zone, seat);
        return cards(contents(query.position(any).place(index).zone()), index);
    }

    /** Returns the cards in all places of a kind that a seat has, as {@link #cardsIn(ZoneKey, Seat)} does. */
    public Array<KnownCard> cardsIn(ZoneKind zone, Seat seat) {
        Position position = contents(zone);
        return Array.range(0, position.placeCount())
                .filter(each -> position.place(each).seat() == seat
                        && position.place(each).zone().equals(zone))
                .flatMap(each -> cards(position, each));
    }

    private static Array<KnownCard> cards(Position position, int place) {
        return Array.range(0, position.size(place))
                .map(i -> new KnownCard(Subject.of(position.objectAt(place, i), place)));
    }

    /** What lies where not all see it is declared for itself. */
    private Position contents(ZoneKind zone) {
        return read(zone.isHidden() || !asker.reads().contains(Facts.PLACES) ? Facts.in(zone) : Facts.PLACES);
    }

    /** Returns what is printed on a card; who reads {@link Facts#PRINTED} may ask. */
    public Definition printed(KnownCard card) {
        Position position = read(Facts.PRINTED);
        Place place = position.place(card.subject().place());
        if (place.zone().isHidden() || card.subject().gameObject().is(GameObject.FACE_DOWN)) {
            read(Facts.in(place));
        }
        return position.rules().definition(card.subject().gameObject().definition());
    }

    /** Tells whether a card rests; who reads {@link Facts#STATES} may ask. */
    public boolean isResting(KnownCard card) {
        return has(card, GameObject.REST);
    }

    /** Tells whether a card lies face down; who reads {@link Facts#STATES} may ask. */
    public boolean isFaceDown(KnownCard card) {
        return has(card, GameObject.FACE_DOWN);
    }

    private boolean has(KnownCard card, int flag) {
        read(Facts.STATES);
        return card.subject().gameObject().is(flag);
    }

    /**
     * Returns a characteristic of a card, such as {@code power}, 0 if it has none of that name; who reads what is so
     * called may ask.
     */
    public int characteristic(KnownCard card, String name) {
        Position position = read(name);
        return position.rules().game() instanceof TextGame game ? game.flag(query, card.subject(), name) : 0;
    }

    /** Returns the seat whose turn it is, none before the first; who reads {@link Facts#TURN} may ask. */
    public Option<Seat> turn() {
        Position position = read(Facts.TURN);
        return Option.of(position.rules().game().turnSeat(position));
    }

    /** Returns the section of what is going on; who reads {@link Facts#MOMENT} may ask. */
    public String moment() {
        Position position = read(Facts.MOMENT);
        return position.rules().game().moment(position);
    }

    /** Tells whether a mark lies on a seat; who reads {@link Facts#LASTING} may ask. */
    public boolean isMarked(TimedEffectKind mark, Seat seat) {
        return read(Facts.LASTING).isMarked(mark, Anchor.seat(seat));
    }
}
