package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import org.junit.jupiter.api.Test;

/** Whoever uses the library imports the types of its signatures: no two of them bear one simple name. */
class PublicNamesTest {
    /** Named as the words of texts that they are: nobody imports them but whoever adds words. */
    private static final Array<String> WORDS =
            Array.of("io.github.cardfold.effect.kind", "io.github.cardfold.cardfight.text");

    @Test
    void noTypeBearsTheSimpleNameOfAnother() {
        TreeMap<String, TreeSet<String>> names = PublicApi.types()
                .flatMap(PublicNamesTest::mentioned)
                .filter(type -> type.getEnclosingClass() == null && !WORDS.contains(type.getPackageName()))
                .foldLeft(
                        TreeMap.empty(),
                        (all, type) -> all.put(type.getSimpleName(), TreeSet.of(type.getName()), TreeSet::addAll));
        assertTrue(names.containsKey("State") && names.containsKey("Duration"), names.keySet()::toString);
        TreeMap<String, TreeSet<String>> shared = names.filterValues(
                each -> each.size() > 1 && each.exists(type -> type.startsWith("io.github.cardfold")));
        assertTrue(shared.isEmpty(), () -> shared.mkString("\n"));
    }

    private static Array<Class<?>> mentioned(Class<?> type) {
        Array<Type> methods = Array.of(type.getDeclaredMethods())
                .filter(PublicNamesTest::isPublic)
                .flatMap(method -> Array.of(method.getGenericParameterTypes()).append(method.getGenericReturnType()));
        Array<Type> constructors = Array.of(type.getDeclaredConstructors())
                .filter(each -> Modifier.isPublic(each.getModifiers()))
                .flatMap(each -> Array.of(each.getGenericParameterTypes()));
        return methods.appendAll(constructors).flatMap(PublicNamesTest::classes).append(type);
    }

    private static boolean isPublic(Method method) {
        return Modifier.isPublic(method.getModifiers()) && !method.isSynthetic();
    }

    private static Array<Class<?>> classes(Type type) {
        if (type instanceof Class<?> plain) {
            return plain.isArray() ? classes(plain.getComponentType()) : Array.of(plain);
        }
        if (type instanceof ParameterizedType parameterized) {
            return Array.of(parameterized.getActualTypeArguments())
                    .flatMap(PublicNamesTest::classes)
                    .appendAll(classes(parameterized.getRawType()));
        }
        if (type instanceof WildcardType wildcard) {
            return Array.of(wildcard.getUpperBounds()).flatMap(PublicNamesTest::classes);
        }
        return type instanceof GenericArrayType array ? classes(array.getGenericComponentType()) : Array.empty();
    }
}
