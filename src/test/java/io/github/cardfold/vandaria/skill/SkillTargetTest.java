package io.github.cardfold.vandaria.skill;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.kind.Choose;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.Except;
import io.github.cardfold.effect.kind.Named;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What may be a target of a skill. */
class SkillTargetTest {
    private static final Selector FOLLOWERS =
            new PropertyInGame(PropertyInGame.Type.FOLLOWER, Whose.ANY, Array.empty());
    private static final Selector OTHERS = new Except(FOLLOWERS, new Named("first"));
    private static final String NAMED = "a \"target\" that a later one names is one card";

    @Test
    @Rule(vw = "2.10.1")
    void nobodyButTheControllerOfASkillChoosesItsTarget() {
        var instruction = choose(FOLLOWERS, "first", 1, Side.OPPONENT);
        refused("the controller of a skill, and nobody else, chooses its \"target\"", instruction);
    }

    @Test
    @Rule(vw = "2.10.1")
    void whatALaterTargetNamesIsOneCard() {
        Choose second = choose(OTHERS, "second", 2, Side.YOU);
        assertDoesNotThrow(() -> targets(choose(FOLLOWERS, "first", 1, Side.YOU), second));
        refused(NAMED, choose(FOLLOWERS, "first", 2, Side.YOU), second);
    }

    @Test
    @Rule(vw = "2.10.1")
    void whicheverOfTheLaterOnesNamesIt() {
        Choose first = choose(FOLLOWERS, "first", 2, Side.YOU);
        Choose others = choose(OTHERS, "second", 1, Side.YOU);
        Choose any = choose(FOLLOWERS, "third", 2, Side.YOU);
        assertDoesNotThrow(() -> targets(first, any));
        refused(NAMED, first, others, any);
        refused(NAMED, first, any, others);
    }

    private static Choose choose(Selector from, String as, int number, Side by) {
        return Choose.of(from, as, new Constant(number), by);
    }

    private static void targets(Instruction... targets) {
        Registering.of(Array.of(targets), Array.empty(), Array.empty());
    }

    private static void refused(String message, Instruction... targets) {
        var refusal = assertThrows(IllegalArgumentException.class, () -> targets(targets));
        assertEquals(message, refusal.getMessage());
    }
}
