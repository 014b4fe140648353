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
            "{'cont': {'in': 'rc', 'when': 'turn of', 'effects': {'power': 2000}}}",
            "{'cont': {'in': ['vc', 'rc'], 'effects': {'power': {'by': 1000, 'of': {'rear guards': {'are': {'grade': 1}}}}}}}",
            "{'cont': {'in': 'rc', 'effects': {'loses abilities': {'rear guards': {'of': 'opponent', 'are': {'grade': 2}}}}}}",
            "{'auto': {'on': {'placed': {'on': 'rc'}}, 'cost': 'counter blast', 'then':"
                    + " [{'choose': {'from': {'rear guards': 'opponent'}, 'up to': 1}}, {'retire': '$it'}]}}",
            "{'act': {'in': 'rc', 'limit': 'turn', 'cost': {'discard': {'as': 'paid'}}, 'then':"
                    + " [{'draw': '$paid'}, {'this turn': {'power': {'by': {'times': [1000, {'sum': {'what': 'grade', 'of': '$paid'}}]}}}}]}}",
            "{'auto': {'in': 'rc', 'on': {'boosts': {'who': 'this'}}, 'then': {'this battle': {'power': {'of': '$other', 'by': 3000}}}}}",
            "{'auto': {'in': 'rc', 'on': {'moved': {'who': 'other', 'from': 'rc', 'to': 'drop'}}, 'then':"
                    + " [{'choose': {'from': {'cards': {'in': 'hand', 'are': {'grade': 2}}}}}, {'put': {'what': '$it', 'to': 'soul'}}]}}");

    private static final Array<String> GRADE_2 = Array.of(
            "{'auto': {'in': 'rc', 'on': {'attacks': {'whom': {'grade': {'to': 2, 'is': 'at least'}}}}, 'then': {'this battle': {'power': 5000}}}}",
            "{'cont': {'in': 'rc', 'when': {'are': {'cards': 'vanguard', 'all': {'measures': {'what': 'power', 'to': 15000}}}}, 'effects': {'power': 5000}}}",
            "{'cont': {'in': 'rc', 'effects': {'power': {'by': {'times': [500, {'count': {'cards': 'soul'}}]}}}}}",
            "{'cont': {'in': 'rc', 'effects': {'has': {'of': 'vanguard', 'ability': {'cont': {'when':"
                    + " {'exists': {'of': {'cards': 'drop'}, 'at least': 3}}, 'effects': {'power': 3000}}}}}}}",
            "{'cont': {'in': 'rc', 'effects': [{'fixed power': {'of': 'this', 'to': 11000}}, 'boost']}}",
            "{'act': {'in': 'rc', 'limit': 'fight', 'then': {'this turn': {'has': {'of': 'vanguard', 'ability':"
                    + " {'auto': {'in': 'vc', 'on': 'hits', 'then': [{'soul charge': 2}, 'counter charge']}}}}}}}",
            "{'cont': {'in': 'rc', 'effects': [{'also is': {'what': 'race', 'word': 'Ghost', 'of': {'rear guards': {'are': {'measures': {'what': {'original': 'power'}, 'to': 8000}}}}}},"
                    + " {'loses': {'what': 'race', 'original': true, 'of': {'cards': {'in': 'drop'}}}}]}}",
            "{'cont': {'in': 'rc', 'effects': {'power': {'by': 1000, 'of': {'units': {'are': {'race': 'Ghost'}}}}}}}",
            "{'cont': {'in': 'rc', 'effects': [{'original is': {'what': 'power', 'to': 9000, 'of': {'rear guards': {'are': {'grade': 1}}}}}, {'critical': {'by': {'count': {'cards': {'in': 'drop', 'are': [{'any of': [{'named': 'x'}, {'name has': 'a'}]}, {'not': {'clan': 'Zoo'}}, {'nation': 'Lanternmere'}, 'face up']}}}, 'of': 'this'}}]}}",
            "{'act': {'in': 'rc', 'limit': 'turn', 'then': [{'this turn': {'doubled': {'what': 'power'}}}, {'this battle': {'up or down to': {'what': 'power', 'to': {'sum': {'what': 'shield', 'of': 'guardians'}}}}}, {'nullify': {'rear guards': {'are': ['standing', 'front row']}}}]}}",
            "{'auto': {'in': 'rc', 'on': 'hits', 'then': {'may': {'then': [{'put': {'what': 'this', 'to': 'deck', 'bottom': true}}, 'draw']}}}}");

    private static final Array<String> GRADE_3 = Array.of(
            "{'cont': {'in': 'vc', 'when': {'are': {'cards': 'this', 'all': {'measures': {'what': 'power', 'to': 15000}}}}, 'effects': {'critical': 1}}}",
            "{'auto': {'in': 'vc', 'on': {'begins': 'attack step'}, 'limit': 'turn', 'cost': [{'soul blast': 1}, 'counter blast'], 'then':"
                    + " [{'choose': {'from': 'rear guards', 'up to': 2, 'different': 'column'}}, {'stand': '$it'}]}}",
            "{'auto': {'in': 'vc', 'on': {'attacks': {'who': 'this'}}, 'then': {'choose': {'from': {'rear guards': 'opponent'}, 'by': 'opponent'}}}}",
            "{'act': {'in': 'vc', 'limit': 'turn', 'then': [{'choose': {'from': {'cards': 'damage'}, 'up to': 1}}, {'put': {'what': '$it', 'to': 'hand', 'as': 'got'}},"
                    + " {'if': {'when': '$got', 'then': [{'choose': {'cards': 'hand'}}, {'put': {'what': '$it', 'to': 'damage'}}], 'otherwise': {'this turn': {'drive': -1}}}}]}}");

    /** Each the text of an order and its subtype, "" for a normal one. */
    private static final Array<Array<String>> ORDERS = Array.of(
            Array.of(
                    "",
                    "{'order': {'cost': 'discard', 'then': {'perform': {'of': [{'draw': 2}, {'soul charge': 2},"
                            + " {'if': {'when': {'exists': {'cards': {'in': 'hand', 'are': {'grade': 3}}}}, 'then': 'draw'}}], 'up to': 2}}}}"),
            Array.of(
                    "blitz",
                    "{'order': [{'choose': {'from': {'units': 'you'}, 'up to': 1}},"
                            + " {'this battle': {'power': {'of': '$it', 'by': 5000}}}]}"),
            Array.of(
                    "set",
                    "{'act': {'in': 'order zone', 'limit': 'turn', 'then': [{'bullets': [{'if': {'when':"
                            + " {'exists': {'cards': 'damage'}}, 'then': 'soul charge'}}]}, {'this turn': {'may': 'play more'}}]}}"),
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
