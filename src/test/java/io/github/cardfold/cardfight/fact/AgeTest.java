package io.github.cardfold.cardfight.fact;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.BACK_RIGHT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.play.Cont;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.cardfight.term.Vanguard;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Plugin;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Which of several continuous effects that arise at the same time is the older one. */
class AgeTest {
    private static final String AGE = "11.11.3.1.1.2";
    private static final String THIRD = "third";
    private static final String CALL =
            "{'act': {'in': 'vc', 'then': {'call': {'what': {'cards': 'drop'}, 'circles': 'back row'}}}}";

    private static String cont(String in, String effect) {
        return "{'cont': {'in': '" + in + "', 'effects': " + effect + "}}";
    }

    private static String fixed(String of, int power) {
        return cont("rc", "{'becomes': {'power': " + power + ", 'of': " + of + "}}");
    }

    /** A's vanguard has called all cards of the drop zone that there are, one text on each, to the back row. */
    private static Player called(String text, String other, String third, String... cards) {
        return called(TextCards.card(TEXT, text), TextCards.card(OTHER, other), TextCards.card(THIRD, third), cards);
    }

    private static Player called(Card text, Card other, Card third, String... cards) {
        Plugin own = Additions.of(registry -> registry.terms(language -> language.with(PowerAtMost.class)));
        Pack pack = TextCards.pack(text, other, third, TextCards.like(GRADE_3, "caller", CALL));
        return Table.empty(Cardfight.rules(Editions.JP_2026_04, pack, own))
                .unit(A, FRONT_CENTER, "caller")
                .in(A, Zone.DROP, cards)
                .turn(A, "9.9")
                .activate(FRONT_CENTER)
                .pickCircle(BACK_LEFT)
                .pickCircle(BACK_RIGHT);
    }

    private static Player called(String text, String other) {
        return called(text, other, raised(), TEXT, OTHER);
    }

    @Test
    @Rule(jp = AGE + "#2")
    void theMasterOrdersTheEffectsOfCardsThatComeTogether() {
        String low = fixed("'vanguard'", 1000);
        String high = fixed("'vanguard'", 2000);
        called(low, high)
                .asked(A, AGE)
                .empty(A, BACK_LEFT)
                .pick(Zone.DROP, TEXT)
                .asked(A, "9.9.2")
                .power(A, FRONT_CENTER, 2000);
        called(low, high).pick(Zone.DROP, OTHER).asked(A, "9.9.2").power(A, FRONT_CENTER, 1000);
    }

    @Test
    @Rule(jp = AGE)
    void ofThreeTheMasterNamesTheFirstAndTheSecond() {
        State asked = called(
                        fixed("'vanguard'", 1000),
                        fixed("'vanguard'", 2000),
                        fixed("'vanguard'", 3000),
                        TEXT,
                        OTHER,
                        THIRD)
                .asked(A, AGE)
                .pick(Zone.DROP, OTHER)
                .asked(A, AGE)
                .state();
        Player.of(asked).pick(Zone.DROP, THIRD).asked(A, "9.9.2").power(A, FRONT_CENTER, 1000);
        Player.of(asked).pick(Zone.DROP, TEXT).asked(A, "9.9.2").power(A, FRONT_CENTER, 3000);
    }

    @Test
    @Rule(jp = AGE)
    void whatIsTakenAwayAndGivenInOneLayerIsOrderedToo() {
        State asked = called(
                        cont("rc", "{'gets': {'keyword': 'twin drive', 'of': 'vanguard'}}"),
                        cont("rc", "{'loses': {'keyword': 'twin drive', 'of': 'vanguard'}}"))
                .asked(A, AGE)
                .state();
        assertEquals(1, drive(Player.of(asked).pick(Zone.DROP, TEXT)));
        assertEquals(2, drive(Player.of(asked).pick(Zone.DROP, OTHER)));
    }

    /** What is lost here takes all words away that a card can get, of which one is got there. */
    @Test
    @Rule(jp = AGE)
    void whatIsLostAndGotInOneLayerIsOrderedWhicheverWordItIs() {
        String lost = cont("rc", "{'loses all': {'what': 'race', 'of': 'vanguard'}}");
        String others = cont("rc", "[" + also("Dragon", "this") + ", " + also("Zombie", "this") + "]");
        String got = cont("rc", also("Human", "vanguard"));
        called(lost, got, others, TEXT, OTHER).asked(A, AGE);
        called(got, lost, others, TEXT, OTHER).asked(A, AGE);
    }

