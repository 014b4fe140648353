package io.github.cardfold.cardfight.battle;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.deed.Attempt;
import io.github.cardfold.cardfight.deed.Calls;
import io.github.cardfold.cardfight.deed.Candidates;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.deed.Limit;
import io.github.cardfold.cardfight.deed.Unmet;
import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Conditions;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Orders;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Skill;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.state.BattleRules;
import io.github.cardfold.cardfight.state.CallFrame;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.OrderFrame;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Verbs;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;

/** The guard step: the attacked side calls guardians from hand, intercepts and plays blitz orders (10.5). */
public final class GuardStep {
    private static final Local ENOUGH = Local.number(0, "enough");
    /** The place of the first pick, and its position; later picks rise from it. */
    private static final Local LAST_PLACE = Local.place(1, "last place");

    private static final Local LAST_POSITION = Local.number(2, "last position");
    /** How many abilities were on standby when units had been chosen to intercept; none were before. */
    private static final Local AFTER = Local.number(3, "after");

    private static final Local PICKED = Local.objects(0, "picked");

    private static final int NOWHERE = -1;

    /** A card that may be called, whatever else is called with it. */
    private static final Choice ANY_CARD = Choice.card("10.5.1.2.2", "a card of the hand", Candidates.CALLED)
            .that(
                    Candidates.inHand("10.5.1.2.2", Limit.CALLED_FROM_HAND, GuardStep::normalCall),
                    Conditions.unit("10.5.1.2.2"),
                    Deeds.limited(
                            Requirement.of(
                                    "10.5.1.2.2.2",
                                    it -> isLowEnough(it),
                                    it -> it.card() + "'s grade is above the vanguard's"),
                            Limit.GRADE_TO_GUARD,
                            GuardStep::normalCall),
                    Deeds.unforbidden(DeedKind.CALL, GuardStep::normalCall),
                    Conditions.putOn((position, seat) -> new int[] {Field.guardianCircle(position, seat)}));

    /** One with which and with cards that come after it as many or as much can be called at once as effects demand. */
    @Rule(jp = {"1.3.3", "10.5.1.2.2"})
    private static final Choice GUARD_CARD = ANY_CARD.that(Requirement.of(
            "1.3.3",
            GuardStep::areEnoughToCall,
            it -> "with " + it.card()
                    + " fewer cards, or cards that come to less, would be called at once than must be"));

    /** A front row rear-guard with intercept that is not attacked, standing or resting. */
    @Rule(jp = {"14.4.2", "7.39.6"})
    private static final Choice ANY_INTERCEPTOR = Choice.place(
                    "10.5.1.2.4", "a circle of the own front row", Candidates.INTERCEPTORS)
            .that(
                    Conditions.rearGuardCircle("10.5.1.2.4"),
                    Requirement.of(
                            "10.5.1.2.4",
                            it -> it.position().size(it.place()) > 0,
                            it -> "no unit is on " + it.where()),
                    Requirement.of(
                            "14.4.2",
                            it -> Skill.INTERCEPT.isOf(it.position(), unit(it), it.place()),
                            it -> name(it) + " has no intercept"),
                    Requirement.of(
                            "7.39.6",
                            it -> !RuleEffects.isOn(it.position(), RuleEffects.DOMINATED, unit(it).object()),
                            it -> name(it) + " is dominated"),
                    Requirement.of(
                            "10.5.1.2.4",
                            it -> it.position().master(unit(it), it.place()) == it.seat(),
                            it -> name(it) + " is none of " + it.asked() + "'s units"),
                    Requirement.of(
                            "10.5.1.2.4",
                            it -> Field.isFrontRow(it.position(), it.place())
                                    || Deeds.isLifted(it.position(), Limit.INTERCEPTORS_IN_FRONT, unit(it)),
                            it -> name(it) + " is not in the front row, and no effect lets it intercept there"),
                    Requirement.of(
                            "1.3.3",
                            it -> !Deeds.isForbidden(it.position(), DeedKind.INTERCEPT, unit(it)),
                            it -> Deeds.reason(
                                            it.position(),
                                            Attempt.of(DeedKind.INTERCEPT, it.position(), unit(it)),
                                            it.seat())
                                    + " forbids " + it.asked() + " to intercept with " + name(it)),
                    Requirement.of(
                            "14.4.2",
                            it -> !Battle.isAttacked(it.position(), unit(it).object()),
                            it -> name(it) + " is attacked itself"),
                    Requirement.of(
                            "14.4.2", GuardStep::isOtherAttacked, it -> "no unit of " + it.asked() + "'s is attacked"));

