package io.github.cardfold.vandaria;

import io.github.cardfold.effect.EffectException;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Mark;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.spi.Plugin;
import io.github.cardfold.spi.Registration;
import io.github.cardfold.spi.Registry;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.combat.AttackStages;
import io.github.cardfold.vandaria.combat.BlockStages;
import io.github.cardfold.vandaria.combat.CombatPhase;
import io.github.cardfold.vandaria.combat.DamageStages;
import io.github.cardfold.vandaria.combat.Homelessness;
import io.github.cardfold.vandaria.damage.Arrogance;
import io.github.cardfold.vandaria.damage.CarriedBack;
import io.github.cardfold.vandaria.damage.Destruction;
import io.github.cardfold.vandaria.damage.LostStagger;
import io.github.cardfold.vandaria.damage.LostWearer;
import io.github.cardfold.vandaria.damage.MilitaryVictory;
import io.github.cardfold.vandaria.damage.Recording;
import io.github.cardfold.vandaria.damage.ToGraveyard;
import io.github.cardfold.vandaria.damage.VictoryPoints;
import io.github.cardfold.vandaria.edition.CardSkills;
import io.github.cardfold.vandaria.edition.VandariaCardData;
import io.github.cardfold.vandaria.edition.VandariaVocabulary;
import io.github.cardfold.vandaria.fact.Shifts;
import io.github.cardfold.vandaria.fact.VandariaGame;
import io.github.cardfold.vandaria.fact.VandariaLayers;
import io.github.cardfold.vandaria.loot.Drop;
import io.github.cardfold.vandaria.loot.Dropping;
import io.github.cardfold.vandaria.loot.LootPlacing;
import io.github.cardfold.vandaria.loot.LostBag;
import io.github.cardfold.vandaria.loot.Selling;
import io.github.cardfold.vandaria.register.Priority;
import io.github.cardfold.vandaria.register.Results;
import io.github.cardfold.vandaria.register.Triggered;
import io.github.cardfold.vandaria.register.Using;
import io.github.cardfold.vandaria.setup.FirstDraw;
import io.github.cardfold.vandaria.setup.SharedHands;
import io.github.cardfold.vandaria.setup.SuddenDeath;
import io.github.cardfold.vandaria.shift.ShiftCourse;
import io.github.cardfold.vandaria.state.ElementNumbers;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaQueues;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.github.cardfold.vandaria.subdeck.Copying;
import io.github.cardfold.vandaria.subdeck.GoneCopies;
import io.github.cardfold.vandaria.subdeck.Remembering;
import io.github.cardfold.vandaria.subdeck.Returning;
import io.github.cardfold.vandaria.subdeck.Reverting;
import io.github.cardfold.vandaria.subdeck.Transforming;
import io.github.cardfold.vandaria.subdeck.UnslidSummoner;
import io.github.cardfold.vandaria.turn.Arrivals;
import io.github.cardfold.vandaria.turn.DeployPhase;
import io.github.cardfold.vandaria.turn.Deployment;
import io.github.cardfold.vandaria.turn.Drawing;
import io.github.cardfold.vandaria.turn.DrawingPhase;
import io.github.cardfold.vandaria.turn.EndingPhase;
import io.github.cardfold.vandaria.turn.Entering;
import io.github.cardfold.vandaria.turn.Equipping;
import io.github.cardfold.vandaria.turn.GoneProperty;
import io.github.cardfold.vandaria.turn.MainPhases;
import io.github.cardfold.vandaria.turn.NewNonVehicle;
import io.github.cardfold.vandaria.turn.Overfull;
import io.github.cardfold.vandaria.turn.PreparationPhase;
import io.github.cardfold.vandaria.turn.Summoning;
import io.github.cardfold.vandaria.turn.SupremeVictory;
import io.github.cardfold.vandaria.turn.TurnSequence;
import io.github.cardfold.vandaria.turn.UnslidePhase;
import io.vavr.collection.Array;

/** Assembles the rules of Vandaria Wars from its rooms. It registers what the library itself has as a plugin does. */
final class VandariaAssembly implements Plugin {
    private VandariaAssembly() {}

