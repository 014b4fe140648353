package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.fact.Combats;
import io.github.cardfold.vandaria.state.VandariaMarks;
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
        /** They are in battle, to attack or to block, be it said already whom or not. */
        @Phrase("in battle")
        IN_BATTLE,
        /** They attack the Territory that the card attacks, from wherever they come; the card does so itself. */
        @Phrase("attacking together with this card")
        TOGETHER
    }

    @Override
    @Rule(vw = "12.5.4")
    public boolean accepts(Query query, Subject subject) {
        int attacked = Combats.attacked(query.position(Combats.ROLES), subject.object());
        return switch (role) {
            case ATTACKING -> attacked != 0;
            case BLOCKING -> Combats.isBlocking(query.position(Combats.ROLES), subject.object());
            case IN_BATTLE -> query.position(Combats.ROLES).isMarked(VandariaMarks.IN_BATTLE, subject.object());
            case TOGETHER -> isTogether(query, attacked);
        };
    }

    @Rule(vw = {"12.5.7", "12.5.8"})
    private static boolean isTogether(Query query, int attacked) {
        return attacked != 0 && attacked == Combats.attacked(query.position(Combats.ROLES), query.source());
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LASTING);
    }
}