    /** One with which and with those after it so many can intercept at once as an effect demands. */
    @Rule(jp = {"1.3.3", "10.5.1.2.4"})
    private static final Choice INTERCEPTOR = ANY_INTERCEPTOR.that(Requirement.of(
            "1.3.3",
            GuardStep::areEnoughToIntercept,
            it -> "with " + name(it) + " fewer units would intercept than must intercept at once"));

    @Rule(jp = {"10.5.1.2.1", "10.5.1.2.2", "10.5.1.2.2.2", "10.5.1.2.4", "10.5.1.2.5"})
    private static final Answers ACTIONS = Answers.of(
            Choice.pass("10.5.1.2.1", "no more guardians are put, and the guard step ends"),
            GUARD_CARD.to(Verbs.GUARD),
            INTERCEPTOR.to(Verbs.INTERCEPT),
            Orders.ofHand("10.5.1.2.5", true));

    /** Several cards are called, or units intercept, at once; of the kind that was picked first, in rising order. */
    @Rule(jp = {"10.5.1.2.2", "10.5.1.2.4"})
    private static final Answers MORE = Answers.of(
            Choice.pass("10.5.1.2", "those chosen go to the guardian circle")
                    .when(Requirement.of(
                            "1.3.3",
                            it -> Unmet.of(it.position(), picked(it)).isEmpty(),
                            it -> "an effect demands that "
                                    + Unmet.of(it.position(), picked(it))
                                            .get(0)
                                            .words(
                                                    isIntercepting(it) ? "units" : "cards",
                                                    isIntercepting(it) ? "intercept" : "are called"))),
            GUARD_CARD
                    .when(Requirement.of(
                            "10.5.1.2.4",
                            it -> !isIntercepting(it),
                            it -> "units that intercept are being chosen, and cards are called apart from them"))
                    .that(Requirement.of(
                            "10.5.1.2.2",
                            it -> isAfter(it, it.get(LAST_PLACE), it.get(LAST_POSITION)),
                            it -> it.card()
                                    + " does not come after the card chosen last, as cards called together do")),
            INTERCEPTOR
                    .when(Requirement.of(
                            "10.5.1.2.2",
                            GuardStep::isIntercepting,
                            it -> "cards to call are being chosen, and units intercept apart from them"))
                    .that(Requirement.of(
                            "10.5.1.2.4",
                            it -> it.place() > it.get(LAST_PLACE),
                            it -> it.where() + " does not come after the circle chosen last, as those of units that"
                                    + " intercept together do")));

    private GuardStep() {}

    private static Attempt normalCall(Candidate it, Attempt attempt) {
        return Calls.toGuardNormally(it.position(), attempt);
    }

    private static boolean isAfter(Candidate it, int place, int index) {
        return it.place() > place || it.place() == place && it.index() > index;
    }

    private static Attempt call(Candidate it, GameObject card, int place) {
        return Calls.toGuardNormally(it.position(), Attempt.of(DeedKind.CALL, it.seat(), Subject.of(card, place)));
    }

