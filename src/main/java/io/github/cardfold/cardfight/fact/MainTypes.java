package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.information.TypeSlots;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import java.util.function.IntUnaryOperator;

/**
 * The main type of cards as they are: what is printed, and what rules and effects make of it. A card has exactly one;
 * what gives it another takes the one it had.
 */
@Rule(jp = "2.9.3")
public final class MainTypes {
    private MainTypes() {}

    /** Tells whether a card is a unit card, as what it has become where it lies (2.9.3); a locked card is none. */
    @Rule(jp = "7.30.1.2#2")
    public static boolean isUnit(Position position, GameObject object) {
        return !Locked.is(position, object) && (areAllUnits(position) || of(position, object) == MainType.UNIT);
    }

    /** Tells whether a game has no other cards than unit cards, whatever happens. */
    public static boolean areAllUnits(Position position) {
        return CardGame.of(position).typeSlots().areAllUnits();
    }

    /** Tells quickly of most positions that no card of some places is an order. */
    public static boolean mayBeOrders(Position position, int[] places) {
        TypeSlots types = CardGame.of(position).typeSlots();
        if (types.mayBecome(MainType.ORDER) && mayTypesBeGiven(position, types)) {
            return true;
        }
        for (int place : places) {
            if (position.pile(place).holdsOneOf(types.orders())) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayTypesBeGiven(Position position, TypeSlots types) {
        return CardGame.of(position).isAnyWrittenForATime(position, types.asked())
                || FighterPlaces.of(position).working().mayWriteTypes(position);
    }

    /** Returns the main type of a card where it lies. */
    @Rule(jp = {"11.11.1.4", "11.11.1.6"})
    public static MainType of(Position position, GameObject card) {
        CardGame game = CardGame.of(position);
        TypeSlots types = game.typeSlots();
        Card printed = game.card(card.definition());
        return types.areAsPrinted(printed)
                ? printed.mainType()
                : types.of(printed, Strength.slots(position, card, types.asked()));
    }

    /** Returns the main type of a card as it is or was, as the query sees it. */
    @Rule(jp = {"11.11.1.4", "11.11.1.6", "11.13.1"})
    public static MainType of(Query query, Subject card) {
        CardGame game = CardGame.of(query.position(TypeSlots.FACT));
        TypeSlots types = game.typeSlots();
        Card printed = game.card(card.gameObject().definition());
        for (int i = 0; i < types.size() && !types.areAsPrinted(printed); i++) {
            if (Strength.of(query, card, types.slot(i), TypeSlots.FACT) > 0) {
                return types.type(i);
            }
        }
        return printed.mainType();
    }

    /** Tells whether a card has a subtype where it lies. */
    @Rule(jp = {"2.9.4", "11.11.1.6"})
    public static boolean hasSubtype(Position position, GameObject card, String subtype) {
        return hasSubtype(position, card, subtype, slot -> Strength.slot(position, card, slot));
    }

    /** Tells whether a card had a subtype where it last lay. */
    @Rule(jp = "11.13.1")
    public static boolean hadSubtype(Position position, Snapshot last, String subtype) {
        return hasSubtype(position, last.gameObject(), subtype, last::trait);
    }

    private static boolean hasSubtype(Position position, GameObject card, String subtype, IntUnaryOperator value) {
        CardGame game = CardGame.of(position);
        if (!game.identities().knowsSubtype(subtype)) {
            return false;
        }
        return game.identities().isAsPrinted(Identity.SUBTYPE)
                ? game.card(card.definition()).hasSubtype(subtype)
                : game.identities().has(card.definition(), Identity.SUBTYPE.ordinal(), value, subtype::equals);
    }
}
