package io.github.cardfold.cardfight.fact;

import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.citation.Rule;
import org.junit.jupiter.api.Test;

/** What is taken from what is printed, since nothing in the catalogue can write it, beside what some card can. */
class WrittenInformationTest {
    private static final String RAISED = "{'gets': {'grade': 1}}";

    private static Player with(String effect) {
        return Table.empty(TextCards.rules(
                        TextCards.card(TEXT, "{'cont': {'in': 'rc', 'effects': " + effect + "}}"),
                        TextCards.card(OTHER)))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .turn(A, "9.9");
    }

    private static boolean mayBeWritten(Player player, Trait trait) {
        return FighterPlaces.of(player.state().position())
                .mayBeWritten(CardGame.of(player.state().position()).single(trait.ordinal()));
    }

    private static int grade(Player player, Circle circle) {
        return player.fight().trait(A, circle, Trait.GRADE);
    }

    @Test
    @Rule(jp = {"11.11.1", "11.11.1.1"})
    void whatACardWritesIsWorkedOutBesideWhatNoCardWrites() {
        Player player = with("[" + RAISED + ", {'gets': {'shield': 5000, 'of': 'rear guards'}}]");

        assertEquals(true, mayBeWritten(player, Trait.GRADE));
        assertEquals(false, mayBeWritten(player, Trait.DRIVE));
        assertEquals(2, grade(player, Circle.BACK_LEFT));
        assertEquals(1, grade(player, Circle.BACK_RIGHT));
        assertEquals(10000, player.fight().trait(A, Circle.BACK_RIGHT, Trait.SHIELD));
        assertEquals(1, player.fight().trait(A, Circle.BACK_LEFT, Trait.DRIVE));
    }

    @Test
    @Rule(jp = "11.11.1.1")
    void aGradeThatNoCardWritesIsPrinted() {
        Player player = with("{'gets': {'power': 3000}}");

        assertEquals(false, mayBeWritten(player, Trait.GRADE));
        assertEquals(1, grade(player, Circle.BACK_LEFT));
    }

    /** A card with the ability is not needed: the unit behind gets it. */
    @Test
    @Rule(jp = "11.11.1.5")
    void whatOnlyAGivenAbilityWritesIsWorkedOut() {
        Player player = with("{'gets': {'ability': {'cont': {'effects': " + RAISED
                + "}}, 'of': {'rear guards': {'are': 'other'}}}}");

        assertEquals(true, mayBeWritten(player, Trait.GRADE));
        assertEquals(1, grade(player, Circle.BACK_LEFT));
        assertEquals(2, grade(player, Circle.BACK_RIGHT));
    }

    @Test
    @Rule(jp = {"5.1.3", "11.11.1.2"})
    void aGradeWhoseOriginalValueACardWritesIsWorkedOut() {
        Player player = with("{'becomes': {'original': {'grade': 3}}}");

        assertEquals(true, mayBeWritten(player, Trait.GRADE));
        assertEquals(3, grade(player, Circle.BACK_LEFT));
        assertEquals(1, grade(player, Circle.BACK_RIGHT));
    }
}
