package io.github.cardfold.testpack;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;

/** The shipped cards with texts that let fighters look at decks at any time, and with what that triggers. */
public final class LookPack {
    private static final Array<String> GRADE_0 =
            Array.of("{'auto': {'on': {'ridden upon': {}}, 'then': [{'look': 2}, 'shuffle deck']}}");

    private static final Array<String> GRADE_1 = Array.of(
            "{'cont': {'in': ['vc', 'rc'], 'effects': {'may': 'look'}}}",
            "{'cont': {'in': 'rc', 'effects': {'may': {'look': {'top': 2, 'of': 'opponent'}}}}}");

    private static final Array<String> GRADE_2 = Array.of(
            "{'auto': {'in': ['vc', 'rc'], 'on': 'look', 'then': {'apply': {'effects': {'gets':"
                    + " {'power': 1000}}, 'lasting': 'turn'}}}}",
            "{'auto': {'in': 'rc', 'on': {'look': {'of': 'opponent', 'at': 'you'}}, 'limit': 'turn', 'then': {'may': {'then': 'soul charge'}}}}",
            "{'act': {'in': 'rc', 'limit': 'turn', 'then': {'apply': {'effects': {'may': {'look': 3}},"
                    + " 'lasting': 'turn'}}}}");

    private static final Array<String> GRADE_3 = Array.of(
            "{'cont': {'in': 'vc', 'when': 'turn', 'effects': {'may': {'look': {'count': 'rear" + " guards'}}}}}",
            "{'auto': {'in': 'vc', 'on': {'look': {'at': 'opponent'}}, 'limit': 'turn', 'then': 'draw'}}");

    /** The pack. */
    public static final Pack PACK = TextPack.pack("looks", Array.of(GRADE_0, GRADE_1, GRADE_2, GRADE_3), Array.empty());

    private LookPack() {}

    /** The rules of these cards, assembled anew. */
    public static Rules rules() {
        return Cardfight.rules(Editions.JP_2026_04, PACK);
    }
}
