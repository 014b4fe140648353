package io.github.cardfold.mutation;

import io.github.cardfold.mutation.Lab.End;
import io.github.cardfold.mutation.Lab.Result;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Runs tests among classes that hold all alterations, one of which is switched on. A test runs without any alteration
 * first: so it is known to which ones it comes, and what is made once is made as it should be.
 */
final class Switched {
    /** What says of a test that passed that code which ran only the first time came to the alteration. */
    static final String ONCE = "once";

    /** What says of a test that passed that it does not come to the alteration. */
    static final String ELSEWHERE = "elsewhere";

    /** What says of a test that it fails although no alteration is switched on: it cannot be asked. */
    static final String UNFIT = "unfit";

    private static final Change ANY = Change.of("", "any");

    private final HomeLab lab;
    private final Map<String, Way> ways = new HashMap<>();
    /** To what some test came only when it ran for the first time: where something is made once and for all. */
    private final BitSet once = new BitSet();

    private Isolation classes = new Isolation(ANY);

    Switched(HomeLab lab) {
        this.lab = lab;
    }

    /** Whether a test passes, how long it takes, and to which alterations it comes whenever it runs. */
    private record Way(boolean passes, long millis, BitSet always) {}

    Result run(Change change, String test) {
        Way way = way(test);
        int number = number(change);
        if (!way.passes) {
            return new Result(End.PASSED, way.millis, UNFIT);
        }
        if (!way.always.get(number)) {
            return new Result(End.PASSED, way.millis, once.get(number) ? ONCE : ELSEWHERE);
        }
        classes.switchOn(change);
        Result result = lab.run(classes, test);
        classes.switchOn(Change.NONE);
        if (result.end() != End.PASSED && lab.run(classes, test).end() != End.PASSED) {
            // something that was made once has been made under the alteration
            classes = new Isolation(ANY);
            ways.clear();
            return anew(change, test);
        }
        return result;
    }

    /** Tells whether a test passes among the classes that can be altered, but are not. */
    boolean isFit(String test) {
        return way(test).passes;
    }

    private Way way(String test) {
        Way known = ways.get(test);
        if (known != null) {
            return known;
        }
        classes.switchOn(Change.NONE);
        classes.reached();
        boolean passes = lab.run(classes, test).end() == End.PASSED;
        BitSet first = classes.reached();
        long millis = lab.run(classes, test).millis();
        Way way = new Way(passes, millis, classes.reached());
        first.andNot(way.always);
        once.or(first);
        ways.put(test, way);
        return way;
    }

    private int number(Change change) {
        try {
            classes.switchOn(change);
            return classes.number(change);
        } catch (ReflectiveOperationException cause) {
            throw new IllegalStateException(change.name(), cause);
        } finally {
            classes.switchOn(Change.NONE);
        }
    }

    private Result anew(Change change, String test) {
        Isolation own = new Isolation(change);
        own.switchOn(change);
        return lab.run(own, test);
    }
}
