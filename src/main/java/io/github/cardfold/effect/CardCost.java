package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.kernel.Simultaneous;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.function.IntFunction;

/** What is paid by doing something to cards that are planned. */
final class CardCost implements CostItem {
    private final CardAction action;
    private final Portion portion;
    private final Selector from;
    private final Array<? extends Area> places;
    private final Array<? extends Area> exceptIn;
    private final boolean isOfThisAlone;

    private CardCost(CardAction action) {
        this.action = action;
        places = action.places();
        exceptIn = action.exceptIn();
        portion = action.cards().portion();
        from = portion.from();
        isOfThisAlone = portion instanceof Portion.Whole && from instanceof OfThis of && of.isThis();
    }

    /**
     * Returns what is paid by an instruction with cards.
     *
     * @throws IllegalArgumentException if it does not say which cards, or they lie in a deck
     */
    static CardCost of(CardAction action) {
        CardCost cost = new CardCost(action);
        if (cost.from.isUnseen()) {
            throw new IllegalArgumentException(
                    "\"" + action.english() + "\" is no cost: nobody sees the cards of a deck");
        }
        return cost;
    }

    @Override
    public Payable instruction() {
        return action;
    }

    /** One pays with cards whose master one is. */
    @Override
    @Rule(jp = "11.7.1")
    public Array<Subject> payers(Query query) {
        Position position = query.position(Facts.PLACES);
        Array<Subject> cards = from.subjects(query);
        Subject[] payers = new Subject[cards.size()];
        int count = 0;
        for (int i = 0; i < payers.length; i++) {
            Subject card = cards.get(i);
            if (card.isHere()
                    && card.object() != 0
                    && !Simultaneous.takes(position, card.object())
                    && card.master(position) == query.master()
                    && isPlaced(position, card)
                    && action.changes(query, card)) {
                payers[count++] = card;
            }
        }
        return count == 0 ? Array.empty() : count == payers.length ? cards : Array.of(Arrays.copyOf(payers, count));
    }

    @Override
    public boolean isOutOfReach(Position position, Seat payer, GameObject self) {
        return isOfThisAlone && action.isDone(self);
    }

    private boolean isPlaced(Position position, Subject card) {
        Place place = position.place(card.place());
        return (places.isEmpty() || covers(places, place)) && !covers(exceptIn, place);
    }

    private static boolean covers(Array<? extends Area> areas, Place place) {
        for (int i = 0; i < areas.size(); i++) {
            if (areas.get(i).covers(place)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public CostPart demand(Query query, IndexSet candidates, IntFunction<Subject> card) {
        CostPart part = portion.demand(query, candidates, card, number -> action.changed(query, number));
        return action.isInPlace() ? part.inPlace() : part;
    }

    @Override
    public int enough(Query query) {
        return portion.enough(query, number -> action.changed(query, number));
    }

    @Override
    public boolean isInPlace() {
        return action.isInPlace();
    }

    @Override
    public Event pay(Query query, Subject card) {
        return action.event(query, card);
    }

    @Override
    public Array<Event> told(Query query, int cards) {
        return action.told(query, cards);
    }

    @Override
    public boolean takesCards() {
        return true;
    }

    @Override
    public boolean isJoint() {
        return portion.isJoint();
    }

    @Override
    public boolean paysIntoDeck() {
        return action.isIntoDeck();
    }

    /** A card that is spoken of, such as this one, lies now here, now there; and all see that there is none. */
    @Override
    public boolean isOpen(Query query) {
        Position position = query.position(Facts.PLACES);
        return from.areas().nonEmpty() && from.ground(query).isEmpty()
                || !from.isHidden()
                        && (from.areas().nonEmpty()
                                || from.ground(query)
                                        .forAll(card -> !position.place(card.place())
                                                .zone()
                                                .isHidden()));
    }

    @Override
    public boolean takesThis() {
        return from instanceof OfThis of && of.isThis()
                || Terms.direct(from)
                        .exists(part -> part instanceof Filter && part instanceof OfThis of && of.isThis());
    }

    @Override
    public boolean isNeverPaid(Array<? extends Area> valid) {
        Array<? extends Area> where = from.areas().isEmpty() && takesThis() ? valid : from.areas();
        boolean isElsewhere = takesThis() && !valid.isEmpty() && !meet(where, valid);
        return !where.isEmpty() && (isElsewhere || !where.exists(this::isPaidIn));
    }

    private boolean isPaidIn(Area area) {
        return (places.isEmpty() || places.exists(area::equals)) && !exceptIn.exists(area::equals);
    }

    private static boolean meet(Array<? extends Area> one, Array<? extends Area> other) {
        return one.exists(each -> other.exists(each::equals));
    }

    @Override
    public Array<Term> says() {
        return portion.says().appendAll(Terms.direct(from));
    }

    @Override
    public Option<String> as() {
        return portion.as();
    }

    @Override
    public Option<String> becomes() {
        return action.as();
    }
}
