package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Secret;
import io.github.cardfold.kernel.position.Witness;
import io.github.cardfold.kernel.question.Ask;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Turns the block of one ability into a procedure. Every instruction is a node with a label of its own, its kind and
 * its number among those of its kind, such as {@code draw 2}; its steps are labelled by the node and what they do.
 * Variables are locals of the frame, so that an effect is kept half-way through like any rule.
 */
public final class Compiler {
    /** What begins a name that no text can say. */
    private static final String UNNAMED = "#";

    private final String name;
    private final AbilityScope scope;
    private ProcedureBuilder steps;
    private final List<Local> locals = new ArrayList<>();
    private final Map<String, Local> variables = new TreeMap<>();
    private final Map<String, Local> shared = new TreeMap<>();
    private final Map<String, Integer> ordinals = new TreeMap<>();
    private final Set<String> untold = new TreeSet<>();
    private final Map<String, NameGiven> given = new TreeMap<>();
    private NameGiven here = NameGiven.ATOP;
    private int singles = AbilityFrame.SINGLES;
    private int lists = AbilityFrame.LISTS;
    private final List<Runnable> endings = new ArrayList<>();
    private @Nullable DurationTerm lasting;
    private String node = "";
    private int loops;
    private int unnamed;

    Compiler(String name, AbilityScope scope) {
        this.name = name;
        this.scope = scope;
        steps = Procedure.named(name);
    }

    /** Returns the name of the procedure: the card's id and the ability's label. */
    public String name() {
        return name;
    }

    /** Returns where things that are compiled on the way are registered. */
    public AbilityScope scope() {
        return scope;
    }

    /** Returns the name of the node being compiled, unique among all cards: {@code ember-scout/1/draw 2}. */
    public String path() {
        return name + "/" + node;
    }

    /** Returns the label of a step of the node being compiled. */
    public String label(String step) {
        return node.isEmpty() ? step : step.isEmpty() ? node : node + " " + step;
    }

    /** Declares the names that an event gives, see {@link EventPattern#binds}. */
    public void bind(EventPattern event) {
        bindFound(0, event);
    }

    /** Declares the names that an event gives, bound after some lists with a 0 after each. */
    void bindFound(int listsBefore, EventPattern event) {
        Array<String> names = event.binds();
        for (int i = 0; i < names.size(); i++) {
            int index = i;
            boolean isRest = event.bindsSeveral() && i == names.size() - 1;
            Local variable = objects(names.get(i));
            let("bind " + names.get(i), run -> run.set(variable, boundFound(run, listsBefore, index, isRest)));
        }
    }

    private static int[] boundFound(Run run, int listsBefore, int index, boolean isRest) {
        int[] bound = run.objects(AbilityFrame.BOUND);
        int at = afterLists(bound, listsBefore) + index;
        int end = isRest ? bound.length : Math.min(bound.length, at + 1);
        return at < end && bound[at] != 0 ? Arrays.copyOfRange(bound, at, end) : new int[0];
    }

    private static int afterLists(int[] bound, int lists) {
        int at = 0;
        for (int zeros = 0; zeros < lists; at++) {
            zeros += bound[at] == 0 ? 1 : 0;
        }
        return at;
    }

    /** Compiles the instructions of a block, one after the other. */
    @Rule(jp = "11.8.3.1.1")
    public void block(Iterable<? extends Instruction> instructions) {
        instructions.forEach(this::compile);
    }

    /** Compiles the instructions of a block that is carried out several times (12.7). */
    @Rule(jp = "12.7.3")
    public void repeated(Iterable<? extends Instruction> instructions) {
        repeated(() -> block(instructions));
    }

    /** Compiles what is carried out several times; what it names is named anew each time (ruling 462). */
    @Rule(jp = {"11.2.3", "12.7.1"})
    public void repeated(Runnable block) {
        Set<String> before = new TreeSet<>(variables.keySet());
        List<Local> named = new ArrayList<>();
        let("anew", run -> named.forEach(each -> forget(run, each)));
        loops++;
        block.run();
        loops--;
        variables.forEach((name, local) -> {
            if (!before.contains(name)) {
                named.add(local);
            }
        });
    }

    private static void forget(Run run, Local variable) {
        if (variable.isList()) {
            run.clear(variable);
        } else {
            run.set(variable, 0);
        }
    }

    /**
     * Tells whether the node being compiled may be reached several times for one "for each" or "so many times": then it
     * must not choose the same thing twice.
     */
    public boolean isRepeated() {
        return loops > 0;
    }

    /** Compiles an instruction as the next node. */
    public void compile(Instruction instruction) {
        compile(instruction, () -> choosing(instruction).compile(this));
    }

