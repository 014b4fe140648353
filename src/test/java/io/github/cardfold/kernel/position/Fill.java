package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/** What {@link Sample#crowded} puts into the lists of a position: every kind of event, every type of local. */
final class Fill {
    private final Rules rules;
    private final TimedEffectKind glow;
    private final Snapshot was;
    private final Snapshot is;
    private final TimedEffect lasting;

    Fill(Rules rules, GameObject guest, int place) {
        this.rules = rules;
        glow = rules.lastingKind("glow");
        was = new Snapshot(
                new GameObject(90, 1, Seat.of(2), 39, 0, GameObject.ALL_SEATS), Sample.A_DROP, Seat.of(2), new int[] {
                    0, -7
                });
        is = new Snapshot(guest, place, Seat.B, new int[] {3, 0});
        lasting = new TimedEffect(50, glow, Seat.A, 40, new int[] {40, 39}, -500, Sample.HOUR);
    }

    Frame[] frames() {
        Procedure turns = rules.procedure("turns");
        Frame below = new Frame(turns, 0);
        below.at(turns.size());
        Frame frame = new Frame(turns, 0);
        frame.at(turns.indexOf("play"));
        frame.set(Sample.PLAYER, 2);
        frame.set(Sample.CARD, 39);
        frame.set(Sample.WHERE, Sample.A_DROP);
        frame.set(Sample.COUNT, Integer.MIN_VALUE);
        frame.set(Sample.SHOWN, new int[] {40, 0});
        frame.set(Sample.AROUND, new int[] {9, Sample.A_DECK});
        frame.set(Sample.ROLLS, new int[] {-1, 6});
        frame.batch(Batch.of(Event.random(6), Event.count(Sample.POINTS, Seat.of(2), 3)));
        frame.noted(standby());
        return new Frame[] {below, frame};
    }

    TimedEffect[] lasting() {
        return new TimedEffect[] {new TimedEffect(11, glow, Seat.of(2), 0, new int[0], 0, Sample.WEEK), lasting};
    }

    Standby[] standby() {
        return new Standby[] {new Standby("draw", Seat.B, 39, 40, 39), new Standby("draw", Seat.A, 0)};
    }

    Frame.Queued[] queued() {
        return new Frame.Queued[] {
            entry().made(12),
            Frame.Queued.of(rules.queue("errands"), "draw", Seat.A, 0).made(13)
        };
    }

    private Frame.Queued entry() {
        return Frame.Queued.of(rules.queue("duties"), "draw", Seat.of(2), 40)
                .naming(39, 40)
                .with(-3, 0)
                .beginning(Array.of(TimedEffect.of(glow, Seat.B, 40, new int[] {39}, 5, Sample.DAY)));
    }

    Snapshot[] memory() {
        return new Snapshot[] {was};
    }

    Event[] events() {
        int all = 2 * Event.ARRANGED - 1;
        EventKind move = EventKind.MOVE;
        return new Event[] {
            Event.of(move)
                    .between(Seat.of(2), 40, -1)
                    .way(Sample.A_DROP, 9, all)
                    .drawn(3)
                    .touched(was, is)
                    .build(),
            Event.of(EventKind.TURN)
                    .between(Seat.B, 40, -1)
                    .way(9, 9, 0)
                    .saying(GameObject.REST, "")
                    .touched(is, is)
                    .build(),
            Event.of(EventKind.FACE)
                    .between(Seat.B, 40, -1)
                    .way(9, 9, 0)
                    .touched(is, is)
                    .build(),
            Event.count(Sample.TURNS, Seat.A, -2),
            Event.of(EventKind.SHUFFLE)
                    .between(Seat.A, 0, -1)
                    .way(0, 0, 0)
                    .apart(new int[] {40, 39})
                    .by(Cause.cost(Seat.B, 40))
                    .build(),
            Event.begin(lasting),
            Event.begin(TimedEffect.of(glow, Seat.B, 40, new int[] {40}, 5, Sample.DAY)),
            Event.expire(Sample.DAY),
            Event.end(lasting),
            Event.of(EventKind.ADD_PLACE)
                    .between(Seat.B, 0, -1)
                    .way(-1, 9, 0)
                    .adding(Sample.lateCircle(9))
                    .build(),
            Event.of(EventKind.ADD_PLACE)
                    .between(Seat.A, 0, -1)
                    .adding(new Place(0, Sample.HAND, Seat.A, "spare hand", Place.NO_ROW, Place.NO_COLUMN, 0))
                    .build(),
            Event.of(EventKind.REMOVE_PLACE)
                    .between(Seat.B, 0, -1)
                    .way(-1, 9, 0)
                    .build(),
            Event.of(EventKind.CHANGE_PLACE)
                    .between(Seat.B, 0, -1)
                    .way(-1, 9, 0)
                    .saying(6, Event.LOSES)
                    .build(),
            Event.queue(entry()),
            Event.unqueue(
                    Frame.Queued.of(rules.queue("errands"), "turns", Seat.A, 0).made(14)),
            Event.enterStandby(new Standby("turns", Seat.B, 40, 39).grantedBy(7)),
            Event.leaveStandby(1),
            Event.lose(Seat.B, "gave up"),
            Event.random(6).drawn(5),
            Event.fact(rules.eventKind("cheered"), Seat.B, 40, 39, -8, "hip\n\"hooray\" \u00e9 \ud83c\udca1 \ud800"),
            Event.of(EventKind.LOOK)
                    .between(Seat.B, 40, -1)
                    .way(9, 9, 0)
                    .saying(2, "")
                    .drawn(3)
                    .touched(is, is)
                    .build()
        };
    }
}
