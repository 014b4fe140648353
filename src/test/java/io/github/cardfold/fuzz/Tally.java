package io.github.cardfold.fuzz;

import io.github.cardfold.kernel.Coverage;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What became of some random games. For one thread; tallies are added up afterwards. */
final class Tally {
    private static final int SHOWN_FAILURES = 3;

    private final Coverage coverage;
    private final Map<String, Integer> outcomes = new TreeMap<>();
    private final List<String> failures = new ArrayList<>();
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

    int failed() {
        return failed;
    }

    void passed(Trial trial, Outcome outcome, int length) {
        passed++;
        decisions += length;
        String how = outcome.section() + " "
                + outcome.winner().map(each -> each + " wins").getOrElse("nobody wins");
        outcomes.merge(how, 1, Integer::sum);
        lasted(length, trial.toString());
    }

    private void lasted(int length, String game) {
        if (length > longest) {
            longest = length;
            longestGame = game;
        }
    }

    void failed(String report) {
        failed++;
        if (failures.size() < SHOWN_FAILURES) {
            failures.add(report);
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

    /** The report; its last line says how many games passed and failed. */
    String report(double seconds, boolean counts) {
        StringBuilder text = new StringBuilder();
        failures.stream()
                .limit(SHOWN_FAILURES)
                .forEach(each -> text.append(each).append("\n\n"));
        text.append("games ").append(passed + failed).append(", decisions ").append(decisions);
        text.append(", games per second ").append(Math.round((passed + failed) / Math.max(seconds, 0.001)));
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
        List<Coverage.Line> lines = coverage.lines();
        List<Coverage.Line> never =
                lines.stream().filter(each -> each.count() == 0).toList();
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
