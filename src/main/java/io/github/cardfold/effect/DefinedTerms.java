package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The terms that definitions give their names, by role: each does what it means. */
final class DefinedTerms {
    /** What definitions can stand for. */
    static final Array<Class<? extends Term>> ROLES = Array.of(
            Ability.class,
            Instruction.class,
            Condition.class,
            Value.class,
            Selector.class,
            Filter.class,
            Continuous.class);

    private static final Array<Class<? extends Use>> TYPES = Array.of(
            OfAbility.class,
            OfInstruction.class,
            OfCondition.class,
            OfValue.class,
            OfSelector.class,
            OfFilter.class,
            OfContinuous.class);

    private DefinedTerms() {}

    /** A use of a {@link TermDefinition}. */
    interface Use extends Defined {
        /** Returns how the definition is used. */
        DefinitionUse use();

        @Override
        default String definition() {
            return use().definition().name();
        }

        @Override
        default String english() {
            return use().english();
        }
    }

    /** Returns the record of the terms of a role. */
    static Class<? extends Use> type(Class<? extends Term> role) {
        return TYPES.get(ROLES.indexOf(role));
    }

    /** Returns the term that means another one. */
    static Defined of(DefinitionUse use, Term body) {
        if (body instanceof Ability meant) {
            return new OfAbility(use, meant);
        }
        if (body instanceof Instruction meant) {
            return new OfInstruction(use, meant);
        }
        if (body instanceof Condition meant) {
            return new OfCondition(use, meant);
        }
        if (body instanceof Value meant) {
            return new OfValue(use, meant);
        }
        if (body instanceof Selector meant) {
            return new OfSelector(use, meant);
        }
        if (body instanceof Filter meant) {
            return new OfFilter(use, meant);
        }
        if (body instanceof Continuous meant) {
            return new OfContinuous(use, meant);
        }
        throw new IllegalArgumentException("no definition can stand for " + body);
    }

    record OfAbility(DefinitionUse use, Ability body) implements Ability, Use {
        @Override
        public Option<String> label() {
            return body.label();
        }

        @Override
        public Term carriedOut(Term meant) {
            return new OfAbility(use, (Ability) meant);
        }

        /** A word that stands for an ability is a keyword. */
        @Override
        @Rule(jp = "14.1.1")
        public void compile(AbilityScope scope) {
            scope.ofKeyword(definition());
            body.compile(scope);
        }
    }

    record OfInstruction(DefinitionUse use, Instruction body) implements Instruction, Use {
        @Override
        public void compile(Compiler out) {
            body.compile(out);
        }
    }

    record OfCondition(DefinitionUse use, Condition body) implements Condition, Use {
        @Override
        public boolean holds(Query query) {
            return body.holds(query);
        }
    }

    record OfValue(DefinitionUse use, Value body) implements Value, Use {
        @Override
        public int value(Query query) {
            return body.value(query);
        }
    }

    record OfSelector(DefinitionUse use, Selector body) implements Selector, Use {
        @Override
        public Array<Subject> subjects(Query query) {
            return body.subjects(query);
        }

        @Override
        public Array<Subject> ground(Query query) {
            return body.ground(query);
        }

        @Override
        public boolean isHidden() {
            return body.isHidden();
        }

        @Override
        public boolean isUnseen() {
            return body.isUnseen();
        }

        @Override
        public boolean isSingle() {
            return body.isSingle();
        }

        @Override
        public String noun() {
            return body.noun();
        }

        @Override
        public Array<? extends Area> areas() {
            return body.areas();
        }

        @Override
        public Portion portion() {
            return body.portion();
        }
    }

    record OfFilter(DefinitionUse use, Filter body) implements Filter, Use {
        @Override
        public boolean accepts(Query query, Subject subject) {
            return body.accepts(query, subject);
        }

        @Override
        public boolean asksForAll() {
            return body.asksForAll();
        }
    }

    record OfContinuous(DefinitionUse use, Continuous body) implements Continuous, Use {
        @Override
        public Array<Working> compile(Compiler out) {
            return body.compile(out);
        }
    }
}
