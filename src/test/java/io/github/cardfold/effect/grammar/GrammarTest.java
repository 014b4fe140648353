package io.github.cardfold.effect.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.effect.grammar.Little.Ability;
import io.github.cardfold.effect.grammar.Little.Act;
import io.github.cardfold.effect.grammar.Little.All;
import io.github.cardfold.effect.grammar.Little.AnyLike;
import io.github.cardfold.effect.grammar.Little.AnyOf;
import io.github.cardfold.effect.grammar.Little.Are;
import io.github.cardfold.effect.grammar.Little.Auto;
import io.github.cardfold.effect.grammar.Little.Both;
import io.github.cardfold.effect.grammar.Little.CannotAttack;
import io.github.cardfold.effect.grammar.Little.Choose;
import io.github.cardfold.effect.grammar.Little.Cond;
import io.github.cardfold.effect.grammar.Little.Const;
import io.github.cardfold.effect.grammar.Little.Cont;
import io.github.cardfold.effect.grammar.Little.CountOf;
import io.github.cardfold.effect.grammar.Little.Did;
import io.github.cardfold.effect.grammar.Little.Draw;
import io.github.cardfold.effect.grammar.Little.Effect;
import io.github.cardfold.effect.grammar.Little.Every;
import io.github.cardfold.effect.grammar.Little.Exists;
import io.github.cardfold.effect.grammar.Little.ForEach;
import io.github.cardfold.effect.grammar.Little.GetsBoost;
import io.github.cardfold.effect.grammar.Little.GetsPower;
import io.github.cardfold.effect.grammar.Little.Grade;
import io.github.cardfold.effect.grammar.Little.Has;
import io.github.cardfold.effect.grammar.Little.If;
import io.github.cardfold.effect.grammar.Little.InFront;
import io.github.cardfold.effect.grammar.Little.Itself;
import io.github.cardfold.effect.grammar.Little.Leader;
import io.github.cardfold.effect.grammar.Little.Like;
import io.github.cardfold.effect.grammar.Little.May;
import io.github.cardfold.effect.grammar.Little.Named;
import io.github.cardfold.effect.grammar.Little.NotCond;
import io.github.cardfold.effect.grammar.Little.NotLike;
import io.github.cardfold.effect.grammar.Little.OneOf;
import io.github.cardfold.effect.grammar.Little.Other;
import io.github.cardfold.effect.grammar.Little.Power;
import io.github.cardfold.effect.grammar.Little.Resting;
import io.github.cardfold.effect.grammar.Little.SameName;
import io.github.cardfold.effect.grammar.Little.Self;
import io.github.cardfold.effect.grammar.Little.Sequence;
import io.github.cardfold.effect.grammar.Little.Stand;
import io.github.cardfold.effect.grammar.Little.Sum;
import io.github.cardfold.effect.grammar.Little.ThatMany;
import io.github.cardfold.effect.grammar.Little.ThisTurn;
import io.github.cardfold.effect.grammar.Little.Units;
import io.github.cardfold.effect.grammar.Little.Var;
import io.github.cardfold.effect.grammar.Little.Who;
import io.github.cardfold.effect.grammar.Little.YourTurn;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What is written and read, on a language of its own. */
class GrammarTest {
    private static final Grammar GRAMMAR = Little.grammar();
    private static final Act DRAW = new Draw(false, new Const(1));
    private static final Act STAND = new Stand(new Self(), Option.none());

    private static Units units(Like... are) {
        return new Units(false, Array.of(are));
    }

    private static Act choose(int upTo, String as) {
        return new Choose(units(new Other()), Option.some(new Const(upTo)), as);
    }

    private static Act turn(Effect... effects) {
        return new ThisTurn(Array.of(effects));
    }

    private static Act given(Cond when, Act... then) {
        return new If(when, Array.of(then), Array.empty());
    }

