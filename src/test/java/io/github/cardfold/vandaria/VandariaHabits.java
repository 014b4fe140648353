package io.github.cardfold.vandaria;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.vavr.collection.Array;
import java.util.SplittableRandom;

/** Any answer; but players do not deploy for ever, and let their Followers fight, or games would be long and tame. */
final class VandariaHabits {
    private static final Array<String> FIGHTS =
            Array.of(VandariaPurposes.ATTACKERS, VandariaPurposes.ATTACKED, VandariaPurposes.BLOCKED);

    private VandariaHabits() {}

    /** Returns an answer, drawn from a generator. */
    static Action answer(State state, SplittableRandom random) {
        ActionList legal = state.legalActions();
        Decision asked = state.decision().get();
        String purpose = asked.purpose();
        Action pass = Action.pass(asked.seat());
        boolean passes = legal.contains(pass);
        if (!passes || FIGHTS.contains(purpose) && random.nextInt(8) > 0 && legal.size() > 1) {
            return legal.get(passes ? 1 + random.nextInt(legal.size() - 1) : random.nextInt(legal.size()));
        }
        boolean moves = purpose.equals(VandariaPurposes.DEPLOY_OR_NOT);
        return random.nextInt(moves ? 2 : 8) == 0 ? pass : legal.get(random.nextInt(legal.size()));
    }
}
