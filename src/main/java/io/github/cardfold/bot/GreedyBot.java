package io.github.cardfold.bot;

import io.github.cardfold.kernel.Action;
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

    @Override
    public Action choose(View view) {
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
            case "choose who goes first" ->
                Action.number(view.seat(), view.seat().ordinal());
            case "choose the first vanguard" -> Opening.firstVanguard(sight);
            case "redraw" -> Opening.redraw(sight);
            case "assist or not" -> sight.options().last();
            case "choose a card to add" -> Riding.assist(sight);
            case "choose cards to remove" -> Riding.discard(sight);
            case "ride or not" -> Riding.ride(sight);
            case "discard for the ride" -> Riding.discard(sight);
            case "main phase" -> main(sight);
            case "choose a circle" -> Formation.circle(sight);
            case "attack or not" ->
                Action.yesNo(view.seat(), Attacking.plan(sight).isDefined());
            case "choose the attacker" -> Attacking.attacker(sight);
            case "choose the target" -> Attacking.target(sight);
            case "boost or not" -> Attacking.boost(sight);
            case "guard" -> Guarding.guard(sight);
            case "choose a unit for power" -> Triggers.power(sight);
            case "choose a unit for critical" -> Triggers.critical(sight);
            case "choose a unit to stand" -> Triggers.stand(sight);
            default -> view.legalActions().head();
        };
    }

    private static Action main(Sight sight) {
        Action next = Formation.next(sight);
        return next.shape() == Action.Shape.PASS ? Texts.play(sight).getOrElse(next) : next;
    }
}
