package io.github.cardfold.vandaria.combat;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Reach;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.fact.VandariaConditions;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaRules.Stagger;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaZone;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** Stages 2 and 3: Followers of the active player enter battle, and it is said which of them attacks what. */
public final class AttackStages {
    private static final Local NEXT = Local.number(0, "next");
    private static final Local ATTACKER = Local.object(1, "attacker");
    private static final Local PICKED = Local.objects(0, "picked");
    private static final Local TARGETS = Local.objects(1, "targets");

    /** In place of the position from which on more Followers are chosen. */
    private static final int NO_MORE = -1;

    private static final Requirement AFTER = Requirement.of(
            "9.3.1",
            it -> it.index() >= it.get(NEXT),
            it -> it.card() + " does not come after the Follower chosen last, as those chosen together do");

    private static final Answers ENTERING = Answers.of(
            Choice.pass("9.3.1", "no more Followers enter battle"),
            Choice.card("9.3.1", "a Follower", VandariaPlaces.own(VandariaZone.GAME))
                    .that(
                            AFTER,
                            VandariaConditions.follower("3.6.1.1"),
                            Requirement.of(
                                    "2.9.1",
                                    it -> VandariaCatalogue.options(it.position())
                                                            .staggerEffect()
                                                    != Stagger.NO_ATTACK
                                            || !Statuses.isStaggered(it.position(), it.seat()),
                                    it -> it.asked() + " is Staggered"),
                            VandariaConditions.unslid("2.2.5"),
                            Requirement.of(
                                    "2.8.2",
                                    it -> !Statuses.isHeldByFatigue(it.position(), it.gameObject()),
                                    it -> it.card() + " is Fatigued"),
                            Requirement.of(
                                    "2.1.2",
                                    it -> canSetOut(it.position(), it.gameObject()),
                                    it -> it.card() + " is in no Territory")));

    private static final Answers ATTACKING = Answers.of(
            Choice.pass("9.4.1", "no more Followers attack"),
            Choice.card("9.4.1", "a Follower in battle", VandariaPlaces.own(VandariaZone.GAME))
                    .that(
                            AFTER,
                            Requirement.of(
                                    "9.4.1",
                                    it -> position(it)
                                            .isMarked(
                                                    VandariaMarks.IN_BATTLE,
                                                    it.gameObject().object()),
                                    it -> it.card() + " is not in battle"),
                            VandariaConditions.unslid("2.2.5"),
                            Requirement.of(
                                    "3.5.1",
                                    it -> isAnyReached(
                                            position(it),
                                            it.seat(),
                                            it.gameObject().object()),
                                    it -> it.card() + " reaches no Territory of an opponent")));

    private static final Answers ATTACKED =
            Answers.of(Choice.card("9.4.1", "a Territory of an opponent", VandariaPlaces.OPPONENTS_PROPERTY)
                    .that(
                            VandariaConditions.territory("3.6.1.2"),
                            Requirement.of(
                                    "3.5.1",
                                    it -> Reach.is(position(it), it.get(ATTACKER), it.gameObject()),
                                    it -> it.card() + " cannot be attacked from there")));

    private AttackStages() {}

    /** A Follower attacks from a Territory or, with Wander, while it is Stray. */
    @Rule(vw = {"2.1.2", "2.1.4", "12.9.8.1", "12.9.8.2"})
    private static boolean canSetOut(Position position, GameObject follower) {
        return Territories.guarded(position, follower.object()) != 0
                || Statuses.isStray(position, follower) && Statuses.hasWander(position, follower);
    }

    private static Position position(Candidate it) {
        return it.position();
    }

