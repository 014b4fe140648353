package io.github.cardfold.vandaria.skill;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.fact.Combats;
import io.vavr.collection.Array;

/**
 * Followers that do something in the combat in progress.
 *
 * @param role what they do
 */
@Phrase(form = "adjective", value = "{role}")
public record CombatRole(Role role) implements Filter {
    /** What Followers do. */
    public enum Role {
        /** They attack. */
        @Phrase("attacking")
        ATTACKING,
        /** They block. */
        @Phrase("blocking")
        BLOCKING,
        /** They attack the Territory that the card attacks, from wherever they come; the card does so itself. */
        @Phrase("attacking together with this card")
        TOGETHER
    }

    @Override
    public boolean accepts(Query query, Subject subject) {
        int attacked = Combats.attacked(query.position(Facts.LASTING), subject.object());
        return switch (role) {
            case ATTACKING -> attacked != 0;
            case BLOCKING -> Combats.blocked(query.position(Facts.LASTING), subject.object()) != 0;
            case TOGETHER ->
                attacked != 0 && attacked == Combats.attacked(query.position(Facts.LASTING), query.source());
        };
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LASTING);
    }
}
