package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Nations;

/** Cards of a clan. */
public record Clan(String name) implements Printed {
    @Override
    public boolean has(Card card, Nations nations) {
        return nations.isOfClan(card, name);
    }

    @Override
    public String english() {
        return "of " + name;
    }
}
