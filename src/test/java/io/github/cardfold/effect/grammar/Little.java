package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A little language of its own, on which the grammar is tried. */
final class Little {
    private Little() {}

    interface Node {}

    interface Ability extends Node, Scope {}

    interface Act extends Node {}

    interface Effect extends Node {}

    @Phrase(form = "not", value = "it is not so that {*}")
    interface Cond extends Node {}

    interface Who extends Node {}

    @Phrase("that is/are {* adjective}")
    @Phrase(form = "is", value = "is/are {* adjective}")
    @Phrase(form = "is", value = "is/are {*}")
    @Phrase(form = "not", value = "is/are not {* adjective}")
    @Phrase(form = "not", value = "is/are not {*}")
    interface Like extends Node {}

    @Phrase(form = "many", value = "({*})", is = Agreement.MANY)
    @Phrase(form = "a", value = "({*})", is = Agreement.MANY)
    @Phrase(form = "signed", value = "+({*})")
    interface Num extends Node {}

    // numbers

    @Phrase("{number}")
    @Phrase(form = "many", value = "{number words}")
    @Phrase(form = "a", value = "{number a}")
    @Phrase(form = "signed", value = "{number signed}")
    record Const(int number) implements Num {}

    @Phrase("{variable many}")
    @Phrase(form = "many", value = "{variable many}", is = Agreement.MANY)
    @Phrase(form = "a", value = "{variable many}", is = Agreement.MANY)
    record ThatMany(String variable) implements Num {}

    @Phrase("the number of {of}")
    record CountOf(Who of) implements Num {}

    @Phrase("{numbers plus}")
    @Idioms(PerEach.class)
    record Sum(Array<Num> numbers) implements Num {}

    @Phrase("{otherwise}, or {then} if {when}")
    record EitherNum(Cond when, Num then, Num otherwise) implements Num {}

    /** Two of something, said as once for each. */
    @Phrase(form = "signed", value = "{by signed} and one for each of {of}")
    record PerEach(Const by, Who of) implements Idiom {
        public static @Nullable PerEach of(Sum sum) {
            return sum.numbers().size() == 2
                            && sum.numbers().head() instanceof Const by
                            && sum.numbers().last() instanceof CountOf count
                    ? new PerEach(by, count.of())
                    : null;
        }

        @Override
        public Object term() {
            return new Sum(Array.of(by, new CountOf(of)));
        }
    }

    // cards

    @Phrase(value = "<{foe}your opponent's|your> {are: unit/units}", is = Agreement.MANY)
    @Phrase(form = "exist", value = "<{foe}your opponent has|you have> {#} {are: unit/units}")
    record Units(boolean foe, Array<Like> are) implements Who {}

    @Phrase(value = "your {are: leader/leaders}", is = Agreement.ONE)
    record Leader(Array<Like> are) implements Who {}

    @Phrase(value = "this unit", is = Agreement.ONE)
    record Self() implements Who {}

    @Phrase(value = "{members and}", is = Agreement.MANY)
    record Both(Array<Who> members) implements Who {}

    @Phrase("{variable cards}")
    @Phrase(form = "$other", value = "the other unit", is = Agreement.ONE)
    record Var(String variable) implements Who {}

    @Phrase(value = "those of {of} that {are is}", is = Agreement.MANY)
    record Which(Who of, Like are) implements Who {}

    // what cards are

    @Phrase(form = "adjective", value = "resting")
    record Resting() implements Like {}

    @Phrase(form = "adjective", value = "other")
    record Other() implements Like {}

    @Phrase(form = "noun", value = "this unit")
    @Phrase(form = "is", value = "is/are this unit")
    @Phrase(form = "not", value = "is/are not this unit")
    @Phrase("that is/are this unit")
    record Itself() implements Like {}

    @Phrase(form = "adjective", value = "grade {grade}< or more{orMore}>")
    record Grade(Num grade, boolean orMore) implements Like {}

    @Phrase("in the front row")
    record InFront() implements Like {}

    @Phrase("named {name}")
    record Named(String name) implements Like {}

    @Phrase("of the same name as {as}")
    record SameName(Who as) implements Like {}

    @Phrase("with power {least} or more")
    @Phrase(form = "is", value = "has/have power {least} or more")
    @Phrase(form = "not", value = "has/have no power {least} or more")
    record Power(Num least) implements Like {}

    @Phrase("{all and}")
    @Phrase(form = "is", value = "{all and is}")
    @Phrase(form = "adjective", value = "{all and adjective}")
    record Every(Array<Like> all) implements Like {}

    @Phrase("{any or}")
    @Phrase(form = "is", value = "{any or is}")
    @Phrase(form = "adjective", value = "{any or adjective}")
    record AnyLike(Array<Like> any) implements Like {}

    @Phrase("that {what not}")
    @Phrase(form = "is", value = "{what not}")
    @Phrase(form = "not", value = "is/are not one that {what not}")
    record NotLike(Like what) implements Like {}

    // conditions

    @Phrase("it is your turn")
    record YourTurn() implements Cond {}

    @Phrase("{of exist: <{atLeast many} or more|a>}")
    @Phrase("there are <{atLeast many} or more|some> of {of}")
    @Phrase(form = "not", value = "{of exist: <fewer than {atLeast many}|no>}")
    record Exists(Who of, Option<Num> atLeast) implements Cond {}

    @Phrase("{who} {what is}")
    record Are(Who who, Like what) implements Cond {}

    @Phrase("{all and}")
    record All(Array<Cond> all) implements Cond {}

