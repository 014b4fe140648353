package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A made-up game of three seats for tests of the stages of a change: seat A says yes again and again, and each time
 * something is done that a script says: by the rules, by an effect or as a cost. Each seat has three things in its
 * deck, two in its hand and three on its field, of the kinds 0, 1 and 2.
 */
public final class Caravan {
    /** Binds what is carried to what carries it. */
    public static final LinkKind LOAD = new LinkKind("load");

    public static final int DECK = 0;
    public static final int HAND = 3;
    public static final int FIELD = 6;
    public static final int DROP = 9;
    public static final int EXILE = 12;

    public static final int B = 1;
    public static final int C = 2;

    private static final Local AT = Local.number(0, "at");
    private static final Local MASTER = Local.seat(1, "master");
    private static final Local SOURCE = Local.object(2, "source");

    private static final List<ZoneKind> ZONES = List.of(
            new ZoneKind("deck", ZoneKind.Sight.NOBODY, false),
            new ZoneKind("hand", ZoneKind.Sight.OWNER, false),
            new ZoneKind("field", ZoneKind.Sight.ALL, true),
            new ZoneKind("drop", ZoneKind.Sight.ALL, false),
            new ZoneKind("exile", ZoneKind.Sight.ALL, false));

    private Caravan() {}

    /** Something to be done, and how: by which procedure, whose it is and the place whose first thing is its source. */
    public record Deed(String how, Seat master, int from, Function<Position, Batch> what) {}

    public static Deed rules(Function<Position, Batch> what) {
        return new Deed("by the rules", Seat.A, FIELD, what);
    }

    public static Deed effect(Seat master, int from, Function<Position, Batch> what) {
        return new Deed("effect", master, from, what);
    }

    public static Deed cost(Seat master, int from, Function<Position, Batch> what) {
        return new Deed("payment", master, from, what);
    }

    /** Done by a procedure that an effect calls and that says nothing of a cause. */
    public static Deed called(Seat master, int from, Function<Position, Batch> what) {
        return new Deed("calling", master, from, what);
    }

    /** Done by a procedure that an effect calls and whose changes have no cause. */
    public static Deed between(Seat master, int from, Function<Position, Batch> what) {
        return new Deed("letting", master, from, what);
    }

    private static ProcedureBuilder named(String name) {
        return Procedure.named(name).locals(AT, MASTER, SOURCE);
    }

    /** Returns rules of the game with a script, and with what is added to them. */
    public static Rules assembled(UnaryOperator<Rules.Builder> plugin, Deed... script) {
        Function<Run, Batch> what = run -> script[run.get(AT)].what().apply(run.position());
        Function<Frame, Cause> effect = frame -> Cause.effect(frame.seat(MASTER), frame.get(SOURCE));
        Function<Run, int[]> same = run -> new int[] {run.get(AT), run.get(MASTER), run.get(SOURCE)};
        Procedure play = Procedure.named("script")
                .locals(AT)
                .repeat(turn -> turn.ask(
                                "go",
                                Question.of(
                                        "go on",
                                        (position, frame) -> Seat.A,
                                        (position, frame, options) -> options.yesNo(),
                                        (run, answer) -> {}))
                        .callNamed("do", run -> run.get(AT) < script.length ? script[run.get(AT)].how() : "", run -> {
                            Deed deed = script[run.get(AT)];
                            int source = run.position().objectAt(deed.from(), 0).object();
                            return new int[] {run.get(AT), deed.master().ordinal(), source};
                        })
                        .let("next", run -> run.set(AT, run.get(AT) + 1))
                        .again("again"))
                .build();
        return plugin.apply(Sample.builder("caravan\n").linkKinds(LOAD))
                .procedures(
                        play,
                        named("by the rules").change("it", what).build(),
                        named("unsaid").change("that", what).build(),
                        named("nobody")
                                .causes(frame -> null)
                                .change("this", what)
                                .build(),
                        named("effect").causes(effect).change("deed", what).build(),
                        named("calling")
                                .causes(effect)
                                .call("call", "unsaid", same)
                                .build(),
                        named("letting")
                                .causes(effect)
                                .call("let", "nobody", same)
                                .build(),
                        named("payment")
                                .causes(frame -> Cause.cost(frame.seat(MASTER), frame.get(SOURCE)))
                                .change("pay", what)
                                .build())
                .build(new Sample.Plain() {
                    @Override
                    public Seat affected(Position position, Event event) {
                        return event.from() < 0
                                ? Seat.A
                                : position.place(event.from()).seat();
                    }
                });
    }

    /** Returns the table. */
    public static Opening opening(Rules rules) {
        Opening opening = new Opening(rules, 3);
        ZONES.forEach(zone -> {
            for (Seat seat : Seat.first(3)) {
                opening.place(zone, seat, zone.name(), Place.NO_ROW, Place.NO_COLUMN, 0);
            }
        });
        for (Seat seat : Seat.first(3)) {
            for (int i = 0; i < 3; i++) {
                opening.card(i, seat, DECK + seat.ordinal());
                opening.card(i, seat, FIELD + seat.ordinal());
            }
            opening.card(0, seat, HAND + seat.ordinal());
            opening.card(1, seat, HAND + seat.ordinal());
        }
        opening.startAt("script", "go");
        return opening;
    }

    /** Returns the first state of a game with a script. */
    public static State start(UnaryOperator<Rules.Builder> plugin, Deed... script) {
        return opening(assembled(plugin, script)).begin(OptionalLong.of(5));
    }

    /** Returns a thing of a place. */
    public static GameObject at(Position position, int place, int index) {
        return position.objectAt(place, index);
    }

    /** Returns what sends a thing of a place to another. */
    public static Function<Position, Batch> moves(int place, int index, int to) {
        return position -> Batch.of(move(position, place, index, to));
    }

    /** Returns an event that does so. */
    public static Event move(Position position, int place, int index, int to) {
        return Event.move(position, at(position, place, index).object(), to, 0);
    }
}
