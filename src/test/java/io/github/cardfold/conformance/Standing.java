package io.github.cardfold.conformance;

import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.vavr.collection.Array;

/**
 * How far the library is with one section.
 *
 * @param document the document
 * @param entry the section
 * @param encoded where it is carried out, nowhere if empty
 * @param tried where it is tried, nowhere if empty
 * @param state what that comes to
 * @param note why no program can obey it, no card reaches it or no test tries it, or what it waits for; "" if there is
 *     nothing to say
 */
record Standing(
        Document document, Ledger.Entry entry, Array<String> encoded, Array<String> tried, State state, String note) {
    /** What has become of a section. */
    enum State {
        /** Code or a label carries it out, and a test tries it. */
        DONE("done", "carried out and tried"),
        /** Code or a label carries it out, and no text that can be written for a card comes to it. */
        NO_CARD("no card", "carried out, and no card reaches it"),
        /** Code or a label carries out one part of it; the other awaits a mechanic. */
        HALF("half waits", "carried out in part, and the rest waits for a mechanic that is not there"),
        /** Code or a label carries it out, and no test tries it. */
        UNTRIED("not tried", "carried out, and no test tries it"),
        /** A test tries it; it follows from other sections, and nothing carries it out by itself. */
        FOLLOWS("follows", "tried, and a consequence of sections that are carried out"),
        /** An empty step stands for it until a mechanic arrives, or it says something of that mechanic only. */
        WAITS("waits", "an empty step stands for it, or it speaks only of a mechanic that is not there"),
        /** It asks nothing of a program. */
        NOTHING("nothing to do", "asks nothing of a program"),
        /** Nobody has begun it. */
        OPEN("not begun", "all else");

        private final String label;
        private final String meaning;

        State(String label, String meaning) {
            this.label = label;
            this.meaning = meaning;
        }

        String meaning() {
            return meaning;
        }

        String label() {
            return label;
        }
    }

    /** Returns the standing of every section of every document, in their order. */
    static Array<Standing> all() {
        return new Standings(SectionTable.read(), Encoded.all(), Tried.all()).all();
    }

    /** Returns the state and what there is to say of it. */
    String words() {
        return note.isEmpty() ? state.label() : state.label() + ": " + note;
    }

    /** Returns why no program can obey sections of a kind, "" if it can. */
    static String beyond(Ledger.Kind kind) {
        return switch (kind) {
            case HEADING -> "a title";
            case INERT -> "without meaning in the game";
            case PHYSICAL -> "about cardboard";
            case SOCIAL -> "about conduct";
            case HISTORY -> "about the document";
            case DEFINITION, VALUE, PROCEDURE, CONSTRAINT, ABILITY, MODIFIER, LOSING -> "";
        };
    }
}
