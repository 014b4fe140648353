package io.github.cardfold.vandaria;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.explain.WhyAsked;
import io.github.cardfold.json.ActionJson;
import io.github.cardfold.json.EventJson;
import io.github.cardfold.json.ReplayJson;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.json.VandariaPackJson;
import io.github.cardfold.json.ViewJson;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.Redacted;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Renaming;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Gap;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.StateDiff;
import io.github.cardfold.replay.Recorder;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.replay.ReplayBytes;
import io.github.cardfold.vandaria.card.SpellbindMixing;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckLimits;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.view.Determinize;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Plays random games of cards without skills through every door, and holds each state to what always holds. */
public final class VandariaGames {
    /** One state in so many goes through the doors that take long. */
    private static final int THOROUGH = 48;
    /** How far a dealt game is played. */
    private static final int STEPS_ON = 3;
    /** A game of random answers that goes on so long is no game that ends. */
    private static final int MOST_STEPS = 20_000;

    /** The standard options, and others, so that games end in each way and every option is played. */
    static final Array<VandariaRules> OPTIONS = Array.of(
            VandariaRules.standard(),
            VandariaRules.standard()
                    .withPoliticalTerritories(9)
                    .withMilitaryPoints(1)
                    .withSupremeHonor(60)
                    .withSupremeCheck(VandariaRules.SupremeCheck.IMMEDIATE)
                    .withMulligan(VandariaRules.Mulligan.EITHER)
                    .withStaggerEffect(VandariaRules.Stagger.FREE_TERRITORY)
                    .withLethalInOrder(true)
                    .withElementPoolEmpties(VandariaRules.PoolEmpties.PHASE_END)
                    .withReturnHomeReservesRoom(true),
            VandariaRules.standard()
                    .withPoliticalTerritories(30)
                    .withDeckOut(VandariaRules.DeckOut.LOSE_ON_DRAW)
                    .withStaggerEffect(VandariaRules.Stagger.NO_ATTACK)
                    .withStaggerAfterWipe(true)
                    .withFactionRequirement(VandariaRules.FactionRequirement.NONE)
                    .withHeroScope(VandariaRules.HeroScope.PLAYER)
                    .withStrayReturnMandatory(false)
                    .withVehicleSweepAfterPoint(false)
                    .withTerritoriesPerTurn(1)
                    .withElementPoolEmpties(VandariaRules.PoolEmpties.NEVER)
                    .withHandLimit(3));

    /** Cards with all that chapters 3.4, 6.1, 6.3 and 15 do. */
    static final Array<VandariaCard> SHAPES =
            VandariaPackJson.read("shapes.json", resource("shapes.json")).get().cards();

    private final Rules rules;
    private final Rules elsewhere;
    private final SplittableRandom random;
    private final long number;
    private final State first;
    private final Audit audit;
    /** One state in so many is held to all that always holds. */
    private int checked = 1;
    /** How many answers have been given. */
    private int answers;

    private VandariaGames(
            long number, VandariaRules options, Array<VandariaCard> cards, Array<VandariaDeckList> decks) {
        this.number = number;
        random = new SplittableRandom(number);
        rules = Vandaria.rules(options, cards);
        elsewhere = Vandaria.rules(options, cards);
        first = Vandaria.setup(rules, decks).start(number);
        audit = Audit.of(first);
    }

    private VandariaGames(long number, int players, VandariaRules options) {
        this(number, options, PlainDecks.ALL, decks(number, players));
    }

    private VandariaGames(long number) {
        this(number, 2, options(number));
    }

    private static Array<VandariaDeckList> decks(long number, int players) {
        SplittableRandom dice = new SplittableRandom(~number);
        return Array.fill(players, () -> PlainDecks.deck("some", dice));
    }

    private static VandariaRules options(long number) {
        return OPTIONS.get((int) (number % OPTIONS.size()));
    }

    /** Plays a game of two to its end, checks every state, and returns the last one. */
    static State play(long number) {
        return new VandariaGames(number).played();
    }

    /** Plays a game of some players, each alone, to its end, checks every state, and returns the last one. */
    static State royal(long number, int players) {
        return new VandariaGames(number, players, options(number)).played();
    }

    /** Plays a game of two teams of some players together to its end, checks every state, and returns the last one. */
    static State teams(long number, int players) {
        return new VandariaGames(
                        number,
                        players,
                        options(number).withTeams(VandariaRules.Teams.TWO).withSharedVictoryPoints(number % 2 == 0))
                .played();
    }

    /** Plays a game with elements and FrameSpells to its end, checks every state, and returns the last one. */
    static State spells(long number) {
        SplittableRandom dice = new SplittableRandom(~number);
        return new VandariaGames(number, options(number), SpellDecks.ALL, Array.fill(2, () -> SpellDecks.deck(dice)))
                .played();
    }

    /** Returns a game's states, unchecked. */
    static Array<State> states(long number) {
        VandariaGames game = new VandariaGames(number);
        List<State> states = new ArrayList<>();
        State state = game.first;
        states.add(state);
        while (!state.isOver() && states.size() < MOST_STEPS) {
            state = state.step(game.answer(state));
            states.add(state);
        }
        return Array.ofAll(states);
    }

