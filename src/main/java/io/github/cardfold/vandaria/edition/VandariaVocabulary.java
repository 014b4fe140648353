package io.github.cardfold.vandaria.edition;

import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Limit;
import io.github.cardfold.effect.kind.All;
import io.github.cardfold.effect.kind.AnyFilter;
import io.github.cardfold.effect.kind.AnyOf;
import io.github.cardfold.effect.kind.Apply;
import io.github.cardfold.effect.kind.Becomes;
import io.github.cardfold.effect.kind.Choose;
import io.github.cardfold.effect.kind.Compare;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.Count;
import io.github.cardfold.effect.kind.EveryFilter;
import io.github.cardfold.effect.kind.Gains;
import io.github.cardfold.effect.kind.HasAny;
import io.github.cardfold.effect.kind.HasProperty;
import io.github.cardfold.effect.kind.If;
import io.github.cardfold.effect.kind.Loses;
import io.github.cardfold.effect.kind.May;
import io.github.cardfold.effect.kind.Named;
import io.github.cardfold.effect.kind.Not;
import io.github.cardfold.effect.kind.NotFilter;
import io.github.cardfold.effect.kind.NumberOf;
import io.github.cardfold.effect.kind.Other;
import io.github.cardfold.effect.kind.Plus;
import io.github.cardfold.effect.kind.SaidWord;
import io.github.cardfold.effect.kind.Sequence;
import io.github.cardfold.effect.kind.Some;
import io.github.cardfold.effect.kind.This;
import io.github.cardfold.effect.kind.ThisOne;
import io.github.cardfold.effect.kind.Times;
import io.github.cardfold.vandaria.equipment.PrintedStatus;
import io.github.cardfold.vandaria.equipment.Wearer;
import io.github.cardfold.vandaria.equipment.WornSkill;
import io.github.cardfold.vandaria.search.SearchFateDeck;
import io.github.cardfold.vandaria.skill.ActionSkill;
import io.github.cardfold.vandaria.skill.ActiveSkill;
import io.github.cardfold.vandaria.skill.AddsToTerritory;
import io.github.cardfold.vandaria.skill.CombatRole;
import io.github.cardfold.vandaria.skill.DestroyProperty;
import io.github.cardfold.vandaria.skill.DrawFateCards;
import io.github.cardfold.vandaria.skill.DuringPhase;
import io.github.cardfold.vandaria.skill.FightsWith;
import io.github.cardfold.vandaria.skill.ForTime;
import io.github.cardfold.vandaria.skill.GainGold;
import io.github.cardfold.vandaria.skill.Goods;
import io.github.cardfold.vandaria.skill.GuardedByThis;
import io.github.cardfold.vandaria.skill.HonorIs;
import io.github.cardfold.vandaria.skill.IsSlid;
import io.github.cardfold.vandaria.skill.KeywordsOfProperty;
import io.github.cardfold.vandaria.skill.NumberOfProperty;
import io.github.cardfold.vandaria.skill.PayGold;
import io.github.cardfold.vandaria.skill.PersonalityOfFollower;
import io.github.cardfold.vandaria.skill.PropertyInGame;
import io.github.cardfold.vandaria.skill.PropertyMoves;
import io.github.cardfold.vandaria.skill.RecipeSkill;
import io.github.cardfold.vandaria.skill.Resists;
import io.github.cardfold.vandaria.skill.SacrificeProperty;
import io.github.cardfold.vandaria.skill.Shoot;
import io.github.cardfold.vandaria.skill.SlideProperty;
import io.github.cardfold.vandaria.skill.StandingSkill;
import io.github.cardfold.vandaria.skill.TakesPart;
import io.github.cardfold.vandaria.skill.TriggerSkill;
import io.github.cardfold.vandaria.skill.TurnBegins;
import io.github.cardfold.vandaria.skill.UpgradePart;
import io.github.cardfold.vandaria.skill.VandariaLimit;
import io.github.cardfold.vandaria.skill.WordsOfProperty;