    private static Ability auto(Act... then) {
        return new Auto(new Itself(), Array.of(then), Option.none(), false, Option.none());
    }

    private static void says(String text, Object term) {
        Class<?> role = Little.role(term.getClass());
        assertEquals(text, GRAMMAR.write(term));
        assertEquals(GRAMMAR.normal(term), GRAMMAR.read(role, text));
    }

    private static String refused(Class<?> role, String text) {
        return assertThrows(EnglishException.class, () -> GRAMMAR.read(role, text)).getMessage();
    }

    // nouns

    @Test
    void whatCardsAreStandsBeforeAndAfterTheNoun() {
        says(
                "choose one of your other resting units in the front row and named \"Velza\"",
                new Choose(units(new Other(), new InFront(), new Resting(), new Named("Velza")), Option.none(), "it"));
    }

    @Test
    void wordsAgreeInNumber() {
        says("your leader gets boost and this unit gets power +3 this turn", turn(
                new GetsBoost(new Leader(Array.empty())), new GetsPower(new Const(3), new Self())));
        says("your units get boost this turn", turn(new GetsBoost(units())));
        says("draw two cards", new Draw(false, new Const(2)));
        says("your opponent draws a card", new Draw(true, new Const(1)));
    }

    @Test
    void aNumberFillsTheHoleOfAForm() {
        says("you have a resting unit", new Exists(units(new Resting()), Option.none()));
        says("you have two or more units", new Exists(units(), Option.some(new Const(2))));
        says("you have no other units", new NotCond(new Exists(units(new Other()), Option.none())));
        says("there are some of your leader", new Exists(new Leader(Array.empty()), Option.none()));
    }

    @Test
    void articlesAreWrittenAsTheySound() {
        says(
                "AUTO: When another unit attacks, draw a card.",
                new Auto(new Other(), Array.of(DRAW), Option.none(), false, Option.none()));
        says(
                "AUTO: When a resting unit attacks, draw a card.",
                new Auto(new Resting(), Array.of(DRAW), Option.none(), false, Option.none()));
    }

    @Test
    void anIdiomSaysSeveralTermsInShort() {
        says(
                "this unit gets power +2 and one for each of your units this turn",
                turn(new GetsPower(new Sum(Array.of(new Const(2), new CountOf(units()))), new Self())));
    }

    // lists

    @Test
    void listsHaveCommasAndAJoint() {
        says(
                "it is your turn, you have a unit and you have two or more units",
                new All(Array.of(
                        new YourTurn(),
                        new Exists(units(), Option.none()),
                        new Exists(units(), Option.some(new Const(2))))));
    }

    @Test
    void aListInAListOfAnotherSortStandsInBrackets() {
        Cond turn = new YourTurn();
        Cond any = new AnyOf(Array.of(turn, new Exists(units(), Option.none())));
        says("it is your turn and (it is your turn or you have a unit)", new All(Array.of(turn, any)));
        says("it is not so that (it is your turn or you have a unit)", new NotCond(any));
        says(
                "it is your turn or (it is not so that it is your turn)",
                new AnyOf(Array.of(turn, new NotCond(turn))));
        says(
                "stand your other (resting or other) units",
                new Stand(units(new Other(), new AnyLike(Array.of(new Resting(), new Other()))), Option.none()));
    }

    @Test
    void aListInAListOfTheSameSortIsOneList() {
        Cond turn = new YourTurn();
        assertEquals(
                GRAMMAR.normal(new All(Array.of(turn, turn, turn))),
                GRAMMAR.normal(new All(Array.of(turn, new All(Array.of(new All(Array.of(turn)), turn))))));
        assertEquals(GRAMMAR.normal(turn), GRAMMAR.normal(new AnyOf(Array.of(turn))));
    }

