package io.github.cardfold.effect;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.function.Function;

/** How a record is made of its components and of those of the {@linkplain Part parts} in it. Immutable. */
final class Shape {
    private final Constructor<?> constructor;
    /** Of each component of the record the {@link Component} or, if it is a part, its own shape. */
    private final Array<Object> slots;

    Shape(Class<?> type) {
        this(type, Option.none());
    }

    private Shape(Class<?> type, Option<RecordComponent> within) {
        RecordComponent[] parts = type.getRecordComponents();
        if (parts == null) {
            throw new IllegalArgumentException(type + " is no record");
        }
        slots = Array.of(parts).map(each -> slot(each, within));
        try {
            constructor = type.getDeclaredConstructor(
                    Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new));
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(type + " has no public constructor", e);
        }
    }

    private static Object slot(RecordComponent component, Option<RecordComponent> within) {
        if (!Part.class.isAssignableFrom(component.getType())) {
            return new FieldComponent(component, within);
        }
        if (within.isDefined()) {
            throw new IllegalArgumentException(component + " is a part of a part");
        }
        return new Shape(component.getType(), Option.some(component));
    }

    /** Returns the components, those of parts in the place of these. */
    Array<Component> components() {
        return slots.flatMap(each -> each instanceof Shape part ? part.components() : Array.of((Component) each));
    }

    /**
     * Makes a record.
     *
     * @throws InvocationTargetException if the record refuses the values
     */
    Object make(Function<Component, Object> value) throws InvocationTargetException {
        Object[] values = new Object[slots.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = slots.get(i) instanceof Shape part ? part.make(value) : value.apply((Component) slots.get(i));
        }
        try {
            return constructor.newInstance(values);
        } catch (InstantiationException | IllegalAccessException e) {
            throw new IllegalStateException("cannot make " + constructor, e);
        }
    }
}
