package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import java.util.BitSet;
import java.util.stream.IntStream;

/** What the drive abilities add to the drive of a card, printed or got and not lost: the greatest alone counts. */
@Rule(jp = {"14.3.1", "14.3.2"})
final class DriveAbilities {
    private final Skill[] skills;
    private final int[] gained;
    private final int[] lost;
    private final int allLost;
    private final BitSet slots = new BitSet();

    /** Takes the names of all pieces of information that texts can change. */
    DriveAbilities(Array<String> names) {
        Array<Skill> all = Array.of(Skill.values()).filter(each -> each.driveBonus() > 0);
        skills = all.toJavaArray(Skill[]::new);
        gained = all.toJavaStream().mapToInt(each -> names.indexOf(each.gained())).toArray();
        lost = all.toJavaStream().mapToInt(each -> names.indexOf(each.lost())).toArray();
        allLost = names.indexOf(Flag.LOSES_ABILITIES);
        IntStream.concat(IntStream.concat(IntStream.of(gained), IntStream.of(lost)), IntStream.of(allLost))
                .filter(each -> each >= 0)
                .forEach(slots::set);
    }

    /** Tells whether a piece of information says that a card has got or lost one of them, or all abilities. */
    boolean areIn(int slot) {
        return slots.get(slot);
    }

    /** Returns what they add, given all information of the card. */
    int bonus(Card card, int[] information) {
        int greatest = 0;
        for (int i = 0; i < skills.length; i++) {
            if (has(card, i, information)) {
                greatest = Math.max(greatest, skills[i].driveBonus());
            }
        }
        return greatest;
    }

    private boolean has(Card card, int skill, int[] information) {
        return isSet(information, gained[skill])
                || skills[skill].isPrinted(card) && !isSet(information, lost[skill]) && !isSet(information, allLost);
    }

    private static boolean isSet(int[] information, int slot) {
        return slot >= 0 && information[slot] > 0;
    }
}
