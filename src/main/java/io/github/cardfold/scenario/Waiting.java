package io.github.cardfold.scenario;

import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.scenario.words.Seats;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Reads what a table holds besides cards: effects that last, abilities on standby, procedures ordered for later. */
final class Waiting {
    private Waiting() {}

    static void read(ReadingFields in, Layout layout) {
        for (Reading effect : in.items("lasting")) {
            layout.lasting(effect, lasting(effect, layout));
        }
        for (Reading ability : in.items("standby")) {
            Standby read = standby(ability, layout);
            Layout.possible(ability, () -> layout.opening().standby(read));
        }
        in.items("ordered").forEach(order -> order(order, layout));
    }

    static TimedEffect lasting(Reading effect, Layout layout) {
        ReadingFields in = effect.fields();
        TimedEffectKind kind =
                in.get("kind").named("the name of a kind of lasting effect", layout.rules()::lastingKind);
        Seat master = Seats.one(in.get("master"));
        int source = objectOrNone(in.find("source"), layout);
        int[] objects = objects(in.items("on"), layout);
        int number = in.whole("number", 0);
        Lifetime lifetime = lifetime(in.get("duration"), layout.rules());
        in.end();
        return TimedEffect.of(kind, master, source, objects, number, lifetime);
    }

    private static Lifetime lifetime(Reading name, Rules rules) {
        return name.named("one of " + rules.lifetimeNames().mkString(", "), rules::lifetime);
    }

    private static Standby standby(Reading ability, Layout layout) {
        ReadingFields in = ability.fields();
        String procedure = procedure(in.get("procedure"), layout);
        Seat master = Seats.one(in.get("master"));
        int source = objectOrNone(in.find("source"), layout);
        int[] bindings = objects(in.items("bindings"), layout);
        in.end();
        return new Standby(procedure, master, source, bindings);
    }

    private static void order(Reading order, Layout layout) {
        ReadingFields in = order.fields();
        String procedure = procedure(in.get("procedure"), layout);
        Seat seat = Seats.one(in.get("seat"));
        int object = objectOrNone(in.find("object"), layout);
        int other = objectOrNone(in.find("other"), layout);
        in.end();
        Layout.possible(order, () -> layout.opening().order(procedure, seat, object, other));
    }

    static String procedure(Reading name, Layout layout) {
        return name.named("the name of a procedure", layout.rules()::procedure).name();
    }

    private static int objectOrNone(@Nullable Reading in, Layout layout) {
        return in == null ? 0 : layout.object(in);
    }

    private static int[] objects(Array<Reading> list, Layout layout) {
        return list.toJavaStream().mapToInt(layout::object).toArray();
    }
}
