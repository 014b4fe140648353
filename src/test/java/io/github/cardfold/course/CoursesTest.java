package io.github.cardfold.course;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vavr.collection.Array;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CoursesTest {
    /** The others are played by {@code Courses check}. */
    private static final int FIRST = 100;
    /** More are played by {@code Courses unindexed}. */
    private static final int UNINDEXED = 4;

    static Stream<String> workloads() {
        return Workload.NAMES.toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("workloads")
    void gamesTakeTheirFrozenCourse(String workload) {
        assertEquals(Array.empty(), Courses.of(workload).others(FIRST));
    }

    /** An edit forgets when a procedure does nothing, so that this one takes a frame each time. */
    @ParameterizedTest
    @MethodSource("workloads")
    void aCheckTimingThatFindsNothingToDoNeedsNoFrame(String workload) {
        var always = Courses.of(workload, rules -> rules.edit("11.6.1", timing -> timing));
        assertEquals(Array.empty(), always.others(FIRST));
    }

    @ParameterizedTest
    @MethodSource("workloads")
    void whatIndexesLeaveOutDoesNotMatter(String workload) {
        assertEquals(Array.empty(), Courses.unindexed(workload).others(UNINDEXED));
    }
}
