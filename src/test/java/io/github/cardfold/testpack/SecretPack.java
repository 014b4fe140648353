package io.github.cardfold.testpack;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.spi.Registry;
import io.vavr.collection.Array;
import java.util.function.UnaryOperator;

/**
 * The shipped cards with texts that deal with what not all know: they look, search, reveal, shuffle, draw, discard,
 * bind face down and watch from the hand.
 */
public final class SecretPack {
    private static final Array<String> GRADE_0 = Array.of(
            "{'auto': {'on': {'put': {'from': 'deck', 'to': 'hand'}}, 'limit': 'turn', 'then': 'soul charge'}}",
            "{'auto': {'in': 'hand', 'on': {'placed': {'who': 'other', 'to': 'gc'}}, 'then': [{'discard': 'this'}, 'draw']}}");

    private static final Array<String> GRADE_1 = Array.of(
            "{'auto': {'on': {'placed': {'to': 'rc'}}, 'then': [{'search deck': {'are': {'grade': 2}}},"
                    + " {'put': {'what': '$it', 'to': 'hand'}}, 'shuffle deck']}}",
            "{'auto': {'on': {'placed': {'to': ['rc', 'vc']}}, 'then': [{'look': 4}, {'choose': {'from': '$them', 'up to': 1}},"
                    + " {'put': {'what': '$it', 'to': 'hand'}}, {'put': {'what': '$them', 'to': 'deck', 'bottom': true}}]}}",
            "{'auto': {'in': 'hand', 'on': {'placed': {'who': {'grade': 3}, 'to': 'vc'}}, 'then': 'draw'}}",
            "{'act': {'in': 'rc', 'limit': 'turn', 'then': [{'choose': {'from': {'cards': 'hand'}}},"
                    + " {'put': {'what': '$it', 'to': 'bind', 'face down': true}}, 'draw']}}",
            "{'act': {'in': 'rc', 'limit': 'turn', 'cost': 'discard', 'then': [{'look': {'top': 2, 'of': 'opponent'}}]}}",
            "{'act': {'in': 'rc', 'limit': 'turn', 'then': [{'when next': {'on': {'put': {'who': {'grade': 3}, 'from': 'deck', 'to':"
                    + " 'hand'}}, 'then': 'soul charge'}}, 'draw']}}");

    private static final Array<String> GRADE_2 = Array.of(
            "{'auto': {'in': 'rc', 'on': {'attack': {'who': 'this'}}, 'then': [{'choose': {'from':"
                    + " {'cards': {'in': 'hand', 'are': {'grade': 3}}}, 'up to': 1}}, {'reveal': '$it'}, {'if':"
                    + " {'when': '$it', 'then': {'apply': {'effects': {'gets': {'power': 5000}}, 'lasting':"
                    + " 'battle'}}}}]}}",
            "{'auto': {'in': 'hand', 'on': {'put': {'who': 'other', 'from': 'rc', 'to': 'drop'}}, 'then':"
                    + " [{'put': {'what': 'this', 'to': 'deck', 'bottom': true}}, 'draw']}}",
            "{'auto': {'on': {'placed': {'to': 'rc'}}, 'then': [{'search deck': {'are': {'grade': 3}, 'up to': 2, 'by': 'opponent'}},"
                    + " {'put': {'what': '$it', 'to': 'hand'}}, {'shuffle deck': 'opponent'}]}}",
            "{'act': {'in': 'rc', 'limit': 'turn', 'then': [{'look': 3}, {'choose': {'from': '$them', 'up to': 1}}, {'reveal': '$it'}, 'shuffle deck']}}");

    private static final Array<String> GRADE_3 = Array.of(
            "{'auto': {'in': 'vc', 'on': {'begins': 'main phase'}, 'then': [{'look': 1}, {'reveal': '$them'}, {'draw': {'fighter': 'opponent'}}]}}",
            "{'auto': {'in': 'vc', 'on': {'begins': 'end phase'}, 'then': [{'choose': {'from': {'cards': {'in': 'hand', 'of': 'opponent'}}, 'by': 'opponent'}},"
                    + " {'put': {'what': '$it', 'to': 'deck'}}]}}",
            "{'auto': {'in': 'vc', 'on': {'put': {'who': 'other', 'from': 'hand', 'to': 'drop'}}, 'limit': 'turn', 'then': [{'look': 2},"
                    + " {'put': {'what': '$them', 'to': 'deck', 'bottom': true}}]}}");

    /** The pack. */
    public static final Pack PACK =
            TextPack.pack("secrets", Array.of(GRADE_0, GRADE_1, GRADE_2, GRADE_3), Array.empty());

    private SecretPack() {}

    /** The rules of these cards, assembled anew. */
    public static Rules rules() {
        return rules(UnaryOperator.identity());
    }

    /** The rules of these cards with additions. */
    public static Rules rules(UnaryOperator<Registry> additions) {
        return Cardfight.rules(Editions.JP_2026_04, PACK, Additions.of(additions));
    }
}
