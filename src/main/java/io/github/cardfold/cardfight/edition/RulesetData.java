package io.github.cardfold.cardfight.edition;

import io.github.cardfold.cardfight.card.DeckLimits;
import io.github.cardfold.cardfight.card.TagLimit;
import io.github.cardfold.cardfight.card.TriggerLimit;
import io.github.cardfold.cardfight.state.BattleRules;
import io.github.cardfold.cardfight.state.CallRules;
import io.github.cardfold.cardfight.state.EffectRules;
import io.github.cardfold.cardfight.state.RideRules;
import io.github.cardfold.cardfight.state.RuleActionRules;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.cardfight.state.SetupRules;
import io.github.cardfold.cardfight.state.TriggerRules;
import io.github.cardfold.cardfight.state.TurnRules;
import io.github.cardfold.cardfight.state.ZoneRules;
import io.github.cardfold.data.Data;
import io.vavr.collection.Array;

/** Rulesets as data, for the manifest: every field, in a fixed order. */
final class RulesetData {
    private RulesetData() {}

    static Data write(Ruleset rules) {
        return Data.fields()
                .text("name", rules.name())
                .put("deck limits", of(rules.deckLimits()))
                .text("nations", rules.nations().name())
                .put("amendments", texts(rules.amendments().map(each -> each.name())))
                .put("setup", of(rules.setup()))
                .put("turn", of(rules.turn()))
                .put("zones", of(rules.zones()))
                .put("call", of(rules.call()))
                .put("ride", of(rules.ride()))
                .put("battle", of(rules.battle()))
                .put("triggers", of(rules.triggers()))
                .put("rule actions", of(rules.ruleActions()))
                .put("effects", of(rules.effects()))
                .whole("order limit", rules.orderLimit())
                .build();
    }

    private static Data texts(Array<String> texts) {
        return Data.items(texts.map(Data::text));
    }

    private static Data of(DeckLimits limits) {
        return Data.fields()
                .whole("main size", limits.mainSize())
                .flag("main only units", limits.mainOnlyUnits())
                .whole("ride least", limits.rideLeast())
                .whole("ride most", limits.rideMost())
                .flag("ride within main", limits.rideWithinMain())
                .put("ride grades", Data.items(limits.rideGrades().map(Data::whole)))
                .whole("g most", limits.gMost())
                .whole("copies", limits.copies())
                .flag("copies of further names", limits.copiesOfFurtherNames())
                .flag("collector numbers", limits.collectorNumbers())
                .whole("triggers", limits.triggers())
                .put("trigger limits", Data.items(limits.triggerLimits().map(RulesetData::of)))
                .whole("sentinels", limits.sentinels())
                .put("tag limits", Data.items(limits.tagLimits().map(RulesetData::of)))
                .build();
    }

    private static Data of(TriggerLimit limit) {
        return Data.fields()
                .text("trigger", limit.trigger().name())
                .whole("most", limit.most())
                .text("section", limit.section())
                .build();
    }

    private static Data of(TagLimit limit) {
        return Data.fields()
                .text("tag", limit.tag())
                .whole("most", limit.most())
                .text("section", limit.section())
                .flag("counts g", limit.countsG())
                .build();
    }

    private static Data of(SetupRules rules) {
        return Data.fields().whole("opening hand", rules.openingHand()).build();
    }

    private static Data of(TurnRules rules) {
        return Data.fields()
                .flag("order zone stands", rules.orderZoneStands())
                .whole("g assist grade", rules.gAssistGrade())
                .whole("g assist cards", rules.gAssistCards())
                .whole("g assist price", rules.gAssistPrice())
                .build();
    }

    private static Data of(ZoneRules rules) {
        return Data.fields()
                .flag("same card on field", rules.sameCardOnField())
                .flag("face down damage has information", rules.faceDownDamageHasInformation())
                .build();
    }

    private static Data of(CallRules rules) {
        return Data.fields().flag("from field", rules.fromField()).build();
    }

    private static Data of(RideRules rules) {
        return Data.fields()
                .whole("persona ride power", rules.personaRidePower())
                .flag("moving is riding", rules.movingIsRiding())
                .flag("vanguard at once", rules.vanguardAtOnce())
                .build();
    }

    private static Data of(BattleRules rules) {
        return Data.fields()
                .flag("guardians up to vanguard", rules.guardiansUpToVanguard())
                .whole("guardians at once", rules.guardiansAtOnce())
                .build();
    }

    private static Data of(TriggerRules rules) {
        return Data.fields()
                .put("power", Data.items(rules.power().toArray().map(Data::whole)))
                .text("stand", rules.stand().name())
                .flag("clan shared", rules.clanShared())
                .flag("are abilities", rules.areAbilities())
                .build();
    }

    private static Data of(RuleActionRules rules) {
        return Data.fields()
                .whole("damage to lose", rules.damageToLose())
                .flag("guardians stay in battle phase", rules.guardiansStayInBattlePhase())
                .flag("damage waits for trigger zones", rules.damageWaitsForTriggerZones())
                .flag("mates go with their leaders", rules.matesGoWithTheirLeaders())
                .build();
    }

    private static Data of(EffectRules rules) {
        return Data.fields()
                .text("hidden standby", rules.hiddenStandby().name())
                .flag("only changes are uses", rules.onlyChangesAreUses())
                .flag("needs its time", rules.needsItsTime())
                .flag("chooses unseen", rules.choosesUnseen())
                .flag("charges face down cards", rules.chargesFaceDownCards())
                .flag("only the hand is discarded", rules.onlyTheHandIsDiscarded())
                .build();
    }
}
