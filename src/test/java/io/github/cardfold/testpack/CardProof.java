package io.github.cardfold.testpack;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.conformance.Listed;
import io.github.cardfold.effect.EffectException;
import io.vavr.collection.Array;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/**
 * Alters the texts of the shipped pack's cards in one place at a time and runs the tests that name the card: one of
 * them has to notice. Writes {@code target/card-proof.md}. What no test can notice is listed with the reason.
 */
public final class CardProof {
    /** The alterations that were looked at and that nothing can notice, {@code card: place: reason}. */
    private static final String ACCEPTED = "card-proof-accepted.txt";

    private static final Path TESTS = Path.of("src", "test", "java", "io", "github", "cardfold", "testpack");
    private static final Pattern TEST = Pattern.compile("@Test\\s+(?:@Rule[^\\n]*\\s+)?void (\\w+)\\(");
    private static final Path PAGE = Path.of("target", "card-proof.md");

    private final Launcher launcher = LauncherFactory.create();
    private final Array<Path> tests;

    private CardProof() throws IOException {
        try (var files = Files.list(TESTS)) {
            tests = Array.ofAll(files)
                    .filter(file -> file.toString().endsWith("Test.java"))
                    .sorted();
        }
    }

    /**
     * Runs the proof.
     *
     * @param cards the ids of the cards it is about; all of the shipped pack's if there are none
     */
    public static void main(String[] cards) throws IOException {
        Array<String> unnoticed = new CardProof().unnoticed(Array.of(cards));
        Set<String> accepted = Listed.lines(ACCEPTED)
                .map(line -> line.replaceFirst(": [^:]*$", ""))
                .toSortedSet();
        Array<String> survivors = unnoticed.reject(accepted::contains);
        Array<String> stale = cards.length > 0
                ? Array.empty()
                : accepted.toArray().reject(unnoticed::contains).map(each -> "accepted in vain: " + each);
        Files.createDirectories(PAGE.getParent());
        Files.writeString(PAGE, survivors.appendAll(stale).mkString("# Card proof\n\n- ", "\n- ", "\n"));
        System.out.println(survivors.size() + " alterations are not noticed, " + accepted.size() + " accepted, "
                + stale.size() + " of these in vain: " + PAGE);
        if (!survivors.isEmpty() || !stale.isEmpty()) {
            throw new IllegalStateException("not every alteration is noticed: see " + PAGE);
        }
    }

    private Array<String> unnoticed(Array<String> cards) {
        try {
            return Packs.nightfair()
                    .cards()
                    .filter(card -> cards.isEmpty() || cards.contains(card.id()))
                    .flatMap(this::unnoticed);
        } finally {
            NightFair.restore();
        }
    }

    private Array<String> unnoticed(Card card) {
        Array<DiscoverySelector> own = tests.flatMap(file -> naming(file, card));
        return Array.range(0, card.abilities().size())
                .flatMap(at -> TextAlterations.of(card.abilities().get(at))
                        .reject(each ->
                                isNoticed(card.withAbilities(card.abilities().update(at, each._2)), own))
                        .map(each -> card.id() + ": ability " + (at + 1) + each._1));
    }

    /** The tests of a file that name the card; all of them if a helper of theirs does. */
    private static Array<DiscoverySelector> naming(Path file, Card card) {
        Array<String> members = members(file).filter(each -> each.contains("\"" + card.id() + "\""));
        Array<String> methods = members.flatMap(
                each -> Option.some(TEST.matcher(each)).filter(Matcher::find).map(test -> test.group(1)));
        return methods.size() == members.size()
                ? methods.map(each -> DiscoverySelectors.selectMethod(className(file), each))
                : Array.of(DiscoverySelectors.selectClass(className(file)));
    }

    private static Array<String> members(Path file) {
        try {
            return Array.of(Files.readString(file).split("\n    }\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String className(Path file) {
        return CardProof.class.getPackageName() + "."
                + file.getFileName().toString().replaceFirst("\\.java$", "");
    }

    /** A text that cannot be played is noticed by whoever assembles rules with it. */
    private boolean isNoticed(Card altered, Array<DiscoverySelector> own) {
        try {
            NightFair.alter(altered);
        } catch (EffectException nonsense) {
            return true;
        }
        return !own.isEmpty() && fails(own);
    }

    private boolean fails(Array<DiscoverySelector> own) {
        var summary = new SummaryGeneratingListener();
        launcher.execute(
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(own.asJava())
                        .build(),
                summary);
        return summary.getSummary().getTotalFailureCount() > 0;
    }
}
