package io.github.cardfold.spi;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Value;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Which terms plugins may add: those that answer questions get an {@link Inquiry}, never the query of the library. */
final class AddedTerms {
    private static final Array<Role> ROLES = Array.of(
            new Role(Value.class, AddedValue.class, "value", Array.of(Query.class)),
            new Role(Condition.class, AddedCondition.class, "holds", Array.of(Query.class)),
            new Role(Selector.class, AddedSelector.class, "subjects", Array.of(Query.class)),
            new Role(Selector.class, AddedSelector.class, "ground", Array.of(Query.class)),
            new Role(Filter.class, AddedFilter.class, "accepts", Array.of(Query.class, Subject.class)));

    private AddedTerms() {}

    /** Returns what is wrong with the record of a kind, none if nothing is. */
    static Option<String> wrong(Class<? extends Term> type) {
        return ROLES.filter(each -> each.role.isAssignableFrom(type))
                .find(each -> !each.isKept(type))
                .map(each -> type.getName() + ": it must implement " + each.added.getSimpleName()
                        + ", and leave its method \"" + each.asked + "\" with a Query as it is");
    }

    /** The narrow kind of a role of the library, and the method by which the library asks it. */
    private record Role(
            Class<? extends Term> role, Class<? extends Term> added, String asked, Array<Class<?>> arguments) {
        boolean isKept(Class<? extends Term> type) {
            try {
                return type.getMethod(asked, arguments.toJavaArray(Class<?>[]::new))
                                .getDeclaringClass()
                        == added;
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
