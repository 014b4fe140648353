package io.github.cardfold.proof;

import io.github.cardfold.proof.Lab.End;
import io.github.cardfold.proof.Lab.Result;
import java.util.HashMap;
import java.util.Map;

/**
 * Runs tests among classes that hold all alterations, one of which is switched on. A test runs without any alteration
 * first: so it is known to which ones it comes, and what is made once is made as it should be.
 */
final class Switched {
    /** What says of a test that passed that code which ran only the first time came to the alteration. */
    static final String ONCE = "once";

    private static final Change ANY = Change.of("", "any");

    private final HomeLab lab;
    private final Map<String, Way> ways = new HashMap<>();
    private Isolation classes = new Isolation(ANY);

    Switched(HomeLab lab) {
        this.lab = lab;
    }

    /** What tests come to: when it runs for the first time, and whenever it runs. */
    private record Way(boolean[] first, boolean[] always) {}

    Result run(Change change, String test) {
        classes.switchOn(change);
        int number = classes.number(change);
        Way way = ways.get(test);
        if (way == null) {
            classes.switchOn(Change.NONE);
            Result first = lab.run(classes, test);
            boolean[] once = classes.reached();
            lab.run(classes, test);
            way = new Way(once, classes.reached());
            ways.put(test, way);
            if (first.end() != End.PASSED) {
                return anew(change, test);
            }
        }
        if (!way.always[number]) {
            return new Result(End.PASSED, 0, way.first[number] ? ONCE : "");
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

    private Result anew(Change change, String test) {
        Isolation own = new Isolation(change);
        own.switchOn(change);
        return lab.run(own, test);
    }
}
