package io.github.cardfold.effect;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.text.Abilities;
import io.github.cardfold.cardfight.text.ContinuousEffects;
import io.github.cardfold.cardfight.text.Selectors;
import io.github.cardfold.cardfight.text.Settings;
import io.github.cardfold.cardfight.text.Words;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.StateFormatException;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that make no sense are refused when rules are assembled, with card, ability and node. */
class TextErrorsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'act': {'then': [{'let': {'as': 'n', 'be': 2}}, {'retire': '$n'}]}} | text/1/retire 1: \"$n\" is a number, not cards",
                "{'act': {'then': [{'let': {'as': 'it', 'be': 2}}, {'choose': 'rear guards'}]}} | text/1/choose 1: \"$it\" cannot be both cards and a number",
            })
    void aTextThatMakesNoSenseIsRefused(String json, String message) {
        assertEquals(
                message,
                assertThrows(EffectException.class, () -> TextCards.rules(json)).getMessage());
    }

    /** What a sentence speaks of, one before it has named. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'act': {'then': {'retire': '$them'}}} | text/1/retire 1: nothing before it is called \"$them\"; nothing has a name yet",
                "{'act': {'then': [{'retire': '$it'}, {'choose': 'rear guards'}]}} | text/1/retire 1: nothing before it is called \"$it\"; nothing has a name yet",
                "{'act': {'then': [{'choose': 'rear guards'}, {'retire': '$them'}]}} | text/1/retire 1: nothing before it is called \"$them\"; there is $it",
                "{'cont': {'effects': {'gets': {'power': '$n'}}}} | text/1/gains 1: nothing before it is called \"$n\"; nothing has a name yet",
                "{'act': {'label': 'a', 'then': {'apply': {'effects': {'gets': {'ability': {'act': {'then': {'retire': '$x'}}}}}, 'lasting': 'turn'}}}} | text/a/gains 1/retire 1: nothing before it is called \"$x\"; nothing has a name yet",
            })
    @Rule(jp = {"11.2.3", "11.8.3.1.1"})
    void whatNoEarlierSentenceNamesIsRefused(String json, String message) {
        assertEquals(
                message,
                assertThrows(EffectException.class, () -> TextCards.rules(json)).getMessage());
    }

    /** Each of these would be read without a word and then be false, or unpayable, for ever. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'act': {'when': {'happened': {'what': {'boost': {'who': 'other', 'whom': 'this'}}}}, 'then': 'draw'}} | text/1: looking back at \"another unit boosts this unit\", \"other\" would be judged beside every card that did it, not beside the card that has this text",
                "{'act': {'then': {'if': {'when': {'happened': {'what': {'retire': {'source': 'this', 'who': 'resting'}}}}, 'then': 'draw'}}}} | text/1/if 1: looking back at \"a resting unit is retired by an ability of this unit\", \"this unit\" would be judged beside every card that did it, not beside the card that has this text",
                "{'act': {'then': {'draw': {'number': {'how often': {'what': {'discard': {'not': 'this'}}}}}}}} | text/1/draw cards 1: looking back at \"a card that is not this unit is discarded\", \"this unit\" would be judged beside every card that did it, not beside the card that has this text",
                "{'act': {'then': {'choose': {'rear guards': {'are': {'did': {'what': {'hit': {'whom': 'same column'}}}}}}}}} | text/1/choose 1: looking back at \"this unit's attack hits a unit in the same column as this unit\", \"in the same column as this unit\" would be judged beside every card that did it, not beside the card that has this text",
                "{'act': {'when': {'happened': {'what': 'ridden upon'}}, 'then': 'draw'}} | text/1: looking back at \"this unit is ridden upon\", \"this unit is ridden upon\" would be judged beside every card that did it, not beside the card that has this text",
                "{'auto': {'on': 'attack', 'then': {'when next': {'on': 'hit', 'then': {'retire': '$attacker'}}}}} | text/1/when next 1: \"$attacker\" is a card named before and the card of what is waited for; give the one named before another name, by \"as\"",
                "{'act': {'in': 'order zone', 'cost': {'counter blast': 'this'}, 'then': 'draw'}} | text/1: \"counter blast this unit\" is never paid with this card where the ability is valid",
                "{'auto': {'in': 'drop', 'on': {'begins': 'main phase'}, 'cost': {'discard': 'this'}, 'then': 'draw'}} | text/1: \"discard this unit\" is never paid with this card where the ability is valid",
                "{'act': {'then': {'put': {'what': {'cards': 'deck'}, 'to': 'drop'}}}} | text/1/put 1: the cards of a deck are chosen by \"search deck\" or \"look\" before anything is done with them",
                "{'act': {'then': {'bind': {'what': {'cards': 'deck'}}}}} | text/1/bind 1: the cards of a deck are chosen by \"search deck\" or \"look\" before anything is done with them",
                "{'act': {'then': {'bind': {'what': {'which': {'of': {'cards': 'deck'}, 'are': {'grade': 3}}}}}}} | text/1/bind 1: the cards of a deck are chosen by \"search deck\" or \"look\" before anything is done with them",
                "{'act': {'then': {'bind': {'what': {'highest': {'what': 'grade', 'of': {'cards': 'deck'}}}}}}} | text/1/bind 1: the cards of a deck are chosen by \"search deck\" or \"look\" before anything is done with them",
                "{'act': {'then': {'perform': {'of': ['draw', 'soul charge'], 'exactly': {'count': {'cards': {'in': 'hand', 'are': {'grade': 1}}}}, 'at random': true}}}} | text/1/perform 1: all see how many texts chance chooses, so that the number cannot follow from cards that not all see",
                "{'act': {'then': [{'let': {'as': 'four', 'cards': {'top': 4}}}, {'draw': {'count': '$four'}}]}} | text/1/let 1: the cards of a deck are named by \"look\" or \"search deck\"; before that nobody knows them",
                "{'act': {'then': {'choose': {'from': {'top': 3}}}}} | text/1/choose 1: of the cards of a deck, those are chosen that \"search deck\" or \"look\" has found or shown",
                "{'act': {'then': [{'choose': {'from': [{'cards': 'drop'}, {'top': 3}], 'each': true}}]}} | text/1/choose 1: of the cards of a deck, those are chosen that \"search deck\" or \"look\" has found or shown",
                "{'act': {'then': {'choose': {'from': {'cards': {'in': 'deck', 'of': 'opponent'}}, 'at random': true}}}} | text/1/choose 1: of the cards of a deck, those are chosen that \"search deck\" or \"look\" has found or shown",
                "{'act': {'then': {'draw': {'number': {'how much': 'attack'}}}}} | text/1/draw cards 1: it has no number that \"this unit attacks\", so nothing can be added up; say \"how often\"",
                "{'act': {'then': {'draw': {'number': {'how much': ['soul charge', 'persona ride']}}}}} | text/1/draw cards 1: it has no number that \"you soul charge or perform a persona ride\", so nothing can be added up; say \"how often\"",
                "{'act': {'then': {'discard': {'some': {'of': {'cards': 'hand'}, 'at least': 1, 'total': {'grade': {'at least': 3}}}}}}} | text/1/discard 1: a least total is only paid: say it in a cost, or in a \"pay\" that \"must\" be done",
                "{'act': {'cost': {'discard': {'highest': {'what': 'grade', 'of': 'rear guards'}}}, 'then': 'draw'}} | text/1: \"discard your rear-guards with the highest grade\" is never paid: nothing happens to a card that lies there",
                "{'act': {'cost': {'discard': {'except': {'of': 'rear guards', 'but': 'this'}}}, 'then': 'draw'}} | text/1: \"discard your rear-guards except this unit\" is never paid: nothing happens to a card that lies there",
                "{'act': {'when': {'happened': {'what': 'attack', 'in': {'end of': {'of': 'opponent', 'next': true}}}}, 'then': 'draw'}} | text/1: what happens until the end of your opponent's next turn cannot be looked back on, only what happened in this battle, turn or fight, or in a fighter's last turn",
                "{'act': {'then': {'apply': {'effects': {'gets': {'power': 1}}, 'lasting': 'last turn'}}}} | text/1/apply 1: nothing lasts so long as what is over: \"in your opponent's last turn\"",
                "{'act': {'then': {'apply': {'effects': {'gets': {'power': 1}}, 'lasting': ['last turn', 'while it stays']}}}} | text/1/apply 1: nothing lasts so long as what is over: \"in your opponent's last turn and while on the same circle\"",
                "{'act': {'then': [{'choose': 'rear guards'}, {'apply': {'effects': {'gets': {'power': 1}}, 'lasting': {'while': {'exists': '$it'}}}}]}} | text/1/apply 1: how long it lasts cannot depend on \"$it\", which is known only while the ability is carried out",
                "{'act': {'then': {'apply': {'effects': {'may': {'begin': 'ride phase'}}, 'lasting': 'turn'}}}} | text/1/about deed 1: it can only be forbidden",
                "{'act': {'then': {'apply': {'effects': {'cannot': {'lose': 7}}, 'lasting': 'turn'}}}} | text/1/about deed 1: with how many cards in the damage zone a fighter loses is said by \"must\"",
                "{'cont': {'in': 'rc', 'effects': {'cannot': {'pay': {'cost': {'discard': 1}}}}}} | text/1/about deed 1: in which other way a cost is paid is said by \"may\"",
                "{'cont': {'in': 'rc', 'effects': {'may': {'pay': {'cost': {'discard': {'some': {'of': {'cards': 'hand'}, 'exactly': 1, 'as': 'paid'}}}}}}}} | text/1/about deed 1: what is paid in another way has no name that the text of the ability could say: \"discard a card from your hand\"",
                "{'cont': {'in': 'rc', 'effects': {'may': {'pay': {'cost': {'put': {'what': {'some': {'of': {'cards': 'drop'}, 'exactly': 1}}, 'to': 'deck'}}}}}}} | text/1/about deed 1: what is paid in another way goes into no deck",
                "{'auto': {'in': 'hand', 'on': {'situation': 'turn'}, 'then': 'draw'}} | text/1: what is so triggers abilities where all see their cards; say by \"in\" where that is",
                "{'auto': {'on': {'situation': 'turn'}, 'then': 'draw'}} | text/1: what is so triggers abilities where all see their cards; say by \"in\" where that is",
                "{'auto': {'in': 'rc', 'on': ['attack', {'situation': 'turn'}], 'then': 'draw'}} | text/1: a situation triggers an AUTO ability, alone; here an event is meant",
                "{'cont': {'in': 'rc', 'effects': {'instead': {'of': {'situation': 'turn'}, 'then': 'draw'}}}} | text/1/instead 1: a situation triggers an AUTO ability, alone; here an event is meant",
                "{'act': {'when': {'happened': {'situation': 'turn'}}, 'then': 'draw'}} | text/1: a situation triggers an AUTO ability, alone; here an event is meant",
                "{'cont': {'in': 'rc', 'effects': {'fighter in state': 'final rush'}}} | text/1: a fighter is in a state for a time (7.42.1); let it be so by \"apply\"",
                "{'cont': {'in': 'rc', 'effects': {'instead': {'of': 'hit', 'then': 'draw'}}}} | text/1/instead 1: nothing can happen instead of \"this unit's attack hits\": that tells of what has happened",
                "{'cont': {'in': 'hand', 'effects': {'instead': {'of': 'discard', 'may': true, 'then': {'put': {'what': 'this', 'to': 'soul'}}}}}} | text/1: whoever may leave an event as it is tells by the question that the card is there; say by \"in\" where all see it",
                "{'cont': {'in': 'rc', 'effects': {'cannot': {'attack': {'who': {'some': 'rear guards'}}}}}} | text/1/about deed 1: cards are chosen for what is done with them: \"some\" and a number of cards stand in an instruction or a cost",
                "{'act': {'then': {'draw': 2000000000}}} | text/1/draw cards 1: no number is greater than 1000000000, and \"2000000000\" is",
                "{'act': {'then': {'apply': {'effects': {'gets': {'power': {'times': [100000, 100000]}}}, 'lasting': 'turn'}}}} | text/1/apply 1: no number is greater than 1000000000, and \"100000 times 100000\" is",
                "{'act': {'then': {'repeat': {'until': {'exists': '$x'}, 'then': 'draw'}}}} | text/1/repeat 1: nothing before it is called \"$x\"; nothing has a name yet",
                "{'act': {'then': {'draw': -1}}} | text/1/draw cards 1: \"number\" is an amount, and -1 is none",
                "{'act': {'cost': {'soul blast': -1}, 'then': 'draw'}} | text/1: \"number\" is an amount, and -1 is none",
                "{'act': {'then': {'choose': {'from': 'rear guards', 'up to': -1}}}} | text/1/choose 1: \"up to\" is an amount, and -1 is none",
                "{'act': {'then': {'repeat': {'times': -2, 'then': 'draw'}}}} | text/1/repeat 1: \"times\" is an amount, and -2 is none",
                "{'act': {'then': {'retire': {'rear guards': {'are': {'did': {'begins': 'main phase'}}}}}}} | text/1/retire 1: no card takes part in it when \"your main phase begins\", so none did",
                "{'act': {'then': {'choose': {'from': 'rear guards', 'as': '$it'}}}} | text/1/choose 1: \"$it\" is no name: one begins with a letter; where it is given, no \"$\" stands before it",
                "{'act': {'cost': {'discard': {'what': 1, 'as': '#1'}}, 'then': 'draw'}} | text/1: \"#1\" is no name: one begins with a letter",
                "{'auto': {'on': {'attack': {'as': '$it'}}, 'then': 'draw'}} | text/1: \"$it\" is no name: one begins with a letter; where it is given, no \"$\" stands before it",
            })
    void whatCanNeverBeSoIsRefused(String json, String message) {
        assertEquals(
                message,
                assertThrows(EffectException.class, () -> TextCards.rules(json)).getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'act': {'when': {'happened': {'what': {'begins': 'turn'}, 'at least': 2}}, 'then': 'draw'}} | text/1: it happens in this turn at most once, not 2 times, that \"your turn begins\"",
                "{'auto': {'on': {'begins': {'phase': 'main phase', 'time': 2}}, 'then': 'draw'}} | text/1: it happens in this turn at most once, not 2 times, that \"your main phase begins for the second time this turn\"",
            })
    @Rule(jp = "9.1.2")
    void aPhaseBeginsOnceATurn(String json, String message) {
        whatCanNeverBeSoIsRefused(json, message);
        assertDoesNotThrow(() -> TextCards.rules(
                "{'act': {'when': {'happened': {'what': {'begins': 'main phase'}, 'at least': 2, 'in': 'fight'}}, 'then':"
                        + " 'draw'}}"));
    }

    /** No phase begins in a battle, and where there is none nothing can look back at it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'act': {'when': {'happened': {'what': {'begins': 'main phase'}, 'in': 'battle'}}, 'then': 'draw'}} | text/1: it never happens in this battle that \"your main phase begins\"",
                "{'auto': {'on': 'hit', 'when': {'happened': {'what': {'begins': 'end phase'}, 'in': 'battle'}}, 'then': 'draw'}} | text/1/if 1: it never happens in this battle that \"your end phase begins\"",
                "{'auto': {'on': 'hit', 'then': {'draw': {'how often': {'what': {'begins': {'phase': 'ride phase', 'of': ['you', 'opponent']}}, 'in': 'battle'}}}}} | text/1/draw cards 1: it never happens in this battle that \"your or your opponent's ride phase begins\"",
                "{'act': {'when': {'happened': {'what': 'attack', 'in': 'battle'}}, 'then': 'draw'}} | text/1: \"this unit attacked this battle\" looks back at a battle, and there is none: ACT abilities are used in the main phase",
                "{'act': {'cost': {'retire': {'some': {'rear guards': {'are': {'did': {'what': 'attack', 'in': 'battle'}}}}}}, 'then': 'draw'}} | text/1: \"that attacked this battle\" looks back at a battle, and there is none: ACT abilities are used in the main phase",
                "{'auto': {'on': {'begins': 'end phase'}, 'when': {'not': {'happened': {'what': 'attack', 'in': 'battle'}}}, 'then': 'draw'}} | text/1: \"this unit attacked this battle\" looks back at a battle, and there is none: it never happens in a battle that \"your end phase begins\"",
            })
    @Rule(jp = "10.1.2#2")
    void whatABattleCannotHaveHadIsRefused(String json, String message) {
        whatCanNeverBeSoIsRefused(json, message);
    }

    /** What is paid at once moves a card once, and turns it once. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'act': {'in': 'hand', 'cost': [{'discard': 'this'}, {'put': {'what': 'this', 'to': 'deck'}}], 'then': 'draw'}} | text/1: \"discard this unit\" and \"put this unit on top of the deck\" are paid with this card both, and a card goes somewhere once",
                "{'act': {'in': 'rc', 'cost': [{'rest': 'this'}, {'retire': 'this'}, {'rest': 'this'}], 'then': 'draw'}} | text/1: \"rest this unit\" and \"rest this unit\" are paid with this card both, and a card is turned or shown once",
            })
    @Rule(jp = "11.7.1")
    void whatACardWouldPayTwiceIsRefused(String json, String message) {
        assertEquals(
                message,
                assertThrows(EffectException.class, () -> TextCards.rules(json)).getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'act': {'when': {'happened': {'what': 'attack'}}, 'then': 'draw'}}",
                "{'act': {'when': {'happened': {'what': {'attack': {'who': ['this', 'resting']}}}}, 'then': 'draw'}}",
                "{'auto': {'on': 'attack', 'then': {'when next': {'on': 'hit', 'then': 'draw'}}}}",
                "{'act': {'in': 'rc', 'cost': {'rest': 'this'}, 'then': {'apply': {'effects': {'gets': {'power': -5000}},"
                        + " 'lasting': 'turn'}}}}",
                "{'act': {'when': {'compare': {'what': {'sum': {'what': 'power', 'of': 'this'}}, 'at least': -5}}, 'then': 'draw'}}",
                "{'act': {'when': {'happened': {'what': {'begins': {'phase': 'main phase', 'of': ['you', 'opponent']}}, 'in': 'fight', 'at least': 2}}, 'then': 'draw'}}",
                "{'act': {'when': {'happened': {'what': {'begins': 'start step'}, 'at least': 2}}, 'then': 'draw'}}",
                "{'act': {'then': {'when next': {'on': 'hit', 'then': {'draw': {'how often': {'what': 'attack', 'in': 'battle'}}}}}}}",
                "{'act': {'then': {'apply': {'effects': {'gets': {'ability': {'auto': {'on': 'attack', 'when': {'happened': {'what': 'attack', 'in': 'battle'}}, 'then': 'draw'}}}}, 'lasting': 'turn'}}}}",
                "{'auto': {'on': {'begins': 'close step'}, 'when': {'happened': {'what': 'attack', 'in': 'battle'}}, 'then': 'draw'}}",
                "{'act': {'in': 'hand', 'cost': [{'reveal': 'this'}, {'put': {'what': 'this', 'to': 'deck'}}], 'then': 'draw'}}",
            })
    void whatCanBeSoIsNot(String json) {
        assertDoesNotThrow(() -> TextCards.rules(json));
    }

    /** What a unit must hit, and to what an attack is changed, is named as all else is. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'redirect': '$decoy'} | text/1/redirect 1: nothing before it is called \"$decoy\"; nothing has a name yet",
                "{'apply': {'effects': {'must': {'hit': {'whom': '$decoy'}}}, 'lasting': 'turn'}} | text/1/apply 1: nothing before it is called \"$decoy\"; nothing has a name yet",
            })
    @Rule(jp = {"7.38.1", "10.7.1.2"})
    void whomAnAttackIsAboutHasBeenNamed(String then, String message) {
        assertEquals(
                message,
                assertThrows(EffectException.class, () -> TextCards.rules("{'act': {'then': " + then + "}}"))
                        .getMessage());
    }

    /** Cards of zones would be named, and nothing would happen. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'redirect': {'cards': 'hand'}} | text/1/redirect 1: only units on circles are attacked or guarded, and these cards lie on none",
                "{'redirect': {'which': {'of': {'cards': 'drop'}, 'are': {'grade': 1}}}} | text/1/redirect 1: only units on circles are attacked or guarded, and these cards lie on none",
                "{'redirect': {'what': 'guardians', 'to': [{'cards': 'hand'}, {'cards': 'soul'}]}} | text/1/redirect 1: only units on circles are attacked or guarded, and these cards lie on none",
            })
    @Rule(jp = {"10.1.5", "6.2.4"})
    void anAttackIsNotChangedToCardsOfZones(String then, String message) {
        assertEquals(
                message,
                assertThrows(EffectException.class, () -> TextCards.rules("{'act': {'then': " + then + "}}"))
                        .getMessage());
    }

    /** Some of them may be units. */
    @ParameterizedTest
    @ValueSource(strings = {"[{'cards': 'hand'}, 'rear guards']", "'vanguard'", "'this'"})
    @Rule(jp = "10.1.5")
    void anAttackIsChangedToWhatMayBeUnits(String to) {
        assertDoesNotThrow(() -> TextCards.rules("{'act': {'then': {'redirect': {'to': " + to + "}}}}"));
    }

    /** "" as the name of a gauge would mean any. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'cont': {'in': 'rc', 'effects': {'may': {'have gauge': {'name': ''}}}}}",
                "{'act': {'when': {'exists': {'rear guards': {'are': {'with gauge': ''}}}}, 'then': 'draw'}}",
                "{'act': {'then': {'put as gauge': {'what': 'top', 'name': ''}}}}",
            })
    @Rule(jp = {"4.15.4.1", "7.40.3", "7.40.7.1"})
    void aGaugeWithoutANameIsRefused(String json) {
        String message = assertThrows(RuntimeException.class, () -> TextCards.rules(json))
                .getMessage();
        assertTrue(message.contains("a gauge without a name has no \"name\""), message);
    }

    /** A unit on a circle moves to another one by no zone: that is another event. */
    @ParameterizedTest
    @ValueSource(strings = {"'from': 'rc', 'to': ['vc', 'gc']", "'from': 'hand', 'to': 'hand'"})
    void aMoveThatNoCardMakesIsRefused(String move) {
        String json = "{'auto': {'on': {'put': {" + move + "}}, 'then': 'draw'}}";
        String message = assertThrows(RuntimeException.class, () -> TextCards.rules(json))
                .getMessage();
        assertTrue(message.contains("no card goes"), message);
        assertTrue(message.contains(": \"move\" is what a unit does from circle to circle"), message);
    }

    @ParameterizedTest
    @CsvSource({
        "hand, hand, not one with itself",
        "deck, hand, besides circles and the deck",
        "soul, vc, besides circles"
    })
    void onlyTwoZonesBesidesTheDeckAreExchanged(String one, String other, String why) {
        String json = "{'act': {'then': {'exchange zones': {'one': '" + one + "', 'other': '" + other + "'}}}}";
        String message = assertThrows(StateFormatException.class, () -> TextCards.ability(json))
                .getMessage();
        assertTrue(message.contains(why), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"'from': 'hand', 'to': 'rc'", "'from': 'rc', 'to': 'hand'", "'from': 'drop', 'to': 'bind'"})
    @Rule(jp = "7.34.1")
    void onlyFromCircleToCircleIsItAMove(String move) {
        assertDoesNotThrow(() -> TextCards.rules("{'auto': {'on': {'put': {" + move + "}}, 'then': 'draw'}}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {"{'act': {'label': 'a', 'then': 'draw'}} | text: two abilities are labelled a"})
    void labelsAreUnique(String json, String message) {
        assertEquals(
                message,
                assertThrows(EffectException.class, () -> TextCards.rules(json, json))
                        .getMessage());
    }

    /** Two names that are alike would leave it open which is meant. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'act': {'then': [{'choose': {'from': 'rear guards', 'as': 'one'}}, {'choose': {'from': 'vanguard', 'as': 'one'}}]}} | text/1/choose 2: \"$one\" is the name of what is meant by choose 1; give one of the two another name, by \"as\"",
                "{'act': {'then': [{'let': {'as': 'n', 'be': 2}}, {'if': {'when': 'turn', 'then': {'let': {'as': 'n', 'be': 3}}}}]}} | text/1/let 2: \"$n\" is the name of what is meant by let 1; give one of the two another name, by \"as\"",
                "{'act': {'then': [{'if': {'when': 'turn', 'then': {'let': {'as': 'n', 'be': 3}}}}, {'let': {'as': 'n', 'be': 2}}]}} | text/1/let 2: \"$n\" is the name of what is meant by let 1; give one of the two another name, by \"as\"",
                "{'act': {'cost': {'discard': {'as': 'paid'}}, 'then': {'draw': {'number': 1, 'as': 'paid'}}}} | text/1/draw cards 1: \"$paid\" is the name of what is meant by what is paid or triggers it; give one of the two another name, by \"as\"",
                "{'auto': {'on': {'placed': {'as': 'unit'}}, 'then': {'choose': {'from': 'rear guards', 'as': 'unit'}}}} | text/1/choose 1: \"$unit\" is the name of what is meant by what is paid or triggers it; give one of the two another name, by \"as\"",
                "{'act': {'then': {'for each': {'of': 'rear guards', 'as': 'one', 'then': {'choose': {'from': 'vanguard', 'as': 'one'}}}}}} | text/1/choose 1: \"$one\" is the name of what is meant by for each 1; give one of the two another name, by \"as\"",
                "{'act': {'then': {'if': {'when': 'turn', 'then': {'let': {'as': 'n', 'be': 3}}, 'otherwise': {'choose': {'from': 'rear guards', 'as': 'n'}}}}}} | text/1/choose 1: \"$n\" cannot be both cards and a number",
            })
    @Rule(jp = "11.2.3")
    void aNameIsGivenOnce(String json, String message) {
        assertEquals(
                message,
                assertThrows(EffectException.class, () -> TextCards.rules(json)).getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'act': {'then': [{'choose': 'rear guards'}, {'stand': '$it'}, {'choose': 'vanguard'}, {'stand': '$it'}]}}",
                "{'act': {'then': [{'if': {'when': 'turn', 'then': {'let': {'as': 'n', 'be': 3}},"
                        + " 'otherwise': {'let': {'as': 'n', 'be': 2}}}}, {'draw': '$n'}]}}",
                "{'act': {'then': {'perform': [{'choose': {'from': 'rear guards', 'as': 'one'}}, {'choose': {'from': 'vanguard', 'as': 'one'}}]}}}",
                "{'act': {'then': {'repeat': {'times': 2, 'then': {'choose': {'from': 'rear guards', 'as': 'one'}}}}}}",
                "{'act': {'then': {'heal': {'as': 'gone'}}}}",
            })
    void namesThatCannotBeConfusedAreFine(String json) {
        assertDoesNotThrow(() -> TextCards.rules(json));
    }

    /** What stands where it can mean nothing is told what leads there. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'act': {'then': {'if': {'when': {'grade': 3}, 'then': 'draw'}}}} | $.act.then.if.when: expected a kind of condition, found \"grade\", which is a kind of filter; use \"are\" or \"exists\"",
                "{'act': {'then': {'if': {'when': 'front row', 'then': 'draw'}}}} | $.act.then.if.when: expected a kind of condition, found \"front row\", which is a kind of filter; use \"are\" or \"exists\"",
                "{'act': {'then': {'if': {'when': 'rear guards', 'then': 'draw'}}}} | $.act.then.if.when: expected a kind of condition, found \"rear guards\", which is a kind of selector; use \"exists\"",
                "{'act': {'then': {'if': {'when': 'attack', 'then': 'draw'}}}} | $.act.then.if.when: expected a kind of condition, found \"attack\", which is a kind of event; use \"happened\"",
                "{'act': {'then': {'draw': 'rear guards'}}} | $.act.then.draw: expected a kind of value, found \"rear guards\", which is a kind of selector; use \"count\"",
                "{'act': {'then': {'gets': {'power': 1}}}} | $.act.then: expected a kind of instruction, found \"gets\", which is a kind of continuous; use \"apply\"",
                "{'act': {'then': {'choose': {'rear guards': {'are': {'clan': {'at least': 2}}}}}}} | $.act.then.choose[\"rear guards\"].are.clan: expected a kind of word, found \"at least\"",
            })
    void aWordThatStandsElsewhereIsShownItsPlace(String json, String message) {
        assertEquals(
                message,
                assertThrows(StateFormatException.class, () -> TextCards.rules(json))
                        .getMessage());
    }

    /** A text made in Java has passed no reader. */
    @Test
    void aWordThatIsNoneOfThoseThereAreIsRefusedInATextMadeInJava() {
        Ability text = Abilities.cont(ContinuousEffects.gets(
                Settings.ability(Abilities.ofWith(Selectors.vanguard(), options -> options.only(Words.of("boost"))))));
        assertEquals(
                Array.of("card/1/gains 1: \"boost\" is no kind of ability, it is one of auto, act, cont"),
                Texts.problems("card", Array.of(text)).map(EffectException::getMessage));
    }
}
