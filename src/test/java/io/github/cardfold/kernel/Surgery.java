package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.WrappedAsk;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.lang.reflect.Field;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Spoils rules where they are assembled, to see which tests notice. */
public final class Surgery {
    private Surgery() {}

    /** What may be done to a part of the rules. */
    public enum Cut {
        /** The step does nothing. */
        SKIPPED("left out"),
        /** The condition of the step holds always. */
        ALWAYS("its condition always true"),
        /** The seat is asked, and the answer is ignored. */
        UNHEARD("its answer ignored"),
        /** The other seat is asked. */
        OTHER_SEAT("another seat asked"),
        /** The step does what it does the first time only, and a block is carried out once. */
        FIRST_PASS("the first time only"),
        /** The rule action is never due. */
        RULE_ACTION("left out"),
        /** The redirection leaves all events alone. */
        REDIRECTION("left out"),
        /** Nothing follows from any event. */
        CONSEQUENCE("left out");

        private final String words;

        Cut(String words) {
            this.words = words;
        }

        /** Returns what is done, in words. */
        public String words() {
            return words;
        }
    }

    /**
     * One way to spoil rules.
     *
     * @param cut what is done
     * @param procedure the procedure it is done to, {@code *} in place of the card and the ability if to that of all
     *     texts, "" if it is none
     * @param label the label of the part
     */
    public record Operation(Cut cut, String procedure, String label) {}

    /** Returns every way to spoil rules, in their order. */
    public static Array<Operation> operations(Rules rules) {
        return Array.ofAll(rules.procedures())
                .flatMap(procedure -> Array.range(0, procedure.size())
                        .flatMap(at -> cuts(procedure, at)
                                .map(cut -> new Operation(
                                        cut, name(procedure), procedure.step(at).label()))))
                .distinct()
                .appendAll(Anatomy.ruleActions(rules).map(label -> new Operation(Cut.RULE_ACTION, "", label)))
                .appendAll(Anatomy.redirections(rules).map(label -> new Operation(Cut.REDIRECTION, "", label)))
                .appendAll(Anatomy.consequences(rules).map(label -> new Operation(Cut.CONSEQUENCE, "", label)));
    }

    /** A text's procedure is called after its card, the ability and the part of it; that part of all texts is one. */
    private static String name(Procedure procedure) {
        return procedure.name().replaceFirst("^[^/]+/[^/]+", "*");
    }

    private static Array<Cut> cuts(Procedure procedure, int at) {
        Step step = procedure.step(at);
        boolean isRepeated = Array.range(at, procedure.size()).exists(later -> isBack(procedure, later, at));
        boolean begins = Array.range(at, procedure.size()).exists(later -> procedure.next(later) == at);
        // a block that is carried out for ever breaks down, and proves nothing
        Array<Cut> cuts = begins && isPastBlock(step) ? Array.of(Cut.SKIPPED) : cuts(step);
        return isRepeated && canBeOnce(step) && !cuts.isEmpty() ? cuts.append(Cut.FIRST_PASS) : cuts;
    }

    private static boolean canBeOnce(Step step) {
        return !(step instanceof Step.Asking)
                && (!(step instanceof Step.Jump jump) || isPastBlock(jump) || jump.to() == Step.Jump.To.NEXT_ROUND);
    }

    private static boolean isPastBlock(Step step) {
        return step instanceof Step.Jump jump && jump.to() == Step.Jump.To.PAST_BLOCK;
    }

    /** Tells whether another step or one before it comes after a step. */
    private static boolean isBack(Procedure procedure, int step, int to) {
        return procedure.next(step) <= to || procedure.target(step) <= to;
    }

    private static Array<Cut> cuts(Step step) {
        if (step instanceof Step.Waits) {
            return Array.empty();
        }
        if (step instanceof Step.Asking) {
            return Array.of(Cut.SKIPPED, Cut.UNHEARD, Cut.OTHER_SEAT);
        }
        boolean isConditional =
                (step instanceof Step.Jump || step instanceof Step.Call) && Anatomy.condition(step) != null;
        return isConditional ? Array.of(Cut.SKIPPED, Cut.ALWAYS) : Array.of(Cut.SKIPPED);
    }

    /** Spoils what a builder is about to assemble. Does nothing to rules that have no such part. */
    public static void operate(Rules.Builder builder, String cut, String procedure, String label) {
        switch (Cut.valueOf(cut)) {
            case RULE_ACTION -> replace(builder, "ruleActions", label, RuleAction::label, Surgery::neverDue);
            case REDIRECTION -> replace(builder, "redirections", label, Redirection::label, Surgery::leavingAlone);
            case CONSEQUENCE -> replace(builder, "consequences", label, Consequence::label, Surgery::withoutEffect);
            default -> steps(builder, Cut.valueOf(cut), procedure, label);
        }
    }

    /**
     * Writes into the rules what can be switched on and off: that another seat is asked, and that a step does what it
     * does the first time only.
     *
     * @param switches tells of the words for an alteration whether it is switched on
     */
    public static void wire(Rules.Builder builder, Predicate<String> switches) {
        for (String list : new String[] {"own", "procedures"}) {
            Surgery.<Procedure>list(builder, list).replaceAll(each -> wired(each, switches));
        }
    }

