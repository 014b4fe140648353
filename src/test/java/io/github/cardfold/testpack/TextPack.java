package io.github.cardfold.testpack;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.card.Skills;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;

/** The shipped cards with texts that use every kind of ability, so that the shipped decks can be played with them. */
public final class TextPack {
    private static final Array<String> GRADE_0 = Array.of(
            "{'auto': {'on': {'ridden upon': {'grade': 1}}, 'then': 'draw'}}",
            "{'auto': {'on': {'moved': {'from': 'rc', 'to': 'drop'}}, 'limit': 'turn', 'then': 'soul charge'}}");

    private static final Array<String> GRADE_1 = Array.of(
            "{'cont': {'in': 'rc', 'effects': [{'may': {'call': {'of': 'you', 'from': 'drop', 'are': {'grade': 1}}}},"
                    + " {'may': {'ride': {'of': 'you', 'despite': 'grade', 'are': {'grade': 2}}}}, {'cannot': {'boost': {'whom': 'vanguard'}}}]}}",
            "{'cont': {'in': 'rc', 'effects': [{'cannot': {'move': {'who': 'this', 'to': 'drop', 'cause': 'effect', 'whose': 'opponent'}}},"
                    + " {'cannot': {'attack': {'who': {'rear guards': 'opponent'}, 'whom': 'this'}}}, {'cannot': {'damage': {'of': 'you', 'cause': 'effect'}}}]}}",
            "{'cont': {'in': 'rc', 'when': 'turn of', 'effects': {'gets': {'power': 2000}}}}",
            "{'cont': {'in': ['vc', 'rc'], 'effects': {'gets': {'power': 1000, 'of': {'rear guards': {'are': {'grade': 1}}}}}}}",
            "{'cont': {'in': 'rc', 'effects': {'loses all': {'what': 'ability', 'of': {'rear guards': {'of': 'opponent', 'are': {'grade': 2}}}}}}}",
            "{'auto': {'on': {'placed': {'to': 'rc'}}, 'cost': 'counter blast', 'then': [{'choose':"
                    + " {'from': {'rear guards': 'opponent'}, 'up to': 1}}, {'retire': '$it'}]}}",
            "{'act': {'in': 'rc', 'limit': 'turn', 'cost': {'discard': {'some': {'of': {'cards':"
                    + " 'hand'}, 'as': 'paid'}}}, 'then': [{'draw': '$paid'}, {'apply': {'effects': {'gets': {'power':"
                    + " {'times': [1000, {'sum': {'what': 'grade', 'of': '$paid'}}]}}}, 'lasting': 'turn'}}]}}",
            "{'auto': {'in': 'rc', 'on': {'boosts': {'who': 'this'}}, 'then': {'apply': {'effects':"
                    + " {'gets': {'power': 3000, 'of': '$boosted'}}, 'lasting': 'battle'}}}}",
            "{'auto': {'in': 'rc', 'on': {'moved': {'who': 'other', 'from': 'rc', 'to': 'drop'}}, 'then':"
                    + " [{'choose': {'from': {'cards': {'in': 'hand', 'are': {'grade': 2}}}}}, {'put': {'what': '$it', 'to': 'soul'}}]}}");

