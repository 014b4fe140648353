package io.github.cardfold.spi;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TextGame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKey;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What a registered function may ask of a game. It answers only what the function has declared that it reads, by the
 * names of {@link Facts} and of characteristics; what else is asked is an error. It changes nothing.
 */
public final class Inquiry {
    private final Escape function;
    private final Query query;
    private final Array<Integer> numbers;
    private final Array<KnownCard> cards;

    Inquiry(Escape function, Query query, Array<Integer> numbers, Array<Subject> cards) {
        this.function = function;
        this.query = query;
        this.numbers = numbers;
        this.cards = cards.map(KnownCard::new);
    }

    private Position read(String fact) {
        if (!function.reads().contains(fact)) {
            throw function.error("it reads \"" + fact + "\", which it has not declared", null);
        }
        return query.position(fact);
    }

    /** Returns the numbers that the text hands over. */
    public Array<Integer> numbers() {
        return numbers;
    }

    /** Returns the cards that the text hands over. */
    public Array<KnownCard> cards() {
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

    /** Returns a number of a seat; a function that reads {@link Facts#NUMBERS} may ask. */
    public int number(NumberKey number, Seat seat) {
        return read(Facts.NUMBERS).number(number, seat);
    }

    /**
     * Returns the cards in a place of a seat; a function that reads {@link Facts#in} it or {@link Facts#PLACES} may ask.
     */
    public Array<KnownCard> cardsIn(ZoneKey zone, Seat seat) {
        int index = zone.of(seat);
        for (String fact : function.reads()) {
            if (fact.equals(Facts.PLACES) || fact.startsWith(Facts.IN)) {
                Position position = read(fact);
                if (fact.equals(Facts.PLACES) || fact.equals(Facts.in(position.place(index)))) {
                    return Array.range(0, position.size(index))
                            .map(i -> new KnownCard(Subject.of(position.objectAt(index, i), index)));
                }
            }
        }
        throw function.error("it reads cards of a place, which it has not declared", null);
    }

    /** Returns what is printed on a card; a function that reads {@link Facts#PRINTED} may ask. */
    public Definition printed(KnownCard card) {
        return read(Facts.PRINTED).rules().definition(card.subject().gameObject().definition());
    }

    /** Tells whether a card rests; a function that reads {@link Facts#STATES} may ask. */
    public boolean isResting(KnownCard card) {
        return has(card, GameObject.REST);
    }

    /** Tells whether a card lies face down; a function that reads {@link Facts#STATES} may ask. */
    public boolean isFaceDown(KnownCard card) {
        return has(card, GameObject.FACE_DOWN);
    }

    private boolean has(KnownCard card, int flag) {
        read(Facts.STATES);
        return card.subject().gameObject().is(flag);
    }

    /**
     * Returns a characteristic of a card, such as {@code power}, 0 if it has none of that name; a function that reads
     * what is so called may ask.
     */
    public int characteristic(KnownCard card, String name) {
        Position position = read(name);
        return position.rules().game() instanceof TextGame game ? game.flag(query, card.subject(), name) : 0;
    }

    /** Returns the seat whose turn it is, none before the first; a function that reads {@link Facts#TURN} may ask. */
    public Option<Seat> turn() {
        Position position = read(Facts.TURN);
        return Option.of(position.rules().game().turnSeat(position));
    }

    /** Returns the section of what is going on; a function that reads {@link Facts#MOMENT} may ask. */
    public String moment() {
        Position position = read(Facts.MOMENT);
        return position.rules().game().moment(position);
    }

    /** Tells whether a mark lies on a seat; a function that reads {@link Facts#LASTING} may ask. */
    public boolean isMarked(TimedEffectKind mark, Seat seat) {
        return read(Facts.LASTING).isMarked(mark, Anchor.seat(seat));
    }
}
