package io.github.cardfold.testpack;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;

/** The shipped cards with texts of all sorts of costs, limits, keywords and of what looks back at a turn. */
public final class CostPack {
    private static final String RAISE = "'then': {'apply': {'effects': {'gets': {'power': 1000}}, 'lasting': 'turn'}}";

    private static final Array<String> TEXTS = Array.of(
            "{'act': {'in': ['vc', 'rc'], 'limit': 'turn', 'cost': {'perform': ['counter blast', {'soul blast': 1}, {'discard': 1}]}, "
                    + RAISE + "}}",
            "{'act': {'in': 'rc', 'limit': 'turn', 'cost': {'discard': {'some': {'of': {'cards': 'hand'}, 'at least': 1, 'total': {'grade': {'at least': 2}}, 'as': 'paid'}}}, 'then': {'draw': '$paid'}}}",
            "{'auto': {'on': {'placed': {'to': 'rc'}}, 'cost': {'put': {'what': {'some': {'of':"
                    + " [{'cards': 'hand'}, {'cards': 'drop'}], 'exactly': 2}}, 'to': 'soul'}}, 'then': [{'energy"
                    + " charge': 2}, {'soul charge': 1}]}}",
            "{'auto': {'in': ['vc', 'rc'], 'on': 'soul charge', 'limit': 'turn by name', 'then': 'draw'}}",
            "{'auto': {'in': 'rc', 'on': 'draw', 'limit': ['divine skill', 'turn'], 'then': {'counter charge': 1}}}",
            "{'cont': {'in': ['vc', 'rc'], 'effects': {'gets': {'power': {'times': [1000, {'how often':"
                    + " 'draw by ability'}]}}}}}",
            "{'cont': {'in': 'rc', 'when': {'happened': 'attack'}, 'effects': [{'gets': {'keyword': 'boost'}}, {'gets': {'number of': {'soul blast': -1}, 'of': 'rear guards'}}]}}",
            "{'act': {'in': 'rc', 'cost': {'bind': {'some': {'cards': {'in': 'hand', 'are': {'grade': 1}}}}}, 'then': [{'next': {'what': 'counter charge', 'by': 1}},"
                    + " {'apply': {'effects': [{'loses': {'keyword': 'boost', 'of': {'rear guards': 'opponent'}}}, {'loses': {'keyword': 'intercept', 'of': {'rear guards': 'opponent'}}}], 'lasting': 'turn'}}]}}",
            "{'auto': {'in': 'rc', 'on': [{'drive check': {'are': {'has': 'trigger'}}}, {'damage"
                    + " check': {'are': {'has': 'trigger'}}}], 'then': {'pay': {'by': 'opponent', 'cost':"
                    + " {'discard': 1}, 'otherwise': 'draw'}}}}",
            "{'keyword': {'name': 'deep', 'when': {'exists': {'of': {'cards': 'soul'}, 'at least': 2}},"
                    + " 'ability': {'auto': {'in': 'rc', 'on': 'attack', 'cost': {'reveal': {'some': {'cards':"
                    + " {'in': 'hand', 'are': {'grade': {'at least': 1}}}}}}, 'then': 'soul charge'}}}}",
            "{'cont': {'in': 'vc', 'effects': [{'makes valid': {'keyword': 'deep', 'of': 'rear guards'}}, {'activates': {'number': 2}}]}}",
            "{'cont': {'in': 'rc', 'when': {'compare': {'what': {'how much': {'what': 'soul charge',"
                    + " 'in': 'fight'}}, 'at least': 3}}, 'effects': {'costs nothing': {'vanguard': {}}}}}",
            "{'act': {'in': 'rc', 'limit': 'fight', 'cost': [{'put': {'what': 'this', 'to': 'deck',"
                    + " 'bottom': true}}, {'put': {'what': 'top', 'to': 'drop'}}], 'then': {'choose': {'from':"
                    + " {'rear guards': {'are': {'did': {'what': {'placed': {'to': 'rc'}}, 'in': 'turn'}}}}, 'up"
                    + " to': 1}}}}");

    /** The pack. */
    public static final Pack PACK = Pack.builder()
            .id("costs")
            .version("1")
            .cards(Packs.vanilla().cards().zipWithIndex().map(each -> withText(each._1(), each._2())))
            .build();

    private CostPack() {}

    private static Card withText(Card card, int index) {
        return card.withAbilities(Array.of(TEXTS.get(index % TEXTS.size()), TEXTS.get(index * 5 % TEXTS.size()))
                .distinct()
                .map(TextCards::ability));
    }

    /** The rules of these cards, assembled anew. */
    public static Rules rules() {
        return Cardfight.rules(Editions.JP_2026_04, PACK);
    }
}
