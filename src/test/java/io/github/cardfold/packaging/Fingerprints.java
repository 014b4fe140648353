package io.github.cardfold.packaging;

import io.github.cardfold.json.Fingerprint;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * Plays the same random games in two processes, the second one on another JDK if there is one, in another locale, time
 * zone and charset, and compares the hashes of all their states. {@code .ci/run} runs it after the build:
 *
 * <pre>
 * mvn -B -ntp exec:exec@fingerprints
 * </pre>
 */
public final class Fingerprints {
    private static final List<String> HERE = List.of("-Duser.language=en", "-Duser.country=US", "-Duser.timezone=UTC");
    private static final List<String> FAR = List.of(
            "-Duser.language=tr", "-Duser.country=TR", "-Duser.timezone=Asia/Kathmandu", "-Dfile.encoding=ISO-8859-9");

    private Fingerprints() {}

    /** Plays as many games as the first argument says; ends with 1 if the two processes do not agree. */
    public static void main(String[] arguments) {
        String games = arguments[0];
        Jdk other = Jdk.newestOther().orElse(Jdk.running());
        CompletableFuture<String> far = CompletableFuture.supplyAsync(() -> hashes(other, FAR, games));
        boolean same = hashes(Jdk.running(), HERE, games).equals(far.join());
        String second = other.equals(Jdk.running()) ? "a second process of it, no other JDK being found," : other + "";
        System.out.println("Fingerprints of all states of " + games + " games on " + Jdk.running()
                + " (en-US, UTC) and " + second + " (tr-TR, Kathmandu, ISO-8859-9): " + (same ? "equal" : "DIFFERENT"));
        if (!same) {
            System.exit(1);
        }
    }

    private static String hashes(Jdk jdk, List<String> place, String games) {
        try {
            return Ran.java(jdk, place, System.getProperty("java.class.path"), Fingerprint.class.getName(), games)
                    .done();
        } catch (IOException | InterruptedException broken) {
            throw new CompletionException(broken);
        }
    }
}
