package io.github.cardfold.cardfight.rule;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.deed.Attempt;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.fact.Conditions;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.fact.PlacesToChooseFrom;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Reads;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** A fighter without a vanguard rides a card of the soul (13.5). */
public final class NoVanguard implements RuleAction {
    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local CARD = Local.object(1, "card");

    @Override
    public String label() {
        return "13.5";
    }

    @Override
    public Reads reads() {
        return Reads.cards(place -> place.zone().circle() || place.zone().equals(Zone.SOUL.kind()))
                .framesOf(RideFrame.PROCEDURE)
                .framesOf(TurnFrame.PROCEDURE)
                .kinds();
    }

    @Override
    public boolean isDue(Position position) {
        return first(position) != null;
    }

    /** The fighter concerned, the turn fighter before the other; null if all have a vanguard or lose instead. */
    private static @Nullable Seat first(Position position) {
        if (haveAll(position) || !Turn.hasBegun(position)) {
            return null;
        }
        for (Seat fighter : position.seatsInTurnOrder()) {
            if (!Vanguards.has(position, fighter) && isAnyToRide(position, fighter)) {
                return fighter;
            }
        }
        return null;
    }

    private static boolean haveAll(Position position) {
        for (int i = 0; i < position.seatCount(); i++) {
            if (!Vanguards.has(position, Seat.of(i))) {
                return false;
            }
        }
        return true;
    }

    /** Tells whether some card of a fighter's soul can be ridden. */
    @Rule(jp = "13.5.1.1")
    static boolean isAnyToRide(Position position, Seat fighter) {
        int soul = Zone.SOUL.of(fighter);
        for (int i = 0; i < position.size(soul); i++) {
            GameObject card = position.objectAt(soul, i);
            if (MainTypes.isUnit(position, card) && mayRide(position, fighter, card)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether no effect keeps a card of the soul from being ridden (1.3.3, ruling 428). */
    @Rule(jp = {"1.3.3", "13.5.1.1"})
    private static boolean mayRide(Position position, Seat fighter, GameObject card) {
        int circle = Field.vanguardCircle(position, fighter);
        return !Deeds.isForbidden(position, Attempt.of(DeedKind.RIDE, fighter, Subject.of(card, Zone.SOUL.of(fighter))))
                && !position.rules().forbids(position, Event.move(position, card.object(), circle, Event.SHOWN));
    }

    @Override
    public String procedure(Position position) {
        return "13.5.1";
    }

    @Override
    public Array<String> procedures() {
        return Array.of("13.5.1");
    }

    /** Chooses one card of the soul and rides it. */
    @Rule(jp = {"13.5.1", "1.3.4"})
    public static Procedure riding() {
        return Procedure.named("13.5.1")
                .locals(FIGHTER, CARD)
                .let("13.5.1", run -> run.set(FIGHTER, requireNonNull(first(run.position()))))
                .waits("13.5.1.2", "6.5.2")
                .ask(
                        "13.5.1 choose",
                        Question.of(
                                Purposes.RIDE_WITHOUT_VANGUARD,
                                (position, frame) -> frame.seat(FIGHTER),
                                Answers.of(Choice.card(
                                                "13.5.1", "a card of the soul", PlacesToChooseFrom.own(Zone.SOUL))
                                        .that(
                                                Conditions.unit("13.5.1"),
                                                Requirement.of(
                                                        "1.3.3",
                                                        it -> mayRide(it.position(), it.seat(), it.gameObject()),
                                                        it -> "an effect forbids " + it.asked() + " to ride "
                                                                + it.card()))),
                                (run, answer) -> run.set(CARD, answer.object(run.position()))))
                .call("13.5.1 ride", "6.3.3", run -> new int[] {run.get(FIGHTER), run.get(CARD), 0})
                .build();
    }
}
