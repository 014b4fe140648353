package io.github.cardfold.cardfight.entry;

import io.github.cardfold.cardfight.fact.Conditions;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Identities;
import io.github.cardfold.cardfight.fact.PlacesToChooseFrom;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Riding (6.3). */
public final class Ride {
    private static final Local PERSONA = Local.number(7, "persona ride");
    private static final Local DISCARD = Local.object(8, "discard");

    private Ride() {}

    /**
     * Rides a card: arguments are the fighter, the card, how ({@link RideFrame#NORMAL} and so on) and 1 if it comes to
     * rest.
     */
    @Rule(jp = {"6.3.2", "6.3.3"})
    public static Procedure procedure() {
        return Procedure.named(RideFrame.PROCEDURE)
                .locals(
                        RideFrame.FIGHTER,
                        RideFrame.CARD,
                        RideFrame.MANNER,
                        RideFrame.RESTING,
                        RideFrame.CIRCLE,
                        RideFrame.OLD,
                        RideFrame.NEW,
                        PERSONA,
                        DISCARD,
                        RideFrame.INFORMATION,
                        RideFrame.BEFORE)
                .endIf("6.3.3.1", run -> isOnField(run) || isGoneOrInGZone(run))
                .change("6.3.3.2.1", Ride::show)
                .when(
                        "6.3.3.2.2",
                        run -> isNormal(run) && isOfRideDeck(run),
                        cost -> cost.endIf(
                                        "6.3.3.2.2 none",
                                        run -> !Conditions.isAnyMovable(
                                                run.position(), Zone.HAND.of(run.seat(RideFrame.FIGHTER)), Zone.DROP))
                                .ask(
                                        "6.3.3.2.2 discard",
                                        Question.of(
                                                        Purposes.RIDE_COST,
                                                        (position, frame) -> frame.seat(RideFrame.FIGHTER),
                                                        Answers.of(Choice.card(
                                                                        "6.3.3.2.2",
                                                                        "a card of the hand",
                                                                        PlacesToChooseFrom.own(Zone.HAND))
                                                                .that(Conditions.movable("1.3.3", Zone.DROP))),
                                                        (run, answer) ->
                                                                run.set(DISCARD, answer.object(run.position())))
                                                .openIf((position, frame) ->
                                                        position.size(Zone.HAND.of(frame.seat(RideFrame.FIGHTER)))
                                                                == 1))
                                .change("7.9.1", Ride::discard))
                .let("6.3.3.3", Ride::specifyCircle)
                .change("6.3.3.4", Ride::put)
                .let("6.3.4", Ride::remember)
                .endIf("4.4.3 none", run -> run.get(RideFrame.NEW) == 0)
                .let("6.3.8", Ride::compare)
                .change("6.3.3.5", Ride::othersToSoul)
                .change(
                        "6.3.5",
                        run -> Batch.of(Event.fact(
                                EventKinds.RODE,
                                run.seat(RideFrame.FIGHTER),
                                run.get(RideFrame.NEW),
                                run.get(RideFrame.OLD))))
                .callIf("7.15.1.4", run -> run.get(PERSONA) == 1, "7.15.1.4", run ->
                        new int[] {run.get(RideFrame.FIGHTER)})
                .waits("6.3.7", "16.3")
                .build();
    }

    /** A rear-guard put on a vanguard circle by an effect rides although it is on the field (ruling 320). */
    @Rule(jp = {"6.3.3.1", "7.4.1.1"})
    private static boolean isOnField(Run run) {
        int place = run.position().placeOf(run.get(RideFrame.CARD));
        return place >= 0 && run.position().place(place).zone().circle() && run.get(RideFrame.MANNER) != RideFrame.PUT;
    }

    /** Tells whether the card has gone, or lies in the G zone. */
    @Rule(jp = "6.3.3.1")
    public static boolean isGoneOrInGZone(Run run) {
        int place = run.position().placeOf(run.get(RideFrame.CARD));
        return place < 0 || run.position().place(place).zone().equals(Zone.G.kind());
    }

