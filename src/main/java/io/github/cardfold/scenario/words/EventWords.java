package io.github.cardfold.scenario.words;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;

/**
 * How a scenario speaks of an event: as the notation writes it, or by its first words. The name of its kind may stand
 * in quotes, as the notation writes names of which a word could be taken for something else, or without.
 *
 * @param text what the scenario says
 * @param kind the name of the kind that it begins with
 * @param rest what follows the name
 * @param longer the names of other kinds that begin with the same words
 */
public record EventWords(String text, String kind, String rest, Array<String> longer) {

    /** An event that is spelt wrong never happens, which would make a count of 0 hold. */
    public static EventWords read(Reading at, String text, Rules rules) {
        Array<String> kinds = rules.eventKindNames();
        String kind = kinds.filter(name -> says(text, name, ""))
                .maxBy(String::length)
                .getOrElseThrow(
                        () -> at.expected("an event, whose first words are the name of its kind", "\"" + text + "\""));
        String rest = text.substring((begins(text, kind) ? kind : quoted(kind)).length());
        return new EventWords(text, kind, rest, kinds.filter(name -> name.startsWith(kind + " ")));
    }

    private static boolean says(String event, String kind, String rest) {
        return begins(event, kind + rest) || begins(event, quoted(kind) + rest);
    }

    private static String quoted(String kind) {
        return Data.text(kind).toString();
    }

    /** Tells whether a text begins with these words; what follows is no part of the last one. */
    private static boolean begins(String text, String words) {
        return text.startsWith(words)
                && (text.length() == words.length() || " :,(".indexOf(text.charAt(words.length())) >= 0);
    }

    /** Tells whether a text says this event. */
    public boolean are(String event) {
        return says(event, kind, rest) && !longer.exists(other -> says(event, other, ""));
    }

    /** Tells whether each of some events is another one of those that happened together. */
    public static boolean areAll(Array<EventWords> expected, Array<String> together) {
        Array<String> left = together;
        for (EventWords each : expected.sortBy(words -> -words.rest.length())) {
            int at = left.indexWhere(each::are);
            if (at < 0) {
                return false;
            }
            left = left.removeAt(at);
        }
        return true;
    }

    @Override
    public String toString() {
        return text;
    }
}
