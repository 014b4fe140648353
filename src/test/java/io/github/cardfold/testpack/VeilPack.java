package io.github.cardfold.testpack;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;

/**
 * The shipped cards with texts that count, choose and order what not all see, and do nothing that would tell of it:
 * nobody may learn by a question, an event or a deal what a hand holds or when its cards came.
 */
public final class VeilPack {
    private static final String COUNT = "{'count': {'cards': {'in': 'hand', 'are': {'grade': 1}}}}";

    private static final Array<String> GRADE_0 = Array.of(
            "{'auto': {'on': {'placed': {'to': 'rc'}}, 'then': [{'let': {'as': 'n', 'be': " + COUNT + "}},"
                    + " {'choose': {'from': {'units': 'you'}, 'up to': '$n'}}, {'let': {'as': 'm', 'be': 0}}]}}",
            "{'auto': {'on': {'placed': {'to': 'rc'}}, 'then': {'perform': {'of': ['soul charge', 'draw'], 'up to': "
                    + COUNT + "}}}}");

    private static final Array<String> GRADE_1 = Array.of(
            "{'act': {'in': 'rc', 'limit': 'turn', 'then': [{'choose': {'from': {'cards': {'in': 'hand', 'are': {'grade': 1}}}, 'at least': 0}},"
                    + " {'may': {'by': 'opponent', 'then': 'draw'}}]}}",
            "{'act': {'in': 'rc', 'limit': 'turn', 'then': [{'choose': {'from': {'cards': {'in':"
                    + " 'hand', 'are': {'grade': 2}}}, 'exactly': 2, 'each': true}}]}}",
            "{'act': {'in': 'rc', 'limit': 'turn', 'then': [{'look': {'top': 3}}, {'choose': {'from': {'which': {'of': '$them', 'are': {'grade': 1}}}}},"
                    + " {'may': {'by': 'opponent', 'then': 'draw'}}]}}",
            "{'act': {'in': 'rc', 'limit': 'turn', 'then': [{'for each': {'of': {'cards': 'hand'},"
                    + " 'then': {'let': {'as': 'x', 'cards': '$it'}}}}, 'draw']}}",
            "{'act': {'in': 'rc', 'limit': 'turn', 'then': [{'reveal': {'cards': 'hand'}}, {'choose': {'from': {'cards': 'hand'}, 'by': 'opponent'}}, {'discard': '$it'}]}}");

    private static final Array<String> GRADE_2 = Array.of(
            "{'act': {'in': 'rc', 'limit': 'turn', 'then': [{'choose': {'from': {'cards': {'in':"
                    + " 'hand', 'are': {'grade': 1}}}, 'exactly': 2, 'at random': true}}, {'may': {'by':"
                    + " 'opponent', 'then': 'draw'}}]}}",
            "{'act': {'in': 'rc', 'limit': 'turn', 'then': [{'for each': {'in any order': true, 'of':"
                    + " {'cards': {'in': 'hand', 'are': {'grade': 2}}}, 'then': {'may': {'by': 'opponent',"
                    + " 'then': []}}}}]}}",
            "{'act': {'in': 'rc', 'limit': 'turn', 'cost': {'discard': 2}, 'then': {'draw': 2}}}",
            "{'auto': {'in': 'rc', 'on': {'attack': {'who': 'this'}}, 'then': [{'choose': {'from': {'cards': 'hand'}, 'up to': 3}},"
                    + " {'put': {'what': '$it', 'to': 'deck', 'bottom': true}}]}}");

    private static final Array<String> GRADE_3 = Array.of(
            "{'auto': {'in': 'vc', 'on': {'begins': 'main phase'}, 'then': {'perform': {'of': ['soul charge',"
                    + " {'if': {'when': {'exists': {'cards': {'in': 'hand', 'are': {'grade': 2}}}}, 'then': 'soul charge'}}], 'up to': 2}}}}",
            "{'auto': {'in': 'vc', 'on': {'begins': 'end phase'}, 'then': [{'choose': {'from': {'cards': {'in': 'hand', 'of': 'opponent'}}, 'exactly': 2}},"
                    + " {'put': {'what': '$it', 'to': 'deck'}}, {'shuffle deck': 'opponent'}, {'draw': {'fighter': 'opponent'}}]}}",
            "{'auto': {'in': 'vc', 'on': {'begins': 'main phase'}, 'then': [{'discard': {'cards': 'hand'}}, {'draw': 3}]}}");

    /** The pack. */
    public static final Pack PACK = TextPack.pack("veils", Array.of(GRADE_0, GRADE_1, GRADE_2, GRADE_3), Array.empty());

    private VeilPack() {}

    /** The rules of these cards, assembled anew. */
    public static Rules rules() {
        return Cardfight.rules(Editions.JP_2026_04, PACK);
    }
}
