package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.Effects;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
import io.github.cardfold.kernel.Thing;

/** An attack that an effect orders: it waits for the end of the effect and its check timing (7.36). */
public final class OrderedAttack {
    /** The agenda entry that orders one. */
    public static final String PROCEDURE = "7.36.1";

    private static final Local MASTER = Local.seat(0, "master of the effect");
    private static final Local ATTACKER = Local.object(1, "attacker");
    private static final Local TARGET = Local.object(2, "target");

    private OrderedAttack() {}

    /** Returns the event that orders an attack on behalf of an effect's master (7.36.1). */
    public static Event order(int master, int attacker, int target) {
        return Event.order(PROCEDURE, master, attacker, target);
    }

    /** Carries out the attack ordered first. */
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(MASTER, ATTACKER, TARGET)
                .let("7.36.3", OrderedAttack::read)
                .change("7.36.3 taken up", run -> Batch.of(Event.takeUp()))
                .endIf("7.36.1.1", run -> !hasPair(run))
                .call("7.36.1.2", BattleFrame.PROCEDURE, run ->
                        new int[] {run.get(MASTER), run.get(ATTACKER), run.get(TARGET), 1})
                .endIf("7.36.1.3", run -> !attacksAgain(run))
                .go("7.36.1.3 again", "7.36.1.1")
                .build();
    }

    private static void read(Run run) {
        Event ordered = run.position().agenda(0);
        run.set(MASTER, ordered.seat());
        run.set(ATTACKER, ordered.object());
        run.set(TARGET, ordered.other());
    }

    @Rule(jp = "7.36.1.1")
    private static boolean hasPair(Run run) {
        Thing attacker = run.position().find(run.get(ATTACKER));
        return attacker != null
                && !attacker.is(Thing.REST)
                && isFree(run, run.get(ATTACKER), Flag.CANNOT_ATTACK)
                && isFree(run, run.get(TARGET), Flag.CANNOT_BE_ATTACKED);
    }

    /** Tells whether a unit is there and no effect has set a flag of it. */
    @Rule(jp = {"7.36.1.1", "10.2.3"})
    private static boolean isFree(Run run, int unit, String flag) {
        Position position = run.position();
        int place = position.placeOf(unit);
        return place >= 0
                && Strength.flag(position, position.thing(place, position.positionOf(place, unit)), place, flag) == 0;
    }

    /** Only a dominated unit attacks again if it stands (ruling 45). */
    @Rule(jp = "7.36.1.3")
    private static boolean attacksAgain(Run run) {
        return hasPair(run) && Effects.isOn(run.position(), Effects.DOMINATED, run.get(ATTACKER));
    }
}
