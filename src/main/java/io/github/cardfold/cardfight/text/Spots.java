package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.term.BackRowSpot;
import io.github.cardfold.cardfight.term.CircleOf;
import io.github.cardfold.cardfight.term.ColumnSide;
import io.github.cardfold.cardfight.term.FrontRowSpot;
import io.github.cardfold.cardfight.term.InColumnSpot;
import io.github.cardfold.cardfight.term.OpenSpot;
import io.github.cardfold.cardfight.term.SameColumnSpot;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.kind.This;
import java.util.function.Consumer;

/** Every kind of spot that texts of cards may be made of. Generated from the kinds: do not edit. */
public final class Spots {
    private Spots() {}

    /** Circles of the back row. */
    public static Spot backRow() {
        return new BackRowSpot();
    }

    /** Circles of a column as the fighter sees it whose circles they are. */
    public static Spot centerColumn() {
        return new InColumnSpot(ColumnSide.CENTER);
    }

    /** The circles of cards, where they are or last were. */
    public static Spot circleOf() {
        return new CircleOf(new This());
    }

    /**
     * The circles of cards, where they are or last were.
     *
     * @param of the cards
     */
    public static Spot circleOf(Selector of) {
        return new CircleOf(of);
    }

    /**
     * The circles of cards, where they are or last were.
     *
     * @param more says what may be said besides
     */
    public static Spot circleOfWith(Consumer<CircleOfOptions> more) {
        CircleOfOptions said = new CircleOfOptions();
        more.accept(said);
        return new CircleOf(said.of);
    }

    /** Circles of the front row. */
    public static Spot frontRow() {
        return new FrontRowSpot();
    }

    /** Circles of a column as the fighter sees it whose circles they are. */
    public static Spot leftColumn() {
        return new InColumnSpot(ColumnSide.LEFT);
    }

    /** Circles without a card. */
    public static Spot open() {
        return new OpenSpot();
    }

    /** Circles of a column as the fighter sees it whose circles they are. */
    public static Spot rightColumn() {
        return new InColumnSpot(ColumnSide.RIGHT);
    }

    /** Circles in the column of a card, where it is or last was. */
    public static Spot sameColumn() {
        return new SameColumnSpot(new This());
    }

    /**
     * Circles in the column of a card, where it is or last was.
     *
     * @param of the card
     */
    public static Spot sameColumn(Selector of) {
        return new SameColumnSpot(of);
    }

    /**
     * Circles in the column of a card, where it is or last was.
     *
     * @param more says what may be said besides
     */
    public static Spot sameColumnWith(Consumer<SameColumnSpotOptions> more) {
        SameColumnSpotOptions said = new SameColumnSpotOptions();
        more.accept(said);
        return new SameColumnSpot(said.of);
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class CircleOfOptions {
        private Selector of = new This();

        private CircleOfOptions() {}

        /** Says the cards. */
        public CircleOfOptions of(Selector of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class SameColumnSpotOptions {
        private Selector of = new This();

        private SameColumnSpotOptions() {}

        /** Says the card. */
        public SameColumnSpotOptions of(Selector of) {
            this.of = of;
            return this;
        }
    }
}
