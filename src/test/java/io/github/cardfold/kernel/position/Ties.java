package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;

/**
 * A made-up game of three seats with links and marks, for tests of these: seat A says yes again and again, and each
 * time the next batch of a script is proposed. Objects stay the same between the circles of a field.
 */
public final class Ties {
    /** Ends with either object. */
    public static final LinkKind ROPE = new LinkKind("rope");

    /** Leads to whatever either object becomes. */
    public static final LinkKind SHADOW = new LinkKind("shadow");

    private static final LinkRule SHADOW_RULE = new LinkRule() {
        @Override
        public Link.Fate fate(Position position, Link link, Link.End end, Event event) {
            return Link.Fate.FOLLOWS;
        }
    };

    /** Goes on naming what it leads to. */
    public static final LinkKind GRIEF = new LinkKind("grief of one");

    private static final LinkRule GRIEF_RULE = new LinkRule() {
        @Override
        public Link.Fate fate(Position position, Link link, Link.End end, Event event) {
            return end == Link.End.TO ? Link.Fate.STAYS : Link.Fate.ENDS;
        }
    };

    /** Ends also when its first object is turned, and then its second object drops and a point is scored. */
    public static final LinkKind CANDLE = new LinkKind("candle");

    private static final LinkRule CANDLE_RULE = new LinkRule() {
        @Override
        public boolean endsWith(Position position, Link link, Link.End end, Event event) {
            return end == Link.End.FROM && event.kind() == EventKind.TURN;
        }

        @Override
        public Batch afterEnd(Position position, Link link) {
            Event point = Event.count(Sample.POINTS, Seat.A, 1);
            int left = link.to().object();
            return position.placeOf(left) < 0 ? Batch.of(point) : Batch.of(point, Event.move(position, left, DROP, 0));
        }
    };

    /** A state of an object, a place or a seat. */
    public static final Mark FROST = new Mark("frost");

    public static final int DECK = 0;
    public static final int HAND = 3;
    public static final int FIELD = 6;
    public static final int BENCH = 9;
    public static final int DROP = 12;

    private static final Local AT = Local.number(0, "at");
    private static final List<ZoneKind> ZONES = List.of(
            new ZoneKind("deck", ZoneKind.Sight.NOBODY, false),
            new ZoneKind("hand", ZoneKind.Sight.OWNER, false),
            new ZoneKind("field", ZoneKind.Sight.ALL, true),
            new ZoneKind("bench", ZoneKind.Sight.ALL, true),
            new ZoneKind("drop", ZoneKind.Sight.ALL, false));

    private Ties() {}

    /** Returns rules of the game by which the batches of a script happen, and nothing more after the last. */
    @SafeVarargs
    public static Rules rules(Function<Position, Batch>... script) {
        Procedure play = Procedure.named("script")
                .locals(AT)
                .repeat(turn -> turn.ask(
                                "go",
                                Question.of(
                                        "go on",
                                        (position, frame) -> Seat.A,
                                        (position, frame, options) -> options.yesNo(),
                                        (run, answer) -> {}))
                        .change("do", run -> {
                            int at = run.get(AT);
                            return at < script.length ? script[at].apply(run.position()) : Batch.NOTHING;
                        })
                        .let("next", run -> run.set(AT, run.get(AT) + 1))
                        .again("again"))
                .build();
        return Sample.builder("ties\n")
                .procedures(play)
                .linkKinds(ROPE)
                .linkKind(SHADOW, SHADOW_RULE)
                .linkKind(GRIEF, GRIEF_RULE)
                .linkKind(CANDLE, CANDLE_RULE)
                .lasting(FROST)
                .build(new Sample.Plain() {
                    @Override
                    public boolean mints(Position position, Event move) {
                        return !Committer.staysOnField(position, move);
                    }
                });
    }

    /** Returns a table on which each seat has a card in its hand, two on its field and three in its deck. */
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
            }
            opening.card(0, seat, HAND + seat.ordinal());
            opening.card(1, seat, FIELD + seat.ordinal());
            opening.card(2, seat, FIELD + seat.ordinal());
        }
        opening.startAt("script", "go");
        return opening;
    }

    /** Returns the first state of a game with a script. */
    @SafeVarargs
    public static State start(Function<Position, Batch>... script) {
        return opening(rules(script)).begin(OptionalLong.of(5));
    }

    /** Returns a card of a place as an anchor. */
    public static Anchor card(Position position, int place, int index) {
        return Anchor.object(position.objectAt(place, index).object());
    }

    /** Returns an event that sends a card of a place to another. */
    public static Event move(Position position, int place, int index, int to) {
        return Event.move(position, position.objectAt(place, index).object(), to, 0);
    }
}
