package io.github.cardfold.cardfight.card;

import static java.util.Objects.requireNonNull;

/**
 * One way in which decks break the rules.
 *
 * @param section the section that they break, of the Japanese document
 * @param sentence what is wrong, and what the section asks for
 */
public record Violation(String section, String sentence) {
    /** Names what is null. */
    public Violation {
        requireNonNull(section, "section");
        requireNonNull(sentence, "sentence");
    }

    /** Returns the same violation, of a condition that the text of a card sets. */
    Violation saidBy(Card card) {
        return new Violation(section, sentence + " So says the text of " + card.name() + ".");
    }

    /** Returns the sentence, followed by the section. */
    @Override
    public String toString() {
        return sentence + " (" + section + ")";
    }
}
