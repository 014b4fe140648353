package io.github.cardfold.cases;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Mark;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import io.vavr.collection.Array;

/**
 * Gifts as chapter 16 has them, as far as the cases need them and the rules do not have them yet: those of the clan
 * type Force, without the texts of their markers. A plugin: the card {@link #ICON} has the icon.
 */
final class Gifts {
    /** The id of the card with the icon. */
    static final String ICON = "crest-bearer";

    /** Gifts that fighters have got and that no check timing has dealt with. */
    static final QueueKind GIFT = new QueueKind("gift", QueueKind.Next.FIRST, QueueKind.Unwound.KEPT);

    /** A gift marker of the clan type Force; its number is the gift's kind. */
    static final Mark FORCE_MARK = new Mark("force gift");

    static final int FORCE = 1;
    static final int ACCEL = 2;
    private static final int BY_RIDE = 1;

    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local UNIT = Local.object(1, "unit");
    private static final Local KIND = Local.number(2, "kind");
    private static final Local CIRCLE = Local.place(3, "circle");
    private static final Local NAMED = Local.objects(0, "named");
    private static final Local GIVEN = Local.numbers(1, "clan type and whether by a ride");

    /**
     * The clan type of a fighter's gifts by rides so far, and which kind of Force that fighter has chosen; 0 is none.
     */
    private final NumberKey clanType;

    private final NumberKey forceKind;

    private Gifts(Registry builder) {
        clanType = builder.number("clan type of gifts");
        forceKind = builder.number("kind of force");
    }

    /** Adds gifts to the rules. */
    static Registry add(Registry builder) {
        Gifts gifts = new Gifts(builder);
        return builder.queues(GIFT)
                .lasting(FORCE_MARK)
                .purposes("choose a gift", "choose a kind of gift")
                .procedures(gifts.process(), next())
                .edit("6.3.3", ride -> ride.replace("6.3.7", steps -> steps.change("6.3.7", Gifts::gained)))
                .edit("11.6.1", Gifts::check);
    }

    private static Batch gained(Run run) {
        GameObject rider = run.position().find(run.get(RideFrame.NEW));
        boolean hasIcon =
                rider != null && Field.card(run.position(), rider).id().equals(ICON);
        return hasIcon
                ? Batch.of(owed(run.seat(RideFrame.FIGHTER), run.get(RideFrame.NEW), FORCE, BY_RIDE))
                : Batch.NOTHING;
    }

    /** Returns the event by which a fighter gets a gift. */
    static Event owed(Seat fighter, int unit, int type, int byRide) {
        return Event.queue(Frame.Queued.of(GIFT, "16.3.1", fighter, unit).with(type, byRide));
    }

    /** The gifts of the turn fighter, then those of the other, one at a time, and from the rule actions on again. */
    private static ProcedureBuilder check(ProcedureBuilder timing) {
        return timing.replace(
                        "11.6.1.2",
                        steps -> steps.when(
                                "11.6.1.2",
                                run -> !of(run.position(), Turn.fighter(run.position()))
                                        .isEmpty(),
                                own -> own.call("11.6.1.2 gift", "gift next", run -> new int[] {
                                            Turn.fighter(run.position()).ordinal()
                                        })
                                        .again("11.6.1.2 repeat")))
                .replace(
                        "11.6.1.3",
                        steps -> steps.when(
                                "11.6.1.3",
                                run -> run.position().hasQueued(GIFT),
                                others -> others.call("11.6.1.3 gift", "gift next", run -> new int[] {
                                            Turn.opponent(Turn.fighter(run.position()))
                                                    .ordinal()
                                        })
                                        .again("11.6.1.3 repeat")));
    }

    private static Array<Frame.Queued> of(Position position, Seat fighter) {
        return position.queued(GIFT).filter(each -> each.seat() == fighter);
    }

    private static Procedure next() {
        Local chosen = Local.number(1, "chosen");
        return Procedure.named("gift next")
                .locals(FIGHTER, chosen)
                .ask(
                        "which gift",
                        Question.of(
                                "choose a gift",
                                (position, frame) -> frame.seat(FIGHTER),
                                (position, frame, options) -> {
                                    Array<Frame.Queued> all = position.queued(GIFT);
                                    for (int i = 0; i < all.size(); i++) {
                                        if (all.get(i).seat() == frame.seat(FIGHTER)) {
                                            options.number(i);
                                        }
                                    }
                                },
                                (run, answer) -> run.set(chosen, answer.number())))
                .let("gift taken", run -> run.takeUp(run.position().queued(GIFT).get(run.get(chosen))))
                .build();
    }

    private Procedure process() {
        return Procedure.named("16.3.1")
                .locals(FIGHTER, UNIT, KIND, CIRCLE, NAMED, GIVEN)
                .endIf("16.3.1.1", this::isOfAnotherClanType)
                .let("16.3.1.3.1", run -> run.set(KIND, run.position().number(forceKind, run.seat(FIGHTER))))
                .when(
                        "16.3.1.3.2",
                        run -> run.get(KIND) == 0,
                        choice -> choice.ask(
                                "16.3.1.3.2 kind",
                                Question.of(
                                        "choose a kind of gift",
                                        (position, frame) -> frame.seat(FIGHTER),
                                        (position, frame, options) -> {
                                            options.number(1);
                                            options.number(2);
                                        },
                                        (run, answer) -> run.set(KIND, answer.number()))))
                .ask(
                        "16.3.1.4.1",
                        Question.of(
                                "choose a circle",
                                (position, frame) -> frame.seat(FIGHTER),
                                Gifts::circles,
                                (run, answer) -> run.set(CIRCLE, answer.place())))
                .change("16.3.1.4.1 mark", this::marked)
                .build();
    }

    private boolean isOfAnotherClanType(Run run) {
        int former = run.position().number(clanType, run.seat(FIGHTER));
        return run.frame().get(GIVEN, 1) == BY_RIDE
                && former != 0
                && former != run.frame().get(GIVEN, 0);
    }

    private static void circles(Position position, Frame frame, Options options) {
        for (int place = 0; place < position.placeCount(); place++) {
            boolean isOwn = Field.isCircle(position, place, frame.seat(FIGHTER), Circle.VANGUARD)
                    || Field.isCircle(position, place, frame.seat(FIGHTER), Circle.REAR_GUARD);
            if (isOwn) {
                options.pick(place, Handle.ITSELF);
            }
        }
    }

    private Batch marked(Run run) {
        Seat fighter = run.seat(FIGHTER);
        int typeBefore = run.position().number(clanType, fighter);
        int kindBefore = run.position().number(forceKind, fighter);
        return Batch.of(
                Event.begin(TimedEffect.of(FORCE_MARK, fighter, 0, new int[0], run.get(KIND), Lifetimes.GAME)
                        .on(Anchor.place(run.get(CIRCLE)))),
                Event.count(clanType, fighter, run.frame().get(GIVEN, 0) - typeBefore),
                Event.count(forceKind, fighter, run.get(KIND) - kindBefore));
    }
}
