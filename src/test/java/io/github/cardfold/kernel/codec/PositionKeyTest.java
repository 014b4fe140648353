package io.github.cardfold.kernel.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.Tree;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Renaming;
import io.github.cardfold.kernel.position.Sample;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is in the key of a position and what is not. */
class PositionKeyTest {
    private static final Rules RULES = Sample.rules(Sample.MANIFEST);

    /** Fields of a saved state that no rule sees. */
    private static final Set<Object> UNSEEN =
            Set.of("generator", "ids", "natural", "answers", "events", "seen", "content", "known", "card", "id");
    /** Fields that name objects: another object may be named without a difference. */
    private static final Set<Object> NAMES =
            Set.of("object", "objects", "source", "bindings", "other", "shown", "applied", "dated");

    @Test
    void itIsTheDigestOfItsBytes() throws Exception {
        State state = Sample.crowded(RULES);
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(PositionKey.bytes(state));
        ByteBuffer first = ByteBuffer.wrap(digest);
        assertEquals(
                String.format("%016x%016x", first.getLong(), first.getLong()),
                PositionKey.of(state).toString());
        assertEquals(2 * PositionKey.VERSION, PositionKey.bytes(state)[0], "a number is doubled");
    }

    /** Fails when the bytes change: its number in the table of formats must then rise. */
    @Test
    void itIsTheSameForEver() {
        assertEquals(
                "97f9618a907e3cdf57ad618f13d9a58a 10c0ac97629c33fa21066745adef25ff",
                PositionKey.of(Sample.start()) + " " + PositionKey.of(Sample.crowded(RULES)));
    }

    /** What is asked for a card of the hand does not tell how the cards lie there, nor does the frame afterwards. */
    @Test
    void aChoiceAmongCardsOfAHandDoesNotTellTheirOrder() {
        assertEquals(choosing(TestCards.GRADE_1, TestCards.GRADE_2), choosing(TestCards.GRADE_2, TestCards.GRADE_1));
        assertNotEquals(choosing(TestCards.GRADE_1, TestCards.GRADE_2), choosing(TestCards.GRADE_1, TestCards.GRADE_3));
    }

    /** The keys while a card is chosen and while the fighter is asked something else after it. */
    private static List<PositionKey> choosing(String... hand) {
        Player player = Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': ["
                        + "{'choose': {'cards': 'hand'}}, {'may': {'then': {'discard': '$it'}}}]}}"))
                .unit(Seat.A, Circle.FRONT_LEFT, TextCards.TEXT)
                .hand(Seat.A, hand)
                .turn(Seat.A, "9.9")
                .activate(Circle.FRONT_LEFT);
        PositionKey before = PositionKey.of(player.state());
        return List.of(
                before, PositionKey.of(player.pick(Zone.HAND, TestCards.GRADE_1).state()));
    }

    /** An effect on three units, told by what it adds, is in the key while any of them is there. */
    @Test
    @Rule(jp = "11.3.1.2")
    void anEffectOnSeveralUnitsLastsUntilAllHaveGone() {
        for (Circle left : UNITS) {
            assertNotEquals(powerLeftTo(left, 1000), powerLeftTo(left, 2000), left.toString());
        }
        assertEquals(powerLeftTo(Circle.BACK_CENTER, 1000), powerLeftTo(Circle.BACK_CENTER, 2000));
    }

    private static final List<Circle> UNITS = List.of(Circle.FRONT_LEFT, Circle.FRONT_RIGHT, Circle.BACK_LEFT);

    /** The key after an effect on three units has begun, of which all but one on a circle have left. */
    private static PositionKey powerLeftTo(Circle left, int power) {
        ProcedureBuilder steps = Procedure.named("first").change("first", run -> {
            int[] units = UNITS.stream()
                    .mapToInt(each -> Added.on(run.position(), Seat.A, each))
                    .toArray();
            return Batch.of(Event.begin(TimedEffect.of(RuleEffects.POWER, Seat.A, 0, units, power, Lifetimes.TURN)));
        });
        UNITS.stream()
                .filter(each -> each != left)
                .forEach(each -> steps.change("leave " + each, run -> Added.toZone(run, Seat.A, each, Zone.DROP)));
        Table table = Table.first(steps.build());
        UNITS.forEach(each -> table.unit(Seat.A, each, TestCards.GRADE_1));
        return PositionKey.of(
                table.hand(Seat.A, TestCards.GRADE_1).turn(Seat.A, "9.9").state());
    }

    @Test
    void otherNamesMakeNoDifference() {
        State state = Sample.crowded(RULES);
        for (int seed = 0; seed < 50; seed++) {
            State renamed = Renaming.of(state, seed);
            assertNotEquals(state, renamed);
            assertArrayEquals(PositionKey.bytes(state), PositionKey.bytes(renamed));
        }
    }

    /** Whatever the data of a state says, changed or left out, changes the key, unless no rule sees it. */
    @Test
    void everythingElseMakesADifference() {
        State state = Sample.crowded(RULES);
        Data data = StateCodec.write(state);
        int seen = 0;
        for (Object[] path : Tree.paths(data)) {
            for (Data changed : changes(data, path)) {
                State other = read(changed);
                if (other != null && !other.equals(state) && !namesAnObject(path)) {
                    boolean differs = !PositionKey.of(other).equals(PositionKey.of(state));
                    assertEquals(!mentions(path, UNSEEN), differs, () -> Arrays.toString(path));
                    seen += differs ? 1 : 0;
                }
            }
        }
        assertTrue(seen > 100, "only " + seen + " changes could be read");
    }

    private static boolean namesAnObject(Object[] path) {
        return mentions(path, NAMES) || mentions(path, Set.of("locals")) && mentions(path, Set.of("card"));
    }

    private static boolean mentions(Object[] path, Set<Object> fields) {
        return Arrays.stream(path).anyMatch(fields::contains);
    }

    private static List<Data> changes(Data data, Object[] path) {
        List<Data> changes = new ArrayList<>(List.of(Tree.drop(data, path)));
        List.of(0, 1, 2, 5).forEach(number -> changes.add(Tree.put(data, Data.whole(number), path)));
        for (String word : List.of("ash", "bee", "cog", "A", "C", "A hand", "C deck", "turn", "hour", "day", "draw")) {
            changes.add(Tree.put(data, Data.text(word), path));
        }
        changes.add(Tree.put(data, Data.items(List.of(Data.text("rest"))), path));
        return changes;
    }

    private static @org.jspecify.annotations.Nullable State read(Data data) {
        try {
            return StateCodec.read(RULES, data);
        } catch (StateFormatException e) {
            return null;
        }
    }

    @Test
    void seedsAndOpenChanceMakeNoDifference() {
        State open = Sample.start(RULES, OptionalLong.of(1)).withOpenChance();
        assertTrue(open.isChanceOpen());
        assertEquals(PositionKey.of(open), PositionKey.of(Sample.start(RULES, OptionalLong.of(1))));
    }
}
