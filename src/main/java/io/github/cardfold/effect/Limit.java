package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.vavr.control.Option;

/** A restriction on the use of an ability, as its icon says (12.3). */
@Rule(jp = "12.3.1")
public enum Limit {
    /** Once a turn (12.3.2.1.1). */
    @Rule(jp = "12.3.2.1.1")
    TURN(Lifetime.TURN, Scope.CARD),
    /** Once a fight (12.3.2.1.2, 12.3.2.1.3). */
    @Rule(jp = {"12.3.2.1.2", "12.3.2.1.3"})
    FIGHT(Lifetime.GAME, Scope.CARD),
    /** Once a turn for all cards of a fighter that print the ability. */
    TURN_BY_NAME(Lifetime.TURN, Scope.ABILITY),
    /** Once a fight for all cards of a fighter that print the ability. */
    FIGHT_BY_NAME(Lifetime.GAME, Scope.ABILITY),
    /** Divine Skill: one of all abilities of a fighter with this icon, once a fight. */
    @Rule(jp = {"12.3.3", "12.3.3.1"})
    DIVINE_SKILL(Lifetime.GAME, Scope.ICON),
    /** Unique Skill: one of all abilities of a fighter with this icon, once a fight. */
    @Rule(jp = {"12.3.4", "12.3.4.1"})
    UNIQUE_SKILL(Lifetime.GAME, Scope.ICON);

    /** What shares one restriction. */
    enum Scope {
        /** Each card, and each time the ability was given, on its own. */
        CARD,
        /** All cards of a fighter that have the ability. */
        ABILITY,
        /** All abilities of a fighter with the icon. */
        ICON
    }

    private final Lifetime period;
    private final Scope scope;
    private final TimedEffectKind shared = new TimedEffectKind(Words.of(this) + " used") {};

    Limit(Lifetime period, Scope scope) {
        this.period = period;
        this.scope = scope;
    }

    /** Returns how long it cannot be used again. */
    public Lifetime period() {
        return period;
    }

    /** Returns the icon in words, such as {@code 1/turn}. */
    public String english() {
        return switch (scope) {
            case CARD -> "1/" + Words.of(this);
            case ABILITY -> "1/" + Words.of(this).replace(" by ", " for its ");
            case ICON -> Words.of(this);
        };
    }

    /** Tells whether its icon stands before that of the sort of ability, as those of skills do. */
    @Rule(jp = {"12.3.2.2", "12.3.3.1", "12.3.4.1"})
    public boolean standsBefore() {
        return scope == Scope.ICON;
    }

    Scope scope() {
        return scope;
    }

    /** Returns the lasting effect that all abilities with this icon share; none if they share none. */
    Option<TimedEffectKind> shared() {
        return scope == Scope.ICON ? Option.some(shared) : Option.none();
    }
}
