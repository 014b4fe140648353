package io.github.cardfold.lanterns;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckRule;
import io.github.cardfold.data.Data;
import io.github.cardfold.deck.Violation;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Parameter;
import io.github.cardfold.effect.TermDefinition;
import io.github.cardfold.kernel.table.ZoneKind;
import io.github.cardfold.spi.Plugin;
import io.github.cardfold.spi.Registry;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The words, the zone and the rules of the lanterns. */
public final class Lanterns implements Plugin {
    static final String ID = "lanterns";
    static final String VERSION = "1.0";

    /** The zone of the lanterns: each fighter has one, and all see the cards in it. */
    static final ZoneKind ZONE = new ZoneKind("lantern zone", ZoneKind.Sight.ALL, false);

    private static final int MOST_THAT_GLOW = 12;

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String version() {
        return VERSION;
    }

    @Override
    public String game() {
        return "cardfight";
    }

    @Override
    public void register(Registry registry) {
        registry.terms(language -> language.with(Glow.class)
                .with(Kindle.class)
                .with(Douse.class)
                .with(Lit.class)
                .with("lanterns", LanternCount.class));
        registry.define(vigil());
        registry.zone(ZONE.name(), ZONE.sight());
        registry.purpose(FirstLantern.PURPOSE);
        registry.procedures(FirstLantern.procedure()).edit("8.2.1", FirstLantern::inserted);
        registry.add(DeckRule.EXTENSION, "few that glow", Lanterns::tooMany);
    }

    /** The keyword "vigil N": an ability that is valid while you have N or more lanterns. */
    private static TermDefinition vigil() {
        Data lit = Data.fields().text("lit", "$?number").build();
        Data body = Data.fields()
                .text("name", "vigil")
                .put("when", lit)
                .text("ability", "$?ability")
                .build();
        return new TermDefinition(
                "vigil",
                Ability.class,
                Array.of(
                        new Parameter("number", Parameter.NUMBER, Option.none()),
                        new Parameter("ability", "ability", Option.none())),
                Data.fields().put("keyword", body).build(),
                "vigil {number} — {ability}");
    }

    private static Array<Violation> tooMany(DeckList deck) {
        int glowing = deck.main()
                .filter(each -> glows(each.card()))
                .map(each -> each.count())
                .sum()
                .intValue();
        return glowing <= MOST_THAT_GLOW
                ? Array.empty()
                : Array.of(new Violation(
                        "lanterns 2",
                        "The main deck has " + glowing + " cards that glow; at most " + MOST_THAT_GLOW + " may."));
    }

    private static boolean glows(Card card) {
        return card.abilities().exists(Glow.class::isInstance);
    }
}