    /** Plays a game of shipped decks to its end, checks every state, and returns the last one. */
    static State shipped(long number, Array<String> decks, VandariaRules options) {
        return new VandariaGames(number, options, VandariaPacks.marches().cards(), decks.map(VandariaPacks::deck))
                .played();
    }

    /**
     * Plays a game of some players with cards that change, are put in, and shift, to its end, and checks every state.
     */
    static State shaped(long number, int players) {
        return new VandariaGames(
                        number,
                        options(number).withFactionRequirement(VandariaRules.FactionRequirement.CONTROL_TERRITORY),
                        SHAPES,
                        Array.fill(players, VandariaGames::shapes))
                .played();
    }

    static VandariaDeckList shapes() {
        Array<DeckEntry<VandariaCard>> copies = SHAPES.map(each -> new DeckEntry<>(each.hero() ? 1 : 2, each));
        return VandariaDeckList.builder()
                .name("shapes")
                .fate(copies.reject(each -> each.card().isOfSubdeck()))
                .sub(copies.filter(each -> each.card().isOfSubdeck()))
                .build();
    }

    /**
     * Plays the shipped decks against each other, each pair in both orders, then with three and with two teams of two.
     */
    static State mixed(long number) {
        Array<String> names = VandariaPacks.decks(VandariaPacks.marches().id());
        Array<Array<String>> pairs = names.flatMap(a -> names.map(b -> Array.of(a, b)));
        int which = (int) (number % (pairs.size() + 4));
        if (which < pairs.size()) {
            return shipped(number, pairs.get(which), options(number));
        }
        return switch (which - pairs.size()) {
            case 0 -> shipped(number, Array.range(0, 3).map(i -> names.get(i % names.size())), options(number));
            case 1 -> teams(number, 4);
            case 2 -> royal(number, 4);
            default -> play(number);
        };
    }

    /** Plays a game about Loot to its end, by two or three players, checks every state, and returns the last one. */
    static State trading(long number) {
        VandariaRules options = options(number)
                .withDeckLimits(new VandariaDeckLimits(20, 25, 25, 2, false, SpellbindMixing.NO_FRAME_SPELLS))
                .withDeckOut(VandariaRules.DeckOut.LOSE_ON_DRAW)
                .withLootSize((int) (number % 2));
        return new VandariaGames(number, options, LootDecks.ALL, Array.fill(2 + (int) (number % 2), LootDecks::deck))
                .played();
    }

    /**
     * Plays a game of shipped decks, checks one state in so many and each turn, and returns the last one: the game may
     * have no end where its options let nobody lose without cards to draw.
     */
    static State longRun(long number, int players, int checked) {
        return longGame(number, players, checked).played();
    }

    private static VandariaGames longGame(long number, int players, int checked) {
        Array<String> names = VandariaPacks.decks(VandariaPacks.marches().id());
        Array<String> decks = Array.range(0, players).map(seat -> {
            long round = number;
            for (int i = 0; i < seat; i++) {
                round /= names.size();
            }
            return names.get((int) (round % names.size()));
        });
        VandariaRules options = options(number / names.size() / names.size());
        if (players > 3) {
            options = options.withTeams(number % 2 == 0 ? VandariaRules.Teams.NONE : VandariaRules.Teams.TWO);
        }
        VandariaGames game =
                new VandariaGames(number, options, VandariaPacks.marches().cards(), decks.map(VandariaPacks::deck));
        game.checked = checked;
        return game;
    }

    private State played() {
        State state = first;
        Recorder recorder = Recorder.from(first);
        for (answers = 0; !state.isOver(); answers++) {
            if (answers == MOST_STEPS && checked > 1) {
                return state;
            }
            assertTrue(answers < MOST_STEPS, this::toString);
            Action action = answer(state);
            if (checked == 1) {
                assertEquals(action, ActionJson.read(state, ActionJson.write(state, action)));
            }
            State next = state.step(action);
            check(state, next);
            recorder = recorder.step(action);
            state = next;
        }
        replayed(recorder.replay(), state);
        return state;
    }

    private Action answer(State state) {
        return VandariaHabits.answer(state, random);
    }

    /** Turns go round the table, and nobody who has lost has one. */
    private static void turns(State before, State after) {
        Position then = before.position();
        Position now = after.position();
        int number = now.rules().game().turn(now);
        Seat was = then.rules().game().turnSeat(then);
        Seat is = now.rules().game().turnSeat(now);
        if (was == null || is == null || number == then.rules().game().turn(then)) {
            return;
        }
        assertEquals(then.rules().game().turn(then) + 1, number);
        assertEquals(now.next(was), is);
        assertFalse(now.hasLost(is));
    }

    private void check(State before, State after) {
        turns(before, after);
        if (checked > 1 && random.nextInt(checked) > 0) {
            return;
        }
        assertEquals("", audit.broken(after).mkString("\n"), () -> this + "\n" + Notation.position(after));
        assertEquals("", Audit.untold(before, after).mkString("\n"), this::toString);
        assertEquals("", VandariaAudit.broken(after).mkString("\n"), () -> this + "\n" + Notation.position(after));
        if (random.nextInt(THOROUGH) == 0) {
            assertFalse(StateDiff.between(before, after).isEmpty());
            assertEquals(PositionKey.of(after), PositionKey.of(Renaming.of(after, number)), this::toString);
            readBack(after);
            events(after);
            dealt(after);
            dealtFromViews(after);
        }
    }

