package io.github.cardfold.kernel.position;

/**
 * A named value that the frames of a procedure hold.
 *
 * @param index its place among the single values or among the lists of its procedure, from 0
 * @param name the name it is written under
 * @param type what it holds
 */
public record Local(int index, String name, Type type) {
    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return index * 31 + name.hashCode();
    }

    /** What a local holds. */
    public enum Type {
        /** A number. */
        NUMBER,
        /** The id of an object, 0 for none. */
        OBJECT,
        /** The index of a seat, -1 for none. */
        SEAT,
        /** The index of a place, -1 for none. */
        PLACE,
        /** The id of a lasting effect or of an entry of a queue, 0 for none. */
        EFFECT,
        /** Ids of objects. */
        OBJECTS,
        /** Indices of places. */
        PLACES,
        /** Ids of lasting effects or of entries of queues. */
        EFFECTS,
        /** Numbers. */
        NUMBERS
    }

    /** Returns a local that holds a number. */
    public static Local number(int index, String name) {
        return new Local(index, name, Type.NUMBER);
    }

    /** Returns a local that holds an object. */
    public static Local object(int index, String name) {
        return new Local(index, name, Type.OBJECT);
    }

    /** Returns a local that holds a seat. */
    public static Local seat(int index, String name) {
        return new Local(index, name, Type.SEAT);
    }

    /** Returns a local that holds a place. */
    public static Local place(int index, String name) {
        return new Local(index, name, Type.PLACE);
    }

    /** Returns a local that holds a lasting effect or an entry of a queue. */
    public static Local effect(int index, String name) {
        return new Local(index, name, Type.EFFECT);
    }

    /** Returns a local that holds objects. */
    public static Local objects(int index, String name) {
        return new Local(index, name, Type.OBJECTS);
    }

    /** Returns a local that holds places. */
    public static Local places(int index, String name) {
        return new Local(index, name, Type.PLACES);
    }

    /** Returns a local that holds lasting effects or entries of queues. */
    public static Local effects(int index, String name) {
        return new Local(index, name, Type.EFFECTS);
    }

    /** Returns a local that holds numbers. */
    public static Local numbers(int index, String name) {
        return new Local(index, name, Type.NUMBERS);
    }

    /** Tells whether it holds several values. */
    public boolean isList() {
        return switch (type) {
            case NUMBER, OBJECT, SEAT, PLACE, EFFECT -> false;
            case OBJECTS, PLACES, EFFECTS, NUMBERS -> true;
        };
    }
}
