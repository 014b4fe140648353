package io.github.cardfold.cardfight.entry;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Grounds;
import io.github.cardfold.cardfight.state.Happenings;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Answers;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Choice;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Question;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
import io.github.cardfold.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/** Riding (6.3). */
public final class Ride {
    /** A ride that an effect or a rule action orders. */
    public static final int SUPERIOR = 0;
    /** A normal ride (6.3.2.1). */
    public static final int NORMAL = 1;

    /** The procedure. */
    public static final String PROCEDURE = "6.3.3";

    private static final Local FIGHTER = Local.seat(0, "fighter");
    /** The card being ridden; one of a hidden place has been shown. */
    public static final Local CARD = Local.object(1, "card");

    private static final Local MANNER = Local.number(2, "manner");
    private static final Local OLD = Local.object(3, "old vanguard");
    private static final Local NEW = Local.object(4, "new vanguard");
    private static final Local PERSONA = Local.number(5, "persona ride");
    private static final Local DISCARD = Local.object(6, "discard");

    private Ride() {}

    /** Rides a card: arguments are the fighter, the card and {@link #NORMAL} or {@link #SUPERIOR}. */
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(FIGHTER, CARD, MANNER, OLD, NEW, PERSONA, DISCARD)
                .endIf("6.3.3.1", run -> isOnFieldOrInGZone(run))
                .change("6.3.3.2.1", Ride::show)
                .goIf("6.3.3.2.2", run -> !costsDiscard(run), "6.3.8")
                .endIf("6.3.3.2.2 none", run -> run.position().size(Zone.HAND.of(run.get(FIGHTER))) == 0)
                .ask(
                        "6.3.3.2.2 discard",
                        Question.of(
                                        "discard for the ride",
                                        (position, frame) -> frame.get(FIGHTER),
                                        Answers.of(
                                                Choice.card("6.3.3.2.2", "a card of the hand", Grounds.own(Zone.HAND))),
                                        (run, answer) -> run.set(DISCARD, answer.object(run.position())))
                                .openIf((position, frame) -> position.size(Zone.HAND.of(frame.get(FIGHTER))) == 1))
                .change("7.9.1", Ride::discard)
                .let("6.3.8", Ride::compare)
                .change("6.3.3.4", Ride::put)
                .let("6.3.4", Ride::remember)
                .change("6.3.3.5", Ride::othersToSoul)
                .change(
                        "6.3.5",
                        run -> Batch.of(Event.fact(Happenings.RODE, run.get(FIGHTER), run.get(NEW), run.get(OLD))))
                .callIf("7.15.1.4", run -> run.get(PERSONA) == 1, "7.15.1.4", run -> new int[] {run.get(FIGHTER)})
                .waits("6.3.7", "16.3")
                .build();
    }

    @Rule(jp = "6.3.3.1")
    private static boolean isOnFieldOrInGZone(Run run) {
        int place = run.position().placeOf(run.get(CARD));
        return place < 0
                || run.position().place(place).zone().circle()
                || place == Zone.G.of(run.position().place(place).seat());
    }

    @Rule(jp = {"6.3.3.2.1", "6.3.3.2.2"})
    private static Batch show(Run run) {
        int place = run.position().placeOf(run.get(CARD));
        if (!run.position().place(place).zone().isHidden()) {
            return Batch.NOTHING;
        }
        Thing card = run.position().thing(place, run.position().positionOf(place, run.get(CARD)));
        return Batch.of(Event.fact(Happenings.SHOWN, run.get(FIGHTER), 0, 0, card.definition(), "ride"));
    }

    @Rule(jp = "6.3.3.2.2", id = "6.3.3.1.2")
    private static boolean costsDiscard(Run run) {
        int place = run.position().placeOf(run.get(CARD));
        boolean costs = run.get(MANNER) == NORMAL
                || CardfightGame.ruleset(run.position()).ride().superiorRidesCost();
        return costs && place == Zone.RIDE_DECK.of(run.get(FIGHTER));
    }

    @Rule(jp = {"6.3.3.2.2", "7.9.1"})
    private static Batch discard(Run run) {
        return Batch.of(Event.move(run.position(), run.get(DISCARD), Zone.DROP.of(run.get(FIGHTER)), 0));
    }

    /** Compares with the vanguard as it is just before the ride; one shared name suffices (ruling 26). */
    @Rule(jp = "6.3.8")
    private static void compare(Run run) {
        Position position = run.position();
        Thing old = Field.vanguard(position, run.get(FIGHTER));
        Thing ridden = position.find(run.get(CARD));
        if (old == null || ridden == null) {
            return;
        }
        run.set(OLD, old.object());
        boolean fromHand = position.placeOf(ridden.object()) == Zone.HAND.of(run.get(FIGHTER));
        if (run.get(MANNER) == NORMAL
                && fromHand
                && isPersona(Field.card(position, old), Field.card(position, ridden))) {
            run.set(PERSONA, 1);
        }
    }

    private static boolean isPersona(Card old, Card ridden) {
        return old.personaRide()
                && ridden.personaRide()
                && old.allNames().exists(name -> ridden.allNames().contains(name));
    }

    /** The ridden card is put on the vanguard circle, face up and standing. */
    @Rule(jp = {"6.3.3.3.1", "6.3.3.4", "6.3.3.4.1", "4.9.2.3.1"})
    private static Batch put(Run run) {
        int circle = Field.vanguardCircle(run.position(), run.get(FIGHTER));
        return Batch.of(Event.move(run.position(), run.get(CARD), circle, Event.SHOWN));
    }

    private static void remember(Run run) {
        int circle = Field.vanguardCircle(run.position(), run.get(FIGHTER));
        int size = run.position().size(circle);
        run.set(NEW, run.position().thing(circle, size - 1).object());
    }

    @Rule(jp = "6.3.3.5")
    private static Batch othersToSoul(Run run) {
        Position position = run.position();
        int circle = Field.vanguardCircle(position, run.get(FIGHTER));
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < position.size(circle); i++) {
            Thing other = position.thing(circle, i);
            if (other.object() != run.get(NEW)) {
                events.add(Event.move(position, other.object(), Zone.SOUL.of(other.owner()), 0));
            }
        }
        return Batch.ofAll(events);
    }
}
