package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.NearestNames;
import io.github.cardfold.data.Reading;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.List;

/** The kinds and words of a language, by which its terms are written as data and read again. Immutable. */
abstract class Kinds {
    /** The name of the kind that a plain number is. */
    public static final String NUMBER = "#";
    /** The name of the kind that a text with this sign before it is. */
    public static final String VARIABLE = "$";
    /** The name of the kind that a list is. */
    public static final String LIST = "[]";
    /** The name of the kind that a text is, where it is no name of a kind. */
    public static final String WORD = "''";
    /** The name of the kind that a map with the name of a characteristic is. */
    public static final String ENTRY = "{}";

    /** The kinds by their roles and names. */
    final TreeMap<String, Kind> kinds;
    /** The kinds of each record, those that fix more components first. */
    final TreeMap<String, Array<Kind>> byClass;
    /** The words for each type whose values are named one by one. */
    final TreeMap<String, WordList> words;

    Kinds(TreeMap<String, Kind> kinds, TreeMap<String, Array<Kind>> byClass, TreeMap<String, WordList> words) {
        this.kinds = kinds;
        this.byClass = byClass;
        this.words = words;
    }

    /** Reads an ability that is said in English. */
    abstract Ability english(String text, Reading reading);

    final WordList wordList(Class<?> type) {
        return words.get(type.getName()).getOrElse(() -> WordList.of(type));
    }

    /** Returns the words for an enum, or for a type whose values are named one by one; none if none is named. */
    final Array<String> words(Class<?> type) {
        return wordList(type).words();
    }

    /** Returns what the words for a type stand for. */
    final Array<Object> values(Class<?> type) {
        return wordList(type).values();
    }

    /** Returns the word for a type that is meant where none is said; none if the game names none. */
    final Option<Data> usual(Class<?> type) {
        return wordList(type).usual().map(Data::text);
    }

    /** Returns the names of the kinds of a role, in order. */
    public final Array<String> names(Class<? extends Term> role) {
        return kinds(role).map(Kind::name);
    }

    /** Returns the kinds of a role. */
    final Array<Kind> kinds(Class<? extends Term> role) {
        return Array.ofAll(kinds.values()).filter(each -> each.role() == role);
    }

    /** Returns the kind of a term; none if it is not part of the language. */
    final Option<Kind> find(Term term) {
        return kindsOf(term).find(each -> each.covers(term));
    }

    private Array<Kind> kindsOf(Term term) {
        return byClass.getOrElse(term.getClass().getName(), Array.empty());
    }

    /** Returns the record of a kind. */
    public final Option<Class<? extends Term>> type(Class<? extends Term> role, String name) {
        return kinds.get(key(role, name)).map(Kind::type);
    }

    static String key(Class<?> role, String name) {
        return role.getSimpleName() + " " + name;
    }

    /**
     * Reads a term.
     *
     * @throws io.github.cardfold.data.StateFormatException naming the path and what was expected there
     */
    public final <T extends Term> T read(Class<T> role, Data data) {
        return read(role, Reading.of(data));
    }

    /** Reads a term that is part of something else. */
    public final <T extends Term> T read(Class<T> role, Reading reading) {
        return role.cast(readTerm(role, reading));
    }

    private Term readTerm(Class<? extends Term> role, Reading reading) {
        Data data = reading.data();
        if (data instanceof Data.Text text && role == Ability.class && isEnglish(text.value())) {
            return english(text.value(), reading);
        }
        if (data instanceof Data.Text text) {
            if (text.value().startsWith(VARIABLE)) {
                return sign(role, VARIABLE, reading)
                        .readBody(this, reading.with(Data.text(text.value().substring(1))));
            }
            return kinds.get(key(role, WORD))
                    .map(word -> word.readBody(this, reading))
                    .getOrElse(() -> kind(role, text.value(), reading).read(this, reading));
        }
        if (data instanceof Data.Whole) {
            return sign(role, NUMBER, reading).readBody(this, reading);
        }
        if (data instanceof Data.Items) {
            return sign(role, LIST, reading).readBody(this, reading);
        }
        if (data instanceof Data.Fields fields && isEntry(role, fields)) {
            return sign(role, ENTRY, reading).readBody(this, reading);
        }
        if (data instanceof Data.Fields fields && fields.size() == 1) {
            Kind kind = kind(role, fields.name(0), reading);
            return kind.readBody(this, reading.field(fields.name(0), fields.value(0)));
        }
        throw reading.expected("the name of a kind of " + Roles.what(role) + ", alone or with one map");
    }

