package io.github.cardfold.explain;

import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.game.LibraryGame;
import io.github.cardfold.kernel.position.RuleBook;

/** What sections say, in the words of the ledger. */
final class Sections {
    private Sections() {}

    /** What a section of the rules in play requires; "" if they have no such section. */
    static String summary(RuleBook rules, String section) {
        return ledger(rules).find(section).map(Ledger.Entry::summary).getOrElse("");
    }

    /** The ledger of the game; that of the first one for games that the library does not have. */
    static Ledger ledger(RuleBook rules) {
        String game = rules.game().name();
        return Ledger.of(LibraryGame.all()
                .find(each -> each.name().equals(game))
                .map(LibraryGame::document)
                .getOrElse(Document.JP));
    }
}
