package io.github.cardfold.vandaria;

import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.combat.AttackStages;
import io.github.cardfold.vandaria.combat.BlockStages;
import io.github.cardfold.vandaria.combat.CombatPhase;
import io.github.cardfold.vandaria.combat.DamageStages;
import io.github.cardfold.vandaria.combat.Homelessness;
import io.github.cardfold.vandaria.damage.Destruction;
import io.github.cardfold.vandaria.damage.LostStagger;
import io.github.cardfold.vandaria.damage.LostWearer;
import io.github.cardfold.vandaria.damage.MilitaryVictory;
import io.github.cardfold.vandaria.damage.Recording;
import io.github.cardfold.vandaria.damage.ToGraveyard;
import io.github.cardfold.vandaria.damage.VictoryPoints;
import io.github.cardfold.vandaria.fact.VandariaGame;
import io.github.cardfold.vandaria.register.Results;
import io.github.cardfold.vandaria.setup.FirstDraw;
import io.github.cardfold.vandaria.setup.SharedHands;
import io.github.cardfold.vandaria.setup.SuddenDeath;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaQueues;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.github.cardfold.vandaria.turn.Arrivals;
import io.github.cardfold.vandaria.turn.DeployPhase;
import io.github.cardfold.vandaria.turn.Deployment;
import io.github.cardfold.vandaria.turn.Drawing;
import io.github.cardfold.vandaria.turn.DrawingPhase;
import io.github.cardfold.vandaria.turn.EndingPhase;
import io.github.cardfold.vandaria.turn.Equipping;
import io.github.cardfold.vandaria.turn.GoneProperty;
import io.github.cardfold.vandaria.turn.MainPhases;
import io.github.cardfold.vandaria.turn.NewNonVehicle;
import io.github.cardfold.vandaria.turn.PreparationPhase;
import io.github.cardfold.vandaria.turn.Summoning;
import io.github.cardfold.vandaria.turn.SupremeVictory;
import io.github.cardfold.vandaria.turn.TurnSequence;
import io.github.cardfold.vandaria.turn.UnslidePhase;
import io.vavr.collection.Array;

/** Assembles the rules of Vandaria Wars from its rooms. */
final class VandariaAssembly {
    private VandariaAssembly() {}

    static Rules assemble(VandariaRules options, Array<VandariaCard> catalogue) {
        Array<VandariaCard> skilled = catalogue.reject(card -> card.skills().isEmpty());
        if (!skilled.isEmpty()) {
            throw new IllegalArgumentException(
                    "card " + skilled.head().id() + ": skills are not played yet, and this card has some");
        }
        Array<String> ids = catalogue.map(VandariaCard::id);
        ids.find(id -> ids.count(id::equals) > 1).forEach(id -> {
            throw new IllegalArgumentException("card " + id + ": two cards of the catalogue have this id");
        });
        return builder(options, catalogue).build(new VandariaGame(options, catalogue));
    }

    private static Rules.Builder builder(VandariaRules options, Array<VandariaCard> catalogue) {
        return Rules.builder()
                .manifest("vandaria 1\n" + options + "\n" + catalogue.mkString("", "\n", "\n"))
                .opening(FirstDraw.PROCEDURE)
                .catalogue(catalogue)
                .verbs(VandariaVerbs.SUMMON, VandariaVerbs.DEPLOY, VandariaVerbs.EQUIP)
                .numbers(PlayerNumbers.ALL.toJavaArray(NumberKey[]::new))
                .events(VandariaEvents.ALL.toJavaArray(EventKind[]::new))
                .lasting(VandariaMarks.ALL.toJavaArray(TimedEffectKind[]::new))
                .lifetimes(VandariaLifetimes.ALL.toJavaArray(Lifetime[]::new))
                .queues(VandariaQueues.REGISTER)
                .linkKind(VandariaLinks.GUARDS, new Homelessness())
                .linkKinds(VandariaLinks.FACULTY, VandariaLinks.EQUIPMENT)
                .procedures(FirstDraw.procedure(), SuddenDeath.procedure(), Results.procedure())
                .procedures(
                        TurnSequence.procedure(),
                        Drawing.procedure(),
                        Deployment.procedure(),
                        Summoning.procedure(),
                        Summoning.result(),
                        Equipping.procedure(),
                        Equipping.result(),
                        PreparationPhase.procedure(),
                        DrawingPhase.procedure(),
                        UnslidePhase.procedure(),
                        MainPhases.first(),
                        MainPhases.second(),
                        DeployPhase.procedure(),
                        EndingPhase.procedure())
                .procedures(
                        CombatPhase.procedure(),
                        CombatPhase.start(),
                        AttackStages.entering(),
                        AttackStages.declaring(),
                        BlockStages.entering(),
                        BlockStages.declaring(),
                        DamageStages.followerDamage(),
                        DamageStages.followerDeaths(),
                        DamageStages.territoryDamage(),
                        DamageStages.territoryDeaths(),
                        DamageStages.result(),
                        CombatPhase.carrying(),
                        CombatPhase.end())
                .procedures(Destruction.procedure())
                .ruleActions(Destruction.FOLLOWERS, Destruction.TERRITORIES, Destruction.RELICS, Destruction.RUNES)
                .joins(new ToGraveyard())
                .joins(new LostWearer())
                .consequences(
                        Arrivals.FATIGUE,
                        Arrivals.NEW_HERO,
                        Arrivals.NEW_TERRITORY,
                        new NewNonVehicle(),
                        new GoneProperty(),
                        new SharedHands(),
                        new SupremeVictory(),
                        new Recording(),
                        new VictoryPoints(),
                        new MilitaryVictory(),
                        new LostStagger());
    }
}