    @Rule(jp = {"6.3.3.2.1", "6.3.3.2.2"})
    private static Batch show(Run run) {
        int place = run.position().placeOf(run.get(RideFrame.CARD));
        if (!run.position().place(place).zone().isHidden()) {
            return Batch.NOTHING;
        }
        GameObject card = run.position().objectAt(place, run.position().indexOf(place, run.get(RideFrame.CARD)));
        return Batch.of(Event.fact(EventKinds.SHOWN, run.seat(RideFrame.FIGHTER), 0, 0, card.definition(), "ride"));
    }

    /** Tells whether the card lies in the ride deck of the fighter who rides it. */
    @Rule(jp = "6.3.3.2.2")
    public static boolean isOfRideDeck(Run run) {
        return run.position().placeOf(run.get(RideFrame.CARD)) == Zone.RIDE_DECK.of(run.seat(RideFrame.FIGHTER));
    }

    @Rule(jp = "6.3.2.2")
    private static boolean isNormal(Run run) {
        return run.get(RideFrame.MANNER) == RideFrame.NORMAL;
    }

    @Rule(jp = {"6.3.3.2.2", "7.9.1"})
    private static Batch discard(Run run) {
        return Batch.of(Event.move(run.position(), run.get(DISCARD), Zone.DROP.of(run.seat(RideFrame.FIGHTER)), 0));
    }

    /** The circle is that of the owner of the card; what will lie under it is remembered before it comes. */
    @Rule(jp = {"6.3.1", "6.3.3.3", "6.3.3.3.1"})
    private static void specifyCircle(Run run) {
        Position position = run.position();
        int place = position.placeOf(run.get(RideFrame.CARD));
        Seat seat = position.objectAt(place, position.indexOf(place, run.get(RideFrame.CARD)))
                .owner();
        run.set(RideFrame.CIRCLE, Field.vanguardCircle(position, seat));
        run.set(RideFrame.BEFORE, Field.withAll(new int[0], position, run.get(RideFrame.CIRCLE)));
        GameObject old = Vanguards.leader(position, seat);
        if (old != null) {
            run.set(RideFrame.OLD, old.object());
            run.set(PERSONA, isNormalFromHand(run, place, seat) ? 1 : 0);
        }
    }

    /** No other ride can be a persona ride. */
    @Rule(jp = "6.3.8#1")
    private static boolean isNormalFromHand(Run run, int place, Seat seat) {
        return isNormal(run) && place == Zone.HAND.of(seat);
    }

    /** Compares the cards as they are while all lie on the circle; one shared name suffices (ruling 26). */
    @Rule(jp = {"6.3.8#2", "6.3.8#3", "12.6.2", "12.6.2.2"})
    private static void compare(Run run) {
        Position position = run.position();
        int circle = run.get(RideFrame.CIRCLE);
        GameObject ridden = on(position, circle, run.get(RideFrame.NEW));
        if (ridden == null
                || !Vanguards.on(position, circle)
                        .exists(each -> run.frame().contains(RideFrame.BEFORE, each.object())
                                && isPersona(position, circle, each, ridden))) {
            run.set(PERSONA, 0);
        }
    }

    private static @Nullable GameObject on(Position position, int circle, int object) {
        int at = position.indexOf(circle, object);
        return at < 0 ? null : position.objectAt(circle, at);
    }

    private static boolean isPersona(Position position, int circle, GameObject old, GameObject ridden) {
        Array<String> names = Identities.of(position, ridden, circle, Identity.NAME);
        return Field.card(position, old).personaRide()
                && Field.card(position, ridden).personaRide()
                && Identities.of(position, old, circle, Identity.NAME).exists(names::contains);
    }