    @Test
    void whatMembersHaveInCommonIsSaidOnce() {
        says(
                "this unit gets boost, power +1 and power +2 this turn",
                turn(
                        new GetsBoost(new Self()),
                        new GetsPower(new Const(1), new Self()),
                        new GetsPower(new Const(2), new Self())));
        says(
                "this unit gets boost and cannot attack this turn".replace("and cannot", "and this unit cannot"),
                turn(new GetsBoost(new Self()), new CannotAttack(new Self())));
    }

    @Test
    void whatBelongsToANounInsideANounStandsInBrackets() {
        Who leader = new Leader(Array.of(new InFront(), new Named("Velza")));
        says(
                "stand your units of the same name as (your leader in the front row and named \"Velza\")",
                new Stand(units(new SameName(leader)), Option.none()));
        says(
                "stand your units of the same name as your leader and named \"Velza\"",
                new Stand(units(new SameName(new Leader(Array.empty())), new Named("Velza")), Option.none()));
        says(
                "stand your units of the same name as (your leader and this unit)",
                new Stand(
                        units(new SameName(new Both(Array.of(new Leader(Array.empty()), new Self())))), Option.none()));
    }

    // sentences

    @Test
    void aConditionEndsWithItsSentence() {
        says(
                "AUTO: When this unit attacks, draw a card, then stand this unit. If it is your turn, draw a card, then"
                        + " stand this unit. Draw a card.",
                auto(DRAW, STAND, given(new YourTurn(), DRAW, STAND), DRAW));
    }

    @Test
    void aConditionOfTheAbilityIsNoInstruction() {
        says(
                "AUTO: When this unit attacks, if it is your turn, draw a card.",
                new Auto(new Itself(), Array.of(DRAW), Option.some(new YourTurn()), false, Option.none()));
        says("AUTO: When this unit attacks: If it is your turn, draw a card.", auto(given(new YourTurn(), DRAW)));
    }

    @Test
    void anInnerConditionStandsInBracketsUnlessItIsLast() {
        Act inner = given(new Exists(units(), Option.none()), DRAW);
        says(
                "if it is your turn, stand this unit, then if you have a unit, draw a card",
                given(new YourTurn(), STAND, inner));
        says(
                "if it is your turn, (if you have a unit, draw a card), then stand this unit",
                given(new YourTurn(), inner, STAND));
        says(
                "if it is your turn, (if you have a unit, draw a card); otherwise, stand this unit",
                new If(new YourTurn(), Array.of(inner), Array.of(STAND)));
        says(
                "if it is your turn, if you have a unit, draw a card; otherwise, stand this unit",
                given(
                        new YourTurn(),
                        new If(new Exists(units(), Option.none()), Array.of(DRAW), Array.of(STAND))));
    }

    @Test
    void modesHaveBullets() {
        says(
                "AUTO: When this unit attacks: Do one of the following: • Draw a card • If it is your turn, stand this"
                        + " unit. Draw a card.",
                auto(new OneOf(Array.of(DRAW, given(new YourTurn(), STAND))), DRAW));
        says(
                "do one of the following: • Draw a card, then stand this unit • (do one of the following: • Draw a card"
                        + " • Stand this unit)",
                new OneOf(Array.of(new Sequence(Array.of(DRAW, STAND)), new OneOf(Array.of(DRAW, STAND)))));
    }

    @Test
    void aGrantedAbilityStandsInQuotes() {
        says(
                "CONT: If it is your turn, your units get “AUTO: When this unit attacks, draw a card.” and this unit"
                        + " gets boost.",
                new Cont(
                        Array.of(new Has(auto(DRAW), units()), new GetsBoost(new Self())),
                        Option.some(new YourTurn())));
    }

    // variables

    @Test
    void aPronounMeansWhatWasNamedLast() {
        says(
                "AUTO: When this unit attacks, choose up to one of your other units, then stand that unit, then that unit"
                        + " gets power +3 this turn.",
                auto(
                        choose(1, "it"),
                        new Stand(new Var("it"), Option.none()),
                        turn(new GetsPower(new Const(3), new Var("it")))));
    }

