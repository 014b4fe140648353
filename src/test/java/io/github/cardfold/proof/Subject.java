package io.github.cardfold.proof;

import com.tngtech.archunit.core.domain.JavaClasses;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.conformance.House;
import io.github.cardfold.kernel.Document;
import io.github.cardfold.kernel.Ledger;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;

/**
 * What is put to the proof.
 *
 * @param elements what carries out sections
 * @param trials the tests that try them
 */
record Subject(Array<Element> elements, Array<Trial> trials) {
    /** Returns this library. */
    static Subject library() {
        return of(House.main(), House.tests(), Document.JP, Cardfight.rules());
    }

    static Subject of(JavaClasses code, JavaClasses tests, Document document, Rules rules) {
        return new Subject(Elements.of(code, document, rules), Trial.in(tests));
    }

    /** Returns the tests of a section; a title is tried by the tests of the sections below it. */
    Array<Trial> trials(String key) {
        return trials.filter(each -> each.keys().exists(tried -> tries(tried, key)));
    }

    /** Tells whether a test of one section is a test of another: of itself, or of the title above it. */
    static boolean tries(String tried, String key) {
        return tried.equals(key) || isTitle(key) && tried.startsWith(key + ".");
    }

    private static boolean isTitle(String key) {
        String[] words = key.split(" ", 2);
        return Ledger.of(Document.valueOf(words[0])).find(words[1]).exists(each -> each.kind() == Ledger.Kind.HEADING);
    }

    /** Returns the part that carries out some sections, with all tests. */
    Subject only(Array<String> keys) {
        return new Subject(elements.filter(each -> each.keys().exists(keys::contains)), trials);
    }

    /** Returns the same without some tests. */
    Subject without(io.vavr.collection.Set<Trial> left) {
        return new Subject(elements, trials.reject(left::contains));
    }

    /** Returns the sections that something carries out. */
    Array<String> keys() {
        return elements.flatMap(Element::keys).distinct();
    }
}
