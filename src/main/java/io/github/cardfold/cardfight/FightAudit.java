package io.github.cardfold.cardfight;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Locked;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.rule.Losing;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.cardfight.state.Verbs;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What holds in every state of a game of Cardfight!! Vanguard, beyond what holds in every game. */
public final class FightAudit {
    /** Where a fighter is asked just after a check timing. */
    private static final Array<String> PLAY_TIMINGS = Array.of("9.7.2", "9.9.2", "10.3.1.3", "10.5.1.2.1");

    /** Those of them that are no play timings by 11.6.2: what a look there triggers waits for the next check timing. */
    private static final Array<String> BETWEEN = Array.of("9.7.2", "10.3.1.3");

    private final Position position;
    private final @Nullable Frame turn;
    private final @Nullable Frame battle;
    private final boolean over;
    private final List<String> found = new ArrayList<>();

    private FightAudit(State state) {
        position = state.position();
        over = state.isOver();
        turn = position.frame(TurnFrame.PROCEDURE);
        battle = position.frame(BattleFrame.PROCEDURE);
    }

    /**
     * Returns what is wrong with a state, nothing if all is well.
     *
     * @throws IllegalArgumentException if it is no state of Cardfight!! Vanguard
     */
    public static Array<String> broken(State state) {
        requireNonNull(state, "state");
        CardGame.of(state.position());
        FightAudit fight = new FightAudit(state);
        for (int index = 0; index < fight.position.placeCount(); index++) {
            Place place = fight.position.place(index);
            for (int i = 0; i < fight.position.size(index); i++) {
                fight.card(place, fight.position.objectAt(index, i));
            }
        }
        fight.numbers();
        if (!fight.over) {
            fight.durations();
            fight.turn();
            fight.guardians();
            fight.battle();
            state.decision().forEach(fight::playTiming);
        }
        return Array.ofAll(fight.found);
    }

    private void card(Place place, GameObject card) {
        if (!place.zone().circle()
                && place.index() != Zone.ORDER_ZONE.of(place.seat())
                && card.owner() != place.seat()) {
            complain(place, "holds a card of the other fighter");
        }
        boolean dominated = RuleEffects.isOn(position, RuleEffects.DOMINATED, card.object());
        if (!dominated && position.master(card, place.index()) != place.seat()) {
            complain(place, "holds a card whose master is the other fighter");
        }
        if (card.is(GameObject.REST) && !place.zone().circle() && place.index() != Zone.ORDER_ZONE.of(place.seat())) {
            complain(place, "holds a resting card");
        }
        boolean locked = Locked.is(position, card, place.index());
        if (place.zone().circle() && isLocked(place) != Circle.is(place, Circle.LOCKED)) {
            complain(place, "is a locked circle without a locked card, or none with one");
        }
        if (card.is(GameObject.MARKED) && !locked && place.index() != Zone.TRIGGER.of(place.seat())) {
            complain(place, "holds a marked card");
        }
        if (!place.zone().isHidden()) {
            seen(place, card);
        }
    }

    /**
     * What lay there when a card came as a locked card is still there while a fighter is asked to replace its going.
     */
    private boolean isLocked(Place place) {
        return Array.range(0, position.size(place.index()))
                .exists(i -> Locked.is(position, position.objectAt(place.index(), i), place.index()));
    }

    /**
     * All see a card in a public place, but a first vanguard before the game starts: its owner alone sees that. Only
     * damage, bound cards and those of the order zone (4.17.3) and of circles (4.9.3.1) lie face down: all may read
     * them all the same (4.1.5, 4.11.2.1), but bound ones their owner alone (4.12.3).
     */
    private void seen(Place place, GameObject card) {
        boolean open =
                place.index() == Zone.DAMAGE.of(place.seat()) || place.index() == Zone.ORDER_ZONE.of(place.seat());
        boolean isFirst = turn == null && card.is(GameObject.FACE_DOWN) && Circle.is(place, Circle.VANGUARD);
        boolean bound = place.index() == Zone.BIND.of(place.seat());
        boolean circle = place.zone().circle() && !isFirst;
        if (card.is(GameObject.FACE_DOWN) && !open && !bound && !place.zone().circle()) {
            complain(place, "holds a card face down");
        }
        if (isFirst && over) {
            return;
        }
        for (Seat seat : position.seats()) {
            if (card.seenBy(seat) != (open || circle || !card.is(GameObject.FACE_DOWN) || seat == card.owner())) {
                complain(place, "holds a card that " + seat + " wrongly sees, or does not");
            }
        }
    }

    private void numbers() {
        for (Seat seat : position.seats()) {
            if (position.number(FighterNumbers.VANGUARD_DAMAGE, seat) < 0
                    || position.number(FighterNumbers.ENERGY, seat) < 0) {
                found.add(seat + " has less than no damage or energy");
            }
        }
    }

    private void durations() {
        for (int i = 0; i < position.lastingCount(); i++) {
            Lifetime lifetime = position.lasting(i).lifetime();
            boolean outlived = Lifetimes.isOfBattle(lifetime) && battle == null
                    || Lifetimes.isOfTurn(lifetime) && turn == null
                    || lifetime.equals(Lifetimes.RESOLUTION) && !isResolving();
            if (outlived) {
                found.add(position.lasting(i) + " has outlived its " + lifetime);
            }
        }
    }

