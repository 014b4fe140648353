package io.github.cardfold.vandaria.edition;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.vandaria.card.Relic;
import io.github.cardfold.vandaria.event.Distributes;
import io.github.cardfold.vandaria.event.FightsWith;
import io.github.cardfold.vandaria.event.TakesPart;
import io.github.cardfold.vandaria.famous.RangeAttack;
import io.github.cardfold.vandaria.skill.TriggerSkill;

/**
 * What an Equipment prints outside of its Effect works only while nobody wears it (3.7.3.10), so that it cannot be what
 * only a Follower does.
 */
public final class EquipmentSkills {
    private EquipmentSkills() {}

    /** Tells whether a map says that its card is an Equipment. */
    static boolean areOn(Reading map) {
        return map.data() instanceof Data.Fields fields
                && fields.get(CardTypeData.KIND) instanceof Data.Text kind
                && kind.value().equals(Reading.word(Relic.Kind.EQUIPMENT));
    }

    /** Refuses a skill that only a Follower could use. */
    static void check(Ability skill, Reading value) {
        if (isOfFollowers(skill)) {
            throw value.expected(
                    "a skill that an Equipment can use",
                    "one that only its Follower can use, which 'worn' has to give");
        }
    }

    /** Tells whether only a Follower could use a skill. */
    @Rule(vw = "3.7.3.10")
    public static boolean isOfFollowers(Ability skill) {
        return skill instanceof RangeAttack || skill instanceof TriggerSkill trigger && isOfFollowers(trigger.on());
    }

    private static boolean isOfFollowers(EventPattern on) {
        return on instanceof TakesPart || on instanceof FightsWith || on instanceof Distributes;
    }
}
