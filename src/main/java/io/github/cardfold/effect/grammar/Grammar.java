package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.function.Function;

/**
 * Writes terms as English and reads the same English, by the phrases of their kinds. No two terms are written alike
 * that differ in more than their {@linkplain #normal normal form} leaves out. Immutable.
 */
public final class Grammar {
    /** The greatest number of words and signs that are read at once. */
    public static final int MOST_WORDS = 1_000;

    /** How deep phrases may stand in one another where a text is read. */
    public static final int MOST_DEPTH = 160;

    /** The greatest number of steps in which a text is read, which only texts with very many readings need. */
    public static final int MOST_STEPS = 4_000_000;

    private final Phrasebook book;
    private final Array<Kind> kinds;
    private final Maker maker;
    private final Function<Object, String> shown;
    private final Rules rules;

    private Grammar(Builder builder) {
        book = new Phrasebook(builder.structure, builder.phrases);
        kinds = builder.kinds;
        maker = builder.maker;
        shown = builder.shown;
        rules = new Rules(book, kinds.map(Kind::record), builder.words);
    }

    /** Makes a term of a record from those of its components that are said, by the names of the record's components. */
    public interface Maker {
        /**
         * Makes it.
         *
         * @throws IllegalArgumentException if there is no such term
         */
        Object make(Class<?> type, Map<String, Object> said);
    }

    private record Kind(Class<?> role, Class<?> record) {}

    /**
     * Starts a grammar.
     *
     * @param structure says what terms are made of
     * @param maker makes terms of what was read
     */
    public static Builder builder(Structure structure, Maker maker) {
        return new Builder(structure, maker);
    }

    /** Returns the records of all kinds that have no phrase, in the order of their registration. */
    public Array<Class<?>> mute() {
        return kinds.map(Kind::record).distinct().filter(each -> book.of(each).isMute());
    }

    /** Returns the components that no plain phrase of their kinds says, so that terms are written alike that differ. */
    public Array<String> unsaid() {
        return kinds.map(Kind::record)
                .distinct()
                .map(book::of)
                .reject(Speech::isMute)
                .reject(speech -> speech.patterns("").isEmpty())
                .flatMap(speech -> speech.fields()
                        .map(Structure.Field::name)
                        .reject(name -> name.equals("label")
                                || speech.patterns("")
                                        .flatMap(Pattern::slots)
                                        .exists(slot -> slot.field().equals(name)))
                        .map(name -> speech.record().getSimpleName() + "." + name));
    }

    /**
     * Returns a term in English.
     *
     * @throws IllegalArgumentException if a part of it cannot be said
     */
    public String write(Object term) {
        Object flat = new NormalForm(book).flat(term);
        return Writer.write(book, () -> Mentions.of(book, flat).naming(false), flat);
    }

    /**
     * Returns a part of a text in English: it speaks of variables that were bound before it as "that card" or the like.
     *
     * @throws IllegalArgumentException if something of it cannot be said
     */
    public String writePart(Object term) {
        Object flat = new NormalForm(book).flat(term);
        String form = Array.of("noun", "adjective")
                .find(each -> book.hasOwn(flat, each))
                .getOrElse("");
        return Writer.write(book, () -> Mentions.of(book, flat).naming(true), flat, form);
    }

    /** Returns what all terms have in common that are written alike: see {@link NormalForm}. */
    public Object normal(Object term) {
        return new NormalForm(book).of(term);
    }

    /**
     * Reads English.
     *
     * @param role the interface that the term is to have
     * @return a term in {@linkplain #normal normal form}
     * @throws EnglishException if the text is no such English, or means two things
     */
    public <T> T read(Class<T> role, String text) {
        Array<Token> tokens = Lexer.tokens(text);
        if (tokens.size() > MOST_WORDS) {
            throw EnglishException.at(
                    text, tokens.get(MOST_WORDS).start(), "a text has at most " + MOST_WORDS + " words");
        }
        Chart chart = new Chart(rules, book, maker, text, tokens);
        Array<Object> readings = chart.readings(role);
        Array<Object> terms = readings.flatMap(this::settled).distinct();
        if (terms.isEmpty()) {
            throw readings.isEmpty()
                    ? chart.problem().exception()
                    : EnglishException.at(text, 0, "a pronoun in this text speaks of nothing that was named before");
        }
        if (terms.size() > 1) {
            throw EnglishException.at(
                    text,
                    0,
                    "this can be read in two ways: " + shown.apply(terms.get(0)) + " or " + shown.apply(terms.get(1)));
        }
        return role.cast(terms.head());
    }

    private Array<Object> settled(Object raw) {
        NormalForm form = new NormalForm(book);
        Object flat = form.flat(raw);
        return Mentions.of(book, flat).hasLoosePronoun() ? Array.empty() : Array.of(form.of(flat));
    }

    /** Collects the kinds of a grammar. */
    public static final class Builder {
        private final Structure structure;
        private final Maker maker;
        private Array<Kind> kinds = Array.empty();
        private Map<Class<?>, Array<Pattern>> phrases = LinkedHashMap.empty();
        private Function<Class<?>, Array<Object>> words =
                type -> type.isEnum() ? Array.of(type.getEnumConstants()) : Array.empty();
        private Function<Object, String> shown = Object::toString;

        private Builder(Structure structure, Maker maker) {
            this.structure = structure;
            this.maker = maker;
        }

        /** Adds a kind of terms. */
        public Builder kind(Class<?> role, Class<?> type) {
            kinds = kinds.append(new Kind(role, type));
            return this;
        }

        /** Adds a phrase to those that a record is annotated with; the first of each form is written. */
        public Builder phrase(Class<?> type, String form, String pattern) {
            Pattern read = new PatternReader(pattern).pattern(form, Agreement.AS_SAID);
            phrases = phrases.put(type, phrases.getOrElse(type, Array.empty()).append(read));
            return this;
        }

        /**
         * Adds a phrase whose words are what they are, also where they look like the signs of a pattern.
         *
         * @param pieces words, a pattern, words and so on
         */
        public Builder printed(Class<?> type, String before, Array<String> pieces) {
            Array<Part> parts = pieces.zipWithIndex()
                    .flatMap(each -> each._2() % 2 == 0
                            ? PatternReader.literal(each._1())
                            : new PatternReader(each._1())
                                    .pattern("", Agreement.AS_SAID)
                                    .parts());
            Array<Part> all = new PatternReader(before)
                    .pattern("", Agreement.AS_SAID)
                    .parts()
                    .appendAll(parts);
            phrases = phrases.put(
                    type, phrases.getOrElse(type, Array.empty()).append(new Pattern("", all, 0, Agreement.AS_SAID)));
            return this;
        }

        /**
         * Says which values a type has that is neither a term nor a number or text; usually the constants of an enum.
         */
        public Builder words(Function<Class<?>, Array<Object>> values) {
            words = values;
            return this;
        }

        /** Says how readings are shown if there are two; usually as Java shows them. */
        public Builder shown(Function<Object, String> how) {
            shown = how;
            return this;
        }

        /** Returns the grammar. */
        public Grammar build() {
            return new Grammar(this);
        }
    }
}