    private static String also(String race, String of) {
        return "{'gets': {'race': '" + race + "', 'of': '" + of + "'}}";
    }

    /** The races are lost that cards can get, and a clan is got. */
    @Test
    @Rule(jp = AGE)
    void nobodyIsAskedWhereWordsOfOneSortAreLostAndOneOfAnotherIsGot() {
        String lost = cont("rc", "{'loses all': {'what': 'race', 'of': 'vanguard'}}");
        String clan = cont("rc", "{'gets': {'clan': 'Gear', 'of': 'vanguard'}}");
        String others = cont("rc", also("Dragon", "this"));
        called(lost, clan, others, TEXT, OTHER).asked(A, "9.9.2");
        called(clan, lost, others, TEXT, OTHER).asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = AGE)
    void anyEffectOfACardCountsWhoseOrderMatters() {
        String own = "{'gets': {'power': 1000}}";
        String several = cont("rc", "[" + own + ", {'becomes': {'power': 1000, 'of': 'vanguard'}}, " + own + "]");
        String one = fixed("'vanguard'", 2000);
        first(called(several, one)).power(A, FRONT_CENTER, 2000);
        first(called(one, several)).power(A, FRONT_CENTER, 1000);
    }

    /** The card with the one text is named first of two. */
    private static Player first(Player player) {
        return player.asked(A, AGE)
                .offered(TEXT + " from drop zone", OTHER + " from drop zone")
                .pick(Zone.DROP, TEXT);
    }

    /** Whether the order matters cannot be said of an amount that is not known yet: it may be the other one's. */
    @Test
    @Rule(jp = AGE)
    void anAmountThatIsCountedMayDifferFromOneThatIsSaid() {
        String counted = cont("rc", "{'becomes': {'drive': {'count': {'cards': 'hand'}}, 'of': 'vanguard'}}");
        for (int number : new int[] {2, 3}) {
            String said = cont("rc", "{'becomes': {'drive': " + number + ", 'of': 'vanguard'}}");
            assertEquals(number, drive(first(called(counted, said))));
            assertEquals(0, drive(first(called(said, counted))));
        }
    }

    /** A text of a game of one's own: the vanguard's power is no more than so much. */
    @Phrase("your vanguard has no more power than {most}")
    public record PowerAtMost(int most) implements Continuous {
        @Override
        public Array<Working> compile(Compiler out) {
            Selector vanguard = new Vanguard(Side.YOU, Array.empty());
            return Array.of(Change.of(vanguard, new Constant(most), Trait.POWER.fact(), Layers.NUMBERS, Math::min));
        }
    }

    /** For a vanguard with no power, or with little, both orders would come to the same. */
    @Test
    @Rule(jp = AGE)
    void whatIsTheSameInBothOrdersForSomeNumbersAloneIsOrdered() {
        Card bounded = TextCards.card(TEXT)
                .withAbilities(Array.of(new Cont(
                        Array.of(new PowerAtMost(10_000)), Array.of(Region.RC), Option.none(), Option.none())));
        State asked = called(bounded, TextCards.card(OTHER, raised()), TextCards.card(THIRD), TEXT, OTHER)
                .asked(A, AGE)
                .state();
        Player.of(asked).pick(Zone.DROP, TEXT).asked(A, "9.9.2").power(A, FRONT_CENTER, 11_000);
        Player.of(asked).pick(Zone.DROP, OTHER).asked(A, "9.9.2").power(A, FRONT_CENTER, 10_000);
    }

    private static int drive(Player player) {
        return player.asked(A, "9.9.2").fight().trait(A, FRONT_CENTER, Trait.DRIVE);
    }

    private static String ifVanguard(String has, int number, String effect) {
        return "{'cont': {'in': 'rc', 'when': {'are': {'cards': 'vanguard', 'all': {'" + has + "': " + number
                + "}}}, 'effects': " + effect + "}}";
    }

