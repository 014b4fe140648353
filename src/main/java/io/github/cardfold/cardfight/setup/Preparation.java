package io.github.cardfold.cardfight.setup;

import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.PlacesToChooseFrom;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The pre-game procedure (8.2). */
public final class Preparation {
    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local FIRST = Local.seat(1, "first fighter");

    /** In place of the position from which on more cards are chosen. */
    private static final int NO_MORE = -1;

    private static final LabelKey GOES_FIRST = new LabelKey(Purposes.FIRST_FIGHTER + ".seat", "{0} goes first");

    private Preparation() {}

    /** The whole preparation, and then the game. */
    @Rule(jp = {"8.2.1", "8.2.1.8"})
    public static Procedure procedure() {
        return Procedure.named("8.2.1")
                .locals(FIGHTER, FIRST)
                .change("8.2.1.1", Preparation::presentDecks)
                .call("8.2.1.2 A", FirstVanguard.PROCEDURE, run -> new int[] {0})
                .call("8.2.1.2 B", FirstVanguard.PROCEDURE, run -> new int[] {1})
                .change("8.2.1.3", Preparation::shuffleDecks)
                .change("8.2.1.6", run -> Batch.of(Event.random(run.position().seatCount())))
                .let("8.2.1.6 drawn", Preparation::picked)
                .ask(
                        "8.2.1.6 choose",
                        Question.of(
                                        Purposes.FIRST_FIGHTER,
                                        (position, frame) -> frame.seat(FIGHTER),
                                        Answers.of(Choice.number(
                                                "8.2.1.6",
                                                "the number of a fighter",
                                                it -> it.position().seatCount())),
                                        (run, answer) -> run.set(FIRST, answer.number()))
                                .meaning(it -> GOES_FIRST.with(LabelArgument.seat(Seat.of(it.number()))), GOES_FIRST))
                .let("8.2.1.6 done", run -> run.set(FIGHTER, 0))
                .change("8.2.1.7", Preparation::noDamage)
                .call("8.2.1.8 first", "7.6.4", run -> new int[] {run.get(FIRST), openingHand(run)})
                .call("8.2.1.8 second", "7.6.4", run -> new int[] {1 - run.get(FIRST), openingHand(run)})
                .call("8.2.1.8 redraw first", "8.2.1.8", run -> new int[] {run.get(FIRST)})
                .call("8.2.1.8 redraw second", "8.2.1.8", run -> new int[] {1 - run.get(FIRST)})
                .change("8.2.1.9", Preparation::standUp)
                .call("9.1", "9.1", run -> new int[] {run.get(FIRST)})
                .build();
    }

    /** Whoever was picked goes first, unless somebody else is chosen. */
    @Rule(jp = "8.2.1.6")
    private static void picked(Run run) {
        run.set(FIGHTER, run.drawn());
        run.set(FIRST, run.drawn());
    }

    private static int openingHand(Run run) {
        return CardGame.ruleset(run.position()).setup().openingHand();
    }

    /** Who plays without a ride deck is known from now on, whatever becomes of the cards of others. */
    @Rule(jp = {"8.2.1.1", "8.2.1.4"})
    private static Batch presentDecks(Run run) {
        List<Event> events = new ArrayList<>();
        for (Seat fighter : run.position().seats()) {
            if (run.position().size(Zone.RIDE_DECK.of(fighter)) == 0) {
                events.add(Event.count(FighterNumbers.NO_RIDE_DECK, fighter, 1));
            }
        }
        return Batch.ofAll(events);
    }

    @Rule(jp = {"8.2.1.3", "7.5.1", "7.12.1"})
    private static Batch shuffleDecks(Run run) {
        return Batch.of(
                Event.shuffle(run.position(), Zone.DECK.of(Seat.A)),
                Event.shuffle(run.position(), Zone.DECK.of(Seat.B)));
    }

    @Rule(jp = "8.2.1.7")
    private static Batch noDamage(Run run) {
        List<Event> events = new ArrayList<>();
        for (Seat fighter : run.position().seats()) {
            int damage = run.position().number(FighterNumbers.VANGUARD_DAMAGE, fighter);
            if (damage != 0) {
                events.add(Event.count(FighterNumbers.VANGUARD_DAMAGE, fighter, -damage));
            }
        }
        return Batch.ofAll(events);
    }

