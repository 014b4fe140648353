package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.grammar.EnglishException;
import io.github.cardfold.effect.grammar.Grammar;
import io.github.cardfold.kernel.position.RuleBook;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of terms that texts may be made of, each a record under a name. Built-in kinds and those of a plugin are
 * added by the same call. Immutable.
 *
 * <p>As data a term is its kind's name and under it its components by name, {@code {"choose": {"from": …, "up to":
 * 2}}}; where one component is needed, or all may be left out, that (or the first) may stand alone, {@code {"draw":
 * 1}}; a term without components that are said is its name, {@code "vanguard"}. Names are lower-case words with blanks.
 * Some names are signs: a kind named {@value #NUMBER} is written as a plain number, {@value #VARIABLE} as a text that
 * begins with this sign, {@value #LIST} as a list, {@value #WORD} as any other text, {@value #ENTRY} as an
 * {@link Entry}, a map with the name of a characteristic.
 */
public final class Language extends Kinds {
    /** The grammar, once somebody has asked for it. */
    private @Nullable Grammar grammar;

    /** The versions of the plugins that have added to it, by their ids. */
    private final TreeMap<String, String> plugins;

    private Language(
            TreeMap<String, Kind> kinds,
            TreeMap<String, Array<Kind>> byClass,
            TreeMap<String, WordList> words,
            TreeMap<String, String> plugins) {
        super(kinds, byClass, words);
        this.plugins = plugins;
    }

    /** Returns a language without kinds. */
    public static Language empty() {
        return new Language(TreeMap.empty(), TreeMap.empty(), TreeMap.empty(), TreeMap.empty());
    }

    /**
     * Returns this language with one more kind.
     *
     * @param name its name, unique among the kinds of its role
     * @param type its record
     * @throws IllegalArgumentException if the name is taken or the record cannot be read and written
     */
    public Language with(String name, Class<? extends Term> type) {
        return with(new RecordKind(name, type, Roles.of(type)));
    }

    /**
     * Returns this language with one more kind, whose terms all have the same values of some components: these are not
     * said and are no components of the kind. A record may be several kinds, of which each fixes other values; a term
     * is written as the kind that fixes most of what it has.
     *
     * @param name its name, unique among the kinds of its role
     * @param type its record
     * @param fixed the names of the components that are fixed, each followed by its value: a text, a whole number or a
     *     truth value, as it would be said
     * @throws IllegalArgumentException if the name is taken, the record cannot be read and written or has not such
     *     components, or another kind fixes the same values
     * @throws io.github.cardfold.data.StateFormatException if a component that is fixed takes no such value
     */
    public Language with(String name, Class<? extends Term> type, Object... fixed) {
        Map<String, Data> values = LinkedHashMap.empty();
        for (int i = 0; i + 1 < fixed.length; i += 2) {
            values = values.put((String) fixed[i], data(fixed[i + 1]));
        }
        return with(new RecordKind(name, type, Roles.of(type)).fixing(this, values));
    }

    /**
     * Returns this language with the kind that a definition makes; it may use those that are there already. A language
     * that has the same definition stays as it is.
     *
     * @throws IllegalArgumentException if the name is taken, the name of a parameter is that of a kind beside which it
     *     would stand alone, or definitions use one another more than {@link TermDefinition#MOST_NESTED} deep
     * @throws io.github.cardfold.data.StateFormatException naming the place in the definition, if a default or, with
     *     parameters that are as simple as can be, the body cannot be read
     */
    public Language with(TermDefinition definition) {
        DefinedKind kind = new DefinedKind(definition);
        if (kinds.get(key(kind.role(), kind.name()))
                .exists(each -> each instanceof DefinedKind same && same.isOf(definition))) {
            return this;
        }
        Language language = with(kind);
        language.hidden(kind).forEach(each -> {
            throw new IllegalArgumentException(
                    "the parameter is named as a kind is that may stand alone in its place: " + each);
        });
        kind.check(this, new Samples(this));
        return language;
    }

    private static Data data(Object value) {
        if (value instanceof Integer number) {
            return Data.whole(number);
        }
        return value instanceof Boolean truth ? Data.truth(truth) : Data.text((String) value);
    }

    private Language with(Kind kind) {
        String what = what(kind.role());
        if (kinds.containsKey(key(kind.role(), kind.name()))) {
            throw new IllegalArgumentException("there are two kinds of " + what + " named \"" + kind.name() + "\"");
        }
        if (!English.canSay(kind.type())) {
            throw new IllegalArgumentException("no phrase says the " + what + " \"" + kind.name() + "\": annotate "
                    + kind.type().getSimpleName() + " with @Phrase");
        }
        Array<Kind> same = byClass.getOrElse(kind.type().getName(), Array.empty());
        same.find(kind::isLike).forEach(each -> {
            throw new IllegalArgumentException(
                    "the same kind of " + what + " is named \"" + each.name() + "\" and \"" + kind.name() + "\"");
        });
        Array<Kind> all = same.append(kind).sortBy(each -> -each.fixedCount());
        return new Language(
                kinds.put(key(kind.role(), kind.name()), kind),
                byClass.put(kind.type().getName(), all),
                words,
                plugins);
    }

    /** Returns this language with more kinds, each named as its record is: {@code CounterBlast} "counter blast". */
    @SafeVarargs
    public final Language with(Class<? extends Term>... types) {
        Language language = this;
        for (Class<? extends Term> type : types) {
            language = language.with(Words.ofClass(type), type);
        }
        return language;
    }

    /**
     * Returns this language with words for a type that components of common kinds have and whose values each game names
     * itself, such as {@link Limit}.
     *
     * @param type the type, an interface
     * @param usual the constant of an enum that is meant where a component may be left out; its other constants are the
     *     other words
     * @throws IllegalArgumentException if there are words for the type already
     */
    public <E extends Enum<E>> Language words(Class<? super E> type, E usual) {
        if (words.containsKey(type.getName())) {
            throw new IllegalArgumentException("there are words already for " + Words.ofClass(type));
        }
        WordList list = WordList.of(usual.getDeclaringClass()).usual(Words.of(usual));
        return new Language(kinds, byClass, words.put(type.getName(), list), plugins);
    }

    /**
     * Returns this language with a kind that is meant where components of common kinds say nothing of a role, such as
     * {@link DurationTerm}, whose usual term each game names itself.
     *
     * @param kind the name of the kind, which needs no components
     */
    public Language usual(Class<? extends Term> role, String kind) {
        return new Language(
                kinds, byClass, words.put(role.getName(), wordList(role).usual(kind)), plugins);
    }

    /**
     * Returns this language with one more word for a type that components have.
     *
     * @param type the type, neither an enum nor a term
     * @param word the word
     * @param value what it stands for
     * @throws IllegalArgumentException if there is such a word, or another one for the same value
     */
    public <T> Language word(Class<T> type, String word, T value) {
        return new Language(
                kinds, byClass, words.put(type.getName(), wordList(type).with(word, value)), plugins);
    }

    /** Returns this language, to which a plugin has added: packs that require the plugin can be read with it. */
    public Language plugin(String id, String version) {
        return new Language(kinds, byClass, words, plugins.put(id, version));
    }

    /** Returns the version of a plugin that has added to this language; none if that has not. */
    public Option<String> versionOf(String plugin) {
        return plugins.get(plugin);
    }

    /** Tells whether this language has all kinds and words of another one. */
    public boolean includes(Language other) {
        return other.kinds.forAll(each -> kinds.get(each._1()).contains(each._2()))
                && other.words.forAll(each -> words.get(each._1())
                        .exists(list -> list.words().containsAll(each._2().words())));
    }

    /**
     * Returns the language of the texts of a game's cards.
     *
     * @throws IllegalArgumentException if the cards of the game have no texts
     */
    public static Language of(RuleBook rules) {
        if (rules.game() instanceof TextGame game) {
            return game.language();
        }
        throw new IllegalArgumentException("the cards of this game have no texts");
    }

    /**
     * Returns a JSON Schema (2020-12) of what this language reads: of an ability, and of each other role under
     * {@code $defs}. Editors that are told of it complete and check texts.
     *
     * @param id the address that is the schema's {@code $id}
     */
    public Data schema(String id) {
        return new Schema(this).of(id);
    }

    /**
     * Returns what cannot be written in short form: kinds whose name is that of a component beside which they would
     * stand alone. A language has none of them, so that both forms are told apart by their names.
     */
    Array<String> hidden() {
        return Array.ofAll(kinds.values()).flatMap(this::hidden);
    }

    private Array<String> hidden(Kind kind) {
        Component only = kind.only();
        Class<?> role = only == null || only.isEntry() ? null : only.role();
        if (kind.components().exists(Component::isEntry)) {
            return kind.components()
                    .filter(each -> Entries.isKey(this, each.name()))
                    .map(each -> kind.name() + ": " + each.name());
        }
        return role == null
                ? Array.empty()
                : kind.components()
                        .filter(each -> kinds.containsKey(key(role, each.name())))
                        .map(each -> kind.name() + ": " + each.name());
    }

    /** Returns the kinds by their roles and names, each with the names of the components that are said. */
    public Array<Tuple2<String, Array<String>>> described() {
        return Array.ofAll(kinds.values())
                .map(kind -> Tuple.of(kind(kind), kind.components().map(Component::name)));
    }

    /**
     * Returns the kinds with a component that can be neither read nor written, such as a function, each by its role and
     * name, with the name of the component.
     */
    public Array<Tuple2<String, String>> unsayable() {
        return Array.ofAll(kinds.values())
                .flatMap(kind -> kind.components()
                        .reject(each -> each.isSayable(this))
                        .map(each -> Tuple.of(kind(kind), each.name())));
    }

    /**
     * Returns the grammar that writes texts of this language as English and reads them: of the kinds whose records have
     * {@linkplain io.github.cardfold.effect.grammar.Phrase phrases}.
     */
    public Grammar grammar() {
        synchronized (kinds) {
            grammar = grammar == null ? newGrammar() : grammar;
            return grammar;
        }
    }

    private Grammar newGrammar() {
        TermStructure structure = new TermStructure(this);
        Grammar.Builder grammar = Grammar.builder(structure, (type, said) -> made(structure, type, said))
                .shown(term -> write((Term) term).toString());
        for (Kind kind : kinds.values()) {
            grammar.kind(kind.role(), kind.type());
        }
        grammar.kind(Property.class, Property.class);
        DefinedKind.of(this)
                .map(Kind::type)
                .distinct()
                .forEach(type -> new DefinedPhrases(this, type).addTo(grammar, type));
        return grammar.words(this::values).build();
    }

    private Object made(TermStructure structure, Class<?> type, Map<String, Object> said) {
        if (Defined.class.isAssignableFrom(type)) {
            return new DefinedPhrases(this, type)
                    .make(name -> said.get(name)
                            .flatMap(each -> each instanceof Option<?> maybe
                                    ? Option.<Object>narrow(maybe)
                                    : Option.some(each)));
        }
        Reading nothing = Reading.of(Data.text(""));
        Object made = structure.make(
                type, field -> said.get(field.name()).getOrElse(() -> structure.leftOut(field, nothing)));
        if (made instanceof Term term && find(term).isEmpty()) {
            throw new IllegalArgumentException(unnamed(term));
        }
        return made;
    }

    /** Returns the roles a term can have. */
    public static Array<Class<? extends Term>> roles() {
        return Roles.ALL;
    }

    /**
     * Returns the kinds whose records pass a test, each by its role and name: {@code instruction draw}. Definitions are
     * none: what they mean is made of other kinds.
     */
    public Array<String> kinds(Predicate<Class<? extends Term>> wanted) {
        return Roles.ALL.flatMap(role -> kinds(role)
                .filter(each -> !(each instanceof DefinedKind) && wanted.test(each.type()))
                .map(Language::kind));
    }

    /** Returns the definitions that make kinds, in the order of their roles and names. */
    public Array<TermDefinition> definitions() {
        return DefinedKind.of(this).map(DefinedKind::definition);
    }

    /** Returns the kind of a term by its role and name, none if it is not part of this language. */
    public Option<String> kind(Term term) {
        return find(term).map(Language::kind);
    }

    private static String kind(Kind kind) {
        return what(kind.role()) + " " + kind.name();
    }

    /**
     * Returns the names of the components of a kind that are said, in their order, {@value #ENTRY} for an entry; empty
     * if there is no such kind.
     */
    public Array<String> components(Class<? extends Term> role, String name) {
        return kinds.get(key(role, name))
                .toArray()
                .flatMap(Kind::components)
                .map(each -> each.isEntry() ? ENTRY : each.name());
    }

    /**
     * Returns what may be said of a term of a kind, in order; empty if there is no such kind, or nothing may be. An
     * entry is said as one of several fields; a characteristic in the place of a kind is said as one.
     */
    public Array<ComponentShape> shape(Class<? extends Term> role, String name) {
        Option<Kind> below = kinds.containsKey(key(role, ENTRY)) ? Entries.asked(this, name) : Option.none();
        return kinds.get(key(role, name))
                .orElse(below)
                .toArray()
                .flatMap(kind -> kind.components()
                        .flatMap(each -> each.isEntry() ? Entries.shape(this, each) : Array.of(shape(kind, each))));
    }

    private ComponentShape shape(Kind kind, Component each) {
        return new ComponentShape(
                each.name(), Option.of(each.role()), each.isNeeded(), each == kind.only(), each.leftOut(this));
    }

    /** Returns what terms of a role are called, such as {@code event} or {@code duration}, in lower case. */
    public static String what(Class<?> role) {
        return Roles.what(role);
    }

    @Override
    Ability english(String text, Reading reading) {
        try {
            return grammar().read(Ability.class, text);
        } catch (EnglishException e) {
            throw reading.expected("an ability in English", String.valueOf(e.getMessage()));
        }
    }
}