    @Test
    void whereAPronounWouldMeanSomethingElseThereIsATag() {
        says(
                "AUTO: When this unit attacks, choose up to one of your other units (#1), then choose up to one of your"
                        + " other units, then stand #1, then stand that unit.",
                auto(
                        choose(1, "one"),
                        choose(1, "two"),
                        new Stand(new Var("one"), Option.none()),
                        new Stand(new Var("two"), Option.none())));
    }

    @Test
    void pronounsOfDifferentWordsDoNotGetInEachOthersWay() {
        says(
                "AUTO: When this unit attacks, choose up to one of your other units, then choose up to two of your other"
                        + " units, then stand that unit, then stand those units.",
                auto(
                        choose(1, "one"),
                        choose(2, "two"),
                        new Stand(new Var("one"), Option.none()),
                        new Stand(new Var("two"), Option.none())));
    }

    @Test
    void whatWasDoneIsSpokenOf() {
        says(
                "AUTO: When this unit attacks, stand this unit. If you do, draw that many cards.",
                auto(
                        new Stand(new Self(), Option.some("stood")),
                        given(new Did("stood"), new Draw(false, new ThatMany("stood")))));
        says(
                "AUTO: When this unit attacks, stand this unit (#1), then choose up to one of your other units. If #1 is"
                        + " there, draw a card.",
                auto(
                        new Stand(new Self(), Option.some("stood")),
                        choose(1, "it"),
                        given(new Did("stood"), DRAW)));
    }

    @Test
    void anEventBindsWhatHasWordsOfItsOwn() {
        says("stand the other unit", new Stand(new Var("other"), Option.none()));
        says("stand $\"x\"", new Stand(new Var("x"), Option.none()));
    }

    @Test
    void variablesAreNumberedAsTheyAreBound() {
        assertEquals(
                GRAMMAR.normal(auto(choose(1, "a"), new Stand(new Var("a"), Option.some("unused")))),
                GRAMMAR.normal(auto(choose(1, "b"), new Stand(new Var("b"), Option.none()))));
        assertEquals(
                new Choose(units(new Other()), Option.some(new Const(1)), "1"), GRAMMAR.normal(choose(1, "x")));
    }

    @Test
    void aGrantedAbilityHasVariablesOfItsOwn() {
        says(
                "AUTO: When this unit attacks, choose up to one of your other units, then that unit gets “AUTO: When this"
                        + " unit attacks, stand $\"it\".” this turn.",
                auto(
                        choose(1, "it"),
                        turn(new Has(auto(new Stand(new Var("it"), Option.none())), new Var("it")))));
    }

    @Test
    void aLabelIsNotSaid() {
        Ability labelled =
                new Auto(new Itself(), Array.of(DRAW), Option.none(), false, Option.some("strike"));
        assertEquals(GRAMMAR.write(auto(DRAW)), GRAMMAR.write(labelled));
        assertEquals(GRAMMAR.normal(auto(DRAW)), GRAMMAR.normal(labelled));
    }

    @Test
    void eachForEachSpeaksOfItsOwnUnit() {
        says(
                "for each of your units, stand that unit, then that unit gets boost this turn",
                new ForEach(
                        units(),
                        "each",
                        Array.of(new Stand(new Var("each"), Option.none()), turn(new GetsBoost(new Var("each"))))));
    }

    // reading

    @Test
    void numbersCapitalsAndBlanksMayBeWrittenOtherwise() {
        assertEquals(
                GRAMMAR.read(Act.class, "Draw two cards"), GRAMMAR.read(Act.class, "draw  2\n cards"));
        assertEquals(
                GRAMMAR.read(Act.class, "Your units get boost this turn"),
                GRAMMAR.read(Act.class, "your units gets boost this turn"));
    }

