package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Ask;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** One labelled step of a procedure. */
abstract class Step {
    private static final int[] NO_ARGUMENTS = {};

    private final String label;

    private Step(String label) {
        this.label = label;
    }

    final String label() {
        return label;
    }

    /** Does the step that stands at an index of a procedure; the frame already stands at the next one. */
    abstract void run(Run run, Procedure procedure, int at);

    /** Returns the name of the procedure it always calls if it calls one, "" if it has none. */
    String callee() {
        return "";
    }

    static final class Change extends Step {
        private final Function<Run, Batch> events;

        Change(String label, Function<Run, Batch> events) {
            super(label);
            this.events = events;
        }

        @Override
        void run(Run run, Procedure procedure, int at) {
            run.propose(events.apply(run));
        }
    }

    static final class Let extends Step {
        private final Consumer<Run> action;

        Let(String label, Consumer<Run> action) {
            super(label);
            this.action = action;
        }

        @Override
        void run(Run run, Procedure procedure, int at) {
            action.accept(run);
        }
    }

    static final class Call extends Step {
        private final String callee;
        private final @Nullable Predicate<Run> condition;
        private final @Nullable Function<Run, int[]> arguments;

        Call(
                String label,
                String callee,
                @Nullable Predicate<Run> condition,
                @Nullable Function<Run, int[]> arguments) {
            super(label);
            this.callee = callee;
            this.condition = condition;
            this.arguments = arguments;
        }

        @Override
        void run(Run run, Procedure procedure, int at) {
            Procedure called = procedure.callee(at);
            if ((condition == null || condition.test(run)) && !called.isIdle(run.position())) {
                run.push(called, arguments == null ? NO_ARGUMENTS : arguments.apply(run));
            }
        }

        @Override
        String callee() {
            return callee;
        }
    }

    static final class CallNamed extends Step {
        private final Function<Run, String> named;
        private final Function<Run, int[]> arguments;

        CallNamed(String label, Function<Run, String> named, Function<Run, int[]> arguments) {
            super(label);
            this.named = named;
            this.arguments = arguments;
        }

        @Override
        void run(Run run, Procedure procedure, int at) {
            String name = named.apply(run);
            if (!name.isEmpty()) {
                run.call(name, arguments.apply(run));
            }
        }
    }

    /** Continues elsewhere if a condition holds, or past a block if it does not. */
    static final class Jump extends Step {
        /** Where a jump leads. */
        enum To {
            /** Past the block that depends on the step. */
            PAST_BLOCK,
            /** To the beginning of the block around it that is carried out again and again. */
            NEXT_ROUND,
            /** Out of that block. */
            OUT,
            /** To the end of the procedure. */
            END
        }

        private final To to;
        private final @Nullable Predicate<Run> condition;

        /** Makes a jump: always, or if a condition holds; past a block if that of the block does not hold. */
        Jump(String label, To to, @Nullable Predicate<Run> condition) {
            super(label);
            this.to = to;
            this.condition = condition;
        }

        To to() {
            return to;
        }

        @Override
        void run(Run run, Procedure procedure, int at) {
            if (condition == null || condition.test(run) != (to == To.PAST_BLOCK)) {
                run.goTo(procedure.target(at));
            }
        }
    }

    /** Goes to the block that a function names, none if it names "". */
    static final class Branch extends Step {
        private final Function<Run, String> which;

        Branch(String label, Function<Run, String> which) {
            super(label);
            this.which = which;
        }

        @Override
        void run(Run run, Procedure procedure, int at) {
            String label = which.apply(run);
            if (!label.isEmpty()) {
                run.goTo(procedure.indexOf(label));
            }
        }
    }

    static final class Waits extends Step {
        private final String section;

        Waits(String label, String section) {
            super(label);
            this.section = section;
        }

        String section() {
            return section;
        }

        @Override
        void run(Run run, Procedure procedure, int at) {
            // the mechanic of the named section is not in play yet
        }
    }

    static final class Asking extends Step {
        private final Ask ask;

        Asking(String label, Ask ask) {
            super(label);
            this.ask = ask;
        }

        Ask ask() {
            return ask;
        }

        /** Returns the index to which an answer leads, of blocks that begin at some indices, or another. */
        int led(Procedure procedure, int[] blocks, int otherwise, Answer answer) {
            String lead = ask.lead(answer);
            if (lead.isEmpty()) {
                return otherwise;
            }
            if (lead.equals(Ask.YES)) {
                return blocks[0];
            }
            for (int each : blocks) {
                if (begins(procedure.step(each).label(), lead)) {
                    return each;
                }
            }
            return otherwise;
        }

        private static boolean begins(String label, String lead) {
            return label.startsWith(lead) && (label.length() == lead.length() || label.charAt(lead.length()) == ' ');
        }

        @Override
        void run(Run run, Procedure procedure, int at) {
            throw new IllegalStateException("an ask is answered, not run: " + label());
        }
    }
}
