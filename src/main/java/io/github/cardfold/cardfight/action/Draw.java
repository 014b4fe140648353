package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.Seat;

/** Drawing: cards of the deck move to the hand one by one (7.6). */
public final class Draw {
    /** The draw is one by an ability of a card, or by the preparation of the game. */
    public static final int BY_ABILITY = 0;
    /** The draw is the normal one of the draw phase. */
    public static final int NORMAL = 1;

    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local LEFT = Local.number(1, "left");
    private static final Local SORT = Local.number(2, "sort");

    private Draw() {}

    /** Draws: arguments are the fighter, the number of cards and, if it is the normal draw, {@link #NORMAL}. */
    @Rule(jp = {"4.5.3", "7.6.1", "7.6.2", "7.6.4", "1.3.2.2"})
    public static Procedure procedure() {
        return Procedure.named("7.6.4")
                .locals(FIGHTER, LEFT, SORT)
                .repeat(
                        "7.6.2",
                        run -> run.get(LEFT) > 0,
                        card -> card.let("7.6.2 count", run -> run.set(LEFT, run.get(LEFT) - 1))
                                .change("7.6.1", Draw::draw))
                .build();
    }

    /**
     * Draws up to a number of cards, of which the fighter decides card by card: arguments as for {@link #procedure}.
     */
    @Rule(jp = {"7.6.3", "7.6.3.1", "7.6.3.2", "7.6.3.3", "7.6.3.4"})
    public static Procedure upTo() {
        return Procedure.named("7.6.3")
                .locals(FIGHTER, LEFT, SORT)
                .endIf("7.6.3.1", run -> run.get(LEFT) <= 0)
                .repeat(card -> card.ask(
                                "7.6.3.2",
                                Question.of(
                                                Purposes.DRAW_OR_NOT,
                                                (position, frame) -> frame.seat(FIGHTER),
                                                Answers.of(Choice.yesNo("7.6.3.2")),
                                                (run, answer) -> run.set(LEFT, answer.isYes() ? run.get(LEFT) : 0))
                                        .yesNo("draw one more card", "draw no more cards"))
                        .endIf("7.6.3.2 end", run -> run.get(LEFT) == 0)
                        .change("7.6.3.3", Draw::draw)
                        .let("7.6.3.4 count", run -> run.set(LEFT, run.get(LEFT) - 1))
                        .leaveIf("7.6.3.4", run -> run.get(LEFT) <= 0))
                .build();
    }

    @Rule(jp = {"7.6.1", "7.6.4", "7.6.4.1", "7.6.4.1.1"})
    private static Batch draw(Run run) {
        Seat fighter = run.seat(FIGHTER);
        Event drawn = Event.moveTop(run.position(), Zone.DECK.of(fighter), Zone.HAND.of(fighter), 0);
        String how = run.get(SORT) == NORMAL ? "" : "ability";
        return run.position().size(Zone.DECK.of(fighter)) == 0
                ? Batch.of(drawn)
                : Batch.of(drawn, Event.fact(EventKinds.DREW, fighter, 0, 0, 0, how));
    }
}
