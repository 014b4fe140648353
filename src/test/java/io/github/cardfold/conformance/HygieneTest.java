package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.lang.ArchRule;
import io.vavr.collection.List;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same game gives the same states on every machine; these rules keep out what would break that unseen. */
class HygieneTest {
    private static final JavaClasses MAIN = House.main();
    private static final JavaClasses RUIN = House.ruin("hygiene");

    static List<Named<ArchRule>> rules() {
        return Hygiene.rules(House.ROOT).map(rule -> Named.of(rule.getDescription(), rule));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void isKept(ArchRule rule) {
        var complaints = House.complaints(rule, MAIN);
        assertTrue(complaints.isEmpty(), () -> complaints.mkString(rule.getDescription() + "\n", "\n", ""));
    }

    @Test
    void everyOffenceIsReported() {
        var complaints = complaintsAboutRuin();
        var unnoticed = List.ofAll(RUIN)
                .filter(type -> type.getSimpleName().startsWith("Bad"))
                .flatMap(JavaClass::getMembers)
                .map(JavaMember::getFullName)
                .reject(name -> name.endsWith("<init>()")
                        || complaints.exists(complaint -> complaint.contains("<" + name + ">")));
        assertEquals(List.empty(), unnoticed);
    }

    @Test
    void whatIsAllowedIsNotReported() {
        assertEquals(List.empty(), complaintsAboutRuin().filter(complaint -> complaint.contains(".Good")));
    }

    private static List<String> complaintsAboutRuin() {
        return Hygiene.rules(House.ruinRoot("hygiene")).flatMap(rule -> House.complaints(rule, RUIN));
    }
}
