package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AppliedChange;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;

/**
 * The power that boosting units, partners of the attacker and guardians add to a unit while they do (11.11.1.8). What a
 * unit lends is what its characteristics come to, without what others lend to it (ruling 124).
 */
@Rule(jp = {"6.2.4.1", "10.4.1.12.1", "11.11.1.8"})
final class LentPower extends ActiveChange {
    private static final BitSet WRITES = Modifier.slots(Trait.POWER);
    private static final BitSet READS = Modifier.slots(Trait.POWER, Trait.SHIELD);

    /** Is told of each unit that lends. */
    private interface Loan {
        void of(GameObject lender, Trait trait, String section, String what);
    }

    private final Frame battle;
    private final int receiver;

    private LentPower(Frame battle, int receiver) {
        this.battle = battle;
        this.receiver = receiver;
    }

    /** Adds what is lent to each of the units of a battle. */
    static void addTo(List<ActiveChange> effects, Position position) {
        Frame battle = Objects.requireNonNull(Battle.of(position));
        int attacker = battle.get(BattleFrame.ATTACKER);
        effects.add(new LentPower(battle, attacker));
        for (int i = 1; i < battle.size(BattleFrame.GUARDS); i += 2) {
            int guarded = battle.get(BattleFrame.GUARDS, i);
            if (guarded != attacker && isFirst(battle, i)) {
                effects.add(new LentPower(battle, guarded));
            }
        }
    }

    private static boolean isFirst(Frame battle, int index) {
        for (int i = 1; i < index; i += 2) {
            if (battle.get(BattleFrame.GUARDS, i) == battle.get(BattleFrame.GUARDS, index)) {
                return false;
            }
        }
        return true;
    }

    @Override
    Layer layer() {
        return Layers.LENT;
    }

    @Override
    int stamp() {
        return 0;
    }

    @Override
    BitSet writes() {
        return WRITES;
    }

    @Override
    BitSet reads() {
        return READS;
    }

    @Override
    List<Write> workOut(Information information) {
        GameObject unit = information.position().find(receiver);
        int[] sum = {0};
        each(
                information.position(),
                battle,
                receiver,
                (lender, trait, section, what) -> sum[0] += information.lent(lender, trait));
        return unit == null || sum[0] == 0
                ? List.of()
                : List.of(new Write(receiver, unit.definition(), Trait.POWER.ordinal(), sum[0]));
    }

    private static void each(Position position, Frame battle, int object, Loan loan) {
        if (battle.get(BattleFrame.ATTACKER) == object) {
            for (int i = 0; i < battle.size(BattleFrame.BOOSTERS); i++) {
                GameObject booster = Battle.booster(position, battle, i);
                if (booster != null) {
                    loan.of(booster, Trait.POWER, "10.4.1.12.1", "power of the booster");
                }
            }
            partners(position, battle, loan);
        }
        for (int i = 0; i < battle.size(BattleFrame.GUARDS); i += 2) {
            if (battle.get(BattleFrame.GUARDS, i + 1) == object && Battle.isGuarding(position, battle, i)) {
                GameObject guardian = guardian(position, battle.get(BattleFrame.GUARDS, i));
                loan.of(guardian, Trait.SHIELD, "6.2.4.1", "shield of the guardian");
            }
        }
    }

    /** The power of each partner is lent once (ruling 492). */
    @Rule(jp = {"10.4.1.12.1", "10.7.1.2"})
    private static void partners(Position position, Frame battle, Loan loan) {
        for (int i = 0; i < battle.size(BattleFrame.PARTNERS); i++) {
            GameObject partner = Battle.lendingPartner(position, battle, i);
            if (partner != null) {
                loan.of(partner, Trait.POWER, "10.4.1.12.1", "power of the partner");
            }
        }
    }

    private static GameObject guardian(Position position, int object) {
        int circle = Field.guardianCircleOf(position, object);
        return position.objectAt(circle, position.indexOf(circle, object));
    }

    @Override
    Array<AppliedChange> influences(Information information, Write write, int slot) {
        List<AppliedChange> lent = new ArrayList<>();
        int[] value = {information.value(write, slot)};
        each(information.position(), battle, write.object(), (lender, trait, section, what) -> {
            int amount = information.lent(lender, trait);
            lent.add(influence(section, what, lender, value[0], value[0] + amount));
            value[0] += amount;
        });
        return Array.ofAll(lent);
    }

    private AppliedChange influence(String section, String what, GameObject lender, int before, int after) {
        return new AppliedChange(layer(), section, what, lender.object(), Option.some(Lifetimes.BATTLE), before, after);
    }

    @Override
    AppliedChange influence(Position position, int before, int after) {
        throw new IllegalStateException("what is lent is told lender by lender");
    }

    @Override
    int apply(int value, int amount) {
        return value + amount;
    }
}
