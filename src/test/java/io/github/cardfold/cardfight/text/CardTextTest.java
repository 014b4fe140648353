package io.github.cardfold.cardfight.text;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Term;
import io.vavr.collection.Array;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Texts written in Java are those written in JSON. */
class CardTextTest {
    private static void same(String json, Ability ability) {
        assertEquals(TextCards.ability(json), ability);
    }

    @Test
    void aTextInJavaIsTheTextInJson() {
        same(
                "{'auto': {'on': {'placed': {'to': 'rc'}}, 'when': {'exists': {'rear guards': 'opponent'}},"
                        + " 'cost': {'counter blast': 1}, 'then': [{'choose': {'from': {'rear guards': {'of':"
                        + " 'opponent', 'are': {'grade': {'at most': 1}}}}}}, {'retire': '$it'}, {'apply':"
                        + " {'effects': {'gets': {'power': 5000}}, 'lasting': 'turn'}}]}}",
                EmberScout.STRIKE);
        same(
                "{'act': {'in': ['vc', 'rc'], 'limit': 'turn', 'cost': [{'soul blast': 2}, 'discard'], 'then': {'draw': 2}}}",
                CardText.act()
                        .in(Region.VC, Region.RC)
                        .onceATurn()
                        .cost(Do.soulBlast(2), Do.discard(1))
                        .then(Do.draw(2)));
        same(
                "{'cont': {'in': 'rc', 'when': 'turn of', 'effects': [{'gets': {'power': {'times': [1000,"
                        + " {'count': {'cards': 'soul'}}]}}}, {'cannot': {'call': {'of': 'opponent', 'are': {'grade':"
                        + " 0}, 'to': 'gc'}}}]}}",
                CardText.cont()
                        .in(Region.RC)
                        .when(If.yourTurn())
                        .is(
                                Gets.power(HowMany.times(1000, The.cardsIn(Region.SOUL))),
                                Gets.cannot(
                                        Say.deed("call", "of", Side.OPPONENT, "are", Is.grade(0), "to", Region.GC))));
        same(
                "{'auto': {'on': {'attacks': {}}, 'in': 'rc', 'limit': 'fight', 'then': {'when next': {'on': {'begins': 'end phase'}, 'then': {'put': {'what': 'this', 'to': 'deck', 'bottom': true}}}}}}",
                CardText.auto(On.attacks())
                        .in(Region.RC)
                        .onceAFight()
                        .then(Do.atEndOfTurn(Do.putOnBottomOfDeck(The.unit()))));
    }

    @Test
    void theExampleOfTheDocumentIsThisOneAndPlays() throws IOException {
        String source = Files.readString(Path.of("src/test/java/io/github/cardfold/cardfight/text/EmberScout.java"));
        String example = source.substring(source.indexOf("final class"));
        String document = Files.readString(Path.of("docs", "CARDS.md"));
        assertTrue(document.contains("```java\n" + example + "```"), "docs/CARDS.md does not show EmberScout.java");
        Table.empty(TextCards.rules(
                        TextCards.like(TestCards.GRADE_2, "scout").withAbilities(EmberScout.CARD.abilities())))
                .hand(A, "scout")
                .in(A, Zone.DAMAGE, TestCards.GRADE_0)
                .unit(B, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .unit(B, Circle.FRONT_RIGHT, TestCards.GRADE_2)
                .turn(A, "9.9")
                .act("call", Zone.HAND, "scout")
                .pickCircle(Circle.FRONT_LEFT)
                .yes()
                .holds(B, Zone.DROP, TestCards.GRADE_1)
                .power(A, Circle.FRONT_LEFT, 15000);
    }

    /** Calls each factory with usual arguments: what it makes is a term of the language. */
    @Test
    void everyWordMakesATerm() throws ReflectiveOperationException {
        int words = 0;
        for (Class<?> room :
                Array.of(On.class, Do.class, The.class, Is.class, If.class, Gets.class, HowMany.class)) {
            for (Method each : room.getDeclaredMethods()) {
                if (Modifier.isPublic(each.getModifiers()) && Modifier.isStatic(each.getModifiers())) {
                    Object[] arguments = Array.of(each.getParameterTypes())
                            .map(CardTextTest::usual)
                            .toJavaArray();
                    if (each.getName().equals("moved")) {
                        arguments[1] = Region.HAND; // no card moves to where it is
                    }
                    if (each.getName().equals("placed")) {
                        arguments[arguments.length - 1] = new Region[] {Region.RC}; // units are placed on circles
                    }
                    Term term = (Term) each.invoke(null, arguments);
                    assertTrue(term.english().length() > 0, each.getName());
                    Vocabulary.LANGUAGE.write(term);
                    words++;
                }
            }
        }
        assertTrue(words > 60, words + " words");
    }

    private static Object usual(Class<?> type) {
        if (type.isArray()) {
            Object array = java.lang.reflect.Array.newInstance(type.getComponentType(), 1);
            java.lang.reflect.Array.set(array, 0, usual(type.getComponentType()));
            return array;
        }
        return switch (type.getSimpleName()) {
            case "int" -> 2;
            case "String" -> "it";
            case "Region" -> Region.DROP;
            case "Moment" -> Moment.END_PHASE;
            case "Deed" -> Say.deed("attack");
            case "Filter" -> Is.standing();
            case "Selector" -> The.unit();
            case "Value" -> HowMany.of(The.unit());
            case "EventPattern" -> On.hits();
            case "Instruction" -> Do.draw(1);
            case "Condition" -> If.yourTurn();
            case "Continuous" -> Gets.power(1000);
            case "Ability" -> EmberScout.STRIKE;
            default -> throw new AssertionError(type);
        };
    }

    @Test
    void whatHasNoWordIsSaidByTheNameOfItsKind() {
        Instruction search = Say.instruction("search deck", "are", Is.grade(3), "up to", 1);
        assertEquals(
                Vocabulary.LANGUAGE.read(
                        Instruction.class, TextCards.data("{'search deck': {'are': {'grade': 3}, 'up to': 1}}")),
                search);
        StateFormatException unknown = assertThrows(StateFormatException.class, () -> Say.instruction("serch deck"));
        assertTrue(unknown.getMessage().contains("did you mean search deck"), unknown.getMessage());
        assertThrows(StateFormatException.class, () -> Say.filter("grade", "from", 3));
        assertThrows(StateFormatException.class, () -> CardText.cont().then(Do.draw(1)));
        assertThrows(IllegalArgumentException.class, () -> Say.filter("grade", "is"));
        Filter grade = Say.filter("grade", "is", 3);
        assertEquals(Is.grade(3), grade);
    }
}
