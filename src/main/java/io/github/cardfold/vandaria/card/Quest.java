package io.github.cardfold.vandaria.card;

/** A Quest: the guide announces this type and says no rules of it (5.1.1). */
public record Quest() implements CardType {
    @Override
    public String label() {
        return "Quest";
    }
}
