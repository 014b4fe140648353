package io.github.cardfold.vandaria.element;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Limit;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Uses;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.part.RegisteredSkill;
import io.github.cardfold.vandaria.skill.Paying;
import io.github.cardfold.vandaria.skill.SkillArea;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaQueues;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An Active Skill by which Property uses a FrameSpell: the player shows one of the own Subdeck and pays, and its skill
 * enters the register.
 *
 * @param cost what is paid, elements among it
 * @param spells what the FrameSpell must be
 * @param when without which the skill cannot be used
 * @param limit how often it can be used
 * @param label its label among the skills of its card
 */
@Rule(vw = {"6.4.1", "6.4.6", "6.4.7"})
@Phrase("<[once each {limit & period}] >{cost &}<, only if {when}>: Use {spells a: FrameSpell/FrameSpells}.")
public record CastSkill(
        Array<Instruction> cost,
        @Default("[]") Array<Filter> spells,
        Option<Condition> when,
        @Default("[]") Array<Limit> limit,
        Option<String> label)
        implements Ability, RegisteredSkill {
    /** Refuses a skill that costs no element, for every FrameSpell requires one. */
    public CastSkill {
        if (PayElements.of(cost).isEmpty()) {
            throw new IllegalArgumentException("to use a FrameSpell one pays elements, null if nothing else is said");
        }
    }

    @Override
    public void compile(AbilityScope scope) {
        Compiler out = scope.compiler();
        when.forEach(out::check);
        spells.forEach(out::check);
        Payment payment = Paying.payment(out, cost);
        PayElements elements = PayElements.of(cost).get();
        Casting casting = new Casting(elements, spells, when, new SpellCosts(elements));
        Clause clause = new Clause(
                scope.name(),
                Clause.Kind.ACT,
                scope.definition(),
                Array.<Area>of(SkillArea.GAME),
                Option.some(casting),
                Option.none(),
                Array.empty(),
                Option.some(payment),
                scope.restrictions(limit, 1));
        scope.add(clause);
        Local spell = out.own("FrameSpell", Local.Type.OBJECT);
        show(out, casting, spell);
        cast(scope, out, new Cast(casting, spell, out.own("both", Local.Type.NUMBER)), payment);
        Uses.end(out, clause);
        out.change("6.4.2", run -> back(run, spell));
        out.mark("end");
        scope.add(out);
    }

    /** The FrameSpell comes out of the Subdeck, and all see it from then on. */
    @Rule(vw = {"6.4.6", "6.4.7"})
    private static void show(Compiler out, Casting casting, Local spell) {
        out.ask(
                "6.4.6",
                Question.of(
                                VandariaPurposes.FRAME_SPELL,
                                (position, frame) -> frame.seat(AbilityFrame.MASTER),
                                casting.answers(),
                                (run, answer) -> run.set(spell, answer.isPass() ? 0 : answer.object(run.position())))
                        .openIf((position, frame) -> false));
        out.endIf("6.4.7 none", run -> run.get(spell) == 0);
        out.change("6.4.6 shown", run -> Batch.of(Event.move(run.position(), run.get(spell), register(run), 0)));
        out.let("6.4.6 card", run -> run.set(spell, VandariaProperty.newest(run.position(), register(run))));
    }

    private static int register(Run run) {
        return VandariaZone.REGISTER.of(run.seat(AbilityFrame.MASTER));
    }

    /**
     * What enters the register chooses its targets before the cost is paid; what results at once does so after that.
     */
    @Rule(vw = {"6.4.10", "6.4.11", "6.4.12", "13.1.3", "13.2.9"})
    private void cast(AbilityScope scope, Compiler out, Cast cast, Payment payment) {
        ElementChoice choice = ElementChoice.of(out, cast::cost);
        choice.compile(out);
        choice.name(out);
        out.let("6.4.12", run -> cast.settle(run, choice.chosen(run)));
        out.let("6.4.11", run -> cast.enter(run, false));
        Paying.payAll(scope, out, payment, cost);
        out.let("6.4.11 at once", run -> cast.enter(run, true));
    }

    /** Without an entry in the register it has resulted. */
    @Rule(vw = {"6.1.4.3", "6.4.2"})
    private static Batch back(Run run, Local spell) {
        GameObject card = run.position().find(run.get(spell));
        boolean waits = run.position().queued(VandariaQueues.REGISTER).exists(each -> each.source() == run.get(spell));
        return waits || card == null
                ? Batch.NOTHING
                : Batch.of(Event.move(
                        run.position(), card.object(), VandariaZone.SUBDECK.of(run.seat(AbilityFrame.MASTER)), 0));
    }

    @Override
    public boolean resultsAtOnce() {
        return false;
    }
}
