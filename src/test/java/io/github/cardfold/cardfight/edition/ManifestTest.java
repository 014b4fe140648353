package io.github.cardfold.cardfight.edition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckLimits;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.card.Skills;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;
import java.lang.reflect.Method;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Whatever rules decide and whatever cards print is in the manifest, by which saved games know their rules. */
class ManifestTest {
    private static final Ruleset RULES = Editions.JP_2026_04;

    private static String manifest(Ruleset rules, Pack pack) {
        return Cardfight.rules(rules, pack).manifest();
    }

    /** The attributes of a ruleset or of a part of one: what may be exchanged. */
    private static Array<Method> attributes(Class<?> type) {
        return Array.of(type.getMethods())
                .filter(each -> each.getParameterCount() == 1
                        && each.getName().startsWith("with")
                        && Array.of(type.getMethods())
                                .exists(other -> other.getName().equals(attribute(each))))
                .sortBy(Method::getName);
    }

    private static String attribute(Method with) {
        String name = with.getName().substring("with".length());
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    private static Class<?> type(Object part) {
        return Array.of(part.getClass().getInterfaces())
                .find(each -> each.getName().startsWith("io.github.cardfold"))
                .getOrElse(part.getClass());
    }

    private static Object with(Object part, Method with, Object value) throws ReflectiveOperationException {
        with.setAccessible(true);
        return with.invoke(part, value);
    }

    /** Returns a value with one thing in it changed, in each possible way, each with where. */
    private static Array<Object> changed(Object value) throws ReflectiveOperationException {
        if (value instanceof Integer number) {
            return Array.of(number == DeckLimits.UNLIMITED ? number - 1 : number + 1);
        }
        if (value instanceof Boolean truth) {
            return Array.of(!truth);
        }
        if (value instanceof String text) {
            return Array.of(text + "x");
        }
        if (value instanceof Enum<?> constant) {
            return Array.of((Object[]) constant.getDeclaringClass().getEnumConstants())
                    .remove(value);
        }
        if (value instanceof Option<?> option) {
            return Array.of(option.isEmpty() ? Option.some(1) : Option.none());
        }
        if (value instanceof Array<?> several) {
            return Array.of(several.tail());
        }
        Array<Object> changed = Array.empty();
        for (Method each : attributes(type(value))) {
            Object now = type(value).getMethod(attribute(each)).invoke(value);
            for (Object other : now.equals(Array.empty()) ? Array.of(filled(each)) : changed(now)) {
                changed = changed.append(with(value, each, other));
            }
        }
        return changed;
    }

    /** Returns a list with something in it, of what a list that is empty may have. */
    private static Object filled(Method with) {
        return with.getGenericParameterTypes()[0].getTypeName().contains("Amendment")
                ? Array.of(ItalianSteps.G_ASSIST_REVEALS)
                : Array.of(1);
    }

    @TestFactory
    Stream<DynamicTest> everyFieldOfARulesetCounts() throws ReflectiveOperationException {
        String usual = manifest(RULES, Packs.vanilla());
        Array<Object> all = changed(RULES);
        assertTrue(all.size() > 40, () -> "there are only " + all.size());
        return all.map(each -> DynamicTest.dynamicTest(
                        String.valueOf(each.hashCode()),
                        () -> assertNotEquals(usual, manifest((Ruleset) each, Packs.vanilla()), each::toString)))
                .toJavaStream();
    }

    private static Pack pack(Card card) {
        return Packs.vanilla().withCards(Packs.vanilla().cards().update(0, card));
    }

    @Test
    void whateverACardPrintsCounts() {
        Card card = Packs.vanilla().cards().head();
        String usual = manifest(RULES, Packs.vanilla());
        assertEquals(usual, manifest(RULES, pack(card)));
        Array.of(
                        card.withName("Other"),
                        card.withPower(card.power() + 1000),
                        card.withSkills(Skills.of(Array.empty())),
                        card.withTags(TreeSet.of("other")))
                .forEach(each -> assertNotEquals(usual, manifest(RULES, pack(each)), each::toString));
    }

    /** An ability that no language has a word for. */
    @Phrase("unsaid")
    private record Unsaid() implements Ability {
        @Override
        public void compile(AbilityScope scope) {}

        @Override
        public Option<String> label() {
            return Option.none();
        }
    }

    @Test
    void aCardThatCannotBeSavedIsRefused() {
        Card card = Packs.vanilla().cards().head();
        Pack pack = pack(card.withAbilities(Array.of(new Unsaid())));
        String message =
                assertThrows(EffectException.class, () -> manifest(RULES, pack)).getMessage();
        assertTrue(message.contains(card.id()) && message.contains("Unsaid"), message);
    }
}
