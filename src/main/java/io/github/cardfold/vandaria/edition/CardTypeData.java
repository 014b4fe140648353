package io.github.cardfold.vandaria.edition;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.vandaria.card.ActionCard;
import io.github.cardfold.vandaria.card.CardType;
import io.github.cardfold.vandaria.card.Element;
import io.github.cardfold.vandaria.card.Equip;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.FrameSpell;
import io.github.cardfold.vandaria.card.Loot;
import io.github.cardfold.vandaria.card.Personality;
import io.github.cardfold.vandaria.card.Quest;
import io.github.cardfold.vandaria.card.Rank;
import io.github.cardfold.vandaria.card.Relic;
import io.github.cardfold.vandaria.card.Rune;
import io.github.cardfold.vandaria.card.SaleKind;
import io.github.cardfold.vandaria.card.Territory;
import io.vavr.control.Option;

/** What cards of each type print (3.1), as fields beside those that every card has. */
final class CardTypeData {
    private static final String TYPE = "type";
    static final String KIND = "kind";
    private static final String SIZE = "size";
    private static final String COLLECT = "collect";
    private static final String EQUIP = "equip";
    private static final String PERSONAL = "personal";
    private static final String RANK = "rank";
    private static final String GOODS = "goods";
    private static final String DROP = "drop";
    private static final String FRAME_SPELL = "frame spell";
    private static final String ELEMENT = "element";
    private static final String LEVEL = "level";
    private static final String REQUIREMENT = "requirement";
    private static final String ADDITIONAL = "additional";

    /** The types by their words. */
    private enum Type {
        TERRITORY,
        FOLLOWER,
        RELIC,
        RUNE,
        ACTION,
        LOOT,
        QUEST
    }

    private CardTypeData() {}

    static void write(Data.Builder out, CardType type) {
        if (type instanceof Territory territory) {
            TerritoryData.write(out.text(TYPE, Reading.word(Type.TERRITORY)), territory);
        } else if (type instanceof Follower follower) {
            FollowerData.write(out.text(TYPE, Reading.word(Type.FOLLOWER)), follower);
        } else if (type instanceof Relic relic) {
            out.text(TYPE, Reading.word(Type.RELIC))
                    .text(KIND, Reading.word(relic.kind()))
                    .whole(SIZE, relic.size(), 0)
                    .whole(COLLECT, relic.collect(), 0);
            relic.equip().forEach(each -> equip(out, each));
        } else if (type instanceof Rune rune) {
            out.text(TYPE, Reading.word(Type.RUNE))
                    .text(KIND, Reading.word(rune.kind()))
                    .whole(SIZE, rune.size(), 0);
            rune.equip().forEach(each -> equip(out, each));
        } else if (type instanceof ActionCard action) {
            out.text(TYPE, Reading.word(Type.ACTION));
            action.frameSpell().forEach(each -> out.put(FRAME_SPELL, frameSpell(each)));
        } else if (type instanceof Loot loot) {
            out.text(TYPE, Reading.word(Type.LOOT))
                    .text(RANK, loot.rank().name())
                    .text(GOODS, Reading.word(loot.kind()))
                    .text(DROP, loot.drop())
                    .whole(SIZE, loot.size(), 0);
        } else {
            out.text(TYPE, Reading.word(Type.QUEST));
        }
    }

    private static void equip(Data.Builder out, Equip equip) {
        out.whole(EQUIP, equip.gold(), 0);
        equip.personal().forEach(each -> out.text(PERSONAL, Reading.word(each)));
    }

    private static Data frameSpell(FrameSpell spell) {
        Data.Builder out = Data.fields()
                .text(ELEMENT, Reading.word(spell.element()))
                .whole(LEVEL, spell.level())
                .items(REQUIREMENT, VandariaCardData.words(spell.requirement()));
        spell.additional().forEach(each -> out.text(ADDITIONAL, Reading.word(each)));
        return out.build();
    }

    /** Returns what a card is, none if that is wrong. */
    static Option<CardType> read(CardReading in) {
        return in.need(TYPE, each -> each.word(Type.values())).flatMap(type -> switch (type) {
            case TERRITORY -> TerritoryData.read(in).map(CardType.class::cast);
            case FOLLOWER -> FollowerData.read(in).map(CardType.class::cast);
            case RELIC -> relic(in);
            case RUNE -> rune(in);
            case ACTION -> action(in);
            case LOOT -> loot(in);
            case QUEST -> Option.some(new Quest());
        });
    }

    private static Option<CardType> relic(CardReading in) {
        Option<Relic.Kind> kind = in.need(KIND, each -> each.word(Relic.Kind.values()));
        int size = in.number(SIZE, 0);
        int collect = in.number(COLLECT, 0);
        Option<Equip> equip = kind.filter(each -> each == Relic.Kind.EQUIPMENT).map(each -> equip(in));
        return kind.flatMap(each -> in.make(() -> new Relic(each, size, collect, equip)));
    }

    private static Option<CardType> rune(CardReading in) {
        Option<Rune.Kind> kind = in.need(KIND, each -> each.word(Rune.Kind.values()));
        int size = in.number(SIZE, 0);
        Option<Equip> equip = kind.filter(each -> each == Rune.Kind.EQUIPMENT).map(each -> equip(in));
        return kind.flatMap(each -> in.make(() -> new Rune(each, size, equip)));
    }

    private static Equip equip(CardReading in) {
        return new Equip(in.number(EQUIP, 0), in.may(PERSONAL, each -> each.word(Personality.values())));
    }

    private static Option<CardType> action(CardReading in) {
        Option<FrameSpell> spell = in.may(FRAME_SPELL, CardTypeData::frameSpell);
        return in.make(() -> new ActionCard(spell));
    }

    private static FrameSpell frameSpell(Reading map) {
        ReadingFields in = map.fields();
        Element element = ElementWords.element(in.get(ELEMENT));
        int level = CardReading.amount(in.get(LEVEL));
        var requirement = in.get(REQUIREMENT).items().map(ElementWords::element);
        Option<Element> additional = Option.of(in.find(ADDITIONAL)).map(ElementWords::element);
        in.end();
        try {
            return new FrameSpell(element, level, requirement, additional);
        } catch (IllegalArgumentException refusal) {
            throw map.expected("a FrameSpell that can be printed", String.valueOf(refusal.getMessage()));
        }
    }

    private static Option<CardType> loot(CardReading in) {
        Option<Rank> rank = in.need(RANK, each -> each.named("a Rank, from E to S", Rank::valueOf));
        Option<SaleKind> goods = in.need(GOODS, each -> each.word(SaleKind.values()));
        Option<String> drop = in.need(DROP, Reading::filled);
        int size = in.number(SIZE, 0);
        return rank.flatMap(of ->
                goods.flatMap(kind -> drop.flatMap(what -> in.make(() -> new Loot(of, kind, what, size)))));
    }
}
