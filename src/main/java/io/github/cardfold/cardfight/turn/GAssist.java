package io.github.cardfold.cardfight.turn;

import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Conditions;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.fact.PlacesToChooseFrom;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.TurnRules;
import io.github.cardfold.cardfight.state.Zone;
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
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** The G assist step: who plays without a ride deck and cannot ride up may look for a card (9.5). */
public final class GAssist {
    /** The procedure. */
    static final String PROCEDURE = "9.5";

    static final int NO = 0;

    static final Local FOUND = Local.object(0, "found");
    static final Local NEXT = Local.number(1, "next");
    static final Local PICKED = Local.objects(0, "picked");

    /** No card that could be ridden next may be in the hand. */
    static final Choice ASSIST = Choice.yesNo("9.5.3")
            .that(Requirement.of(
                    "9.5.3",
                    it -> it.number() == NO || !isInHand(it.position(), it.seat()),
                    it -> it.where(Zone.HAND.of(it.seat())) + " has a unit card of the grade above the vanguard's"));

    /** One of the cards looked at. */
    private static final Answers FINDS = Answers.of(
            Choice.pass("9.5.3.2", "nothing is added to the hand"),
            Choice.card("9.5.3.2", "one of the top cards of the deck", PlacesToChooseFrom.own(Zone.DECK))
                    .knowing(Conditions::gradeOfAnyVanguard)
                    .that(
                            Requirement.of(
                                    "9.5.3.2",
                                    it -> it.index() < choices(it.position()).gAssistCards(),
                                    it -> "only the top "
                                            + choices(it.position()).gAssistCards() + " cards were looked at"),
                            Conditions.unit("9.5.3.2"),
                            Conditions.gradeFromVanguard("9.5.3.2", 1),
                            Conditions.gradeToVanguard("9.5.3.2", 1)));

    /** Cards of the hand in rising order; those that come after the last must still suffice. */
    private static final Answers REMOVALS = Answers.of(Choice.card(
                    "9.5.3.2", "a card of the hand", PlacesToChooseFrom.own(Zone.HAND))
            .that(
                    Requirement.of(
                            "9.5.3.2",
                            it -> it.index() >= it.get(NEXT),
                            it -> it.card()
                                    + " does not come after the card chosen last, as cards removed together do"),
                    Requirement.of(
                            "9.5.3.2",
                            it -> cardsFrom(it) >= missing(it),
                            it -> "from " + it.card() + " on there are fewer cards than have still to be removed")));

    private GAssist() {}

    static boolean isNext(Position position, GameObject card, int place, Seat fighter) {
        return MainTypes.isUnit(position, card)
                && Strength.grade(position, card) == Vanguards.gradeOfAny(position, fighter) + 1;
    }

    static void forget(Run run) {
        run.clear(PICKED);
        run.set(NEXT, 0);
    }

    static TurnRules choices(Position position) {
        return CardGame.ruleset(position).turn();
    }

    private static int cardsFrom(Candidate it) {
        return it.position().size(it.place()) - it.index();
    }

    private static int missing(Candidate it) {
        return toRemove(it.position()) - it.frame().size(PICKED);
    }

    /** Whether public information leaves one choice: all cards of the hand go. */
    private static boolean isForced(Position position, Frame frame) {
        return position.size(Zone.HAND.of(Turn.fighter(position)))
                <= choices(position).gAssistPrice();
    }

    /** Two, or all if there are not so many (ruling 50). */
    private static int toRemove(Position position) {
        return Math.min(choices(position).gAssistPrice(), position.size(Zone.HAND.of(Turn.fighter(position))));
    }

