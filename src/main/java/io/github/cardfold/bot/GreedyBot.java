package io.github.cardfold.bot;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.match.Player;
import io.github.cardfold.view.SeenDecision;
import io.github.cardfold.view.View;
import io.vavr.control.Option;

/**
 * A simple player with sound habits: it rides up, fills its columns, attacks the vanguard with whatever hits and guards
 * when it has to; of texts it uses what it can pay for. It reads nothing but its view, draws no lots and remembers
 * nothing, so that one bot may play any number of games, and equal questions get equal answers.
 */
public final class GreedyBot implements Player {
    /** Makes a bot. */
    public GreedyBot() {}

    /**
     * Answers a decision.
     *
     * @throws IllegalArgumentException if it is one of another game than Cardfight!! Vanguard
     */
    @Override
    public Action choose(View view) {
        requireNonNull(view, "view");
        if (!(view.rules().game() instanceof CardfightGame)) {
            throw new IllegalArgumentException("GreedyBot plays Cardfight!! Vanguard, and this is another game");
        }
        Sight sight = new Sight(view);
        if (view.legalActions().size() == 1) {
            return view.legalActions().head();
        }
        Option<Action> look = Texts.look(sight);
        if (look.isDefined()) {
            return look.get();
        }
        String purpose = view.decision().map(SeenDecision::purpose).getOrElse("");
        if (Texts.ask(purpose)) {
            return Texts.answer(sight, purpose);
        }
        return switch (purpose) {
            case Purposes.FIRST_FIGHTER ->
                Action.number(view.seat(), view.seat().ordinal());
            case Purposes.FIRST_VANGUARD -> Opening.firstVanguard(sight);
            case Purposes.REDRAW -> Opening.redraw(sight);
            case Purposes.ASSIST_OR_NOT -> sight.options().last();
            case Purposes.ASSIST_CARD -> Riding.assist(sight);
            case Purposes.ASSIST_HAND -> Riding.discard(sight);
            case Purposes.RIDE_OR_NOT -> Riding.ride(sight);
            case Purposes.RIDE_COST -> Riding.discard(sight);
            case Purposes.MAIN_PHASE -> main(sight);
            case Purposes.CIRCLE -> Formation.circle(sight);
            case Purposes.ATTACK_OR_NOT ->
                Action.yesNo(view.seat(), Attacking.plan(sight).isDefined());
            case Purposes.ATTACKER -> Attacking.attacker(sight);
            case Purposes.TARGET -> Attacking.target(sight);
            case Purposes.BOOST_OR_NOT -> Attacking.boost(sight);
            case Purposes.GUARD -> Guarding.guard(sight);
            case Purposes.UNIT_FOR_POWER -> Triggers.power(sight);
            case Purposes.UNIT_FOR_CRITICAL -> Triggers.critical(sight);
            case Purposes.UNIT_TO_STAND -> Triggers.stand(sight);
            default -> view.legalActions().head();
        };
    }

    private static Action main(Sight sight) {
        Action next = Formation.next(sight);
        return next.shape() == Action.Shape.PASS ? Texts.play(sight).getOrElse(next) : next;
    }
}
