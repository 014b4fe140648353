package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.PlacesToChooseFrom;
import io.github.cardfold.cardfight.deed.TopCardsLook;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Verbs;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Interrupt;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.Seat;

/** Looking at the top cards of a deck (7.7): they come to lie at places of their own, where the fighter sees them. */
public final class Look {
    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local OWNER = Local.seat(1, "owner");
    private static final Local COUNT = Local.number(2, "count");
    private static final Local AGAIN = Local.number(3, "again");
    private static final Local DEPTH = Local.number(4, "depth");

    private static final Local DECK = Local.place(1, "deck");
    private static final Local CHANGES = Local.number(2, "changes");
    private static final Local SEEN = Local.objects(0, "seen");

    /** Whoever may look at any time is offered it until there is nothing more to see. */
    @Rule(jp = {"7.7.3", "7.7.3.1"})
    private static final Choice AT_ANY_TIME = Choice.place("7.7.3", "a deck", PlacesToChooseFrom.DECKS)
            .that(
                    Requirement.of(
                            "7.7.3",
                            it -> TopCardsLook.depth(it.position(), it.seat(), owner(it)) > 0,
                            it -> "no effect lets " + it.asked() + " look at cards of " + it.where() + " at any time"),
                    Requirement.of(
                            "7.7.3.1",
                            it -> TopCardsLook.next(it.position(), it.seat(), owner(it)) != TopCardsLook.NONE,
                            it -> it.asked() + " has looked at all that effects let them look at in " + it.where()));

    private Look() {}

    private static Seat owner(Candidate it) {
        return it.position().place(it.place()).seat();
    }

    /** What a fighter whom a CONT ability lets look at cards of a deck may do whenever they are asked something. */
    public static Interrupt aside() {
        return Interrupt.of(AT_ANY_TIME, Verbs.LOOK, "7.7.3");
    }

    /**
     * Looks at the topmost card that an effect lets the fighter look at and that they do not see: arguments are the
     * fighter and the deck. It hears what it does itself, so that no effect in the midst of which it happens takes the
     * card for one of its own.
     */
    public static Procedure atAnyTime() {
        return Procedure.named("7.7.3")
                .locals(FIGHTER, DECK, CHANGES, SEEN)
                .hears(SEEN, CHANGES)
                .change("7.7.3", Look::once)
                .build();
    }

    /** Each card is one look, the first of its kind (ruling 373). */
    @Rule(jp = {"7.7.3.1", "7.7.4"})
    private static Batch once(Run run) {
        int deck = run.get(DECK);
        Seat fighter = run.seat(FIGHTER);
        int depth = TopCardsLook.next(
                run.position(), fighter, run.position().place(deck).seat());
        return Batch.of(Event.lookTop(run.position(), fighter, deck, depth).saying(EventKinds.FIRST_LOOK));
    }

    /**
     * Looks: arguments are the fighter, -1 for both, whose deck it is, how many cards, and 1 if the same effect has let
     * them look before.
     */
    @Rule(jp = "7.7.1")
    public static Procedure procedure() {
        return Procedure.named("7.7.1")
                .locals(FIGHTER, OWNER, COUNT, AGAIN, DEPTH)
                .repeat(
                        "7.7.1",
                        run -> !isDone(run),
                        card -> card.change("7.7.1 look", Look::next)
                                .let("7.7.1 next", run -> run.set(DEPTH, run.get(DEPTH) + 1)))
                .build();
    }

    /** Looks at up to so many cards, of which the fighter decides card by card: arguments as for {@link #procedure}. */
    @Rule(jp = {"7.7.2", "7.7.2.1", "7.7.2.2", "7.7.2.3", "7.7.2.4", "7.7.2.5"})
    public static Procedure upTo() {
        return Procedure.named("7.7.2")
                .locals(FIGHTER, OWNER, COUNT, AGAIN, DEPTH)
                .endIf("7.7.2.1", Look::isDone)
                .let("7.7.2.2", run -> run.set(DEPTH, 0))
                .repeat(card -> card.ask(
                                "7.7.2.3",
                                Question.of(
                                                Purposes.LOOK_OR_NOT,
                                                (position, frame) -> frame.seat(FIGHTER),
                                                Answers.of(Choice.yesNo("7.7.2.3")),
                                                (run, answer) -> run.set(COUNT, answer.isYes() ? run.get(COUNT) : 0))
                                        .yesNo("look at one more card", "look at no more cards"))
                        .endIf("7.7.2.3 end", run -> run.get(COUNT) == 0)
                        .change("7.7.2.4", Look::next)
                        .let("7.7.2.5 count", run -> run.set(DEPTH, run.get(DEPTH) + 1))
                        .leaveIf("7.7.2.5", Look::isDone))
                .build();
    }

    private static boolean isDone(Run run) {
        return run.get(DEPTH) >= run.get(COUNT)
                || run.get(DEPTH) >= run.position().size(Zone.DECK.of(run.seat(OWNER)));
    }

    /** The first look of an effect says so, and no other does. */
    @Rule(jp = "7.7.4")
    private static Batch next(Run run) {
        Event look = Event.lookTop(run.position(), run.seat(FIGHTER), Zone.DECK.of(run.seat(OWNER)), run.get(DEPTH));
        return Batch.of(run.get(DEPTH) == 0 && run.get(AGAIN) == 0 ? look.saying(EventKinds.FIRST_LOOK) : look);
    }
}