    private static Array<Attempt> picked(Candidate it) {
        List<Attempt> picked = new ArrayList<>();
        for (int i = 0; i < it.frame().size(PICKED); i++) {
            int card = it.frame().get(PICKED, i);
            int place = it.position().placeOf(card);
            picked.add(
                    isIntercepting(it)
                            ? intercept(it, place)
                            : call(it, requireNonNull(it.position().find(card), "a card picked is gone"), place));
        }
        return Array.ofAll(picked);
    }

    private static Attempt intercept(Candidate it, int circle) {
        Position position = it.position();
        return Attempt.of(DeedKind.INTERCEPT, position, position.objectAt(circle, position.size(circle) - 1))
                .from(circle);
    }

    /** Tells whether a unit and those after it suffice, with those that are picked already. */
    @Rule(jp = {"1.3.3", "10.5.1.2.4"})
    private static boolean areEnoughToIntercept(Candidate it) {
        int circle = it.place();
        return !Unmet.mayBe(it.position(), DeedKind.INTERCEPT)
                || isCompletable(
                        it,
                        intercept(it, circle),
                        ANY_INTERCEPTOR,
                        other -> other.place() > circle,
                        other -> intercept(other, other.place()));
    }

    /** Tells whether a card and those after it suffice, with those that are picked already. */
    @Rule(jp = {"1.3.3", "10.5.1.2.2"})
    private static boolean areEnoughToCall(Candidate it) {
        int place = it.place();
        int index = it.index();
        return !Unmet.mayBe(it.position(), DeedKind.CALL)
                || isCompletable(
                        it,
                        call(it, it.gameObject(), place),
                        ANY_CARD,
                        other -> isAfter(other, place, index),
                        other -> call(other, other.gameObject(), other.place()));
    }

    /** Tells whether what effects demand of those done at once can be met with those that come after one. */
    private static boolean isCompletable(
            Candidate it, Attempt one, Choice any, Predicate<Candidate> isAfter, Function<Candidate, Attempt> attempt) {
        Array<Attempt> together = picked(it).append(one);
        List<Attempt> others = new ArrayList<>();
        any.that(Requirement.of(
                        "10.5.1.2.2", other -> isAfter.test(other) && others.add(attempt.apply(other)), other -> ""))
                .offer(new Options().candidate(it.position(), it.frame(), it.seat()), true);
        int room = choices(it.position()).guardiansAtOnce() - together.size();
        return Unmet.canBeNone(it.position(), together, Array.ofAll(others), room);
    }

    private static BattleRules choices(Position position) {
        return CardGame.ruleset(position).battle();
    }

    @Rule(jp = "10.5.1.2.2.2", it = "7.4.1.2.2", en = "7.4.1.2.1")
    private static boolean isLowEnough(Candidate it) {
        return !choices(it.position()).guardiansUpToVanguard()
                || Strength.grade(it.position(), it.gameObject()) <= Vanguards.grade(it.position(), it.seat());
    }

    @Rule(jp = "14.4.2")
    private static boolean isOtherAttacked(Candidate it) {
        Frame battle = Battle.of(it.position());
        return battle != null && Battle.isAttackedOf(it.position(), battle, it.seat());
    }

    private static boolean isIntercepting(Candidate it) {
        return Field.isCircle(it.position(), it.get(LAST_PLACE));
    }

    private static GameObject unit(Candidate it) {
        return it.position().objectAt(it.place(), it.position().size(it.place()) - 1);
    }

    private static String name(Candidate it) {
        return Field.card(it.position(), unit(it)).name() + " on " + it.where();
    }

