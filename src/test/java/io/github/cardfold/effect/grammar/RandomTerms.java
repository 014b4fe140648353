package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Makes terms of all kinds by chance, from nothing but the types of their components. Variables are spoken of only
 * after something binds them, as far as the order of components goes, or are not bound at all.
 */
public final class RandomTerms {
    private static final int MOST_TRIES = 200;
    private static final int HEIGHT_WITH_PARTS = 3;

    private final Structure structure;
    private final Array<Class<?>> kinds;
    private final Predicate<Object> isKnown;
    private final Function<Class<?>, Array<?>> words;
    private final Function<String, Array<String>> texts;
    private final Pairs pairs;
    private final Random random;
    private final List<String> names = new ArrayList<>();
    private final Map<Class<?>, Integer> heights;

    /** Makes terms of which one part says of what role another is. */
    public interface Pairs {
        /** Returns the term, null if terms of that type are made of their components alone. */
        @Nullable
        Object make(Class<?> type, Function<Class<?>, Object> part);

        /** Tells whether such terms have parts, though no component of theirs must be said. */
        default boolean hasParts(Class<?> type) {
            return false;
        }
    }

    /**
     * Makes it.
     *
     * @param kinds the records of all kinds
     * @param isKnown whether a language has a term
     * @param words the values of types that are neither numbers, texts nor terms
     * @param texts what the texts of a component may be, by its name
     * @param pairs terms that are no matter of types alone
     */
    public RandomTerms(
            Structure structure,
            Array<Class<?>> kinds,
            Predicate<Object> isKnown,
            Function<Class<?>, Array<?>> words,
            Function<String, Array<String>> texts,
            Pairs pairs,
            Random random) {
        this.structure = structure;
        this.kinds = kinds;
        this.isKnown = isKnown;
        this.words = words;
        this.texts = texts;
        this.pairs = pairs;
        this.random = random;
        heights = heights(structure, kinds.reject(pairs::hasParts));
    }

    /** Returns a term of a role, so deep at most if kinds without parts can be had. */
    public Object term(Class<?> role, int depth) {
        Array<Class<?>> all = kinds.filter(role::isAssignableFrom);
        Array<Class<?>> flat = all.filter(each -> height(each) <= depth);
        int least = all.map(this::height).min().getOrElse(0);
        Array<Class<?>> choices = flat.nonEmpty() ? flat : all.filter(each -> height(each) == least);
        for (int i = 0; i < MOST_TRIES; i++) {
            Class<?> kind = pick(choices);
            int bound = names.size();
            try {
                Object pair = pairs.make(kind, part -> term(part, depth - 1));
                Object made = pair == null ? structure.make(kind, field -> value(field, depth - 1)) : pair;
                if (isKnown.test(made)) {
                    return made;
                }
                forget(bound);
            } catch (IllegalArgumentException e) {
                forget(bound);
            }
        }
        throw new IllegalStateException("no " + role.getSimpleName() + " can be made");
    }

    private void forget(int bound) {
        while (names.size() > bound) {
            names.remove(names.size() - 1);
        }
    }

    /** Returns how deep the terms of each kind are at least. */
    private static Map<Class<?>, Integer> heights(Structure structure, Array<Class<?>> kinds) {
        Map<Class<?>, Integer> heights = new HashMap<>();
        for (int height = 1; heights.size() < kinds.size() && height <= kinds.size(); height++) {
            Map<Class<?>, Integer> before = new HashMap<>(heights);
            for (Class<?> kind : kinds) {
                boolean isMade = structure
                        .fields(kind)
                        .filter(each -> !each.isOptional())
                        .map(each -> Speech.inner(each.type()))
                        .filter(structure::isTerm)
                        .filter(role -> kinds.exists(role::isAssignableFrom))
                        .forAll(role -> kinds.exists(each -> role.isAssignableFrom(each) && before.containsKey(each)));
                if (isMade) {
                    heights.putIfAbsent(kind, height);
                }
            }
        }
        return heights;
    }

    private int height(Class<?> kind) {
        return heights.getOrDefault(kind, pairs.hasParts(kind) ? HEIGHT_WITH_PARTS : kinds.size());
    }

    private Object value(Structure.Field field, int depth) {
        if (field.name().equals("label")) {
            return Option.none();
        }
        if (field.name().equals("as") && Speech.inner(field.type()) == String.class) {
            return bound(field.type());
        }
        return value(field.type(), field, depth);
    }

    private Object bound(Type type) {
        boolean isMaybe = Speech.isA(type, Option.class);
        if (isMaybe && random.nextInt(3) > 0) {
            return Option.none();
        }
        String name = random.nextInt(3) > 0 ? "it" : "v" + random.nextInt(3);
        names.add(name);
        return isMaybe ? Option.some(name) : name;
    }

    private Object value(Type type, Structure.Field field, int depth) {
        if (type instanceof ParameterizedType several) {
            Type inner = several.getActualTypeArguments()[0];
            if (several.getRawType() == Option.class) {
                return random.nextInt(5) < 2 ? Option.some(value(inner, field, depth)) : Option.none();
            }
            int count = field.isOptional() ? pick(Array.of(0, 0, 0, 1, 1, 2)) : pick(Array.of(1, 1, 1, 2, 2, 3));
            return Array.fill(count, () -> value(inner, field, depth));
        }
        Class<?> plain = (Class<?>) type;
        if (plain == int.class || plain == Integer.class) {
            return pick(Array.of(1, 1, 2, 3, 10, 11, 5000));
        }
        if (plain == boolean.class) {
            return random.nextInt(3) == 0;
        }
        if (plain == String.class) {
            return text(field.name());
        }
        return structure.isTerm(plain) ? term(plain, depth) : pick(Array.ofAll(words.apply(plain)));
    }

    private String text(String component) {
        Array<String> known = texts.apply(component);
        if (known.nonEmpty()) {
            return pick(known);
        }
        return names.isEmpty() || random.nextInt(8) == 0 ? "other" : names.get(random.nextInt(names.size()));
    }

    private <T> T pick(Array<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