    @Test
    @Rule(jp = AGE)
    void theMasterOrdersWhatDependsOnEachOther() {
        State asked = called(
                        ifVanguard("critical", 1, "{'gets': {'power': 1000, 'of': 'vanguard'}}"),
                        ifVanguard("power", 13000, "{'gets': {'critical': 1, 'of': 'vanguard'}}"))
                .asked(A, AGE)
                .state();
        Player.of(asked).pick(Zone.DROP, TEXT).asked(A, "9.9.2").power(A, FRONT_CENTER, 14000);
        Player.of(asked).pick(Zone.DROP, OTHER).asked(A, "9.9.2").power(A, FRONT_CENTER, 13000);
    }

    private static void isNotAsked(String text, String other) {
        called(text, other).asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = AGE)
    void nobodyIsAskedWhereTheOrderCannotMatter() {
        String low = fixed("'vanguard'", 1000);
        String high = fixed("'vanguard'", 2000);
        isNotAsked(raised(), raised());
        isNotAsked(low, raised());
        isNotAsked(low, low);
        isNotAsked(fixed("'this'", 1000), fixed("'this'", 2000));
        isNotAsked(raised(), cont("rc", "{'gets': {'critical': 1, 'of': 'vanguard'}}"));
        isNotAsked(low, cont("vc", "{'becomes': {'power': 2000, 'of': 'vanguard'}}"));
        called(low, raised(), high, TEXT, OTHER).asked(A, "9.9.2");
        called(low, high, raised(), TEXT, THIRD).asked(A, "9.9.2");
    }

    private static String raised() {
        return cont("rc", "{'gets': {'power': 1000, 'of': 'vanguard'}}");
    }

    @Test
    @Rule(jp = AGE)
    void onlyTheCardsWhoseOrderMattersAreNamed() {
        called(fixed("'vanguard'", 1000), fixed("'vanguard'", 2000), raised(), THIRD, TEXT, OTHER)
                .asked(A, AGE)
                .offered(TEXT + " from drop zone", OTHER + " from drop zone");
    }

    /** Each fighter's rear-guard is retired at once; from the drop zone both set the power of A's vanguard. */
    private static Player retired(Seat fighter, String first, String second) {
        String act = "{'act': {'in': 'vc', 'then': {'retire': [{'rear guards': '" + first + "'}, {'rear guards': '"
                + second + "'}]}}}";
        return Table.empty(TextCards.rules(
                        TextCards.card(TEXT, cont("drop", "{'becomes': {'power': 1000, 'of': 'vanguard'}}")),
                        TextCards.card(
                                OTHER, cont("drop", "{'becomes': {'power': 2000, 'of': {'vanguard': 'opponent'}}}")),
                        TextCards.like(GRADE_3, THIRD, act)))
                .unit(fighter, FRONT_CENTER, THIRD)
                .unit(A, FRONT_LEFT, TEXT)
                .unit(B, FRONT_LEFT, OTHER)
                .turn(fighter, "9.9")
                .activate(FRONT_CENTER)
                .asked(fighter, "9.9.2");
    }

    @Test
    @Rule(jp = AGE + "#1")
    void theTurnFightersEffectIsTheEarlierWhateverComesFirstInTheText() {
        retired(A, "opponent", "you").power(A, FRONT_CENTER, 2000);
        retired(A, "you", "opponent").power(A, FRONT_CENTER, 2000);
        retired(B, "opponent", "you").power(A, FRONT_CENTER, 1000);
        retired(B, "you", "opponent").power(A, FRONT_CENTER, 1000);
    }

    /** Two rear-guards of B and one of A are retired at once in A's turn. */
    @Test
    @Rule(jp = {AGE + "#1", AGE + "#2"})
    void theOtherFighterOrdersTheOwnEffectsBehindThoseOfTheTurnFighter() {
        String sets = "{'becomes': {'power': %s, 'of': {'vanguard': 'opponent'}}}";
        State asked = Table.empty(
                        TextCards.rules(
                                TextCards.card(TEXT, cont("drop", sets.formatted(2000))),
                                TextCards.card(OTHER, cont("drop", sets.formatted(3000))),
                                TextCards.card(THIRD, cont("drop", "{'becomes': {'power': 1000, 'of': 'vanguard'}}")),
                                TextCards.like(
                                        GRADE_3,
                                        "retirer",
                                        "{'act': {'in': 'vc', 'then': {'retire': [{'rear guards': 'opponent'}, 'rear guards']}}}")))
                .unit(A, FRONT_CENTER, "retirer")
                .unit(A, FRONT_LEFT, THIRD)
                .unit(B, FRONT_LEFT, TEXT)
                .unit(B, BACK_LEFT, OTHER)
                .turn(A, "9.9")
                .activate(FRONT_CENTER)
                .asked(B, AGE)
                .offered(TEXT + " on front left", OTHER + " on back left")
                .state();
        Player.of(asked).pickUnit(B, FRONT_LEFT).asked(A, "9.9.2").power(A, FRONT_CENTER, 3000);
        Player.of(asked).pickUnit(B, BACK_LEFT).asked(A, "9.9.2").power(A, FRONT_CENTER, 2000);
    }