    /** An effect is being carried out if a frame is of no section of the turn, the battle or the check timing. */
    private boolean isResolving() {
        String top = position.frame(position.depth() - 1).procedure().name();
        return position.frame("7.36.1") != null
                || !top.startsWith("9.") && !top.startsWith("10.") && !top.equals("11.6.1") && !top.equals("11.9.4");
    }

    private void turn() {
        if (turn == null) {
            return;
        }
        int fighter = turn.get(TurnFrame.FIGHTER);
        if (!isSeat(fighter) || turn.get(TurnFrame.NUMBER) < 1) {
            found.add("turn " + turn.get(TurnFrame.NUMBER) + " of seat " + fighter);
        }
    }

    private boolean isSeat(int number) {
        return number >= 0 && number < position.seatCount();
    }

    private void guardians() {
        for (Seat seat : position.seats()) {
            int circle = Circle.FRONTMOST_CENTER.of(seat);
            boolean attacks = battle != null && battle.get(BattleFrame.DESIGNATING) == seat.ordinal();
            if (position.size(circle) > 0 && (battle == null || attacks)) {
                found.add(seat + " has guardians and is not attacked");
            }
            for (int i = 0; i < position.size(circle); i++) {
                if (!position.objectAt(circle, i).is(GameObject.REST)) {
                    found.add("a guardian of " + seat + " stands");
                }
            }
        }
    }

    private void battle() {
        if (battle == null) {
            return;
        }
        if (turn == null) {
            found.add("a battle goes on outside of a turn");
        }
        if (!isSeat(battle.get(BattleFrame.DESIGNATING))) {
            found.add("no fighter designates the attack");
        }
        pairs(battle, BattleFrame.TARGETS, BattleFrame.TARGET_CIRCLES);
        pairs(battle, BattleFrame.PARTNERS, BattleFrame.PARTNER_CIRCLES);
        pairs(battle, BattleFrame.BOOSTERS, BattleFrame.BOOSTER_CIRCLES);
        if (battle.size(BattleFrame.GUARDS) % 2 != 0) {
            found.add("a guardian guards nobody");
        }
        for (int i = 0; i < battle.size(BattleFrame.GUARDS); i += 2) {
            int guardian = battle.get(BattleFrame.GUARDS, i);
            for (int other = 0; other < i; other += 2) {
                if (battle.get(BattleFrame.GUARDS, other) == guardian) {
                    found.add("object " + guardian + " guards two units");
                }
            }
        }
        if (battle.get(BattleFrame.ATTACKER_CIRCLE) >= 0 && battle.get(BattleFrame.ATTACKER) == 0) {
            found.add("nobody attacks from a circle");
        }
        if (battle.get(BattleFrame.ATTACKER_CIRCLE) >= 0 && !isSeat(battle.get(BattleFrame.ATTACKER_MASTER))) {
            found.add("no fighter is master of the attacker");
        }
    }

    private void pairs(Frame frame, Local units, Local circles) {
        if (frame.size(units) != frame.size(circles) && frame.size(units) > 0) {
            found.add(frame.size(units) + " " + units.name() + " on " + frame.size(circles) + " circles");
        }
        for (int i = 0; i < frame.size(circles); i++) {
            int circle = frame.get(circles, i);
            if (circle < 0
                    || circle >= position.placeCount()
                    || !position.place(circle).zone().circle()) {
                found.add(circles.name() + " are " + circle + ", which is no circle");
            }
        }
    }

    /**
     * A check timing has ended: nothing is left that a rule action or a standby ability would deal with, unless effects
     * may keep units on their circles (ruling 428).
     */
    private void playTiming(Decision decision) {
        if (!PLAY_TIMINGS.contains(decision.section())) {
            return;
        }
        boolean mayWait =
                position.rules().verbNames().contains(Verbs.LOOK.name()) && BETWEEN.contains(decision.section());
        if (position.standbyCount() > 0 && !mayWait) {
            found.add("an ability stands by at " + decision.section());
        }
        boolean mayStay = position.rules().mayForbid();
        for (Place place : places()) {
            boolean one = Circle.is(place, Circle.VANGUARD) || Circle.is(place, Circle.REAR_GUARD);
            if (one && !mayStay && leading(place.index()) > 1) {
                complain(place, "holds several units at " + decision.section());
            }
        }
        for (Seat seat : position.seats()) {
            boolean settled = position.size(Zone.TRIGGER.of(seat)) == 0
                    && position.size(Zone.DECK.of(seat)) > 0
                    && position.size(Zone.DAMAGE.of(seat)) < Losing.damageToLose(position, seat)
                    && (mayStay || leading(Circle.FRONT_CENTER.of(seat)) == 1)
                    && position.number(FighterNumbers.VANGUARD_DAMAGE, seat) == 0;
            if (!settled) {
                found.add(seat + " has unsettled business at " + decision.section());
            }
        }
    }

    /** Returns how many cards of a circle are there by themselves: all but mates. */
    private int leading(int circle) {
        return Array.range(0, position.size(circle))
                .count(i -> !Vanguards.isMate(position, position.objectAt(circle, i)));
    }

    private List<Place> places() {
        List<Place> places = new ArrayList<>();
        for (int i = 0; i < position.placeCount(); i++) {
            places.add(position.place(i));
        }
        return places;
    }

    private void complain(Place place, String what) {
        found.add(place.seat() + "'s " + place.name() + " " + what);
    }
}
