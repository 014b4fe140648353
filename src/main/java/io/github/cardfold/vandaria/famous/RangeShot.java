package io.github.cardfold.vandaria.famous;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.vandaria.fact.Resistance;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaConditions;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaZone;

/**
 * What was shot with a Range Attack arrives. The controller of the Territory may let a Follower that guards it and is
 * unslid receive it, for each shot anew. Nobody blocks or enters battle by that.
 *
 * @param damage how much it is
 * @param by the name of the Follower that has shot
 * @param at the name of the Territory
 */
@Rule(vw = {"12.9.6.5", "12.9.6.6", "12.9.6.7", "12.9.6.8", "12.9.6.9", "12.9.6.10", "11.4.3"})
@Phrase("shoot {damage} damage at the Territory in range, or at an unslid Follower that guards it")
public record RangeShot(int damage, String by, String at) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Local shooter = out.known(by);
        Local territory = out.known(at);
        Local receiver = out.own("receiver", Local.Type.OBJECT);
        Local controller = out.own("controller", Local.Type.SEAT);
        out.let("12.9.6.5", run -> {
            int target = run.frame().get(territory, 0);
            run.set(receiver, target);
            run.set(controller, VandariaProperty.controller(run.position(), target));
        });
        out.ask(
                "",
                Question.of(
                        VandariaPurposes.RECEIVER,
                        (position, frame) -> frame.seat(controller),
                        receivers(territory),
                        (run, answer) -> {
                            if (!answer.isPass()) {
                                run.set(receiver, answer.object(run.position()));
                            }
                        }));
        out.change("11.4.3", run -> shot(run, run.frame().get(shooter, 0), run.get(receiver)));
    }

    private static Answers receivers(Local territory) {
        return Answers.of(
                Choice.pass("12.9.6.5", "the Territory receives it"),
                Choice.card("12.9.6.5", "a Follower that guards it", VandariaPlaces.own(VandariaZone.GAME))
                        .that(
                                VandariaConditions.follower("12.9.6.5"),
                                VandariaConditions.unslid("12.9.6.5"),
                                Requirement.of(
                                        "12.9.6.5",
                                        it -> Territories.guarded(
                                                        it.position(),
                                                        it.gameObject().object())
                                                == it.frame().get(territory, 0),
                                        it -> it.card() + " does not guard the Territory")));
    }

    /** The Territory of a player who has conceded meanwhile gets nothing: it is gone. */
    private Batch shot(Run run, int shooter, int receiver) {
        Position position = run.position();
        boolean arrives = VandariaProperty.isInGame(position, receiver)
                && !Resistance.prevents(position, VandariaProperty.known(position, receiver), shooter, false);
        return arrives
                ? Batch.of(Event.fact(
                        VandariaEvents.DAMAGED,
                        run.seat(AbilityFrame.MASTER),
                        receiver,
                        shooter,
                        damage,
                        VandariaEvents.SHOT))
                : Batch.NOTHING;
    }
}
