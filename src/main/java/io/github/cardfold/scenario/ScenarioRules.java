package io.github.cardfold.scenario;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.effect.Language;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.spi.Plugin;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.fact.VandariaGame;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.nio.file.Path;

/**
 * What scenario files may name: rulesets and packs, and what plugins add to the rules. Immutable; the packs of a game
 * are read when a scenario of it is.
 */
public final class ScenarioRules {
    private static final ScenarioRules STANDARD = new ScenarioRules(
            Array.of(Editions.JP_2026_04),
            Lazy.of(() -> Packs.all().prepend(Practice.PACK)),
            Lazy.of(VandariaPacks::all),
            Array.empty(),
            Option.none());

    private final Array<Ruleset> rulesets;
    private final Lazy<Array<Pack>> packs;
    private final Lazy<Array<VandariaPack>> vandaria;
    private final Array<Plugin> plugins;
    private final Option<Path> folder;
    private final Lazy<Language> language;

    private ScenarioRules(
            Array<Ruleset> rulesets,
            Lazy<Array<Pack>> packs,
            Lazy<Array<VandariaPack>> vandaria,
            Array<Plugin> plugins,
            Option<Path> folder) {
        this(rulesets, packs, vandaria, plugins, folder, Lazy.of(() -> Cardfight.language(cardfight(plugins))));
    }

    private ScenarioRules(
            Array<Ruleset> rulesets,
            Lazy<Array<Pack>> packs,
            Lazy<Array<VandariaPack>> vandaria,
            Array<Plugin> plugins,
            Option<Path> folder,
            Lazy<Language> language) {
        this.rulesets = rulesets;
        this.packs = packs;
        this.vandaria = vandaria;
        this.plugins = plugins;
        this.folder = folder;
        this.language = language;
    }

    /** Returns the rulesets and packs that the library ships, the pack {@code practice} among them. */
    public static ScenarioRules standard() {
        return STANDARD;
    }

    /** Returns these with a ruleset more, which files name by {@link Ruleset#name}. */
    public ScenarioRules with(Ruleset ruleset) {
        requireNonNull(ruleset, "ruleset");
        return new ScenarioRules(
                rulesets.reject(each -> each.name().equals(ruleset.name())).append(ruleset),
                packs,
                vandaria,
                plugins,
                folder);
    }

    /** Returns these with a pack more, which files name by {@link Pack#id}. */
    public ScenarioRules with(Pack pack) {
        requireNonNull(pack, "pack");
        return new ScenarioRules(
                rulesets,
                Lazy.of(() ->
                        packs.get().reject(each -> each.id().equals(pack.id())).append(pack)),
                vandaria,
                plugins,
                folder);
    }

    /** Returns these with a pack of Vandaria Wars more, which files name by {@link VandariaPack#id}. */
    public ScenarioRules with(VandariaPack pack) {
        requireNonNull(pack, "pack");
        Lazy<Array<VandariaPack>> all = Lazy.of(
                () -> vandaria.get().reject(each -> each.id().equals(pack.id())).append(pack));
        return new ScenarioRules(rulesets, packs, all, plugins, folder);
    }

    /** Returns these with a plugin, for scenarios of rules that the library does not have. */
    public ScenarioRules with(Plugin plugin) {
        requireNonNull(plugin, "plugin");
        return new ScenarioRules(rulesets, packs, vandaria, plugins.append(plugin), folder);
    }

    /** Returns these for scenarios that may name the pack files in and below a folder, and no others. */
    public ScenarioRules in(Path directory) {
        requireNonNull(directory, "directory");
        return new ScenarioRules(rulesets, packs, vandaria, plugins, Option.some(directory), language);
    }

    /** Returns where pack files lie, none if there can be none. */
    Option<Path> folder() {
        return folder;
    }

    /** Returns the words of which the texts of cards are made. */
    Language language() {
        return language.get();
    }

    Option<Ruleset> ruleset(String name) {
        return rulesets.find(each -> each.name().equals(name));
    }

    Array<String> rulesetNames() {
        return rulesets.map(Ruleset::name);
    }

    Array<Pack> packs() {
        return packs.get();
    }

    Array<VandariaPack> vandariaPacks() {
        return vandaria.get();
    }

    /** Assembles the rules of one scenario; without cards of its own they are those of every game with that pack. */
    Rules assembled(Ruleset ruleset, Pack pack, Array<Card> cards) {
        Pack all = cards.isEmpty()
                ? pack
                : pack.withId(pack.id() + " and inline").withCards(pack.cards().appendAll(cards));
        return Cardfight.rules(ruleset, all, cardfight(plugins));
    }

    /** Returns the plugins for Vandaria Wars. */
    Array<Plugin> vandariaPlugins() {
        return plugins.filter(ScenarioRules::isOfVandaria);
    }

    /** All others; what is wrong with them is told when rules have them. */
    private static Array<Plugin> cardfight(Array<Plugin> plugins) {
        return plugins.reject(ScenarioRules::isOfVandaria);
    }

    private static boolean isOfVandaria(Plugin plugin) {
        try {
            return VandariaGame.NAME.equals(plugin.game());
        } catch (RuntimeException unknown) {
            return false;
        }
    }
}
