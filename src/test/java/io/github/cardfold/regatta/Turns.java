package io.github.cardfold.regatta;

import static io.github.cardfold.regatta.Effects.HULL;
import static io.github.cardfold.regatta.Effects.TIDES;

import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.Arrays;

/** The seats' tides, one after the other. */
final class Turns {
    static final String GAME = "regatta";
    static final String TIDE = "tide";
    static final String LOOKOUT = "lookout";

    static final Local SAILOR = Local.seat(0, "sailor");
    private static final Local CARD = Local.object(1, "card");
    private static final Local DEED = Local.number(2, "deed");
    private static final Local DONE = Local.number(3, "done");
    private static final Local GUNNER = Local.seat(4, "gunner");
    private static final Local TARGET = Local.object(5, "target");
    private static final Local JETTISONED = Local.objects(0, "jettisoned");

    private static final int NOTHING = -1;
    private static final int MOST_DEEDS = 3;
    private static final int MOST_CARDS = 1;
    private static final int LAST_TIDE = 24;

    private Turns() {}

    static Procedure game() {
        return Procedure.named(GAME)
                .locals(SAILOR)
                .let("begin", run -> run.set(SAILOR, Seat.A))
                .repeat(tide -> tide.change("rise", run -> Batch.of(Event.count(TIDES, run.seat(SAILOR), 1)))
                        .call("tide", TIDE, run -> new int[] {run.get(SAILOR)})
                        .change("ice", run -> isIce(run.position()) ? lost(run.position(), "ice") : Batch.NOTHING)
                        .let("next", run -> run.set(SAILOR, run.position().next(run.seat(SAILOR))))
                        .again("again"))
                .build();
    }

    private static boolean isIce(Position position) {
        return position.seats().map(seat -> position.number(TIDES, seat)).sum().intValue() >= LAST_TIDE;
    }

    private static Batch lost(Position position, String section) {
        return Batch.ofAll(position.seatsInTurnOrder()
                .map(seat -> Event.lose(seat, section))
                .asJava());
    }

    static Procedure tide() {
        return Procedure.named(TIDE)
                .locals(SAILOR, CARD, DEED, DONE, GUNNER, TARGET, JETTISONED)
                .change("stand", Turns::standing)
                .change("draw", run -> drawing(run.position(), run.seat(SAILOR)))
                .change("wind", run -> Batch.of(Event.random(4)))
                .change("calm", run -> run.drawn() > 0 ? Batch.NOTHING : calm(run.seat(SAILOR)))
                .repeat(
                        "deeds",
                        run -> run.get(DEED) != NOTHING && run.get(DONE) < MOST_DEEDS,
                        deed -> deed.ask("deed", Question.of("do a deed", Turns::sailor, Turns::deeds, Turns::chosen))
                                .change("do", Turns::done)
                                .when(
                                        "aim",
                                        run -> run.get(DEED) == Deed.AIM.ordinal(),
                                        aim -> aim.ask(
                                                        "target",
                                                        Question.of("aim", Turns::sailor, Turns::targets, Turns::aimed))
                                                .change(
                                                        "order",
                                                        run -> Batch.of(Event.queue(Frame.Queued.of(
                                                                        Effects.VOLLEYS,
                                                                        Volley.NAME,
                                                                        run.seat(SAILOR),
                                                                        run.get(CARD))
                                                                .naming(run.get(TARGET)))))))
                .repeat(
                        "volleys",
                        run -> run.position().hasQueued(Effects.VOLLEYS),
                        volley -> volley.let(Volley.NAME, run -> run.takeNext(Effects.VOLLEYS)))
                .repeat(
                        "triggered",
                        run -> run.position().standbyCount() > 0,
                        played -> played.let(
                                        "owner",
                                        run -> run.set(
                                                GUNNER,
                                                run.position().standby(0).master()))
                                .change("play", run -> Batch.of(Event.leaveStandby(0)))
                                .call(LOOKOUT, LOOKOUT, run -> new int[] {run.get(GUNNER)}))
                .change("struck", run -> struck(run.position()))
                .repeat(
                        "full",
                        run -> left(run.position(), run.frame()) > 0,
                        hand -> hand.ask(
                                "jettison",
                                Question.of("jettison", Turns::sailor, Turns::jettisonable, Turns::jettison)
                                        .openIf((position, frame) -> false)
                                        .unfinishedIf(
                                                (position, frame) -> frame.size(JETTISONED) > 0,
                                                run -> run.clear(JETTISONED))))
                .change("overboard", run -> overboard(run.position(), run.seat(SAILOR), run.objects(JETTISONED)))
                .change("ebb", run -> Batch.of(Event.expire(Effects.TIDE)))
                .build();
    }

