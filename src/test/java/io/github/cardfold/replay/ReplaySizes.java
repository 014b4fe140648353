package io.github.cardfold.replay;

import io.github.cardfold.kernel.Rules;
import java.util.function.LongFunction;

/**
 * Prints how many bytes replays take, the greatest figures from games of more than 32 decisions. With the classes and
 * tests compiled and {@code target/classpath} holding what {@code mvn dependency:build-classpath
 * -Dmdep.outputFile=target/classpath} writes:
 *
 * <pre>{@code
 * java -cp "target/test-classes:target/classes:$(cat target/classpath)" io.github.cardfold.replay.ReplaySizes 1000
 * }</pre>
 */
public final class ReplaySizes {
    private ReplaySizes() {}

    /** Records as many games of each kind as the first argument says, 1,000 by default. */
    public static void main(String[] arguments) {
        int games = arguments.length == 0 ? 1000 : Integer.parseInt(arguments[0]);
        System.out.println(of("random", games, Games::random));
        System.out.println(of("greedy", games, Games::greedy));
    }

    private static String of(String what, int games, LongFunction<Recorder> game) {
        long answers = 0;
        long decisions = 0;
        long body = 0;
        long header = 0;
        double most = 0;
        double mostOfADecision = 0;
        for (int i = 0; i < games; i++) {
            Sizes sizes = Sizes.of(game.apply(i));
            answers += sizes.answers();
            decisions += sizes.decisions();
            body += sizes.body();
            header += sizes.header();
            if (sizes.decisions() > Replay.INTERVAL) {
                most = Math.max(most, (double) sizes.body() / sizes.answers());
                mostOfADecision = Math.max(mostOfADecision, (double) sizes.body() / sizes.decisions());
            }
        }
        return what + ": " + answers / games + " answers, " + decisions / games
                + " of them with an alternative; header " + header / games
                + " bytes; bytes an answer " + (double) body / answers + ", at most " + most
                + "; bytes an answer with an alternative " + (double) body / decisions + ", at most "
                + mostOfADecision;
    }

    /**
     * The size of a replay in bytes.
     *
     * @param answers how many answers it holds
     * @param decisions how many of them had an alternative
     * @param header what the bytes are without answers and hashes
     * @param body the bytes of answers and hashes
     */
    record Sizes(int answers, int decisions, int header, int body) {
        static Sizes of(Recorder record) {
            Replay replay = record.replay();
            int whole = ReplayBytes.write(replay).length;
            int body = whole - header(replay);
            return new Sizes(
                    replay.actions().size(), decisions(replay, record.state().rules()), whole - body, body);
        }

        /** All but what grows with the game: the answers and the hashes. The words stay. */
        private static int header(Replay replay) {
            ByteWriter all = new ByteWriter();
            new ReplayWriter(all).write(replay);
            ByteWriter few = new ByteWriter();
            new ReplayWriter(few)
                    .write(new Replay(
                            replay.rules(),
                            replay.start(),
                            replay.actions().take(0),
                            replay.hashes().take(1),
                            replay.outcome()));
            int grown = all.size() - few.size() + Long.BYTES;
            return ReplayBytes.write(replay).length - grown;
        }

        private static int decisions(Replay replay, Rules rules) {
            int decisions = 0;
            Playback moment = replay.begin(rules).get();
            while (!moment.isAtEnd()) {
                decisions += moment.state().legalActions().size() > 1 ? 1 : 0;
                moment = moment.next().get();
            }
            return decisions;
        }
    }
}
