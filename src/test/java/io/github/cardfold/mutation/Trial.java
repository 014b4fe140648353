package io.github.cardfold.mutation;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaMethod;
import io.github.cardfold.conformance.Citation;
import io.github.cardfold.conformance.Encoded;
import io.github.cardfold.conformance.Tried;
import io.vavr.collection.Array;

/**
 * A test that says which sections it tries.
 *
 * @param name its name, as the conformance report writes it
 * @param selector class, method and parameter types, as JUnit's method selectors write them; or a scenario file
 * @param type the class it stands in, or the scenario file
 * @param keys the sections and clauses of sections, with their documents
 */
record Trial(String name, String selector, String type, Array<String> keys) {
    static Array<Trial> in(JavaClasses classes) {
        return Array.ofAll(classes)
                .sortBy(JavaClass::getName)
                .flatMap(type -> Array.ofAll(type.getMethods())
                        .filter(Tried::isTest)
                        .sortBy(JavaMember::getFullName)
                        .map(method -> of(type, method)))
                .filter(each -> !each.keys().isEmpty());
    }

    /** Returns the scenario files among the tests. */
    static Array<Trial> of(Array<Citation> scenarios) {
        return scenarios
                .groupBy(Citation::where)
                .toArray()
                .sortBy(each -> each._1)
                .map(each -> new Trial(
                        each._1,
                        each._1,
                        each._1,
                        each._2.flatMap(Citation::keys).distinct()));
    }

    private static Trial of(JavaClass type, JavaMethod method) {
        var keys = Citation.of(method, "").appendAll(Citation.of(type, ""));
        String parameters = Array.ofAll(method.getRawParameterTypes())
                .map(JavaClass::getName)
                .mkString("(", ", ", ")");
        return new Trial(
                Encoded.name(method),
                type.getName() + "#" + method.getName() + parameters,
                type.getName().split("\\$", 2)[0],
                keys.flatMap(Citation::keys).distinct());
    }
}
