package io.github.cardfold.course;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vavr.collection.Array;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CoursesTest {
    /** The others are played by {@code Courses check}. */
    private static final int FIRST = 150;

    static Stream<String> packs() {
        return Courses.PACKS.keySet().toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("packs")
    void gamesTakeTheirFrozenCourse(String pack) throws IOException {
        assertEquals(Array.empty(), Courses.of(pack).others(FIRST));
    }

    /** An edit forgets when a procedure does nothing, so that this one takes a frame each time. */
    @ParameterizedTest
    @MethodSource("packs")
    void aCheckTimingThatFindsNothingToDoNeedsNoFrame(String pack) throws IOException {
        var always = Courses.of(pack, rules -> rules.edit("11.6.1", timing -> timing));
        assertEquals(Array.empty(), always.others(FIRST));
    }
}
