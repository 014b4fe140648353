package io.github.cardfold.cardfight.fact;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.ORDER;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.TextCards.card;
import static io.github.cardfold.cardfight.TextCards.like;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.information.RuleChange;
import io.github.cardfold.cardfight.information.TypeSlots;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What cards are as rules and effects make them, not as they are printed. */
class MainTypesTest {
    private static final RuleChange HEART = RuleChange.mainType("heart", "6.5.2.2.2", MainType.HEART);
    private static final RuleChange DRESS = RuleChange.mainType("dress", "6.7.2.1", MainType.ORIGINAL_DRESS);
    private static final RuleChange ATTIRE = RuleChange.gains("attire", "6.9.2.2", Identity.SPECIAL_TYPE, "attire");
    private static final RuleChange BARE = RuleChange.loses("bare", "6.5.2.2.3", Identity.SUBTYPE);

    private static final String UNITS =
            "{'cont': {'in': 'vc', 'effects': {'gets': {'power': {'times': [1000, {'count': 'units'}]}}}}}";

    private static String act(String then) {
        return "{'act': {'in': 'rc', 'limit': 'turn', 'then': " + then + "}}";
    }

    private static String becomes(String type, String of) {
        return "{'becomes': {'main type': '" + type + "', 'of': " + of + "}}";
    }

    private static String thisTurn(String effects) {
        return "{'apply': {'effects': " + effects + ", 'lasting': 'turn'}}";
    }

    private static GameObject at(Player player, Seat seat, Circle circle) {
        return player.state().position().objectAt(circle.of(seat), 0);
    }

    private static MainType type(Player player, Seat seat, Circle circle) {
        return MainTypes.of(player.state().position(), at(player, seat, circle));
    }

    /** Each fighter has a vanguard that counts units and a rear-guard; A one more, with abilities. */
    private static Table field(String... abilities) {
        return Table.empty(TextCards.rules(card(TEXT, abilities), like(GRADE_3, OTHER, UNITS)))
                .unit(A, FRONT_CENTER, OTHER)
                .unit(B, FRONT_CENTER, OTHER)
                .unit(A, BACK_LEFT, TEXT)
                .unit(A, FRONT_LEFT, GRADE_1)
                .unit(B, FRONT_LEFT, GRADE_1);
    }

    /** It would be the other fighter's if all units were meant, and the first rear-guard if one was. */
    @Test
    @Rule(jp = {"2.9.3.1.1", "2.9.3.2", "11.11.1.6", "13.11.3"})
    void aUnitThatBecomesAnOrderIsNoUnitAndGoes() {
        field(act(thisTurn(becomes("order", "{'rear guards': {'are': 'front row'}}"))))
                .turn(A, "9.9")
                .power(A, FRONT_CENTER, 16000)
                .activate(BACK_LEFT)
                .power(A, FRONT_CENTER, 15000)
                .power(B, FRONT_CENTER, 15000)
                .empty(A, FRONT_LEFT)
                .holds(A, Zone.DROP, GRADE_1)
                .stands(B, FRONT_LEFT, GRADE_1);
        field(act(thisTurn(becomes("order", "{'rear guards': {'of': 'opponent'}}"))))
                .turn(A, "9.9")
                .activate(BACK_LEFT)
                .power(B, FRONT_CENTER, 14000)
                .empty(B, FRONT_LEFT)
                .holds(B, Zone.DROP, GRADE_1)
                .stands(A, FRONT_LEFT, GRADE_1);
    }

    /** Both fighters have one on the right. */
    @Test
    @Rule(jp = {"2.9.3.1.1", "10.4.1.3", "10.4.1.6"})
    void whatIsNoUnitNeitherAttacksNorIsAttacked() {
        String growth = "{'cont': {'in': 'rc', 'effects': {'becomes': {'main type': 'growth source'}}}}";
        Player player = field(growth)
                .unit(A, Circle.FRONT_RIGHT, TEXT)
                .unit(B, Circle.FRONT_RIGHT, TEXT)
                .turn(A, "9.10");
        player.answer(player.state().legalActions().get(1));
        player.offered("grade-1 on front left", "other-text on vanguard")
                .pickUnit(A, FRONT_CENTER)
                .offered("grade-1 on B front left", "other-text on B vanguard");
    }

