package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.term.AbilitiesOfCard;
import io.github.cardfold.cardfight.term.Column;
import io.github.cardfold.cardfight.term.InCosts;
import io.github.cardfold.cardfight.term.KeywordsOfCard;
import io.github.cardfold.cardfight.term.MainTypeOfCard;
import io.github.cardfold.cardfight.term.NumberOfCard;
import io.github.cardfold.cardfight.term.NumberOfIcon;
import io.github.cardfold.cardfight.term.Original;
import io.github.cardfold.cardfight.term.Row;
import io.github.cardfold.cardfight.term.TagsOfCard;
import io.github.cardfold.cardfight.term.TriggerIcon;
import io.github.cardfold.cardfight.term.TriggerPowerOfCard;
import io.github.cardfold.cardfight.term.WordsOfCard;
import io.github.cardfold.cardfight.term.WorthOfCard;
import io.github.cardfold.effect.Characteristic;

/** Every kind of characteristic that texts of cards may be made of. Generated from the kinds: do not edit. */
public final class Characteristics {
    private Characteristics() {}

    /** The abilities of cards that are written out: printed or got (11.1). */
    public static Characteristic ability() {
        return new AbilitiesOfCard();
    }

    /** Words that are information of cards: names, clans. One that lies face down for all to see has none. */
    public static Characteristic clan() {
        return new WordsOfCard(Identity.CLAN);
    }

    /**
     * Of a unit the column: equal for units of one column, which goes over both sides; less than all others outside
     * columns.
     */
    public static Characteristic column() {
        return new Column();
    }

    /** A number that is information of cards. One that lies face down for all to see has none to be compared. */
    public static Characteristic critical() {
        return new NumberOfCard(Trait.CRITICAL);
    }

    /** A number that is information of cards. One that lies face down for all to see has none to be compared. */
    public static Characteristic drive() {
        return new NumberOfCard(Trait.DRIVE);
    }

    /** A number that is information of cards. One that lies face down for all to see has none to be compared. */
    public static Characteristic grade() {
        return new NumberOfCard(Trait.GRADE);
    }

    /**
     * What a number of a card is where a cost is paid with it, and nowhere else. What changes it comes on top of what
     * the number is everywhere.
     *
     * @param of the number
     */
    public static Characteristic inCosts(Characteristic of) {
        return new InCosts(of);
    }

    /**
     * The keywords of cards (14.1): those that the rules name, as an icon or a flag, and those of abilities with text.
     */
    public static Characteristic keyword() {
        return new KeywordsOfCard();
    }

    /** The main type of cards (2.9.3); none of one that lies face down where all would see its face. */
    public static Characteristic mainType() {
        return new MainTypeOfCard();
    }

    /** Words that are information of cards: names, clans. One that lies face down for all to see has none. */
    public static Characteristic name() {
        return new WordsOfCard(Identity.NAME);
    }

    /** Words that are information of cards: names, clans. One that lies face down for all to see has none. */
    public static Characteristic nation() {
        return new WordsOfCard(Identity.NATION);
    }

    /**
     * By how much the numbers of an icon in the texts of cards are raised (7.28).
     *
     * @param action which icon
     */
    public static Characteristic numberOf(IconAction action) {
        return new NumberOfIcon(action);
    }

    /**
     * The original value of a number or the original words of a card: what is printed, changed only by what changes the
     * original. What raises or lowers the number, and what is got, comes on top of it.
     *
     * @param of the number or words
     */
    public static Characteristic original(Characteristic of) {
        return new Original(of);
    }

    /** A number that is information of cards. One that lies face down for all to see has none to be compared. */
    public static Characteristic power() {
        return new NumberOfCard(Trait.POWER);
    }

    /** Words that are information of cards: names, clans. One that lies face down for all to see has none. */
    public static Characteristic race() {
        return new WordsOfCard(Identity.RACE);
    }

    /** Of a unit the row: equal for units of one row, which is a fighter's own; -1 outside rows. */
    public static Characteristic row() {
        return new Row();
    }

    /** A number that is information of cards. One that lies face down for all to see has none to be compared. */
    public static Characteristic shield() {
        return new NumberOfCard(Trait.SHIELD);
    }

    /** Words that are information of cards: names, clans. One that lies face down for all to see has none. */
    public static Characteristic specialType() {
        return new WordsOfCard(Identity.SPECIAL_TYPE);
    }

    /** Words that are information of cards: names, clans. One that lies face down for all to see has none. */
    public static Characteristic subtype() {
        return new WordsOfCard(Identity.SUBTYPE);
    }

    /** The tags of cards, as packs write them: fighter icons (2.18), and what deck building asks for. */
    public static Characteristic tag() {
        return new TagsOfCard();
    }

    /** The trigger icon of cards; most have none, and one that lies face down where all would see it has none. */
    public static Characteristic trigger() {
        return new TriggerIcon();
    }

    /** The power that the trigger icon of cards gives; a card without one gives none. */
    public static Characteristic triggerPower() {
        return new TriggerPowerOfCard();
    }

    /**
     * As how many cards a card counts, where texts count cards and where costs are paid: as one, unless an effect says
     * something else. Who pays need not let it count as more than one.
     */
    public static Characteristic worth() {
        return new WorthOfCard();
    }
}
