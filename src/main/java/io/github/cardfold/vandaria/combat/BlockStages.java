package io.github.cardfold.vandaria.combat;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Procedure;
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
import io.github.cardfold.vandaria.fact.Blocking;
import io.github.cardfold.vandaria.fact.Combats;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaConditions;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** Stages 4 and 5: Followers of the defending players enter battle, and it is said which of them blocks whom. */
public final class BlockStages {
    private static final Local DEFENDER = Local.number(0, "defender");
    private static final Local NEXT = Local.number(1, "next");
    private static final Local BLOCKER = Local.object(2, "blocker");
    private static final Local PICKED = Local.objects(0, "picked");
    private static final Local TARGETS = Local.objects(1, "targets");

    private static final int NO_MORE = -1;

    private static final Requirement AFTER = Requirement.of(
            "9.5.1",
            it -> it.index() >= it.get(NEXT),
            it -> it.card() + " does not come after the Follower chosen last, as those chosen together do");

    private static final Answers ENTERING = Answers.of(
            Choice.pass("9.5.1", "no more Followers enter battle"),
            Choice.card("9.5.1", "a Follower", VandariaPlaces.own(VandariaZone.GAME))
                    .that(
                            AFTER,
                            VandariaConditions.follower("9.5.1"),
                            VandariaConditions.unslid("2.2.4"),
                            VandariaConditions.guarding("2.1.2"),
                            Requirement.of(
                                    "9.6.1",
                                    it -> isAnyAttacked(it.position(), it.gameObject()),
                                    it -> "the Territory of " + it.card() + " is not attacked")));

    private static final Answers BLOCKING = Answers.of(
            Choice.pass("9.6.1", "no more Followers block"),
            Choice.card("9.6.1", "a Follower in battle", VandariaPlaces.own(VandariaZone.GAME))
                    .that(
                            AFTER,
                            Requirement.of(
                                    "9.6.1",
                                    it -> it.position()
                                            .isMarked(
                                                    VandariaMarks.IN_BATTLE,
                                                    it.gameObject().object()),
                                    it -> it.card() + " is not in battle"),
                            VandariaConditions.unslid("2.2.4"),
                            Requirement.of(
                                    "9.6.1",
                                    it -> Combats.attackers(it.position())
                                            .exists(each -> isBlockable(
                                                    it.position(),
                                                    it.gameObject().object(),
                                                    each)),
                                    it -> "nobody attacks the Territory of " + it.card()),
                            Requirement.of(
                                    "12.9.2.3",
                                    it -> Combats.attackers(it.position())
                                            .exists(each -> isBlockable(
                                                            it.position(),
                                                            it.gameObject().object(),
                                                            each)
                                                    && isLeft(
                                                            it, it.gameObject().object(), each)),
                                    it -> it.card() + " blocks as many as it can")));

    private static final Answers BLOCKED =
            Answers.of(Choice.card("9.6.1", "an attacking Follower", VandariaPlaces.OPPONENTS_PROPERTY)
                    .that(
                            Requirement.of(
                                    "9.6.1",
                                    it -> isBlockable(it.position(), it.get(BLOCKER), it.gameObject()),
                                    it -> it.card() + " does not attack the Territory of the Follower that blocks"),
                            Requirement.of(
                                    "9.6.1",
                                    it -> isLeft(it, it.get(BLOCKER), it.gameObject()),
                                    it -> it.card() + " is not one that the Follower can block besides")));

    private BlockStages() {}

    /** A Follower blocks one attacking Follower, or as many as it can, named in the order in which they attack. */
    @Rule(vw = {"9.6.1", "12.9.2.3"})
    private static boolean isLeft(Candidate it, int blocker, GameObject attacker) {
        Position position = it.position();
        Array<Integer> attackers = Combats.attackers(position).map(GameObject::object);
        int chosen = 0;
        int last = -1;
        for (int i = 0; i < it.frame().size(TARGETS); i++) {
            if (it.frame().get(PICKED, i) == blocker) {
                chosen++;
                last = attackers.indexOf(it.frame().get(TARGETS, i));
            }
        }
        int limit =
                VandariaProperty.trait(position, VandariaProperty.known(position, blocker), VandariaTrait.BLOCK_LIMIT);
        return chosen < limit && attackers.indexOf(attacker.object()) > last;
    }

    /** With Cavalry, a Follower can block at other Territories of its player, too. */
    @Rule(vw = "12.9.4.1")
    private static boolean isAnyAttacked(Position position, GameObject follower) {
        Seat controller = VandariaProperty.controller(position, follower.object());
        return Territories.of(position, controller)
                .exists(each ->
                        Combats.isAttacked(position, each.object()) && isDefended(position, follower, each.object()));
    }

    /** Nobody blocks at a Territory of a team mate. */
    @Rule(vw = "17.3.15")
    private static boolean isDefended(Position position, GameObject blocker, int territory) {
        return Territories.guarded(position, blocker.object()) == territory
                || Statuses.has(position, blocker, VandariaTrait.CAVALRY)
                        && VandariaProperty.isInGame(position, territory)
                        && VandariaProperty.controller(position, territory)
                                .equals(VandariaProperty.controller(position, blocker.object()));
    }

