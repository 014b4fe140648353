package io.github.cardfold.scenario;

import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads {@code battle}: who attacks whom, who boosts, who guards, when play begins inside a battle. */
final class BattleReader {
    static final String FIELD = "battle";

    /** The battle phase, whose first start step is another. */
    private static final String PHASE = "10.3";

    private final Layout layout;

    BattleReader(Layout layout) {
        this.layout = layout;
    }

    /** A battle in progress has had its start step. */
    static void begin(Layout layout, String procedure, boolean isInside) {
        if (procedure.equals(PHASE) && isInside) {
            layout.opening().local("begun", 1);
        }
    }

    /** Sets the values of the attack process that was started last; without the field nobody attacks yet. */
    void read(Reading start, @Nullable ReadingFields outer, Seat fighter) {
        set(BattleFrame.DESIGNATING, fighter);
        @Nullable Reading battle = outer == null ? null : outer.find(FIELD);
        if (battle == null) {
            return;
        }
        ReadingFields in = battle.fields();
        @Nullable Reading ordered = in.find("ordered");
        set(BattleFrame.IS_ORDERED, ordered != null && ordered.truth() ? 1 : 0);
        @Nullable Reading designating = in.find("designating");
        if (designating != null) {
            set(BattleFrame.DESIGNATING, layout.seats().one(designating));
        }
        attacker(in.get("attacker"));
        partners(units(in.find("partners")));
        attacked(units(in.find("attacked")));
        boosters(units(in.find("boosters")));
        @Nullable Reading guards = in.find("guards");
        if (guards != null) {
            guards(guards.fields(), units(in.find("attacked")));
        }
        hit(units(in.find("hit")), units(in.find("attacked")));
        in.end();
    }

    private void attacker(Reading attacker) {
        int unit = unit(attacker);
        int circle = layout.placeOf(unit);
        set(BattleFrame.ATTACKER, unit);
        set(BattleFrame.ATTACKER_CIRCLE, circle);
        set(BattleFrame.ATTACKER_MASTER, layout.place(circle).seat());
    }

    private void partners(Array<Reading> partners) {
        int[] units = objects(partners);
        set(BattleFrame.PARTNERS, units);
        set(BattleFrame.PARTNER_CIRCLES, circles(units));
        set(BattleFrame.PARTNER_MASTERS, masters(units));
    }

    private void attacked(Array<Reading> attacked) {
        int[] units = objects(attacked);
        set(BattleFrame.TARGETS, units);
        set(BattleFrame.TARGET_CIRCLES, circles(units));
        set(BattleFrame.TARGET_MASTERS, masters(units));
    }

    private int[] masters(int[] units) {
        return Arrays.stream(circles(units))
                .map(circle -> layout.place(circle).seat().ordinal())
                .toArray();
    }

    private void boosters(Array<Reading> boosters) {
        int[] units = objects(boosters);
        set(BattleFrame.BOOSTERS, units);
        set(BattleFrame.BOOSTER_CIRCLES, circles(units));
    }

    private void guards(ReadingFields in, Array<Reading> attacked) {
        int[] targets = objects(attacked);
        List<Integer> pairs = new ArrayList<>();
        for (String name : in.names()) {
            Reading value = in.get(name);
            int guardian = layout.object(value, name);
            int circle = layout.placeOf(guardian);
            if (circle != Circle.FRONTMOST_CENTER.of(layout.place(circle).seat())) {
                throw value.expected("a unit on the guardian circle of its fighter to guard", "\"" + name + "\"");
            }
            int guarded = unit(value);
            requireAmong(value, guarded, targets);
            pairs.add(guardian);
            pairs.add(guarded);
        }
        set(BattleFrame.GUARDS, pairs.stream().mapToInt(each -> each).toArray());
    }

    private void hit(Array<Reading> hit, Array<Reading> attacked) {
        int[] targets = objects(attacked);
        hit.forEach(each -> requireAmong(each, unit(each), targets));
        set(BattleFrame.HIT, objects(hit));
    }

    private static void requireAmong(Reading at, int unit, int[] targets) {
        for (int target : targets) {
            if (target == unit) {
                return;
            }
        }
        throw at.expected("one of the attacked units");
    }

    private static Array<Reading> units(@Nullable Reading value) {
        return value == null ? Array.empty() : value.data() instanceof Data.Items ? value.items() : Array.of(value);
    }

    private int[] objects(Array<Reading> units) {
        return units.toJavaStream().mapToInt(this::unit).toArray();
    }

    private int unit(Reading value) {
        int unit = layout.object(value);
        if (!layout.place(layout.placeOf(unit)).zone().circle()) {
            throw value.expected("a unit on a circle");
        }
        return unit;
    }

    private int[] circles(int[] units) {
        int[] circles = new int[units.length];
        for (int i = 0; i < units.length; i++) {
            circles[i] = layout.placeOf(units[i]);
        }
        return circles;
    }

    private void set(Local local, Seat seat) {
        set(local, seat.ordinal());
    }

    private void set(Local local, int... values) {
        Opening opening = layout.opening();
        opening.local(local.name(), values);
    }
}
