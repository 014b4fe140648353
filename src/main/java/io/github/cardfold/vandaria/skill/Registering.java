package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.state.VandariaQueues;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * How a skill enters the register and results: its procedure chooses the targets and registers it, and another one,
 * named {@code result} below it, is carried out when it results.
 *
 * @param target what is chosen when it enters the register
 * @param named the cards that its trigger names, none if it has none
 * @param then what it does
 */
public record Registering(Array<SkillTarget> target, Array<String> named, Array<Instruction> then) {
    /**
     * Returns how a skill enters the register.
     *
     * @throws IllegalArgumentException if a target is not chosen, has the name of another, or is named by a later one
     *     though it is not one card
     */
    public static Registering of(Array<Instruction> target, Array<String> named, Array<Instruction> then) {
        Array<SkillTarget> chosen = SkillTarget.of(target);
        Array<String> names = chosen.map(SkillTarget::as);
        if (names.distinct().size() < names.size()) {
            throw new IllegalArgumentException("each \"target\" has a name of its own, \"as\"");
        }
        return new Registering(chosen, named, then);
    }

    /**
     * Returns what has to be so for it to be used: a condition, if there is one, that there are its targets, and what
     * it needs of the Subdeck.
     */
    public Condition usable(Option<Condition> when) {
        return new Usable(target, when, Option.none(), then);
    }

    /** Tells whether there is something to choose for every target. */
    @Rule(vw = "2.10.1")
    public static boolean areThere(Array<SkillTarget> target, Query query) {
        for (int i = 0; i < target.size(); i++) {
            SkillTarget each = target.get(i);
            if (!each.isThere(query)) {
                return false;
            }
            if (each.isNamedLater()) {
                return true;
            }
        }
        return true;
    }

    /** Tells whether it results as soon as it enters the register. */
    @Rule(vw = "13.2.9")
    public boolean isAtOnce() {
        return target.isEmpty() && then.nonEmpty() && then.forAll(AtOnce.class::isInstance);
    }

    /** Compiles the choice of the targets; without one for each, nothing enters the register. */
    @Rule(vw = "2.10.1")
    public void targets(Compiler out) {
        target.forEach(each -> each.choose(out));
        if (target.nonEmpty()) {
            out.endIf("2.10.1", run -> target.exists(each -> !each.isChosen(out, run)));
        }
    }

    /** Compiles that it enters the register, and what it does then. */
    @Rule(vw = {"13.1.1", "13.1.3", "13.2.9"})
    public void enter(AbilityScope scope, Compiler out) {
        String result = scope.name() + "/result";
        Array<String> names = named.appendAll(
                        target.reject(SkillTarget::isPlayer).map(SkillTarget::as))
                .distinct();
        Array<Local> kept = names.map(out::known);
        Array<Local> players = players().map(out::known);
        if (isAtOnce()) {
            out.let("13.2.9", run -> atOnce(run, result, kept));
        }
        out.change("13.1.3", run -> isAtOnce(run) ? Batch.NOTHING : registered(run, result, kept, players));
        result(scope.granted(result), names);
    }

    private Array<String> players() {
        return target.filter(SkillTarget::isPlayer).map(SkillTarget::as);
    }

    private boolean isAtOnce(Run run) {
        return isAtOnce() && VandariaCatalogue.options(run.position()).gainsAtOnce();
    }

    private void atOnce(Run run, String result, Array<Local> kept) {
        if (isAtOnce(run)) {
            run.call(result, new int[] {run.get(AbilityFrame.MASTER), run.get(AbilityFrame.SOURCE)}, lists(run, kept));
        }
    }

    private static Batch registered(Run run, String result, Array<Local> kept, Array<Local> players) {
        return Batch.of(Event.queue(Frame.Queued.of(
                        VandariaQueues.REGISTER, result, run.seat(AbilityFrame.MASTER), run.get(AbilityFrame.SOURCE))
                .naming(lists(run, kept))
                .with(players.toJavaStream().mapToInt(run::get).toArray())));
    }

    /** Returns the cards of each name, with a 0 after them. */
    private static int[] lists(Run run, Array<Local> kept) {
        return kept.foldLeft(
                new int[0],
                (all, each) -> IntStream.concat(
                                Arrays.stream(all), IntStream.concat(Arrays.stream(run.objects(each)), IntStream.of(0)))
                        .toArray());
    }

    /** What it does it does from wherever its source is; but a target has to be one still. */
    @Rule(vw = {"13.1.6", "13.1.7"})
    private void result(AbilityScope scope, Array<String> names) {
        Compiler out = scope.compiler();
        out.bindLists(names);
        out.bindNumbers(players());
        target.forEach(each -> out.let("13.1.7 " + each.as(), run -> each.keepLegal(out, run)));
        if (target.nonEmpty()) {
            out.endIf("13.1.7", run -> target.forAll(each -> !each.isChosen(out, run)));
        }
        out.block(then);
        out.mark("end");
        scope.add(out);
    }
}
