package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** What can stand for a term of a role in a form: the phrases of its kinds. What it has found out is kept. */
final class Rules {
    private final Phrasebook book;
    private final Array<Speech> kinds;
    private final Function<Class<?>, Array<Object>> words;
    private final TreeMap<String, Choices> found = new TreeMap<>();
    private final TreeMap<String, Array<Pattern>> ofRoles = new TreeMap<>();

    Rules(Phrasebook book, Array<Class<?>> records, Function<Class<?>, Array<Object>> words) {
        this.book = book;
        kinds = records.distinct().map(book::of).flatMap(each -> each.idioms().append(each));
        this.words = words;
    }

    /**
     * A phrase of a kind.
     *
     * @param speech the kind
     * @param pattern the phrase
     * @param isLoose whether it begins or ends with a term of its own role
     * @param isBulleted whether it ends with bullets
     * @param isNoun whether it ends with a noun of which terms of its own role say more
     * @param steps the roles of the instructions with which it may end
     * @param ends the roles of the terms with which it may end
     */
    record Rule(
            Speech speech,
            Pattern pattern,
            boolean isLoose,
            boolean isBulleted,
            boolean isNoun,
            Array<Class<?>> steps,
            Array<Class<?>> ends) {
        boolean fits(Class<?> role, Closed closed) {
            return !(speech.isList(pattern)
                            && (closed.has(Closed.LEFT)
                                    || closed.isTaken(role, speech.list().get().joint(), 2)))
                    && !(isLoose && closed.has(role))
                    && !(isBulleted && closed.has(Closed.BULLETS))
                    && !(isNoun && closed.has(Closed.NOUN))
                    && !steps.exists(closed::has)
                    && !closed.isBeforeHole(ends);
        }
    }

    /** Returns the phrases of all kinds of a role for a form, by their first words. */
    Choices of(Class<?> role, String form) {
        String asked = role.getName() + " " + form;
        synchronized (found) {
            Choices known = found.get(asked);
            Choices choices = known == null ? choices(role, form) : known;
            found.put(asked, choices);
            return choices;
        }
    }

    private Choices choices(Class<?> role, String form) {
        return Choices.of(kinds.filter(each -> role.isAssignableFrom(each.owner()))
                .flatMap(speech -> speech.patterns(form)
                        .map(each -> new Rule(
                                speech,
                                each,
                                speech.isLoose(each),
                                speech.endsInBullets(each),
                                speech.endsInNoun(each),
                                speech.steps(each),
                                speech.ends(each)))));
    }

    /**
     * Phrases.
     *
     * @param byWord those that begin with a word, by this word
     * @param others those that do not
     * @param all all of them
     */
    record Choices(Map<String, Array<Rule>> byWord, Array<Rule> others, Array<Rule> all) {
        static Choices of(Array<Rule> rules) {
            Map<String, Array<Rule>> byWord = LinkedHashMap.empty();
            Array<Rule> others = Array.empty();
            for (Rule rule : rules) {
                if (rule.pattern().parts().headOption().getOrNull() instanceof Part.Word word) {
                    for (String key : keys(word)) {
                        byWord = byWord.put(
                                key, byWord.getOrElse(key, Array.empty()).append(rule));
                    }
                } else {
                    others = others.append(rule);
                }
            }
            return new Choices(byWord, others, rules);
        }

        private static Array<String> keys(Part.Word word) {
            return word.keys().contains("a") ? word.keys().append("an") : word.keys();
        }

        Array<Rule> from(String key) {
            return byWord.getOrElse(key, Array.empty()).appendAll(others);
        }
    }

    /** Returns the phrases of a role for a form that not all of its kinds have. */
    Array<Pattern> ofRole(Class<?> role, String form) {
        synchronized (ofRoles) {
            return ofRoles.computeIfAbsent(role.getName() + " " + form, asked -> lookedUp(role, form));
        }
    }

    private Array<Pattern> lookedUp(Class<?> role, String form) {
        return kinds.filter(each -> role.isAssignableFrom(each.owner()))
                .headOption()
                .map(each -> each.ofRole(form))
                .getOrElse(Array.empty());
    }

    /** Returns the kind that is nothing but a list of terms of a role. */
    io.vavr.control.Option<Speech> list(Class<?> role, String joint) {
        return kinds.filter(each -> role.isAssignableFrom(each.owner()))
                .find(each -> each.list().exists(slot -> Joint.isSame(slot.joint(), joint)));
    }

    /** Returns the values of a type that is neither a term nor a number or text. */
    Array<Object> values(Class<?> type) {
        return words.apply(type);
    }

    Phrasebook book() {
        return book;
    }
}