    @Test
    void anErrorPointsAtTheWord() {
        String message = refused(Ability.class, "AUTO: When this unit attacks,\n  stend this unit.");
        assertTrue(message.startsWith("line 2, column 3: expected "), message);
        assertTrue(message.endsWith("but found \"stend\"; did you mean stand?"), message);
        assertTrue(
                refused(Act.class, "if it is your turn draw a card").startsWith("line 1, column 20: expected"),
                () -> refused(Act.class, "if it is your turn draw a card"));
        assertTrue(refused(Act.class, "draw").contains("but found the end"));
        assertTrue(refused(Act.class, "draw a card.").contains("column 12: expected"));
        assertTrue(refused(Like.class, "named \"Vel").contains("column 7: a text in quotes begins here"));
    }

    @Test
    void aPronounWithoutNounIsAnError() {
        assertTrue(refused(Act.class, "stand that unit").contains("a pronoun"));
        assertTrue(refused(Act.class, "stand #1").contains("a pronoun"));
    }

    @Phrase("{who} {what is} today")
    @Phrase("today {what adjective} is {who}")
    record Today(Who who, Like what) implements Cond {}

    @Phrase("you win<{twice} twice>")
    record Win(boolean twice) implements Act {}

    @Phrase("you win twice")
    record WinTwice() implements Act {}

    @Test
    void aTextWithTwoReadingsShowsBoth() {
        Grammar both = Little.grammar(Win.class, WinTwice.class);
        String message = assertThrows(EnglishException.class, () -> both.read(Act.class, "you win twice"))
                .getMessage();
        assertEquals("line 1, column 1: this can be read in two ways: Win[twice=true] or WinTwice[]", message);
    }

    @Test
    void aKindHasFurtherPhrasesThatAreOnlyRead() {
        Grammar more = Little.grammar(Today.class);
        Cond today = new Today(new Self(), new Resting());
        assertEquals("this unit is resting today", more.write(today));
        assertEquals(today, more.read(Cond.class, "today resting is this unit"));
        Grammar registered = Little.builder().phrase(Draw.class, "", "take {number a} card/cards").build();
        assertEquals("take two cards", registered.write(new Draw(false, new Const(2))));
        assertEquals(new Draw(false, new Const(2)), registered.read(Act.class, "take two cards"));
        assertEquals(new Draw(true, new Const(2)), registered.read(Act.class, "your opponent draws two cards"));
    }

    @Test
    void filtersArePredicates() {
        says(
                "this unit is resting, is in the front row and has power 5000 or more",
                new Are(
                        new Self(),
                        new Every(Array.of(new Resting(), new InFront(), new Power(new Const(5000))))));
        says("this unit is not resting", new Are(new Self(), new NotLike(new Resting())));
        says(
                "stand your grade 3 or more units",
                new Stand(units(new Grade(new Const(3), true)), Option.none()));
    }

    @Test
    void longAndDeepTextsAreRefused() {
        String many = "draw a card, then ".repeat(Grammar.MOST_WORDS / 5) + "draw a card";
        assertTrue(refused(Act.class, many).contains("a text has at most " + Grammar.MOST_WORDS + " words"));
        String deep = "if it is your turn, ".repeat(Grammar.MOST_WORDS / 6 - 3) + "draw a card";
        assertTrue(refused(Act.class, deep).contains("more than " + Grammar.MOST_DEPTH + " deep"));
        String brackets = "(".repeat(900) + "it is your turn" + ")".repeat(20);
        assertTrue(refused(Cond.class, brackets).contains("more than " + Grammar.MOST_DEPTH + " deep"));
    }

    @Test
    void aLongTextOfManySentencesIsRead() {
        Array<Act> many = Array.range(0, 100).map(i -> i % 3 == 0 ? new May(Array.of(DRAW), Array.empty()) : DRAW);
        Ability ability = new Auto(new Itself(), many, Option.none(), true, Option.none());
        assertEquals(GRAMMAR.normal(ability), GRAMMAR.read(Ability.class, GRAMMAR.write(ability)));
    }
}
