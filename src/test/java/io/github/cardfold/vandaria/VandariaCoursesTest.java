package io.github.cardfold.vandaria;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class VandariaCoursesTest {
    /** The others are played by {@code VandariaCourses check}. */
    private static final int FIRST = 4;

    @Test
    void gamesTakeTheirFrozenCourse() {
        assertEquals(Array.empty(), VandariaCourses.others(FIRST));
    }
}
