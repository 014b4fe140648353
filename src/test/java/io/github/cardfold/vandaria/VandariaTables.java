package io.github.cardfold.vandaria;

import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.vandaria.card.SpellbindMixing;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckLimits;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import java.util.OptionalLong;
import java.util.SplittableRandom;

/** Games of every sort that there is: of the shipped decks and of others, with all options, of two and more players. */
public final class VandariaTables {
    private static final Array<String> NAMES =
            VandariaPacks.decks(VandariaPacks.marches().id());
    private static final VandariaRules STANDARD = VandariaRules.standard();
    private static final Array<VandariaCard> MARCHES = VandariaPacks.marches().cards();

    private VandariaTables() {}

    /**
     * A game that can be begun.
     *
     * @param rules its rules
     * @param beginning begins it
     */
    public record Table(Rules rules, Beginning beginning) {
        /** Returns the first decision of a game; the listener hears what ran on the way. */
        public State start(long seed, StepListener listener) {
            return beginning.start(OptionalLong.of(seed), listener);
        }
    }

    /** Begins a game. */
    @FunctionalInterface
    public interface Beginning {
        /** Returns its first decision. */
        State start(OptionalLong seed, StepListener listener);
    }

    /** Returns the rules of games without any card. */
    public static Rules withoutCards() {
        return Vandaria.rules(STANDARD, Array.empty());
    }

    /** Returns the rules of games of all cards that random games and examples are played with. */
    public static Array<Rules> rules() {
        return Array.of(MARCHES, VandariaPacks.guide().cards(), SpellDecks.ALL, VandariaGames.SHAPES, LootDecks.ALL)
                .map(each -> Vandaria.rules(STANDARD, each));
    }

    /** Returns games of all sorts, short ones of many cards. */
    public static Array<Table> games() {
        return shipped().appendAll(others());
    }

    /** Pairs of decks with each of the options in turn, three players, two teams, and a Sudden Death. */
    private static Array<Table> shipped() {
        VandariaRules teams =
                VandariaGames.OPTIONS.get(1).withTeams(VandariaRules.Teams.TWO).withSharedVictoryPoints(true);
        Rules rules = Vandaria.rules(STANDARD, MARCHES);
        return Array.range(0, NAMES.size())
                .map(i -> table(VandariaGames.OPTIONS.get(i % VandariaGames.OPTIONS.size()), MARCHES, decks(i, i + 1)))
                .append(table(STANDARD, MARCHES, decks(0, 1, 2)))
                .append(table(teams, MARCHES, decks(3, 2, 1, 0)))
                .append(new Table(
                        rules, (seed, listener) -> VandariaSuddenDeath.of(rules, decks(0, 1), seed, listener)));
    }

    private static Array<VandariaDeckList> decks(int... which) {
        return Array.ofAll(which).map(i -> VandariaPacks.deck(NAMES.get(i % NAMES.size())));
    }

    /** Plain cards, FrameSpells, cards that change, and Loot. */
    private static Array<Table> others() {
        SplittableRandom dice = new SplittableRandom(0);
        VandariaRules changing = STANDARD.withFactionRequirement(VandariaRules.FactionRequirement.CONTROL_TERRITORY);
        VandariaRules trading = STANDARD.withDeckLimits(
                        new VandariaDeckLimits(20, 25, 25, 2, false, SpellbindMixing.NO_FRAME_SPELLS))
                .withDeckOut(VandariaRules.DeckOut.LOSE_ON_DRAW);
        return Array.of(
                table(STANDARD, PlainDecks.ALL, Array.fill(2, () -> PlainDecks.deck("some", dice))),
                table(STANDARD, SpellDecks.ALL, Array.fill(2, () -> SpellDecks.deck(dice))),
                table(changing, VandariaGames.SHAPES, Array.fill(2, VandariaGames::shapes)),
                table(trading, LootDecks.ALL, Array.fill(2, LootDecks::deck)));
    }

    private static Table table(VandariaRules options, Array<VandariaCard> cards, Array<VandariaDeckList> decks) {
        Rules rules = Vandaria.rules(options, cards);
        return new Table(rules, Vandaria.setup(rules, decks)::start);
    }
}
