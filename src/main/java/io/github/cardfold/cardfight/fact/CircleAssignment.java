package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;

/**
 * The choice of circles for cards that go to some together: one card after the other, each to a circle of its own, as
 * many cards as possible. What is decided stands in the frame that asks.
 */
public final class CircleAssignment {
    private static final int NONE = -1;
    /** A card that can come to a circle counts more than any number of orders, which cannot. */
    private static final int UNIT = 1000;

    private final Local cards;
    private final Local allowed;
    private final Local at;
    private final Local placed;
    private final Local circles;

    /**
     * Makes one that keeps what is decided in these locals.
     *
     * @param cards the cards, in the order in which they are asked for
     * @param allowed the circles that may be chosen
     * @param at how many cards have been asked for
     * @param placed the cards that got a circle
     * @param circles their circles, in the same order
     */
    public CircleAssignment(Local cards, Local allowed, Local at, Local placed, Local circles) {
        this.cards = cards;
        this.allowed = allowed;
        this.at = at;
        this.placed = placed;
        this.circles = circles;
    }

    /** Returns cards in an order that does not tell how they lie in a hidden place: there, that of the catalogue. */
    @Rule(jp = "4.6.2")
    public static int[] openly(Position position, int[] cards) {
        int[] ordered = cards.clone();
        for (int i = 1; i < ordered.length; i++) {
            int card = ordered[i];
            int at = i;
            while (at > 0 && kindIfHidden(position, ordered[at - 1]) > kindIfHidden(position, card)) {
                ordered[at] = ordered[--at];
            }
            ordered[at] = card;
        }
        return ordered;
    }

    private static int kindIfHidden(Position position, int card) {
        int place = position.placeOf(card);
        return place < 0 || !position.place(place).zone().isHidden()
                ? -1
                : position.objectAt(place, position.indexOf(place, card)).definition();
    }

    /** Tells whether no card is left that could get a circle. */
    public boolean isDone(Run run) {
        return most(run.position(), run.frame(), run.get(at), NONE) == 0;
    }

    /**
     * Returns the question for the circle of the next card.
     *
     * @param section the section that asks
     * @param fighter who is asked
     * @param requirements what circles must be besides
     */
    @Rule(jp = {"6.2.3.2.1", "6.2.3.2.1.1"})
    public Ask ask(String section, Local fighter, Requirement... requirements) {
        Choice circle = Choice.place(section, "a circle", PlacesToChooseFrom.CIRCLES)
                .knowing(it -> most(it.position(), it.frame(), it.get(at), NONE))
                .that(requirements)
                .that(
                        Requirement.of(
                                "6.2.3.2.1",
                                it -> isAmong(it.frame(), allowed, it.place()),
                                it -> it.where() + " is none of the circles that the effect allows"),
                        Requirement.of(
                                "6.2.3.2.1",
                                it -> !isTaken(it.position(), it.frame(), it.place()),
                                it -> "another card goes to " + it.where()),
                        Requirement.of(
                                "6.2.3.2.1.1",
                                this::leavesMost,
                                it -> "with a card on " + it.where() + " fewer cards would find a circle"));
        Choice none = Choice.pass("6.2.3.2.1.1", "this card is left out")
                .when(Requirement.of(
                        "6.2.3.2.1.1",
                        this::mayLeaveOut,
                        it -> "there is a circle for this card, and as many cards as possible get one"));
        return Question.of(
                        Purposes.CIRCLE,
                        (position, frame) -> frame.seat(fighter),
                        Answers.of(circle, none),
                        this::answer)
                .begun(this::forget);
    }

    private void forget(Run run) {
        run.set(at, 0);
        run.clear(placed);
        run.clear(circles);
    }

    private void answer(Run run, Answer answer) {
        if (!answer.isPass()) {
            run.append(placed, run.frame().get(cards, run.get(at)));
            run.append(circles, answer.place());
        }
        run.set(at, run.get(at) + 1);
    }

