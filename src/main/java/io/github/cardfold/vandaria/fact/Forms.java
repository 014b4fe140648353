package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.Territory;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaTrait;

/** Which cards Property can change into (6.1.2). */
public final class Forms {
    private Forms() {}

    /**
     * Tells whether Property can change into a card: of a type that can be where it is, with what the card requires, if
     * no Hero keeps that out, and if nothing would be Stray by it.
     */
    @Rule(vw = {"2.6.2", "2.6.3", "6.1.2.1"})
    public static boolean canBecome(Position position, int property, int definition) {
        VandariaCard form = VandariaCatalogue.of(position).card(definition);
        return canCopy(position, property, definition)
                && !Heroes.isKeptOut(position, VandariaProperty.controller(position, property), form, property);
    }

    /** Tells whether Property can become a copy of a card; no Hero keeps that out, as the copy is none. */
    @Rule(vw = {"2.6.2", "2.6.3", "10.2.11"})
    public static boolean canCopy(Position position, int property, int definition) {
        GameObject now = VandariaProperty.isInGame(position, property) ? position.find(property) : null;
        if (now == null) {
            return false;
        }
        Seat controller = VandariaProperty.controller(position, property);
        VandariaCard form = VandariaCatalogue.of(position).card(definition);
        return isOfFittingType(position, now, form)
                && Summons.meetsRequirements(position, controller, form)
                && leavesRoom(position, now, definition);
    }

    /** What is in a Territory, is attached, wears something or is in battle changes only into what can be so. */
    @Rule(vw = {"6.1.2.6", "6.1.2.7"})
    private static boolean isOfFittingType(Position position, GameObject now, VandariaCard form) {
        VandariaCard printed = VandariaProperty.card(position, now);
        if (printed.type() instanceof Territory) {
            return form.type() instanceof Territory;
        }
        if (VandariaProperty.isFaculty(printed)) {
            return VandariaProperty.isFaculty(form);
        }
        boolean isWorn = Equipments.wearer(position, now.object()) != 0;
        boolean wears = Equipments.wornBy(position, now.object()).nonEmpty();
        boolean isInBattle = position.isMarked(VandariaMarks.IN_BATTLE, now.object());
        return VandariaProperty.isDeployable(form)
                && (!isWorn || form.isEquipment())
                && (!wears && !isInBattle || form.type() instanceof Follower);
    }

    /** What is in a Territory, or keeps room there, cannot grow beyond the room left. */
    @Rule(vw = {"3.6.1.7", "3.6.1.8"})
    private static boolean leavesRoom(Position position, GameObject now, int definition) {
        if (VandariaProperty.isTerritory(position, now)) {
            return Territories.room(position, now) + more(position, now, definition, VandariaTrait.CAPACITY) >= 0;
        }
        int territory = Territories.holding(position, now.object());
        int growth = more(position, now, definition, VandariaTrait.SIZE);
        return territory == 0
                || growth <= 0
                || growth <= Territories.room(position, VandariaProperty.known(position, territory));
    }

    /** By how much a printed number is greater; what effects make of it stays. */
    private static int more(Position position, GameObject now, int definition, VandariaTrait trait) {
        VandariaCatalogue catalogue = VandariaCatalogue.of(position);
        return catalogue.printed(definition)[trait.ordinal()] - catalogue.printed(now.definition())[trait.ordinal()];
    }
}
