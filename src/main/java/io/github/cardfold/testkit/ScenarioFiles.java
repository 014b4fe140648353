package io.github.cardfold.testkit;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.scenario.ScenarioFile;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.scenario.Scenarios;
import io.vavr.collection.Array;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Scenario files that name cards.
 *
 * @param files the files
 * @param cards the cards as they are now
 * @param rules the rules they are run by, with a pack
 */
record ScenarioFiles(Array<ScenarioFile> files, PackUnderTest cards, Function<Pack, ScenarioRules> rules)
        implements NamingTests {
    @Override
    public boolean isFailing(Card card) {
        Pattern name = Pattern.compile("(?<![\\w-])" + Pattern.quote(card.id()) + "(?![\\w-])");
        Array<ScenarioFile> naming =
                files.filter(file -> name.matcher(file.text()).find());
        return naming.nonEmpty()
                && Scenarios.run(naming, rules.apply(cards.pack())).failed() > 0;
    }
}
