package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.effect.Language;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.spi.Plugin;
import io.vavr.collection.Array;
import java.util.ServiceConfigurationError;

/** What the library makes with the plugins that lie on the class path: all commands work with these. */
final class Plugged {
    private Plugged() {}

    /**
     * Returns the plugins.
     *
     * @throws UsageException if one cannot be made
     */
    static Array<Plugin> plugins() {
        try {
            return Cardfight.discover();
        } catch (ServiceConfigurationError broken) {
            throw new UsageException(String.valueOf(broken.getMessage()), broken);
        }
    }

    /** Returns the words of which texts are made. */
    static Language language() {
        return Cardfight.language(plugins());
    }

    /** Returns the rules with the cards of a pack. */
    static Rules rules(Pack pack) {
        return Cardfight.rules(Editions.JP_2026_04, pack, plugins());
    }

    /** Returns what scenario files may name, some packs besides. */
    static ScenarioRules scenarioRules(Array<Pack> packs) {
        ScenarioRules plugged = plugins().foldLeft(ScenarioRules.standard(), ScenarioRules::with);
        return packs.foldLeft(plugged, ScenarioRules::with);
    }
}
