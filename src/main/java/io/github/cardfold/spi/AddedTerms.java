package io.github.cardfold.spi;

import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Payable;
import io.github.cardfold.effect.Portion;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * Which terms plugins may add: those that are asked something get an {@link Inquiry}, never the query of the library.
 * What would be handed that query, whatever the library calls it, is refused.
 */
final class AddedTerms {
    /** The narrow kind of each role, the special before the common. */
    private static final Array<Role> ROLES = Array.of(
            new Role(Value.class, AddedValue.class),
            new Role(Condition.class, AddedCondition.class),
            new Role(Selector.class, AddedSelector.class),
            new Role(Filter.class, AddedFilter.class),
            new Role(EventPattern.class, AddedEventPattern.class),
            new Role(CardAction.class, AddedCardAction.class),
            new Role(Payable.class, AddedPayable.class),
            new Role(Quantity.class, AddedQuantity.class),
            new Role(Characteristic.class, AddedCharacteristic.class),
            new Role(Spot.class, AddedSpot.class),
            new Role(Word.class, AddedWord.class),
            new Role(DurationTerm.class, AddedDuration.class),
            new Role(Deed.class, AddedDeed.class),
            new Role(Working.class, AddedWorking.class));

    /** What sees more of a game than was declared. */
    private static final Array<Class<?>> SEE_ALL =
            Array.of(Query.class, Position.class, Happening.class, Frame.class, Run.class);

    private AddedTerms() {}

    /** Returns what is wrong with the record of a kind, none if nothing is. */
    static Option<String> wrong(Class<? extends Term> type) {
        return wrongType(type);
    }

    /** Returns what is wrong with a continuous effect at work, none if nothing is. */
    static Option<String> wrong(Working working) {
        if (working instanceof Change change) {
            return change.each()
                    .filter(each -> !Collected.isOurs(each.getClass()))
                    .map(each -> Collected.outermost(each.getClass().getName())
                            + ": a change with an amount of its own for each card is the library's alone");
        }
        return wrongType(working.getClass());
    }

    private static Option<String> wrongType(Class<?> type) {
        return Array.of(type.getMethods())
                .filter(each -> isOpen(each) && !Collected.isOurs(each.getDeclaringClass()) && isAskedByUs(type, each))
                .sortBy(each -> each.getName() + each)
                .headOption()
                .map(each ->
                        type.getName() + ": it must " + narrow(type) + "leave its method \"" + each.getName() + "\""
                                + (Array.of(each.getParameterTypes()).contains(Query.class) ? " with a Query" : "")
                                + " as it is");
    }

    private static String narrow(Class<?> type) {
        return ROLES.find(each -> each.role.isAssignableFrom(type))
                .map(each -> "implement " + each.added.getSimpleName() + ", and ")
                .getOrElse("");
    }

    /** Tells whether a method is handed what sees all, or answers with something that is. */
    private static boolean isOpen(Method method) {
        return !Modifier.isStatic(method.getModifiers())
                && (Array.of(method.getParameterTypes()).exists(SEE_ALL::contains)
                        || method.getReturnType() == Portion.class
                        || method.getName().equals("ways") && method.getParameterCount() == 0);
    }

    /** Tells whether the library asks by this method: it is one of an interface of its. */
    private static boolean isAskedByUs(Class<?> type, Method method) {
        Array<Class<?>> above = Array.of(type.getInterfaces());
        return above.appendAll(Option.of(type.getSuperclass()))
                .exists(each -> Collected.isOurs(each) && declares(each, method) || isAskedByUs(each, method));
    }

    private static boolean declares(Class<?> type, Method method) {
        return Array.of(type.getDeclaredMethods())
                .exists(each -> each.getName().equals(method.getName())
                        && Array.of(each.getParameterTypes()).eq(Array.of(method.getParameterTypes())));
    }

    /** A role of the library and the narrow kind of it that plugins have. */
    private record Role(Class<?> role, Class<?> added) {}
}
