package io.github.cardfold.cardfight.rule;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Reads;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** Units on a guardian circle while nothing is attacked, or on the attacker's side, go to the drop zone (13.4). */
public final class IllegalGuardians implements RuleAction {
    @Override
    public String label() {
        return "13.4";
    }

    @Override
    public Reads reads() {
        return Reads.cards(place -> place.zone().circle())
                .framesOf(BattleFrame.PROCEDURE)
                .framesOf(Moment.BATTLE_PHASE.procedure())
                .kinds();
    }

    @Override
    public boolean isDue(Position position) {
        for (int seat = 0; seat < position.seatCount(); seat++) {
            int circle = Field.guardianCircle(position, Seat.of(seat));
            for (int i = 0; i < position.size(circle); i++) {
                if (isIllegal(position, position.objectAt(circle, i), circle)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public Batch events(Position position) {
        List<Event> events = new ArrayList<>();
        for (Seat fighter : position.seats()) {
            int circle = Field.guardianCircle(position, fighter);
            for (int i = 0; i < position.size(circle); i++) {
                GameObject guardian = position.objectAt(circle, i);
                if (isIllegal(position, guardian, circle)) {
                    events.add(Event.move(position, guardian.object(), Zone.DROP.of(guardian.owner()), 0));
                }
            }
        }
        return Batch.ofAll(events);
    }

    @Rule(jp = "13.4.1", it = "9.4.1", en = "9.4.1")
    private static boolean isIllegal(Position position, GameObject guardian, int circle) {
        if (!MainTypes.isUnit(position, guardian)) {
            return false;
        }
        if (CardGame.ruleset(position).ruleActions().guardiansStayInBattlePhase()) {
            return !Turn.isIn(position, Moment.BATTLE_PHASE);
        }
        Frame battle = Battle.of(position);
        if (battle == null || Battle.attackedCount(position, battle) == 0) {
            return true;
        }
        return Battle.allAttacking(position, battle)
                .exists(each ->
                        position.master(each, position.placeOf(each.object())) == position.master(guardian, circle));
    }
}
