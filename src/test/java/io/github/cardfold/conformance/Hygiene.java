package io.github.cardfold.conformance;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noCodeUnits;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.kernel.position.Lifetime;
import io.vavr.Value;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.time.InstantSource;
import java.util.Collection;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.Timer;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.BaseStream;
import java.util.stream.Collectors;

/**
 * What no rule of a game may do. Running games ({@code match}, {@code fuzz}, {@code testkit}) and the front door
 * ({@code cli}) may.
 */
final class Hygiene {
    private Hygiene() {}

    static List<ArchRule> rules(String root) {
        return List.of(
                clocks(root),
                chance(root),
                threads(root),
                identity(root),
                locale(root),
                hashOrder(root),
                saltedOrder(root),
                hashMap(root),
                mutableStatics(root),
                floatingFields(root),
                floatingSignatures(root),
                handedOn(root),
                durations(root),
                constants(root));
    }

    private static ArchRule clocks(String root) {
        return inside(root)
                .should()
                .accessTargetWhere(calls(System.class, "currentTimeMillis", "nanoTime")
                        .or(calls(
                                "a method now() of java.time",
                                access -> access.getName().equals("now")
                                        && access.getTargetOwner()
                                                .getPackageName()
                                                .startsWith("java.time"))))
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(InstantSource.class)
                .because("a replay must not depend on when it runs: let match measure time, and pass it in as data");
    }

    private static ArchRule chance(String root) {
        return inside(root)
                .should()
                .accessTargetWhere(calls(Math.class, "random")
                        .or(calls(StrictMath.class, "random"))
                        .or(calls(Collections.class, "shuffle"))
                        .or(calls(Seq.class, "shuffle")))
                .orShould()
                .dependOnClassesThat(isA(RandomGenerator.class, Random.class, SplittableRandom.class, UUID.class))
                .because("chance is in the state: draw from the state's generator through its one chance point");
    }

    private static ArchRule threads(String root) {
        return inside(root)
                .should()
                .accessTargetWhere(calls(BaseStream.class, "parallel").or(calls(Collection.class, "parallelStream")))
                .orShould()
                .dependOnClassesThat(isA(
                        Thread.class,
                        ThreadLocal.class,
                        Timer.class,
                        Executor.class,
                        Executors.class,
                        Future.class,
                        CompletionStage.class))
                .because("a step is a pure function: run games in parallel from match, never a part of one game");
    }

    private static ArchRule identity(String root) {
        return inside(root)
                .should()
                .accessTargetWhere(calls(System.class, "identityHashCode"))
                .because("it differs from run to run: hash the content, and an enum by its ordinal");
    }

    private static ArchRule locale(String root) {
        return inside(root)
                .should()
                .accessTargetWhere(calls(Locale.class, "getDefault")
                        .or(calls("a method of String that reads the default locale", Hygiene::readsLocale)))
                .because("text must be the same everywhere: pass Locale.ROOT, or join the parts with +");
    }

    private static ArchRule hashOrder(String root) {
        return inside(root)
                .should()
                .dependOnClassesThat(areNamed(
                        "io.vavr.collection.HashMap",
                        "io.vavr.collection.HashSet",
                        "java.util.HashSet",
                        "java.util.Hashtable",
                        "java.util.IdentityHashMap",
                        "java.util.WeakHashMap",
                        "java.util.concurrent.ConcurrentHashMap"))
                .because("their order differs from run to run: use an Array by index, a TreeMap or a TreeSet");
    }

    private static ArchRule saltedOrder(String root) {
        return inside(root)
                .should()
                .accessTargetWhere(calls(Set.class, "of", "copyOf")
                        .or(calls(Map.class, "of", "ofEntries", "copyOf"))
                        .or(calls(Collectors.class, "toSet", "toUnmodifiableSet"))
                        .or(calls(Collectors.class, "toMap", "toUnmodifiableMap", "groupingBy"))
                        .or(calls(Value.class, "toSet", "toMap", "toJavaSet", "toJavaMap")))
                .because("their order differs from run to run: use Vavr's TreeMap, TreeSet, toSortedMap, toSortedSet");
    }

    private static ArchRule hashMap(String root) {
        return inside(root)
                .and()
                .resideOutsideOfPackage(root + ".kernel..")
                .should()
                .dependOnClassesThat(areNamed("java.util.HashMap"))
                .because("only the kernel keeps look-up tables, and never iterates them: use a TreeMap");
    }

    private static ArchRule mutableStatics(String root) {
        return fields().that()
                .areStatic()
                .and()
                .areDeclaredInClassesThat()
                .resideOutsideOfPackages(runners(root))
                .should()
                .beFinal()
                .because("a static that changes is state outside the state: put it into the state or pass it in");
    }

    private static ArchRule floatingFields(String root) {
        return noFields()
                .that()
                .areDeclaredInClassesThat()
                .resideInAnyPackage(games(root))
                .should()
                .haveRawType(FLOATING)
                .because("rounding is no rule of any game: use int or long");
    }

