package io.github.cardfold.effect;

import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.grammar.RandomTerms;
import io.github.cardfold.effect.grammar.Structure;
import io.github.cardfold.effect.kind.Becomes;
import io.github.cardfold.effect.kind.Loses;
import io.github.cardfold.effect.kind.SaidWord;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Abilities made by chance of all kinds that a language has, well-formed, whether or not they make sense. */
public final class RandomAbilities {
    private static final int MOST_DEPTH = 6;

    private final Language language;
    private final Structure structure;
    private final Array<DefinedKind> defined;
    private final Array<Class<?>> kinds;

    /** Makes what makes abilities of a language. */
    public RandomAbilities(Language language) {
        this.language = language;
        structure = new TermStructure(language);
        defined = DefinedKind.of(language);
        kinds = Language.roles()
                .flatMap(language::kinds)
                .<Class<?>>map(Kind::type)
                .appendAll(Array.<Class<?>>of(Bounds.class, Property.class, Setting.class))
                .distinct();
    }

    /** Returns the ability of a seed; of six seeds in a row each may be deeper than the one before. */
    public Ability of(long seed) {
        RandomTerms terms = new RandomTerms(
                structure,
                kinds,
                this::isSensible,
                language::values,
                RandomAbilities::texts,
                new Made(new Random(seed)),
                new Random(seed));
        return (Ability) terms.term(Ability.class, 1 + (int) Math.floorMod(seed, (long) MOST_DEPTH));
    }

    private static Array<String> texts(String component) {
        return switch (component) {
            case "variable" -> Array.empty();
            case "word" -> Array.of("boost", "twin drive", "unit", "order", "critical", "heal", "auto", "Velza");
            default -> Array.of("Velza", "The \"X\"");
        };
    }

    /**
     * A number is what a card loses none of, and an ability what nothing becomes: rules with that are not assembled.
     */
    private boolean isSensible(Object made) {
        if (made instanceof Part || made instanceof Entry) {
            return true;
        }
        Option<Setting> set = made instanceof Becomes becomes
                ? Option.some(becomes.what())
                : made instanceof Loses loses ? Option.some(loses.what()) : Option.none();
        boolean isWord = set.forAll(each -> each.to() instanceof SaidWord);
        return language.kind((Term) made).isDefined()
                && (isWord || made instanceof Becomes && set.exists(each -> each.to() instanceof Value));
    }

    private Object defined(DefinedKind kind, Function<Class<?>, Object> part) {
        Reading at = Reading.of(TextCards.data("'" + kind.name() + "'"));
        try {
            return kind.make(language, each -> argument(each, part, at), at);
        } catch (StateFormatException tooMuch) {
            throw new IllegalArgumentException(tooMuch);
        }
    }

    /** A part of the role, a text where there is none, or nothing where a text must be one of some words. */
    private Object argument(Component parameter, Function<Class<?>, Object> part, Reading at) {
        Class<?> role = parameter.role();
        if (role != null) {
            return part.apply(role);
        }
        return parameter.isNeeded() ? "Velza" : parameter.leftOut(language, at);
    }

    /** Uses of definitions, and entries: what is asked or made of a characteristic is of the role that it says. */
    private final class Made implements RandomTerms.Pairs {
        private final Random random;

        Made(Random random) {
            this.random = random;
        }

        @Override
        public @Nullable Object make(Class<?> type, Function<Class<?>, Object> part) {
            if (Defined.class.isAssignableFrom(type)) {
                Array<DefinedKind> those = defined.filter(each -> each.type() == type);
                return defined(those.get(random.nextInt(those.size())), part);
            }
            return Entry.class.isAssignableFrom(type) ? entry(type, part) : null;
        }

        @Override
        public boolean hasParts(Class<?> type) {
            return Defined.class.isAssignableFrom(type);
        }
    }

    private static Object entry(Class<?> type, Function<Class<?>, Object> part) {
        Characteristic what = (Characteristic) part.apply(Characteristic.class);
        return type == Setting.class
                ? new Setting(what, (Term) part.apply(what.given()))
                : new Property(what, (Term) part.apply(what.asked()));
    }
}
