package io.github.cardfold.course;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Peek;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.ToIntBiFunction;

/**
 * The course of one game, as text: at each decision the seat, the number of answers and the chosen one; for each place
 * the ids of its cards, in order where an order is kept, with face and orientation; each unit's power, shield and
 * critical; the damage; in the end the outcome. No label, kind, object number, frame or manifest stands in it, so that
 * it stays the same while formats and names change.
 */
final class Course {
    private Course() {}

    /**
     * Plays a game and tells its course, a piece of text for each decision.
     *
     * @param answers returns which of the legal answers is given, drawn from the generator of the seed
     */
    static void play(State start, long seed, ToIntBiFunction<State, SplittableRandom> answers, Consumer<String> told) {
        SplittableRandom random = new SplittableRandom(seed);
        State state = start;
        while (!state.isOver()) {
            ActionList legal = state.legalActions();
            int chosen = answers.applyAsInt(state, random);
            Seat seat = state.decision().get().seat();
            told.accept(seat + " " + chosen + " of " + legal.size() + table(state.position()) + "\n");
            state = state.step(legal.get(chosen));
        }
        var outcome = state.outcome().get();
        told.accept(outcome.kind() + " " + outcome.winner().map(Seat::name).getOrElse("-") + " "
                + outcome.losers().mkString(",") + table(state.position()) + "\n");
    }

    /** Returns the hash of a course: the first eight bytes of its SHA-256 digest, in hexadecimal digits. */
    static String hash(State start, long seed, ToIntBiFunction<State, SplittableRandom> answers) {
        MessageDigest digest = sha256();
        play(start, seed, answers, text -> digest.update(text.getBytes(StandardCharsets.UTF_8)));
        return HexFormat.of().toHexDigits(ByteBuffer.wrap(digest.digest()).getLong());
    }

    private static String table(Position position) {
        StringBuilder text = new StringBuilder();
        for (int place = 0; place < position.placeCount(); place++) {
            if (position.size(place) > 0) {
                text.append('\n').append(place).append(':').append(cards(position, place));
            }
        }
        text.append("\ndamage");
        for (Seat seat : position.seats()) {
            text.append(' ')
                    .append(position.size(Zone.DAMAGE.of(seat)))
                    .append('+')
                    .append(position.number(FighterNumbers.VANGUARD_DAMAGE, seat));
        }
        return text.toString();
    }

    private static String cards(Position position, int place) {
        String[] cards = new String[position.size(place)];
        boolean isCircle = Field.isCircle(position, place);
        for (int i = 0; i < cards.length; i++) {
            GameObject card = position.objectAt(place, i);
            cards[i] = " " + Field.card(position, card).id()
                    + (card.is(GameObject.FACE_DOWN) ? "~" : "")
                    + (card.is(GameObject.REST) ? "_" : "")
                    + (isCircle ? strength(position, card, place) : "");
        }
        if (!isCircle) {
            for (int start = 0; start < cards.length; ) {
                int end = keepsOrder(position, place, start) ? start + 1 : end(position, place, start);
                Arrays.sort(cards, start, end);
                start = end;
            }
        }
        return String.join("", cards);
    }

    private static int end(Position position, int place, int start) {
        int end = start + 1;
        while (end < position.size(place) && !keepsOrder(position, place, end)) {
            end++;
        }
        return end;
    }

    /** Of the zones the deck alone keeps an order, and there only cards whose place somebody could know. */
    private static boolean keepsOrder(Position position, int place, int index) {
        return place == Zone.DECK.of(position.place(place).seat()) && Peek.isOrdered(position, place, index);
    }

    private static String strength(Position position, GameObject unit, int place) {
        return "(" + Strength.value(position, unit, Trait.POWER)
                + "/" + Strength.value(position, unit, Trait.SHIELD)
                + "/" + Strength.value(position, unit, Trait.CRITICAL) + ")";
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