    private static ArchRule floatingSignatures(String root) {
        return noCodeUnits()
                .that()
                .areDeclaredInClassesThat()
                .resideInAnyPackage(games(root))
                .should()
                .haveRawReturnType(FLOATING)
                .orShould()
                .haveRawParameterTypes(
                        describe("any floating point", types -> types.stream().anyMatch(FLOATING)))
                .because("rounding is no rule of any game: use int or long");
    }

    private static ArchRule handedOn(String root) {
        return noCodeUnits()
                .that()
                .areDeclaredInClassesThat()
                .resideOutsideOfPackage(root + ".kernel..")
                .should(codeUnits("hand on a collection of java.util", Hygiene::handsOn))
                .because("a collection that others get is immutable: use Vavr's Array, and java.util's inside a class");
    }

    private static boolean handsOn(JavaCodeUnit unit) {
        boolean seen = unit.getModifiers().contains(JavaModifier.PUBLIC)
                || unit.getModifiers().contains(JavaModifier.PROTECTED);
        return seen
                && isPublic(unit.getOwner())
                && List.ofAll(unit.getParameterTypes())
                        .append(unit.getReturnType())
                        .exists(Hygiene::holdsMutable);
    }

    private static boolean isPublic(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(Hygiene::isPublic).orElse(true);
    }

    private static boolean holdsMutable(JavaType type) {
        return type.getAllInvolvedRawTypes().stream().anyMatch(MUTABLE);
    }

    private static ArchRule durations(String root) {
        return noClasses()
                .that()
                .resideInAnyPackage(root + ".kernel..", root + ".effect..")
                .should()
                .accessTargetWhere(calls(Lifetime.class, "of").or(calls(Layer.class, "of")))
                .because(
                        "how long effects last and in which layers they apply each game says itself: take it from there");
    }

    private static ArchRule constants(String root) {
        return noFields()
                .that()
                .areStatic()
                .and()
                .areDeclaredInClassesThat()
                .resideOutsideOfPackage(root + ".kernel..")
                .should()
                .haveRawType(MUTABLE)
                .because("a constant is immutable, and its type says so: use Vavr's Array");
    }

    private static ArchCondition<JavaCodeUnit> codeUnits(String description, Predicate<JavaCodeUnit> predicate) {
        return new ArchCondition<>(description) {
            @Override
            public void check(JavaCodeUnit item, ConditionEvents events) {
                events.add(new SimpleConditionEvent(item, predicate.test(item), item.getDescription()));
            }
        };
    }

    private static final DescribedPredicate<JavaClass> MUTABLE = describe(
            "a collection of java.util",
            type -> type.getPackageName().equals("java.util")
                    && (type.isAssignableTo(Collection.class) || type.isAssignableTo(Map.class)));

    private static final DescribedPredicate<JavaClass> FLOATING = describe(
            "floating point",
            type -> List.of("float", "double", "java.lang.Float", "java.lang.Double")
                    .contains(type.getBaseComponentType().getName()));

    private static GivenClassesConjunction inside(String root) {
        return noClasses().that().resideOutsideOfPackages(runners(root));
    }

    private static String[] runners(String root) {
        return new String[] {root + ".cli..", root + ".fuzz..", root + ".match..", root + ".testkit.."};
    }

    private static String[] games(String root) {
        return List.of("kernel", "effect", "spi", "cardfight", "vandaria")
                .map(room -> root + "." + room + "..")
                .toJavaArray(String[]::new);
    }

    private static DescribedPredicate<JavaAccess<?>> calls(Class<?> owner, String... names) {
        return calls(
                owner.getName() + List.of(names).mkString(" ", ", ", ""),
                access -> access.getTargetOwner().isAssignableTo(owner)
                        && List.of(names).contains(access.getName()));
    }

    private static DescribedPredicate<JavaAccess<?>> calls(String description, Predicate<JavaAccess<?>> predicate) {
        return describe(description, predicate);
    }

    private static boolean readsLocale(JavaAccess<?> access) {
        return access.getTargetOwner().isEquivalentTo(String.class)
                && List.of("toLowerCase", "toUpperCase", "format", "formatted").contains(access.getName())
                && access.getTarget() instanceof CodeUnitAccessTarget target
                && target.getRawParameterTypes().stream().noneMatch(type -> type.isEquivalentTo(Locale.class));
    }

    private static DescribedPredicate<JavaClass> isA(Class<?>... types) {
        return describe(
                "one of " + List.of(types).map(Class::getSimpleName).mkString(", "),
                type -> List.of(types).exists(type::isAssignableTo));
    }

    private static DescribedPredicate<JavaClass> areNamed(String... names) {
        return describe(
                "are " + List.of(names).mkString(", "), type -> List.of(names).contains(type.getName()));
    }
}
