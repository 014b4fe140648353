package io.github.cardfold.vandaria;

import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import java.util.SplittableRandom;

/** Games between all pairs of the shipped decks, by their numbers, to be measured. */
public final class VandariaRandomGames {
    private static final Rules RULES =
            Vandaria.rules(VandariaRules.standard(), VandariaPacks.marches().cards());
    private static final Array<VandariaSetup> SETUPS = setups();

    private VandariaRandomGames() {}

    private static Array<VandariaSetup> setups() {
        Array<String> names = VandariaPacks.decks(VandariaPacks.marches().id());
        return names.flatMap(a ->
                names.map(b -> Vandaria.setup(RULES, Array.of(VandariaPacks.deck(a), VandariaPacks.deck(b)))));
    }

    /** Returns the first decision of a game. */
    public static State start(long game) {
        return SETUPS.get((int) (game % SETUPS.size())).start(game);
    }

    /** Returns what its players answer. */
    public static Action answer(State state, SplittableRandom random) {
        return VandariaHabits.answer(state, random);
    }
}
