package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;

/** What texts compare as they count kinds of cards, of which effects may say that each card has one of its own. */
public final class Apart {
    private Apart() {}

    /** What a card has that no other has. */
    private record Own(int object) {}

    /** Returns the flag of cards that count apart; its bits are the fighters for whose texts they do. */
    public static String flag(Characteristic what) {
        return "apart: " + what.english();
    }

    /** Returns for each of some cards what it has, as it counts for the fighter whose text counts. */
    @Rule(jp = {"12.6.1", "18.3.1"})
    public static Array<Array<Object>> values(Query query, Characteristic what, Array<Subject> cards) {
        String flag = flag(what);
        TextRules game = (TextRules) query.position(flag).rules().game();
        int seat = query.master().bit();
        return what.having(query, cards)
                .map(each -> (game.flag(query, each, flag) & seat) != 0
                        ? Array.<Object>of(new Own(each.object()))
                        : Array.<Object>narrow(what.values(query, each)));
    }
}
