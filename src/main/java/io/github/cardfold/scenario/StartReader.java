package io.github.cardfold.scenario;

import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code start}: where in the rules play begins. A section alone brings with it all procedures that lead there; a
 * list is the whole stack, the outermost procedure first.
 */
final class StartReader {
    private static final int USUAL_TURN = 3;
    private static final int LAST_TURN = 1000;

    private final Layout layout;
    private final ScenarioGame.Turns turns;
    private @Nullable ReadingFields locals;

    StartReader(Layout layout) {
        this.layout = layout;
        turns = layout.game().turns();
    }

    void read(Reading start) {
        if (start.data() instanceof Data.Items) {
            start.items().forEach(this::frame);
        } else if (start.data() instanceof Data.Text) {
            stack(start, null);
        } else {
            ReadingFields in = start.fields();
            stack(in.get("at"), in);
            in.end();
        }
    }

    private void frame(Reading frame) {
        ReadingFields in = frame.fields();
        Reading name = in.get("procedure");
        String procedure = Waiting.procedure(name, layout);
        @Nullable Reading after = in.find("after");
        start(procedure, after == null ? in.get("at") : after, after != null);
        @Nullable Reading values = in.find("locals");
        if (values != null) {
            locals(procedure, values);
        }
        in.end();
    }

    private void start(String procedure, Reading label, boolean isAfter) {
        if (!layout.rules().procedure(procedure).labels().contains(label.text())) {
            throw label.expected("a label of procedure " + procedure + ", one of "
                    + String.join(", ", layout.rules().procedure(procedure).labels()));
        }
        if (isAfter) {
            layout.opening().startAfter(procedure, label.text());
        } else {
            layout.opening().startAt(procedure, label.text());
        }
    }

    /** Starts all procedures on the way to a label. */
    private void stack(Reading label, @Nullable ReadingFields in) {
        Array<CallPath.Stop> way = CallPath.to(layout.rules(), label.text())
                .getOrElseThrow(() -> label.expected(
                        "the label of a step that procedures lead to by name, such as 9.9 or 10.5.1.2.1"));
        Array<String> procedures = way.map(CallPath.Stop::procedure);
        @Nullable Reading values = in == null ? null : in.find("locals");
        locals = values == null ? null : values.fields();
        for (int i = 0; i < way.size(); i++) {
            String procedure = way.get(i).procedure();
            Reading at = label.field("way", Data.text(way.get(i).label()));
            start(procedure, at, i < way.size() - 1);
            if (procedure.equals(turns.procedure())) {
                turn(in);
            } else if (layout.game().hasBattles()) {
                battle(procedure, label, in, i < way.size() - 1);
            }
            named(procedure);
        }
        absent(in, procedures.contains(turns.procedure()), turns.field(), "turn");
        if (layout.game().hasBattles()) {
            absent(in, procedures.contains(BattleFrame.PROCEDURE), BattleReader.FIELD);
        }
        if (locals != null) {
            locals.end();
        }
    }

    /** A field that says nothing about this start point is none of its fields. */
    private static void absent(@Nullable ReadingFields in, boolean belongs, String... fields) {
        for (String field : fields) {
            if (in != null && !belongs && in.has(field)) {
                throw in.get(field).expected("no such field, since the start point lies outside of what it is about");
            }
        }
    }

    private void battle(String procedure, Reading label, @Nullable ReadingFields in, boolean isInside) {
        if (procedure.equals(BattleFrame.PROCEDURE)) {
            new BattleReader(layout).read(label, in, active(in));
        }
        BattleReader.begin(layout, procedure, isInside);
    }

    private Seat active(@Nullable ReadingFields in) {
        @Nullable Reading active = in == null ? null : in.find(turns.field());
        return active == null ? Seat.A : layout.seats().one(active);
    }

    private void turn(@Nullable ReadingFields in) {
        @Nullable Reading number = in == null ? null : in.find("turn");
        layout.opening().local(turns.active().name(), active(in).ordinal());
        layout.opening().local(turns.number().name(), number == null ? USUAL_TURN : number.whole(1, LAST_TURN));
    }

    /** Sets the values that {@code locals} has for a procedure. */
    private void named(String procedure) {
        @Nullable Reading values = locals == null ? null : locals.find(procedure);
        if (values != null) {
            locals(procedure, values);
        }
    }

    private void locals(String name, Reading values) {
        Procedure procedure = layout.rules().procedure(name);
        ReadingFields in = values.fields();
        for (String each : in.names()) {
            Reading value = in.get(each);
            Local local = procedure
                    .local(each)
                    .getOrElseThrow(() -> value.expected(
                            "a value of procedure " + name + ", one of "
                                    + procedure.localNames().mkString(", "),
                            "\"" + each + "\""));
            int[] numbers = local.isList() ? list(local, value.items()) : new int[] {single(local, value)};
            Layout.possible(value, () -> layout.opening().local(each, numbers));
        }
    }

    private int[] list(Local local, Array<Reading> values) {
        return values.toJavaStream().mapToInt(each -> single(local, each)).toArray();
    }

    private int single(Local local, Reading value) {
        return switch (local.type()) {
            case NUMBER, NUMBERS -> value.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
            case OBJECT, OBJECTS -> layout.object(value);
            case EFFECT, EFFECTS -> layout.effect(value);
            case SEAT -> layout.seats().one(value).ordinal();
            case PLACE, PLACES -> layout.names().place(value);
        };
    }
}
