package io.github.cardfold.fuzz;

import io.github.cardfold.kernel.Coverage;
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

    private final Coverage coverage;
    private final Map<String, Integer> outcomes = new TreeMap<>();
    private final List<Failure> failures = new ArrayList<>();
    private int passed;
    private int failed;
    private long decisions;
    private int longest;
    private String longestGame = "";

    Tally(Rules rules) {
        coverage = new Coverage(rules);
    }

    Coverage coverage() {
        return coverage;
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

    /** Returns every step of the rules and how often it ran. */
    public Array<Coverage.Line> steps() {
        return coverage.lines();
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
        coverage.add(other.coverage);
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
     * @param counts whether to say how often each step ran
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
        steps(text, counts);
        return text.append('\n')
                .append(passed)
                .append(" passed, ")
                .append(failed)
                .append(" failed")
                .toString();
    }

    private void steps(StringBuilder text, boolean counts) {
        Array<Coverage.Line> lines = coverage.lines();
        Array<Coverage.Line> never = lines.filter(each -> each.count() == 0);
        text.append("\nsteps reached: ").append(lines.size() - never.size()).append(" of ");
        text.append(lines.size()).append("; never reached:");
        never.forEach(each -> text.append("\n  ").append(each));
        if (counts) {
            text.append("\nhow often each step ran:");
            lines.forEach(
                    each -> text.append("\n  ").append(each.count()).append(' ').append(each));
        }
    }
}