    /** Rule actions look at some places alone, a text at others. */
    @Test
    @Rule(jp = {"11.11.1.6", "13.1.1", "13.11.3"})
    void aContinuousAbilityMakesARuleActionDueWhateverItLooksAt() {
        String ifBound = "{'cont': {'in': 'rc', 'when': {'exists': {'cards': {'in': 'bind'}}}, 'effects': "
                + becomes("order", "{'rear guards': {'are': 'front row'}}") + "}}";
        field(ifBound, act("{'put': {'what': {'cards': 'drop'}, 'to': 'bind'}}"))
                .in(A, Zone.DROP, ORDER)
                .turn(A, "9.9")
                .stands(A, FRONT_LEFT, GRADE_1)
                .activate(BACK_LEFT)
                .holds(A, Zone.BIND, ORDER)
                .empty(A, FRONT_LEFT)
                .holds(A, Zone.DROP, GRADE_1);
    }

    /** It is a unit as long as it lies in the hand, and on the circle the order that is printed. */
    @Test
    @Rule(jp = {"2.9.3", "4.4.3", "11.11.6"})
    void inAnotherZoneACardIsWhatItIsThere() {
        Card order = like(ORDER, TEXT, "{'cont': {'in': 'hand', 'effects': {'becomes': {'main type': 'unit'}}}}");
        Table.empty(TextCards.rules(order))
                .hand(A, TEXT, ORDER)
                .turn(A, "9.9")
                .offered("pass", "call text from hand", "play order from hand")
                .calls(TEXT, FRONT_LEFT)
                .empty(A, FRONT_LEFT)
                .holds(A, Zone.DROP, TEXT)
                .happened(EventKind.MOVE, 2);
    }

    @Test
    @Rule(jp = {"4.4.1", "4.4.2", "9.11.1"})
    void aUnitThatGetsTheSubtypeGGoesHomeInTheEndPhase() {
        String g = "{'gets': {'subtype': 'G', 'of': {'rear guards': {'are': 'front row'}}}}";
        field(act(thisTurn(g)))
                .turn(A, "9.9")
                .activate(BACK_LEFT)
                .pass()
                .until(B, "9.9.2")
                .stands(A, BACK_LEFT, TEXT)
                .empty(A, FRONT_LEFT)
                .holds(A, Zone.G, GRADE_1);
    }

    /** It is the type that it had on the field, which none of its zones gives it. */
    @Test
    @Rule(jp = {"4.4.2.2", "11.13.1", "7.18.2"})
    void aUnitThatLeavesIsWhatItWasLast() {
        String song = "{'gets': {'subtype': 'song', 'of': {'rear guards': {'are': 'front row'}}}}";
        String counts = "{'auto': {'in': 'vc', 'on': {'retire': {'subtype': 'song'}}, 'then': 'draw'}}";
        for (String effect : new String[] {song, song.replace("song", "blues")}) {
            Player player = Table.empty(TextCards.rules(
                            card(TEXT, act("[" + thisTurn(effect) + ", {'retire': 'rear guards'}]")),
                            like(GRADE_3, OTHER, counts)))
                    .unit(A, FRONT_CENTER, OTHER)
                    .unit(A, BACK_LEFT, TEXT)
                    .unit(A, FRONT_LEFT, GRADE_1)
                    .seed(1)
                    .turn(A, "9.9")
                    .activate(BACK_LEFT);
            assertEquals(effect.equals(song) ? 1 : 0, player.state().position().size(Zone.HAND.of(A)));
        }
        String g = song.replace("song", "G");
        field(act("[" + thisTurn(g) + ", {'retire': {'rear guards': {'are': 'front row'}}}]"))
                .turn(A, "9.9")
                .activate(BACK_LEFT)
                .holds(A, Zone.G, GRADE_1)
                .holds(A, Zone.DROP);
    }