    private static final Array<String> GRADE_2 = Array.of(
            "{'cont': {'in': 'rc', 'when': 'turn of', 'effects': [{'must': {'call': {'of': 'opponent', 'to': 'gc', 'at once': 2}}},"
                    + " {'cannot': {'call': {'of': 'opponent', 'to': 'gc', 'are': {'grade': 0}}}}]}}",
            "{'cont': {'in': 'rc', 'effects': [{'may': {'attack': {'who': 'this', 'from': 'back row'}}},"
                    + " {'may': {'attack': {'who': 'this', 'whom are': 'back row'}}}, {'may': {'intercept': {'who': 'this', 'from': 'back row'}}}]}}",
            "{'cont': {'in': 'rc', 'effects': {'unaffected': {'of': 'opponent'}}}}",
            "{'auto': {'in': 'rc', 'on': {'placed': {'to': 'rc'}}, 'then': [{'choose': {'rear guards':"
                    + " 'opponent'}}, {'apply': {'effects': [{'cannot': {'stand': {'who': '$it', 'cause':"
                    + " 'rule'}}}, {'must': {'attack': {'who': '$it', 'whom': 'this'}}}], 'lasting': {'end of':"
                    + " {'of': 'opponent', 'next': true}}}}]}}",
            "{'auto': {'in': 'rc', 'on': {'attacks': {'whom': {'grade': {'at least': 2}}}}, 'then':"
                    + " {'apply': {'effects': {'gets': {'power': 5000}}, 'lasting': 'battle'}}}}",
            "{'cont': {'in': 'rc', 'when': {'are': {'cards': 'vanguard', 'all': {'power': {'at least': 15000}}}}, 'effects': {'gets': {'power': 5000}}}}",
            "{'cont': {'in': 'rc', 'effects': {'gets': {'power': {'times': [500, {'count': {'cards': 'soul'}}]}}}}}",
            "{'cont': {'in': 'rc', 'effects': {'gets': {'ability': {'cont': {'when':"
                    + " {'exists': {'of': {'cards': 'drop'}, 'at least': 3}}, 'effects': {'gets': {'power': 3000}}}}, 'of': 'vanguard'}}}}",
            "{'cont': {'in': 'rc', 'effects': [{'becomes': {'power': 11000}}, {'gets': {'keyword': 'boost'}}]}}",
            "{'act': {'in': 'rc', 'limit': 'fight', 'then': {'apply': {'effects': {'gets': {'ability':"
                    + " {'auto': {'in': 'vc', 'on': 'hits', 'then': [{'soul charge': 2}, 'counter charge']}},"
                    + " 'of': 'vanguard'}}, 'lasting': 'turn'}}}}",
            "{'cont': {'in': 'rc', 'effects': [{'gets': {'race': 'Ghost', 'of': {'rear guards': {'are': {'original': {'power': {'at least': 8000}}}}}}},"
                    + " {'loses all': {'what': {'original': 'race'}, 'of': {'cards': {'in': 'drop'}}}}]}}",
            "{'cont': {'in': 'rc', 'effects': {'gets': {'power': 1000, 'of': {'units': {'are': {'race': 'Ghost'}}}}}}}",
            "{'cont': {'in': 'rc', 'effects': [{'becomes': {'original': {'power': 9000}, 'of': {'rear guards': {'are': {'grade': 1}}}}}, {'gets': {'critical': {'count': {'cards': {'in': 'drop', 'are': [{'any of': [{'name': 'x'}, {'name': {'has': 'a'}}]}, {'not': {'clan': 'Zoo'}}, {'nation': 'Lanternmere'}, 'face up']}}}}}]}}",
            "{'act': {'in': 'rc', 'limit': 'turn', 'then': [{'apply': {'effects': {'doubled': {'what':"
                    + " 'power'}}, 'lasting': 'turn'}}, {'apply': {'effects': {'up or down to': {'power': {'sum':"
                    + " {'what': 'shield', 'of': 'guardians'}}}}, 'lasting': 'battle'}}, {'nullify': {'rear"
                    + " guards': {'are': ['standing', 'front row']}}}]}}",
            "{'auto': {'in': 'rc', 'on': 'hits', 'then': {'may': {'then': [{'put': {'what': 'this', 'to': 'deck', 'bottom': true}}, 'draw']}}}}");

