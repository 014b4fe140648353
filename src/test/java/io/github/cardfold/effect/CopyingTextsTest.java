package io.github.cardfold.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.TextCards;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The texts of a catalogue, in which cards may copy abilities of others. */
class CopyingTextsTest {
    private static final List<String> COMPILED = new ArrayList<>();

    /** Does nothing and tells where it is compiled. */
    private record Told(Option<String> label) implements Ability {
        @Override
        public void compile(AbilityScope scope) {
            COMPILED.add(scope.name());
            scope.compile(read("{'act': 'draw'}"));
        }
    }

    private static Ability read(String json) {
        return Packs.language().read(Ability.class, TextCards.data(json));
    }

    private static Tuple2<String, Array<Ability>> card(String id, Ability... abilities) {
        return Tuple.of(id, Array.of(abilities));
    }

    private static Texts texts(Array<Tuple2<String, Array<Ability>>> catalogue) {
        Texts.Builder texts = Texts.builder().copying(catalogue);
        catalogue.forEach(each -> texts.card(each._1(), each._2()));
        return texts.build();
    }

    private static final Ability MIMIC =
            read("{'auto': {'on': {'placed': {'to': 'rc'}}, 'then': {'apply': {'lasting': 'turn', 'effects':"
                    + " {'gets': {'ability': {'of': 'vanguard'}}}}}}}");

    @Test
    void anAbilityIsCompiledOnceForItsCardAndOnceForThoseThatCopyIt() {
        COMPILED.clear();
        Texts texts = texts(Array.of(
                card("first", new Told(Option.none())),
                card("mimic", MIMIC, new Told(Option.some("told"))),
                card("last", new Told(Option.none()))));
        assertEquals(
                List.of("first/1", "mimic/told", "last/1", "first/1 copy", "mimic/told copy", "last/1 copy"), COMPILED);
        assertEquals(
                Array.of("first/1", "mimic/1", "mimic/told", "last/1"),
                texts.clauses().all().map(Clause::name).reject(each -> each.endsWith(" copy")));
        assertEquals(
                Array.of(0, 1, 1, 2),
                texts.clauses().all().map(Clause::definition).reject(each -> each < 0));
    }

    @Test
    void theNodesOfACardAreCountedTogether() {
        Ability many = read("{'act': [" + "'shuffle deck', ".repeat(Texts.MOST_NODES * 2 / 3) + "'draw']}");
        EffectException refused = assertThrows(
                EffectException.class, () -> texts(Array.of(card("mimic", MIMIC), card("long", many, many))));
        assertTrue(String.valueOf(refused.getMessage()).startsWith("long/2/shuffle deck "), refused.getMessage());
        assertTrue(String.valueOf(refused.getMessage()).contains("at most 1000 nodes"), refused.getMessage());
    }
}
