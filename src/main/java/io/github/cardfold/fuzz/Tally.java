package io.github.cardfold.fuzz;

import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What became of some random games. For one thread; tallies are added up afterwards. */
public final class Tally {
    private static final int SHOWN_FAILURES = 3;

    private final Reached reached;
    private final Map<String, Integer> outcomes = new TreeMap<>();
    private final List<Failure> failures = new ArrayList<>();
    private int passed;
    private int failed;
    private long decisions;
    private int longest;
    private String longestGame = "";

    Tally(Rules rules) {
        reached = new Reached(rules);
    }

    Reached reached() {
        return reached;
    }

    /** Returns how many games broke something. */
    public int failed() {
        return failed;
    }

    /** Returns how many games came to their end with nothing broken. */
    public int passed() {
        return passed;
    }

    /** Returns how many actions the games had that came to their end. */
    public long decisions() {
        return decisions;
    }

    /** Returns the first games that broke something. */
    public Array<Failure> failures() {
        return Array.ofAll(failures).take(SHOWN_FAILURES);
    }

    void passed(String title, Outcome outcome, int length) {
        passed++;
        decisions += length;
        String how = outcome.section() + " "
                + outcome.winner().map(each -> each + " wins").getOrElse("nobody wins");
        outcomes.merge(how, 1, Integer::sum);
        lasted(length, title);
    }

    private void lasted(int length, String game) {
        if (length > longest) {
            longest = length;
            longestGame = game;
        }
    }

    void failed(Failure failure) {
        failed++;
        if (failures.size() < SHOWN_FAILURES) {
            failures.add(failure);
        }
    }

    void add(Tally other) {
        reached.add(other.reached);
        other.outcomes.forEach((how, count) -> outcomes.merge(how, count, Integer::sum));
        failures.addAll(other.failures);
        passed += other.passed;
        failed += other.failed;
        decisions += other.decisions;
        lasted(other.longest, other.longestGame);
    }

    /**
     * Returns all of it as text; the last line says how many games passed and failed.
     *
     * @param counts whether to say how often games came to each thing that they may come to
     */
    public String report(boolean counts) {
        StringBuilder text = new StringBuilder();
        failures()
                .forEach(each -> text.append(each.title())
                        .append(":\n")
                        .append(each.fault().text())
                        .append('\n')
                        .append(each.transcript())
                        .append("\n\n"));
        text.append("games ").append(passed + failed).append(", decisions ").append(decisions);
        text.append("\nlongest game: ").append(longest).append(" decisions, ").append(longestGame);
        text.append("\noutcomes:");
        outcomes.forEach(
                (how, count) -> text.append("\n  ").append(count).append(" by ").append(how));
        reached.groups().forEach(group -> tell(text, group, counts));
        return text.append('\n')
                .append(passed)
                .append(" passed, ")
                .append(failed)
                .append(" failed")
                .toString();
    }

    /** Of what games never came to at all, such as texts where no card has any, only the number is told. */
    private static void tell(StringBuilder text, Reached.Group group, boolean counts) {
        Array<Reached.Line> never = group.never();
        int all = group.lines().size();
        text.append('\n').append(group.what()).append(" reached: ").append(all - never.size());
        text.append(" of ").append(all);
        if (never.nonEmpty() && never.size() < all) {
            text.append("; never reached:");
            never.forEach(each -> text.append("\n  ").append(each.name()));
        }
        if (counts && never.size() < all) {
            text.append("\nhow often:");
            group.lines()
                    .forEach(each ->
                            text.append("\n  ").append(each.count()).append(' ').append(each.name()));
        }
    }
}
