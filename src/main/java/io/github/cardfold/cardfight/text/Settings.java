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
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Setting;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.kind.Constant;

/** What effects make of a characteristic of cards. Generated from the kinds: do not edit. */
public final class Settings {
    private Settings() {}

    /**
     * Returns what is said of the characteristic "ability".
     *
     * @param to what is said of it
     */
    public static Setting ability(Ability to) {
        return new Setting(new AbilitiesOfCard(), to);
    }

    /**
     * Returns what is said of the characteristic "clan".
     *
     * @param to what is said of it
     */
    public static Setting clan(Word to) {
        return new Setting(new WordsOfCard(Identity.CLAN), to);
    }

    /**
     * Returns what is said of the characteristic "column".
     *
     * @param to what is said of it
     */
    public static Setting column(Value to) {
        return new Setting(new Column(), to);
    }

    /**
     * Returns what is said of the characteristic "column".
     *
     * @param to what is said of it
     */
    public static Setting column(int to) {
        return new Setting(new Column(), new Constant(to));
    }

    /**
     * Returns what is said of the characteristic "critical".
     *
     * @param to what is said of it
     */
    public static Setting critical(Value to) {
        return new Setting(new NumberOfCard(Trait.CRITICAL), to);
    }

    /**
     * Returns what is said of the characteristic "critical".
     *
     * @param to what is said of it
     */
    public static Setting critical(int to) {
        return new Setting(new NumberOfCard(Trait.CRITICAL), new Constant(to));
    }

    /**
     * Returns what is said of the characteristic "drive".
     *
     * @param to what is said of it
     */
    public static Setting drive(Value to) {
        return new Setting(new NumberOfCard(Trait.DRIVE), to);
    }

    /**
     * Returns what is said of the characteristic "drive".
     *
     * @param to what is said of it
     */
    public static Setting drive(int to) {
        return new Setting(new NumberOfCard(Trait.DRIVE), new Constant(to));
    }

    /**
     * Returns what is said of the characteristic "grade".
     *
     * @param to what is said of it
     */
    public static Setting grade(Value to) {
        return new Setting(new NumberOfCard(Trait.GRADE), to);
    }

    /**
     * Returns what is said of the characteristic "grade".
     *
     * @param to what is said of it
     */
    public static Setting grade(int to) {
        return new Setting(new NumberOfCard(Trait.GRADE), new Constant(to));
    }

    /**
     * Returns what is said of the characteristic "in costs".
     *
     * @param of what is said of the characteristic
     */
    public static Setting inCosts(Setting of) {
        return new Setting(new InCosts(of.what()), of.to());
    }

    /**
     * Returns what is said of the characteristic "keyword".
     *
     * @param to what is said of it
     */
    public static Setting keyword(Word to) {
        return new Setting(new KeywordsOfCard(), to);
    }

    /**
     * Returns what is said of the characteristic "main type".
     *
     * @param to what is said of it
     */
    public static Setting mainType(Word to) {
        return new Setting(new MainTypeOfCard(), to);
    }

    /**
     * Returns what is said of the characteristic "name".
     *
     * @param to what is said of it
     */
    public static Setting name(Word to) {
        return new Setting(new WordsOfCard(Identity.NAME), to);
    }

    /**
     * Returns what is said of the characteristic "nation".
     *
     * @param to what is said of it
     */
    public static Setting nation(Word to) {
        return new Setting(new WordsOfCard(Identity.NATION), to);
    }

    /**
     * Returns what is said of the characteristic "number of".
     *
     * @param action the action
     * @param to what is said of it
     */
    public static Setting numberOf(IconAction action, Value to) {
        return new Setting(new NumberOfIcon(action), to);
    }

    /**
     * Returns what is said of the characteristic "number of".
     *
     * @param action the action
     * @param to what is said of it
     */
    public static Setting numberOf(IconAction action, int to) {
        return new Setting(new NumberOfIcon(action), new Constant(to));
    }

    /**
     * Returns what is said of the characteristic "original".
     *
     * @param of what is said of the characteristic
     */
    public static Setting original(Setting of) {
        return new Setting(new Original(of.what()), of.to());
    }

    /**
     * Returns what is said of the characteristic "power".
     *
     * @param to what is said of it
     */
    public static Setting power(Value to) {
        return new Setting(new NumberOfCard(Trait.POWER), to);
    }

    /**
     * Returns what is said of the characteristic "power".
     *
     * @param to what is said of it
     */
    public static Setting power(int to) {
        return new Setting(new NumberOfCard(Trait.POWER), new Constant(to));
    }

    /**
     * Returns what is said of the characteristic "race".
     *
     * @param to what is said of it
     */
    public static Setting race(Word to) {
        return new Setting(new WordsOfCard(Identity.RACE), to);
    }

    /**
     * Returns what is said of the characteristic "row".
     *
     * @param to what is said of it
     */
    public static Setting row(Value to) {
        return new Setting(new Row(), to);
    }

    /**
     * Returns what is said of the characteristic "row".
     *
     * @param to what is said of it
     */
    public static Setting row(int to) {
        return new Setting(new Row(), new Constant(to));
    }

    /**
     * Returns what is said of the characteristic "shield".
     *
     * @param to what is said of it
     */
    public static Setting shield(Value to) {
        return new Setting(new NumberOfCard(Trait.SHIELD), to);
    }

    /**
     * Returns what is said of the characteristic "shield".
     *
     * @param to what is said of it
     */
    public static Setting shield(int to) {
        return new Setting(new NumberOfCard(Trait.SHIELD), new Constant(to));
    }

    /**
     * Returns what is said of the characteristic "special type".
     *
     * @param to what is said of it
     */
    public static Setting specialType(Word to) {
        return new Setting(new WordsOfCard(Identity.SPECIAL_TYPE), to);
    }

    /**
     * Returns what is said of the characteristic "subtype".
     *
     * @param to what is said of it
     */
    public static Setting subtype(Word to) {
        return new Setting(new WordsOfCard(Identity.SUBTYPE), to);
    }

    /**
     * Returns what is said of the characteristic "tag".
     *
     * @param to what is said of it
     */
    public static Setting tag(Word to) {
        return new Setting(new TagsOfCard(), to);
    }

    /**
     * Returns what is said of the characteristic "trigger".
     *
     * @param to what is said of it
     */
    public static Setting trigger(Word to) {
        return new Setting(new TriggerIcon(), to);
    }

    /**
     * Returns what is said of the characteristic "trigger power".
     *
     * @param to what is said of it
     */
    public static Setting triggerPower(Value to) {
        return new Setting(new TriggerPowerOfCard(), to);
    }

    /**
     * Returns what is said of the characteristic "trigger power".
     *
     * @param to what is said of it
     */
    public static Setting triggerPower(int to) {
        return new Setting(new TriggerPowerOfCard(), new Constant(to));
    }

    /**
     * Returns what is said of the characteristic "worth".
     *
     * @param to what is said of it
     */
    public static Setting worth(Value to) {
        return new Setting(new WorthOfCard(), to);
    }

    /**
     * Returns what is said of the characteristic "worth".
     *
     * @param to what is said of it
     */
    public static Setting worth(int to) {
        return new Setting(new WorthOfCard(), new Constant(to));
    }
}
