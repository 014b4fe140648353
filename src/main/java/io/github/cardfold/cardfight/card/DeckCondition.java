package io.github.cardfold.cardfight.card;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What a CONT ability says about deck building. It is heard when decks are checked, before there is a game; in the game
 * it is not valid, so that it does nothing there (8.1.3, 11.4.2).
 */
public interface DeckCondition extends Continuous {
    /** Returns the limit that it sets. */
    CopyLimit limit();

    /** Refuses it anywhere but in a CONT ability that is printed, which keeps it out of the game. */
    @Override
    default Array<Working> compile(Compiler out) {
        throw out.error("decks are built before the game, so that only a CONT ability that is printed, without zone or"
                + " condition, can speak of them (8.1.3)");
    }

    /** Refuses a negative number of cards. */
    static void checkNumber(int number) {
        if (number < 0) {
            throw new IllegalArgumentException("a deck cannot have " + number + " cards");
        }
    }

    /** Returns which cards are meant, in English. */
    static String cards(String noun, Option<String> named, CopyLimit.Counted in) {
        return named.map(name -> noun + " named \"" + name + "\"").getOrElse(" of this card") + " in your "
                + (in == CopyLimit.Counted.G_DECK ? "G deck" : "deck");
    }
}