    /** Compiles an instruction as the next node, by other means than its own. */
    public void compile(Instruction instruction, Runnable means) {
        NameGiven outside = here;
        String enclosing = enter(instruction);
        means.run();
        node = enclosing;
        here = outside;
    }

    /** Compiles that the cards of an instruction are chosen that are to be; returns it with those. */
    @Rule(jp = "11.8.4.1.2")
    private Instruction choosing(Instruction instruction) {
        if (instruction.isAllOrNothing()) {
            return instruction;
        }
        Option<Selector> usual = instruction.usual();
        return (Instruction) TermRecord.changed(
                instruction,
                part -> part instanceof Chosen chosen
                        ? usual.map(chosen::among).getOrElse(chosen).choose(this)
                        : part);
    }

    /** Compiles a continuous effect as a node of its own. */
    public Array<Working> working(Continuous effect) {
        NameGiven outside = here;
        String enclosing = enter(effect);
        Array<Working> working = effect.compile(this);
        node = enclosing;
        here = outside;
        return working;
    }

    /** Compiles a part of what is being compiled as a node of its own. */
    public void node(Term term, Runnable block) {
        NameGiven outside = here;
        String enclosing = enter(term);
        block.run();
        node = enclosing;
        here = outside;
    }

    private String enter(Term term) {
        String enclosing = node;
        String kind = Words.ofClass(term.getClass());
        int ordinal = ordinals.merge(kind, 1, Integer::sum);
        node = kind + " " + ordinal;
        here = here.in(node, term);
        check(term);
        scope.carried(name, node, term);
        return enclosing;
    }

    /** Fails if a cost names a variable that is not bound before it, or means nothing. */
    public void check(Array<? extends Instruction> cost) {
        cost.forEach(each -> Terms.forEach(each, part -> {
            if (part instanceof Instruction) {
                check(part);
            }
        }));
    }

    /** Fails if a term names a variable that is not bound before it, or means nothing. */
    public void check(Term term) {
        Array<Term> later = term instanceof Instruction steps ? steps.readAfterwards() : Array.empty();
        if (later.isEmpty()) {
            Terms.forEachRead(term, this::checkNode);
            return;
        }
        checkNode(term);
        Terms.direct(term)
                .reject(each -> each.isCarriedOut() || later.contains(each))
                .forEach(this::check);
    }

    private void checkNode(Term each) {
        Sense.wrong(each).forEach(what -> {
            throw error(what);
        });
        if (!(each instanceof Instruction) && Terms.direct(each).exists(Chosen.class::isInstance)) {
            throw error("cards are chosen for what is done with them: \"some\" and a number of cards stand in an"
                    + " instruction or a cost" + (each instanceof Part ? "" : ", not in \"" + each.english() + "\""));
        }
        if (each instanceof Names names) {
            Local local = variables.get(AbilityFrame.variable(names.variable()));
            if (local == null) {
                throw error("nothing before it is called \"$" + names.variable() + "\"; "
                        + (known().isEmpty() ? "nothing has a name yet" : "there is " + known()));
            }
            if (names.wantsObjects() && local.type() != Local.Type.OBJECTS) {
                throw error("\"$" + names.variable() + "\" is a number, not cards");
            }
        }
    }

    /** Lets the instruction that is being compiled change something when the whole effect has been carried out. */
    public void last(String step, Function<Run, Batch> change) {
        String label = label(step);
        endings.add(() -> steps.change(label, change));
    }

    /**
     * Takes in how long what the node being compiled does lasts.
     *
     * @throws EffectException if the duration speaks of cards or numbers that were named, or is over
     */
    void takesTime(DurationTerm duration) {
        if (duration.isPast()) {
            throw error("nothing lasts so long as what is over: \"" + duration.english() + '"');
        }
        Terms.forEachRead(duration, each -> {
            if (each instanceof Names names) {
                throw error("how long it lasts cannot depend on \"$" + names.variable()
                        + "\", which is known only while the ability is carried out");
            }
        });
        scope.add(duration);
        lasting = duration;
    }

    /**
     * Compiles that the ability, which cards get for a time, knows the cards by their names that it speaks of and that
     * are named here; returns the scope of the ability.
     */
    public AbilityScope handedDown(Ability ability) {
        AbilityScope granted = scope.granted(path());
        return lasting == null ? granted : granted.speaksOf(HandedDown.compile(this, ability, lasting));
    }

    private String known() {
        return variables.keySet().stream()
                .map(each -> each.substring(1))
                .filter(each -> !each.startsWith(UNNAMED))
                .map(AbilityFrame::variable)
                .collect(Collectors.joining(", "));
    }

    /** Returns an error at the node being compiled. */
    public EffectException error(String what) {
        return new EffectException(node.isEmpty() ? name : path(), what);
    }

