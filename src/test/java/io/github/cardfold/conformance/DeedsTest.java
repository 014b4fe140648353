package io.github.cardfold.conformance;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.lang.ArchRule;
import io.github.cardfold.cardfight.deed.DeedEffect;
import io.github.cardfold.cardfight.deed.DeedPattern;
import io.github.cardfold.cardfight.fact.ActiveEffect;
import io.github.cardfold.cardfight.state.Flag;
import io.vavr.collection.Array;
import java.lang.reflect.Field;
import org.junit.jupiter.api.Test;

/** Rules ask one room what may be done, so that none of them can overlook a sort of effect. */
class DeedsTest {
    private static final String ADVICE = "Ask cardfight.deed.Deeds, which knows all that effects say of deeds.";
    private static final String DEED = ArchitectureRules.ROOT + ".cardfight.deed..";
    private static final String FACT = ArchitectureRules.ROOT + ".cardfight.fact..";
    private static final String TERM = ArchitectureRules.ROOT + ".cardfight.term..";

    @Test
    void noRuleLooksForSuchEffectsItself() {
        ArchRule looking = noClasses()
                .that()
                .resideOutsideOfPackages(DEED, FACT)
                .should()
                .dependOnClassesThat()
                .areAssignableTo(ActiveEffect.class);
        ArchRule judging = noClasses()
                .that()
                .resideOutsideOfPackages(DEED, TERM, FACT)
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(DeedEffect.class, DeedPattern.class);
        Array<String> complaints = Array.of(looking, judging)
                .flatMap(rule -> ArchitectureRules.complaints(rule, ArchitectureRules.main()));
        assertTrue(complaints.isEmpty(), () -> complaints.mkString("\n", "\n", "\n" + ADVICE));
    }

    /** A flag says what a card has got or lost, and never what may not be done with it. */
    @Test
    void noFlagForbidsAnything() throws IllegalAccessException {
        for (Field each : Flag.class.getFields()) {
            if (each.getType() == String.class) {
                String flag = String.valueOf(each.get(null));
                assertEquals(false, flag.startsWith("cannot") || flag.startsWith("may"), flag);
            }
        }
    }
}
