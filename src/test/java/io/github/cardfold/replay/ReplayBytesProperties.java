package io.github.cardfold.replay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.json.ReplayJson;
import io.github.cardfold.json.Replays;
import io.github.cardfold.testpack.ShippedGames;
import io.vavr.control.Option;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.zip.CRC32;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Both forms of a replay, and what becomes of them when they are cut, altered or made up. */
class ReplayBytesProperties {
    private static final int CHECKSUM = 4;
    private static final int FIRST_LENGTH = 5;
    private static final int MUTATIONS = 2000;

    @Property(tries = 8)
    void bothFormsHoldAllOfAReplay(@ForAll long seed) {
        ShippedGames.ALL.forEach(pack -> bothFormsHold(Games.random(pack, seed).replay()));
    }

    private static void bothFormsHold(Replay replay) {
        byte[] bytes = ReplayBytes.write(replay);
        String json = ReplayJson.write(replay);
        assertEquals(replay, ReplayBytes.read(bytes));
        assertEquals(replay, ReplayJson.read(json));
        assertEquals(json, ReplayJson.write(ReplayBytes.read(bytes)));
        assertArrayEquals(bytes, ReplayBytes.write(ReplayJson.read(json)));
        assertEquals(replay, Replays.read(bytes));
        assertEquals(replay, Replays.read(json.getBytes(StandardCharsets.UTF_8)));
    }

    @Property(tries = 2)
    void bothFormsHoldAReplayFromAnyState(@ForAll long seed) {
        for (ShippedGames pack : ShippedGames.ALL) {
            Replay replay = fromTheMiddle(pack, seed);
            assertEquals(replay, ReplayBytes.read(ReplayBytes.write(replay)));
            assertEquals(replay, ReplayJson.read(ReplayJson.write(replay)));
            assertTrue(ReplayBytes.read(ReplayBytes.write(replay))
                    .verify(pack.rules())
                    .isRight());
        }
    }

    private static Replay fromTheMiddle(long seed) {
        return fromTheMiddle(ShippedGames.ALL.head(), seed);
    }

    private static Replay fromTheMiddle(ShippedGames pack, long seed) {
        Replay whole = Games.random(pack, seed).replay();
        int middle = whole.actions().size() / 2;
        Recorder begun =
                Recorder.from(whole.begin(pack.rules()).get().to(middle).get().state());
        return Games.playedOut(begun, new SplittableRandom(seed)).replay();
    }

    @Property(tries = 8)
    void aDecisionTakesFourBytesAtMost(@ForAll long seed) {
        ShippedGames.ALL.forEach(pack -> takesFourBytesAtMost(Games.random(pack, seed)));
    }

    private static void takesFourBytesAtMost(Recorder record) {
        ReplaySizes.Sizes sizes = ReplaySizes.Sizes.of(record);
        boolean isLong = sizes.decisions() > Replay.INTERVAL;
        assertTrue(!isLong || sizes.body() <= 4 * sizes.decisions(), sizes.toString());
    }

    @Example
    void cutOffAnywhereItIsRefused() {
        for (Replay replay : new Replay[] {Games.random(2).replay(), fromTheMiddle(2)}) {
            byte[] bytes = ReplayBytes.write(replay);
            for (int length = 0; length < bytes.length; length++) {
                byte[] cut = Arrays.copyOf(bytes, length);
                refused(cut);
                if (length > CHECKSUM + FIRST_LENGTH) {
                    refused(signed(cut));
                }
            }
        }
    }

    @Example
    void alteredAnywhereItIsRefused() {
        byte[] bytes = ReplayBytes.write(Games.random(2).replay());
        for (int at = 0; at < bytes.length; at++) {
            for (int change : new int[] {1, 0x80, 0xFF}) {
                byte[] altered = bytes.clone();
                altered[at] ^= (byte) change;
                refused(altered);
            }
        }
    }

    @Example
    void whatComesAfterTheEndIsRefused() {
        byte[] bytes = ReplayBytes.write(Games.random(2).replay());
        assertTrue(refused(signed(Arrays.copyOf(bytes, bytes.length + 3)))
                .getMessage()
                .contains("3 bytes are left over"));
    }

