package io.github.cardfold.bench.engine;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckReader;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.json.PackJson;
import io.github.cardfold.kernel.State;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;

/**
 * Games to be measured: all pairs of the decks of a pack in turn, each game with its number as the seed, answered by a
 * policy that draws its answers from the same seed. {@code vanilla} and {@code nightfair} are shipped packs, played
 * uniformly at random. Those who play {@code gauntlet}, the shipped pack of rare rules, and {@code reference}, which
 * lies beside the project and has decks of the weight of real ones, have a few {@link #HABITS}.
 *
 * <p>{@link Build} compiles this file alone against other builds of the library. Therefore it uses nothing else of the
 * project, and imports of the library only what has not moved for long.
 */
public final class Workload implements LongUnaryOperator {
    /** The names of all workloads. */
    public static final List<String> NAMES = List.of("vanilla", "nightfair", "gauntlet", "reference");

    /**
     * The purposes of those questions that are not answered like all others in {@code gauntlet} and {@code reference}.
     */
    public static final List<String> HABITS = List.of("guard", "ride or not", "attack or not", "choose a circle");

    private static final List<String> REFERENCE_DECKS = List.of(
            "peat-cutters",
            "reed-wardens",
            "kiln-choir",
            "prism-cavalry",
            "star-weighers",
            "tide-clocks",
            "bramble-court",
            "mason-bears");

    /** The grade 0 units of their ride decks. */
    static final List<String> STARTERS = List.of(
            "turf-spade-novice",
            "reed-whistle-squire",
            "pitch-pipe-acolyte",
            "stirrup-glazier",
            "plumb-bob-apprentice",
            "winding-key-cabin-boy",
            "thorn-crown-page",
            "hod-carrying-cub");

    private final Pack pack;
    private final Array<DeckList> decks;
    private final boolean hasHabits;
    private final Setup[] setups;

    /**
     * Lays out every pair of decks.
     *
     * @param name one of {@link #NAMES}
     * @throws IllegalArgumentException if no workload has the name
     */
    public Workload(String name) {
        this(known(name), "");
    }

    private Workload(String name, String abilities) {
        boolean isReference = name.equals("reference");
        hasHabits = isReference || name.equals("gauntlet");
        pack = isReference
                ? reference(abilities)
                : Packs.all().find(each -> each.id().equals(name)).get();
        decks = isReference ? referenceDecks(pack) : Decks.names(name).map(Decks::named);
        var rules = Cardfight.rules(Editions.JP_2026_04, pack);
        setups =
                decks.flatMap(a -> decks.map(b -> Cardfight.setup(rules, a, b))).toJavaArray(Setup[]::new);
    }

    /** Returns a name if a workload has it, and throws otherwise. */
    static String known(String name) {
        if (!NAMES.contains(name)) {
            throw new IllegalArgumentException("there is no workload '" + name + "' among " + String.join(", ", NAMES));
        }
        return name;
    }

    /**
     * Returns {@code reference} with more abilities on the grade 0 unit of each ride deck, which lies in the soul for
     * most of a game.
     *
     * @param abilities in JSON, without the brackets of their list
     */
    static Workload reference(List<String> abilities) {
        return new Workload(
                "reference", abilities.stream().map(each -> each + ",\n").collect(Collectors.joining()));
    }

    private static Pack reference(String abilities) {
        String cards = text("reference.json");
        for (String starter : STARTERS) {
            int card = cards.indexOf("\"id\": \"" + starter + "\"");
            int at = cards.indexOf("[", cards.indexOf("\"abilities\"", card)) + 1;
            cards = cards.substring(0, at) + abilities + cards.substring(at);
        }
        return PackJson.read("reference.json", cards)
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));
    }

    private static Array<DeckList> referenceDecks(Pack pack) {
        return Array.ofAll(REFERENCE_DECKS)
                .map(name -> DeckReader.read(pack, name, text(name + ".deck"))
                        .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n"))));
    }

    private static String text(String file) {
        try (InputStream in = Workload.class.getResourceAsStream("/reference/" + file)) {
            if (in == null) {
                throw new IllegalStateException("the class path has no reference/" + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    /** Returns the pack. */
    public Pack pack() {
        return pack;
    }

    /** Returns the decks; game 0 is the first against itself, game 1 the first against the second. */
    public Array<DeckList> decks() {
        return decks;
    }

    /** Returns the set-up of a game by its number. */
    public Setup setup(long game) {
        return setups[(int) (game % setups.length)];
    }

    /** Returns the first decision of a game. */
    public State start(long game) {
        return setup(game).start(game);
    }

    /** Returns which of the legal answers the policy gives, drawn from the game's generator. */
    public int answer(State state, SplittableRandom random) {
        int answers = state.legalActions().size();
        int drawn = random.nextInt(answers);
        return !hasHabits || answers == 1 ? drawn : habitual(state, drawn, random);
    }

    /**
     * Most attacks are let through, nearly every turn has a ride and attacks, and units come to open circles as long as
     * there are some: so games have boards, and end by damage. Who would do nothing else draws again, mostly.
     */
    private static int habitual(State state, int drawn, SplittableRandom random) {
        return switch (state.decision().get().purpose()) {
            case "guard" -> random.nextInt(6) > 0 ? first(state, true, drawn) : drawn;
            case "ride or not", "attack or not" -> random.nextInt(8) > 0 ? first(state, false, drawn) : drawn;
            case "choose a circle" -> open(state, drawn);
            default ->
                isIdle(state, drawn) && random.nextInt(4) > 0
                        ? random.nextInt(state.legalActions().size())
                        : drawn;
        };
    }

    /** Returns the first answer that does nothing, or that does something; the drawn one if there is none. */
    private static int first(State state, boolean idle, int drawn) {
        int answers = state.legalActions().size();
        for (int i = 0; i < answers; i++) {
            if (isIdle(state, i) == idle) {
                return i;
            }
        }
        return drawn;
    }

    private static boolean isIdle(State state, int answer) {
        var action = state.legalActions().get(answer);
        return switch (action.shape().name()) {
            case "PASS" -> true;
            case "YES_NO" -> action.number() == 0;
            default -> false;
        };
    }

    /** Returns the next answer from the drawn one on that names an empty circle. */
    private static int open(State state, int drawn) {
        var actions = state.legalActions();
        for (int i = 0; i < actions.size(); i++) {
            int next = (drawn + i) % actions.size();
            if (!isIdle(state, next)
                    && state.position().size(actions.get(next).handle().place()) == 0) {
                return next;
            }
        }
        return drawn;
    }

    /** Plays a game by its number and returns how many decisions it had: states with two or more legal answers. */
    @Override
    public long applyAsLong(long game) {
        var random = new SplittableRandom(game);
        var state = start(game);
        long decisions = 0;
        while (!state.isOver()) {
            var actions = state.legalActions();
            decisions += actions.size() > 1 ? 1 : 0;
            state = state.step(actions.get(answer(state, random)));
        }
        return decisions;
    }
}