    @Phrase("{any or}")
    record AnyOf(Array<Cond> any) implements Cond {}

    @Phrase("{what not}")
    record NotCond(Cond what) implements Cond {}

    @Phrase("{variable done}")
    record Did(String variable) implements Cond {}

    // deeds

    @Phrase("<{foe}your opponent draws|draw> {number a} card/cards")
    record Draw(boolean foe, Num number) implements Act {}

    @Phrase("choose <up to {upTo many}|one> of {from}{as as}")
    record Choose(Who from, Option<Num> upTo, String as) implements Act, Binds {
        @Override
        public String pronoun(Predicate<Object> isOne) {
            return upTo.forAll(each -> each instanceof Const number && number.number() == 1)
                    ? "that unit"
                    : "those units";
        }
    }

    @Phrase("stand {what}{as as}")
    record Stand(Who what, Option<String> as) implements Act, Binds {
        @Override
        public String pronoun(Predicate<Object> isOne) {
            return "those cards";
        }
    }

    @Phrase("if {when}, {then then}<; otherwise, {otherwise then}>")
    record If(Cond when, Array<Act> then, Array<Act> otherwise) implements Act {}

    @Phrase("you may {then then}<; if not, {otherwise then}>")
    record May(Array<Act> then, Array<Act> otherwise) implements Act {}

    @Phrase("for each of {of}{as as}, {then then}")
    record ForEach(Who of, String as, Array<Act> then) implements Act, Binds {
        @Override
        public String pronoun(Predicate<Object> isOne) {
            return "that unit";
        }
    }

    @Phrase("{steps then}")
    record Sequence(Array<Act> steps) implements Act {}

    @Phrase("do one of the following: {of bullets}")
    record OneOf(Array<Act> of) implements Act {}

    @Phrase("{effects and} this turn")
    record ThisTurn(Array<Effect> effects) implements Act {}

    // effects

    @Phrase("{of} gets/get | power {by signed}")
    record GetsPower(Num by, Who of) implements Effect {}

    @Phrase("{of} gets/get | boost")
    record GetsBoost(Who of) implements Effect {}

    @Phrase("{of} cannot | attack")
    record CannotAttack(Who of) implements Effect {}

    @Phrase("{of} gets/get | “{ability}”")
    record Has(Ability ability, Who of) implements Effect {}

    // abilities

    @Phrase("AUTO<{limited} [1/turn]>: When {who a: unit} attacks<, if {when}>{then body}")
    record Auto(Like who, Array<Act> then, Option<Cond> when, boolean limited, Option<String> label)
            implements Ability {}

    @Phrase("CONT: <If {when}, >{effects and}.")
    record Cont(Array<Effect> effects, Option<Cond> when) implements Ability {}

    static final Array<Class<?>> ROLES =
            Array.of(Ability.class, Act.class, Effect.class, Cond.class, Who.class, Like.class, Num.class);

    static final Array<Class<?>> KINDS = Array.of(Little.class.getDeclaredClasses())
            .filter(each -> each.isRecord() && Node.class.isAssignableFrom(each))
            .sortBy(Class::getSimpleName);

    static Class<?> role(Class<?> kind) {
        return ROLES.find(each -> each.isAssignableFrom(kind)).get();
    }

    static Grammar grammar(Class<?>... more) {
        return builder(more).build();
    }

    static Grammar.Builder builder(Class<?>... more) {
        return KINDS.appendAll(Array.of(more))
                .foldLeft(Grammar.builder(STRUCTURE, Little::make), (grammar, kind) -> grammar.kind(role(kind), kind));
    }

    private record Component(RecordComponent component) implements Structure.Field {
        @Override
        public String name() {
            return component.getName();
        }

        @Override
        public Type type() {
            return component.getGenericType();
        }

        @Override
        public Object value(Object term) {
            try {
                component.getAccessor().setAccessible(true);
                return component.getAccessor().invoke(term);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public boolean isOptional() {
            return !without().equals(Option.none());
        }

        @Override
        public boolean isSaid(Object value) {
            return !Option.some(value).equals(without());
        }

        Option<Object> without() {
            Class<?> type = component.getType();
            if (type == Option.class) {
                return Option.some(Option.none());
            }
            return type == Array.class && (name().equals("are") || name().equals("otherwise"))
                    ? Option.some(Array.empty())
                    : type == boolean.class ? Option.some(false) : Option.none();
        }
    }

    static final Structure STRUCTURE = new Structure() {
        @Override
        public Array<Field> fields(Class<?> type) {
            return Array.of(type.getRecordComponents()).map(Component::new);
        }

        @Override
        public Object make(Class<?> type, Function<Field, Object> values) {
            return construct(type, values);
        }

        @Override
        public boolean isTerm(Class<?> type) {
            return Node.class.isAssignableFrom(type);
        }

        @Override
        public Class<?> role(Class<?> type) {
            return Little.role(type);
        }

        @Override
        public boolean isOne(Object value) {
            return value instanceof Const number && number.number() == 1;
        }

        @Override
        public @Nullable String printed(Object term) {
            return null;
        }
    };

    private static Object construct(Class<?> type, Function<Structure.Field, Object> values) {
        try {
            var constructor = type.getDeclaredConstructor(Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return constructor.newInstance(STRUCTURE.fields(type).map(values).toJavaArray());
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(e.getTargetException().getMessage(), e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object make(Class<?> type, Map<String, Object> said) {
        return construct(
                type,
                field -> said.get(field.name())
                        .orElse(((Component) field).without())
                        .getOrElseThrow(() -> new IllegalArgumentException("no " + field.name())));
    }
}