    /** An ability as a text is English, unless it is the name of a kind. */
    private boolean isEnglish(String text) {
        return !text.startsWith(VARIABLE) && !kinds.containsKey(key(Ability.class, text)) && text.contains(" ");
    }

    /** Tells whether a map names a characteristic and no kind of the role. */
    private boolean isEntry(Class<?> role, Data.Fields fields) {
        return kinds.containsKey(key(role, ENTRY))
                && Array.tabulate(fields.size(), fields::name)
                        .exists(each -> Entries.isKey(this, each) && !kinds.containsKey(key(role, each)));
    }

    private Kind sign(Class<?> role, String sign, Reading reading) {
        return kinds.get(key(role, sign)).getOrElseThrow(() -> reading.expected("a kind of " + Roles.what(role)));
    }

    final Kind kind(Class<? extends Term> role, String name, Reading reading) {
        return kinds.get(key(role, name)).getOrElseThrow(() -> {
            Array<String> keys =
                    kinds.containsKey(key(role, ENTRY)) ? names(Characteristic.class) : Array.<String>empty();
            Array<String> near = NearestNames.to(name, names(role).appendAll(keys));
            Option<String> elsewhere = Misplaced.hint(role, roles(name));
            return reading.expected(
                    "a kind of " + Roles.what(role),
                    "\"" + name + "\""
                            + elsewhere.getOrElse(
                                    () -> near.isEmpty() ? "" : "; did you mean " + near.mkString(" or ") + "?"));
        });
    }

    /** Returns the roles in which a name is that of a kind; a characteristic asks what a card is. */
    private Array<Class<? extends Term>> roles(String name) {
        Array<Class<? extends Term>> roles = Roles.ALL.filter(each -> kinds.containsKey(key(each, name)));
        return roles.contains(Characteristic.class) ? roles.append(Filter.class).distinct() : roles;
    }

    final Object word(Class<?> type, Reading reading) {
        String word = reading.text();
        return wordList(type).value(word).getOrElseThrow(() -> {
            String all = "one of " + words(type).mkString(", ");
            Array<String> near = NearestNames.to(word, words(type));
            return near.isEmpty()
                    ? reading.expected(all)
                    : reading.expected(all, "\"" + word + "\"; did you mean " + near.mkString(" or ") + "?");
        });
    }

    final String word(Class<?> type, Object value) {
        return wordList(type)
                .word(value)
                .getOrElseThrow(() -> new IllegalArgumentException("there is no word for " + value + " of " + type));
    }

    /**
     * Writes a term, as short as it can be read again.
     *
     * @throws IllegalArgumentException if its kind is not part of this language
     */
    public final Data write(Term term) {
        Kind kind = find(term).getOrElseThrow(() -> new IllegalArgumentException(unnamed(term)));
        Data written = kind.write(this, term);
        Data body = written instanceof Data.Fields fields ? fields.value(0) : written;
        return switch (kind.name()) {
            case NUMBER -> body;
            case VARIABLE -> Data.text(VARIABLE + ((Data.Text) body).value());
            case WORD, ENTRY -> body;
            case LIST -> body instanceof Data.Items ? body : Data.items(List.of(body));
            default -> written;
        };
    }

    final String unnamed(Term term) {
        Array<Kind> same = kindsOf(term);
        return "no kind is registered for "
                + (same.isEmpty()
                        ? term.getClass()
                        : term + "; of its record there " + (same.size() == 1 ? "is " : "are ")
                                + same.map(each -> "\"" + each.name() + "\"").mkString(", "));
    }
}
