package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Language;

/** The kinds of terms that any game has. */
public final class Common {
    private Common() {}

    /** Returns the language of these kinds. */
    public static Language language() {
        return Language.empty()
                .with(Apply.class, If.class, Let.class, Pay.class, May.class)
                .with(Choose.class, Nullify.class, ForEach.class, Repeat.class, Perform.class, Bullets.class)
                .with(AnyOf.class, Not.class, Compare.class)
                .with(Count.class, Sum.class, Plus.class, Times.class)
                .with("if", Either.class)
                .with(This.class, Which.class, Except.class, Other.class, Some.class)
                .with("this", ThisOne.class)
                .with("any of", AnyFilter.class)
                .with("not", NotFilter.class)
                .with(Language.NUMBER, Constant.class)
                .with(Language.NUMBER, SoMany.class)
                .with(Language.VARIABLE, NumberOf.class)
                .with(Language.VARIABLE, Named.class)
                .with(Language.VARIABLE, Done.class)
                .with(Language.LIST, Sequence.class)
                .with(Language.LIST, All.class)
                .with(Language.LIST, EveryFilter.class)
                .with(Language.LIST, Together.class)
                .with(Language.LIST, AnyEvent.class)
                .with(HowOften.class, HowMuch.class, Happened.class, Did.class)
                .with(Highest.class, Lowest.class, Different.class, Every.class)
                .with("kinds", KindsOf.class)
                .with(Situation.class)
                .with(Instead.class)
                .with("gets", Gains.class)
                .with(Becomes.class, Doubled.class, UpOrDownTo.class, Loses.class, LosesAll.class)
                .with(Language.ENTRY, HasProperty.class)
                .with("has", HasAny.class)
                .with(Language.WORD, SaidWord.class)
                .with(Language.VARIABLE, DeclaredWord.class)
                .with("has", PartOfWord.class)
                .with("of", WordOf.class)
                .with("of", AbilitiesOf.class)
                .with("same", LikeOneOf.class)
                .with("cannot", AboutDeed.class, "mode", "forbid")
                .with("must", AboutDeed.class, "mode", "require")
                .with("may", AboutDeed.class, "mode", "permit");
    }
}