    @Example
    void anotherMagicOrNumberIsNamed() {
        byte[] bytes = ReplayBytes.write(Games.random(2).replay());
        assertEquals(
                "byte 0",
                refused("PK\u0003\u0004 and more".getBytes(StandardCharsets.UTF_8))
                        .where());
        assertEquals("byte 0", refused(new byte[0]).where());
        for (int other : new int[] {0, 9}) {
            bytes[4] = (byte) other;
            assertEquals(
                    "byte 4: expected format 2, which this version of Cardfold reads, found a replay of format "
                            + other,
                    refused(signed(bytes)).getMessage());
        }
    }

    /** Whatever follows as if it were meant: the checksum is made right again. */
    @Property(tries = 4)
    void alteredWithARightChecksumItIsRefusedOrAnotherReplay(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        byte[] bytes =
                ReplayBytes.write(random.nextBoolean() ? Games.random(seed).replay() : fromTheMiddle(seed));
        int read = 0;
        for (int i = 0; i < MUTATIONS; i++) {
            byte[] altered = altered(bytes, random);
            Option<Replay> other = attempt(signed(altered));
            read += other.isDefined() ? 1 : 0;
            other.forEach(each -> assertArrayEquals(signed(altered), ReplayBytes.write(each)));
            if (i % 50 == 0) {
                other.forEach(each -> each.verify(Games.RULES));
            }
        }
        assertTrue(read > 0 && read < MUTATIONS, read + " read");
    }

    private static byte[] altered(byte[] bytes, SplittableRandom random) {
        int at = FIRST_LENGTH + random.nextInt(bytes.length - CHECKSUM - FIRST_LENGTH);
        byte[] altered = bytes.clone();
        switch (random.nextInt(4)) {
            case 0 -> altered[at] = (byte) random.nextInt(256);
            case 1 -> altered[at] ^= (byte) (1 << random.nextInt(8));
            case 2 -> {
                byte[] huge = {(byte) 0xFF, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, 0x07};
                System.arraycopy(huge, 0, altered, at, Math.min(huge.length, bytes.length - at));
            }
            default -> {
                int from = FIRST_LENGTH + random.nextInt(bytes.length - CHECKSUM - FIRST_LENGTH);
                int length = Math.min(random.nextInt(20), bytes.length - Math.max(at, from));
                System.arraycopy(bytes, from, altered, at, length);
            }
        }
        return altered;
    }

    /** Declares 2^31 - 1 of everything that has a number, at every place where a number may stand. */
    @Example
    void lengthsBeyondTheEndAreRefusedBeforeAnythingIsMade() {
        byte[] bytes = ReplayBytes.write(Games.random(2).replay());
        byte[] huge = {(byte) 0xFF, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, 0x07};
        for (int at = FIRST_LENGTH; at < bytes.length - CHECKSUM; at++) {
            byte[] altered = new byte[bytes.length + huge.length];
            System.arraycopy(bytes, 0, altered, 0, at);
            System.arraycopy(huge, 0, altered, at, huge.length);
            System.arraycopy(bytes, at, altered, at + huge.length, bytes.length - at);
            attempt(signed(altered));
        }
        byte[] words = Arrays.copyOf(bytes, 30);
        System.arraycopy(huge, 0, words, FIRST_LENGTH, huge.length);
        assertEquals("byte 5", refused(signed(words)).where());
    }

    private static ReplayException refused(byte[] bytes) {
        ReplayException refused = assertThrows(ReplayException.class, () -> ReplayBytes.read(bytes));
        assertTrue(refused.where().matches("byte [0-9]+"), refused.where());
        return refused;
    }

    private static Option<Replay> attempt(byte[] bytes) {
        try {
            return Option.some(ReplayBytes.read(bytes));
        } catch (ReplayException refused) {
            assertTrue(refused.where().matches("byte [0-9]+"), refused.where());
            return Option.none();
        }
    }

    private static byte[] signed(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, bytes.length - CHECKSUM);
        byte[] signed = bytes.clone();
        ByteBuffer.wrap(signed).putInt(bytes.length - CHECKSUM, (int) sum.getValue());
        return signed;
    }
}
