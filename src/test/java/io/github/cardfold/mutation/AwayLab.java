package io.github.cardfold.mutation;

import io.vavr.collection.Array;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Runs tests in a process of its own, which is ended when a test does not end by itself. */
final class AwayLab implements Lab {
    /** Classes loaded anew for each change use up memory; a fresh process has it all. */
    private static final int CHANGES_A_PROCESS = 150;

    private static final long MAKING = 60_000;

    /** How much longer a test may take that gets no processor, as other programs have it. */
    private static final int PATIENCE = 20;

    private final ExecutorService reading = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "answers");
        thread.setDaemon(true);
        return thread;
    });
    private Change change = Change.NONE;
    private boolean once;
    private int changes;
    private @Nullable Talk talk;
    private @Nullable Talk switched;

    @Override
    public String make(Change next) {
        change = next;
        once = false;
        if (!isSwitched() && ++changes % CHANGES_A_PROCESS == 0) {
            end();
        }
        try {
            return begun().ask(change.write(), MAKING);
        } catch (TimeoutException | IOException broken) {
            end();
            return broken.toString();
        }
    }

    @Override
    public Result run(String test, long limit) {
        try {
            if ((isSwitched() ? switched : talk) == null) {
                begun().ask(change.write(), MAKING);
            }
            String[] parts = begun().ask(test, limit).split("\t", 3);
            once |= parts[2].equals(Switched.ONCE);
            return new Result(End.valueOf(parts[0]), Long.parseLong(parts[1]), parts[2]);
        } catch (TimeoutException late) {
            end();
            return new Result(End.TIMEOUT, limit, "no end after " + limit + " ms");
        } catch (IOException broken) {
            end();
            return new Result(End.CRASH, 0, broken.toString());
        }
    }

    @Override
    public boolean isOnce() {
        return once;
    }

    /** What is switched on and off runs in a process that goes on. */
    private boolean isSwitched() {
        return change.isSwitched();
    }

    private Talk begun() {
        if (isSwitched()) {
            switched = switched == null ? new Talk(reading) : switched;
            return switched;
        }
        talk = talk == null ? new Talk(reading) : talk;
        return talk;
    }

    private void end() {
        if (isSwitched()) {
            switched = ended(switched);
        } else {
            talk = ended(talk);
        }
    }

    private static @Nullable Talk ended(@Nullable Talk over) {
        if (over != null) {
            over.process.destroyForcibly();
        }
        return null;
    }

    @Override
    public void close() {
        talk = ended(talk);
        switched = ended(switched);
        reading.shutdownNow();
    }

    /** One process: a line goes there, a line comes back. */
    private static final class Talk {
        private final ExecutorService reading;
        private final Process process;
        private final PrintStream orders;
        private final BufferedReader answers;

        Talk(ExecutorService reading) {
            this.reading = reading;
            process = start();
            orders = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
            answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        }

        private static Process start() {
            try {
                return new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Xmx768m",
                                "-XX:ReservedCodeCacheSize=240m",
                                "-Xlog:disable",
                                "-Dcardfold.pairs=2",
                                "-cp",
                                classPath(),
                                Worker.class.getName())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException cause) {
                throw new UncheckedIOException(cause);
            }
        }

        /** Maven runs a main class in a class loader of its own, of which the system property knows nothing. */
        private static String classPath() {
            return Talk.class.getClassLoader() instanceof URLClassLoader loader
                    ? Array.of(loader.getURLs())
                            .map(each -> new File(each.getPath()).getPath())
                            .mkString(File.pathSeparator)
                    : System.getProperty("java.class.path");
        }

        /** Waits so long as the process needs the processor, not as long as it waits for that itself. */
        String ask(String order, long limit) throws IOException, TimeoutException {
            long end = worked() + limit;
            orders.println(order);
            try {
                Future<String> reply = reading.submit(answers::readLine);
                for (int i = 1; i < PATIENCE && !isThere(reply, limit) && worked() < end; i++) {}
                String answer = reply.get(limit, TimeUnit.MILLISECONDS);
                if (answer == null) {
                    throw new IOException("the process has ended");
                }
                return answer;
            } catch (ExecutionException | InterruptedException cause) {
                throw new IOException(cause);
            }
        }

        private static boolean isThere(Future<String> reply, long limit)
                throws ExecutionException, InterruptedException {
            try {
                reply.get(limit, TimeUnit.MILLISECONDS);
                return true;
            } catch (TimeoutException late) {
                return false;
            }
        }

        /** Returns for how many milliseconds the process has had a processor. */
        private long worked() {
            return process.info().totalCpuDuration().orElse(Duration.ZERO).toMillis();
        }
    }
}
