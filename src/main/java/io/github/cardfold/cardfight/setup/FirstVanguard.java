package io.github.cardfold.cardfight.setup;

import io.github.cardfold.cardfight.fact.Conditions;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.PlacesToChooseFrom;
import io.github.cardfold.cardfight.fact.Strength;
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
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.Seat;

/** One fighter's choice of the first vanguard: from the ride deck, without one from the main deck (8.2.1.2). */
public final class FirstVanguard {
    /** The procedure. */
    static final String PROCEDURE = "8.2.1.2";

    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local AT = Local.number(1, "at");

    private static final Requirement GRADE_0 =
            Requirement.of("8.2.1.2", it -> grade(it) == 0, it -> it.card() + " is of grade " + grade(it) + ", not 0");

    /** The deck has no order yet: cards of one kind are one and the same choice. */
    private static final Requirement ONE_OF_ITS_KIND = Requirement.of(
            "8.2.1.2",
            it -> it.index() == 0 || definition(it, it.index() - 1) != definition(it, it.index()),
            it -> "the first " + it.card() + " of the deck stands for all of them");

    private static final Answers CARDS = Answers.of(
            Choice.card("8.2.1.2", "a card of the ride deck", PlacesToChooseFrom.own(Zone.RIDE_DECK))
                    .that(Conditions.unit("8.2.1.2"), GRADE_0),
            Choice.card("8.2.1.2", "a card of the main deck", PlacesToChooseFrom.own(Zone.DECK))
                    .when(Requirement.of(
                            "8.2.1.2",
                            it -> isFromDeck(it.position(), it.seat()),
                            it -> it.asked() + " has a ride deck"))
                    .that(Conditions.unit("8.2.1.2"), GRADE_0, ONE_OF_ITS_KIND));

    private FirstVanguard() {}

    private static int grade(Candidate it) {
        return Strength.grade(it.position(), it.gameObject());
    }

    private static int definition(Candidate it, int index) {
        return it.position().objectAt(it.place(), index).definition();
    }

    /** Chooses the card and puts it face down on the vanguard circle: the argument is the fighter. */
    @Rule(jp = "8.2.1.2")
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(FIGHTER, AT)
                .ask(
                        "8.2.1.2",
                        Question.of(
                                        Purposes.FIRST_VANGUARD,
                                        (position, frame) -> frame.seat(FIGHTER),
                                        CARDS,
                                        (run, answer) -> run.set(AT, answer.position()))
                                .openIf((position, frame) -> false))
                .change("8.2.1.2 find", FirstVanguard::find)
                .change("8.2.1.2 put", FirstVanguard::put)
                .build();
    }

    private static boolean isFromDeck(Position position, Seat fighter) {
        return position.number(FighterNumbers.NO_RIDE_DECK, fighter) > 0;
    }

    /** A card of the main deck comes to lie on top and is a card of its own from then on. */
    private static Batch find(Run run) {
        Seat fighter = run.seat(FIGHTER);
        return isFromDeck(run.position(), fighter)
                ? Batch.of(Event.find(run.position(), fighter, Zone.DECK.of(fighter), run.get(AT)))
                : Batch.NOTHING;
    }

    @Rule(jp = {"8.2.1.2", "4.3.3.2"})
    private static Batch put(Run run) {
        Position position = run.position();
        Seat fighter = run.seat(FIGHTER);
        int card = isFromDeck(position, fighter)
                ? position.objectAt(Zone.DECK.of(fighter), 0).object()
                : position.objectAt(Zone.RIDE_DECK.of(fighter), run.get(AT)).object();
        int circle = Field.vanguardCircle(position, fighter);
        return Batch.of(Event.move(position, card, circle, Event.FACE_DOWN | Event.SECRET));
    }
}
