package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.vavr.control.Option;

/**
 * The place of a skill in a Skill Chain: how often it and the one before it have entered the register in this turn, for
 * each Property by itself. Each time is a mark on the Property.
 *
 * @param entered the mark
 * @param before the name of the mark of the skill that has to come before it; none if it can be used at first
 */
record Chain(TimedEffectKind entered, Option<String> before) {
    private static final String ENTERED = " entered";

    /** Returns that of a skill with a label. */
    static Chain of(AbilityScope scope, String label, Option<String> after) {
        String card = scope.name().substring(0, scope.name().length() - label.length());
        TimedEffectKind entered = new TimedEffectKind(scope.name() + ENTERED) {};
        scope.add(entered);
        return new Chain(entered, after.map(each -> card + each + ENTERED));
    }

    /** One use of the earlier skill lets it be used once. */
    @Rule(vw = {"12.7.2", "12.7.3", "12.7.4", "12.7.5", "12.7.1", "12.7.6"})
    boolean isOpen(Query query) {
        Position position = query.position(Facts.LASTING);
        return before.forAll(
                name -> count(position, query.source(), name) > count(position, query.source(), entered.name()));
    }

    private static int count(Position position, int object, String name) {
        int count = 0;
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect each = position.lasting(i);
            count += each.kind().name().equals(name) && each.isOn(object) ? 1 : 0;
        }
        return count;
    }

    /** Compiles that of several that have triggered no more enter the register than the skill before lets. */
    @Rule(vw = "12.7.4")
    void check(Compiler out) {
        out.endIf("12.7.4", run -> !isOpen(Query.of(run)));
    }

    /** Compiles that it has entered the register once more. */
    @Rule(vw = "12.7.5")
    void enter(Compiler out) {
        out.change(
                "12.7.5",
                run -> Batch.of(Event.begin(TimedEffect.of(
                        entered,
                        run.seat(AbilityFrame.MASTER),
                        run.get(AbilityFrame.SOURCE),
                        new int[] {run.get(AbilityFrame.SOURCE)},
                        0,
                        VandariaLifetimes.TURN))));
    }
}
