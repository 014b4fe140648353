package io.github.cardfold.cardfight.fact;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.card.Subtype;
import io.github.cardfold.cardfight.deed.Alchemagic;
import io.github.cardfold.cardfight.deed.Attempt;
import io.github.cardfold.cardfight.deed.Candidates;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.deed.Limit;
import io.github.cardfold.cardfight.deed.MoreOrders;
import io.github.cardfold.cardfight.deed.OrderPair;
import io.github.cardfold.cardfight.information.ArrivingUnits;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Verbs;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Order cards: how many a fighter may play, and which. */
public final class Orders {
    private Orders() {}

    /** Tells whether a card is an order, as what it has become where it lies (2.9.3.2). */
    public static boolean isOrder(Position position, GameObject card) {
        return !MainTypes.areAllUnits(position) && MainTypes.of(position, card) == MainType.ORDER;
    }

    /** Tells whether a card is an order and stays one on a circle: nothing calls it as a unit. */
    @Rule(jp = {"4.4.3", "18.5.2"})
    public static boolean isNoUnitOnCircles(Position position, GameObject card) {
        return isOrder(position, card) && !ArrivingUnits.is(position, card);
    }

    /** Tells whether an order stays in the order zone once it is played. */
    @Rule(jp = "11.8.3.3")
    public static boolean isSet(Position position, GameObject card) {
        return MainTypes.hasSubtype(position, card, Subtype.SET);
    }

    /** Tells whether a card is a normal order: neither a set order nor a blitz order. */
    @Rule(jp = "9.9.2.3")
    public static boolean isNormal(Position position, GameObject card) {
        return isOrder(position, card)
                && !isSet(position, card)
                && !MainTypes.hasSubtype(position, card, Subtype.BLITZ);
    }

    private static boolean isBlitz(Candidate it) {
        return MainTypes.hasSubtype(it.position(), it.gameObject(), Subtype.BLITZ);
    }

    /**
     * Returns the choice of an order to play, of the hand or from where an effect permits it.
     *
     * @param section the section that allows it
     * @param blitz whether blitz orders are played, or all others
     */
    @Rule(jp = {"2.4.2", "9.9.2.3", "10.5.1.2.5"})
    public static Choice ofHand(String section, boolean blitz) {
        return Choice.card(section, "an order of the hand", Candidates.PLAYED)
                .to(Verbs.PLAY)
                .only(it -> isOrder(it.position(), it.gameObject()))
                .when(
                        Requirement.of(
                                section,
                                it -> isBelowLimit(it.position(), it.seat()),
                                it -> it.asked() + " has played as many orders this turn as may be"),
                        Conditions.vanguard(section))
                .knowing(Conditions::gradeOfAnyVanguard)
                .that(
                        Candidates.inHand(section, Limit.PLAYED_FROM_HAND, (it, attempt) -> attempt.normally()),
                        Requirement.of(
                                section,
                                it -> isOrder(it.position(), it.gameObject()),
                                it -> it.card() + " is no order"),
                        Requirement.of(
                                section,
                                it -> isBlitz(it) == blitz,
                                it -> it.card() + (blitz ? " is no blitz order" : " is a blitz order")),
                        Deeds.limited(
                                Conditions.gradeToVanguard(section, 0),
                                Limit.GRADE_TO_PLAY,
                                (it, attempt) -> attempt.normally()),
                        Deeds.unforbidden(DeedKind.PLAY, (it, attempt) -> attempt.normally()),
                        Requirement.of(
                                "11.8.2.4.2",
                                it -> isPlayable(it.position(), it.seat(), Subject.of(it.gameObject(), it.place())),
                                it -> it.card() + "'s requirement is not met or its cost cannot be paid"));
    }

    /** Tells whether a fighter may play one more order this turn. */
    @Rule(jp = {"9.9.2.3", "10.5.1.2.5", "11.8.2.1.1"})
    public static boolean isBelowLimit(Position position, Seat fighter) {
        return position.number(FighterNumbers.ORDERS_PLAYED, fighter) < limit(position, fighter);
    }

    /** Returns how many orders a fighter may play in this turn. */
    @Rule(jp = {"9.9.2.3.1", "10.5.1.2.5.1", "11.8.2.1.1.1"})
    public static int limit(Position position, Seat fighter) {
        return CardGame.ruleset(position).orderLimit() + MoreOrders.of(position, fighter);
    }