    /** The ridden card is put on the vanguard circle, face up and, unless told otherwise, standing. */
    @Rule(jp = {"6.3.3.4", "6.3.3.4.1", "4.9.2.3.1"})
    private static Batch put(Run run) {
        int flags = Event.SHOWN | (run.get(RideFrame.RESTING) == 1 ? Event.REST : 0);
        return Batch.of(Event.move(run.position(), run.get(RideFrame.CARD), run.get(RideFrame.CIRCLE), flags));
    }

    /** The rider is a new card (6.3.4); whoever speaks of the vanguard that appeared means it as it is now. */
    @Rule(jp = {"6.3.4", "6.3.3.4.2"})
    private static void remember(Run run) {
        Position position = run.position();
        int circle = run.get(RideFrame.CIRCLE);
        int size = position.size(circle);
        GameObject last = size == 0 ? null : position.objectAt(circle, size - 1);
        if (last != null && !run.frame().contains(RideFrame.BEFORE, last.object())) {
            run.set(RideFrame.NEW, last.object());
            run.set(RideFrame.INFORMATION, Strength.information(position, last));
        }
    }

    /** All others on the circle go, whatever they are (6.3.3.5.1). */
    @Rule(jp = {"6.3.3.5", "6.3.3.5.1"})
    private static Batch othersToSoul(Run run) {
        Position position = run.position();
        int circle = run.get(RideFrame.CIRCLE);
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < position.size(circle); i++) {
            GameObject other = position.objectAt(circle, i);
            if (other.object() != run.get(RideFrame.NEW)) {
                events.add(Event.move(position, other.object(), Zone.SOUL.of(other.owner()), 0));
            }
        }
        return Batch.ofAll(events);
    }

    /**
     * Rides several cards one by one: arguments are the fighter, how ({@link RideFrame#SUPERIOR} or
     * {@link RideFrame#PUT}) and 1 if they come to rest, the list is the cards. Their whole order is said before the
     * first one is ridden.
     */
    @Rule(jp = "6.3.6")
    public static Procedure several() {
        Local fighter = Local.seat(0, "fighter");
        Local manner = Local.number(1, "manner");
        Local resting = Local.number(2, "resting");
        Local card = Local.object(3, "card");
        Local cards = Local.objects(0, "cards");
        Local order = Local.objects(1, "order");
        return Procedure.named(RideFrame.SEVERAL)
                .locals(fighter, manner, resting, card, cards, order)
                .repeat(
                        "6.3.6 all",
                        run -> run.frame().size(cards) > 0,
                        more -> more.ask(
                                "6.3.6",
                                Question.of(
                                        Purposes.RIDE_NEXT,
                                        (position, frame) -> frame.seat(fighter),
                                        (position, frame, options) -> offer(position, frame, cards, options),
                                        (run, answer) -> order(run, answer.object(run.position()), cards, order))))
                .repeat(ride -> ride.let("6.3.6 next", run -> next(run, card, order))
                        .endIf("6.3.6 over", run -> run.get(card) == 0)
                        .call("6.3.6 ride", RideFrame.PROCEDURE, run ->
                                new int[] {run.get(fighter), run.get(card), run.get(manner), run.get(resting)}))
                .build();
    }

    private static void offer(Position position, Frame frame, Local cards, Options options) {
        for (int i = 0; i < frame.size(cards); i++) {
            int place = position.placeOf(frame.get(cards, i));
            options.pick(place, position.indexOf(place, frame.get(cards, i)));
        }
    }

    private static void order(Run run, int card, Local cards, Local order) {
        run.set(
                cards,
                Arrays.stream(run.objects(cards)).filter(each -> each != card).toArray());
        run.append(order, card);
    }

    /** Takes the next card of the order, leaving out those that have become others. */
    private static void next(Run run, Local card, Local order) {
        int[] left = Arrays.stream(run.objects(order))
                .filter(each -> run.position().placeOf(each) >= 0)
                .toArray();
        run.set(card, left.length == 0 ? 0 : left[0]);
        run.set(order, Arrays.stream(left).skip(1).toArray());
    }
}