    /** Returns the variables that instructions speak of and that are there before them, in the order of their names. */
    Array<String> known(Array<Instruction> instructions) {
        Set<String> names = new TreeSet<>();
        Terms.forEachCarriedOut(instructions, each -> {
            if (each instanceof Names spoken) {
                names.add(spoken.variable());
            }
        });
        return known(names);
    }

    /** Returns those of some names that are given before. */
    Array<String> known(Set<String> names) {
        return Array.ofAll(names).filter(each -> variables.containsKey(AbilityFrame.variable(each)));
    }

    /** Returns the local of a variable that is there. */
    public Local known(String variable) {
        return Objects.requireNonNull(variables.get(AbilityFrame.variable(variable)), variable);
    }

    /** Declares variables of any number of cards, bound one after the other with a 0 after each. */
    public void bindLists(Array<String> lists) {
        for (int i = 0; i < lists.size(); i++) {
            int index = i;
            Local variable = objects(lists.get(i));
            let("bind " + lists.get(i), run -> run.set(variable, boundList(run, index)));
        }
    }

    private static int[] boundList(Run run, int index) {
        int[] bound = run.objects(AbilityFrame.BOUND);
        int start = afterLists(bound, index);
        int end = start;
        while (bound[end] != 0) {
            end++;
        }
        return Arrays.copyOfRange(bound, start, end);
    }

    /** Declares variables of numbers, which are given one after the other after the cards. */
    public void bindNumbers(Array<String> numbers) {
        Array<Local> all = numbers.map(this::number);
        if (all.nonEmpty()) {
            let("bind numbers", run -> {
                int[] given = run.objects(AbilityFrame.TOUCHED);
                run.clear(AbilityFrame.TOUCHED);
                for (int i = 0; i < given.length; i++) {
                    run.set(all.get(i), given[i]);
                }
            });
        }
    }

    /** Returns the name of a new variable that no text can speak of. */
    public String unnamed() {
        return UNNAMED + ++unnamed;
    }

    /** Declares a variable that holds objects. */
    public Local objects(String variable) {
        return declared(variable, true);
    }

    /** Declares a variable that holds a number. */
    public Local number(String variable) {
        return declared(variable, false);
    }

    private boolean isName(String variable) {
        return variable.equals(UNNAMED + unnamed) || !variable.isEmpty() && Character.isLetter(variable.charAt(0));
    }

    /** Says that a number follows from what not all see. */
    public void untold(String variable) {
        untold.add(variable);
    }

    /** Tells whether a variable is a number that follows from what not all see. */
    public boolean isUntold(String variable) {
        return untold.contains(variable);
    }

    /** A name is given once, but for pronouns and in what excludes each other. */
    private void give(String variable) {
        NameGiven before = given.put(variable, here);
        if (before != null && here.clashesWith(before, variable)) {
            throw error("\"$" + variable + "\" is the name of what is meant by " + before.where()
                    + "; give one of the two another name, by \"as\"");
        }
    }

    private Local declared(String variable, boolean objects) {
        if (!isName(variable)) {
            throw error("\"" + variable + "\" is no name: one begins with a letter"
                    + (variable.startsWith("$") ? "; where it is given, no \"$\" stands before it" : ""));
        }
        Local known = variables.get(AbilityFrame.variable(variable));
        if (known == null) {
            known = objects
                    ? list(AbilityFrame.variable(variable), Local.Type.OBJECTS)
                    : single(AbilityFrame.variable(variable), Local.Type.NUMBER);
            variables.put(AbilityFrame.variable(variable), known);
        } else if (objects != (known.type() == Local.Type.OBJECTS)) {
            throw error("\"$" + variable + "\" cannot be both cards and a number");
        }
        give(variable);
        return known;
    }

    /** Declares a value that the node being compiled keeps for itself. */
    public Local own(String what, Local.Type type) {
        boolean isList = type == Local.Type.OBJECTS || type == Local.Type.NUMBERS || type == Local.Type.PLACES;
        return isList ? list(label(what), type) : single(label(what), type);
    }

    /** Declares objects that all nodes of the ability share under a name that is no variable. */
    public Local shared(String what) {
        return shared.computeIfAbsent(what, name -> list(name, Local.Type.OBJECTS));
    }

    /**
     * Declares places, as {@link #shared} does objects, which the frame of the ability notes as long as it is carried
     * out, see {@link ProcedureBuilder#notes}.
     */
    public Local notedPlaces(String what, Witness witness, EventKind... kinds) {
        return shared.computeIfAbsent(what, name -> {
            Local places = list(name, Local.Type.PLACES);
            steps.notes(places, witness, kinds);
            return places;
        });
    }

    private Local single(String local, Local.Type type) {
        return added(new Local(singles++, local, type));
    }

    private Local list(String local, Local.Type type) {
        return added(new Local(lists++, local, type));
    }

