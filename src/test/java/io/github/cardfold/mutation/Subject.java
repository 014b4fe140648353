package io.github.cardfold.mutation;

import static com.tngtech.archunit.base.DescribedPredicate.not;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.conformance.ArchitectureRules;
import io.github.cardfold.conformance.SectionTable;
import io.github.cardfold.conformance.Tried;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.function.Predicate;

/**
 * What is put to the proof.
 *
 * @param elements what carries out sections
 * @param trials the tests that try them
 * @param clauses the clauses of sections that have several, each of which a test must name
 */
record Subject(Array<Element> elements, Array<Trial> trials, Map<String, Array<String>> clauses) {
    private static final DescribedPredicate<JavaClass> OF_VANDARIA =
            JavaClass.Predicates.resideInAPackage(ArchitectureRules.ROOT + ".vandaria..");

    /** Returns this library: the labels of each game's rules are sections of its own document. */
    static Subject library() {
        JavaClasses main = ArchitectureRules.main();
        var subject = of(main.that(not(OF_VANDARIA)), ArchitectureRules.tests(), Document.JP, Cardfight.rules());
        return new Subject(
                subject.elements.appendAll(Elements.of(main.that(OF_VANDARIA), Document.VW, vandaria())),
                subject.trials.appendAll(Trial.of(Tried.inShippedScenarios())),
                SectionTable.read().clauses());
    }

    /** Returns the rules of Vandaria Wars whose steps are altered. */
    static Rules vandaria() {
        return Vandaria.rules(VandariaRules.standard(), VandariaPacks.marches().cards());
    }

    static Subject of(JavaClasses code, JavaClasses tests, Document document, Rules rules) {
        return new Subject(Elements.of(code, document, rules), Trial.in(tests), LinkedHashMap.empty());
    }

    /** Returns the tests of a section. */
    Array<Trial> trials(String key) {
        Predicate<Trial> tries = trying(key);
        return trials.filter(tries);
    }

    /** Tells whether a test tries a section; one of a section below a title, or below the chapter, tries the title. */
    boolean tries(Trial trial, String key) {
        return trying(key).test(trial);
    }

    private Predicate<Trial> trying(String key) {
        if (!isTitle(key)) {
            return trial -> trial.keys().contains(key);
        }
        String above = above(key);
        return trial -> trial.keys().exists(tried -> tried.equals(key) || tried.startsWith(above));
    }

    private String above(String title) {
        return trials.exists(each -> each.keys().exists(tried -> tried.startsWith(title + ".")))
                ? title + "."
                : title.substring(0, title.lastIndexOf('.') + 1);
    }

    private static boolean isTitle(String key) {
        String[] words = key.split(" ", 2);
        return Ledger.of(Document.valueOf(words[0])).find(words[1]).exists(each -> each.kind() == Ledger.Kind.HEADING);
    }

    /** Returns the part that carries out some sections, with all tests. */
    Subject only(Array<String> keys) {
        return new Subject(elements.filter(each -> each.keys().exists(keys::contains)), trials, clauses);
    }

    /** Returns the same without some tests. */
    Subject without(io.vavr.collection.Set<Trial> left) {
        return new Subject(elements, trials.reject(left::contains), clauses);
    }

    /** Returns the clauses of a section, none if it says one thing. */
    Array<String> clauses(String key) {
        return clauses.getOrElse(key, Array.empty());
    }

    /** Returns the sections that something carries out. */
    Array<String> keys() {
        return elements.flatMap(Element::keys).distinct();
    }
}
