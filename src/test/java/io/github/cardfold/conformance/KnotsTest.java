package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What changes together stands together: no large circles of classes, no large packages. */
class KnotsTest {
    private static final int MOST_IN_A_CIRCLE = 8;
    private static final int MOST_IN_A_PACKAGE = 45;

    /** The rooms of the effect language, and those of what it says, which are to be split with it. */
    private static final Array<String> NOT_YET =
            Array.of("effect", "effect.kind", "cardfight.action", "cardfight.term");

    @Test
    void noCircleOfClassesIsLarge() {
        assertEquals(Array.empty(), Knots.of(ArchitectureRules.main()).filter(knot -> knot.size() > MOST_IN_A_CIRCLE));
    }

    @Test
    void aCircleIsFound() {
        assertEquals(
                Array.of("Egg and Hen"),
                Knots.of(ArchitectureRules.violations("knots"))
                        .map(knot -> knot.map(name -> name.substring(name.lastIndexOf('.') + 1))
                                .mkString(" and ")));
    }

    @Test
    void noPackageIsLarge() {
        assertEquals(
                Array.empty(),
                Array.ofAll(ArchitectureRules.main())
                        .filter(JavaClass::isTopLevelClass)
                        .reject(type -> type.getSimpleName().matches("Immutable.*|With.*|package-info"))
                        .groupBy(type -> room(type.getName()))
                        .filter((room, types) -> types.size() > MOST_IN_A_PACKAGE)
                        .keySet()
                        .toArray()
                        .removeAll(NOT_YET));
    }

    private static String room(String type) {
        String inside = type.substring(ArchitectureRules.ROOT.length() + 1);
        return inside.substring(0, Math.max(0, inside.lastIndexOf('.')));
    }
}
