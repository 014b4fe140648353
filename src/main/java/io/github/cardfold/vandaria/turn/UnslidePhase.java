package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.SummonFollowers;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.fact.VandariaConditions;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.github.cardfold.vandaria.state.VandariaZone;

/** The Unslide Phase: Property is unslid, what is outside comes back, and Followers are deployed (8.3). */
public final class UnslidePhase {
    private static final Local CARD = Local.object(0, "card");
    private static final Local LEAVES = Local.number(1, "leaves");

    private static final Requirement OUTSIDE = Requirement.of(
            "8.3.2",
            it -> isOutside(it.position(), it.gameObject()),
            it -> it.card() + " is neither Stray nor returning Home");

    private static final Choice RETURNED = Choice.card(
                    "8.3.2", "Property that comes back", VandariaPlaces.own(VandariaZone.GAME))
            .that(OUTSIDE, Deployment.roomElsewhere("8.3.2"));

    private static final Answers RETURNING = Answers.of(
            RETURNED,
            Choice.pass("8.3.2", "nothing more comes back")
                    .when(Requirement.of(
                            "8.3.2",
                            it -> !hasToReturn(it.position(), it.seat()),
                            it -> "what there is room for has to come back")));

    private static final Answers DEPLOYING = Answers.of(
            Choice.pass("8.3.3", "no Follower is deployed any more"),
            Choice.card("8.3.3", "a Follower", VandariaPlaces.own(VandariaZone.GAME))
                    .to(VandariaVerbs.DEPLOY)
                    .that(
                            VandariaConditions.follower("8.3.3"),
                            VandariaConditions.guarding("8.3.3"),
                            Deployment.roomElsewhere("2.7.1")),
            Choice.card("4.7.6", "Loot", VandariaPlaces.own(VandariaZone.GAME))
                    .to(VandariaVerbs.DEPLOY)
                    .that(Deployment.roomInBag("4.7.6")),
            Deployment.fromBag("4.7.6"),
            SteppingOut.choice());

    private static final Answers STAYING = Answers.of(
            Choice.pass("8.3.1", "all others are unslid"),
            Choice.card("6.3.2", "a Summoner that stays slid", VandariaPlaces.own(VandariaZone.GAME))
                    .that(Requirement.of(
                            "6.3.2",
                            it -> mayStay(it.position(), it.gameObject()),
                            it -> it.card() + " has no Summon Follower that it has put in, or is chosen already")));

    private UnslidePhase() {}

    /** The Unslide Phase. */
    @Rule(vw = {"8.3.2", "8.3.3"})
    public static Procedure procedure() {
        return Procedure.named("8.3")
                .locals(CARD, LEAVES)
                .repeat(
                        "6.3.2",
                        UnslidePhase::mayAnyStay,
                        stay -> stay.ask(
                                        "6.3.2 which",
                                        Question.of(
                                                VandariaPurposes.STAYS_SLID,
                                                (position, frame) -> VandariaTurns.active(position),
                                                STAYING,
                                                UnslidePhase::choose))
                                .leaveIf("6.3.2 enough", run -> run.get(CARD) == 0)
                                .change("6.3.2 stays", UnslidePhase::stays))
                .change("8.3.1", UnslidePhase::unslide)
                .change("6.3.2 over", run -> Batch.of(Event.expire(VandariaLifetimes.PHASE)))
                .repeat(
                        "8.3.2",
                        UnslidePhase::isAnyToReturn,
                        back -> back.ask(
                                        "8.3.2 which",
                                        Question.of(
                                                VandariaPurposes.RETURNING,
                                                (position, frame) -> VandariaTurns.active(position),
                                                RETURNING,
                                                UnslidePhase::choose))
                                .leaveIf("8.3.2 enough", run -> run.get(CARD) == 0)
                                .call("8.3.2 put", Deployment.PROCEDURE, UnslidePhase::chosen))
                .change("12.9.3.1", UnslidePhase::arrogant)
                .change("8.3.2 over", run -> Batch.of(Event.expire(VandariaLifetimes.RETURNS)))
                .call("8.3.2 check", "2.16.3")
                .repeat(deploy -> deploy.ask(
                                "8.3.3",
                                Question.of(
                                        VandariaPurposes.DEPLOY_OR_NOT,
                                        (position, frame) -> VandariaTurns.active(position),
                                        DEPLOYING,
                                        UnslidePhase::choose))
                        .leaveIf("8.3.3 enough", run -> run.get(CARD) == 0)
                        .change(
                                "12.9.8.3",
                                run -> run.get(LEAVES) == 1 ? SteppingOut.leave(run, run.get(CARD)) : Batch.NOTHING)
                        .call("12.9.8.3 check", "2.16.3")
                        .callIf("8.3.3 put", run -> run.get(LEAVES) == 0, Deployment.PROCEDURE, UnslidePhase::deployed))
                .call("8.3.4", "8.1.2")
                .build();
    }