/** The words of skills of Vandaria Wars: those of every game that have the same meaning here, and the game's own. */
public final class VandariaVocabulary {
    /** All kinds of terms. */
    public static final Language LANGUAGE = lasting(events(property(actions(common()))))
            .with("action", ActionSkill.class)
            .with("active", ActiveSkill.class)
            .with("trigger", TriggerSkill.class)
            .with("upgrade part", UpgradePart.class)
            .with("recipe", RecipeSkill.class)
            .with("worn", WornSkill.class)
            .with("static", StandingSkill.class, "sort", "static")
            .with("aura", StandingSkill.class, "sort", "aura");

    private VandariaVocabulary() {}

    private static Language common() {
        return Language.empty()
                .with(If.class, May.class, Choose.class)
                .with(AnyOf.class, Not.class, Compare.class)
                .with(Count.class, Plus.class, Times.class)
                .with(This.class, Other.class, Some.class)
                .with(Language.ENTRY, HasProperty.class)
                .with(Language.WORD, SaidWord.class)
                .with("has", HasAny.class)
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
                .with("draw", DrawFateCards.class)
                .with("search", SearchFateDeck.class);
    }

    private static Language property(Language language) {
        return language.with("followers", PropertyInGame.class, "what", "follower")
                .with("territories", PropertyInGame.class, "what", "territory")
                .with("loot", PropertyInGame.class, "what", "loot")
                .with("goods", Goods.class)
                .with("property", PropertyInGame.class, "what", "property")
                .with("wearer", Wearer.class)
                .with("hero", PrintedStatus.class, "status", "hero")
                .with("elite", PrintedStatus.class, "status", "elite")
                .with("equipment", PrintedStatus.class, "status", "equipment")
                .with("slid", IsSlid.class)
                .with("atk", NumberOfProperty.class, "trait", "atk")
                .with("def", NumberOfProperty.class, "trait", "def")
                .with("vit", NumberOfProperty.class, "trait", "vit")
                .with("size", NumberOfProperty.class, "trait", "size")
                .with("defense", NumberOfProperty.class, "trait", "defense")
                .with("capacity", NumberOfProperty.class, "trait", "capacity")
                .with("gold produce", NumberOfProperty.class, "trait", "gold produce")
                .with("honor", NumberOfProperty.class, "trait", "honor")
                .with("name", WordsOfProperty.class, "sort", "name")
                .with("faction", WordsOfProperty.class, "sort", "faction")
                .with("kind", WordsOfProperty.class, "sort", "kind")
                .with("species", WordsOfProperty.class, "sort", "species")
                .with("job", WordsOfProperty.class, "sort", "job")
                .with("region", WordsOfProperty.class, "sort", "region")
                .with("type", WordsOfProperty.class, "sort", "type")
                .with("attacking", CombatRole.class, "role", "attacking")
                .with("blocking", CombatRole.class, "role", "blocking")
                .with("together", CombatRole.class, "role", "together")
                .with("guarded", GuardedByThis.class)
                .with("honor", HonorIs.class)
                .with("during", DuringPhase.class)
                .with("personality", PersonalityOfFollower.class)
                .with("keyword", KeywordsOfProperty.class);
    }

    private static Language lasting(Language language) {
        return language.with("resist", Resists.class)
                .with(Apply.class, Becomes.class, Loses.class)
                .with("gets", Gains.class)
                .with("add defense", AddsToTerritory.class, "to", "added defense")
                .with("add capacity", AddsToTerritory.class, "to", "added capacity")
                .with("add gold produce", AddsToTerritory.class, "to", "added gold produce")
                .with("add honor", AddsToTerritory.class, "to", "added honor")
                .with("turn", ForTime.class, "span", "turn")
                .with("combat", ForTime.class, "span", "combat")
                .with("cycle", ForTime.class, "span", "cycle")
                .with("game", ForTime.class, "span", "game")
                .words(Limit.class, VandariaLimit.TURN);
    }

    private static Language events(Language language) {
        return language.with("enters", PropertyMoves.class, "how", "enters")
                .with("to the graveyard", PropertyMoves.class, "how", "goes to the graveyard")
                .with("destroyed", PropertyMoves.class, "how", "destroyed")
                .with("enters battle", TakesPart.class, "how", "enters battle")
                .with("attacks", TakesPart.class, "how", "attacks")
                .with("blocks", TakesPart.class, "how", "blocks")
                .with("fights", FightsWith.class)
                .with("begins", TurnBegins.class);
    }
}