    /** A unit turned growth source is put into the drop zone, where it is a unit again. */
    @Test
    @Rule(jp = "11.13.1")
    void aCardThatLeavesIsOfTheMainTypeThatItHadLast() {
        String leaves = "[{'choose': {'rear guards': {'are': 'front row'}}}, "
                + thisTurn(becomes("growth source", "'$it'")) + ", {'put': {'what': '$it', 'to': 'drop'}}]";
        for (String type : new String[] {"growth source", "unit", "order"}) {
            String counts =
                    "{'auto': {'in': 'vc', 'on': {'retire': {'main type': '" + type + "'}}, 'then': 'soul charge'}}";
            Player player = Table.empty(TextCards.rules(card(TEXT, act(leaves)), like(GRADE_3, OTHER, counts)))
                    .unit(A, FRONT_CENTER, OTHER)
                    .unit(A, BACK_LEFT, TEXT)
                    .unit(A, FRONT_LEFT, GRADE_1)
                    .seed(1)
                    .turn(A, "9.9")
                    .activate(BACK_LEFT)
                    .holds(A, Zone.DROP, GRADE_1);
            assertEquals(
                    type.equals("growth source") ? 1 : 0,
                    player.state().position().size(Zone.SOUL.of(A)),
                    type);
        }
    }

    /** The ability that it was given goes with the field. */
    @Test
    @Rule(jp = "11.13.1")
    void aCardThatLeavesHadTheAbilitiesThatItHadLast() {
        String gives = "{'gets': {'ability': {'auto': {'on': 'hit', 'then': 'draw'}}, 'of': {'rear guards': {'are':"
                + " 'front row'}}}}";
        String counts = "{'auto': {'in': 'vc', 'on': {'retire': {'ability': 'auto'}}, 'then': 'soul charge'}}";
        for (String effect : new String[] {
            gives,
            gives.replace("'auto'", "'cont'")
                    .replace("'on': 'hit', 'then': 'draw'", "'effects': {'gets': {'power': 1}}")
        }) {
            Player player = Table.empty(TextCards.rules(
                            card(
                                    TEXT,
                                    act("[" + thisTurn(effect)
                                            + ", {'retire': {'rear guards': {'are': 'front row'}}}]")),
                            like(GRADE_3, OTHER, counts)))
                    .unit(A, FRONT_CENTER, OTHER)
                    .unit(A, BACK_LEFT, TEXT)
                    .unit(A, FRONT_LEFT, GRADE_1)
                    .seed(1)
                    .turn(A, "9.9")
                    .activate(BACK_LEFT)
                    .holds(A, Zone.DROP, GRADE_1);
            assertEquals(effect.equals(gives) ? 1 : 0, player.state().position().size(Zone.SOUL.of(A)));
        }
    }

    @Test
    @Rule(jp = "2.9.3.1.1")
    void whatIsNoUnitIsNoneOfTheRearGuardsOfWhichATextSpeaks() {
        String counts = "{'cont': {'in': 'vc', 'effects': {'gets': {'power': {'times': [1000, {'count': 'rear"
                + " guards'}]}}}}}";
        String growth = "{'cont': {'in': 'rc', 'effects': " + becomes("growth source", "'this'") + "}}";
        Table.empty(TextCards.rules(card(TEXT, growth), like(GRADE_3, OTHER, counts)))
                .unit(A, FRONT_CENTER, OTHER)
                .unit(A, FRONT_LEFT, GRADE_1)
                .unit(A, BACK_LEFT, TEXT)
                .turn(A, "9.9")
                .power(A, FRONT_CENTER, 14000);
    }

    /** What it becomes takes neither, and what it loses are subtypes. */
    @Test
    @Rule(jp = {"2.9.5", "2.9.5.1"})
    void whatChangesTypesLeavesSpecialTypes() {
        String loses = "{'cont': {'in': 'rc', 'effects': {'loses all': {'what': 'subtype'}}}}";
        String becomesSource = "{'cont': {'in': 'rc', 'effects': " + becomes("growth source", "'this'") + "}}";
        Card card = like(GRADE_1, TEXT, becomesSource, loses)
                .withSubtypes(Array.of("song"))
                .withSpecialTypes(Array.of("ticket"));
        Player player =
                Table.empty(TextCards.rules(card)).unit(A, FRONT_LEFT, TEXT).turn(A, "9.9");
        assertEquals(MainType.GROWTH_SOURCE, type(player, A, FRONT_LEFT));
        assertEquals(Array.empty(), words(player, Identity.SUBTYPE));
        assertEquals(Array.of("ticket"), words(player, Identity.SPECIAL_TYPE));
    }

