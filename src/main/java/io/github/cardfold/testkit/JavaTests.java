package io.github.cardfold.testkit;

import io.github.cardfold.cardfight.card.Card;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Tests of JUnit that name cards in their sources. */
final class JavaTests implements NamingTests {
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
    private static final Pattern TEST =
            Pattern.compile("@Test\\s+(?:@\\w+(?:\\([^\\n]*\\))?\\s+)*(?:public )?void (\\w+)\\(");

    private final Launcher launcher = LauncherFactory.create();
    private final Array<Source> sources;

    private JavaTests(Array<Source> sources) {
        this.sources = sources;
    }

    static JavaTests in(Path folder) {
        try (var files = Files.walk(folder)) {
            return new JavaTests(Array.ofAll(files)
                    .filter(file -> file.toString().endsWith("Test.java"))
                    .sorted()
                    .map(Source::of));
        } catch (IOException e) {
            throw new UncheckedIOException("tests in " + folder, e);
        }
    }

    @Override
    public boolean isFailing(Card card) {
        Array<DiscoverySelector> naming = sources.flatMap(each -> each.naming("\"" + card.id() + "\""));
        if (naming.isEmpty()) {
            return false;
        }
        var summary = new SummaryGeneratingListener();
        launcher.execute(
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(naming.asJava())
                        .build(),
                summary);
        return summary.getSummary().getTotalFailureCount() > 0;
    }

    /**
     * The source of a test class.
     *
     * @param name the name of the class
     * @param members its parts, each up to the end of a method
     */
    private record Source(String name, Array<String> members) {
        static Source of(Path file) {
            try {
                String text = Files.readString(file);
                String type = file.getFileName().toString().replaceFirst("\\.java$", "");
                String home = PACKAGE.matcher(text)
                        .results()
                        .map((MatchResult found) -> found.group(1) + ".")
                        .findFirst()
                        .orElse("");
                return new Source(home + type, Array.of(text.split("\n    }\n")));
            } catch (IOException e) {
                throw new UncheckedIOException(file.toString(), e);
            }
        }

        /** The tests that name something; all of the class if what is not one test does. */
        Array<DiscoverySelector> naming(String card) {
            Array<Option<String>> tests =
                    members.filter(each -> each.contains(card)).map(each -> test(each, each.indexOf(card)));
            return tests.forAll(Option::isDefined)
                    ? tests.map(each -> DiscoverySelectors.selectMethod(name, each.get()))
                    : Array.of(DiscoverySelectors.selectClass(name));
        }

        /** The only test of a part, if it begins before a place. */
        private static Option<String> test(String member, int place) {
            Array<MatchResult> tests =
                    Array.ofAll(TEST.matcher(member).results().toList());
            return Option.when(
                    tests.size() == 1 && tests.head().start() < place,
                    () -> tests.head().group(1));
        }
    }
}
