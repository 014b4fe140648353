package io.github.cardfold.spi;

import io.github.cardfold.data.Data;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.effect.TermDefinition;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.table.Definition;
import io.vavr.collection.Array;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** What a game and its plugins have registered: what a game assembles its rules from. Immutable. */
public final class Registration {
    private final Array<Described> plugins;
    private final Language language;
    private final Array<Collected.Part> parts;
    private final Array<Collected.Cards> cards;
    private final Array<Collected.Addition> additions;
    private final Map<String, String> kinds;
    private final Map<String, String> owners;
    private final Map<String, String> classes;
    private final Array<Collected.Calls> calls;
    private final Array<String> ownPurposes;

    private Registration(Array<Described> plugins, Collected collected) {
        this.plugins = plugins;
        language = collected.language;
        parts = Array.ofAll(collected.parts);
        cards = Array.ofAll(collected.cards);
        additions = Array.ofAll(collected.additions);
        kinds = new TreeMap<>(collected.kinds);
        owners = collected.owners();
        classes = new TreeMap<>(collected.classes);
        calls = Array.ofAll(collected.calls);
        ownPurposes = collected.ownPurposes;
    }

    /**
     * Lets the game's own plugin and then others register.
     *
     * @throws PluginException if one is for another game, is there twice, requires what is absent, or registers what it
     *     must not
     */
    public static Registration of(Plugin own, Iterable<? extends Plugin> others) {
        Described first = Described.of(own);
        Array<Described> plugins = Plugins.ordered(first, others);
        Collected collected = new Collected(first.id());
        for (Described each : plugins) {
            Registry registry = new Registry(each, collected);
            collected.own(each, each.plugin().getClass());
            Collected.said(each, "registration", () -> {
                each.plugin().register(registry);
                return registry;
            });
            registry.close();
        }
        collected.language =
                plugins.tail().foldLeft(collected.language, (words, each) -> words.plugin(each.id(), each.version()));
        if (plugins.size() > 1) {
            collected.checkTerms();
        }
        return new Registration(plugins, collected);
    }

    /**
     * Returns one line for each plugin but the game's own: its id, its version, and a hash of what it has registered:
     * the kinds of terms with their components, the cards and the names of all else.
     *
     * @param written writes a card as data
     * @throws PluginException if a card cannot be written
     */
    public String manifest(BiFunction<Definition, Language, Data> written) {
        return plugins.tail()
                .map(each -> "plugin " + each + " " + content(each, written).checksum() + "\n")
                .mkString();
    }

    private Data content(Described plugin, BiFunction<Definition, Language, Data> written) {
        Array<Data> words = language.described()
                .filter(each -> plugin.id().equals(kinds.get(each._1())))
                .map(each -> Data.items(each._2().prepend(each._1()).map(Data::text)));
        Array<Data> printed = cards.filter(each -> each.plugin().equals(plugin))
                .flatMap(this::read)
                .map(card -> Collected.said(plugin, "cards", () -> written.apply(card, language)));
        Array<Data> defined = language.definitions()
                .filter(each -> plugin.id().equals(kinds.get(Language.what(each.role()) + " " + each.name())))
                .map(TermDefinition::data);
        Array<Data> named = Array.ofAll(owners.entrySet())
                .filter(each -> each.getValue().equals(plugin.id()))
                .map(each -> Data.text(each.getKey()));
        return Data.items(words.appendAll(defined).appendAll(printed).appendAll(named));
    }

    private Array<Definition> read(Collected.Cards of) {
        return Array.ofAll(Collected.said(of.plugin(), "cards", () -> of.read().apply(language)));
    }

    /** Returns all words that texts may be made of. */
    public Language language() {
        return language;
    }

    /**
     * Returns the cards, in the order in which they were registered.
     *
     * @param type what the game takes for a card
     * @throws PluginException if a plugin has anything else
     */
    public <T extends Definition> Array<T> cards(Class<T> type) {
        return cards.flatMap(each -> read(each).map(card -> {
            if (!type.isInstance(card)) {
                throw new PluginException(
                        each.plugin().id(), "cards: " + card + " is no " + type.getSimpleName(), null);
            }
            return type.cast(card);
        }));
    }

    /** Returns what was added to something that the game has, in the order in which it was registered. */
    public <T> Array<T> additions(Extension<T> to) {
        return additions
                .filter(each -> each.to().equals(to))
                .map(each -> to.type().cast(each.value()));
    }

    /**
     * Adds everything to rules: the game's own parts, what texts are compiled to, and the parts of plugins.
     *
     * @throws PluginException if a part of a plugin names what is not there
     */
    public Rules.Builder register(Rules.Builder rules, Texts texts) {
        if (plugins.size() > 1) {
            texts.working().forEach(this::check);
        }
        String own = plugins.head().id();
        parts.filter(each -> each.plugin().id().equals(own)).forEach(each -> each.add(rules, texts));
        texts.register(rules);
        parts.reject(each -> each.plugin().id().equals(own)).forEach(each -> each.add(rules, texts));
        Array<String> known = rules.knownProcedures().map(Procedure::name);
        calls.forEach(each -> each.check(known, texts));
        if (plugins.size() > 1) {
            rules.knownProcedures().forEach(each -> checkPurposes(rules, each));
        }
        return plugins.size() == 1
                ? rules
                : rules.contributor("").breakdowns(new Blame(language, texts, kinds, classes, owners)::of);
    }

    /** What a plugin asks is about something that the game asks too, or that was registered. */
    private void checkPurposes(Rules.Builder rules, Procedure procedure) {
        for (String label : procedure.labels()) {
            String plugin = rules.contributor(procedure.name(), label);
            procedure
                    .purposeAt(label)
                    .filter(each ->
                            !plugin.isEmpty() && !ownPurposes.contains(each) && !owners.containsKey("purpose " + each))
                    .forEach(each -> {
                        throw new PluginException(
                                plugin,
                                "step " + label + " of procedure " + procedure.name()
                                        + ": nobody has registered the purpose \"" + each + "\"",
                                null);
                    });
        }
    }

    /**
     * Refuses changes of texts in layers that are not there.
     *
     * @param layers those that are there
     * @throws PluginException naming the plugin whose term makes such a change
     */
    public void checkLayers(Texts texts, Array<Layer> layers) {
        Blame blame = new Blame(language, texts, kinds, classes, owners);
        texts.workingByName().forEach(named -> {
            String name = named._1();
            Working working = named._2();
            if (working instanceof Change change && !layers.contains(change.layer())) {
                throw new PluginException(
                        blame.ownerOf(name),
                        name + ": " + change.writes() + " is changed in the layer \"" + change.layer()
                                + "\", which nobody has registered",
                        null);
            }
        });
    }

    /** A continuous effect of a plugin gets no query of the library. */
    private void check(Working working) {
        AddedTerms.wrong(working).forEach(wrong -> {
            Object asked = working instanceof Change change ? change.each().get() : working;
            throw new PluginException(owner(asked.getClass()), wrong, null);
        });
    }

    /** Returns the id of the plugin that a class is of, as far as can be told. */
    private String owner(Class<?> type) {
        String known = classes.getOrDefault(Collected.outermost(type.getName()), "");
        return known.isEmpty()
                ? plugins.find(each ->
                                Collected.source(each.plugin().getClass()).equals(Collected.source(type)))
                        .map(Described::id)
                        .getOrElse("unknown")
                : known;
    }
}
