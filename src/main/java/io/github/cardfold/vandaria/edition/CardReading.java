package io.github.cardfold.vandaria.edition;

import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.data.StateFormatException;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The fields of a card being read, one by one, so that all that is wrong with the card is told and not only the first.
 */
final class CardReading {
    static final int MOST = 999_999;

    private final ReadingFields in;
    private Array<StateFormatException> problems = Array.empty();

    CardReading(ReadingFields in) {
        this.in = in;
    }

    /** Returns what a field that is never left out means, none if that is wrong. */
    <T> Option<T> need(String field, Function<Reading, T> meaning) {
        return attempt(() -> meaning.apply(in.get(field)));
    }

    /** Returns what a field means, none if it is left out or wrong. */
    <T> Option<T> may(String field, Function<Reading, T> meaning) {
        return attempt(() -> Option.of(in.find(field)).map(meaning)).flatMap(found -> found);
    }

    /** Returns a number from 0 that is never left out. */
    int number(String field) {
        return need(field, CardReading::amount).getOrElse(0);
    }

    /** Returns a number from 0, or what it means to leave it out. */
    int number(String field, int leftOut) {
        return may(field, CardReading::amount).getOrElse(leftOut);
    }

    /** Tells whether a field is there and true. */
    boolean flag(String field) {
        return may(field, Reading::truth).getOrElse(false);
    }

    /** Returns the elements of a list; none if it is left out. */
    <T> Array<T> list(String field, Function<Reading, T> each) {
        return may(field, value -> value.items().map(each)).getOrElse(Array.empty());
    }

    /** Returns what can be made of all fields, none if some are wrong or they do not go together. */
    <T> Option<T> make(Supplier<T> made) {
        attempt(() -> {
            in.end();
            return in;
        });
        return problems.nonEmpty() ? Option.none() : attempt(() -> printed(made));
    }

    private <T> T printed(Supplier<T> made) {
        try {
            return made.get();
        } catch (IllegalArgumentException refusal) {
            throw in.map().expected("a card that can be printed", String.valueOf(refusal.getMessage()));
        }
    }

    private <T> Option<T> attempt(Supplier<T> part) {
        try {
            return Option.some(part.get());
        } catch (StateFormatException refusal) {
            problems = problems.append(refusal);
            return Option.none();
        }
    }

    /** Refuses an element of a list. */
    void refuse(String list, int at, String expected, String found) {
        problems = problems.append(in.get(list).items().get(at).expected(expected, found));
    }

    static int amount(Reading value) {
        return value.whole(0, MOST);
    }

    Array<StateFormatException> problems() {
        return problems;
    }
}
