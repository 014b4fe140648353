package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Verb;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Pool;
import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.List;
import java.util.OptionalLong;

/**
 * A made-up game of three seats for tests of the kernel alone. Each turn a seat draws, keeps a card in view, discards
 * or passes; {@link #crowded} is a state of it in which something stands in every part of a position.
 */
public final class Sample {
    public static final String MANIFEST = "sample 1\n";
    public static final int A_DECK = 0;
    public static final int B_DECK = 1;
    public static final int C_DECK = 2;
    public static final int A_HAND = 3;
    public static final int A_DROP = 6;

    static final Verb DISCARD = new Verb(0, "discard");
    static final NumberKey POINTS = new NumberKey(0, "points");
    static final NumberKey TURNS = new NumberKey(1, "turns");

    public static final Lifetime HOUR = Lifetime.of("hour");
    public static final Lifetime DAY = Lifetime.of("day");
    public static final Lifetime WEEK = Lifetime.of("week of days");

    static final Local PLAYER = Local.seat(0, "player");
    static final Local CARD = Local.object(1, "card");
    static final Local WHERE = Local.place(2, "where");
    static final Local COUNT = Local.number(3, "count");
    static final Local SHOWN = Local.objects(0, "shown");
    static final Local AROUND = Local.places(1, "around");
    static final Local ROLLS = Local.numbers(2, "rolls");

    static final ZoneKind DECK = new ZoneKind("deck", ZoneKind.Sight.NOBODY, false);
    static final ZoneKind HAND = new ZoneKind("hand", ZoneKind.Sight.OWNER, false);
    private static final ZoneKind DROP = new ZoneKind("drop", ZoneKind.Sight.ALL, false);

    private Sample() {}

    /** Each assembly makes kinds and procedures anew, as another process would. */
    public static Rules rules(String manifest) {
        return builder(manifest).build(new Plain());
    }

    /** The same before they are assembled. */
    public static Rules.Builder builder(String manifest) {
        return Rules.builder()
                .manifest(manifest)
                .opening("turns")
                .catalogue(List.of(new Print("ash"), new Print("bee"), new Print("cog")))
                .verbs(DISCARD)
                .numbers(POINTS, TURNS)
                .events(EventKind.fact("cheered"))
                .lasting(new TimedEffectKind("glow") {})
                .lifetimes(HOUR, DAY, WEEK)
                .queues(
                        new QueueKind("duties", QueueKind.Next.FIRST, QueueKind.Unwound.EMPTIED),
                        new QueueKind("errands", QueueKind.Next.LAST, QueueKind.Unwound.KEPT))
                .procedures(turns(), draw());
    }

    private static Procedure turns() {
        return Procedure.named("turns")
                .locals(PLAYER, CARD, WHERE, COUNT, SHOWN, AROUND, ROLLS)
                .let("begin", run -> run.set(PLAYER, 0))
                .repeat(turn -> turn.call("draw", "draw", run -> new int[] {run.get(PLAYER)})
                        .ask(
                                "play",
                                Question.of(
                                        "play a card",
                                        (position, frame) -> frame.seat(PLAYER),
                                        (position, frame, options) -> {
                                            options.pass();
                                            for (int i = 0; i < position.size(A_HAND + frame.get(PLAYER)); i++) {
                                                options.act(DISCARD, A_HAND + frame.get(PLAYER), i);
                                            }
                                        },
                                        (run, answer) ->
                                                run.set(CARD, answer.isPass() ? 0 : answer.object(run.position()))))
                        .change(
                                "discard",
                                run -> run.get(CARD) == 0
                                        ? Batch.NOTHING
                                        : Batch.of(
                                                Event.move(run.position(), run.get(CARD), A_DROP + run.get(PLAYER), 0)))
                        .let("next", run -> run.set(PLAYER, (run.get(PLAYER) + 1) % 3))
                        .again("again"))
                .build();
    }

    private static Procedure draw() {
        Local seat = Local.seat(0, "seat");
        return Procedure.named("draw")
                .locals(seat)
                .change("move", run -> {
                    int player = run.get(seat);
                    return Batch.of(Event.moveTop(run.position(), A_DECK + player, A_HAND + player, 0));
                })
                .build();
    }

