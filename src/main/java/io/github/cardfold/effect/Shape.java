package io.github.cardfold.effect;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Iterator;

/** How a record is made of its components and of those of the {@linkplain Part parts} in it. Immutable. */
final class Shape {
    private final Constructor<?> constructor;
    /** Of each component of the record its slot or, if it is a part, its own shape. */
    private final Array<Object> components;

    Shape(Class<?> type) {
        this(type, Option.none());
    }

    private Shape(Class<?> type, Option<RecordComponent> within) {
        RecordComponent[] parts = type.getRecordComponents();
        if (parts == null) {
            throw new IllegalArgumentException(type + " is no record");
        }
        components = Array.of(parts).map(each -> slot(each, within));
        try {
            constructor = type.getDeclaredConstructor(
                    Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new));
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(type + " has no public constructor", e);
        }
    }

    private static Object slot(RecordComponent component, Option<RecordComponent> within) {
        if (!Part.class.isAssignableFrom(component.getType())) {
            return new Slot(component, within);
        }
        if (within.isDefined()) {
            throw new IllegalArgumentException(component + " is a part of a part");
        }
        return new Shape(component.getType(), Option.some(component));
    }

    /** Returns the components, those of parts in the place of these. */
    Array<Slot> slots() {
        return components.flatMap(each -> each instanceof Shape part ? part.slots() : Array.of((Slot) each));
    }

    /**
     * Makes a record.
     *
     * @param said the values, in the order of the components
     * @throws InvocationTargetException if the record refuses them
     */
    Object make(Iterator<?> said) throws InvocationTargetException {
        Object[] values = new Object[components.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = components.get(i) instanceof Shape part ? part.make(said) : said.next();
        }
        try {
            return constructor.newInstance(values);
        } catch (InstantiationException | IllegalAccessException e) {
            throw new IllegalStateException("cannot make " + constructor, e);
        }
    }
}
