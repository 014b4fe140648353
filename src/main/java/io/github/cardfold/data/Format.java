package io.github.cardfold.data;

import org.jspecify.annotations.Nullable;

/**
 * The formats of what Cardfold writes and reads, each with its number. A number rises by one with each change of its
 * format, and of what it shares with another; a reader takes no other number. A document within a document says its own
 * number. {@code docs/MAINTAINING.md} says what else changes when a number rises.
 */
public enum Format {
    /** One answer. */
    ACTION("cardfold action", 1, "an action"),
    /** What a seat is asked. */
    DECISION("cardfold decision", 1, "a decision"),
    /** A deck list as JSON. */
    DECK("cardfold deck", 1, "a deck list"),
    /** One event, as the referee sees it. */
    EVENT("cardfold event", 1, "an event"),
    /** A pack of cards as JSON. */
    PACK("cardfold pack", 2, "a pack"),
    /** A state as text, line by line. */
    POSITION("cardfold position", 2, "a position"),
    /** The hash of a state, which is written only. */
    POSITION_HASH("cardfold position hash", 2, "the hash of a position"),
    /** The key of a position, which is written only. */
    POSITION_KEY("cardfold position key", 1, "the key of a position"),
    /** A recorded game as JSON. */
    REPLAY("cardfold replay", 2, "a replay"),
    /** A recorded game as bytes. */
    REPLAY_BYTES("cardfold replay in bytes", 2, "a replay"),
    /** A position, what is played from it and what must hold. */
    SCENARIO("cardfold scenario", 3, "a scenario file"),
    /** What one seat was shown of a game. */
    SEAT_REPLAY("cardfold seat replay", 1, "a replay for one seat"),
    /** Events as a seat sees them. */
    SEEN_EVENTS("cardfold seen events", 1, "what a seat sees of events"),
    /** A saved state. */
    STATE("cardfold state", 2, "a saved state"),
    /** A deck list of Vandaria Wars as JSON. */
    VANDARIA_DECK("cardfold vandaria deck", 1, "a deck list of Vandaria Wars"),
    /** A pack of cards of Vandaria Wars as JSON. */
    VANDARIA_PACK("cardfold vandaria pack", 2, "a pack of Vandaria Wars"),
    /** What one seat sees. */
    VIEW("cardfold view", 1, "a view");

    private static final String TITLE = "format";
    private static final String NUMBER = "version";

    private final String title;
    private final int number;
    private final String noun;

    Format(String title, int number, String noun) {
        this.title = title;
        this.number = number;
        this.noun = noun;
    }

    /** Returns its name, such as {@code cardfold state}, which documents say in the field {@code format}. */
    public String title() {
        return title;
    }

    /** Returns its number, from 0, which documents say in the field {@code version}. */
    public int number() {
        return number;
    }

    /** Returns what something of this format is called, such as {@code a saved state}. */
    public String noun() {
        return noun;
    }

    /** Tells whether {@code cardfold upgrade} rewrites files of this format that have an older number. */
    public boolean isUpgraded() {
        return this == PACK || this == SCENARIO || this == VANDARIA_PACK;
    }

    /** Begins a document with the fields that say its format and number. */
    public Data.Builder start() {
        return Data.fields().text(TITLE, title).whole(NUMBER, number);
    }

    /** Tells whether a field is one that says the format or the number of a document. */
    public static boolean isHead(String field) {
        return field.equals(TITLE) || field.equals(NUMBER);
    }

    /**
     * Checks that a document says this format and its number.
     *
     * @throws StateFormatException if it says others, or none
     */
    public void check(ReadingFields in) {
        in.get(TITLE).word(title);
        checkNumber(in);
    }

    /**
     * Checks the same of a document that may leave out which format it has, but not the number.
     *
     * @throws StateFormatException if it says others, or no number
     */
    public void checkUntitled(ReadingFields in) {
        @Nullable Reading named = in.find(TITLE);
        if (named != null) {
            named.word(title);
        }
        checkNumber(in);
    }

    private void checkNumber(ReadingFields in) {
        @Nullable Reading found = in.find(NUMBER);
        if (found == null) {
            throw in.map().field(NUMBER, in.map().data()).expected(expected(0), noun + " without a format number");
        }
        if (!(found.data() instanceof Data.Whole whole)) {
            throw found.expected("the number of a format, " + number);
        }
        if (whole.value() != number) {
            throw found.expected(expected(whole.value()), found(whole.value()));
        }
    }

    /** Returns what belongs where another number stands, as the object of "expected". */
    public String expected(long other) {
        return "format " + number + ", which this version of Cardfold reads"
                + (isUpgraded() && other >= 0 && other < number ? " (cardfold upgrade rewrites older files)" : "");
    }

    /** Returns what something with another number is, as the object of "found". */
    public String found(long other) {
        return noun + " of format " + other;
    }
}