    /** Returns the ability that an order is played for, none if it has none. */
    @Rule(jp = "11.1.1.4")
    public static Option<Clause> ability(Position position, Subject order) {
        Clauses clauses = Clauses.of(position);
        return clauses.size(order.gameObject().definition(), Clause.Kind.ORDER) == 0
                ? Option.none()
                : Option.some(clauses.get(order.gameObject().definition(), Clause.Kind.ORDER, 0))
                        .filter(each -> CardAbilities.instances(position, order, each).length > 0);
    }

    /**
     * Tells whether a fighter may play an order as far as effects and its text go: it goes to the order area of that
     * fighter, where no card of another comes.
     */
    @Rule(jp = {"4.1.13", "11.8.2.1.1", "11.8.2.4", "11.8.2.4.2"})
    public static boolean isPlayable(Position position, Seat fighter, Subject order) {
        return order.gameObject().owner() == fighter
                && !Deeds.isForbidden(position, Attempt.of(DeedKind.PLAY, fighter, order))
                && Conditions.isMovable(position, order.gameObject(), Zone.ORDER_AREA)
                && (!hasHead(position, order)
                        || isHeadMet(position, fighter, order)
                        || isPlayableWithAnother(position, fighter, order));
    }

    /** Tells whether an order has a requirement or a cost at the head of its text. */
    private static boolean hasHead(Position position, Subject order) {
        Clauses clauses = Clauses.of(position);
        int definition = order.gameObject().definition();
        if (clauses.size(definition, Clause.Kind.ORDER) == 0) {
            return false;
        }
        Clause clause = clauses.get(definition, Clause.Kind.ORDER, 0);
        return clause.condition().isDefined() || clause.cost().exists(cost -> !cost.isFree());
    }

    /**
     * Tells whether an order's requirement is met and its cost can be paid once it lies in the order area, where it
     * goes before (ruling 310); the order itself does not pay, and it costs what it costs where it lies now (ruling
     * 438).
     */
    @Rule(jp = {"7.21.1", "11.8.2.1.1", "11.8.2.4", "11.8.2.4.2"})
    private static boolean isHeadMet(Position position, Seat fighter, Subject order) {
        int definition = order.gameObject().definition();
        if (FighterPlaces.of(position).orderHeads().areSame(definition)) {
            Query query = Query.of(position, fighter, order);
            return isMet(Clauses.of(position).get(definition, Clause.Kind.ORDER, 0), query, query);
        }
        Position played = inArea(position, fighter, order);
        return isHeadMet(played, fighter, played(played, fighter), named(played));
    }

    /** Returns what a position would be with an order in the order area, where it goes first. */
    private static Position inArea(Position position, Seat fighter, Subject order) {
        return OpenPosition.with(
                position, Batch.of(Event.move(position, order.object(), Zone.ORDER_AREA.of(fighter), 0)));
    }

    private static Subject played(Position played, Seat fighter) {
        int area = Zone.ORDER_AREA.of(fighter);
        return Subject.of(played.objectAt(area, played.size(area) - 1), area);
    }

    private static Subject named(Position played) {
        return Subject.of(requireNonNull(played.event(played.eventCount() - 1).before()));
    }

    /**
     * Tells whether the requirement of an order in the order area is met and its cost can be paid without another.
     *
     * @param named the order as it lay where it is played from, null if that is not known
     */
    public static boolean isHeadMet(Position position, Seat fighter, Subject card, @Nullable Subject named) {
        Query query = Query.of(position, fighter, card);
        Clause ability = ability(position, card).getOrNull();
        return ability == null || isMet(ability, query, query.asOf(named));
    }

    /** Tells whether an order can be played if another one is alchemagicked with it: then it may cost less. */
    @Rule(jp = {"7.28.2", "7.44.1.3"})
    private static boolean isPlayableWithAnother(Position position, Seat fighter, Subject order) {
        if (!Alchemagic.isPermitted(position, fighter, order)) {
            return false;
        }
        Position played = inArea(position, fighter, order);
        return Alchemagic.pairs(played, fighter, played(played, fighter), named(played))
                .exists(OrderPair::isPlayable);
    }

    private static boolean isMet(Clause ability, Query query, Query priced) {
        return ability.holds(query)
                && (ability.cost().isEmpty() || ability.cost().get().isPayableByOthers(priced));
    }
}
