package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Where one ability is compiled: its name, and what takes in what it is compiled to. */
public final class AbilityScope {
    private final String name;
    private final int definition;
    private final Compiled compiled;
    private final boolean isPrinted;
    private Array<Condition> validity = Array.empty();
    private Array<String> keywords = Array.empty();
    private boolean isAutomatic;
    private @Nullable HandedDown named;

    AbilityScope(String name, int definition, Compiled compiled) {
        this(name, definition, compiled, definition >= 0);
    }

    private AbilityScope(String name, int definition, Compiled compiled, boolean isPrinted) {
        this.name = name;
        this.definition = definition;
        this.compiled = compiled;
        this.isPrinted = isPrinted;
    }

    /** Returns the scope of a printed ability as other cards have it that copy it. */
    static AbilityScope ofCopy(Copyable ability, Compiled compiled) {
        return new AbilityScope(ability.copy(), -1, compiled, true);
    }

    /** Returns the abilities that cards may copy of one another; none while it is found out which these are. */
    public Array<Copyable> copyable() {
        return compiled.copyable;
    }

    /** Returns the ability's name: its card's id and its label, and for one that is granted the node that grants it. */
    public String name() {
        return name;
    }

    /** Returns the index of the card that prints it, -1 if an effect grants it. */
    public int definition() {
        return definition;
    }

    /**
     * Compiles an ability in this scope.
     *
     * @throws EffectException if it makes no sense
     */
    public void compile(Ability ability) {
        carried(name, "", ability);
        ability.compile(this);
    }

    /** Notes what carries out a term that is no node of its own, see {@link Carried}. */
    public void carried(String by, String node, Term term) {
        compiled.add(new Carried(by, node, term));
    }

    /** Returns a compiler for the ability's procedure. */
    public Compiler compiler() {
        return new Compiler(name, this);
    }

    /** Returns the scope of an ability that a node of this one grants. */
    public AbilityScope granted(String path) {
        return new AbilityScope(path, -1, compiled);
    }

    /** Returns this scope, whose ability speaks of cards that the effect has named which gives it; null if of none. */
    AbilityScope speaksOf(@Nullable HandedDown cards) {
        named = cards;
        return this;
    }

    /** Lets the ability's procedure know by their names the cards that the effect has named which gives it. */
    public void bindNamed(Compiler out) {
        if (named != null) {
            named.bind(out);
        }
    }

    /** Makes a condition one of the ability's validity, which is compiled next (14.2). */
    @Rule(jp = "14.2.3")
    public void validIf(Condition condition) {
        validity = validity.append(condition);
    }

    /** Makes the ability, which is compiled next, one of a keyword besides others. */
    @Rule(jp = "14.1.1")
    public void ofKeyword(String word) {
        keywords = keywords.append(word).distinct();
    }

    /** Tells whether the ability is printed and has no validity condition. */
    public boolean isUnconditional() {
        return isPrinted && validity.isEmpty();
    }

    /** Takes in the compiled ability. */
    public void add(Clause clause) {
        isAutomatic |= clause.kind() == Clause.Kind.AUTO;
        compiled.clauses.add(validity.foldRight(clause.ofKeywords(keywords), (condition, so) -> so.validIf(condition)));
    }

    /** Tells whether the ability that has been taken in is an automatic one. */
    boolean isAutomatic() {
        return isAutomatic;
    }

    /** Takes in the procedure of a compiler that has compiled all of its block. */
    public void add(Compiler ability) {
        Procedure built = ability.build();
        compiled.procedures.add(built);
        compiled.abilities.put(built.name(), name);
    }

    /** Takes in a procedure that the ability's procedure calls. */
    public void add(Procedure procedure) {
        compiled.procedures.add(procedure);
    }

    /** Takes in a procedure that is made later, told whether effects of any card add ways to pay costs. */
    void addLater(Function<Boolean, Procedure> procedure) {
        compiled.later.add(procedure);
    }

    /** Notes that an effect of the ability adds ways to pay costs. */
    public void addsWays() {
        compiled.addsWays = true;
    }

    /** Takes in a kind of lasting effect. */
    public void add(TimedEffectKind kind) {
        compiled.lasting.add(kind);
    }

    /** Takes in for how long something lasts. */
    void add(DurationTerm duration) {
        compiled.durations.add(duration);
    }

    /** Takes in a situation for which abilities do not activate. */
    public void add(Silence silence) {
        compiled.silences.add(silence);
    }

    /** Returns the restrictions on the use of an ability, taken in, which so many uses make unusable. */
    public Array<Restriction> restrictions(Array<Limit> limits, int times) {
        if (limits.distinct().size() < limits.size()) {
            throw new EffectException(name, "a limit is said twice");
        }
        return limits.map(limit -> new Restriction(limit.shared().getOrElse(() -> used(limit)), limit, times));
    }

    private TimedEffectKind used(Limit limit) {
        String usual = name + (limit.scope() == Limit.Scope.ABILITY ? " used by name" : " used");
        boolean isTaken = compiled.lasting.stream().anyMatch(each -> each.name().equals(usual));
        TimedEffectKind used = new TimedEffectKind(isTaken ? usual + ' ' + limit.words() : usual) {
            @Override
            public boolean numbersEffects() {
                return true;
            }
        };
        add(used);
        return used;
    }
}
