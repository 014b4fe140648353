package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;

/** Boosting: a unit rests and lends its power to the attacker (7.47). */
public final class Boost {
    /** The procedure. */
    static final String PROCEDURE = "7.47.1";

    private static final Local BOOSTER = Local.object(0, "booster");

    private Boost() {}

    /** Makes the unit given as argument boost the attacking unit. */
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(BOOSTER)
                .endIf("7.47.1.1", run -> !isPossible(run))
                .change("7.47.1.2", run -> Batch.of(Event.turn(run.position(), run.get(BOOSTER), true)))
                .let("7.47.1.2 boosting", run -> BattleFrame.boost(run, run.get(BOOSTER)))
                .change("7.47.1.2.1", Boost::boosted)
                .build();
    }

    @Rule(jp = {"7.47.1.1", "1.3.3"})
    private static boolean isPossible(Run run) {
        Position position = run.position();
        GameObject booster = position.find(run.get(BOOSTER));
        Frame battle = Battle.of(position);
        GameObject boosted = battle == null ? null : Battle.attacking(position, battle);
        return booster != null
                && boosted != null
                && !Deeds.isForbidden(position, DeedKind.BOOST, booster, boosted)
                && !booster.is(GameObject.REST);
    }

    @Rule(jp = {"7.47.1.2.1", "10.4.1.12.2"})
    private static Batch boosted(Run run) {
        Frame battle = run.enclosing(BattleFrame.PROCEDURE);
        return Batch.of(Event.fact(
                EventKinds.BOOSTED,
                battle.seat(BattleFrame.DESIGNATING),
                run.get(BOOSTER),
                battle.get(BattleFrame.ATTACKER)));
    }
}