    /** A blitz order is none of the main phase, and what only was one is. */
    @Test
    @Rule(jp = {"2.9.4", "11.11.1.6"})
    void aCardHasTheSubtypesThatEffectsLeaveAndGiveIt() {
        String gets = "{'cont': {'in': 'hand', 'effects': {'gets': {'subtype': 'blitz'}}}}";
        String loses = "{'cont': {'in': 'hand', 'effects': {'loses all': {'what': 'subtype'}}}}";
        Card lost = like(ORDER, OTHER, loses).withSubtypes(Array.of("blitz"));
        Table.empty(TextCards.rules(like(ORDER, TEXT, gets), lost))
                .hand(A, TEXT, OTHER, ORDER)
                .turn(A, "9.9")
                .offered("pass", "play " + OTHER + " from hand", "play order from hand");
    }

    private static Event begin(RuleChange kind, Position position, Lifetime lifetime) {
        return Added.begin(kind, B, Added.on(position, A, FRONT_LEFT), 0, lifetime);
    }

    @SafeVarargs
    private static Player ruled(Function<Run, Batch>... changes) {
        return Table.firstWith(builder -> builder.lasting(HEART, DRESS, ATTIRE, BARE), changes)
                .unit(A, FRONT_LEFT, TestCards.trigger("critical"))
                .unit(A, BACK_LEFT, TestCards.trigger("critical"))
                .turn(A, "9.9");
    }

    /** Of two the one that came last; when that ends, the first again, and in the end what is printed. */
    @Test
    @Rule(jp = {"2.9.3.3", "2.9.3.4", "11.11.1.4", "11.11.3.1.1.1"})
    void aCardHasOneMainType() {
        Function<Run, Batch> both = run ->
                Batch.of(begin(HEART, run.position(), Lifetimes.TURN), begin(DRESS, run.position(), Lifetimes.BATTLE));
        Player player = ruled(both);
        assertEquals(MainType.ORIGINAL_DRESS, type(player, A, FRONT_LEFT));
        assertEquals(MainType.UNIT, type(player, A, BACK_LEFT));
        Function<Run, Batch> dressEnds = run -> Batch.of(Event.expire(Lifetimes.BATTLE));
        assertEquals(MainType.HEART, type(ruled(both, dressEnds), A, FRONT_LEFT));
        Function<Run, Batch> allEnd = run -> Batch.of(Event.expire(Lifetimes.TURN));
        assertEquals(MainType.UNIT, type(ruled(both, dressEnds, allEnd), A, FRONT_LEFT));
    }

    /** Its subtypes stay, and what takes them leaves its special types. */
    @Test
    @Rule(jp = {"2.9.4.1", "2.9.5", "2.9.5.1"})
    void mainTypeSubtypesAndSpecialTypesGoTheirOwnWays() {
        Player heart = ruled(run -> Batch.of(begin(HEART, run.position(), Lifetimes.TURN)));
        assertEquals(Array.of("trigger"), words(heart, Identity.SUBTYPE));
        assertEquals(Array.empty(), words(heart, Identity.SPECIAL_TYPE));
        Player bare = ruled(run ->
                Batch.of(begin(ATTIRE, run.position(), Lifetimes.TURN), begin(BARE, run.position(), Lifetimes.TURN)));
        assertEquals(Array.empty(), words(bare, Identity.SUBTYPE));
        assertEquals(Array.of("attire"), words(bare, Identity.SPECIAL_TYPE));
        assertEquals(MainType.UNIT, type(bare, A, FRONT_LEFT));
    }

    private static Array<String> words(Player player, Identity what) {
        return Identities.of(player.state().position(), at(player, A, FRONT_LEFT), FRONT_LEFT.of(A), what);
    }

