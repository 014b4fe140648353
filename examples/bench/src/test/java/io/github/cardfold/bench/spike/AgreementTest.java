package io.github.cardfold.bench.spike;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The three representations play the same game. */
class AgreementTest {
    private static final Set<String> CHANGES =
            Set.of("created", "drawn", "moved", "turned", "faced", "counted", "lasting", "expired");
    private static final Set<String> FRAMES = Set.of("push", "pop", "label", "local");

    private int changes;
    private int frames;
    private int powers;

    @Test
    void allAgreeAfterEveryDecision() {
        Position[] vavr = keep(Representation.VAVR);
        Position[] paged = keep(Representation.PAGED);
        Position[] forked = keep(Representation.FORKED);
        for (int i = 0; i <= Script.DECISIONS; i++) {
            assertEquals(Digest.of(vavr[i]), Digest.of(paged[i]), "paged, decision " + i);
            assertEquals(Digest.of(vavr[i]), Digest.of(forked[i]), "forked, decision " + i);
        }
    }

    @ParameterizedTest
    @EnumSource
    void endsInTheAgreedDigest(Representation representation) {
        assertEquals(Representation.DIGEST, Digest.of(Script.play(representation.start())));
    }

    @ParameterizedTest
    @EnumSource
    void noStateChangesAfterItWasMade(Representation representation) {
        Position p = representation.start();
        Position[] kept = new Position[Script.DECISIONS];
        long[] digests = new long[Script.DECISIONS];
        for (int i = 0; i < Script.DECISIONS; i++) {
            kept[i] = p;
            digests[i] = Digest.of(p);
            for (int pick = 0; pick < Script.CHILDREN; pick++) {
                Script.step(p, i, pick);
            }
            p = Script.step(p, i);
        }
        for (int i = 0; i < Script.DECISIONS; i++) {
            assertEquals(digests[i], Digest.of(kept[i]), "decision " + i);
        }
    }

    @Test
    void theDecisionsAreOfTheSizeAskedFor() {
        Position p = counting(Representation.VAVR.start());
        changes = 0;
        frames = 0;
        powers = 0;
        Script.play(p);
        System.out.printf(
                "per decision: %.2f changes, %.2f frame operations, %.2f powers%n",
                changes / (double) Script.DECISIONS,
                frames / (double) Script.DECISIONS,
                powers / (double) Script.DECISIONS);
        assertTrue(changes >= 3 * Script.DECISIONS && changes <= 8 * Script.DECISIONS);
        assertTrue(frames >= 6 * Script.DECISIONS && frames <= 12 * Script.DECISIONS);
        assertTrue(powers >= 2 * Script.DECISIONS);
    }

    private static Position[] keep(Representation representation) {
        return Script.keep(representation.start());
    }

    private Position counting(Position position) {
        return (Position) Proxy.newProxyInstance(
                Position.class.getClassLoader(), new Class<?>[] {Position.class}, (self, method, arguments) -> {
                    changes += CHANGES.contains(method.getName()) ? 1 : 0;
                    frames += FRAMES.contains(method.getName()) ? 1 : 0;
                    powers += method.getName().equals("power") ? 1 : 0;
                    Object answer = method.invoke(position, arguments);
                    return answer instanceof Position ? counting((Position) answer) : answer;
                });
    }
}