    private void readBack(State state) {
        State read = StateJson.read(elsewhere, StateJson.write(state));
        assertEquals(state, read);
        assertEquals(PositionKey.of(state), PositionKey.of(read));
        String text = Notation.position(state);
        assertEquals(state, Notation.readPosition(rules, text), text);
    }

    private static void events(State state) {
        Position position = state.position();
        for (int i = 0; i < state.eventCount(); i++) {
            Event event = state.event(i);
            assertEquals(event, Notation.readEvent(position, Notation.eventInFull(position, event)));
            assertEquals(event, EventJson.read(state, EventJson.write(state, event)));
        }
    }

    /** A deal looks the same to its seat, and can be played on. */
    private void dealtFromViews(State state) {
        for (Seat seat : state.position().seats()) {
            View view = View.of(state, seat);
            State dealt = Determinize.deal(state, seat, number);
            assertEquals(view.text(), View.of(dealt, seat).text(), this::toString);
            assertEquals(ViewJson.write(view), ViewJson.write(View.of(dealt, seat)), this::toString);
            assertEquals("", Audit.of(dealt).broken(dealt).mkString("\n"), this::toString);
            assertEquals(state.isOver(), WhyAsked.of(state, seat).isEmpty());
            goesOn(dealt);
        }
    }

    private void goesOn(State dealt) {
        Audit its = Audit.of(dealt);
        State state = dealt;
        for (int i = 0; i < STEPS_ON && !state.isOver(); i++) {
            state = state.step(answer(state));
            assertEquals("", its.broken(state).mkString("\n"), this::toString);
        }
    }

    /** What each seat sees, filled with the true cards: the same questions and answers. */
    private void dealt(State state) {
        for (Seat seat : state.position().seats()) {
            Redacted seen = Redacted.of(state, seat);
            State dealt = seen.filled(trueCards(seen), number);
            assertEquals("", Audit.of(dealt).broken(dealt).mkString("\n"), this::toString);
            assertEquals(asked(state), asked(dealt), this::toString);
            assertEquals(
                    state.legalActions(seat),
                    dealt.legalActions(seat),
                    () -> this + "\n" + Notation.position(state) + "\n" + Notation.position(dealt));
        }
    }

    /** What others know of a decision: which of several things is chosen next, only who chooses them knows. */
    private static Option<String> asked(State state) {
        return state.decision().map(each -> each.seat() + " " + each.purpose());
    }

    private static Array<Array<Integer>> trueCards(Redacted seen) {
        Array<Gap> gaps = seen.gaps();
        return Array.range(0, gaps.size()).map(i -> {
            int before = gaps.take(i).count(gaps.get(i)::equals) * gaps.get(i).size();
            return seen.hidden(gaps.get(i)::equals)
                    .drop(before)
                    .take(gaps.get(i).size());
        });
    }

    private void replayed(Replay replay, State end) {
        Replay read = ReplayJson.read(ReplayJson.write(replay));
        assertEquals(replay, read);
        assertArrayEquals(ReplayBytes.write(replay), ReplayBytes.write(read));
        assertEquals(end, replay.verify(elsewhere).get());
    }

    private static String resource(String name) {
        try (InputStream in = requireNonNull(VandariaGames.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /**
     * Plays games of all shipped decks by two, three or four players, says what fails, and prints how they ended. The
     * arguments are the number of the first game, of games, and of players, and that of states of which one is checked.
     */
    public static void main(String[] arguments) {
        int[] numbers = Stream.of(arguments).mapToInt(Integer::parseInt).toArray();
        int from = numbers.length > 0 ? numbers[0] : 0;
        int games = numbers.length > 1 ? numbers[1] : 200;
        int players = numbers.length > 2 ? numbers[2] : 2;
        int checked = numbers.length > 3 ? numbers[3] : 16;
        Map<String, Integer> ends = new TreeMap<>();
        int longest = 0;
        for (int i = from; i < from + games; i++) {
            VandariaGames game = longGame(i, players, checked);
            ends.merge(game.end(), 1, Integer::sum);
            longest = Math.max(longest, game.answers);
            if ((i + 1) % 100 == 0) {
                System.out.println((i + 1) + ": " + ends + ", the longest of " + longest + " answers");
            }
        }
        ends.forEach((end, number) -> System.out.println(number + " " + end));
    }

    private String end() {
        try {
            return played().outcome().map(Outcome::sentence).getOrElse(() -> {
                System.out.println(this + " does not end");
                return "without an end after " + MOST_STEPS + " answers";
            });
        } catch (RuntimeException | AssertionError broken) {
            System.out.println(this + " is broken");
            broken.printStackTrace(System.out);
            return "broken";
        }
    }

    @Override
    public String toString() {
        return "game " + number;
    }
}
