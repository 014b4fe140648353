package io.github.cardfold.mutation;

import io.github.cardfold.conformance.ArchitectureRules;
import io.github.cardfold.kernel.Surgery.Operation;
import io.github.cardfold.kernel.question.IllegalActionException;
import io.github.cardfold.vandaria.Assembled;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.lang.reflect.InvocationTargetException;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Runs tests in this very process, which a test without an end would hold up. */
final class HomeLab implements Lab {
    /** If this cannot be initialised no test can be run: the change tells nothing about any section. */
    private static final String OF_FIGHTS = "io.github.cardfold.cardfight.TestCards";

    /** The same of Vandaria Wars. */
    private static final String OF_VANDARIA = "io.github.cardfold.vandaria.Assembled";

    private final Launcher launcher = LauncherFactory.create(LauncherConfig.builder()
            .enableTestEngineAutoRegistration(false)
            .addTestEngines(new JupiterTestEngine(), new net.jqwik.engine.JqwikTestEngine())
            .build());

    private final Switched switched = new Switched(this);
    private Isolation isolation = new Isolation(Change.NONE);
    private Change change = Change.NONE;
    private boolean once;

    @Override
    public String make(Change next) {
        change = next;
        once = false;
        if (next.isSwitched() && !next.anew()) {
            return "";
        }
        isolation = new Isolation(next);
        try {
            isolation.switchOn(next);
            for (String each : foundations(next)) {
                Class.forName(each, true, isolation);
            }
            return "";
        } catch (ClassNotFoundException | LinkageError | RuntimeException cause) {
            return message(cause);
        }
    }

    /** Rules that cannot be assembled under a change are told of at once; those of the other game are left alone. */
    private static Array<String> foundations(Change change) {
        if (change.type().startsWith(ArchitectureRules.ROOT + ".vandaria.")) {
            return Array.of(OF_VANDARIA);
        }
        Operation cut = change.operation();
        return cut != null && isOfVandaria(cut) ? Array.of(OF_VANDARIA) : Array.of(OF_FIGHTS);
    }

    private static boolean isOfVandaria(Operation cut) {
        return Array.ofAll(Assembled.RULES.procedures())
                .exists(each -> each.name().equals(cut.procedure())
                        && Array.ofAll(each.labels()).contains(cut.label()));
    }

    @Override
    public Result run(String test, long limit) {
        if (!change.isSwitched()) {
            return run(isolation, test);
        }
        if (change.anew()) {
            return switched.isFit(test) ? run(isolation, test) : new Result(End.PASSED, 0, "");
        }
        Result result = switched.run(change, test);
        once |= result.message().equals(Switched.ONCE);
        return result;
    }

    @Override
    public boolean isOnce() {
        return once;
    }

    /** Runs a test among some classes. */
    Result run(Isolation among, String test) {
        Thread thread = Thread.currentThread();
        ClassLoader former = thread.getContextClassLoader();
        thread.setContextClassLoader(among);
        long start = System.nanoTime();
        try {
            Result result = test.endsWith(".json") ? scenario(among, test) : method(among, test);
            return new Result(result.end(), (System.nanoTime() - start) / 1_000_000, result.message());
        } finally {
            thread.setContextClassLoader(former);
        }
    }

    private Result method(Isolation among, String test) {
        var listener = new SummaryGeneratingListener();
        launcher.execute(
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(DiscoverySelectors.selectMethod(among, test))
                        .configurationParameter("jqwik.shrinking.default", "OFF")
                        .configurationParameter(
                                "jqwik.database",
                                "target/proof-jqwik-" + ProcessHandle.current().pid())
                        .build(),
                listener);
        return result(listener.getSummary());
    }

    private Result scenario(Isolation among, String file) {
        try {
            Class.forName(ScenarioRun.class.getName(), true, among)
                    .getMethod("run", String.class)
                    .invoke(null, file);
            return new Result(End.PASSED, 0, "");
        } catch (InvocationTargetException failed) {
            return new Result(end(failed.getCause()), 0, message(failed.getCause()));
        } catch (ReflectiveOperationException | LinkageError broken) {
            return new Result(End.CRASH, 0, message(broken));
        }
    }

    private static Result result(TestExecutionSummary summary) {
        var failures = List.ofAll(summary.getFailures()).map(TestExecutionSummary.Failure::getException);
        if (!failures.isEmpty()) {
            return new Result(failures.map(HomeLab::end).minBy(End::ordinal).get(), 0, message(failures.head()));
        }
        return summary.getTestsSucceededCount() == 0
                ? new Result(End.CRASH, 0, "no such test")
                : new Result(End.PASSED, 0, "");
    }

    private static End end(Throwable failure) {
        if (failure instanceof AssertionError) {
            return End.ASSERTION;
        }
        return isRefusal(failure) || isOfTests(failure) ? End.REFUSAL : End.CRASH;
    }

    /** The classes of the library are those of the change, and not the ones known here. */
    private static boolean isRefusal(Throwable failure) {
        return failure.getClass().getName().equals(IllegalActionException.class.getName());
    }

    /**
     * A test may break down over what it finds, too: then it cannot be carried out, and the library is not to blame.
     */
    private static boolean isOfTests(Throwable failure) {
        return Array.of(failure.getStackTrace())
                .map(StackTraceElement::getClassName)
                .find(Isolation::isOurs)
                .exists(Isolation::isTest);
    }

    private static String message(Throwable failure) {
        return failure.toString().replaceAll("\\s+", " ");
    }

    @Override
    public void close() {
        // nothing is held
    }
}
