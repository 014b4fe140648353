package io.github.cardfold.match;

import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Decision;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Asks players on a thread of their own and waits no longer than the limit. */
final class TimedAsking extends Asking implements AutoCloseable {
    private final Duration limit;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(TimedAsking::daemon);

    TimedAsking(Duration limit) {
        this.limit = limit;
    }

    /** A player that never returns must not keep the program from ending. */
    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "cardfold-player");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    Either<Fault, Action> ask(Decision decision, Supplier<@Nullable Action> player) {
        Future<Either<Fault, Action>> answer = thread.submit(() -> super.ask(decision, player));
        try {
            return answer.get(limit.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException late) {
            return Either.left(new Fault(
                    Fault.Kind.LATE, decision, "gave no answer within " + limit.toMillis() + " ms", Option.none()));
        } catch (ExecutionException thrown) {
            throw new IllegalStateException(decision.seat() + "'s player broke down", thrown.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for " + decision.seat(), interrupted);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
