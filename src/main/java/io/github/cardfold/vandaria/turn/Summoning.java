package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.fact.Heroes;
import io.github.cardfold.vandaria.fact.Recipes;
import io.github.cardfold.vandaria.fact.Summons;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaQueues;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.github.cardfold.vandaria.state.VandariaZone;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** Summoning: a card of the hand is paid for, enters the register and, on its result, the game (2.5). */
public final class Summoning {
    static final String PROCEDURE = "2.5.1";
    private static final String RESULT = "2.5.2";

    private static final Local PLAYER = Local.seat(0, "player");
    private static final Local CARD = Local.object(1, "card");
    private static final Local INSTEAD = Local.object(2, "instead");
    private static final Local NAMED = Local.objects(0, "named");
    private static final Local PAID = Local.numbers(1, "paid");

    private static final Local BEFORE = Local.number(2, "paid before");
    private static final Local COST = Local.number(3, "cost");

    private static final Answers INSTEAD_OF_IT = Answers.of(
            Choice.pass("1.2.5", "nothing is summoned instead"),
            choice("1.2.5", it -> it.frame().get(PAID, 0)));

    private Summoning() {}

    /** Returns the choice of a card that can be summoned. */
    static Choice choice(String section) {
        return choice(section, it -> it.position().number(PlayerNumbers.GOLD, it.seat()));
    }

    private static Choice choice(String section, ToIntFunction<Candidate> gold) {
        return Choice.card(section, "a card of the hand", VandariaPlaces.own(VandariaZone.HAND))
                .to(VandariaVerbs.SUMMON)
                .that(Summons.requirements(section, gold).toJavaArray(Requirement[]::new));
    }

    /**
     * Summons: arguments are the player, the card, and 1 if it was paid for by what another card has cost. In that case
     * it results with the register in which the other one did, which is locked.
     */
    @Rule(vw = {"2.5.1", "2.5.2", "13.2.6"})
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(PLAYER, CARD, BEFORE, COST)
                .let("2.5.1 cost", run -> run.set(COST, cost(run)))
                .change("2.5.1", Summoning::pay)
                .change("2.5.2 enter", Summoning::enter)
                .callIf("13.1.4", run -> run.get(BEFORE) == 0, "13.2", VandariaTurns::inMainPhase)
                .build();
    }

    /** Summons a card of the Subdeck whose Recipe is paid: arguments are the player, the card, 0, and the gold paid. */
    @Rule(vw = {"4.8.1", "4.9.15"})
    public static Procedure made() {
        return Procedure.named(Recipes.PROCEDURE)
                .locals(PLAYER, CARD, BEFORE, COST)
                .change(
                        "4.8.1",
                        run -> Batch.of(Event.move(
                                run.position(), run.get(CARD), VandariaZone.REGISTER.of(run.seat(PLAYER)), 0)))
                .change("2.5.2 enter", Summoning::enter)
                .call("13.1.4", "13.2", VandariaTurns::inMainPhase)
                .build();
    }

    private static VandariaCard printed(Run run) {
        return VandariaProperty.card(run.position(), VandariaProperty.known(run.position(), run.get(CARD)));
    }

    private static int cost(Run run) {
        return Summons.cost(run.position(), run.seat(PLAYER), VandariaProperty.known(run.position(), run.get(CARD)));
    }

    /** The gold is paid in full, and a Hero sacrificed, before anything else happens. */
    @Rule(vw = {"2.5.1", "2.5.2", "10.2.2", "10.2.5", "10.2.6"})
    private static Batch pay(Run run) {
        Position position = run.position();
        Seat player = run.seat(PLAYER);
        List<Event> events = new ArrayList<>();
        if (run.get(COST) > 0 && run.get(BEFORE) == 0) {
            events.add(Event.count(PlayerNumbers.GOLD, player, -run.get(COST)));
        }
        Heroes.under(position, player, printed(run))
                .forEach(hero -> events.add(Event.fact(VandariaEvents.SACRIFICED, player, hero.object(), 0)));
        events.add(Event.move(position, run.get(CARD), VandariaZone.REGISTER.of(player), 0));
        return Batch.ofAll(events);
    }

    private static Batch enter(Run run) {
        int card = VandariaProperty.newest(run.position(), VandariaZone.REGISTER.of(run.seat(PLAYER)));
        return card == 0
                ? Batch.NOTHING
                : Batch.of(Event.queue(Frame.Queued.of(VandariaQueues.REGISTER, RESULT, run.seat(PLAYER), card)
                        .with(run.get(COST))));
    }

    /** The result: arguments are the player and the card that waits in the register. */
    @Rule(vw = {"1.2.3", "1.2.4", "2.5.2", "10.2.9"})
    public static Procedure result() {
        return Procedure.named(RESULT)
                .locals(PLAYER, CARD, INSTEAD, NAMED, PAID)
                .when(
                        "1.2.3",
                        run -> !Summons.areMet(
                                run.position(),
                                run.seat(PLAYER),
                                VandariaProperty.known(run.position(), run.get(CARD))),
                        unmet -> unmet.change("1.2.4", Summoning::giveBack)
                                .when(
                                        "1.2.5",
                                        run -> VandariaCatalogue.options(run.position())
                                                .summonSubstitute(),
                                        another -> another.ask(
                                                        "1.2.5 which",
                                                        Question.of(
                                                                VandariaPurposes.SUBSTITUTE,
                                                                (position, frame) -> frame.seat(PLAYER),
                                                                INSTEAD_OF_IT,
                                                                (run, answer) -> run.set(
                                                                        INSTEAD,
                                                                        answer.isPass()
                                                                                ? 0
                                                                                : answer.object(run.position()))))
                                                .callIf("1.2.5 summon", run -> run.get(INSTEAD) != 0, PROCEDURE, run ->
                                                        new int[] {run.get(PLAYER), run.get(INSTEAD), 1})))
                .callIf("2.5.2", Summoning::waits, Entering.PROCEDURE, run ->
                        new int[] {run.get(PLAYER), run.get(CARD), 0})
                .build();
    }

    /** What has been given back does not come into the game. */
    private static boolean waits(Run run) {
        return VandariaZone.REGISTER.isAt(run.position().placeOf(run.get(CARD)));
    }

    /** Nothing that was paid is returned with it. */
    @Rule(vw = "1.2.4")
    private static Batch giveBack(Run run) {
        GameObject card = VandariaProperty.known(run.position(), run.get(CARD));
        VandariaZone zone =
                VandariaProperty.card(run.position(), card).isOfSubdeck() ? VandariaZone.SUBDECK : VandariaZone.HAND;
        return Batch.of(Event.move(run.position(), card.object(), zone.of(card.owner()), 0));
    }
}
