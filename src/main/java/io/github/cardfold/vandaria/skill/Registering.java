package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TextGame;
import io.github.cardfold.effect.kind.Choose;
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
public record Registering(Array<Choose> target, Array<String> named, Array<Instruction> then) {
    /**
     * Returns how a skill enters the register.
     *
     * @throws IllegalArgumentException if a target is not chosen, or has the name of another
     */
    public static Registering of(Array<Instruction> target, Array<String> named, Array<Instruction> then) {
        Array<Choose> chosen = target.map(Registering::chosen);
        Array<String> names = chosen.map(Choose::as);
        if (names.distinct().size() < names.size()) {
            throw new IllegalArgumentException("each \"target\" has a name of its own, \"as\"");
        }
        return new Registering(chosen, named, then);
    }

    private static Choose chosen(Instruction target) {
        if (target instanceof Choose choose) {
            return choose;
        }
        throw new IllegalArgumentException("a \"target\" is a \"choose\", not " + target.english());
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
    public static boolean areThere(Array<Choose> target, Query query) {
        for (int i = 0; i < target.size(); i++) {
            if (!isThere(target.get(i), query)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isThere(Choose target, Query query) {
        TextGame game = (TextGame) query.position(Facts.PLACES).rules().game();
        Array<Subject> cards = target.from().subjects(query);
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).isHere() && game.mayChoose(query, cards.get(i))) {
                return true;
            }
        }
        return false;
    }

    private static Array<Subject> legal(Choose target, Query query) {
        TextGame game = (TextGame) query.position(Facts.PLACES).rules().game();
        return target.from().subjects(query).filter(each -> each.isHere() && game.mayChoose(query, each));
    }

    /** Tells whether it results as soon as it enters the register. */
    @Rule(vw = "13.2.9")
    public boolean isAtOnce() {
        return target.isEmpty() && then.nonEmpty() && then.forAll(AtOnce.class::isInstance);
    }

    /** Compiles the choice of the targets; without one for each, nothing enters the register. */
    @Rule(vw = {"2.10.1", "13.1.3"})
    public void targets(Compiler out) {
        target.forEach(out::compile);
        Array<Local> chosen = target.map(each -> out.known(each.as()));
        if (chosen.nonEmpty()) {
            out.endIf("2.10.1", run -> chosen.exists(each -> run.frame().size(each) == 0));
        }
    }

    /** Compiles that it enters the register, and what it does then. */
    @Rule(vw = {"13.1.1", "13.1.3", "13.2.9"})
    public void enter(AbilityScope scope, Compiler out) {
        String result = scope.name() + "/result";
        Array<String> names = named.appendAll(target.map(Choose::as)).distinct();
        Array<Local> kept = names.map(out::known);
        if (isAtOnce()) {
            out.let("13.2.9", run -> atOnce(run, result, kept));
        }
        out.change("13.1.3", run -> isAtOnce(run) ? Batch.NOTHING : registered(run, result, kept));
        result(scope.granted(result), names);
    }

    private boolean isAtOnce(Run run) {
        return isAtOnce() && VandariaCatalogue.options(run.position()).gainsAtOnce();
    }

    private void atOnce(Run run, String result, Array<Local> kept) {
        if (isAtOnce(run)) {
            run.call(result, new int[] {run.get(AbilityFrame.MASTER), run.get(AbilityFrame.SOURCE)}, lists(run, kept));
        }
    }

    private static Batch registered(Run run, String result, Array<Local> kept) {
        return Batch.of(Event.queue(Frame.Queued.of(
                        VandariaQueues.REGISTER, result, run.seat(AbilityFrame.MASTER), run.get(AbilityFrame.SOURCE))
                .naming(lists(run, kept))));
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
        Array<Local> chosen = target.map(each -> out.known(each.as()));
        for (int i = 0; i < target.size(); i++) {
            Choose each = target.get(i);
            Local cards = chosen.get(i);
            out.let("13.1.7 " + each.as(), run -> keepLegal(run, each, cards));
        }
        if (chosen.nonEmpty()) {
            out.endIf("13.1.7", run -> chosen.forAll(each -> run.frame().size(each) == 0));
        }
        out.block(then);
        out.mark("end");
        scope.add(out);
    }

    private static void keepLegal(Run run, Choose target, Local cards) {
        Array<Subject> legal = legal(target, Query.of(run));
        run.set(
                cards,
                Arrays.stream(run.objects(cards))
                        .filter(each -> legal.exists(card -> card.object() == each))
                        .toArray());
    }
}
