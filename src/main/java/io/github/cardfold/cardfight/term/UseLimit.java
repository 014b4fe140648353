package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.Limit;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.vavr.control.Option;

/** A restriction on the use of an ability, as its icon says (12.3). */
@Rule(jp = "12.3.1")
public enum UseLimit implements Limit {
    /** Once a turn (12.3.2.1.1). */
    @Rule(jp = "12.3.2.1.1")
    @Phrase(form = "period", value = "turn")
    @Phrase("turn")
    TURN(Lifetimes.TURN, Scope.CARD),
    /** Once a fight (12.3.2.1.2, 12.3.2.1.3). */
    @Rule(jp = {"12.3.2.1.2", "12.3.2.1.3"})
    @Phrase(form = "period", value = "fight")
    @Phrase("fight")
    FIGHT(Lifetimes.GAME, Scope.CARD),
    /** Once a turn for all cards of a fighter that print the ability. */
    @Phrase(form = "period", value = "turn for its name")
    @Phrase("turn for its name")
    TURN_BY_NAME(Lifetimes.TURN, Scope.ABILITY),
    /** Once a fight for all cards of a fighter that print the ability. */
    @Phrase(form = "period", value = "fight for its name")
    @Phrase("fight for its name")
    FIGHT_BY_NAME(Lifetimes.GAME, Scope.ABILITY),
    /** Divine Skill: one of all abilities of a fighter with this icon, once a fight. */
    @Rule(jp = {"12.3.3", "12.3.3.1"})
    @Phrase(form = "skill", value = "divine skill")
    @Phrase("divine skill")
    DIVINE_SKILL(Lifetimes.GAME, Scope.ICON),
    /** Unique Skill: one of all abilities of a fighter with this icon, once a fight. */
    @Rule(jp = {"12.3.4", "12.3.4.1"})
    @Phrase(form = "skill", value = "unique skill")
    @Phrase("unique skill")
    UNIQUE_SKILL(Lifetimes.GAME, Scope.ICON);

    private final Lifetime period;
    private final Scope scope;
    private final TimedEffectKind shared = new TimedEffectKind(words() + " used") {};

    UseLimit(Lifetime period, Scope scope) {
        this.period = period;
        this.scope = scope;
    }

    @Override
    public Lifetime period() {
        return period;
    }

    @Override
    public Scope scope() {
        return scope;
    }

    @Override
    public Option<TimedEffectKind> shared() {
        return scope == Scope.ICON ? Option.some(shared) : Option.none();
    }

    @Override
    public final String words() {
        return Reading.word(this);
    }

    @Override
    public String english() {
        return switch (scope) {
            case CARD -> "1/" + words();
            case ABILITY, LATER -> "1/" + words().replace(" by ", " for its ");
            case ICON -> words();
        };
    }
}