    private boolean leavesMost(Candidate it) {
        Position position = it.position();
        int next = it.get(at);
        int card = it.frame().get(cards, next);
        return suits(position, card, it.place())
                && it.known() - most(position, it.frame(), next + 1, it.place()) == weight(position, card);
    }

    private boolean mayLeaveOut(Candidate it) {
        int next = it.get(at);
        return most(it.position(), it.frame(), next + 1, NONE) == most(it.position(), it.frame(), next, NONE);
    }

    /**
     * Returns how many of the cards from one on can get a circle at most, if one circle is taken besides. Orders, which
     * come to no circle (4.4.3), get what others leave: cards that have a circle keep one, whatever comes after them.
     */
    @Rule(jp = {"6.2.3.2.1.1", "4.4.3"})
    private int most(Position position, Frame frame, int from, int without) {
        if (from >= frame.size(cards)) {
            return 0;
        }
        int[] holders = new int[frame.size(allowed)];
        int units = found(position, frame, from, without, holders, UNIT);
        return MainTypes.areAllUnits(position) ? units : units + found(position, frame, from, without, holders, 1);
    }

    /** Returns what those cards of one weight that find a circle weigh together. */
    private int found(Position position, Frame frame, int from, int without, int[] holders, int weight) {
        int found = 0;
        for (int card = from; card < frame.size(cards); card++) {
            boolean counts = weight(position, frame.get(cards, card)) == weight
                    && finds(position, frame, card, without, holders, new boolean[holders.length]);
            found += counts ? weight : 0;
        }
        return found;
    }

    private static int weight(Position position, int card) {
        GameObject object = MainTypes.areAllUnits(position) ? null : position.find(card);
        return object != null && Orders.isNoUnitOnCircles(position, object) ? 1 : UNIT;
    }

    /** Tells whether a card finds a circle if others may go to other ones for it; if so, notes who holds which. */
    private boolean finds(Position position, Frame frame, int card, int without, int[] holders, boolean[] tried) {
        for (int i = 0; i < holders.length; i++) {
            int circle = frame.get(allowed, i);
            boolean free = !tried[i]
                    && (circle != without || Circle.is(position.place(circle), Circle.GUARDIAN))
                    && !isTaken(position, frame, circle)
                    && suits(position, frame.get(cards, card), circle);
            tried[i] |= free;
            if (free && Circle.is(position.place(circle), Circle.GUARDIAN)) {
                return true;
            }
            if (free && (holders[i] == 0 || finds(position, frame, holders[i] - 1, without, holders, tried))) {
                holders[i] = card + 1;
                return true;
            }
        }
        return false;
    }

    /**
     * A card of the field goes to another circle of the same side than that on which it is, and no card where an effect
     * keeps it from going.
     */
    @Rule(jp = {"6.2.3.2.1.1", "1.3.3"})
    private static boolean suits(Position position, int card, int circle) {
        int place = position.placeOf(card);
        boolean isThere = place >= 0 && place != circle;
        return isThere
                && (!position.place(place).zone().circle()
                        || side(position, card, place, circle)
                                == position.place(circle).seat())
                && !(position.rules().mayForbid()
                        && position.rules().forbids(position, Event.move(position, card, circle, 0)));
    }

    /** A unit of the field stays on its side of it, but guards for whoever is its master. */
    @Rule(jp = "7.39.4.2")
    private static Seat side(Position position, int card, int place, int circle) {
        return Circle.is(position.place(circle), Circle.GUARDIAN)
                ? position.master(position.objectAt(place, position.indexOf(place, card)), place)
                : position.place(place).seat();
    }

    /** A guardian circle holds any number of units (4.9.4). */
    @Rule(jp = "4.9.4")
    private boolean isTaken(Position position, Frame frame, int circle) {
        return isAmong(frame, circles, circle) && !Circle.is(position.place(circle), Circle.GUARDIAN);
    }

    private static boolean isAmong(Frame frame, Local list, int place) {
        for (int i = 0; i < frame.size(list); i++) {
            if (frame.get(list, i) == place) {
                return true;
            }
        }
        return false;
    }
}
