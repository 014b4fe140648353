package io.github.cardfold.conformance;

import static com.tngtech.archunit.base.DescribedPredicate.describe;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import io.vavr.collection.List;
import java.nio.file.Path;

/** The compiled classes that the rules of this package are held against. */
public final class ArchitectureRules {
    public static final String ROOT = "io.github.cardfold";

    /** Classes that break the rules on purpose: a rule that reports nothing here would be no rule. */
    private static final String VIOLATIONS = ROOT + ".conformance.violations";

    private static final ImportOption NO_RUIN = location -> !location.contains("/conformance/violations/");

    private ArchitectureRules() {}

    public static JavaClasses main() {
        return Imported.MAIN;
    }

    public static JavaClasses tests() {
        return Imported.ALL.that(describe("are tests", type -> !Imported.MAIN.contain(type.getName())));
    }

    public static JavaClasses mainAndTests() {
        return Imported.ALL;
    }

    /** Returns the violations with a name: a tree of packages like that below {@link #ROOT}. */
    public static JavaClasses violations(String name) {
        return new ClassFileImporter()
                .importPath(Path.of("target", "test-classes")
                        .resolve(violationsRoot(name).replace('.', '/')));
    }

    public static String violationsRoot(String name) {
        return VIOLATIONS + "." + name;
    }

    /** Returns what a rule has to say against classes, one line for each violation. */
    static List<String> complaints(ArchRule rule, JavaClasses classes) {
        return List.ofAll(
                rule.allowEmptyShould(true).evaluate(classes).getFailureReport().getDetails());
    }

    /** Read from disk once, for importing takes longer than all rules together. */
    private static final class Imported {
        private static final JavaClasses MAIN = new ClassFileImporter().importPath(Path.of("target", "classes"));
        private static final JavaClasses ALL = new ClassFileImporter()
                .withImportOption(NO_RUIN)
                .importPaths(Path.of("target", "classes"), Path.of("target", "test-classes"));
    }
}