    /** What is on the card stays on it, whoever is its master. */
    @Test
    @Rule(jp = {"7.39.1", "11.11.1.4", "11.11.1.6"})
    void itIsTheSameWhoeverIsItsMaster() {
        Player player = Table.firstWith(
                        builder -> builder.lasting(HEART, DRESS, ATTIRE, BARE),
                        run -> Batch.of(begin(HEART, run.position(), Lifetimes.TURN)),
                        run -> Added.dominate(run, B, FRONT_LEFT))
                .unitOf(B, A, FRONT_LEFT, GRADE_1)
                .unit(A, BACK_LEFT, GRADE_1)
                .turn(A, "9.9");
        assertEquals(MainType.HEART, type(player, A, FRONT_LEFT));
        assertEquals(MainType.UNIT, type(player, A, BACK_LEFT));
    }

    /** What effects give comes after what rules give, also if it is older. */
    @Test
    @Rule(jp = {"11.11.1.4", "11.11.1.6"})
    void effectsComeAfterRules() {
        Rules rules = Cardfight.rules(
                Editions.JP_2026_04,
                TextCards.pack(
                        card(TEXT, "{'cont': {'in': 'rc', 'effects': " + becomes("growth source", "'this'") + "}}")),
                Additions.of(Added.both(
                        builder -> builder.lasting(HEART),
                        Added.after("9.9", "9.9.1", run -> Batch.of(begin(HEART, run.position(), Lifetimes.TURN))))));
        Player player = Table.empty(rules).unit(A, FRONT_LEFT, TEXT).turn(A, "9.9");
        assertEquals(MainType.GROWTH_SOURCE, type(player, A, FRONT_LEFT));
    }

    /** A rear-guard that a rule makes a heart is no unit, unless its text makes it one. */
    @Test
    @Rule(jp = {"11.11.1.4", "11.11.1.6"})
    void aTextCountsWhatRulesAndThenEffectsMakeOfCards() {
        withHeart(GRADE_1).power(A, FRONT_CENTER, 15000);
        withHeart(TEXT).power(A, FRONT_CENTER, 16000);
    }

    /** A rule makes a heart of the rear-guard on the front left; the vanguard counts the units. */
    private static Player withHeart(String rearGuard) {
        String unit = "{'cont': {'in': 'rc', 'effects': " + becomes("unit", "'this'") + "}}";
        return Table.empty(Cardfight.rules(
                        Editions.JP_2026_04,
                        TextCards.pack(card(TEXT, unit), like(GRADE_3, OTHER, UNITS)),
                        Additions.of(Added.both(
                                builder -> builder.lasting(HEART),
                                Added.after(
                                        "9.9",
                                        "9.9.1",
                                        run -> Batch.of(begin(HEART, run.position(), Lifetimes.TURN)))))))
                .unit(A, FRONT_CENTER, OTHER)
                .unit(A, FRONT_LEFT, rearGuard)
                .unit(A, BACK_LEFT, GRADE_1)
                .turn(A, "9.9");
    }

    @Test
    @Rule(jp = {"2.9.3.3", "2.9.6"})
    void aViewTellsTheTypeOfAUnit() {
        Player player = ruled(run ->
                Batch.of(begin(HEART, run.position(), Lifetimes.TURN), begin(ATTIRE, run.position(), Lifetimes.TURN)));
        for (Seat seat : Array.of(A, B)) {
            View view = View.of(player.state(), seat);
            var changed = view.place(FRONT_LEFT.of(A)).cards().get(0);
            assertEquals(1, changed.flag(TypeSlots.flag(MainType.HEART)));
            assertEquals(1, changed.flag(Identity.SPECIAL_TYPE.gained("attire")));
            assertEquals(
                    Array.empty(), view.place(BACK_LEFT.of(A)).cards().get(0).flags());
        }
    }

    /** Where no text and no rule can change it, it is no piece of information that is worked out. */
    @Test
    void aGameInWhichNothingChangesTypesKeepsNone() {
        for (var pack : Array.of(Packs.vanilla(), Packs.nightfair())) {
            Rules rules = Cardfight.rules(Editions.JP_2026_04, pack);
            assertEquals(
                    Array.empty(), Array.of(rules.game().traitNames()).filter(each -> each.startsWith(TypeSlots.FACT)));
        }
    }
}