    /** A game with five cards in each deck and one in each hand, at its first question. */
    public static State start(Rules rules, OptionalLong seed) {
        Opening opening = new Opening(rules, 3);
        List.of(DECK, HAND, DROP).forEach(zone -> {
            for (Seat seat : Seat.first(3)) {
                opening.place(zone, seat, zone.name(), Place.NO_ROW, Place.NO_COLUMN, 0);
            }
        });
        for (Seat seat : Seat.first(3)) {
            for (int i = 0; i < 5; i++) {
                opening.card(i % 3, seat, A_DECK + seat.ordinal());
            }
            opening.card(2, seat, A_HAND + seat.ordinal());
        }
        return opening.begin(seed);
    }

    public static State start() {
        return start(rules(MANIFEST), OptionalLong.of(7));
    }

    /** The start with something in every part of the position, and with a circle that was not there then. */
    public static State crowded(Rules rules) {
        Position from = start(rules, OptionalLong.of(7)).position();
        Place[] places = new Place[from.placeCount() + 1];
        Pile[] piles = new Pile[places.length];
        for (int i = 0; i < from.placeCount(); i++) {
            places[i] = from.place(i);
            piles[i] = from.pile(i);
        }
        int added = from.placeCount();
        places[added] = lateCircle(added);
        int flags = GameObject.REST | GameObject.FACE_DOWN | GameObject.MARKED;
        GameObject guest = new GameObject(90, 1, Seat.of(2), 40, flags, 0b101, false, 12);
        piles[added] = new Pile(new GameObject[] {guest}, null);
        piles[C_DECK] = secrets();
        OpenPosition position = new OpenPosition(rules, 3, places, piles, new int[] {0, -4, 9, 1, 0, 0}, -1L, false);
        position.restore(-1L, 77, 0, "");
        Fill fill = new Fill(rules, guest, added);
        position.restore(fill.frames(), fill.lasting(), fill.standby(), fill.queued(), fill.memory(), fill.events());
        position.lose(Seat.B, "gave up");
        position.answered(Seat.A, 4);
        position.answered(Seat.of(2), 4);
        position.remember(new Returned(Seat.A, 5, -6, 7, 8));
        return State.of(position);
    }

    static Place lateCircle(int index) {
        return new Place(index, new ZoneKind("circle", ZoneKind.Sight.ALL, true), Seat.B, "late circle", 0, 5, 6);
    }

    /** A card known to one seat on top, then three of which it knows a kind, then a loose rest. */
    private static Pile secrets() {
        GameObject top = new GameObject(91, 0, Seat.of(2), 41, 0, 0b001);
        GameObject[] middle = {
            new GameObject(95, 2, Seat.of(2), 42, 0, 0),
            new GameObject(93, 1, Seat.of(2), 43, 0, 0),
            new GameObject(94, 2, Seat.of(2), 44, 0, 0)
        };
        GameObject[] rest = {new GameObject(96, 0, Seat.of(2), 0, 0, 0), new GameObject(97, 0, Seat.of(2), 0, 0, 0)};
        Pool[] pools = {
            new Pool(1, true, 0b001, Pool.NOBODY_KNOWS),
            new Pool(3, true, 0b100, new int[][] {{1, 2}, {2, 2}, {}}),
            new Pool(2, false, 0b111, Pool.NOBODY_KNOWS)
        };
        return new Pile(new GameObject[] {top, middle[0], middle[1], middle[2], rest[0], rest[1]}, pools);
    }

    /** What a card of the sample prints: its name. */
    public record Print(String id) implements Definition {
        @Override
        public String name() {
            return id;
        }
    }

    /** Two characteristics; every move mints. */
    public static class Plain implements Game {
        /** Makes one. */
        public Plain() {}

        @Override
        public Object layout(Position position) {
            return "";
        }

        @Override
        public Seat master(Position position, GameObject card, int place) {
            return position.place(place).seat();
        }

        @Override
        public int[] traits(Position position, GameObject card, int place) {
            return new int[] {card.definition(), -card.definition()};
        }

        @Override
        public boolean mints(Position position, Event move) {
            return true;
        }

        @Override
        public Seat affected(Position position, Event event) {
            return Seat.A;
        }

        @Override
        public Seat turnSeat(Position position) {
            return Seat.A;
        }

        @Override
        public String concessionSection() {
            return "concession";
        }

        @Override
        public String drawSection() {
            return "all";
        }

        @Override
        public String[] traitNames() {
            return new String[] {"size", "debt"};
        }
    }
}