    /** The guard step of the battle in progress. */
    @Rule(jp = {"10.5.1", "10.5.1.2", "10.5.2", "11.6.2.1"})
    public static Procedure procedure() {
        return Procedure.named("10.5")
                .locals(ENOUGH, LAST_PLACE, LAST_POSITION, AFTER, PICKED)
                .change("10.5.1.1", run -> BattleBeginnings.of(run, "guard step"))
                .repeat(timing -> timing.call("11.6.2.1", "11.6.1")
                        .endIf("10.5.1.2.1.1", GuardStep::hasNoTarget)
                        .endIf("10.5.1.2.1.1 forbidden", GuardStep::isAllForbidden)
                        .waits("10.5.1.2.3", "14.16")
                        .choose(
                                "10.5.1.2.1",
                                Question.of(
                                                Purposes.GUARD,
                                                (position, frame) -> defending(position),
                                                ACTIONS,
                                                (run, answer) -> choose(run, answer))
                                        .openIf(GuardStep::isHandEmpty)
                                        .resumingAt("11.6.2.1"),
                                pass -> pass.end("10.5.1.2.1 pass"),
                                call -> more(call, "10.5.1.2.2", (position, frame) -> false)
                                        .let("10.5.1.2.2", GuardStep::guard),
                                intercept -> more(intercept, "10.5.1.2.4", (position, frame) -> true)
                                        .change("10.5.1.2.4.1", run -> facts(run, EventKinds.INTERCEPTED))
                                        .let("10.5.1.2.4.1 after", run -> run.set(AFTER, standbys(run)))
                                        .change("10.5.1.2.4 put", GuardStep::intercept)
                                        .change("10.5.1.2.4.1 cancel", GuardStep::cancel)
                                        .let("10.5.1.2.4 done", GuardStep::clear)
                                        .call("6.2.4", "6.2.4", run -> new int[] {
                                            defending(run.position()).ordinal()
                                        }),
                                order -> order.let("10.5.1.2.5 play", GuardStep::play)))
                .build();
    }

    /** Asks for more of the same kind, as long as the edition allows more at once. */
    @Rule(
            it = {"7.4.1.2.2", "7.4.1.2.3"},
            en = {"7.4.1.2.1", "7.4.1.2.2"})
    private static ProcedureBuilder more(ProcedureBuilder out, String section, BiPredicate<Position, Frame> open) {
        return out.repeat(
                section + " again",
                GuardStep::mayGoOn,
                again -> again.ask(
                        section + " more",
                        Question.of(
                                        Purposes.GUARD,
                                        (position, frame) -> defending(position),
                                        MORE,
                                        (run, answer) -> pickMore(run, answer))
                                .openIf(open)
                                .unfinishedIf((position, frame) -> true, GuardStep::clear)
                                .resumingAt("10.5.1.2.1")
                                .enough()));
    }

    private static boolean mayGoOn(Run run) {
        return run.get(ENOUGH) == 0
                && run.frame().size(PICKED) < choices(run.position()).guardiansAtOnce();
    }

    @Rule(jp = "10.5.1.2.1.1")
    private static boolean hasNoTarget(Run run) {
        return Battle.attackedCount(run.position(), run.enclosing("10.2")) == 0;
    }

    /** Calls and blitz orders are forbidden, whatever the hand holds, and no unit may intercept (ruling 64). */
    @Rule(jp = "10.5.1.2.1.1")
    private static boolean isAllForbidden(Run run) {
        Seat fighter = defending(run.position());
        return areCallsForbidden(run.position(), fighter)
                && areOrdersForbidden(run.position(), fighter)
                && !INTERCEPTOR.isAny(run, fighter);
    }

    private static boolean areCallsForbidden(Position position, Seat fighter) {
        return Deeds.isAllForbidden(position, Calls.toGuardNormally(position, Attempt.of(DeedKind.CALL, fighter)))
                || !Deeds.mayBeLifted(position, Limit.CALLED_FROM_HAND)
                        && Conditions.keepsAll(
                                position, Zone.HAND.of(fighter), Field.guardianCircle(position, fighter));
    }

    private static boolean areOrdersForbidden(Position position, Seat fighter) {
        return Deeds.isAllForbidden(position, Attempt.of(DeedKind.PLAY, fighter).normally())
                || !Orders.isBelowLimit(position, fighter)
                || Conditions.keepsAll(position, Zone.HAND.of(fighter), Zone.ORDER_AREA.of(fighter));
    }

