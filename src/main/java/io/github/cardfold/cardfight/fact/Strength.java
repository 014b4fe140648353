package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Computes the characteristics of cards by the layers of 11.11.1. */
@Rule(jp = "11.11.1")
public final class Strength {
    private static final Trait[] TRAITS = Trait.values();

    private Strength() {}

    /** Returns the power of a unit on a circle. */
    public static int power(Position position, GameObject card, int place) {
        return value(position, card, place, Trait.POWER);
    }

    /** Returns the computed grade of a card lying in a place. */
    public static int grade(Position position, GameObject card, int place) {
        return value(position, card, place, Trait.GRADE);
    }

    /** Returns the grade of a seat's vanguard, -1 without one. */
    public static int vanguardGrade(Position position, int seat) {
        GameObject vanguard = Field.vanguard(position, seat);
        return vanguard == null ? -1 : grade(position, vanguard, Field.vanguardCircle(position, seat));
    }

    /** Returns a characteristic of a card lying in a place. */
    public static int value(Position position, GameObject card, int place, Trait trait) {
        return information(position, card, place, trait.ordinal());
    }

    /** Returns a characteristic of a card as it is or was, as the query sees it. */
    @Rule(jp = "11.13.1")
    public static int of(Query query, Subject subject, Trait trait) {
        return of(query, subject, trait.ordinal(), trait.fact());
    }

    /** Returns the original value of a characteristic of a card as it is or was (5.1.3). */
    @Rule(jp = "5.1.3")
    public static int original(Query query, Subject subject, Trait trait) {
        CardGame game = CardGame.of(query.position(trait.original()));
        int slot = game.slot(trait.original());
        return slot < 0
                ? printed(query.position(trait.original()), subject.gameObject(), trait)
                : of(query, subject, slot, trait.original());
    }

    /** Returns what a characteristic of a card starts from: what is printed, of the drive what every card has. */
    @Rule(jp = {"2.17.2", "11.11.1.1"})
    public static int printed(Position position, GameObject card, Trait trait) {
        int printed = CardGame.of(position).printed(card.definition())[trait.ordinal()];
        return trait == Trait.DRIVE ? printed - Field.card(position, card).driveBonus() : printed;
    }

    /** Returns everything that changed a characteristic of a card lying in a place, in the order it was applied. */
    public static Array<AppliedChange> influences(Position position, GameObject card, int place, Trait trait) {
        int bonus = trait == Trait.DRIVE ? Field.card(position, card).driveBonus() : 0;
        Array<AppliedChange> icon = bonus == 0 ? Array.empty() : Array.of(driveIcon(card, bonus));
        if (card.object() == 0) {
            return icon;
        }
        TraitTrace trail = new TraitTrace(card.object(), trait.ordinal());
        Information.compute(position, trail);
        return icon.appendAll(trail.influences());
    }

    @Rule(jp = {"2.17.2.1", "14.3.3.1", "14.3.4.1"})
    private static AppliedChange driveIcon(GameObject card, int bonus) {
        String section = bonus == 1 ? "14.3.3.1" : bonus == 2 ? "14.3.4.1" : "14.3.1";
        return new AppliedChange(Layer.NUMBERS, section, "drive icon", card.object(), Option.none(), 1, 1 + bonus);
    }

    /** Returns what effects have set a flag of a card to, as the query sees it; 0 if none has. */
    public static int flag(Query query, Subject subject, String flag) {
        int slot = CardGame.of(query.position(flag)).slot(flag);
        return slot < 0 ? 0 : of(query, subject, slot, flag);
    }

    static int of(Query query, Subject subject, int slot, String fact) {
        Position position = query.position(fact);
        Snapshot last = subject.last();
        if (Field.isBlank(position, subject.gameObject(), subject.place())) {
            return 0;
        }
        if (last != null) {
            return last.trait(slot);
        }
        Information unfinished = Information.lens(query);
        return unfinished == null
                ? information(position, subject.gameObject(), subject.place(), slot)
                : unfinished.value(subject.gameObject(), slot);
    }

