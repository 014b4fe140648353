package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.deed.Immunities;
import io.github.cardfold.cardfight.information.StateFlags;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AppliedChange;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.BitSet;

/** Computes the characteristics of cards by the layers of 11.11.1. */
@Rule(jp = "11.11.1")
public final class Strength {
    private Strength() {}

    /** Returns the power of a unit on a circle. */
    public static int power(Position position, GameObject card) {
        return value(position, card, Trait.POWER);
    }

    /** Returns the computed grade of a card lying in a place. */
    public static int grade(Position position, GameObject card) {
        return value(position, card, Trait.GRADE);
    }

    /** Returns a characteristic of a card lying in a place; a locked card has none. */
    public static int value(Position position, GameObject card, Trait trait) {
        return Locked.is(position, card) ? 0 : slot(position, card, trait.ordinal());
    }

    /** Returns a characteristic of a card as it is or was, as the query sees it. */
    @Rule(jp = "11.13.1")
    public static int of(Query query, Subject subject, Trait trait) {
        return of(query, subject, trait.ordinal(), trait.fact());
    }

    /** Returns the original value of a characteristic of a card as it is or was (5.1.3). */
    @Rule(jp = "5.1.3")
    public static int original(Query query, Subject subject, Trait trait) {
        Position position = query.position(trait.original());
        int slot = CardGame.of(position).slot(trait.original());
        if (slot >= 0) {
            return of(query, subject, slot, trait.original());
        }
        boolean isBlank = Field.isBlank(position, subject.gameObject(), subject.place());
        return isBlank ? 0 : printed(position, subject.gameObject(), trait);
    }

    /** Returns what a characteristic of a card starts from: what is printed, of the drive what every card has. */
    @Rule(jp = {"2.17.2", "11.11.1.1"})
    public static int printed(Position position, GameObject card, Trait trait) {
        int printed = CardGame.of(position).printed(card.definition())[trait.ordinal()];
        return trait == Trait.DRIVE ? printed - Field.card(position, card).driveBonus() : printed;
    }

    /** Returns everything that changed a characteristic of a card lying in a place, in the order it was applied. */
    public static Array<AppliedChange> influences(Position position, GameObject card, Trait trait) {
        int bonus = trait == Trait.DRIVE ? Field.card(position, card).driveBonus() : 0;
        Array<AppliedChange> icon = bonus == 0 ? Array.empty() : Array.of(driveIcon(card, bonus));
        if (card.object() == 0) {
            return icon;
        }
        TraitTrace trail = new TraitTrace(card.object(), trait.ordinal());
        Information.compute(position, trail);
        return icon.appendAll(trail.influences());
    }

    @Rule(jp = {"2.17.2.1", "14.3.3.1", "14.3.4.1"})
    private static AppliedChange driveIcon(GameObject card, int bonus) {
        String section = bonus == 1 ? "14.3.3.1" : bonus == 2 ? "14.3.4.1" : "14.3.1";
        return new AppliedChange(Layers.NUMBERS, section, "drive icon", card.object(), Option.none(), 1, 1 + bonus);
    }

    /** Returns what effects have set a flag of a card to, as the query sees it; 0 if none has. */
    public static int flag(Query query, Subject subject, String flag) {
        int slot = CardGame.of(query.position(flag)).slot(flag);
        return slot < 0 ? 0 : of(query, subject, slot, flag);
    }

    /** A state is no information (5.2.1), so that a card without information can be in one. */
    @Rule(jp = "5.2.2.2")
    static boolean isInState(Query query, Subject subject, StateFlags state) {
        return state.slot() >= 0 && noted(query, subject, state.slot(), state.flag()) > 0;
    }

    static int of(Query query, Subject subject, int slot, String fact) {
        return Field.isBlank(query.position(fact), subject.gameObject(), subject.place())
                ? 0
                : noted(query, subject, slot, fact);
    }

    private static int noted(Query query, Subject subject, int slot, String fact) {
        Position position = query.position(fact);
        Snapshot last = subject.last();
        if (last != null) {
            return last.trait(slot);
        }
        Information unfinished = Information.lens(query);
        if (unfinished != null) {
            return unfinished.value(subject.gameObject(), slot);
        }
        return subject.object() == 0
                ? Information.ofUnnamed(position, subject)[slot]
                : slot(position, subject.gameObject(), slot);
    }

    /** Returns what effects have set a flag of a card to, 0 if none has. */
    public static int flag(Position position, GameObject card, String flag) {
        int slot = CardGame.of(position).slot(flag);
        return slot < 0 ? 0 : slot(position, card, slot);
    }

    /**
     * Tells whether an effect applies to a card, as the query sees it: whether the card is not unaffected by it.
     *
     * @param master whose effect it is
     * @param source the object that has the effect, 0 if there is none
     */
    @Rule(jp = "12.5.1")
    public static boolean affects(Query query, Subject card, Seat master, int source) {
        CardGame game = CardGame.of(query.position(Facts.FIELD));
        return game.immunities().isEmpty()
                || Immunities.apply(game, written -> flag(query, card, written), query, master, source);
    }

    /** Tells whether an effect applies to a card. */
    @Rule(jp = "12.5.1")
    public static boolean affects(Position position, Subject card, Seat master, int source) {
        return affects(Query.about(position, card), card, master, source);
    }

    static int slot(Position position, GameObject card, int slot) {
        return slots(position, card, CardGame.of(position).single(slot))[slot];
    }

    /** Returns an array of which nobody reads other pieces of information than those asked for, nor changes it. */
    static int[] slots(Position position, GameObject card, BitSet asked) {
        return !FighterPlaces.of(position).mayBeWritten(asked) || isAsPrinted(position, card, asked)
                ? CardGame.of(position).printed(card.definition())
                : traits(position, card);
    }

    /** Where all has been worked out already it is faster to look there. */
    private static boolean isAsPrinted(Position position, GameObject card, BitSet asked) {
        int place = position.isWorthDeriving() ? -1 : position.placeOf(card.object());
        return place >= 0 && AsPrinted.is(position, card, place, asked);
    }

    /**
     * Returns all information of a card lying in a place that effects may change, in the order of the game's traits.
     */
    public static int[] information(Position position, GameObject card) {
        return traits(position, card).clone();
    }

    /** Returns what is told of a locked card, which has no characteristics. */
    static int[] ofLocked(Position position, GameObject card) {
        int[] told = traits(position, card).clone();
        keepBack(told);
        return told;
    }

    @Rule(jp = "7.30.1.2#1")
    private static void keepBack(int[] told) {
        Arrays.fill(told, 0, Trait.values().length, 0);
    }

    /** Returns all characteristics; nobody changes the array, as those printed are shared. */
    static int[] traits(Position position, GameObject card) {
        return card.object() == 0
                ? CardGame.of(position).printed(card.definition())
                : Information.of(position).all(card);
    }
}