    /** Rules in which the order of what two cards do can matter, so that all is put in order. */
    private static Player together(Seat fighter, UnaryOperator<Table> laid, ProcedureBuilder steps) {
        Rules rules = Cardfight.rules(
                Editions.JP_2026_04,
                TextCards.pack(
                        TextCards.card(TEXT, fixed("'vanguard'", 1000)),
                        TextCards.card(OTHER, fixed("{'vanguard': 'opponent'}", 2000))),
                Additions.of(builder -> builder.procedures(steps.build())));
        return laid.apply(Table.empty(rules))
                .within(TurnFrame.PROCEDURE, "9.9", fighter.ordinal(), 3)
                .at("together", "together");
    }

    @Test
    @Rule(jp = AGE + "#1")
    void effectsOfBothFightersThatBeginTogetherBeginWithTheTurnFighters() {
        for (Seat fighter : Array.of(A, B)) {
            for (Seat first : Array.of(A, B)) {
                Batch both = Batch.of(power(first), power(other(first)));
                Position position = together(
                                fighter,
                                table -> table,
                                Procedure.named("together").change("together", run -> both))
                        .state()
                        .position();
                assertEquals(fighter, position.lasting(0).master());
                assertEquals(other(fighter), position.lasting(1).master());
            }
        }
    }

    private static Seat other(Seat seat) {
        return seat == A ? B : A;
    }

    private static Event power(Seat master) {
        return Event.begin(TimedEffect.of(RuleEffects.POWER, master, 0, new int[0], 1000, Lifetimes.TURN));
    }

    /**
     * A's effect is the earlier one in A's turn, though B's card comes to where A is the master of who stands there.
     */
    @Test
    @Rule(jp = {AGE + "#1", "3.2.2"})
    void whoIsTheMasterOfACardThatComesIsDecidedByTheCircleAlone() {
        together(
                        A,
                        table ->
                                table.unit(B, FRONT_LEFT, GRADE_2).hand(A, TEXT).hand(B, OTHER),
                        Procedure.named("together")
                                .change("together", run -> Added.dominate(run, A, FRONT_LEFT))
                                .change("come", run -> Batch.of(fromHand(run, B), fromHand(run, A))))
                .asked(A, "9.9.2")
                .power(A, FRONT_CENTER, 2000);
    }

    /** The one card of a hand comes to the front left circle. */
    private static Event fromHand(Run run, Seat seat) {
        Position position = run.position();
        int card = position.objectAt(Zone.HAND.of(seat), 0).object();
        return Event.move(position, card, FRONT_LEFT.of(seat), 0);
    }

    @Test
    @Rule(jp = AGE)
    void theCardsOfAHandAreNamedInItAsOneSeesThem() {
        String low = "{'cont': {'in': '%s', 'effects': {'becomes': {'power': 1000, 'of': 'vanguard'}}}}";
        String high = "{'cont': {'in': '%s', 'effects': {'becomes': {'power': 2000, 'of': 'vanguard'}}}}";
        State asked = discarding(low.formatted("drop"), high.formatted("drop"))
                .asked(A, AGE)
                .state();
        Player.of(asked).pick(Zone.HAND, OTHER).asked(A, "9.9.2").power(A, FRONT_CENTER, 1000);
        Player.of(asked).pick(Zone.HAND, TEXT).asked(A, "9.9.2").power(A, FRONT_CENTER, 2000);
    }

