package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.effect.Language;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.spi.Plugin;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import java.util.ServiceConfigurationError;
import java.util.function.Supplier;

/** What the library makes with the plugins that lie on the class path: all commands work with these. */
final class Plugged {
    private Plugged() {}

    /**
     * Returns the plugins.
     *
     * @throws UsageException if one cannot be made
     */
    static Array<Plugin> plugins() {
        return found(Cardfight::discover);
    }

    /**
     * Returns those for Vandaria Wars.
     *
     * @throws UsageException if one cannot be made
     */
    static Array<Plugin> vandariaPlugins() {
        return found(Vandaria::discover);
    }

    private static Array<Plugin> found(Supplier<Array<Plugin>> discover) {
        try {
            return discover.get();
        } catch (ServiceConfigurationError broken) {
            throw new UsageException(String.valueOf(broken.getMessage()), broken);
        }
    }

    /** Returns the words of which texts are made. */
    static Language language() {
        return Cardfight.language(plugins());
    }

    /** Returns the words of which skills of Vandaria Wars are made. */
    static Language vandariaLanguage() {
        return Vandaria.language(vandariaPlugins());
    }

    /** Returns the rules of Vandaria Wars with the cards of a pack. */
    static Rules rules(VandariaRules options, VandariaPack pack) {
        return Vandaria.rules(options, pack.cards(), vandariaPlugins());
    }

    /** Returns the rules with the cards of a pack. */
    static Rules rules(Pack pack) {
        return Cardfight.rules(Editions.JP_2026_04, pack, plugins());
    }

    /** Returns what scenario files may name, some packs besides. */
    static ScenarioRules scenarioRules(Array<Pack> packs) {
        ScenarioRules plugged =
                plugins().appendAll(vandariaPlugins()).foldLeft(ScenarioRules.standard(), ScenarioRules::with);
        return packs.foldLeft(plugged, ScenarioRules::with);
    }
}
