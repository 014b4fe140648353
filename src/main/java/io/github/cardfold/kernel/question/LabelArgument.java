package io.github.cardfold.kernel.question;

import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;

/**
 * One thing that the label of an answer speaks of, as the asked seat sees it.
 *
 * @param kind what it is
 * @param value a card's id, a place's full name such as {@code A hand}, a number in digits, a seat's letter, or a text;
 *     "" for a card that the seat does not see
 * @param english how it is called in English: of a card its name
 */
public record LabelArgument(Kind kind, String value, String english) {
    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return kind.name().hashCode() * 31 + value.hashCode();
    }

    /** What an argument is. */
    public enum Kind {
        /** A card, by its id; "" if the asked seat does not see which. */
        CARD,
        /** A zone or circle, by its full name. */
        PLACE,
        /** A number. */
        NUMBER,
        /** A seat, by its letter. */
        SEAT,
        /** A text in English: a part of what stands on a card, or the name of an effect. */
        TEXT
    }

    /** Returns a card. */
    public static LabelArgument card(Definition card) {
        return new LabelArgument(Kind.CARD, card.id(), card.name());
    }

    /** Returns a card that the asked seat does not see. */
    public static LabelArgument unseenCard() {
        return new LabelArgument(Kind.CARD, "", "a card");
    }

    /** Returns a zone or circle. */
    public static LabelArgument place(Place place) {
        return new LabelArgument(Kind.PLACE, place.fullName(), place.fullName());
    }

    /** Returns a number. */
    public static LabelArgument number(int number) {
        return new LabelArgument(Kind.NUMBER, Integer.toString(number), Integer.toString(number));
    }

    /** Returns a seat. */
    public static LabelArgument seat(Seat seat) {
        return new LabelArgument(Kind.SEAT, seat.name(), seat.name());
    }

    /** Returns a text. */
    public static LabelArgument text(String text) {
        return new LabelArgument(Kind.TEXT, text, text);
    }
}
