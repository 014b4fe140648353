package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Nations;

/** Cards of a race. */
public record Race(String name) implements Printed {
    @Override
    public boolean has(Card card, Nations nations) {
        return card.races().contains(name);
    }

    @Override
    public String english() {
        return "of the race " + name;
    }
}