    private static final Array<String> GRADE_3 = Array.of(
            "{'cont': {'in': 'vc', 'when': {'are': {'cards': 'this', 'all': {'power': {'at least': 15000}}}}, 'effects': {'gets': {'critical': 1}}}}",
            "{'auto': {'in': 'vc', 'on': {'begins': 'attack step'}, 'limit': 'turn', 'cost': [{'soul blast': 1}, 'counter blast'], 'then':"
                    + " [{'choose': {'from': 'rear guards', 'up to': 2, 'different': 'column'}}, {'stand': '$it'}]}}",
            "{'auto': {'in': 'vc', 'on': {'attacks': {'who': 'this'}}, 'then': {'choose': {'from': {'rear guards': 'opponent'}, 'by': 'opponent'}}}}",
            "{'act': {'in': 'vc', 'limit': 'turn', 'then': [{'choose': {'from': {'cards': 'damage'},"
                    + " 'up to': 1}}, {'put': {'what': '$it', 'to': 'hand', 'as': 'got'}}, {'if': {'when':"
                    + " '$got', 'then': [{'choose': {'cards': 'hand'}}, {'put': {'what': '$it', 'to':"
                    + " 'damage'}}], 'otherwise': {'apply': {'effects': {'gets': {'drive': -1}}, 'lasting':"
                    + " 'turn'}}}}]}}");

    /** Each the text of an order and its subtype, "" for a normal one. */
    private static final Array<Array<String>> ORDERS = Array.of(
            Array.of(
                    "",
                    "{'order': {'cost': 'discard', 'then': {'perform': {'of': [{'draw': 2}, {'soul charge': 2},"
                            + " {'if': {'when': {'exists': {'cards': {'in': 'hand', 'are': {'grade': 3}}}}, 'then': 'draw'}}], 'up to': 2}}}}"),
            Array.of(
                    "blitz",
                    "{'order': [{'choose': {'from': {'units': 'you'}, 'up to': 1}}, {'apply': {'effects':"
                            + " {'gets': {'power': 5000, 'of': '$it'}}, 'lasting': 'battle'}}]}"),
            Array.of(
                    "set",
                    "{'act': {'in': 'order zone', 'limit': 'turn', 'then': [{'bullets': [{'if': {'when':"
                            + " {'exists': {'cards': 'damage'}}, 'then': 'soul charge'}}]}, {'apply': {'effects': {'may':"
                            + " 'play more'}, 'lasting': 'turn'}}]}}"),
            Array.of(
                    "",
                    "{'act': {'in': 'hand', 'limit': 'turn', 'then': [{'choose': {'cards': 'drop'}}, {'play': '$it'}]}}"));

    private static final Array<Array<String>> BY_GRADE = Array.of(GRADE_0, GRADE_1, GRADE_2, GRADE_3);

    /** The pack. */
    public static final Pack PACK = pack("texts", BY_GRADE, ORDERS);

    private TextPack() {}

    /** The shipped cards with texts by their grades; each third of grade 1 is an order, if there are orders. */
    static Pack pack(String id, Array<Array<String>> byGrade, Array<Array<String>> orders) {
        return Pack.builder()
                .id(id)
                .version("1")
                .cards(withTexts(Packs.vanilla().cards(), byGrade, orders))
                .build();
    }

    /** The texts of a grade go to its cards in turn, so that each is on some card. */
    private static Array<Card> withTexts(Array<Card> cards, Array<Array<String>> byGrade, Array<Array<String>> orders) {
        return cards.map(card -> {
            Array<String> texts = byGrade.get(Math.min(card.grade(), 3));
            int index = cards.filter(each -> each.grade() == card.grade()).indexOf(card);
            if (orders.nonEmpty() && card.grade() == 1 && index % 3 == 0) {
                return order(card, orders.get(index / 3 % orders.size()));
            }
            return card.withAbilities(Array.of(TextCards.ability(texts.get(index % texts.size()))));
        });
    }

    private static Card order(Card card, Array<String> order) {
        return card.withMainType(MainType.ORDER)
                .withSubtypes(order.take(1).filter(each -> !each.isEmpty()))
                .withPower(0)
                .withShield(0)
                .withHasShield(false)
                .withSentinel(false)
                .withSkills(Skills.none())
                .withAbilities(Array.of(TextCards.ability(order.get(1))));
    }

    /** The rules of these cards, assembled anew. */
    public static Rules rules() {
        return Cardfight.rules(Editions.JP_2026_04, PACK);
    }
}
