package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TextRules;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The master of the effect dominates units: they are treated as if this fighter were their master (7.39).
 *
 * @param what the units; those whose master it is already, and those that are dominated, are left as they are
 * @param lasting for how long; while the effect is carried out, and the attacks that it orders, if it is not said
 */
@Rule(jp = {"7.39.1", "7.39.1.1"})
@Phrase("dominate {what}< {lasting}>")
public record Dominate(Selector what, Option<DurationTerm> lasting) implements Instruction {
    /** Refuses durations that something ends before their time. */
    public Dominate {
        if (lasting.exists(DurationTerm::mayBeOverEarly)) {
            throw new IllegalArgumentException(
                    "units are dominated until something ends, not as long as something is so");
        }
    }

    @Override
    public void compile(Compiler out) {
        if (lasting.isDefined()) {
            Function<Query, Option<Lifetime>> time = TimedWorking.lasting(out, lasting.get());
            out.change(
                    "",
                    run -> time.apply(Query.of(run))
                            .map(lifetime -> begin(Query.of(run), lifetime))
                            .getOrElse(Batch.NOTHING));
            return;
        }
        Local units = out.own("units", Local.Type.OBJECTS);
        out.let("units", run -> run.set(units, units(Query.of(run))));
        out.change("", run -> begin(Query.of(run), Lifetimes.RESOLUTION));
        out.last("end", run -> end(run, units));
    }

    private Batch begin(Query query, Lifetime lifetime) {
        int[] units = units(query);
        return units.length == 0
                ? Batch.NOTHING
                : Batch.of(Event.begin(
                        TimedEffect.of(RuleEffects.DOMINATED, query.master(), query.source(), units, 0, lifetime)));
    }

    /** Of a legion both units are dominated if one is. */
    @Rule(jp = {"7.39.1.4", "12.5.1"})
    private int[] units(Query query) {
        Position position = query.position(Facts.FIELD);
        TreeSet<Integer> units = new TreeSet<>();
        for (Subject each : what.subjects(query)) {
            if (each.isHere()
                    && Field.isCircle(position, each.place())
                    && each.master(position) != query.master()
                    && isFree(position, each.object())
                    && ((TextRules) position.rules().game()).affects(query, each)) {
                units.add(each.object());
                legion(position, each.object()).forEach(unit -> units.add(unit.object()));
            }
        }
        return units.stream().mapToInt(Integer::intValue).toArray();
    }

    @Rule(jp = "7.39.1.1.2")
    private static boolean isFree(Position position, int unit) {
        return !RuleEffects.isOn(position, RuleEffects.DOMINATED, unit);
    }

    private static Array<GameObject> legion(Position position, int unit) {
        return Vanguards.mates(position, unit)
                .appendAll(position.linkCount() == 0 ? Option.none() : Option.of(Vanguards.leaderOf(position, unit)));
    }

    /** What was dominated by this very instruction is so no more. */
    @Rule(jp = "7.39.1.2")
    private static Batch end(Run run, Local units) {
        Position position = run.position();
        List<Event> ends = new ArrayList<>(0);
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (RuleEffects.isDominationFor(effect, Lifetimes.RESOLUTION)
                    && Array.ofAll(run.objects(units)).exists(effect::isOn)) {
                ends.add(Event.end(effect));
            }
        }
        return Batch.ofAll(ends);
    }
}
