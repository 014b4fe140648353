package io.github.cardfold.bot;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.SeenCard;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** A view in the words a bot thinks in: its own hand, its units, the opponent's, the attack in progress. */
final class Sight {
    private static final Array<Circle> FIELD = Array.of(Circle.values()).remove(Circle.FRONTMOST_CENTER);

    private final View view;
    private final Seat me;
    private final Seat foe;

    Sight(View view) {
        this.view = view;
        me = view.seat();
        foe = me == Seat.A ? Seat.B : Seat.A;
    }

    Seat seat() {
        return me;
    }

    ActionList options() {
        return view.legalActions();
    }

    /** The legal answers that pick a card or a circle, or do something with it, such that a condition holds. */
    Option<Action> option(Predicate<Handle> wanted) {
        return options().find(each -> names(each) && wanted.test(each.handle()));
    }

    private static boolean names(Action action) {
        return action.shape() == Action.Shape.PICK || action.shape() == Action.Shape.ACT;
    }

    /** Does nothing if that is legal, otherwise the first thing that is. */
    Action pass() {
        return options()
                .find(each -> each.shape() == Action.Shape.PASS)
                .getOrElse(() -> options().head());
    }

    Array<SeenCard> hand() {
        return view.cards(me, Zone.HAND).cards();
    }

    boolean isInHand(Handle handle) {
        return handle.place() == Zone.HAND.of(me);
    }

    /** Tells whether a guardian of the own side stands. */
    boolean hasGuardian() {
        return unit(Circle.FRONTMOST_CENTER).isDefined();
    }

    /** What is printed on the card at a handle, none if it is not to be seen. */
    Option<Card> card(Handle handle) {
        return view.place(handle.place())
                .cards()
                .find(each -> each.handle().equals(handle))
                .flatMap(Sight::card);
    }

    static Option<Card> card(SeenCard seen) {
        return seen.definition().filter(Card.class::isInstance).map(Card.class::cast);
    }

    int damage() {
        return view.cards(me, Zone.DAMAGE).size();
    }

    Array<Unit> units() {
        return FIELD.flatMap(circle -> unit(me, circle));
    }

    Array<Unit> foes() {
        return FIELD.flatMap(circle -> unit(foe, circle));
    }

    Option<Unit> unit(Circle circle) {
        return unit(me, circle);
    }

    private Option<Unit> unit(Seat of, Circle circle) {
        return view.units(of, circle)
                .lastOption()
                .flatMap(seen ->
                        card(seen).map(card -> new Unit(circle, seen.handle(), card, power(seen), seen.isResting())));
    }

    private static int power(SeenCard unit) {
        return unit.trait(Trait.POWER);
    }

    Option<Unit> vanguard() {
        return unit(Circle.FRONT_CENTER);
    }

    /** The grade of the own vanguard, -1 without one. */
    int grade() {
        return vanguard().map(each -> each.card().grade()).getOrElse(-1);
    }

    /** The circle that a handle of either side names. */
    static Circle circle(Handle handle) {
        Circle[] circles = Circle.values();
        return circles[(handle.place() - Circle.FRONT_LEFT.of(Seat.A)) % circles.length];
    }

    /** The attack in progress, none between attacks. */
    Option<Attack> attack() {
        return view.battle()
                .flatMap(battle -> battle.attacker().flatMap(this::seen).map(attacker -> {
                    Option<SeenCard> target = battle.attacked().headOption().flatMap(this::seen);
                    boolean mine = !target.exists(each -> seatOf(each) == me);
                    return new Attack(
                            mine,
                            circle(attacker.handle()),
                            power(attacker),
                            attacker.trait(Trait.CRITICAL),
                            target.map(each -> circle(each.handle())),
                            target.map(Sight::power).getOrElse(0));
                }));
    }

    private Option<SeenCard> seen(Handle handle) {
        return view.place(handle.place()).cards().find(each -> each.handle().equals(handle));
    }

    private Seat seatOf(SeenCard seen) {
        return view.place(seen.handle().place()).place().seat();
    }
}
