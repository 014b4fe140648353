package io.github.cardfold.kernel.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Sample;
import io.github.cardfold.kernel.position.Tamper;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StateCodecTest {
    private static final Rules RULES = Sample.rules(Sample.MANIFEST);
    private static final State CROWDED = Sample.crowded(RULES);

    private static State copy(State state) {
        return StateCodec.read(state.rules(), StateCodec.write(state));
    }

    @Test
    void everyPartOfAPositionIsReadBack() {
        State read = copy(CROWDED);
        assertEquals(CROWDED, read);
        assertEquals(StateCodec.write(CROWDED), StateCodec.write(read));
    }

    @Test
    void aStateIsReadUnderRulesAssembledElsewhere() {
        Rules elsewhere = Sample.rules(Sample.MANIFEST);
        State read = StateCodec.read(elsewhere, StateCodec.write(CROWDED));
        assertEquals(CROWDED, read);
        assertEquals(CROWDED.hashCode(), read.hashCode());
        assertEquals(elsewhere, read.rules());
    }

    @Test
    void statesUnderDifferentRulesAreDifferent() {
        assertNotEquals(CROWDED, Sample.crowded(Sample.rules("sample 2\n")));
    }

    @Test
    void anEmptyManifestStandsForNoOtherRules() {
        assertNotEquals(Sample.crowded(Sample.rules("")), Sample.crowded(Sample.rules("")));
    }

    @Test
    void aStateIsReadUnderNoOtherRules() {
        Data data = StateCodec.write(Sample.crowded(Sample.rules("sample 1\nplain\n")));
        StateFormatException refused = assertThrows(
                StateFormatException.class, () -> StateCodec.read(Sample.rules("sample 1\nfancy\n"), data));
        assertEquals("$.rules", refused.path());
        assertEquals(
                "$.rules: expected the manifest of the rules it is read under, with the line \"fancy\", found the line"
                        + " \"plain\"",
                refused.getMessage());
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE})
    void theGeneratorIsReadBack(long seed) {
        State state = Sample.start(RULES, OptionalLong.of(seed));
        assertEquals(state, copy(state));
        assertEquals(state.position().generator(), copy(state).position().generator());
    }

    @Test
    void aGameWithOpenChanceIsReadBack() {
        State state = Sample.start(RULES, OptionalLong.empty());
        assertEquals(Seat.NATURE, state.decision().get().seat());
        assertEquals(state, copy(state));
        assertNotEquals(state, Sample.start(RULES, OptionalLong.of(0)));
    }

    @Test
    void aGameOfThreeGoesOnFromWhatWasReadAsFromWhatWasWritten() {
        State written = Sample.start();
        State read = copy(written);
        for (int i = 0; i < 12; i++) {
            int index = i % written.legalActions().size();
            written = written.step(written.legalActions().get(index));
            read = copy(read.step(read.legalActions().get(index)));
            assertEquals(written, read);
        }
    }

    @Test
    void whoHasLostIsReadBackWhileOthersPlayOn() {
        State one = Sample.start().step(Action.concede(Seat.B));
        assertFalse(copy(one).isOver());
        State later = copy(one).step(one.legalActions().get(0));
        assertTrue(later.tryStep(Action.concede(Seat.B)).isLeft());
        State two = later.step(Action.concede(Seat.A));
        assertEquals("C wins by concession", copy(two).toString());
        assertEquals(two, copy(two));
    }

    @Test
    void anUndecidedGameIsReadBack() {
        OpenPosition position = new OpenPosition(Sample.start().position());
        position.undecided("no end");
        position.clearStack();
        State state = State.of(position);
        assertEquals(state, copy(state));
        assertEquals("undecided: no end", copy(state).toString());
    }

    @Test
    void aFrameThatWasReadIsNotWrittenInPlace() {
        State read = copy(Sample.start());
        String before = StateCodec.write(read).toString();
        read.step(read.legalActions().get(1)).step(Action.pass(Seat.B));
        assertEquals(before, StateCodec.write(read).toString());
    }

    @Test
    void whatIsUsualIsLeftOut() {
        String text = StateCodec.write(Sample.start()).toString();
        assertFalse(text.contains("\"lasting\"") || text.contains("\"ending\"") || text.contains("\"natural\""));
        assertTrue(text.contains("{\"place\":\"B drop\"}"), text);
    }

    @Test
    void aKindThatNobodyRegisteredIsNotWritten() {
        OpenPosition position = new OpenPosition(Sample.start().position());
        Tamper.record(position, Event.fact(EventKind.fact("cheered"), Seat.A, 0, 0));
        assertThrows(IllegalStateException.class, () -> StateCodec.write(State.of(position)));
        OpenPosition unknown = new OpenPosition(Sample.start().position());
        Tamper.record(unknown, Event.fact(EventKind.fact("booed"), Seat.A, 0, 0));
        assertThrows(IllegalStateException.class, () -> StateCodec.write(State.of(unknown)));
    }

    @Test
    void everyFlagHasAWord() {
        assertEquals(BitWords.OF_THINGS.size(), flags(GameObject.class));
        assertEquals(BitWords.OF_EVENTS.size(), flags(Event.class));
        assertThrows(
                IllegalStateException.class, () -> BitWords.flags(1 << BitWords.OF_THINGS.size(), BitWords.OF_THINGS));
    }

    private static long flags(Class<?> type) {
        return Stream.of(type.getFields())
                .filter(field -> Modifier.isStatic(field.getModifiers()) && field.getType() == int.class)
                .filter(StateCodecTest::isOneBit)
                .map(Field::getName)
                .count();
    }

    private static boolean isOneBit(Field constant) {
        try {
            return Integer.bitCount(constant.getInt(null)) == 1;
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void twoLocalsOfOneNameCannotBeToldApart() {
        ProcedureBuilder twice = Procedure.named("twice").locals(Local.number(0, "count"), Local.numbers(0, "count"));
        assertThrows(IllegalArgumentException.class, twice::build);
    }

    @Test
    void aDrawLeavesNoLastInformationBehind() {
        State state = Sample.start();
        assertEquals(List.of(), List.of(state.position().allMemory()));
    }
}