    /** The step. */
    @Rule(jp = {"9.5.1", "9.5.2", "9.5.3", "9.5.3.2", "9.5.4"})
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(FOUND, NEXT, PICKED)
                .endIf("9.5.1", run -> !plays(run.position(), Turn.fighter(run.position())))
                .change("9.5.2", run -> TurnBeginnings.of(run, "g assist step"))
                .call("9.5.2 check", "11.6.1")
                .when(
                        "9.5.3 needed",
                        run -> !isHighEnough(run.position(), Turn.fighter(run.position())),
                        needed -> needed.choose("9.5.3", question(ASSIST), GAssist::assist))
                .call("9.5.4", "11.6.1")
                .build();
    }

    /** Asks whether a G assist is performed, as far as it can be. */
    static Question question(Choice assist) {
        return Question.of(
                        Purposes.ASSIST_OR_NOT,
                        (position, frame) -> Turn.fighter(position),
                        Answers.of(assist),
                        (run, answer) -> {})
                .yesNo("perform G assist", "do not perform G assist")
                .openIf((position, frame) -> false);
    }

    private static void assist(ProcedureBuilder yes) {
        yes.change("9.5.3.1", GAssist::revealHand)
                .call("9.5.3.2", "7.7.1", run -> {
                    Seat fighter = Turn.fighter(run.position());
                    return new int[] {
                        fighter.ordinal(),
                        fighter.ordinal(),
                        choices(run.position()).gAssistCards()
                    };
                })
                .ask(
                        "9.5.3.2 find",
                        Question.of(
                                        Purposes.ASSIST_CARD,
                                        (position, frame) -> Turn.fighter(position),
                                        FINDS,
                                        (run, answer) ->
                                                run.set(FOUND, answer.isPass() ? 0 : answer.object(run.position())))
                                .openIf((position, frame) -> false))
                .when(
                        "9.5.3.2 found",
                        run -> run.get(FOUND) != 0,
                        found -> found.change("9.5.3.2 add", GAssist::add)
                                .when("9.5.3.2 added", GAssist::isAdded, GAssist::removeHand))
                .change(
                        "9.5.3.2 shuffle",
                        run -> Batch.of(Event.shuffle(run.position(), Zone.DECK.of(Turn.fighter(run.position())))));
    }

    private static void removeHand(ProcedureBuilder removal) {
        removal.let("9.5.3.2 count", GAssist::forget)
                .repeat(
                        "9.5.3.2 more",
                        run -> run.frame().size(PICKED) < toRemove(run.position()),
                        more -> more.ask(
                                "9.5.3.2 choose",
                                Question.of(
                                                Purposes.ASSIST_HAND,
                                                (position, frame) -> Turn.fighter(position),
                                                REMOVALS,
                                                (run, answer) -> pick(run, answer))
                                        .openIf(GAssist::isForced)
                                        .unfinishedIf((position, frame) -> true, GAssist::forget)))
                .change("9.5.3.2 remove", GAssist::remove);
    }

    /** Who has a ride deck skips the step. */
    @Rule(jp = "9.5.1")
    private static boolean plays(Position position, Seat fighter) {
        return position.number(FighterNumbers.NO_RIDE_DECK, fighter) > 0;
    }

    private static boolean isHighEnough(Position position, Seat fighter) {
        return Vanguards.gradeOfAny(position, fighter) >= choices(position).gAssistGrade();
    }

    private static boolean isInHand(Position position, Seat fighter) {
        int hand = Zone.HAND.of(fighter);
        for (int i = 0; i < position.size(hand); i++) {
            if (isNext(position, position.objectAt(hand, i), hand, fighter)) {
                return true;
            }
        }
        return false;
    }

    @Rule(jp = "9.5.3.1")
    private static Batch revealHand(Run run) {
        int hand = Zone.HAND.of(Turn.fighter(run.position()));
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < run.position().size(hand); i++) {
            int card = run.position().objectAt(hand, i).object();
            events.add(Event.look(run.position(), null, card));
        }
        return Batch.ofAll(events);
    }

    private static Batch add(Run run) {
        int hand = Zone.HAND.of(Turn.fighter(run.position()));
        return Batch.of(Event.move(run.position(), run.get(FOUND), hand, Event.SHOWN));
    }

    /** A card that an effect keeps in the deck costs nothing; one that has come to the hand is another card (4.1.8). */
    @Rule(jp = "9.5.3.2")
    private static boolean isAdded(Run run) {
        return run.position().placeOf(run.get(FOUND)) < 0;
    }

    static void pick(Run run, Answer answer) {
        run.set(NEXT, answer.position() + 1);
        run.append(PICKED, answer.object(run.position()));
    }

    static Batch remove(Run run) {
        Seat fighter = Turn.fighter(run.position());
        List<Event> events = new ArrayList<>();
        for (int card : run.objects(PICKED)) {
            events.add(Event.move(run.position(), card, Zone.REMOVED.of(fighter), 0));
        }
        return Batch.ofAll(events);
    }
}