    private Local added(Local local) {
        locals.add(local);
        return local;
    }

    /** Adds a step that proposes events. */
    public void change(String step, Function<Run, Batch> events) {
        steps.change(label(step), events);
    }

    /** Adds a step that sets values. */
    public void let(String step, Consumer<Run> action) {
        steps.let(label(step), action);
    }

    /** Adds a step that carries out a procedure of the rules. */
    public void call(String step, String procedure, Function<Run, int[]> arguments) {
        steps.call(label(step), procedure, arguments);
    }

    /** Adds a step that asks a seat. */
    public void ask(String step, Ask ask) {
        steps.ask(label(step), ask);
    }

    /** Says what the frame of the ability keeps that not every seat knows. */
    public void keeps(Secret secret) {
        steps.keeps(secret);
    }

    /** Adds an empty step. */
    public void mark(String step) {
        steps.let(label(step), run -> {});
    }

    /** Adds a step that ends the ability if a condition holds. */
    public void endIf(String step, Predicate<Run> condition) {
        steps.endIf(label(step), condition);
    }

    /** Adds a step with what is carried out if a condition holds. */
    public void when(String step, Predicate<Run> condition, Runnable block) {
        steps.when(label(step), condition, inside(block));
    }

    /** Adds a step with what is carried out as long as a condition holds, which is looked at before each time. */
    public void repeat(String step, Predicate<Run> condition, Runnable block) {
        steps.repeat(label(step), condition, inside(block));
    }

    /** Adds what is carried out again and again, until one of its steps leaves it. */
    public void repeat(Runnable block) {
        steps.repeat(inside(block));
    }

    /** Adds a step that leaves what is carried out again and again, if a condition holds. */
    public void leaveIf(String step, Predicate<Run> condition) {
        steps.leaveIf(label(step), condition);
    }

    /** Adds a step with the instructions that are carried out if a condition holds, and with those if it does not. */
    public void branch(String step, Predicate<Run> condition, Array<Instruction> then, Array<Instruction> otherwise) {
        if (then.nonEmpty() && otherwise.isEmpty()) {
            when(step, condition, () -> block(then));
            return;
        }
        String yes = label("then");
        String no = label("otherwise");
        steps.branch(
                label(step),
                run -> condition.test(run) ? yes : no,
                inside(() -> alternative("then", () -> marked("then", then))),
                inside(() -> alternative("otherwise", () -> marked("otherwise", otherwise))));
    }

    /** Compiles one of several blocks of the node being compiled: names that they give do not meet. */
    public void alternative(String which, Runnable block) {
        NameGiven outside = here;
        here = here.either(label(which));
        block.run();
        here = outside;
    }

    private void marked(String step, Array<Instruction> instructions) {
        mark(step);
        block(instructions);
    }

    /** Lets the steps that are added on the way depend on another one. */
    private Consumer<ProcedureBuilder> inside(Runnable block) {
        return inner -> {
            ProcedureBuilder outer = steps;
            steps = inner;
            block.run();
            steps = outer;
        };
    }

    /** Begins an instruction whose result may be named: what it moves and turns from here on. */
    public void begin(Option<String> as) {
        if (as.isDefined()) {
            let("begin", run -> run.clear(AbilityFrame.TOUCHED));
        }
    }

    /** Ends an instruction whose result is named: the variable holds what was moved and turned. */
    public void end(Option<String> as) {
        as.map(this::objects)
                .forEach(variable -> let("as", run -> run.set(variable, run.objects(AbilityFrame.TOUCHED))));
    }

    /** Lets the procedure gather what it proposes, see {@link ProcedureBuilder#gathers}. */
    void gathers() {
        steps.gathers();
    }

    /** Lets what the procedure proposes be what a replaced event has become, see {@link ProcedureBuilder#continues}. */
    void continuesEvent() {
        Local sources = list("applied of", Local.Type.OBJECTS);
        Local texts = list("applied", Local.Type.NUMBERS);
        let("applied", run -> {
            int[] applied = run.objects(AbilityFrame.TOUCHED);
            int[] bound = run.objects(AbilityFrame.BOUND);
            run.set(sources, Arrays.copyOfRange(bound, bound.length - applied.length, bound.length));
            run.set(texts, applied);
            run.clear(AbilityFrame.TOUCHED);
        });
        steps.continues(sources, texts);
    }

    /** Returns the procedure, all instructions compiled. */
    Procedure build() {
        endings.forEach(Runnable::run);
        return steps.locals(AbilityFrame.LOCALS.appendAll(locals).toJavaArray(Local[]::new))
                .hears(AbilityFrame.TOUCHED, AbilityFrame.CHANGES)
                .causes(AbilityFrame::cause)
                .build();
    }
}
