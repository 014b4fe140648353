package io.github.cardfold.conformance;

import com.tngtech.archunit.core.domain.properties.HasAnnotations;
import io.github.cardfold.kernel.Document;
import io.github.cardfold.kernel.Rule;
import io.vavr.collection.Array;

/**
 * A place that says it carries out a section, or tries it.
 *
 * @param document the document the section is of
 * @param section as it is cited; no ledger has been asked whether it exists
 * @param where the class and member, the label and its procedure, or the file
 */
public record Citation(Document document, String section, String where) {
    /** Returns all citations of an annotated element. */
    public static Array<Citation> of(HasAnnotations<?> element, String where) {
        return Array.ofAll(element.tryGetAnnotationOfType(Rule.class).stream())
                .flatMap(rule -> Array.of(Document.values())
                        .flatMap(document ->
                                document.sections(rule).map(section -> new Citation(document, section, where))));
    }

    /** Returns the section with its document, as in {@code JP 10.4.1.3}. */
    public String key() {
        return document + " " + section;
    }

    @Override
    public String toString() {
        return where + " cites " + key();
    }
}
