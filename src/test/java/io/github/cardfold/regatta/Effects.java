package io.github.cardfold.regatta;

import io.github.cardfold.effect.Layer;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.position.LinkRule;
import io.github.cardfold.kernel.position.Mark;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/** What lasts in a regatta: durations, layers, links, marks and effects, none of them of another game. */
final class Effects {
    static final Lifetime TIDE = Lifetime.of("tide");
    /** Ends with the tide of its master. */
    static final Lifetime OWN = Lifetime.of("own tide").when(TIDE, (now, turn, master) -> turn == master ? null : now);
    /** Waits while its master's tide goes by. */
    static final Lifetime NEXT =
            Lifetime.of("next own tide").when(TIDE, (now, turn, master) -> turn == master ? OWN : now);

    /** What was aimed in a tide. */
    static final QueueKind VOLLEYS = new QueueKind("volleys", QueueKind.Next.FIRST, QueueKind.Unwound.EMPTIED);

    static final NumberKey HULL = new NumberKey(0, "hull");
    static final NumberKey TIDES = new NumberKey(1, "tides");

    /** What sets a number comes before what adds to it, in whatever order they began. */
    static final Layer SETTING = Layer.of("setting", 1);

    static final Layer ADDING = Layer.of("adding", 2);

    /** An effect that changes the power of ships in a layer. */
    static final class Gunnery extends TimedEffectKind {
        private final Layer layer;

        private Gunnery(String name, Layer layer) {
            super(name);
            this.layer = layer;
        }

        Layer layer() {
            return layer;
        }

        int changed(int power, TimedEffect effect) {
            return layer.equals(SETTING) ? effect.number() : power + effect.number();
        }
    }

    static final Gunnery DRILL = new Gunnery("drill", ADDING);
    static final Gunnery FULL_BROADSIDE = new Gunnery("full broadside", SETTING);

    /** The master may take the damage of an ally. */
    static final TimedEffectKind SCREEN = new TimedEffectKind("screen", TimedEffectKind.Role.REPLACES) {
        @Override
        public boolean replaces(Position position, TimedEffect effect, Event event) {
            return isDamage(event)
                    && !position.hasLost(effect.master())
                    && position.allies(effect.master()).contains(event.seat());
        }

        @Override
        public boolean isOptional() {
            return true;
        }

        @Override
        public Batch instead(Position position, TimedEffect effect, Event event) {
            return Batch.of(Event.count(HULL, effect.master(), event.number()));
        }
    };

    /** The master draws a card when it is damaged. */
    static final TimedEffectKind LOOKOUT = new TimedEffectKind("lookout", TimedEffectKind.Role.TRIGGERS) {
        @Override
        public String triggeredBy(Position position, TimedEffect effect, Event event) {
            return isDamage(event) && event.isOf(effect.master()) ? Turns.LOOKOUT : "";
        }

        @Override
        public Array<String> procedures() {
            return Array.of(Turns.LOOKOUT);
        }
    };

    static final Mark BECALMED = new Mark("becalmed");
    static final Mark FOG = new Mark("fog");

    /** A ship that is hit in the place of its flagship. */
    static final LinkKind ESCORT = new LinkKind("escort");

    /** Leads from a ship to a wreck. */
    static final LinkKind TOW = new LinkKind("tow");

    /** A ship that sinks stays with what it had in tow, and one that turns to fire lets go. */
    static final LinkRule TOW_RULE = new LinkRule() {
        @Override
        public Link.Fate fate(Position position, Link link, Link.End end, Event event) {
            return Link.Fate.FOLLOWS;
        }

        @Override
        public boolean endsWith(Position position, Link link, Link.End end, Event event) {
            return event.kind() == EventKind.TURN && end == Link.End.FROM;
        }
    };

    /** Leads from a ship to its gunner's captain, a seat, and sinks the ship when that seat has lost. */
    static final LinkKind PENNANT = new LinkKind("pennant");

    static final LinkRule PENNANT_RULE = new LinkRule() {
        @Override
        public Batch afterEnd(Position position, Link link) {
            int ship = link.from().object();
            int place = position.placeOf(ship);
            return place < 0 ? Batch.NOTHING : Batch.of(Volley.sinking(position, ship));
        }
    };

    private Effects() {}

    private static boolean isDamage(Event event) {
        return event.kind() == EventKind.COUNT && event.text().equals(HULL.name()) && event.number() < 0;
    }

    static Event mark(Mark mark, Seat master, Anchor on, Lifetime lifetime) {
        return Event.begin(
                TimedEffect.of(mark, master, 0, new int[0], 0, lifetime).on(on));
    }

    static Event begin(TimedEffectKind kind, Seat master, int ship, int number, Lifetime lifetime) {
        int[] objects = ship == 0 ? new int[0] : new int[] {ship};
        return Event.begin(TimedEffect.of(kind, master, ship, objects, number, lifetime));
    }
}
