package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Nations;

/** Cards of a nation. */
public record Nation(String name) implements Printed {
    @Override
    public boolean has(Card card, Nations nations) {
        return nations.isOfNation(card, name);
    }

    @Override
    public String english() {
        return "of " + name;
    }
}
