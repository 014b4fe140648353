package io.github.cardfold.cardfight.battle;

import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.deed.Limit;
import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The damage step: who is hit, damage, retirement (10.7). */
public final class DamageStep {
    private DamageStep() {}

    /** The damage step of the battle in progress. */
    @Rule(jp = "10.7.1")
    public static Procedure procedure() {
        return Procedure.named("10.7")
                .change("10.7.1.1", run -> BattleBeginnings.of(run, "damage step"))
                .call("10.7.1.1 check", "11.6.1")
                .let("10.7.1.2", DamageStep::compare)
                .call("10.7.1.3", "11.6.1")
                .change("10.7.1.4", DamageStep::deal)
                .call("10.7.1.5", "11.6.1")
                .change("10.7.1.6", DamageStep::results)
                .change("10.7.1.8", DamageStep::asIfHit)
                .call("10.7.1.9", "11.6.1")
                .waits("10.7.1.10 G guardians", "14.16")
                .change("10.7.1.10 guardians", DamageStep::retireGuardians)
                .change("10.7.1.10", DamageStep::retireHit)
                .call("10.7.1.11", "11.6.1")
                .build();
    }

    /**
     * Each attacked unit whose power is not above the attacker's is hit, or another one that an effect lets it hit,
     * unless an effect forbids it.
     */
    @Rule(jp = {"10.7.1.2", "1.3.3"})
    private static void compare(Run run) {
        Position position = run.position();
        Frame battle = run.enclosing(BattleFrame.PROCEDURE);
        GameObject attacker = attacker(position, battle);
        for (int i = 0; attacker != null && i < battle.size(BattleFrame.TARGETS); i++) {
            GameObject target = target(position, battle, i);
            if (target != null
                    && !Deeds.isForbidden(position, DeedKind.HIT, attacker, target)
                    && (Strength.power(position, target) <= Strength.power(position, attacker)
                            || Deeds.isLifted(position, Limit.HIT_BY_POWER, attacker, target))) {
                run.appendIn(BattleFrame.PROCEDURE, BattleFrame.HIT, target.object());
            }
        }
    }

    /** The attacker while no attacking unit's master has changed, or null; a partner that has left attacks no more. */
    @Rule(jp = {"10.7.1.2.1", "10.7.1.4.2"})
    private static @Nullable GameObject attacker(Position position, Frame battle) {
        GameObject attacker = Battle.attacking(position, battle);
        int circle = battle.get(BattleFrame.ATTACKER_CIRCLE);
        return attacker != null
                        && keepsMaster(position, battle, attacker, circle, battle.seat(BattleFrame.ATTACKER_MASTER))
                        && partnersKeepMaster(position, battle)
                ? attacker
                : null;
    }

    private static boolean partnersKeepMaster(Position position, Frame battle) {
        for (int i = 0; i < battle.size(BattleFrame.PARTNERS); i++) {
            GameObject partner = Battle.partner(position, battle, i);
            int circle = battle.get(BattleFrame.PARTNER_CIRCLES, i);
            Seat master = Seat.of(battle.get(BattleFrame.PARTNER_MASTERS, i));
            if (partner != null && !keepsMaster(position, battle, partner, circle, master)) {
                return false;
            }
        }
        return true;
    }

    /** An attacked unit while its master has not changed, or null. */
    @Rule(jp = "10.7.1.2.1")
    private static @Nullable GameObject target(Position position, Frame battle, int index) {
        GameObject target = Battle.attacked(position, battle, index);
        int circle = battle.get(BattleFrame.TARGET_CIRCLES, index);
        Seat master = Seat.of(battle.get(BattleFrame.TARGET_MASTERS, index));
        return target != null && keepsMaster(position, battle, target, circle, master) ? target : null;
    }

    /** Tells whether a unit has had one master all the time; one that has come back to it does not count. */
    private static boolean keepsMaster(Position position, Frame battle, GameObject unit, int circle, Seat master) {
        return !battle.contains(BattleFrame.MASTER_CHANGED, unit.object()) && position.master(unit, circle) == master;
    }

    /** Each vanguard that was hit is dealt damage equal to the attacker's critical. */
    @Rule(jp = {"10.7.1.4", "10.7.1.4.1", "7.35.1", "2.7.1"})
    private static Batch deal(Run run) {
        Position position = run.position();
        Frame battle = run.enclosing(BattleFrame.PROCEDURE);
        GameObject attacker = attacker(position, battle);
        List<Event> events = new ArrayList<>();
        for (int i = 0; attacker != null && i < battle.size(BattleFrame.TARGETS); i++) {
            int critical = Strength.value(position, attacker, Trait.CRITICAL);
            GameObject unit = Battle.attacked(position, battle, i);
            int circle = battle.get(BattleFrame.TARGET_CIRCLES, i);
            if (unit != null
                    && battle.contains(BattleFrame.HIT, unit.object())
                    && Circle.is(position.place(circle), Circle.VANGUARD)
                    && critical > 0) {
                events.add(Event.count(FighterNumbers.VANGUARD_DAMAGE, position.master(unit, circle), critical));
            }
        }
        return Batch.ofAll(events);
    }