    private static Seat defending(Position position) {
        return Battle.defending(requireNonNull(Battle.of(position), "a guard step without a battle"));
    }

    private static int guardianCircle(Position position) {
        return Field.guardianCircle(position, defending(position));
    }

    private static void clear(Run run) {
        run.set(ENOUGH, 0);
        run.set(LAST_PLACE, NOWHERE);
        run.set(LAST_POSITION, 0);
        run.set(AFTER, 0);
        run.clear(PICKED);
    }

    private static int standbys(Run run) {
        return run.position().standbyCount();
    }

    @Rule(jp = {"6.2.2.1", "10.5.1.2.2.1"})
    private static void guard(Run run) {
        int[] guardians = run.objects(PICKED);
        clear(run);
        run.call(CallFrame.PROCEDURE, CallFrame.normal(defending(run.position())), guardians, new int[] {
            guardianCircle(run.position())
        });
    }

    private static void play(Run run) {
        int order = run.frame().get(PICKED, 0);
        clear(run);
        run.call(OrderFrame.PROCEDURE, defending(run.position()).ordinal(), order);
    }

    /** With an empty hand everybody sees what is left to do: intercept or pass. */
    private static boolean isHandEmpty(Position position, Frame frame) {
        return position.size(Zone.HAND.of(defending(position))) == 0;
    }

    private static void choose(Run run, Answer answer) {
        if (!answer.isPass()) {
            pick(run, answer);
        }
    }

    /** Notes one pick; a circle stands for the unit on it. */
    private static void pick(Run run, Answer answer) {
        Position position = run.position();
        boolean circle = answer.position() == Handle.ITSELF;
        int at = circle ? position.size(answer.place()) - 1 : answer.position();
        run.set(LAST_PLACE, answer.place());
        run.set(LAST_POSITION, at);
        run.append(PICKED, position.objectAt(answer.place(), at).object());
    }

    private static void pickMore(Run run, Answer answer) {
        if (answer.isPass()) {
            run.set(ENOUGH, 1);
        } else {
            pick(run, answer);
        }
    }

    private static Batch facts(Run run, EventKind kind) {
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < run.frame().size(PICKED); i++) {
            events.add(Event.fact(kind, defending(run.position()), run.frame().get(PICKED, i), 0));
        }
        return Batch.ofAll(events);
    }

    /** Intercepting units move to the guardian circle and rest there; they stay the same cards (7.34.1.1). */
    @Rule(jp = {"10.5.1.2.4", "7.34.1.1", "4.1.8"})
    private static Batch intercept(Run run) {
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < run.frame().size(PICKED); i++) {
            int unit = run.frame().get(PICKED, i);
            if (run.position().placeOf(unit) >= 0) {
                events.add(Event.move(
                        run.position(), unit, guardianCircle(run.position()), Event.SAME_OBJECT | Event.REST));
            }
        }
        return Batch.ofAll(events);
    }

    /** Of units that did not get to the guardian circle the abilities wait no longer, the last one going first. */
    @Rule(jp = "10.5.1.2.4.1")
    private static Batch cancel(Run run) {
        List<Event> events = new ArrayList<>();
        for (int i = run.get(AFTER) - 1; i >= 0; i--) {
            if (isOfUnitThatDidNotMove(run, run.position().standby(i))) {
                events.add(Event.leaveStandby(i));
            }
        }
        return Batch.ofAll(events);
    }

    /** The first object that the trigger event speaks of is the unit. */
    private static boolean isOfUnitThatDidNotMove(Run run, Standby ability) {
        int[] bound = ability.bindings();
        return Arrays.stream(run.objects(PICKED))
                .filter(unit -> run.position().placeOf(unit) != guardianCircle(run.position()))
                .anyMatch(unit -> bound.length > 0 && bound[0] == unit);
    }
}
