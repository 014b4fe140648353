package io.github.cardfold.cardfight.information;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.kernel.table.DefinitionSet;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.BitSet;

/** Which pieces of information say that something has given a card a main type; none where nothing can. Immutable. */
public final class TypeSlots {
    /** The kind of fact that is what main type cards have. */
    public static final String FACT = "main type";

    private static final MainType[] ALL = MainType.values();
    private static final int[] NONE = {};

    private final int[] slots;
    private final BitSet asked = new BitSet();
    private final MainType[] types;
    private final boolean allUnits;
    private final DefinitionSet orders;

    /** Returns the name of the flag that is set on a card to which something gives a main type. */
    public static String flag(MainType type) {
        return FACT + ": " + type.label();
    }

    /** Looks them up among the names of all pieces of information of the game, which has these cards. */
    public TypeSlots(Array<String> names, Array<Card> catalogue) {
        types = Array.of(ALL).filter(each -> names.contains(flag(each))).toJavaArray(MainType[]::new);
        slots = Arrays.stream(types).mapToInt(each -> names.indexOf(flag(each))).toArray();
        Arrays.stream(slots).forEach(asked::set);
        allUnits = slots.length == 0 && catalogue.forAll(each -> each.mainType() == MainType.UNIT);
        BitSet printed = new BitSet();
        for (int i = 0; i < catalogue.size(); i++) {
            printed.set(i, catalogue.get(i).mainType() == MainType.ORDER);
        }
        orders = DefinitionSet.of(printed);
    }

    /** Tells whether nothing gives a card another main type than the one that is printed on it. */
    public boolean areAsPrinted(Card card) {
        for (MainType each : types) {
            if (each != card.mainType()) {
                return false;
            }
        }
        return true;
    }

    /** Tells whether every card of the game is a unit card and stays one. */
    public boolean areAllUnits() {
        return allUnits;
    }

    /** Returns the cards on which it is printed that they are orders. */
    public DefinitionSet orders() {
        return orders;
    }

    /** Tells whether something may give a main type to cards that have another. */
    public boolean mayBecome(MainType type) {
        for (MainType each : types) {
            if (each == type) {
                return true;
            }
        }
        return false;
    }

    /** Returns those that become 0 when one of them is written; empty if it is none of them. */
    public int[] others(int slot) {
        return Arrays.stream(slots).anyMatch(each -> each == slot)
                ? Arrays.stream(slots).filter(each -> each != slot).toArray()
                : NONE;
    }

    /** Returns the indices of all of them; nobody changes the set. */
    public BitSet asked() {
        return asked;
    }

    /** Returns the main type of a card, given all its information. */
    public MainType of(Card card, int[] information) {
        for (int i = 0; i < slots.length; i++) {
            if (information[slots[i]] > 0) {
                return types[i];
            }
        }
        return card.mainType();
    }

    /** Returns how many there are. */
    public int size() {
        return slots.length;
    }

    /** Returns the index of one of them. */
    public int slot(int which) {
        return slots[which];
    }

    /** Returns the main type that one of them gives. */
    public MainType type(int which) {
        return types[which];
    }
}
