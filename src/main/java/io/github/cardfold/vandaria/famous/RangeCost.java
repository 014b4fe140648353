package io.github.cardfold.vandaria.famous;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.skill.SkillArea;
import io.github.cardfold.vandaria.skill.SlideProperty;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;

/** What a Range Attack costs that prints no cost: its Follower is slid or, by an option, shoots once in each combat. */
@Rule(vw = {"12.3.1", "12.9.6.1"})
@Phrase("slide the Follower")
record RangeCost() implements CardAction {
    private static final SlideProperty SLIDE = new SlideProperty(new Shooter());

    private static boolean isFree(Position position) {
        return VandariaCatalogue.options(position).rangeCost() == VandariaRules.RangeCost.FREE_ONCE_PER_COMBAT;
    }

    @Override
    public Selector what() {
        return SLIDE.what();
    }

    @Override
    public Array<SkillArea> places() {
        return SLIDE.places();
    }

    @Override
    public boolean changes(Query query, Subject card) {
        Position position = query.position(Facts.LASTING);
        return isFree(position)
                ? !position.isMarked(VandariaMarks.HAS_SHOT, card.object())
                : SLIDE.changes(query, card);
    }

    @Override
    public boolean isInPlace() {
        return true;
    }

    @Override
    public Event event(Query query, Subject card) {
        return isFree(query.position(Facts.LASTING))
                ? Event.begin(TimedEffect.of(
                        VandariaMarks.HAS_SHOT,
                        query.master(),
                        0,
                        new int[] {card.object()},
                        0,
                        VandariaLifetimes.PHASE))
                : SLIDE.event(query, card);
    }

    /** It is a cost alone, which is paid by {@link #event}. */
    @Override
    public void compile(Compiler out) {
        throw new IllegalStateException("no effect does what a Range Attack costs");
    }
}
