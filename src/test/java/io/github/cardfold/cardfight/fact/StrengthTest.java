package io.github.cardfold.cardfight.fact;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.SENTINEL;
import static io.github.cardfold.cardfight.TestCards.TRIPLE_DRIVE;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.BACK_RIGHT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the characteristics of a unit come to. */
class StrengthTest {
    @Test
    @Rule(jp = "11.11.1.1")
    void withoutEffectsWhatIsPrintedCounts() {
        Player player = Table.empty().unit(A, FRONT_LEFT, GRADE_2).turn(A, "9.10");

        assertEquals(List.of(2, 10000, 5000, 1, 1), traits(player, FRONT_LEFT));
    }

    @Test
    @Rule(jp = "11.11.1")
    void theVanguardOfEachFighterHasAGradeOfItsOwn() {
        Player player = Table.empty()
                .unit(A, FRONT_CENTER, GRADE_3)
                .unit(B, FRONT_CENTER, GRADE_2)
                .turn(A, "9.10");

        assertEquals(3, Vanguards.grade(player.state().position(), Seat.A));
        assertEquals(2, Vanguards.grade(player.state().position(), Seat.B));
    }

    @Test
    @Rule(jp = {"14.3.1", "2.10.1", "2.10.1.3", "2.10.1.4", "2.17.2"})
    void theDriveIsOneAndWhatTheIconsOfTheCardAdd() {
        Player player = Table.empty()
                .unit(A, FRONT_LEFT, SENTINEL)
                .unit(A, FRONT_CENTER, GRADE_3)
                .unit(A, FRONT_RIGHT, TRIPLE_DRIVE)
                .turn(A, "9.10");

        assertEquals(1, player.fight().trait(A, FRONT_LEFT, Trait.DRIVE));
        assertEquals(2, player.fight().trait(A, FRONT_CENTER, Trait.DRIVE));
        assertEquals(3, player.fight().trait(A, FRONT_RIGHT, Trait.DRIVE));
        assertEquals(Array.empty(), driveAbilities(player, FRONT_LEFT));
        assertEquals(Array.of(Skill.TWIN_DRIVE), driveAbilities(player, FRONT_CENTER));
        assertEquals(Array.of(Skill.TRIPLE_DRIVE), driveAbilities(player, FRONT_RIGHT));
    }

    private static Array<Skill> driveAbilities(Player player, Circle circle) {
        Position position = player.state().position();
        int place = circle.of(Seat.A);
        return Array.of(Skill.TWIN_DRIVE, Skill.TRIPLE_DRIVE)
                .filter(each -> each.isOf(position, position.objectAt(place, 0), place));
    }

    @Test
    @Rule(jp = "11.11.1.7")
    void effectsRaiseAndLowerByAmountsThatAddUp() {
        Player player = Table.first(run -> Batch.of(
                        begin(run, RuleEffects.POWER, 5000),
                        begin(run, RuleEffects.POWER, -2000),
                        begin(run, RuleEffects.CRITICAL, 1)))
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(A, FRONT_RIGHT, GRADE_2)
                .turn(A, "9.10");

        assertEquals(List.of(2, 13000, 5000, 2, 1), traits(player, FRONT_LEFT));
        assertEquals(List.of(2, 10000, 5000, 1, 1), traits(player, FRONT_RIGHT));
    }

    /** Nothing about the cards of these games is written in texts. */
    @Test
    @Rule(jp = "11.11.1.7")
    void oneEffectRaisesSeveralCharacteristics() {
        Modifier both = new Modifier("both", Trait.CRITICAL, Trait.GRADE) {
            @Override
            public int change(Position position, TimedEffect effect, GameObject card, int place, Trait trait) {
                return effect.isOn(card.object()) && (trait == Trait.CRITICAL || trait == Trait.GRADE)
                        ? effect.number() * (1 + trait.ordinal())
                        : 0;
            }
        };
        Player player = Table.firstWith(
                        builder -> builder.lasting(both),
                        run -> Batch.of(begin(run, both, 1), begin(run, RuleEffects.CRITICAL, 1)))
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(A, FRONT_RIGHT, GRADE_2)
                .turn(A, "9.10");

        assertEquals(List.of(2 + 1, 10000, 5000, 1 + 4 + 1, 1), traits(player, FRONT_LEFT));
        assertEquals(List.of(2, 10000, 5000, 1, 1), traits(player, FRONT_RIGHT));
    }

    @Test
    @Rule(jp = {"11.11.1", "11.11.1.8"})
    void aBoosterLendsThePowerItHasAndTheShieldOfAGuardianIsAddedToo() {
        Player player = Table.first(run ->
                        Batch.of(begin(run, RuleEffects.POWER, 5000), begin(run, BACK_LEFT, RuleEffects.POWER, 3000)))
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(A, BACK_LEFT, GRADE_1)
                .unit(A, BACK_RIGHT, GRADE_1)
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .pickUnit(A, BACK_LEFT);

        player.power(A, FRONT_LEFT, 10000 + 5000 + 8000 + 3000).power(A, BACK_LEFT, 8000 + 3000);
        player.power(A, BACK_RIGHT, 8000);
        player.act("guard", Zone.HAND, GRADE_1).pass().power(B, FRONT_CENTER, 13000 + 5000);
    }

    /** Returns all characteristics of a unit of A's: each by itself is what they are together. */
    private static List<Integer> traits(Player player, Circle circle) {
        Position position = player.state().position();
        int place = circle.of(Seat.A);
        List<Integer> each = Arrays.stream(Trait.values())
                .map(trait -> player.fight().trait(A, circle, trait))
                .toList();
        int[] together = Strength.information(position, position.objectAt(place, 0));
        assertEquals(each, Arrays.stream(together).boxed().toList());
        return each;
    }

    private static Event begin(Run run, TimedEffectKind kind, int amount) {
        return begin(run, FRONT_LEFT, kind, amount);
    }

    private static Event begin(Run run, Circle circle, TimedEffectKind kind, int amount) {
        int unit = run.position().objectAt(circle.of(Seat.A), 0).object();
        return Event.begin(TimedEffect.of(kind, Seat.A, 0, new int[] {unit}, amount, Lifetimes.TURN));
    }
}
