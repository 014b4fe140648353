package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * Something that cards have or are: a number such as the power, words such as names and clans, abilities. What texts
 * ask of it stands in a {@link Property}, what they make of it in a {@link Setting}, both under its name:
 * {@code {"grade": {"at least": 2}}}. Every operation and question of the language works on every characteristic for
 * which it makes sense; where it makes none, it is refused when rules are assembled. Pure: the same query has the same
 * answer.
 */
@Role("characteristic")
@Phrase(form = "plural", value = "kinds of {*}")
@Phrase(form = "raised", value = "{*} {#}")
@Phrase(form = "with", value = "with {*} {#}")
@Phrase(form = "having", value = "has/have {*} {#}")
@Phrase(form = "worded", value = "with the {*} {#}")
@Phrase(form = "had", value = "the {*} {#}")
public interface Characteristic extends Term {
    /**
     * Returns what is asked of it: the role, or the {@link Part}, of what stands under its name in a property; a word
     * unless it says otherwise.
     */
    default Class<? extends Term> asked() {
        return Word.class;
    }

    /**
     * Returns what is made of it: the role of what stands under its name in a setting; a word unless it says otherwise.
     */
    default Class<? extends Term> given() {
        return Word.class;
    }

    /**
     * Tells what is wrong with words that are asked or made of it.
     *
     * @throws IllegalArgumentException if no card can ever have them
     */
    default void check(Term said) {}

    /** Tells whether a card has anything of it, so that it can be compared with others. */
    default boolean isOf(Query query, Subject card) {
        return !values(query, card).isEmpty();
    }

    /** Returns what a card has of it, each once: a number, or any number of words; cards that share one are alike. */
    Array<?> values(Query query, Subject card);

    /** Tells whether it is so with a card, given what is asked. */
    boolean meets(Query query, Subject card, Term is);

    /** Cards get more of it: a number is raised, words and abilities are had besides the others. */
    default Array<Working> gets(Compiler out, Term what, Selector of) {
        throw out.error("no card gets " + english());
    }

    /** It becomes something, whatever it is otherwise. */
    default Array<Working> becomes(Compiler out, Term what, Selector of) {
        throw out.error("nothing fixes " + english());
    }

    /** Cards lose some of it. */
    default Array<Working> loses(Compiler out, Term what, Selector of) {
        throw out.error("no card loses a single " + english());
    }

    /** Cards lose all of it. */
    default Array<Working> losesAll(Compiler out, Selector of) {
        throw out.error("no card loses all " + english());
    }

    /** Cards lose all of it that a word says. */
    default Array<Working> losesAll(Compiler out, Word only, Selector of) {
        throw out.error("cards lose all " + english() + " or one, not all of a kind");
    }

    /** Returns some cards that have anything of it. */
    default Array<Subject> having(Query query, Array<Subject> cards) {
        return cards.filter(each -> isOf(query, each));
    }

    /** Tells whether two cards have something of it in common. */
    default boolean areAlike(Query query, Subject one, Subject other) {
        Array<Object> values = Array.narrow(values(query, one));
        return values(query, other).exists(values::contains);
    }
}
