package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.StateFormatException;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A kind whose terms are those that a definition gives its name. */
final class DefinedKind extends Kind {
    private final TermDefinition definition;

    DefinedKind(TermDefinition definition) {
        super(
                definition.name(),
                DefinedTerms.type(definition.role()),
                definition.role(),
                definition.parameters().map(ParameterComponent::new));
        this.definition = definition;
    }

    /** Returns the kinds that definitions make, in the order of their names. */
    static Array<DefinedKind> of(Kinds language) {
        return Array.ofAll(language.kinds.values())
                .filter(DefinedKind.class::isInstance)
                .map(DefinedKind.class::cast);
    }

    /** Returns the definition. */
    TermDefinition definition() {
        return definition;
    }

    /** Tells whether a definition is the one that makes this kind. */
    boolean isOf(TermDefinition other) {
        return definition.equals(other);
    }

    /**
     * Checks the definition.
     *
     * @param language the language without it
     * @throws StateFormatException naming the place in it
     * @throws IllegalArgumentException if it uses others too deep
     */
    void check(Kinds language, Samples samples) {
        Reading at = Reading.of(definition.data());
        Array<Object> arguments = definition
                .parameters()
                .zipWith(
                        components(),
                        (parameter, component) -> parameter
                                .usual()
                                .map(usual -> component.read(language, definition.usual(parameter, usual)))
                                .getOrElse(() -> samples.of(component)));
        Term body;
        try {
            body = read(language, arguments);
        } catch (IllegalArgumentException tooDeep) {
            throw at.expected("a body that is not so deep", String.valueOf(tooDeep.getMessage()));
        }
        if (nested(body) >= TermDefinition.MOST_NESTED) {
            throw new IllegalArgumentException(
                    "definitions use one another at most " + TermDefinition.MOST_NESTED + " deep");
        }
    }

    private static int nested(Term term) {
        int within = Terms.direct(term).map(DefinedKind::nested).max().getOrElse(0);
        return term instanceof Defined ? within + 1 : within;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof DefinedKind that && isOf(that.definition);
    }

    @Override
    public int hashCode() {
        return definition.name().hashCode();
    }

    @Override
    int fixedCount() {
        return 0;
    }

    @Override
    boolean isLike(Kind other) {
        return false; // its name is its own
    }

    @Override
    boolean covers(Term term) {
        return term instanceof DefinedTerms.Use defined && isOf(defined.use().definition());
    }

    @Override
    Term make(Kinds language, Function<Component, Object> said, Reading at) {
        Array<Object> arguments = components().map(said);
        Term body = body(language, arguments, at);
        if (Terms.count(body) > Texts.MOST_TERMS) {
            throw at.expected(
                    "at most " + Texts.MOST_TERMS + " terms",
                    "more, as the definition \"" + name() + "\" is written out");
        }
        return DefinedTerms.of(new DefinitionUse(definition, arguments), body);
    }

    private Term body(Kinds language, Array<Object> arguments, Reading at) {
        try {
            return read(language, arguments);
        } catch (StateFormatException refused) {
            throw refusal(at, refused);
        } catch (IllegalArgumentException tooDeep) {
            throw at.expected("arguments that are not so deep", String.valueOf(tooDeep.getMessage()));
        }
    }

    private Term read(Kinds language, Array<Object> arguments) {
        Array<Data> written = components().zipWith(arguments, (each, value) -> each.data(language, value));
        Array<String> names = components().map(Component::name);
        Data body = definition.filled(parameter -> written.get(names.indexOf(parameter)));
        return language.read(definition.role(), definition.at(body));
    }

    private StateFormatException refusal(Reading at, StateFormatException refused) {
        String parameter = definition
                .parameterAt(refused.path())
                .map(each -> " for the parameter \"" + each + "\"")
                .getOrElse("");
        return at.expected(
                refused.expected() + parameter,
                refused.found() + " at " + refused.path() + " of the definition \"" + name() + "\"");
    }
}