    private static void choose(Run run, Answer answer) {
        run.set(CARD, answer.isPass() ? 0 : answer.object(run.position()));
        run.set(LEAVES, answer.isPass() || answer.is(VandariaVerbs.DEPLOY) ? 0 : 1);
    }

    private static int[] chosen(Run run) {
        return new int[] {VandariaTurns.active(run.position()).ordinal(), run.get(CARD)};
    }

    /** A Summoner may stay slid for the sake of the Summon Follower that it has put in. */
    @Rule(vw = "6.3.2")
    private static boolean mayStay(Position position, GameObject summoner) {
        return Statuses.isSlid(summoner)
                && SummonFollowers.of(position, summoner.object()).nonEmpty()
                && !staysSlid(position, summoner);
    }

    private static boolean mayAnyStay(Run run) {
        Position position = run.position();
        return VandariaProperty.of(position, VandariaTurns.active(position)).exists(each -> mayStay(position, each));
    }

    private static boolean staysSlid(Position position, GameObject property) {
        return position.isMarked(VandariaMarks.STAYS_SLID, property.object());
    }

    private static Batch stays(Run run) {
        return Batch.of(Event.begin(TimedEffect.of(
                VandariaMarks.STAYS_SLID,
                VandariaTurns.active(run.position()),
                0,
                new int[] {run.get(CARD)},
                0,
                VandariaLifetimes.PHASE)));
    }

    private static int[] deployed(Run run) {
        Position position = run.position();
        return new int[] {
            VandariaTurns.active(position).ordinal(),
            run.get(CARD),
            isOnlyForBag(position, run.get(CARD)) ? Deployment.BAG : Deployment.ANY
        };
    }

    /** Loot of a Territory goes only into a Bag in this phase; Followers go to other Territories. */
    @Rule(vw = {"4.7.6", "8.3.3"})
    private static boolean isOnlyForBag(Position position, int card) {
        return VandariaProperty.isInGame(position, card)
                && !VandariaProperty.isFollower(position, VandariaProperty.known(position, card));
    }

    @Rule(vw = {"2.1.3", "8.3.1"})
    private static Batch unslide(Run run) {
        Position position = run.position();
        return Batch.ofAll(VandariaProperty.of(position, VandariaTurns.active(position))
                .filter(each -> Statuses.isSlid(each) && !staysSlid(position, each))
                .map(each -> Event.turn(position, each.object(), false))
                .asJava());
    }

    /** Whoever has attacked and finds no room is Stray now, and one that is Arrogant is destroyed just before. */
    @Rule(vw = "12.9.3.1")
    private static Batch arrogant(Run run) {
        Position position = run.position();
        Seat active = VandariaTurns.active(position);
        return Batch.ofAll(VandariaProperty.of(position, active)
                .filter(each ->
                        Statuses.isReturningHome(position, each) && Statuses.isDestroyedWhenStray(position, each))
                .map(each -> Event.fact(VandariaEvents.DESTROYED, active, each.object(), 0))
                .asJava());
    }

    private static boolean isOutside(Position position, GameObject card) {
        return Statuses.isStray(position, card) || Statuses.isReturningHome(position, card);
    }

    /** What has Wander may stay outside. */
    @Rule(vw = "8.3.2")
    private static boolean hasToReturn(Position position, Seat player) {
        return VandariaCatalogue.options(position).strayReturnMandatory()
                && VandariaProperty.of(position, player)
                        .exists(each -> isOutside(position, each)
                                && !Statuses.hasWander(position, each)
                                && Deployment.isPossible(position, player, each, Deployment.ANY));
    }

    private static boolean isAnyToReturn(Run run) {
        Seat active = VandariaTurns.active(run.position());
        return RETURNED.isAny(run, active);
    }
}
