package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Recipes;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.Trade;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.fact.VandariaSkills;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaTurnFrame;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;

/** Main Phase I and II: cards are summoned, and Stray Property may come into new Territories (8.4, 8.6). */
public final class MainPhases {
    private static final Local DEED = Local.number(0, "deed");
    private static final Local CARD = Local.object(1, "card");

    private static final int PASS = 0;
    private static final int SUMMON = 1;
    private static final int BRING_BACK = 2;
    private static final int EQUIP = 3;
    private static final int USE = 4;
    private static final int LEAVE = 5;
    private static final int SELL = 6;

    private MainPhases() {}

    /** Main Phase I; who deploys something that guards a Territory goes straight to the Deploy Phase with it. */
    @Rule(vw = {"8.4.2", "8.4.3", "8.4.4", "8.4.5", "8.4.6", "8.6.6"})
    public static Procedure first() {
        return phase(
                "8.4",
                "8.4.2",
                answers(
                        Choice.pass("8.5.1", "the Combat Phase begins"),
                        Summoning.choice("8.4.2"),
                        Recipes.choice("4.8.3"),
                        stray("8.4.3"),
                        Equipping.choice("8.4.2"),
                        VandariaSkills.action("8.4.1"),
                        VandariaSkills.active("8.4.1"),
                        DeployPhase.choice("8.6.6"),
                        Deployment.fromBag("8.6.6")));
    }

    /** Main Phase II. */
    @Rule(vw = {"8.6.1", "8.6.2", "8.6.3", "8.6.4", "8.6.5"})
    public static Procedure second() {
        return phase(
                "8.6",
                "8.6.1",
                answers(
                        Choice.pass("8.7.1", "the Deploy Phase begins"),
                        Summoning.choice("8.6.1"),
                        Recipes.choice("4.8.3"),
                        stray("8.6.2"),
                        Equipping.choice("8.6.1"),
                        VandariaSkills.action("8.4.1"),
                        VandariaSkills.active("8.4.1")));
    }

    /** Loot can be sold in either phase. */
    private static Answers answers(Choice... choices) {
        return Answers.of(Array.of(choices).appendAll(Trade.choices()).toJavaArray(Choice[]::new));
    }

    /** Stray Property for which a Territory that has newly come into the game has room. */
    private static Choice stray(String section) {
        return Choice.card(section, "Stray Property", VandariaPlaces.own(VandariaZone.GAME))
                .to(VandariaVerbs.DEPLOY)
                .that(
                        Requirement.of(
                                section,
                                it -> Statuses.isStray(it.position(), it.gameObject()),
                                it -> it.card() + " is not Stray"),
                        Requirement.of(
                                section,
                                it -> Deployment.isPossible(it.position(), it.seat(), it.gameObject(), Deployment.NEW),
                                it -> "no Territory that has come into the game in this phase has room for "
                                        + it.card()));
    }

    private static Procedure phase(String name, String label, Answers answers) {
        return Procedure.named(name)
                .locals(DEED, CARD)
                .repeat(main -> main.let(name + " clear", MainPhases::clear)
                        .ask(
                                label,
                                Question.of(
                                                VandariaPurposes.MAIN_PHASE,
                                                (position, frame) -> VandariaTurns.active(position),
                                                answers,
                                                MainPhases::choose)
                                        .openIf(MainPhases::isOpen))
                        .when(name + " over", run -> run.get(DEED) == PASS, MainPhases::goOn)
                        .leaveIf(name + " left", run -> run.get(DEED) == LEAVE)
                        .when(name + " use", run -> run.get(DEED) == USE, MainPhases::use)
                        .callIf(name + " summon", MainPhases::isSummoned, Summoning.PROCEDURE, run ->
                                new int[] {active(run), run.get(CARD)})
                        .when(
                                name + " recipe",
                                MainPhases::isMade,
                                recipe -> recipe.callNamed(
                                        "4.8.1", MainPhases::recipe, run -> new int[] {active(run), run.get(CARD), 0}))
                        .callIf(name + " sell", run -> run.get(DEED) == SELL, Trade.PROCEDURE, run ->
                                new int[] {active(run), run.get(CARD)})
                        .callIf(name + " equip", run -> run.get(DEED) == EQUIP, Equipping.PROCEDURE, run ->
                                new int[] {active(run), run.get(CARD)})
                        .callIf(name + " back", run -> run.get(DEED) == BRING_BACK, Deployment.PROCEDURE, run ->
                                new int[] {active(run), run.get(CARD), Deployment.NEW}))
                .change(name + " ends", run -> Batch.of(Event.expire(VandariaLifetimes.PHASE)))
                .build();
    }