    @Rule(vw = {"9.6.1", "12.9.4.1", "12.9.4.2"})
    private static boolean isBlockable(Position position, int blocker, GameObject attacker) {
        int attacked = Combats.attacked(position, attacker.object());
        Subject blocking = Subject.find(position, blocker);
        return attacked != 0
                && blocking != null
                && isDefended(position, VandariaProperty.known(position, blocker), attacked)
                && Blocking.isPossible(position, blocking, attacker);
    }

    /** Stage 4; the defending players choose one after the other, in the order of their turns. */
    @Rule(vw = {"2.2.4", "9.5.1"})
    public static Procedure entering() {
        return Procedure.named("9.5")
                .locals(DEFENDER, NEXT, BLOCKER, PICKED, TARGETS)
                .repeat(
                        "9.5.1 each",
                        BlockStages::isAnyDefender,
                        each -> each.repeat(
                                        "9.5.1 more",
                                        run -> run.get(NEXT) != NO_MORE,
                                        more -> more.ask(
                                                "9.5.1",
                                                question(VandariaPurposes.BLOCKERS, ENTERING, BlockStages::enters)
                                                        .enough()))
                                .change("9.5.1 enter", run -> InBattle.entering(run.position(), run.objects(PICKED)))
                                .let("9.5.1 next", BlockStages::next))
                .call("9.5.2", "12.4.1")
                .call("9.5.3", "13.2")
                .build();
    }

    /** Stage 5. */
    @Rule(vw = {"9.6.1", "9.6.2"})
    public static Procedure declaring() {
        return Procedure.named("9.6")
                .locals(DEFENDER, NEXT, BLOCKER, PICKED, TARGETS)
                .repeat(
                        "9.6.1 each",
                        BlockStages::isAnyDefender,
                        each -> each.repeat(
                                        "9.6.1 more",
                                        run -> run.get(NEXT) != NO_MORE,
                                        more -> more.ask(
                                                        "9.6.1",
                                                        question(
                                                                        VandariaPurposes.BLOCKED,
                                                                        BLOCKING,
                                                                        BlockStages::blocks)
                                                                .resumingAt("9.6.1"))
                                                .when(
                                                        "9.6.1 block",
                                                        run -> run.get(NEXT) != NO_MORE,
                                                        whom -> whom.ask(
                                                                "9.6.1 whom",
                                                                question(
                                                                                VandariaPurposes.BLOCKED,
                                                                                BLOCKED,
                                                                                (run, answer) -> run.append(
                                                                                        TARGETS,
                                                                                        answer.object(run.position())))
                                                                        .resumingAt("9.6.1"))))
                                .change("9.6.2", BlockStages::declared)
                                .let("9.6.1 next", BlockStages::next))
                .call("9.6.3", "12.4.1")
                .call("9.6.4", "13.2")
                .build();
    }

    private static Question question(String purpose, Answers answers, BiConsumer<Run, Answer> answered) {
        return Question.of(
                        purpose, (position, frame) -> defenders(position).get(frame.get(DEFENDER)), answers, answered)
                .unfinishedIf((position, frame) -> frame.size(PICKED) > 0, BlockStages::forget);
    }

    /** The players whose turn it is not, in the order of their turns; one who has lost blocks with nothing. */
    private static Array<Seat> defenders(Position position) {
        return position.opponents(VandariaTurns.active(position));
    }

    private static boolean isAnyDefender(Run run) {
        return run.get(DEFENDER) < defenders(run.position()).size();
    }

    private static void next(Run run) {
        forget(run);
        run.set(DEFENDER, run.get(DEFENDER) + 1);
    }

    private static void forget(Run run) {
        run.set(NEXT, 0);
        run.set(BLOCKER, 0);
        run.clear(PICKED);
        run.clear(TARGETS);
    }

    private static void enters(Run run, Answer answer) {
        run.set(NEXT, answer.isPass() ? NO_MORE : answer.position() + 1);
        if (!answer.isPass()) {
            run.append(PICKED, answer.object(run.position()));
        }
    }

    private static void blocks(Run run, Answer answer) {
        enters(run, answer);
        if (!answer.isPass()) {
            run.set(NEXT, answer.position());
        }
        run.set(BLOCKER, answer.isPass() ? 0 : answer.object(run.position()));
    }

    private static Batch declared(Run run) {
        int[] blockers = run.objects(PICKED);
        int[] targets = run.objects(TARGETS);
        Seat defender = defenders(run.position()).get(run.get(DEFENDER));
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < blockers.length; i++) {
            events.add(Event.begin(TimedEffect.of(
                    VandariaMarks.BLOCKED,
                    defender,
                    blockers[i],
                    new int[] {targets[i]},
                    0,
                    VandariaLifetimes.COMBAT)));
        }
        return Batch.ofAll(events);
    }
}
