package io.github.cardfold.scenario;

import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Language;
import io.github.cardfold.json.VandariaPackJson;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.scenario.tournament.Case;
import io.github.cardfold.scenario.tournament.Cases;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.VandariaAudit;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.VandariaSuddenDeath;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.edition.VandariaCardData;
import io.github.cardfold.vandaria.edition.VandariaRulesData;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaTurnFrame;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Either;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Scenarios of Vandaria Wars. */
final class VandariaScenarios implements ScenarioGame {
    static final ScenarioGame GAME = new VandariaScenarios();

    private static final String OPTIONS = "options";
    private static final String PACK = "pack";

    private VandariaScenarios() {}

    @Override
    public Rules rules(ReadingFields in, ScenarioRules shelf) {
        @Nullable Reading options = in.find(OPTIONS);
        VandariaRules rules = options == null ? VandariaRules.standard() : VandariaRulesData.read(options);
        VandariaPack pack = new PackNames<>(new Shelf(shelf), shelf.folder()).read(in.find(PACK));
        Language words = Vandaria.language(shelf.vandariaPlugins());
        Array<VandariaCard> cards = pack.cards();
        for (Reading each : in.items(OwnCards.FIELD)) {
            VandariaCard card =
                    VandariaCardData.read(OwnCards.named(each), words).getOrElseThrow(VandariaScenarios::first);
            if (cards.exists(other -> other.id().equals(card.id()))) {
                throw each.expected("an id of its own", "\"" + card.id() + "\", which another card has");
            }
            cards = cards.append(card);
        }
        try {
            return Vandaria.rules(rules, cards, shelf.vandariaPlugins());
        } catch (IllegalArgumentException e) {
            Reading at = in.find(OwnCards.FIELD);
            throw (at == null ? in.map() : at).expected("cards that make sense", String.valueOf(e.getMessage()));
        }
    }

    @Override
    public @Nullable Case outside(ReadingFields in, Rules rules) {
        return Cases.read(in, rules);
    }

    /** With time over in the round that is laid out, two players go on with a Sudden Death. */
    @Override
    public Passage begun(ReadingFields in, Passage laidOut) {
        @Nullable Reading players = in.find("sudden death");
        if (players == null) {
            return laidOut;
        }
        Array<Seat> there = laidOut.state().position().seats();
        Array<Seat> seats = players.items()
                .map(each -> each.named(
                        "a seat, one of " + there.mkString(", "),
                        word -> there.find(seat -> seat.name().equals(word))
                                .getOrElseThrow(IllegalArgumentException::new)));
        @Nullable Reading seed = in.find("seed");
        OptionalLong chance = seed == null ? OptionalLong.empty() : OptionalLong.of(seed.whole(0, Integer.MAX_VALUE));
        try {
            return new Passage(VandariaSuddenDeath.of(laidOut.state(), seats, chance), Array.empty());
        } catch (IllegalArgumentException e) {
            throw players.expected("two opponents", String.valueOf(e.getMessage()));
        }
    }

    private static StateFormatException first(Array<StateFormatException> refusals) {
        return refusals.head();
    }

    @Override
    public Array<String> rulesFields() {
        return Array.of(OPTIONS, PACK, OwnCards.FIELD);
    }

    @Override
    public boolean hasUsualTable(ReadingFields in) {
        return false;
    }

    @Override
    public Map<Integer, String> usual(Seat seat) {
        return LinkedHashMap.empty();
    }

    @Override
    public void places(Opening opening) {
        Vandaria.places(opening);
    }

    @Override
    public void morePlaces(ReadingFields side, Opening opening, Seat seat) {
        // Every place of this game is there from the start.
    }

    @Override
    public boolean isOfSide(String field) {
        return false;
    }

    @Override
    public boolean isHome(Place place) {
        return false;
    }

    @Override
    public boolean hasBattles() {
        return false;
    }

    @Override
    public Turns turns() {
        return new Turns(
                VandariaTurnFrame.PROCEDURE, VandariaTurnFrame.ACTIVE, VandariaTurnFrame.NUMBER, "active player");
    }

    @Override
    public Array<String> broken(State state) {
        return VandariaAudit.broken(state);
    }

    /** The packs that scenarios name. */
    private record Shelf(ScenarioRules rules) implements PackNames.Shelf<VandariaPack> {
        /** Without the cards of the Subdeck, for where there are Loot and Recipes players are asked more. */
        @Override
        public VandariaPack usual() {
            VandariaPack marches = VandariaPacks.marches();
            return new VandariaPack(
                    marches.id(), marches.version(), marches.cards().reject(VandariaCard::isOfSubdeck));
        }

        @Override
        public Array<VandariaPack> known() {
            return rules.vandariaPacks();
        }

        @Override
        public String id(VandariaPack pack) {
            return pack.id();
        }

        @Override
        public Array<String> endings() {
            return Array.of(PackNames.TREE);
        }

        @Override
        public Either<Array<String>, VandariaPack> read(String name, String text) {
            return VandariaPackJson.read(name, text).mapLeft(problems -> problems.map(String::valueOf));
        }

        @Override
        public VandariaPack joined(VandariaPack first, VandariaPack second) {
            return new VandariaPack(
                    first.id() + " and " + second.id(),
                    first.version() + " and " + second.version(),
                    first.cards().appendAll(second.cards()));
        }
    }
}
