package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.Redacted;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.table.Gap;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.Sighting;
import io.vavr.collection.Array;

/** What a seat sees of the cards that one seat has brought, and how many it does not see. Immutable. */
public final class Holdings {
    private final Rules rules;
    private final Redacted redacted;
    private final Seat owner;

    Holdings(Rules rules, Redacted redacted, Seat owner) {
        this.rules = rules;
        this.redacted = redacted;
        this.owner = owner;
    }

    /** Returns the rules of the game. */
    public Rules rules() {
        return rules;
    }

    /** Returns the seat that has brought the cards. */
    public Seat owner() {
        return owner;
    }

    /** Returns where the unseen cards lie. */
    public Array<Gap> gaps() {
        return redacted.gaps().filter(each -> each.owner() == owner);
    }

    /** Returns the number of the deck that unseen cards are of. */
    public int deck(Gap gap) {
        return rules.game().deck(requireNonNull(gap, "gap"), gaps());
    }

    /** Returns the cards that are seen, those that have left the game among them. */
    public Array<Sighting> seen() {
        return redacted.seen().filter(each -> each.owner() == owner);
    }

    /** The own cards, which the owner knows to be there though not where. */
    Array<Array<Integer>> own() {
        int decks = gaps().map(this::deck).max().getOrElse(-1) + 1;
        return Array.range(0, decks).map(deck -> redacted.hidden(each -> each.owner() == owner && deck(each) == deck));
    }
}
