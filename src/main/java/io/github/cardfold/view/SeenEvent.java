package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;

/**
 * Something that happened, as far as a seat sees it.
 *
 * @param kind the kind of event, by its name
 * @param seat whom it happened to, none if nobody in particular
 * @param card the card it happened to; none if there is none or the seat does not see it
 * @param from where the card came from, or where it lay; none if nowhere
 * @param to where the card went, none if it did not move
 * @param other the other card concerned, such as the target of an attack or the card that an object was before it was
 *     exchanged; none if there is none
 * @param otherAt where the other card lay, of one that was exchanged where it went
 * @param number the amount, the turn or what chance drew, as the kind says; else 0
 * @param words what else there is to say: orientation, face, the name of a number, a phase, a section; else ""
 * @param cause why it happened, none if the rules alone ordered it
 */
public record SeenEvent(
        String kind,
        Option<Seat> seat,
        Option<Definition> card,
        Option<Place> from,
        Option<Place> to,
        Option<Definition> other,
        Option<Place> otherAt,
        int number,
        String words,
        Option<SeenCause> cause) {
    /** Names what is null. */
    public SeenEvent {
        requireNonNull(kind, "kind");
        requireNonNull(seat, "seat");
        requireNonNull(card, "card");
        requireNonNull(from, "from");
        requireNonNull(to, "to");
        requireNonNull(other, "other");
        requireNonNull(otherAt, "otherAt");
        requireNonNull(words, "words");
        requireNonNull(cause, "cause");
    }

    /** Returns the same event with a cause. */
    SeenEvent by(Option<SeenCause> why) {
        return new SeenEvent(kind, seat, card, from, to, other, otherAt, number, words, why);
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return text().hashCode();
    }

    /** Returns the event in one line: equal events have equal texts. */
    public String text() {
        return kind
                + seat.map(each -> " " + each).getOrElse("")
                + subject(card, from)
                + to.map(each -> " to " + PlaceText.of(each)).getOrElse("")
                + subject(other, otherAt).replaceFirst("^ ", " with ")
                + (number == 0 ? "" : " " + number)
                + (words.isEmpty() ? "" : " " + words)
                + cause.map(each -> " " + each.text()).getOrElse("");
    }

    private static String subject(Option<Definition> card, Option<Place> at) {
        return at.map(place -> " " + card.map(Definition::id).getOrElse("?") + " at " + PlaceText.of(place))
                .getOrElse(() -> card.map(each -> " " + each.id()).getOrElse(""));
    }
}
