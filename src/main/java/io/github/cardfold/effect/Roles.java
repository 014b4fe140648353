package io.github.cardfold.effect;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The roles that a term can have. */
final class Roles {
    static final Array<Class<? extends Term>> ALL = Array.of(
            Ability.class,
            Instruction.class,
            Condition.class,
            Value.class,
            Selector.class,
            Filter.class,
            Spot.class,
            Characteristic.class,
            Word.class,
            Deed.class,
            EventPattern.class,
            Continuous.class,
            DurationTerm.class);

    private Roles() {}

    /** Returns the role of a record: the only one that it has. */
    static Class<? extends Term> of(Class<?> type) {
        Array<Class<? extends Term>> roles = ALL.filter(each -> each.isAssignableFrom(type));
        if (roles.size() != 1) {
            throw new IllegalArgumentException(
                    type + " must be one of " + ALL.map(Class::getSimpleName).mkString(", ") + ", not " + roles.size());
        }
        return roles.head();
    }

    /** Returns what terms of a role are called, such as {@code event} or {@code duration}, in lower case. */
    static String what(Class<?> role) {
        return role.isAnnotationPresent(Role.class)
                ? role.getAnnotation(Role.class).value()
                : Words.ofClass(role);
    }

    /** Returns the role whose terms are called so; none if there is no such role. */
    static Option<Class<? extends Term>> called(String what) {
        return ALL.find(each -> what(each).equals(what));
    }
}
