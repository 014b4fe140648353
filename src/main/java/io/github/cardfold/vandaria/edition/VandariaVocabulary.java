package io.github.cardfold.vandaria.edition;

import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.kind.All;
import io.github.cardfold.effect.kind.AnyFilter;
import io.github.cardfold.effect.kind.AnyOf;
import io.github.cardfold.effect.kind.Choose;
import io.github.cardfold.effect.kind.Compare;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.Count;
import io.github.cardfold.effect.kind.EveryFilter;
import io.github.cardfold.effect.kind.If;
import io.github.cardfold.effect.kind.May;
import io.github.cardfold.effect.kind.Named;
import io.github.cardfold.effect.kind.Not;
import io.github.cardfold.effect.kind.NotFilter;
import io.github.cardfold.effect.kind.NumberOf;
import io.github.cardfold.effect.kind.Other;
import io.github.cardfold.effect.kind.Plus;
import io.github.cardfold.effect.kind.Sequence;
import io.github.cardfold.effect.kind.Some;
import io.github.cardfold.effect.kind.This;
import io.github.cardfold.effect.kind.ThisOne;
import io.github.cardfold.effect.kind.Times;
import io.github.cardfold.vandaria.skill.ActionSkill;
import io.github.cardfold.vandaria.skill.ActiveSkill;
import io.github.cardfold.vandaria.skill.DestroyProperty;
import io.github.cardfold.vandaria.skill.DrawFateCards;
import io.github.cardfold.vandaria.skill.GainGold;
import io.github.cardfold.vandaria.skill.IsSlid;
import io.github.cardfold.vandaria.skill.PayGold;
import io.github.cardfold.vandaria.skill.PersonalityIs;
import io.github.cardfold.vandaria.skill.PropertyInGame;
import io.github.cardfold.vandaria.skill.PropertyMoves;
import io.github.cardfold.vandaria.skill.SacrificeProperty;
import io.github.cardfold.vandaria.skill.Shoot;
import io.github.cardfold.vandaria.skill.SlideProperty;
import io.github.cardfold.vandaria.skill.TakesPart;
import io.github.cardfold.vandaria.skill.TriggerSkill;
import io.github.cardfold.vandaria.skill.TurnBegins;

/** The words of skills of Vandaria Wars: those of every game that have the same meaning here, and the game's own. */
public final class VandariaVocabulary {
    /** All kinds of terms. */
    public static final Language LANGUAGE = events(property(actions(common())))
            .with("action", ActionSkill.class)
            .with("active", ActiveSkill.class)
            .with("trigger", TriggerSkill.class);

    private VandariaVocabulary() {}

    private static Language common() {
        return Language.empty()
                .with(If.class, May.class, Choose.class)
                .with(AnyOf.class, Not.class, Compare.class)
                .with(Count.class, Plus.class, Times.class)
                .with(This.class, Other.class, Some.class)
                .with("this", ThisOne.class)
                .with("any of", AnyFilter.class)
                .with("not", NotFilter.class)
                .with(Language.NUMBER, Constant.class)
                .with(Language.VARIABLE, NumberOf.class)
                .with(Language.VARIABLE, Named.class)
                .with(Language.LIST, Sequence.class)
                .with(Language.LIST, All.class)
                .with(Language.LIST, EveryFilter.class);
    }

    private static Language actions(Language language) {
        return language.with("gain gold", GainGold.class)
                .with("pay gold", PayGold.class)
                .with("shoot", Shoot.class)
                .with("destroy", DestroyProperty.class)
                .with("sacrifice", SacrificeProperty.class)
                .with("slide", SlideProperty.class)
                .with("draw", DrawFateCards.class);
    }

    private static Language property(Language language) {
        return language.with("followers", PropertyInGame.class, "what", "follower")
                .with("territories", PropertyInGame.class, "what", "territory")
                .with("property", PropertyInGame.class, "what", "property")
                .with("slid", IsSlid.class)
                .with("personality", PersonalityIs.class);
    }

    private static Language events(Language language) {
        return language.with("enters", PropertyMoves.class, "how", "enters")
                .with("to the graveyard", PropertyMoves.class, "how", "goes to the graveyard")
                .with("destroyed", PropertyMoves.class, "how", "destroyed")
                .with("enters battle", TakesPart.class, "how", "enters battle")
                .with("attacks", TakesPart.class, "how", "attacks")
                .with("blocks", TakesPart.class, "how", "blocks")
                .with("begins", TurnBegins.class);
    }
}