    /** Returns what effects have set a flag of a card to, 0 if none has. */
    public static int flag(Position position, GameObject card, int place, String flag) {
        int slot = CardGame.of(position).slot(flag);
        return slot < 0 ? 0 : information(position, card, place, slot);
    }

    static int information(Position position, GameObject card, int place, int slot) {
        if (CardGame.of(position).hasText()) {
            return card.object() == 0
                    ? CardGame.of(position).printed(card.definition())[slot]
                    : Information.of(position).of(card, slot);
        }
        Trait trait = TRAITS[slot];
        int value = raised(position, card, place, trait);
        return trait == Trait.POWER ? value + lent(position, card, Strength::raised) : value;
    }

    /** The printed value and what raises and lowers it. */
    @Rule(jp = {"11.11.1.1", "11.11.1.7"})
    private static int raised(Position position, GameObject card, int place, Trait trait) {
        int value = CardGame.of(position).printed(card.definition())[trait.ordinal()];
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (effect.kind() instanceof Modifier modifier) {
                value += modifier.change(position, effect, card, place, trait);
            }
        }
        return value;
    }

    /** What a unit lends: its characteristics before others lend to it (ruling 124). */
    interface Lender {
        int value(Position position, GameObject lender, int place, Trait trait);
    }

    /** The power that boosting units and guardians add while they do (11.11.1.8). */
    @Rule(jp = {"6.2.4.1", "10.4.1.12.1", "11.11.1.8"})
    static int lent(Position position, GameObject card, Lender lender) {
        Frame battle = Battle.of(position);
        if (battle == null) {
            return 0;
        }
        int sum = 0;
        if (battle.get(BattleFrame.ATTACKER) == card.object()) {
            for (int i = 0; i < battle.size(BattleFrame.BOOSTERS); i++) {
                sum += ofBooster(position, battle, i, lender);
            }
        }
        for (int i = 0; i < battle.size(BattleFrame.GUARDS); i += 2) {
            if (battle.get(BattleFrame.GUARDS, i + 1) == card.object() && Battle.isGuarding(position, battle, i)) {
                sum += ofGuardian(position, battle.get(BattleFrame.GUARDS, i), lender);
            }
        }
        return sum;
    }

    private static int ofBooster(Position position, Frame battle, int index, Lender lender) {
        GameObject booster = Battle.booster(position, battle, index);
        int circle = battle.get(BattleFrame.BOOSTER_CIRCLES, index);
        return booster == null ? 0 : lender.value(position, booster, circle, Trait.POWER);
    }

    private static int ofGuardian(Position position, int object, Lender lender) {
        int place = Field.guardianCircleOf(position, object);
        GameObject guardian = position.objectAt(place, position.indexOf(place, object));
        return lender.value(position, guardian, place, Trait.SHIELD);
    }

    /**
     * Returns all information of a card lying in a place that effects may change, in the order of the game's traits.
     */
    public static int[] information(Position position, GameObject card, int place) {
        return traits(position, card, place).clone();
    }

    /** Returns all characteristics; those printed, as they are shared, unless something changes them. */
    static int[] traits(Position position, GameObject card, int place) {
        int[] printed = CardGame.of(position).printed(card.definition());
        if (CardGame.of(position).hasText()) {
            return card.object() == 0 ? printed : Information.of(position).all(card);
        }
        int lent = position.place(place).zone().circle() ? lent(position, card, Strength::raised) : 0;
        int[] values = added(printed, printed, Trait.POWER, lent);
        for (int i = 0; i < position.lastingCount(); i++) {
            if (position.lasting(i).kind() instanceof Modifier modifier) {
                for (Trait trait : modifier.traits()) {
                    int by = modifier.change(position, position.lasting(i), card, place, trait);
                    values = added(values, printed, trait, by);
                }
            }
        }
        return values;
    }

    /** Values with something added: a copy from the first change of what is printed on. */
    private static int[] added(int[] values, int[] printed, Trait trait, int by) {
        if (by == 0) {
            return values;
        }
        int[] changed = values == printed ? printed.clone() : values;
        changed[trait.ordinal()] += by;
        return changed;
    }
}
