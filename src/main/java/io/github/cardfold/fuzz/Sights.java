package io.github.cardfold.fuzz;

import io.github.cardfold.bot.GreedyBot;
import io.github.cardfold.bot.GreedyVandariaBot;
import io.github.cardfold.cardfight.FightAudit;
import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.cardfight.fact.ActiveEffects;
import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.effect.Term;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Game;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.ZoneKind;
import io.github.cardfold.match.Player;
import io.github.cardfold.vandaria.SkillsAtWork;
import io.github.cardfold.vandaria.fact.VandariaGame;
import io.github.cardfold.vandaria.fact.VandariaLayers;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;

/** What of a state tells, by the rules of its game, what has been come to. */
interface Sights {
    /** Returns those of a game. */
    static Sights of(Game game) {
        if (game instanceof CardfightGame fight) {
            return new OfFights(fight);
        }
        if (game instanceof VandariaGame) {
            return new OfVandaria();
        }
        throw new IllegalArgumentException("nobody looks at games of " + game.name());
    }

    /** Returns the layers in which effects may change something. */
    Array<Layer> layers();

    /** Tells whether a kind speaks of games, not of what is so before there is one. */
    boolean isHeard(Class<? extends Term> kind);

    /** Tells whether a card that comes to a zone is played. */
    boolean isPlayed(ZoneKind zone);

    /** Returns the abilities that are valid as long as they are there, one for each card that has it. */
    Array<Clause> valid(Position position);

    /** Returns the layers in which something is changed, by some of the valid abilities or for a time. */
    Array<Layer> layers(Position position, Array<Clause> valid);

    /** Returns what is wrong with a state by the rules of the game, beside what holds in every game. */
    Array<String> broken(State state);

    /** Returns a simple player. */
    Player greedy();

    /** Those of Cardfight games. */
    record OfFights(CardfightGame game) implements Sights {
        /** What is printed is there always; what rules change belongs to mechanics that are not there (11.11.1.4). */
        @Override
        public Array<Layer> layers() {
            return game.layers().filter(each -> !each.equals(Layers.PRINTED) && !each.equals(Layers.RULES));
        }

        @Override
        public boolean isHeard(Class<? extends Term> kind) {
            return Vocabulary.isHeardInGames(kind);
        }

        @Override
        public boolean isPlayed(ZoneKind zone) {
            return zone.circle() || zone.equals(Zone.ORDER_AREA.kind()) || zone.equals(Zone.ORDER_ZONE.kind());
        }

        @Override
        public Array<Clause> valid(Position position) {
            return ActiveEffects.abilities(position);
        }

        @Override
        public Array<Layer> layers(Position position, Array<Clause> valid) {
            return ActiveEffects.layers(position);
        }

        @Override
        public Array<String> broken(State state) {
            return FightAudit.broken(state);
        }

        @Override
        public Player greedy() {
            return new GreedyBot();
        }
    }

    /** Those of Vandaria Wars. */
    record OfVandaria() implements Sights {
        @Override
        public Array<Layer> layers() {
            return VandariaLayers.ALL;
        }

        @Override
        public boolean isHeard(Class<? extends Term> kind) {
            return true;
        }

        /** Actions go to the register, and Loot may go into a Bag. */
        @Override
        public boolean isPlayed(ZoneKind zone) {
            return zone.equals(VandariaZone.GAME.kind())
                    || zone.equals(VandariaZone.REGISTER.kind())
                    || zone.equals(VandariaZone.BAG.kind());
        }

        @Override
        public Array<Clause> valid(Position position) {
            return SkillsAtWork.of(position);
        }

        @Override
        public Array<Layer> layers(Position position, Array<Clause> valid) {
            return SkillsAtWork.layers(position, valid);
        }

        /** Nothing is looked at but what holds in every game. */
        @Override
        public Array<String> broken(State state) {
            return Array.empty();
        }

        @Override
        public Player greedy() {
            return new GreedyVandariaBot();
        }
    }
}
