package io.github.cardfold.conformance;

import com.tngtech.archunit.core.domain.properties.HasAnnotations;
import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;

/**
 * A place that says it carries out a section, or tries it.
 *
 * @param document the document the section is of
 * @param section as it is cited; no ledger has been asked whether it exists
 * @param clause which clause of it is meant, from 1; 0 for the section as a whole
 * @param where the class and member, the label and its procedure, or the file
 */
public record Citation(Document document, String section, int clause, String where) {
    /** What stands between a section and the number of a clause of it. */
    static final String MARK = "#";

    /** Returns the citation of a section, or of a clause of it, as in {@code 10.4.1.9#2}. */
    static Citation of(Document document, String cited, String where) {
        int mark = cited.indexOf(MARK);
        boolean isClause = mark > 0 && cited.substring(mark + 1).matches("[1-9][0-9]?");
        return isClause
                ? new Citation(document, cited.substring(0, mark), Integer.parseInt(cited.substring(mark + 1)), where)
                : new Citation(document, cited, 0, where);
    }

    /** Returns all citations of an annotated element. */
    public static Array<Citation> of(HasAnnotations<?> element, String where) {
        return Array.ofAll(element.tryGetAnnotationOfType(Rule.class).stream())
                .flatMap(rule -> Array.of(Document.values())
                        .flatMap(document -> document.sections(rule).map(section -> of(document, section, where))));
    }

    /** Returns the section with its document, as in {@code JP 10.4.1.3}. */
    public String key() {
        return document + " " + section;
    }

    /** Returns the section and, if one is meant, the clause with its document, as in {@code JP 10.4.1.9#2}. */
    public Array<String> keys() {
        return clause == 0 ? Array.of(key()) : Array.of(key(), key() + MARK + clause);
    }

    @Override
    public String toString() {
        return where + " cites " + key();
    }
}