    private static Player discarding(String text, String other) {
        return Table.empty(TextCards.rules(
                        TextCards.card(TEXT, text),
                        TextCards.card(OTHER, other),
                        TextCards.like(
                                GRADE_3, THIRD, "{'act': {'in': 'vc', 'then': {'discard': {'cards': 'hand'}}}}")))
                .unit(A, FRONT_CENTER, THIRD)
                .hand(A, TEXT, OTHER)
                .turn(A, "9.9")
                .activate(FRONT_CENTER);
    }

    /** To be asked would tell the other fighter what came to the hand. */
    @Test
    @Rule(jp = AGE)
    void nobodyIsAskedAboutCardsThatStayHidden() {
        String anywhere = "{'cont': {'effects': {'becomes': {'power': %s, 'of': 'vanguard'}}}}";
        Table.empty(TextCards.rules(
                        TextCards.card(TEXT, anywhere.formatted(1000)),
                        TextCards.card(OTHER, anywhere.formatted(2000)),
                        TextCards.like(
                                GRADE_3,
                                THIRD,
                                "{'act': {'in': 'vc', 'then': {'put': {'what': {'cards': 'drop'}, 'to': 'hand'}}}}")))
                .unit(A, FRONT_CENTER, THIRD)
                .in(A, Zone.DROP, TEXT, OTHER)
                .turn(A, "9.9")
                .activate(FRONT_CENTER)
                .asked(A, "9.9.2")
                .holds(A, Zone.HAND, TEXT, OTHER);
    }

    private static Table acting(String then, Card... cards) {
        return Table.empty(TextCards.rules(Array.of(cards)
                        .append(TextCards.like(GRADE_3, THIRD, "{'act': {'in': 'vc', 'then': " + then + "}}"))
                        .toJavaArray(Card[]::new)))
                .unit(A, FRONT_CENTER, THIRD);
    }

    @Test
    @Rule(jp = AGE)
    void cardsThatNobodyHasSeenAreAsOldAsTheyAreTaken() {
        String soul = "{'cont': {'in': 'soul', 'effects': {'becomes': {'power': %s, 'of': 'vanguard'}}}}";
        acting(
                        "{'soul charge': 2}",
                        TextCards.card(TEXT, soul.formatted(1000)),
                        TextCards.card(OTHER, soul.formatted(2000)))
                .deck(A, TEXT, OTHER, TEXT)
                .turn(A, "9.9")
                .activate(FRONT_CENTER)
                .draws(OTHER, TEXT)
                .asked(A, "9.9.2")
                .power(A, FRONT_CENTER, 1000);
    }

    @Test
    @Rule(jp = AGE)
    void theTextOrdersWhatOneCardOrOneInstructionDoes() {
        String low = "{'becomes': {'power': 1000, 'of': 'vanguard'}}";
        String high = "{'becomes': {'power': 2000, 'of': 'vanguard'}}";
        acting("'draw'", TextCards.card(TEXT, cont("rc", high), cont("rc", low)))
                .unit(A, FRONT_LEFT, TEXT)
                .turn(A, "9.9")
                .power(A, FRONT_CENTER, 1000);
        acting("{'apply': {'effects': [" + high + ", " + low + "], 'lasting': 'turn'}}")
                .turn(A, "9.9")
                .activate(FRONT_CENTER)
                .asked(A, "9.9.2")
                .power(A, FRONT_CENTER, 1000);
    }

    @Test
    @Rule(jp = AGE)
    void nobodyIsAskedAboutAbilitiesThatEffectsGive() {
        String given =
                "{'cont': {'in': 'rc', 'effects': {'becomes': {'power': {'sum': {'what': 'power', 'of': 'this'}}, 'of': 'vanguard'}}}}";
        acting(
                        "{'call': {'what': {'cards': 'drop'}, 'circles': 'back row'}}",
                        TextCards.card(
                                TEXT,
                                cont(
                                        "rc",
                                        "{'gets': {'ability': " + given
                                                + ", 'of': {'rear guards': {'are': 'back row'}}}}")))
                .unit(A, FRONT_LEFT, TEXT)
                .in(A, Zone.DROP, GRADE_2, GRADE_0)
                .turn(A, "9.9")
                .activate(FRONT_CENTER)
                .pickCircle(BACK_LEFT)
                .pickCircle(BACK_RIGHT)
                .asked(A, "9.9.2")
                .power(A, FRONT_CENTER, 5000);
    }
}
