package io.github.cardfold.scenario;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.FightAudit;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.card.PackReader;
import io.github.cardfold.cardfight.edition.CardData;
import io.github.cardfold.cardfight.edition.Definitions;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.effect.Language;
import io.github.cardfold.json.PackJson;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Scenarios of Cardfight!! Vanguard. */
final class CardfightScenarios implements ScenarioGame {
    static final ScenarioGame GAME = new CardfightScenarios();

    private static final String PACK = "pack";
    private static final String RULESET = "ruleset";
    private static final String CIRCLES = "circles";

    private CardfightScenarios() {}

    @Override
    public Rules rules(ReadingFields in, ScenarioRules shelf) {
        Pack named = new PackNames<>(new Shelf(shelf), shelf.folder()).read(in.find(PACK));
        Pack pack = defining(in, named, shelf);
        Ruleset ruleset = ruleset(in.find(RULESET), shelf);
        Array<Card> cards = cards(in, pack, pack.language(shelf.language()));
        try {
            return shelf.assembled(ruleset, pack, cards);
        } catch (IllegalArgumentException e) {
            Reading at = in.find(OwnCards.FIELD);
            throw (at == null ? in.map() : at).expected("cards that make sense", String.valueOf(e.getMessage()));
        }
    }

    @Override
    public Array<String> rulesFields() {
        return Array.of(PACK, Definitions.FIELD, RULESET, OwnCards.FIELD);
    }

    /** Returns a pack with the definitions of the file besides its own. */
    private static Pack defining(ReadingFields in, Pack pack, ScenarioRules shelf) {
        Definitions own = Definitions.read(in, pack.language(shelf.language()));
        own.problems().headOption().forEach(problem -> {
            throw problem;
        });
        return own.all().isEmpty()
                ? pack
                : pack.withDefinitions(pack.definitions().appendAll(own.all()).distinct());
    }

    private static Ruleset ruleset(@Nullable Reading name, ScenarioRules shelf) {
        return name == null
                ? Editions.JP_2026_04
                : shelf.ruleset(name.text())
                        .getOrElseThrow(() -> name.expected(
                                "a ruleset, one of " + shelf.rulesetNames().mkString(", ")));
    }

    private static Array<Card> cards(ReadingFields in, Pack pack, Language language) {
        Set<String> ids = new TreeSet<>(pack.cards().map(Card::id).asJava());
        List<Card> cards = new ArrayList<>();
        for (Reading each : in.items(OwnCards.FIELD)) {
            Card card = CardData.read(OwnCards.named(each), language).getOrElseThrow(refusals -> refusals.head());
            if (!ids.add(card.id())) {
                throw each.expected("an id of its own", "\"" + card.id() + "\", which another card has");
            }
            cards.add(card);
        }
        return Array.ofAll(cards);
    }

    /** The pack of practice has what lies there. */
    @Override
    public boolean hasUsualTable(ReadingFields in) {
        @Nullable Reading value = in.find(PACK);
        if (value != null && value.data() instanceof Data.Items) {
            return value.items().map(Reading::text).contains(Practice.PACK.id());
        }
        return value == null || value.text().equals(Practice.PACK.id());
    }

    @Override
    public Map<Integer, String> usual(Seat seat) {
        return LinkedHashMap.of(
                Circle.FRONT_CENTER.of(seat),
                Practice.VANGUARD,
                Zone.DECK.of(seat),
                Practice.DECK_SIZE + " " + Practice.DECK);
    }

    @Override
    public void places(Opening opening) {
        Cardfight.places(opening);
    }

    @Override
    public void morePlaces(ReadingFields side, Opening opening, Seat seat) {
        side.items(CIRCLES).forEach(circle -> circle(circle, opening, seat));
    }

    private static void circle(Reading circle, Opening opening, Seat seat) {
        ReadingFields in = circle.fields();
        String name = in.get("name").text();
        int row = in.get("row").word(Row.values()).ordinal();
        int column = in.get("column").whole(-99, 99);
        int attributes = 0;
        for (Reading attribute : in.get("attributes").items()) {
            attributes |= attribute.word(Attribute.values()).bit;
        }
        int bits = attributes;
        in.end();
        Layout.possible(circle, () -> {
            opening.place(Circle.KIND, seat, name, row, column, bits);
        });
    }

    private enum Row {
        FRONT,
        BACK
    }

    private enum Attribute {
        VANGUARD(Circle.VANGUARD),
        REAR_GUARD(Circle.REAR_GUARD),
        GUARDIAN(Circle.GUARDIAN),
        LOCKED(Circle.LOCKED),
        ASTRAL(Circle.ASTRAL),
        STAGE(Circle.STAGE);

        private final int bit;

        Attribute(int bit) {
            this.bit = bit;
        }
    }

    @Override
    public boolean isOfSide(String field) {
        return field.equals(CIRCLES);
    }

    @Override
    public boolean isHome(Place place) {
        return place.zone().equals(Zone.RIDE_DECK.kind());
    }

    @Override
    public boolean hasBattles() {
        return true;
    }

    @Override
    public Turns turns() {
        return new Turns(TurnFrame.PROCEDURE, TurnFrame.FIGHTER, TurnFrame.NUMBER, "fighter");
    }

    @Override
    public Array<String> broken(State state) {
        return FightAudit.broken(state);
    }

    /** The packs that scenarios name. */
    private record Shelf(ScenarioRules rules) implements PackNames.Shelf<Pack> {
        private static final String TABLE = ".tsv";

        @Override
        public Pack usual() {
            return Practice.PACK;
        }

        @Override
        public Array<Pack> known() {
            return rules.packs();
        }

        @Override
        public String id(Pack pack) {
            return pack.id();
        }

        @Override
        public Array<String> endings() {
            return Array.of(PackNames.TREE, TABLE);
        }

        @Override
        public Either<Array<String>, Pack> read(String name, String text) {
            return name.endsWith(TABLE)
                    ? PackReader.read(name, text).mapLeft(problems -> problems.map(String::valueOf))
                    : PackJson.read(name, text, rules.language()).mapLeft(problems -> problems.map(String::valueOf));
        }

        @Override
        public Pack joined(Pack first, Pack second) {
            return first.withId(first.id() + " and " + second.id())
                    .withVersion(first.version() + " and " + second.version())
                    .withDefinitions(
                            first.definitions().appendAll(second.definitions()).distinct())
                    .withCards(first.cards().appendAll(second.cards()));
        }
    }
}
