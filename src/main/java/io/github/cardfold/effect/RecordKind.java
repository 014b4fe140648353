package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.lang.reflect.InvocationTargetException;
import java.util.function.Function;

/**
 * A kind whose terms are those of a record, with its components. Some of them may be fixed: they are the same for all
 * terms of the kind and are not said.
 */
final class RecordKind extends Kind {
    private final Shape shape;
    /** The components of the record, also those that are fixed. */
    private final Array<Component> all;

    private final Map<Component, Object> fixed;

    RecordKind(String name, Class<? extends Term> type, Class<? extends Term> role) {
        this(name, type, role, new Shape(type));
    }

    private RecordKind(String name, Class<? extends Term> type, Class<? extends Term> role, Shape shape) {
        this(name, type, role, shape, shape.slots().map(FieldComponent::new), LinkedHashMap.empty());
    }

    private RecordKind(
            String name,
            Class<? extends Term> type,
            Class<? extends Term> role,
            Shape shape,
            Array<Component> all,
            Map<Component, Object> fixed) {
        super(name, type, role, all.reject(fixed::containsKey));
        this.shape = shape;
        this.all = all;
        this.fixed = fixed;
    }

    /**
     * Returns the same kind with fixed components.
     *
     * @param language what reads their values
     * @param values their values by their names, as they would be said
     * @throws IllegalArgumentException if there is no such component, or it takes no such value
     */
    Kind fixing(Kinds language, Map<String, Data> values) {
        Map<Component, Object> read = LinkedHashMap.empty();
        for (var each : values) {
            Component component = components()
                    .find(one -> one.name().equals(each._1()))
                    .getOrElseThrow(() -> new IllegalArgumentException(
                            "\"" + name() + "\": " + type() + " has no component \"" + each._1() + "\""));
            read = read.put(component, component.read(language, Reading.of(each._2())));
        }
        return new RecordKind(name(), type(), role(), shape, all, read);
    }

    /** Returns the value of a component that is fixed. */
    Object fixed(String field) {
        return fixed.find(each -> each._1().field().equals(field)).get()._2();
    }

    @Override
    int fixedCount() {
        return fixed.size();
    }

    @Override
    boolean isLike(Kind other) {
        return other instanceof RecordKind that
                && fixed.size() == that.fixed.size()
                && fixed.forAll(each -> that.fixed.exists(one ->
                        one._1().name().equals(each._1().name()) && one._2().equals(each._2())));
    }

    @Override
    boolean covers(Term term) {
        return fixed.forAll(each -> each._1().value(term).equals(each._2()));
    }

    @Override
    Term make(Kinds language, Function<Component, Object> said, Reading at) {
        try {
            return (Term) shape.make(all.iterator().map(each -> fixed.get(each).getOrElse(() -> said.apply(each))));
        } catch (InvocationTargetException e) {
            throw at.expected(
                    "a proper \"" + name() + "\"",
                    String.valueOf(e.getTargetException().getMessage()));
        }
    }
}
