package io.github.cardfold.explain;

import io.github.cardfold.effect.AppliedChange;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.PropertyValues;
import io.github.cardfold.vandaria.fact.VandariaGame;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.control.Option;

/** How values of Property of Vandaria Wars come about. */
final class PropertyDerivation {
    private PropertyDerivation() {}

    /** Returns it for who wants to know it, none if the card is no Property in the game. */
    static Option<Derivation> of(Position position, GameObject card, VandariaTrait value, int knowing) {
        if (!position.rules().game().name().equals(VandariaGame.NAME)) {
            throw new IllegalArgumentException(
                    "the game is " + position.rules().game().name() + ", and has no " + value);
        }
        if (!VandariaProperty.isInGame(position, card.object())) {
            return Option.none();
        }
        return Option.some(new Derivation(
                VandariaProperty.card(position, card).name(),
                value,
                PropertyValues.printed(position, card, value),
                "11.6",
                PropertyValues.changes(position, card, value).map(each -> change(position, each, knowing))));
    }

    private static Derivation.Change change(Position position, AppliedChange applied, int knowing) {
        return new Derivation.Change(
                applied.layer().name(),
                applied.section(),
                applied.what(),
                Explain.source(position, applied.source(), knowing)
                        .map(card -> VandariaProperty.card(position, card).name())
                        .getOrElse(""),
                applied.after() - applied.before(),
                applied.lifetime().map(PropertyDerivation::words).getOrElse("while it is valid"),
                applied.after());
    }

    private static String words(Lifetime lifetime) {
        if (lifetime.equals(VandariaLifetimes.TURN) || lifetime.equals(VandariaLifetimes.PHASE)) {
            return "for this " + (lifetime.equals(VandariaLifetimes.TURN) ? "turn" : "phase");
        }
        if (lifetime.equals(VandariaLifetimes.OWN_TURN)) {
            return "until its master's next turn begins";
        }
        if (lifetime.equals(VandariaLifetimes.OWN_RETURN)) {
            return "until the Property of its master has come back";
        }
        return lifetime.equals(VandariaLifetimes.GAME) ? "for the rest of the game" : "until end of " + lifetime;
    }
}
