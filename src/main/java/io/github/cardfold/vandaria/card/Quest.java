package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;

/** A Quest: the guide announces this type and says no rules of it (5.1.1). */
public record Quest() implements CardType {
    @Override
    @Rule(vw = "3.1.1")
    public String label() {
        return "Quest";
    }
}
