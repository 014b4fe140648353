package io.github.cardfold.vandaria;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.fact.Damage;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.ElementNumbers;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * The frozen courses of games of Vandaria Wars between shipped decks, a line for each game: who answered what, where
 * each card was, what it was worth, what players had, who won. No label, format or number of an object stands in it. A
 * change that is not meant to change play leaves them equal; where a rule or a deck has changed they are written anew.
 */
public final class VandariaCourses {
    /** How many games are frozen. */
    static final int GAMES = 12;

    private static final Path FILE = Path.of("src", "test", "resources", "courses", "marches.txt");
    private static final Array<String> NAMES =
            VandariaPacks.decks(VandariaPacks.marches().id());
    /** One game in so many has three players, and one in so many two teams of two. */
    private static final int OF_MORE = 8;

    private VandariaCourses() {}

    /** Checks ({@code check}), writes ({@code write}), or prints the course of one game ({@code trace GAME}). */
    public static void main(String[] arguments) throws IOException {
        String verb = arguments.length == 0 ? "check" : arguments[0];
        switch (verb) {
            case "write" -> Files.writeString(FILE, played(GAMES).mkString("", "\n", "\n"));
            case "trace" -> play(Integer.parseInt(arguments[1]), System.out::print);
            default -> {
                Array<Integer> others = others(GAMES);
                System.out.println(GAMES - others.size() + " passed, " + others.size() + " failed: " + others);
            }
        }
    }

    /** Returns which of the first games did not take their frozen course. */
    static Array<Integer> others(int games) {
        try {
            Array<String> frozen = Array.ofAll(Files.readAllLines(FILE));
            return played(games)
                    .zipWithIndex()
                    .filter(each -> !each._1.equals(frozen.get(each._2)))
                    .map(each -> each._2);
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    private static Array<String> played(int games) {
        return Array.ofAll(IntStream.range(0, games)
                .parallel()
                .mapToObj(VandariaCourses::hash)
                .toList());
    }

    private static String hash(int game) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            play(game, text -> digest.update(text.getBytes(StandardCharsets.UTF_8)));
            return HexFormat.of().toHexDigits(ByteBuffer.wrap(digest.digest()).getLong());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private static State start(int game) {
        int size = NAMES.size();
        int seats = game % OF_MORE == 0 ? 3 : game % OF_MORE == 1 ? 4 : 2;
        VandariaRules options = VandariaGames.OPTIONS.get(game % VandariaGames.OPTIONS.size());
        Array<VandariaDeckList> decks = Array.range(0, seats)
                .map(seat -> VandariaPacks.deck(NAMES.get((seat % 2 == 0 ? game + seat : game / size) % size)));
        return Vandaria.setup(
                        Vandaria.rules(
                                seats == 4 ? options.withTeams(VandariaRules.Teams.TWO) : options,
                                VandariaPacks.marches().cards()),
                        decks)
                .start(game);
    }

    private static void play(int game, Consumer<String> told) {
        SplittableRandom random = new SplittableRandom(game);
        State state = start(game);
        while (!state.isOver()) {
            Action answer = VandariaHabits.answer(state, random);
            told.accept(state.decision().get().seat() + " "
                    + state.legalActions().toArray().indexOf(answer) + " of "
                    + state.legalActions().size() + table(state.position()) + "\n");
            state = state.step(answer);
        }
        told.accept(state.outcome().get().kind() + " "
                + state.outcome().get().winner().map(Seat::name).getOrElse("-")
                + table(state.position()) + "\n");
    }

    private static String table(Position position) {
        StringBuilder text = new StringBuilder();
        for (Seat seat : position.seats()) {
            text.append('\n').append(seat).append(' ').append(position.number(PlayerNumbers.GOLD, seat));
            text.append(' ').append(position.number(PlayerNumbers.VICTORY_POINTS, seat));
            ElementNumbers.ALL.forEach(each -> text.append(' ').append(position.number(each, seat)));
            for (VandariaZone zone : VandariaZone.values()) {
                text.append('\n').append(zone).append(cards(position, zone.of(seat), zone == VandariaZone.GAME));
            }
        }
        return text.toString();
    }

    private static String cards(Position position, int place, boolean isGame) {
        Array<String> cards = Array.range(0, position.size(place))
                .map(i -> position.objectAt(place, i))
                .map(card -> " " + VandariaProperty.card(position, card).id()
                        + (card.is(GameObject.REST) ? "_" : "")
                        + (isGame ? values(position, card) : ""));
        return (isGame ? cards : cards.sorted()).mkString();
    }

    private static String values(Position position, GameObject card) {
        return Array.of(VandariaTrait.values())
                        .map(each -> VandariaProperty.trait(position, card, each))
                        .mkString("(", "/", ")")
                + Damage.vitLeft(position, card) + "/" + Damage.defenseLeft(position, card);
    }
}
