package io.github.cardfold.vandaria.edition;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.vandaria.card.Honor;
import io.github.cardfold.vandaria.card.Rank;
import io.github.cardfold.vandaria.card.SaleKind;
import io.github.cardfold.vandaria.card.Terrain;
import io.github.cardfold.vandaria.card.Territory;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** What Territories print, as fields. */
final class TerritoryData {
    private static final String VEHICLE = "vehicle";
    private static final String TERRAIN = "terrain";
    private static final String HONOR = "honor";
    private static final String INFINITE = "infinite";
    private static final String CAPACITY = "capacity";
    private static final String GOLD_PRODUCE = "gold produce";
    private static final String DEFENSE = "defense";
    private static final String REGION = "region";
    private static final String SALE = "sale";
    private static final String RATES = "rates";
    private static final String LIFTS_STAGGER = "lifts stagger";

    private TerritoryData() {}

    static void write(Data.Builder out, Territory territory) {
        out.flag(VEHICLE, territory.vehicle())
                .text(TERRAIN, Reading.word(territory.terrain()), Reading.word(Terrain.GROUND));
        if (territory.honor().isInfinite()) {
            out.text(HONOR, INFINITE);
        } else {
            out.whole(HONOR, territory.honor().points(), 0);
        }
        out.whole(CAPACITY, territory.capacity())
                .whole(GOLD_PRODUCE, territory.goldProduce(), 0)
                .whole(DEFENSE, territory.defense());
        territory.region().forEach(each -> out.text(REGION, each));
        out.items(SALE, VandariaCardData.words(territory.sale()));
        Data.Builder rates = Data.fields();
        territory.rates().forEach((rank, more) -> rates.whole(rank.name(), more));
        out.fields(RATES, rates).flag(LIFTS_STAGGER, territory.liftsStagger());
    }

    static Option<Territory> read(CardReading in) {
        Territory.Builder territory = Territory.builder();
        in.may(TERRAIN, each -> each.word(Terrain.values())).forEach(territory::terrain);
        in.may(HONOR, TerritoryData::honor).forEach(territory::honor);
        territory
                .vehicle(in.flag(VEHICLE))
                .capacity(in.number(CAPACITY))
                .goldProduce(in.number(GOLD_PRODUCE, 0))
                .defense(in.number(DEFENSE))
                .region(in.may(REGION, Reading::filled))
                .sale(in.list(SALE, each -> each.word(SaleKind.values())))
                .rates(in.may(RATES, TerritoryData::rates).getOrElse(TreeMap.empty()))
                .liftsStagger(in.flag(LIFTS_STAGGER));
        return in.make(territory::build);
    }

    private static Honor honor(Reading value) {
        if (value.data() instanceof Data.Text text && text.value().equals(INFINITE)) {
            return Honor.INFINITE;
        }
        if (!(value.data() instanceof Data.Whole)) {
            throw value.expected("a whole number, or \"" + INFINITE + "\"");
        }
        return Honor.of(value.whole(-CardReading.MOST, CardReading.MOST));
    }

    private static SortedMap<Rank, Integer> rates(Reading map) {
        ReadingFields in = map.fields();
        SortedMap<Rank, Integer> rates = TreeMap.empty();
        for (Rank rank : Rank.values()) {
            Reading rate = in.find(rank.name());
            rates = rate == null ? rates : rates.put(rank, CardReading.amount(rate));
        }
        in.end();
        return rates;
    }
}