    /** The phase ends when all pass in a row; as soon as somebody does not, the active player may do more. */
    @Rule(vw = "13.1.5")
    private static void goOn(ProcedureBuilder pass) {
        pass.let("13.1.5 begin", run -> run.setIn(VandariaTurnFrame.PROCEDURE, VandariaTurnFrame.REGISTERED, 0))
                .call("13.1.5", "13.2", run -> new int[] {1, 0, 1})
                .let(
                        "13.1.5 over",
                        run -> run.set(
                                DEED,
                                run.enclosing(VandariaTurnFrame.PROCEDURE).get(VandariaTurnFrame.REGISTERED) == 0
                                        ? LEAVE
                                        : PASS));
    }

    /** A skill enters the register, and then all have priority. */
    private static void use(ProcedureBuilder use) {
        use.call("13.1.1", "13.1.1", run -> new int[] {active(run), run.get(CARD)})
                .call("13.1.4", "13.2", VandariaTurns::inMainPhase);
    }

    private static int active(Run run) {
        return VandariaTurns.active(run.position()).ordinal();
    }

    private static void clear(Run run) {
        run.set(DEED, PASS);
        run.set(CARD, 0);
    }

    /** With an empty hand, and nothing in the Subdeck that a skill or a Recipe needs, all see what can be done. */
    private static boolean isOpen(Position position, Frame frame) {
        Seat active = VandariaTurns.active(position);
        return position.size(VandariaZone.HAND.of(active)) == 0
                && !VandariaSkills.mayHideInSubdeck(position, active)
                && !Recipes.mayHideOne(position, active);
    }

    private static boolean isSummoned(Run run) {
        return run.get(DEED) == SUMMON && !isMade(run);
    }

    /** A card of the Subdeck is summoned by its Recipe. */
    @Rule(vw = {"4.8.1", "4.9.15"})
    private static boolean isMade(Run run) {
        return run.get(DEED) == SUMMON
                && VandariaZone.SUBDECK.isAt(run.position().placeOf(run.get(CARD)));
    }

    private static String recipe(Run run) {
        Position position = run.position();
        return Recipes.of(position, VandariaTurns.active(position), VandariaProperty.known(position, run.get(CARD)))
                .get()
                .name();
    }

    private static void choose(Run run, Answer answer) {
        if (!answer.isPass()) {
            int card = answer.object(run.position());
            run.set(CARD, card);
            run.set(DEED, deed(run.position(), answer, card));
            if (run.get(DEED) == LEAVE) {
                deploy(run);
            }
        }
    }

    /** The Deploy Phase begins with what is deployed. */
    @Rule(vw = "8.6.6")
    private static void deploy(Run run) {
        run.setIn(VandariaTurnFrame.PROCEDURE, VandariaTurnFrame.DEPLOYED, run.get(CARD));
    }

    private static int deed(Position position, Answer answer, int card) {
        if (answer.is(VandariaVerbs.SUMMON)) {
            return SUMMON;
        }
        if (answer.is(VandariaVerbs.USE)) {
            return USE;
        }
        if (answer.is(VandariaVerbs.EQUIP)) {
            return EQUIP;
        }
        if (answer.is(VandariaVerbs.SELL)) {
            return SELL;
        }
        return Statuses.isStray(position, VandariaProperty.known(position, card)) ? BRING_BACK : LEAVE;
    }
}