    /** Both first vanguards are turned face up, and the game starts. */
    @Rule(jp = {"8.2.1.9", "7.45.1"})
    private static Batch standUp(Run run) {
        List<Event> events = new ArrayList<>();
        for (Seat fighter : run.position().seats()) {
            GameObject vanguard = Vanguards.leader(run.position(), fighter);
            if (vanguard != null) {
                events.add(Event.face(run.position(), vanguard.object(), false));
            }
        }
        return Batch.ofAll(events);
    }

    /** One fighter's redraw: any number of cards to the bottom, as many drawn, then a shuffle (ruling 49). */
    @Rule(jp = "8.2.1.8")
    public static Procedure redraw() {
        Local next = Local.number(1, "next");
        Local count = Local.number(2, "count");
        Local picked = Local.objects(0, "picked");
        return Procedure.named("8.2.1.8")
                .locals(FIGHTER, next, count, picked)
                .repeat(more -> more.ask("8.2.1.8 put back", cardToPutBack(next, picked))
                        .leaveIf("8.2.1.8 chosen", run -> run.get(next) == NO_MORE))
                .endIf("8.2.1.8 none", run -> run.frame().size(picked) == 0)
                .change("8.2.1.8 bottom", run -> toBottom(run, picked))
                .let("8.2.1.8 count", run -> forget(run, next, count, picked))
                .call("8.2.1.8 draw", "7.6.4", run -> new int[] {run.get(FIGHTER), run.get(count)})
                .change(
                        "8.2.1.8 shuffle",
                        run -> Batch.of(Event.shuffle(run.position(), Zone.DECK.of(run.seat(FIGHTER)))))
                .build();
    }

    private static Question cardToPutBack(Local next, Local picked) {
        return Question.of(
                        Purposes.REDRAW,
                        (position, frame) -> frame.seat(FIGHTER),
                        Answers.of(
                                Choice.pass("8.2.1.8", "those chosen are put back and as many drawn"),
                                Choice.card("8.2.1.8", "a card of the hand", PlacesToChooseFrom.own(Zone.HAND))
                                        .that(after(next))),
                        (run, answer) -> putBack(run, answer, next, picked))
                .openIf((position, frame) -> false)
                .unfinishedIf((position, frame) -> frame.size(picked) > 0, run -> forget(run, next, picked));
    }

    private static Requirement after(Local next) {
        return Requirement.of(
                "8.2.1.8",
                it -> it.index() >= it.get(next),
                it -> it.card() + " does not come after the card chosen last, as cards put back together do");
    }

    private static void putBack(Run run, Answer answer, Local next, Local picked) {
        if (answer.isPass()) {
            run.set(next, NO_MORE);
        } else {
            run.set(next, answer.position() + 1);
            run.append(picked, answer.object(run.position()));
        }
    }

    /** How many cards went is all that still counts of them. */
    private static void forget(Run run, Local next, Local count, Local picked) {
        run.set(count, run.frame().size(picked));
        forget(run, next, picked);
    }

    private static void forget(Run run, Local next, Local picked) {
        run.set(next, 0);
        run.clear(picked);
    }

    /** In the order of the catalogue: how they lay in the hand has no part in it. */
    private static Batch toBottom(Run run, Local picked) {
        Position position = run.position();
        int hand = Zone.HAND.of(run.seat(FIGHTER));
        List<Event> events = new ArrayList<>();
        IntStream.of(run.objects(picked))
                .boxed()
                .sorted(Comparator.comparingInt(card -> definition(position, hand, card)))
                .forEach(card ->
                        events.add(Event.move(position, card, Zone.DECK.of(run.seat(FIGHTER)), Event.TO_BOTTOM)));
        return Batch.ofAll(events);
    }

    private static int definition(Position position, int hand, int card) {
        return position.objectAt(hand, position.indexOf(hand, card)).definition();
    }
}
