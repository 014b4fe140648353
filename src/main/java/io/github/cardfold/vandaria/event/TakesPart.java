package io.github.cardfold.vandaria.event;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.vandaria.fact.Equipments;
import io.github.cardfold.vandaria.skill.OfOthers;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The card takes part in the combat; of the Effect of an Equipment, the Follower that wears it.
 *
 * @param how in which way
 */
@Rule(vw = {"9.3.2", "9.4.4", "9.5.2", "9.6.3", "12.4.3"})
@Phrase("this card {how}")
public record TakesPart(Part how) implements OfOthers {
    /** What a Follower does in the combat. */
    public enum Part {
        /** It enters battle, to attack or to block. */
        @Phrase("enters battle")
        ENTERS_BATTLE,
        /** It attacks. */
        @Phrase("attacks")
        ATTACKS,
        /** It blocks. */
        @Phrase("blocks")
        BLOCKS
    }

    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKind.BEGIN);
    }

    @Override
    public boolean reachesHidden() {
        return false;
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        TimedEffect begun = happening.event().lasting();
        return Option.when(begun != null && isMeant(begun) && isOfThis(begun, query), Array.empty());
    }

    private boolean isMeant(TimedEffect begun) {
        return switch (how) {
            case ENTERS_BATTLE -> begun.kind() == VandariaMarks.IN_BATTLE;
            case ATTACKS -> begun.kind() == VandariaMarks.ATTACKED;
            case BLOCKS -> begun.kind() == VandariaMarks.BLOCKED;
        };
    }

    /** The Effect of an Equipment waits for what its Follower does. */
    @Rule(vw = "3.7.3.8")
    private boolean isOfThis(TimedEffect begun, Query query) {
        int card = Equipments.bearer(query.position(Facts.LINKS), query.source());
        return how == Part.ENTERS_BATTLE ? begun.isOn(card) : begun.source() == card;
    }
}