    static Procedure lookout() {
        return Procedure.named(LOOKOUT)
                .locals(SAILOR)
                .change("look out", run -> drawing(run.position(), run.seat(SAILOR)))
                .build();
    }

    private static Seat sailor(Position position, Frame frame) {
        return frame.seat(SAILOR);
    }

    private static Batch standing(Run run) {
        Position position = run.position();
        int water = Zones.WATER.of(run.seat(SAILOR));
        return Batch.ofAll(Array.range(0, position.size(water))
                .map(i -> position.objectAt(water, i))
                .filter(ship -> ship.is(GameObject.REST))
                .map(ship -> Event.turn(position, ship.object(), false))
                .asJava());
    }

    private static Batch drawing(Position position, Seat seat) {
        boolean isPossible = position.size(Zones.DECK.of(seat)) > 0 && !position.hasLost(seat);
        return isPossible
                ? Batch.of(Event.moveTop(position, Zones.DECK.of(seat), Zones.HAND.of(seat), 0))
                : Batch.NOTHING;
    }

    private static Batch calm(Seat seat) {
        return Batch.of(Effects.mark(Effects.BECALMED, seat, Anchor.seat(seat), Effects.OWN));
    }

    /** What the seat may do with its hand it may do with every card, so that others know what it may do. */
    private static void deeds(Position position, Frame frame, Options options) {
        options.pass();
        for (Deed deed : Deed.values()) {
            deed.offer(position, frame.seat(SAILOR), options);
        }
    }

    private static void chosen(Run run, Answer answer) {
        run.set(DONE, run.get(DONE) + 1);
        run.set(DEED, NOTHING);
        for (Deed deed : Deed.values()) {
            if (answer.is(deed.verb())) {
                run.set(DEED, deed.ordinal());
                run.set(CARD, answer.object(run.position()));
            }
        }
    }

    private static Batch done(Run run) {
        return run.get(DEED) == NOTHING
                ? Batch.NOTHING
                : Deed.values()[run.get(DEED)].done(run.position(), run.seat(SAILOR), run.get(CARD));
    }

    static boolean isAnyTarget(Position position, Seat seat) {
        Options options = new Options();
        targets(position, seat, options);
        return options.size() > 0;
    }

    private static void targets(Position position, Frame frame, Options options) {
        targets(position, frame.seat(SAILOR), options);
        if (options.size() == 0) {
            options.pass();
        }
    }

    /** The opponents' flagships, and ships in water without fog. */
    private static void targets(Position position, Seat seat, Options options) {
        for (Seat other : position.opponents(seat).reject(position::hasLost)) {
            options.pick(Zones.FLAGSHIP.of(other), 0);
            int water = Zones.WATER.of(other);
            for (int i = 0; i < position.size(water); i++) {
                if (!position.isMarked(Effects.FOG, Anchor.place(water))) {
                    options.pick(water, i);
                }
            }
        }
    }

    private static void aimed(Run run, Answer answer) {
        run.set(TARGET, answer.isPass() ? 0 : answer.object(run.position()));
    }

    private static Batch struck(Position position) {
        return Batch.ofAll(position.seatsInTurnOrder()
                .filter(seat -> position.number(HULL, seat) <= 0)
                .map(seat -> Event.lose(seat, "sunk"))
                .asJava());
    }

    private static int left(Position position, Frame frame) {
        return position.size(Zones.HAND.of(frame.seat(SAILOR))) - frame.size(JETTISONED) - MOST_CARDS;
    }

    /** Cards behind the one named last, as long as enough of them are left; none if the hand has gone under. */
    private static void jettisonable(Position position, Frame frame, Options options) {
        int hand = Zones.HAND.of(frame.seat(SAILOR));
        int named = frame.size(JETTISONED);
        int from = named == 0 ? 0 : position.indexOf(hand, frame.get(JETTISONED, named - 1)) + 1;
        for (int i = from; left(position, frame) > 0 && i <= position.size(hand) - left(position, frame); i++) {
            options.pick(hand, i);
        }
        if (options.size() == 0) {
            options.pass();
        }
    }

    private static void jettison(Run run, Answer answer) {
        if (!answer.isPass()) {
            run.append(JETTISONED, answer.object(run.position()));
        }
    }

    private static Batch overboard(Position position, Seat seat, int[] cards) {
        return Batch.ofAll(Arrays.stream(cards)
                .mapToObj(card -> Event.move(position, card, Zones.WRECK.of(seat), 0))
                .toList());
    }
}
