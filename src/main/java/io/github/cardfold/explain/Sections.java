package io.github.cardfold.explain;

import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;

/** What sections say, in the words of the ledger. */
final class Sections {
    private Sections() {}

    /** What a section of the rules in play requires; "" if they have no such section. */
    static String summary(String section) {
        return Ledger.of(Document.JP).find(section).map(Ledger.Entry::summary).getOrElse("");
    }
}
