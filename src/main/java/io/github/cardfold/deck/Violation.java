package io.github.cardfold.deck;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Definition;

/**
 * One way in which decks break the rules.
 *
 * @param section the section that they break, of the document that the game is played by
 * @param sentence what is wrong, and what the section asks for
 */
public record Violation(String section, String sentence) {
    /** Names what is null. */
    public Violation {
        requireNonNull(section, "section");
        requireNonNull(sentence, "sentence");
    }

    /** Returns the same violation, of a condition that the text of a card sets. */
    public Violation saidBy(Definition card) {
        return new Violation(section, sentence + " So says the text of " + card.name() + ".");
    }

    /** Returns the sentence, followed by the section. */
    @Override
    public String toString() {
        return sentence + " (" + section + ")";
    }
}
