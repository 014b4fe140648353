package io.github.cardfold.vandaria.edition;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.vandaria.card.SpellbindMixing;
import io.github.cardfold.vandaria.card.VandariaDeckLimits;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Function;

/** Options of a game as data: a map of what is not standard, by the names of {@code docs/VANDARIA.md}. */
public final class VandariaRulesData {
    private static final int MOST = 999_999;

    private final ReadingFields in;
    private final VandariaRules.Builder rules = VandariaRules.builder();

    private VandariaRulesData(ReadingFields in) {
        this.in = in;
    }

    /**
     * Returns the options that a map says, the standard ones where it says nothing.
     *
     * @throws io.github.cardfold.data.StateFormatException if a field is no option, or its value none of those that the
     *     option has
     */
    public static VandariaRules read(Reading map) {
        requireNonNull(map, "map");
        VandariaRulesData reader = new VandariaRulesData(map.fields());
        reader.choices();
        reader.numbers();
        reader.truths();
        reader.in.end();
        try {
            return reader.rules.build();
        } catch (IllegalArgumentException refusal) {
            throw map.expected("options that a game can have", String.valueOf(refusal.getMessage()));
        }
    }

    private void choices() {
        find("mulligan", each -> each.word(VandariaRules.Mulligan.values()), rules::mulligan);
        find("stagger effect", each -> each.word(VandariaRules.Stagger.values()), rules::staggerEffect);
        find("supreme check", each -> each.word(VandariaRules.SupremeCheck.values()), rules::supremeCheck);
        find("deck out", each -> each.word(VandariaRules.DeckOut.values()), rules::deckOut);
        find(
                "faction requirement",
                each -> each.word(VandariaRules.FactionRequirement.values()),
                rules::factionRequirement);
        find("hero scope", each -> each.word(VandariaRules.HeroScope.values()), rules::heroScope);
        find("range cost", each -> each.word(VandariaRules.RangeCost.values()), rules::rangeCost);
        find("limit scope", each -> each.word(VandariaRules.LimitScope.values()), rules::limitScope);
        find("teams", each -> each.word(VandariaRules.Teams.values()), rules::teams);
        find("element pool empties", each -> each.word(VandariaRules.PoolEmpties.values()), rules::elementPoolEmpties);
        find("element chart", ElementChartData::read, rules::elementChart);
        find("deck limits", VandariaRulesData::limits, rules::deckLimits);
    }

    private void numbers() {
        find("starting gold", VandariaRulesData::amount, rules::startingGold);
        find("staying gold", VandariaRulesData::amount, rules::stayingGold);
        find("starting hand", VandariaRulesData::amount, rules::startingHand);
        find("hand limit", VandariaRulesData::amount, rules::handLimit);
        find("military points", VandariaRulesData::amount, rules::militaryPoints);
        find("political territories", VandariaRulesData::amount, rules::politicalTerritories);
        find("supreme honor", VandariaRulesData::amount, rules::supremeHonor);
        find("loot size", VandariaRulesData::amount, rules::lootSize);
        find("territories per turn", VandariaRulesData::amount, rules::territoriesPerTurn);
    }

    private void truths() {
        find("vehicle sweep after point", Reading::truth, rules::vehicleSweepAfterPoint);
        find("stagger after wipe", Reading::truth, rules::staggerAfterWipe);
        find("summon substitute", Reading::truth, rules::summonSubstitute);
        find("stray return mandatory", Reading::truth, rules::strayReturnMandatory);
        find("return home reserves room", Reading::truth, rules::returnHomeReservesRoom);
        find("equip same territory", Reading::truth, rules::equipSameTerritory);
        find("shared victory points", Reading::truth, rules::sharedVictoryPoints);
        find("summon follower needs summoner", Reading::truth, rules::summonFollowerNeedsSummoner);
        find("lethal in order", Reading::truth, rules::lethalInOrder);
        find("raze counts recorded damage", Reading::truth, rules::razeCountsRecordedDamage);
        find("sudden death keeps gold", Reading::truth, rules::suddenDeathKeepsGold);
        find("gains at once", Reading::truth, rules::gainsAtOnce);
    }

    private <T> void find(String name, Function<Reading, T> meaning, Consumer<T> set) {
        Option.of(in.find(name)).map(meaning).forEach(set);
    }

    private static int amount(Reading value) {
        return value.whole(0, MOST);
    }

    private static VandariaDeckLimits limits(Reading map) {
        VandariaDeckLimits usual = VandariaDeckLimits.standard();
        ReadingFields in = map.fields();
        VandariaDeckLimits limits = new VandariaDeckLimits(
                in.whole("fate least", usual.fateLeast()),
                in.whole("sub most", usual.subMost()),
                in.whole("side most", usual.sideMost()),
                in.whole("copies", usual.copies()),
                Option.of(in.find("side counts")).map(Reading::truth).getOrElse(usual.sideCounts()),
                Option.of(in.find("mixing"))
                        .map(each -> each.word(SpellbindMixing.values()))
                        .getOrElse(usual.mixing()));
        in.end();
        return limits;
    }
}
