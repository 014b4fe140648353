package io.github.cardfold.conformance;

import io.github.cardfold.kernel.Anatomy;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Notes the steps that the rules carry out from one question to another, and draws their way as text. */
final class StepDiagram implements StepListener {
    private static final String PIPELINE = "change";
    private static final int MARGIN = 30;
    private static final int WIDTH = 118;

    private final Rules rules;
    private final List<Stop> stops = new ArrayList<>();
    private Stop next;
    private int untold;

    /** Begins at the question that a state asks. */
    StepDiagram(State state) {
        rules = state.rules();
        Frame top = state.position().frame(state.position().depth() - 1);
        next = new Stop(state.position().depth(), top.procedure().name(), top.label());
        came(state);
    }

    /** A step: how many frames lie on the stack when it is reached, whom it asks, and what it changes. */
    private static final class Stop {
        private final int depth;
        private final String procedure;
        private final String label;
        private String asked = "";
        private int stages;
        private Array<String> events = Array.empty();

        Stop(int depth, String procedure, String label) {
            this.depth = depth;
            this.procedure = procedure;
            this.label = label;
        }

        boolean isOfRules() {
            return !procedure.equals(PIPELINE);
        }

        @Override
        public String toString() {
            return label
                    + (asked.isEmpty() ? "" : " (" + asked + ")")
                    + (events.isEmpty() ? "" : events.mkString(" {", ", ", "}"));
        }
    }

    @Override
    public void reached(String procedure, String label, Supplier<State> moment) {
        State state = moment.get();
        tell(state);
        next = new Stop(state.position().depth(), procedure, label);
    }

    @Override
    public void came(State state) {
        tell(state);
        next.asked = state.decision().map(each -> each.seat().toString()).getOrElse("");
    }

    @Override
    public void ran(String procedure, String label) {
        if (procedure.equals(next.procedure) && label.equals(next.label)) {
            stops.add(next);
        } else {
            last().stages++;
        }
    }

    @Override
    public void committed(int events) {
        untold += events;
    }

    private Stop last() {
        return stops.get(stops.size() - 1);
    }

    /** Names the latest events, which can be read when the next step is reached. */
    private void tell(State state) {
        Position position = state.position();
        for (int i = position.eventCount() - untold; i < position.eventCount(); i++) {
            last().events = last().events.append(position.event(i).kind().name());
        }
        untold = 0;
    }

    private String counted() {
        Array<Stop> all = Array.ofAll(stops);
        Array<Stop> ofRules = all.filter(Stop::isOfRules);
        Array<Stop> changes = ofRules.filter(stop -> stop.stages > 0);
        int stages =
                all.size() - ofRules.size() + all.map(stop -> stop.stages).sum().intValue();
        int classes = ofRules.map(stop -> writer(stop.procedure)).distinct().size();
        return ofRules.size() + " steps in " + classes + " classes, " + changes.size() + " changes in " + stages
                + " stages";
    }

    /** Returns the way: its numbers, and a paragraph for each stretch within one procedure. */
    String drawn() {
        int base = Array.ofAll(stops).map(stop -> stop.depth).min().getOrElse(0);
        Array<String> lines = Array.of(counted());
        for (int from = 0; from < stops.size(); ) {
            int to = from + 1;
            while (to < stops.size() && isSameStretch(stops.get(from), stops.get(to))) {
                to++;
            }
            Stop first = stops.get(from);
            String margin = "  ".repeat(first.depth - base) + first.procedure + " " + writer(first.procedure);
            lines = lines.appendAll(wrapped(margin, Array.ofAll(stops.subList(from, to))));
            from = to;
        }
        return lines.append(padded("  ".repeat(next.depth - base) + next.procedure) + next)
                .mkString("", "\n", "\n");
    }

    private static boolean isSameStretch(Stop first, Stop other) {
        return first.depth == other.depth && first.procedure.equals(other.procedure);
    }

    private static Array<String> wrapped(String margin, Array<Stop> stretch) {
        Array<String> lines = Array.empty();
        String line = padded(margin);
        for (Stop stop : stretch) {
            String text = stop + (stop == stretch.last() ? "" : " >");
            if (line.length() + text.length() > WIDTH) {
                lines = lines.append(line.stripTrailing());
                line = padded("");
            }
            line += text + " ";
        }
        return lines.append(line.stripTrailing());
    }

    private static String padded(String margin) {
        return margin + " ".repeat(Math.max(1, MARGIN - margin.length()));
    }

    private String writer(String procedure) {
        String name = Anatomy.writer(rules, procedure);
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
