package io.github.cardfold.cardfight.term;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.TextCards;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be said of deeds and never be meant is refused. */
class DeedTermsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // of what units do
                "{'may': {'attack': 'this'}} | which of their limits is lifted",
                "{'may': {'boost': {'who': 'this', 'whom': 'vanguard'}}} | which of their limits is lifted",
                "{'must': {'attack': 'this'}} | whom it must be done to",
                "{'cannot': {'intercept': {'whom': 'vanguard'}}} | it is done to no unit",
                "{'cannot': {'attack': {'who': 'this', 'despite': 'rest'}}} | said of what may be done",
                "{'may': {'attack': {'who': 'this', 'despite': 'grade'}}} | no such limit",
                "{'may': {'hit': {'who': 'this', 'despite': 'rest'}}} | no such limit",
                // of what is done with cards
                "{'may': {'call': {'of': 'you'}}} | which of their limits is lifted",
                "{'may': {'call': {'of': 'you', 'from': 'deck'}}} | those that all see",
                "{'may': {'play': {'of': 'you'}}} | which of their limits is lifted",
                "{'must': {'call': {'of': 'opponent', 'to': 'gc'}}} | how many are called at once",
                "{'cannot': {'call': {'of': 'opponent', 'at once': 2}}} | how many are called at once",
                "{'must': {'call': {'of': 'opponent', 'at once': 2}}} | only guardians",
                "{'must': {'call': {'to': 'gc', 'are': {'grade': 1}, 'at once': 2}}} | cannot depend on which they are",
                "{'cannot': {'ride': {'to': 'vc'}}} | called to circles",
                "{'cannot': {'call': {'to': 'hand'}}} | called to circles",
                "{'cannot': {'ride': {'how': 'normal call'}}} | not done by that way",
                "{'cannot': {'play': {'how': 'normal ride'}}} | not done by that way",
                "{'may': {'ride': {'despite': 'restraint'}}} | no such limit",
                "{'may': {'call': {'despite': 'number'}}} | no such limit",
                "{'may': {'ride': {'despite': 'number', 'are': {'grade': 1}}}} | how often",
                "{'cannot': {'ride': {'of': 'you', 'despite': 'grade'}}} | said of what may be done",
                // of what happens
                "{'may': {'move': 'this'}} | can only be forbidden",
                "{'cannot': {'turn': {'to': 'drop'}}} | only what moves",
                "{'must': {'stand': 'this'}} | can only be forbidden",
                "{'may': {'use': 'this'}} | can only be forbidden",
                "{'cannot': {'use': {'kind': 'cont'}}} | one of act, auto",
                "{'may': {'damage': 'you'}} | can only be forbidden",
                "{'cannot': {'trigger': {'cause': 'effect'}}} | no reason",
                "{'cannot': 'look'} | can only be permitted",
                "{'cannot': 'play more'} | can only be permitted",
                "{'cannot': {'have': 1}} | decks are built before the game",
                "{'may': {'have': -1}} | cannot have -1 cards"
            })
    void whatMeansNothingIsRefused(String effect, String why) {
        Exception refused = assertThrows(
                RuntimeException.class, () -> TextCards.rules("{'cont': {'in': 'rc', 'effects': " + effect + "}}"));
        assertTrue(String.valueOf(refused.getMessage()).contains(why), refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'cannot': {'attack': {'are': 'resting', 'from': 'back row'}}} | Resting units cannot attack from the back row.",
                "{'cannot': {'boost': {'who': {'rear guards': 'opponent'}, 'are': 'resting'}}} | Resting units among your opponent's rear-guards cannot boost.",
                "{'may': {'attack': {'who': 'this', 'despite': 'rest'}}} | This card may attack at rest.",
                "{'cannot': {'hit': {'who': 'this', 'whom are': {'grade': 3}}}} | This card cannot hit grade 3 units.",
                "{'cannot': {'move': {'of': 'you', 'to': 'drop', 'cause': 'rule'}}} | Cards of yours cannot be moved to the drop zone by the rules.",
                "{'cannot': {'call': {'from': ['hand', 'drop'], 'how': 'superior call'}}} | Fighters cannot call cards from the hand or the drop zone by a superior call.",
                "{'cannot': {'damage': {'cause': 'effect', 'whose': 'opponent'}}} | No damage is dealt to vanguards by an effect of your opponent."
            })
    void whatIsSaidReadsLikeASentence(String effect, String english) {
        String text = TextCards.ability("{'cont': {'effects': " + effect + "}}").english();
        assertEquals("CONT: " + english, text.replace("This unit", "This card"));
    }
}