    static Rules assemble(VandariaRules options, Array<VandariaCard> printed, Iterable<? extends Plugin> plugins) {
        Registration registered = Registration.of(new VandariaAssembly(), plugins);
        Array<VandariaCard> catalogue = printed.appendAll(registered.cards(VandariaCard.class));
        Array<String> ids = catalogue.map(VandariaCard::id);
        ids.find(id -> ids.count(id::equals) > 1).forEach(id -> {
            throw new IllegalArgumentException("card " + id + ": two cards of the catalogue have this id");
        });
        Texts texts = texts(catalogue);
        Shifts shifts = Shifts.of(catalogue);
        Rules.Builder rules = Rules.builder()
                .manifest("vandaria 1\n" + options + "\n" + printed.mkString("", "\n", "\n")
                        + registered.manifest((card, words) -> VandariaCardData.write((VandariaCard) card, words)))
                .opening(FirstDraw.PROCEDURE)
                .catalogue(catalogue);
        registered.register(rules, texts);
        registered.checkLayers(texts, VandariaLayers.ALL);
        rules.lasting(shifts.all()
                .flatMap(each -> Array.of(each.course(), each.turned()))
                .toJavaArray(Mark[]::new));
        return rules.build(new VandariaGame(options, catalogue, shifts, registered.language(), texts));
    }

    /** Returns the words that skills may be made of with some plugins. */
    static Language language(Iterable<? extends Plugin> plugins) {
        return Registration.of(new VandariaAssembly(), plugins).language();
    }

    @Override
    public String id() {
        return "cardfold";
    }

    @Override
    public String version() {
        return "1.0";
    }

    @Override
    public String game() {
        return VandariaGame.NAME;
    }

    /** Compiles the skills of all cards. */
    private static Texts texts(Array<VandariaCard> catalogue) {
        Texts.Builder texts = Texts.builder();
        catalogue.forEach(card -> texts.card(card.id(), card.skills()));
        Texts compiled = texts.build();
        catalogue.forEach(card -> CardSkills.misprint(card).forEach(each -> {
            throw new EffectException(card.id(), each.why() + ": " + each.skill());
        }));
        return compiled;
    }

    @Override
    public void register(Registry registry) {
        registry.terms(language -> VandariaVocabulary.LANGUAGE)
                .ownPurposes(VandariaPurposes.ALL)
                .verbs(
                        VandariaVerbs.SUMMON,
                        VandariaVerbs.DEPLOY,
                        VandariaVerbs.EQUIP,
                        VandariaVerbs.USE,
                        VandariaVerbs.SELL)
                .numbers(PlayerNumbers.ALL.appendAll(ElementNumbers.ALL).toJavaArray(NumberKey[]::new))
                .events(VandariaEvents.ALL.toJavaArray(EventKind[]::new))
                .lasting(VandariaMarks.ALL.toJavaArray(TimedEffectKind[]::new))
                .lifetimes(VandariaLifetimes.ALL.toJavaArray(Lifetime[]::new))
                .queues(VandariaQueues.REGISTER)
                .linkKind(VandariaLinks.GUARDS, new Homelessness())
                .linkKind(VandariaLinks.SUMMONED, new UnslidSummoner())
                .linkKinds(VandariaLinks.FACULTY, VandariaLinks.EQUIPMENT, VandariaLinks.WAS, VandariaLinks.IN_BAG)
                .procedures(FirstDraw.procedure(), SuddenDeath.procedure())
                .procedures(
                        Priority.procedure(),
                        Using.procedure(),
                        Triggered.procedure(),
                        Results.procedure(),
                        Results.unanswered())
                .procedures(
                        TurnSequence.procedure(),
                        Drawing.procedure(),
                        Deployment.procedure(),
                        Summoning.procedure(),
                        Summoning.result(),
                        Entering.procedure(),
                        Entering.putIn(),
                        Summoning.made(),
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
                        CombatPhase.enduring(),
                        CombatPhase.end())
                .procedures(Destruction.procedure(), CarriedBack.asking(), Overfull.choosing())
                .procedures(Transforming.procedure(), Copying.procedure())
                .redirections(new Returning())
                .joins(new Reverting())
                .procedures(Dropping.procedure(), Dropping.result(), LootPlacing.procedure(), Selling.procedure())
                .ruleActions(
                        Destruction.FOLLOWERS,
                        Destruction.TERRITORIES,
                        Destruction.RELICS,
                        Destruction.RUNES,
                        Destruction.LOOT,
                        Destruction.ARROGANT,
                        new Overfull())
                .joins(new Drop())
                .joins(new ToGraveyard())
                .joins(new LostWearer())
                .joins(new CarriedBack())
                .joins(new Arrogance())
                .joins(new LostBag())
                .consequences(
                        Arrivals.FATIGUE,
                        Arrivals.NEW_HERO,
                        Arrivals.NEW_TERRITORY,
                        new NewNonVehicle(),
                        new GoneProperty(),
                        new Remembering(),
                        new GoneCopies(),
                        new UnslidSummoner(),
                        new ShiftCourse(),
                        new SharedHands(),
                        new SupremeVictory(),
                        new Recording(),
                        new VictoryPoints(),
                        new MilitaryVictory(),
                        new LostStagger());
    }
}
