package io.github.cardfold.cardfight.text;

import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.kind.DeclaredWord;
import io.github.cardfold.effect.kind.EveryWord;
import io.github.cardfold.effect.kind.PartOfWord;
import io.github.cardfold.effect.kind.SaidWord;
import io.github.cardfold.effect.kind.WordOf;
import java.util.function.Consumer;

/** Every kind of word that texts of cards may be made of. Generated from the kinds: do not edit. */
public final class Words {
    private Words() {}

    /**
     * The name or other word that was declared. Written {@code "$declared"}.
     *
     * @param variable the name under which the declaration is kept
     */
    public static Word variable(String variable) {
        return new DeclaredWord(variable);
    }

    /**
     * A word that a text says in full. Written as the word alone.
     *
     * @param word the word
     */
    public static Word of(String word) {
        return new SaidWord(word);
    }

    /** Every word of its sort, as a card gets it: all clans, all nations, all races. */
    public static Word every() {
        return new EveryWord(false);
    }

    /**
     * Every word of its sort, as a card gets it: all clans, all nations, all races.
     *
     * @param all that it is every one
     */
    public static Word every(boolean all) {
        return new EveryWord(all);
    }

    /**
     * Every word of its sort, as a card gets it: all clans, all nations, all races.
     *
     * @param more says what may be said besides
     */
    public static Word everyWith(Consumer<EveryWordOptions> more) {
        EveryWordOptions said = new EveryWordOptions();
        more.accept(said);
        return new EveryWord(said.all);
    }

    /**
     * Any word in which some letters stand, as in the names of a series.
     *
     * @param part the part
     */
    public static Word has(String part) {
        return new PartOfWord(part);
    }

    /**
     * The words of another card, as a card gets them: its name, its clans.
     *
     * @param of the card
     */
    public static Word of(Selector of) {
        return new WordOf(of);
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class EveryWordOptions {
        private boolean all = false;

        private EveryWordOptions() {}

        /** Says that it is every one. */
        public EveryWordOptions all(boolean all) {
            this.all = all;
            return this;
        }
    }
}
