package io.github.cardfold.lanterns;

import io.github.cardfold.bot.GreedyBot;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckReader;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.match.Match;
import io.github.cardfold.spi.Plugin;
import io.vavr.collection.Array;

/** Plays a game with the plugins that lie on the class path or module path. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        Array<Plugin> plugins = Cardfight.discover();
        System.out.println(plugins.map(each -> each.id() + " " + each.version()).mkString(", "));
        Pack cards = LanternCards.pack(Cardfight.language(plugins));
        cards.cards()
                .forEach(card ->
                        System.out.println(card.name() + ": " + card.text().replace("\n", " / ")));
        Rules rules = Cardfight.rules(Editions.JP_2026_04, Packs.vanilla(), plugins);
        DeckList deck = deck(cards);
        System.out.println(Match.between(new GreedyBot(), new GreedyBot())
                .play(Cardfight.start(rules, deck, deck, 42))
                .sentence());
    }

    /** The deck {@code lanterns.deck}: the cards of the pack with triggers and sentinels of the library's. */
    static DeckList deck(Pack cards) {
        Pack all = Packs.vanilla().withCards(Packs.vanilla().cards().appendAll(cards.cards()));
        return DeckReader.read(all, "lanterns.deck", LanternCards.text("lanterns.deck"))
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));
    }
}
