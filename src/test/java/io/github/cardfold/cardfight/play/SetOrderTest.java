package io.github.cardfold.cardfight.play;

import static io.github.cardfold.cardfight.TextCards.like;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Set orders and what they do in the order zone. */
class SetOrderTest {
    private static final String GRADE_1 = TestCards.GRADE_1;
    private static final String CONT =
            "{'cont': {'in': 'order zone', 'effects': {'gets': {'power': 2000, 'of': 'vanguard'}}}}";

    private static Card set(String id, String... abilities) {
        return like(TestCards.ORDER, id, abilities).withSubtypes(Array.of("set"));
    }

    private static Table table(Card... cards) {
        return Table.empty(TextCards.rules(cards));
    }

    @Test
    @Rule(jp = {"4.17.1", "11.8.3.3", "11.4.4", "4.17.3"})
    void itStaysInTheOrderZoneAndWorksThere() {
        table(set("banner", "{'order': {'cost': {'soul blast': 1}, 'then': 'draw'}}", CONT))
                .in(A, Zone.SOUL, TestCards.GRADE_0)
                .hand(A, "banner")
                .turn(A, "9.9")
                .power(A, Circle.FRONT_CENTER, 13000)
                .act("play", Zone.HAND, "banner")
                .draws(GRADE_1)
                .holds(A, Zone.ORDER_ZONE, "banner")
                .holds(A, Zone.DROP, TestCards.GRADE_0)
                .power(A, Circle.FRONT_CENTER, 15000);
    }

    @Test
    @Rule(jp = {"9.9.2.4", "11.4.4"})
    void itsActIsPlayedThere() {
        table(set("shrine", "{'act': {'in': 'order zone', 'limit': 'turn', 'then': 'draw'}}"))
                .in(A, Zone.ORDER_ZONE, "shrine")
                .in(A, Zone.DROP, "shrine")
                .in(B, Zone.ORDER_ZONE, "shrine")
                .turn(A, "9.9")
                .offered("pass", "activate shrine from order zone")
                .act("activate", Zone.ORDER_ZONE, "shrine")
                .draws(GRADE_1)
                .offered("pass", "call grade-1 from hand");
    }

    @Test
    @Rule(jp = "11.4.4")
    void itsAutoIsTriggeredThere() {
        table(set("bell", "{'auto': {'in': 'order zone', 'on': {'begins': 'main phase'}, 'then': 'draw'}}"))
                .in(A, Zone.ORDER_ZONE, "bell")
                .in(A, Zone.SOUL, "bell")
                .turn(A, "9.9")
                .draws(GRADE_1)
                .asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = "4.17.3.1")
    void faceDownItHasNoInformation() {
        String count = "{'cont': {'in': 'vc', 'effects': {'gets': {'power': {'times': [1000,"
                + " {'count': {'cards': {'in': 'order zone', 'are': {'main type': 'order'}}}}]}}}}}";
        table(set("banner", CONT), like(TestCards.GRADE_3, "keeper", count))
                .unit(A, Circle.FRONT_CENTER, "keeper")
                .in(A, Zone.ORDER_ZONE, "banner", GameObject.FACE_DOWN)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_CENTER, 13000);
        table(set("banner", CONT), like(TestCards.GRADE_3, "keeper", count))
                .unit(A, Circle.FRONT_CENTER, "keeper")
                .in(A, Zone.ORDER_ZONE, "banner")
                .turn(A, "9.9")
                .power(A, Circle.FRONT_CENTER, 16000);
    }

    @Test
    @Rule(jp = "4.17.3.1")
    void faceDownItHasNeitherNameNorGradeNorSubtype() {
        for (String are : new String[] {"{'name': 'banner'}", "{'grade': 0}", "{'subtype': 'set'}"}) {
            String count = "{'cont': {'in': 'vc', 'effects': {'gets': {'power': {'times': [1000,"
                    + " {'count': {'cards': {'in': 'order zone', 'are': " + are + "}}}]}}}}}";
            table(set("banner"), like(TestCards.GRADE_3, "keeper", count))
                    .unit(A, Circle.FRONT_CENTER, "keeper")
                    .in(A, Zone.ORDER_ZONE, "banner", GameObject.FACE_DOWN)
                    .in(A, Zone.ORDER_ZONE, "banner")
                    .turn(A, "9.9")
                    .power(A, Circle.FRONT_CENTER, 14000);
        }
    }

    @Test
    @Rule(jp = "4.17.3")
    void itRestsAndStandsLikeAUnit() {
        table(set("banner", CONT))
                .resting(A, Zone.ORDER_ZONE, "banner")
                .turn(A, "9.2")
                .happened(io.github.cardfold.kernel.position.EventKind.TURN, 1);
    }

    /** What measures it finds nothing, and what has its name is called something else. */
    @Test
    @Rule(jp = "4.17.3.1")
    void faceDownItHasNoGradeToAddAndNoNameInCommon() {
        for (String number : new String[] {
            "{'sum': {'what': 'grade', 'of': {'cards': 'order zone'}}}",
            "{'count': {'cards': {'in': 'order zone', 'are': {'same': {'what': 'name', 'as': {'cards': 'drop'}}}}}}",
            "{'count': {'cards': {'in': 'order zone', 'are': {'in state': 'ready'}}}}"
        }) {
            String power = "{'gets': {'power': {'times': [1000, " + number + "]}}}";
            String text =
                    "{'cont': {'in': 'vc', 'effects': [{'names in state': {'state': 'ready', 'named': 'banner'}}, "
                            + power + "]}}";
            Table table = table(set("banner").withGrade(1), like(TestCards.GRADE_3, "keeper", text))
                    .unit(A, Circle.FRONT_CENTER, "keeper")
                    .in(A, Zone.DROP, "banner")
                    .in(A, Zone.ORDER_ZONE, "banner", GameObject.FACE_DOWN);
            table.turn(A, "9.9").power(A, Circle.FRONT_CENTER, 13000);
            table.in(A, Zone.ORDER_ZONE, "banner").turn(A, "9.9").power(A, Circle.FRONT_CENTER, 14000);
        }
    }
}
