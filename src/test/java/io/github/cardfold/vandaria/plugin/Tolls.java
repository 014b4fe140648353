package io.github.cardfold.vandaria.plugin;

import io.github.cardfold.data.Data;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Language;
import io.github.cardfold.spi.Plugin;
import io.github.cardfold.spi.Registry;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.FollowerKind;
import io.github.cardfold.vandaria.card.GoldCost;
import io.github.cardfold.vandaria.card.Personality;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.vavr.collection.Array;

/** An example of a plugin for Vandaria Wars: a word of skills, and a card that has it. */
public final class Tolls implements Plugin {
    @Override
    public String id() {
        return "tolls";
    }

    @Override
    public String version() {
        return "1.0";
    }

    @Override
    public String game() {
        return "vandaria";
    }

    @Override
    public void register(Registry registry) {
        registry.terms(language -> language.with("toll", Toll.class)).cards(language -> Array.of(keeper(language)));
    }

    /** A Follower that slides for a toll of 2. */
    private static VandariaCard keeper(Language language) {
        Data toll = Data.fields().whole("toll", 2).build();
        Data active = Data.fields()
                .text("cost", "slide")
                .put("then", Data.items(Array.of(toll)))
                .build();
        return VandariaCard.builder()
                .id("toll-keeper")
                .name("Toll Keeper")
                .cost(GoldCost.of(1))
                .type(Follower.builder()
                        .kind(FollowerKind.HUMAN)
                        .personality(Personality.HOLY)
                        .atk(1)
                        .def(1)
                        .vit(1)
                        .build())
                .skills(Array.of(language.read(
                        Ability.class, Data.fields().put("active", active).build())))
                .build();
    }
}
