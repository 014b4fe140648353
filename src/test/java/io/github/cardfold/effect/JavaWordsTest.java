package io.github.cardfold.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.conformance.PublicApi;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.StateFormatException;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The Java words are those of the kinds, and say the same as JSON. */
class JavaWordsTest {
    private static final Language LANGUAGE = Vocabulary.LANGUAGE;
    private static final Samples SAMPLES = new Samples(LANGUAGE);
    private static final Pattern FORMAT = Pattern.compile("[\\s*]+");

    @Test
    void theFilesAreThoseOfTheKinds() throws IOException {
        for (var file : JavaWords.files()) {
            assertEquals(
                    unformatted(file._2()),
                    unformatted(Files.readString(JavaWords.FOLDER.resolve(file._1()))),
                    "the main method of JavaWords writes " + file._1() + " anew; format it then");
        }
        try (Stream<Path> present = Files.list(JavaWords.FOLDER)) {
            assertEquals(JavaWords.files().size() + 1, present.count(), "the words and package-info.java");
        }
    }

    private static String unformatted(String source) {
        return FORMAT.matcher(source).replaceAll("");
    }

    @Test
    void aKindInJavaIsTheKindInJson() throws ReflectiveOperationException {
        int compared = 0;
        for (Class<? extends Term> role : Language.roles()) {
            for (Kind kind : LANGUAGE.kinds(role)) {
                Array<Component> needed =
                        kind.components().filter(Component::isNeeded).sortBy(each -> JavaType.isSeveral(each.type()));
                assertEquals(json(kind, needed), java(kind, needed, Option.none()), kind.name());
                compared++;
                for (Component each : kind.components().reject(Component::isNeeded)) {
                    Array<Component> said = kind.components().filter(one -> one.isNeeded() || one == each);
                    assertEquals(
                            json(kind, said), java(kind, needed, Option.some(each)), kind.name() + ": " + each.name());
                    compared++;
                }
            }
        }
        assertTrue(compared > 500, compared + " compared");
    }

    private static Object sample(Component component) {
        Class<?> type = component.held();
        if (!Entry.class.isAssignableFrom(type)) {
            return SAMPLES.of(component);
        }
        Entry entry = Entries.read(LANGUAGE, type, "power", Reading.of(Data.whole(1)));
        return JavaType.isOption(component.type()) ? Option.some(entry) : entry;
    }

    /** Returns the term as a text says it, or what is wrong with it. */
    private static Object json(Kind kind, Array<Component> said) {
        Data.Builder body = Data.fields();
        for (Component each : said) {
            if (each.isEntry()) {
                Entries.write(LANGUAGE, (Entry) sample(each)).apply(body::put);
            } else {
                each.write(LANGUAGE, sample(each)).forEach(data -> body.put(each.name(), data));
            }
        }
        Data fields = body.build();
        try {
            return kind.readBody(LANGUAGE, Reading.of(fields));
        } catch (StateFormatException refused) {
            return "refused";
        }
    }

    private static Object java(Kind kind, Array<Component> needed, Option<Component> more)
            throws ReflectiveOperationException {
        Class<?> words = Class.forName("io.github.cardfold.cardfight.text." + JavaWords.plural(kind.role()));
        String name = JavaKind.methodName(kind.name()) + (more.isEmpty() ? "" : "With");
        Method method = Array.of(words.getMethods())
                .find(each -> each.getName().equals(name) && takes(each, needed, more.isDefined()))
                .getOrElseThrow(() -> new AssertionError(words + " has no " + name));
        Object[] arguments = new Object[method.getParameterCount()];
        int next = 0;
        for (int i = 0; i < arguments.length; i++) {
            Class<?> type = method.getParameterTypes()[i];
            arguments[i] = type == Consumer.class ? saying(method, more.get()) : argument(type, needed.get(next++));
        }
        try {
            return method.invoke(null, arguments);
        } catch (InvocationTargetException refused) {
            return "refused";
        }
    }

    private static boolean takes(Method method, Array<Component> needed, boolean isMore) {
        Array<Class<?>> types = Array.<Class<?>>of(method.getParameterTypes()).reject(Consumer.class::equals);
        boolean isPlain = Array.of(method.getParameterTypes()).contains(Consumer.class) == isMore;
        return isPlain
                && Modifier.isStatic(method.getModifiers())
                && types.size() == needed.size()
                && types.zip(needed).forAll(each -> isTaken(each._1(), each._2()));
    }

    private static boolean isTaken(Class<?> type, Component component) {
        if (type.isPrimitive()) {
            return component.type() == type;
        }
        return (!type.isArray() || JavaType.isSeveral(component.type())) && type.isInstance(argument(type, component));
    }

    @Test
    void everyTypeThatAWordNamesIsExported() throws ReflectiveOperationException, IOException {
        Array<String> exported = PublicApi.packages();
        for (String file : JavaWords.files().keySet()) {
            Class<?> words = Class.forName("io.github.cardfold.cardfight.text." + file.replace(".java", ""));
            Array.<Class<?>>of(words)
                    .appendAll(Array.<Class<?>>of(words.getDeclaredClasses()))
                    .flatMap(each -> Array.of(each.getDeclaredMethods()))
                    .filter(each -> Modifier.isPublic(each.getModifiers()))
                    .flatMap(
                            each -> Array.<Class<?>>of(each.getParameterTypes()).append(each.getReturnType()))
                    .map(each -> each.isArray() ? each.getComponentType() : each)
                    .filter(each -> each.getName().startsWith("io.github.cardfold."))
                    .forEach(each -> assertTrue(exported.contains(each.getPackageName()), each + " in " + words));
        }
    }

    /** Returns the sample of a component as a Java word takes it. */
    private static Object argument(Class<?> type, Component component) {
        Object sample = sample(component);
        Object alone = sample instanceof Option<?> maybe ? maybe.get() : sample;
        if (!type.isArray()) {
            return alone;
        }
        Object array = java.lang.reflect.Array.newInstance(type.getComponentType(), ((Array<?>) alone).size());
        ((Array<?>) alone).forEachWithIndex((each, i) -> java.lang.reflect.Array.set(array, i, each));
        return array;
    }

    private static Consumer<Object> saying(Method method, Component component) {
        ParameterizedType consumer = (ParameterizedType) Array.of(method.getGenericParameterTypes())
                .find(each -> each instanceof ParameterizedType type && type.getRawType() == Consumer.class)
                .get();
        Class<?> options = (Class<?>) consumer.getActualTypeArguments()[0];
        boolean isNumber = component.role() == Value.class;
        Method says = Array.of(options.getMethods())
                .find(each -> each.getName().equals(component.field())
                        && !(isNumber && each.getParameterTypes()[0] == int.class))
                .get();
        return said -> {
            try {
                says.invoke(said, argument(says.getParameterTypes()[0], component));
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        };
    }
}
