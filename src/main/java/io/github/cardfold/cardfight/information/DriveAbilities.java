package io.github.cardfold.cardfight.information;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.SkillIcon;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.vavr.collection.Array;
import java.util.BitSet;

/** What the drive abilities add to the drive of a card, printed or got and not lost: the greatest alone counts. */
@Rule(jp = {"14.3.1", "14.3.2"})
public final class DriveAbilities {
    private final One[] abilities;
    /** The indices of what says that a card has lost all abilities, or all CONT abilities, which these are. */
    private final int[] allLost;

    private final BitSet slots = new BitSet();

    /** Takes the drive abilities there are, and the names of all pieces of information that texts can change. */
    public DriveAbilities(Array<Named> kinds, Array<String> names) {
        abilities = kinds.map(each -> new One(each.icon(), names.indexOf(each.gained()), names.indexOf(each.lost())))
                .toJavaArray(One[]::new);
        allLost = new int[] {names.indexOf(Flag.LOSES_ABILITIES), names.indexOf(Flag.lost(Clause.Kind.CONT))};
        for (One each : abilities) {
            note(each.gained());
            note(each.lost());
        }
        for (int each : allLost) {
            note(each);
        }
    }

    /** The icon of a drive ability, and the names of what says that a card has got it, and lost it. */
    public record Named(SkillIcon icon, String gained, String lost) {}

    /**
     * The icon of a drive ability, and the indices of what says that a card has got it, and lost it; -1 if nothing
     * does.
     */
    private record One(SkillIcon icon, int gained, int lost) {}

    private void note(int slot) {
        if (slot >= 0) {
            slots.set(slot);
        }
    }

    /** Tells whether a piece of information says that a card has got or lost one of them, or all abilities. */
    public boolean areIn(int slot) {
        return slots.get(slot);
    }

    /** Returns what they add, given all information of the card. */
    public int bonus(Card card, int[] information) {
        int greatest = 0;
        for (One each : abilities) {
            if (has(card, each, information)) {
                greatest = Math.max(greatest, each.icon().driveBonus());
            }
        }
        return greatest;
    }

    private boolean has(Card card, One ability, int[] information) {
        return isSet(information, ability.gained())
                || card.skills().has(ability.icon())
                        && !isSet(information, ability.lost())
                        && !isSet(information, allLost[0])
                        && !isSet(information, allLost[1]);
    }

    private static boolean isSet(int[] information, int slot) {
        return slot >= 0 && information[slot] > 0;
    }
}
