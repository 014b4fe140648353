package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.Limit;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.vavr.control.Option;

/**
 * How often a skill can be used. A use counts for the Property that has used it and, whatever becomes of that, for all
 * of the same card that come into the game later.
 */
@Rule(vw = {"12.8.2", "12.8.3", "12.8.4", "12.8.5"})
public enum VandariaLimit implements Limit {
    /** Once in each turn, whose turn it is. */
    @Phrase(form = "period", value = "turn")
    @Phrase("turn")
    TURN(VandariaLifetimes.TURN),
    /** Once until the next turn of the player begins. */
    @Phrase(form = "period", value = "cycle")
    @Phrase("cycle")
    CYCLE(VandariaLifetimes.OWN_TURN),
    /** Once in the whole game. */
    @Rule(vw = "12.8.1")
    @Phrase(form = "period", value = "match")
    @Phrase("match")
    MATCH(VandariaLifetimes.GAME);

    private final Lifetime period;

    VandariaLimit(Lifetime period) {
        this.period = period;
    }

    @Override
    public Lifetime period() {
        return period;
    }

    @Override
    public Scope scope() {
        return Scope.LATER;
    }

    @Override
    @Rule(vw = {"12.8.3", "12.8.5"})
    public Scope scope(Position position) {
        return switch (VandariaCatalogue.options(position).limitScope()) {
            case NAME -> Scope.ABILITY;
            case NAME_UNLESS_TOGETHER -> Scope.LATER;
            case OBJECT -> Scope.CARD;
        };
    }

    /** Another card of the same name, be its description another one, has the same skill (7.1.8). */
    @Override
    @Rule(vw = "12.8.3")
    public boolean isSharedBy(Position position, TimedEffectKind used, TimedEffectKind other) {
        return VandariaCatalogue.areNamesakes(position, used.name(), other.name());
    }

    @Override
    public Option<TimedEffectKind> shared() {
        return Option.none();
    }

    @Override
    public String words() {
        return Reading.word(this);
    }

    @Override
    public String english() {
        return "once each " + words();
    }
}