    /** The event 'hit', once, and 'attacked it and hit', one for each unit, or 'did not hit' (ruling 61). */
    @Rule(jp = {"10.7.1.3", "10.7.1.6", "10.7.1.6.1", "10.7.1.7"})
    private static Batch results(Run run) {
        Frame battle = run.enclosing(BattleFrame.PROCEDURE);
        Seat fighter = battle.seat(BattleFrame.DESIGNATING);
        int attacker = battle.get(BattleFrame.ATTACKER);
        int hits = battle.size(BattleFrame.HIT);
        return hits == 0
                ? Batch.of(Event.fact(EventKinds.DID_NOT_HIT, fighter, attacker, 0))
                : Batch.of(
                        hits + 1,
                        i -> Event.fact(
                                i == 0 ? EventKinds.HIT : EventKinds.UNIT_HIT,
                                fighter,
                                attacker,
                                battle.get(BattleFrame.HIT, Math.max(0, i - 1))));
    }

    /**
     * For each attacked unit, since an ability may speak of any; for what did hit, the event of 10.7.1.6 has done it
     * (ruling 312). It is the unit that attacked, also if it attacks no more since it has moved (ruling 481).
     */
    @Rule(jp = "10.7.1.8")
    private static Batch asIfHit(Run run) {
        Position position = run.position();
        Frame battle = run.enclosing(BattleFrame.PROCEDURE);
        if (battle.size(BattleFrame.HIT) > 0) {
            return Batch.NOTHING;
        }
        List<Event> events = new ArrayList<>(0);
        GameObject attacker = position.find(battle.get(BattleFrame.ATTACKER));
        if (attacker != null) {
            addAsIfHit(position, battle, attacker, events);
        }
        for (GameObject partner : Battle.partners(position, battle)) {
            addAsIfHit(position, battle, partner, events);
        }
        return Batch.ofAll(events);
    }

    private static void addAsIfHit(Position position, Frame battle, GameObject unit, List<Event> events) {
        boolean acts = Strength.flag(position, unit, Flag.ACTS_AS_IF_IT_HIT) != 0;
        for (int i = 0; acts && i < battle.size(BattleFrame.TARGETS); i++) {
            int target = battle.get(BattleFrame.TARGETS, i);
            Seat fighter = battle.seat(BattleFrame.DESIGNATING);
            events.add(Event.fact(EventKinds.AS_IF_HIT, fighter, unit.object(), target));
        }
    }

    /** Guardians and the units that were hit, all at once. */
    @Rule(en = "7.6.1.8")
    public static Batch retireAll(Run run) {
        List<Event> events = guardians(run.position());
        events.addAll(hit(run));
        return Batch.ofAll(events);
    }

    @Rule(jp = {"10.7.1.10", "7.18.1"})
    private static Batch retireGuardians(Run run) {
        return Batch.ofAll(guardians(run.position()));
    }

    private static List<Event> guardians(Position position) {
        List<Event> events = new ArrayList<>();
        for (Seat fighter : position.seats()) {
            int circle = Field.guardianCircle(position, fighter);
            for (int i = 0; i < position.size(circle); i++) {
                GameObject guardian = position.objectAt(circle, i);
                events.add(Event.move(position, guardian.object(), Zone.DROP.of(guardian.owner()), 0));
            }
        }
        return events;
    }

    @Rule(jp = {"10.7.1.10", "7.18.1"})
    private static Batch retireHit(Run run) {
        return Batch.ofAll(hit(run));
    }

    private static List<Event> hit(Run run) {
        Position position = run.position();
        Frame battle = run.enclosing(BattleFrame.PROCEDURE);
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < battle.size(BattleFrame.HIT); i++) {
            GameObject unit = position.find(battle.get(BattleFrame.HIT, i));
            int circle = unit == null ? -1 : position.placeOf(unit.object());
            if (unit != null && circle >= 0 && Circle.is(position.place(circle), Circle.REAR_GUARD)) {
                events.add(Event.move(position, unit.object(), Zone.DROP.of(unit.owner()), 0));
            }
        }
        return events;
    }
}