    /** Stage 2. */
    @Rule(vw = {"2.2.5", "2.8.2", "9.3.1"})
    public static Procedure entering() {
        return Procedure.named("9.3")
                .locals(NEXT, PICKED)
                .repeat(
                        "9.3.1 more",
                        run -> run.get(NEXT) != NO_MORE,
                        more -> more.ask(
                                "9.3.1",
                                Question.of(
                                                VandariaPurposes.ATTACKERS,
                                                (position, frame) -> VandariaTurns.active(position),
                                                ENTERING,
                                                (run, answer) -> {
                                                    run.set(NEXT, answer.isPass() ? NO_MORE : answer.position() + 1);
                                                    if (!answer.isPass()) {
                                                        run.append(PICKED, answer.object(run.position()));
                                                    }
                                                })
                                        .unfinishedIf((position, frame) -> frame.size(PICKED) > 0, run -> {
                                            run.set(NEXT, 0);
                                            run.clear(PICKED);
                                        })
                                        .enough()))
                .change("9.3.1 enter", run -> InBattle.entering(run.position(), run.objects(PICKED)))
                .call("9.3.2", "12.4.1")
                .call("9.3.3", "13.2")
                .build();
    }

    /** Stage 3. */
    @Rule(vw = {"3.6.1.1", "3.6.1.2", "8.5.1", "9.4.1", "3.7.2.4", "17.3.11"})
    public static Procedure declaring() {
        return Procedure.named("9.4")
                .locals(NEXT, ATTACKER, PICKED, TARGETS)
                .repeat(
                        "9.4.1 more",
                        run -> run.get(NEXT) != NO_MORE,
                        more -> more.ask("9.4.1", question(ATTACKING, AttackStages::attacks))
                                .when(
                                        "9.4.1 attack",
                                        run -> run.get(NEXT) != NO_MORE,
                                        what -> what.ask(
                                                "9.4.1 what",
                                                question(
                                                        ATTACKED,
                                                        (run, answer) ->
                                                                run.append(TARGETS, answer.object(run.position()))))))
                .change("9.4.1 declared", AttackStages::declared)
                .call("9.4.4", "12.4.1")
                .call("9.4.5", "13.2")
                .build();
    }

    private static Question question(Answers answers, BiConsumer<Run, Answer> answered) {
        return Question.of(
                        VandariaPurposes.ATTACKED,
                        (position, frame) -> VandariaTurns.active(position),
                        answers,
                        answered)
                .unfinishedIf((position, frame) -> frame.size(PICKED) > 0, AttackStages::forget)
                .resumingAt("9.4.1");
    }

    private static void attacks(Run run, Answer answer) {
        run.set(NEXT, answer.isPass() ? NO_MORE : answer.position() + 1);
        if (!answer.isPass()) {
            run.set(ATTACKER, answer.object(run.position()));
            run.append(PICKED, run.get(ATTACKER));
        }
    }

    private static void forget(Run run) {
        run.set(NEXT, 0);
        run.set(ATTACKER, 0);
        run.clear(PICKED);
        run.clear(TARGETS);
    }

    private static boolean isAnyReached(Position position, Seat player, int attacker) {
        return position.opponents(player)
                .exists(each ->
                        Territories.of(position, each).exists(territory -> Reach.is(position, attacker, territory)));
    }

    /** Whoever attacks is slid by that, unless it has Endure, which pays for nothing, and has left its Territory. */
    @Rule(vw = {"2.2.2", "9.4.1", "9.4.2", "9.4.3", "12.9.5.1", "12.9.5.3"})
    private static Batch declared(Run run) {
        Position position = run.position();
        Seat active = VandariaTurns.active(position);
        int[] attackers = run.objects(PICKED);
        int[] targets = run.objects(TARGETS);
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < attackers.length; i++) {
            int attacker = attackers[i];
            if (!Statuses.has(position, VandariaProperty.known(position, attacker), VandariaTrait.ENDURE)) {
                events.add(Event.turn(position, attacker, true));
            }
            events.add(Event.begin(TimedEffect.of(
                    VandariaMarks.ATTACKED, active, attacker, new int[] {targets[i]}, 0, VandariaLifetimes.COMBAT)));
            position.linksFrom(Anchor.object(attacker), VandariaLinks.GUARDS).forEach(link -> {
                events.add(Event.unlink(link));
                if (VandariaCatalogue.options(position).returnHomeReservesRoom()) {
                    events.add(Event.begin(TimedEffect.of(
                            VandariaMarks.LEFT,
                            active,
                            attacker,
                            new int[] {link.to().object()},
                            0,
                            VandariaLifetimes.OWN_RETURN)));
                }
            });
        }
        return Batch.ofAll(events);
    }
}