    private static Procedure wired(Procedure procedure, Predicate<String> switches) {
        ProcedureBuilder edited = procedure.edit();
        Local passed = passed(procedure);
        boolean loops = false;
        for (int at = 0; at < procedure.size(); at++) {
            Step step = procedure.step(at);
            for (Cut cut : cuts(procedure, at)) {
                String words = words(new Operation(cut, name(procedure), step.label()));
                int bit = 1 << at % Integer.SIZE;
                if (cut == Cut.FIRST_PASS) {
                    loops = true;
                    edited.exchange(once(step, run -> !switches.test(words) || isFirst(run, passed, bit)));
                } else if (cut == Cut.OTHER_SEAT) {
                    Ask ask = ((Step.Asking) step).ask();
                    edited.exchange(new Step.Asking(step.label(), ofOtherSeat(ask, () -> switches.test(words))));
                }
            }
        }
        // what is switched off must be played as it is: a call that does nothing is left out
        return (loops ? edited.locals(passed) : edited)
                .idleIf(procedure::isIdle)
                .build();
    }

    /** Returns an operation that can be switched on, in words. */
    public static String words(Operation operation) {
        return operation.cut().words() + " at " + operation.procedure() + "/" + operation.label();
    }

    private static void steps(Rules.Builder builder, Cut cut, String procedure, String label) {
        for (String list : new String[] {"own", "procedures"}) {
            Surgery.<Procedure>list(builder, list)
                    .replaceAll(each ->
                            name(each).equals(procedure) && canBe(cut, each, label) ? spoilt(each, cut, label) : each);
        }
    }

    private static boolean canBe(Cut cut, Procedure procedure, String label) {
        return procedure.has(label) && cuts(procedure, procedure.indexOf(label)).contains(cut);
    }

    private static Procedure spoilt(Procedure procedure, Cut cut, String label) {
        Step step = procedure.step(procedure.indexOf(label));
        Local passed = passed(procedure);
        boolean once = cut == Cut.FIRST_PASS;
        Step spoilt = once ? once(step, run -> isFirst(run, passed, 1)) : spoilt(step, cut);
        ProcedureBuilder edited = procedure.edit();
        return (once ? edited.locals(passed) : edited).exchange(spoilt).build();
    }

    private static Step spoilt(Step step, Cut cut) {
        return switch (cut) {
            case ALWAYS -> always(step);
            case UNHEARD -> new Step.Asking(step.label(), unheard(((Step.Asking) step).ask()));
            case OTHER_SEAT -> new Step.Asking(step.label(), ofOtherSeat(((Step.Asking) step).ask(), () -> true));
            default -> new Step.Let(step.label(), run -> {});
        };
    }

    /** Returns a further value of a procedure's frames. */
    private static Local passed(Procedure procedure) {
        return Local.number(
                (int) procedure.locals().stream().filter(each -> !each.isList()).count(), "passed");
    }

    /** Tells whether a step of a frame is carried out for the first time, and notes it. */
    private static boolean isFirst(Run run, Local passed, int bit) {
        int before = run.get(passed);
        run.set(passed, before | bit);
        return (before & bit) == 0;
    }

    @SuppressWarnings("unchecked")
    private static Step once(Step step, Predicate<Run> first) {
        if (step instanceof Step.Jump jump) {
            Predicate<Run> condition = Anatomy.condition(step);
            return new Step.Jump(step.label(), jump.to(), condition == null ? first : condition.and(first));
        }
        if (step instanceof Step.Call) {
            Predicate<Run> condition = Anatomy.condition(step);
            return new Step.Call(
                    step.label(), step.callee(), condition == null ? first : condition.and(first), (Function<
                                    Run, int[]>)
                            Anatomy.field(step, "arguments"));
        }
        return new Step.Let(step.label(), run -> {
            if (first.test(run)) {
                step.run(run, Procedure.of(run.frame()), 0);
            }
        });
    }

    @SuppressWarnings("unchecked")
    private static Step always(Step step) {
        if (step instanceof Step.Jump jump) {
            return new Step.Jump(step.label(), jump.to(), isPastBlock(step) ? run -> true : null);
        }
        var arguments = (Function<Run, int[]>) Anatomy.field(step, "arguments");
        return new Step.Call(step.label(), step.callee(), null, arguments);
    }

    private static Ask unheard(Ask ask) {
        return new WrappedAsk(ask) {
            @Override
            public void answer(Run run, Answer answer) {
                // nobody listens
            }

            @Override
            public String lead(Answer answer) {
                return "";
            }
        };
    }

    private static Ask ofOtherSeat(Ask ask, BooleanSupplier other) {
        return new WrappedAsk(ask) {
            @Override
            public Seat seat(Position position, Frame frame) {
                Seat seat = super.seat(position, frame);
                return other.getAsBoolean() ? Seat.of(1 - seat.ordinal()) : seat;
            }
        };
    }

    private static RuleAction neverDue(RuleAction action) {
        return new RuleAction() {
            @Override
            public String label() {
                return action.label();
            }

            @Override
            public boolean isDue(Position position) {
                return false;
            }
        };
    }

    private static Redirection leavingAlone(Redirection redirection) {
        return new Redirection() {
            @Override
            public String label() {
                return redirection.label();
            }

            @Override
            public @Nullable Event redirect(Position position, Event event) {
                return null;
            }
        };
    }

    private static Consequence withoutEffect(Consequence consequence) {
        return new Consequence() {
            @Override
            public String label() {
                return consequence.label();
            }

            @Override
            public Batch after(Position position, Event event) {
                return Batch.NOTHING;
            }
        };
    }

    private static <T> void replace(
            Rules.Builder builder, String list, String label, Function<T, String> labels, UnaryOperator<T> spoiler) {
        Surgery.<T>list(builder, list)
                .replaceAll(each -> labels.apply(each).equals(label) ? spoiler.apply(each) : each);
    }

    @SuppressWarnings("unchecked")
    private static <T> List<T> list(Rules.Builder builder, String name) {
        try {
            Field field = Rules.Builder.class.getDeclaredField(name);
            field.setAccessible(true);
            return (List<T>) field.get(builder);
        } catch (ReflectiveOperationException cause) {
            throw new IllegalStateException("the builder of rules has no " + name, cause);
        }
    }
}
