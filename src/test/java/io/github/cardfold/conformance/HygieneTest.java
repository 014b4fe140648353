package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.lang.ArchRule;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.term.Period;
import io.github.cardfold.cardfight.term.UseLimit;
import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.position.Lifetime;
import io.vavr.collection.List;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same game gives the same states on every machine; these rules keep out what would break that unseen. */
class HygieneTest {
    private static final JavaClasses MAIN = ArchitectureRules.main();
    private static final JavaClasses VIOLATIONS = ArchitectureRules.violations("hygiene");

    /** To turn a card, and whose turn it is: neither is a duration. */
    private static final List<String> ANOTHER_TURN =
            List.of("EventKind.java says \"turn\"", "Facts.java says \"turn\"");

    static List<Named<ArchRule>> rules() {
        return Hygiene.rules(ArchitectureRules.ROOT).map(rule -> Named.of(rule.getDescription(), rule));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void isKept(ArchRule rule) {
        var complaints = ArchitectureRules.complaints(rule, MAIN);
        assertTrue(complaints.isEmpty(), () -> complaints.mkString(rule.getDescription() + "\n", "\n", ""));
    }

    @Test
    void everyOffenceIsReported() {
        var complaints = complaintsAboutRuin();
        var unnoticed = List.ofAll(VIOLATIONS)
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
        return Hygiene.rules(ArchitectureRules.violationsRoot("hygiene"))
                .flatMap(rule -> ArchitectureRules.complaints(rule, VIOLATIONS));
    }

    @Test
    void noFileUsesTwoCollectionsOfOneName() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
            List<String> complaints = List.ofAll(files.filter(
                            file -> file.toString().endsWith(".java"))
                    .sorted()
                    .filter(file -> !twoOfOneName(file).isEmpty())
                    .map(file -> file + " uses both " + twoOfOneName(file).mkString(", ")));
            assertTrue(complaints.isEmpty(), () -> complaints.mkString("use Vavr's Array instead\n", "\n", ""));
        }
    }

    @Test
    void twoListsAreTwoCollectionsOfOneName() {
        assertEquals(List.of("List"), twoOfOneName("import java.util.List;\nreturn io.vavr.collection.List.empty();"));
        assertEquals(List.empty(), twoOfOneName("import io.vavr.collection.Array;\nimport java.util.List;"));
    }

    /** What every game shares gets its sections from the game. */
    @Test
    void noSectionOfOneGameStandsInWhatGamesShare() throws IOException {
        for (String shared : new String[] {"kernel", "effect"}) {
            try (Stream<Path> files = Files.walk(Path.of("src", "main", "java", "io", "github", "cardfold", shared))) {
                List<String> complaints = List.ofAll(
                                files.filter(file -> file.toString().endsWith(".java"))
                                        .sorted())
                        .flatMap(file -> sections(read(file)).map(section -> file + " says " + section));
                assertTrue(complaints.isEmpty(), () -> complaints.mkString("\n"));
            }
        }
    }

    @Test
    void aCitationIsNoSectionThatCodeSays() {
        String source = "@Rule(jp = {\"1.2.4\", \"C.1\"})\nvoid lose() {\n    lose(\"1.2.5\");\n}";
        assertEquals(List.of("\"1.2.5\""), sections(source));
    }

    /** What every game shares gets its durations from the game: it says none of Cardfight's words for them. */
    @Test
    void noDurationOfOneGameStandsInWhatGamesShare() throws IOException {
        for (String shared : new String[] {"kernel", "effect"}) {
            try (Stream<Path> files = Files.walk(Path.of("src", "main", "java", "io", "github", "cardfold", shared))) {
                List<String> complaints = List.ofAll(
                                files.filter(file -> file.toString().endsWith(".java"))
                                        .sorted())
                        .flatMap(file -> durations(read(file)).map(word -> file.getFileName() + " says " + word));
                assertEquals(List.empty(), complaints.removeAll(ANOTHER_TURN));
            }
        }
    }

    @Test
    void aDurationIsFoundInCodeAndNotInComments() {
        String source =
                "/** \"battle\" */\n@Rule(jp = \"turn\")\nWait w = of(\"your turn\", Lifetime.WHOLE_BATTLE); // TURN";
        assertEquals(List.of("\"your turn\"", "Lifetime.WHOLE_BATTLE"), durations(source));
    }

    /** The words for durations that texts and files of Cardfight have, and constants of a type of durations. */
    private static List<String> durations(String source) {
        String words = List.ofAll(Lifetimes.ALL.map(Lifetime::name))
                .appendAll(List.of(Period.values()).map(Reading::word))
                .appendAll(List.of(UseLimit.values()).map(Reading::word))
                .distinct()
                .mkString("|");
        String code = source.replaceAll("(?s)/\\*.*?\\*/|//[^\n]*", "").replaceAll("@Rule\\([^)]*\\)", "");
        return List.ofAll(
                Pattern.compile("\"(this )?(" + words + ")\"|\\b(Lifetime|Period|Limit|Layer)\\.[A-Z_]{2,}\\b")
                        .matcher(code)
                        .results()
                        .map(MatchResult::group));
    }

    private static List<String> sections(String source) {
        String code = source.replaceAll("@Rule\\([^)]*\\)", "");
        return List.ofAll(Pattern.compile("\"(\\d+|[A-C])(\\.\\d+)+[^\"]*\"")
                .matcher(code)
                .results()
                .map(MatchResult::group));
    }

    private static List<String> twoOfOneName(Path file) {
        return twoOfOneName(read(file));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The names of the collections of Vavr that a source names from java.util, too. */
    private static List<String> twoOfOneName(String source) {
        return named("java\\.util", source)
                .filter(named("io\\.vavr\\.collection", source)::contains)
                .distinct();
    }

    private static List<String> named(String home, String source) {
        return List.ofAll(Pattern.compile("\\b" + home + "\\.([A-Z]\\w+)")
                .matcher(source)
                .results()
                .map(found -> found.group(1)));
    }
}
