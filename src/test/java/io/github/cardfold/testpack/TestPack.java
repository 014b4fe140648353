package io.github.cardfold.testpack;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.action.OrderedAttack;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Payable;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import java.util.function.IntFunction;

/**
 * Bare effects, written through what any plugin may register, that walk every stage of the pipeline and of the stack.
 * Each is a procedure {@code test …} whose arguments are the fighter whose effect it is and up to two objects.
 */
final class TestPack {
    /** An order card. */
    static final String SPELL = "spell";

    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local FIRST = Local.object(1, "first");
    private static final Local SECOND = Local.object(2, "second");
    private static final Local PAID = Local.number(3, "paid");
    private static final Local BOUND = Local.objects(0, "bound");

    /** A unit of its master that would go from a circle to the drop zone goes to hand instead, if its master wants. */
    static final TimedEffectKind MAY_SAVE = new Elsewhere("may save", Zone.HAND, true);
    /** The same to the soul, without asking. */
    static final TimedEffectKind TO_SOUL = new Elsewhere("to soul", Zone.SOUL, false);
    /** The same to the bind zone, without asking. */
    static final TimedEffectKind TO_BIND = new Elsewhere("to bind", Zone.BIND, false);

    /** When a unit attacks, its effect's procedure is played: number 1 orders an attack, 2 ends the turn. */
    static final TimedEffectKind ON_ATTACK = new TimedEffectKind("on attack", TimedEffectKind.Role.TRIGGERS) {
        @Override
        public String triggeredBy(Position position, TimedEffect effect, Event event) {
            boolean attacked = event.kind().name().equals("attacked");
            return !attacked ? "" : effect.number() == 1 ? "test order attack" : "test end turn";
        }

        @Override
        public Array<String> procedures() {
            return Array.of("test order attack", "test end turn");
        }
    };

    /** At the beginning of the end phase its master draws a card (11.9.7). */
    static final TimedEffectKind AT_END = new TimedEffectKind("at end", TimedEffectKind.Role.TRIGGERS) {
        @Override
        public String triggeredBy(Position position, TimedEffect effect, Event event) {
            boolean end =
                    event.kind().name().equals("beginning") && event.text().equals("end phase");
            return end ? "test draw" : "";
        }

        @Override
        public Array<String> procedures() {
            return Array.of("test draw");
        }
    };

    static final Pack PACK = Pack.builder()
            .id("bare effects")
            .version("1")
            .cards(TestCards.PACK
                    .cards()
                    .append(Card.builder()
                            .id(SPELL)
                            .name("Spell")
                            .grade(1)
                            .mainType(MainType.ORDER)
                            .build()))
            .build();

    static final Rules RULES = Cardfight.rules(Editions.JP_2026_04, PACK, Additions.of(TestPack::register));

    private TestPack() {}

    static Registry register(Registry builder) {
        return builder.lasting(MAY_SAVE, TO_SOUL, TO_BIND, ON_ATTACK, AT_END)
                .consequences(new BoundThenMilled())
                .procedures(
                        named("test both replacements")
                                .change("soul", run -> begin(run, TO_SOUL, 0))
                                .change("bind", run -> begin(run, TO_BIND, 0))
                                .change("retire", TestPack::retire)
                                .build(),
                        named("test may save")
                                .change("begin", run -> begin(run, MAY_SAVE, 0))
                                .change("retire", TestPack::retire)
                                .build(),
                        named("test opponent may save")
                                .change(
                                        "begin",
                                        run -> Batch.of(Event.begin(TimedEffect.of(
                                                MAY_SAVE,
                                                Seat.of(1 - run.get(FIGHTER)),
                                                0,
                                                new int[] {run.get(FIRST)},
                                                0,
                                                Lifetimes.TURN))))
                                .change("retire", TestPack::retire)
                                .build(),
                        named("test put order")
                                .change(
                                        "put",
                                        run -> Batch.of(Event.move(
                                                run.position(),
                                                run.get(FIRST),
                                                Circle.BACK_LEFT.of(run.seat(FIGHTER)),
                                                Event.SHOWN)))
                                .build(),
                        named("test bind")
                                .change(
                                        "bind",
                                        run -> Batch.of(Event.move(
                                                run.position(), run.get(FIRST), Zone.BIND.of(run.seat(FIGHTER)), 0)))
                                .change(
                                        "then",
                                        run -> Batch.of(Event.count(
                                                io.github.cardfold.cardfight.state.FighterNumbers.ENERGY,
                                                run.seat(FIGHTER),
                                                run.position().size(Zone.DROP.of(run.seat(FIGHTER))))))
                                .build(),
                        cost(),
                        Payment.of("", Array.of(new Discard(1, true), new Discard(2, false)))
                                .procedure("test pay", PAID, TreeMap.empty()),
                        named("test dominate")
                                .change(
                                        "dominate",
                                        run -> Batch.of(Event.begin(TimedEffect.of(
                                                RuleEffects.DOMINATED,
                                                run.seat(FIGHTER),
                                                0,
                                                new int[] {run.get(FIRST)},
                                                0,
                                                Lifetimes.TURN))))
                                .change(
                                        "order",
                                        run -> Batch.of(OrderedAttack.order(
                                                run.seat(FIGHTER), run.get(FIRST), run.get(SECOND))))
                                .build(),
                        named("test order attack")
                                .change(
                                        "order",
                                        run -> Batch.of(OrderedAttack.order(
                                                run.seat(FIGHTER),
                                                run.frame().get(BOUND, 0),
                                                run.frame().get(BOUND, 1))))
                                .build(),
                        named("test order now")
                                .change(
                                        "order",
                                        run -> Batch.of(OrderedAttack.order(
                                                run.seat(FIGHTER), run.get(FIRST), run.get(SECOND))))
                                .build(),
                        named("test when attacking")
                                .change("begin", run -> onAttack(run, 1))
                                .build(),
                        named("test end turn when attacking")
                                .change("begin", run -> onAttack(run, 2))
                                .build(),
                        named("test draw at end")
                                .change("begin", run -> begin(run, AT_END, 0))
                                .build(),
                        named("test end turn")
                                .call("end", "18.4")
                                .change("never", TestPack::never)
                                .build(),
                        named("test draw")
                                .call("draw", "7.6.4", run -> new int[] {run.get(FIGHTER), 1})
                                .build());
    }

    private static ProcedureBuilder named(String name) {
        return Procedure.named(name).locals(FIGHTER, FIRST, SECOND, PAID, BOUND);
    }

    private static Batch begin(Run run, TimedEffectKind kind, int number) {
        return Batch.of(Event.begin(
                TimedEffect.of(kind, run.seat(FIGHTER), 0, new int[] {run.get(FIRST)}, number, Lifetimes.TURN)));
    }

    private static Batch onAttack(Run run, int number) {
        return Batch.of(Event.begin(TimedEffect.of(
                ON_ATTACK, run.seat(FIGHTER), 0, new int[] {run.get(FIRST), run.get(SECOND)}, number, Lifetimes.TURN)));
    }

    private static Batch retire(Run run) {
        GameObject unit = run.position().find(run.get(FIRST));
        return unit == null
                ? Batch.NOTHING
                : Batch.of(Event.move(run.position(), unit.object(), Zone.DROP.of(unit.owner()), 0));
    }

    /** What stands after the end of the turn in an effect is not carried out (18.4.1.2). */
    private static Batch never(Run run) {
        return Batch.of(Event.count(io.github.cardfold.cardfight.state.FighterNumbers.ENERGY, run.seat(FIGHTER), 99));
    }

    /** Pays a cost of two parts that compete for the same cards and then draws, if it was paid. */
    private static Procedure cost() {
        return named("test cost")
                .call("pay", "test pay", run -> new int[] {run.get(FIGHTER)})
                .endIf("unpaid", run -> run.get(PAID) == 0)
                .call("draw", "7.6.4", run -> new int[] {run.get(FIGHTER), 1})
                .build();
    }

    /** Discard some cards, grade 1 only or any. */
    @Phrase("<{gradeOne}discard|throw away> {number}")
    private record Discard(int number, boolean gradeOne) implements Payable, CostItem {
        @Override
        public Array<Array<CostItem>> ways() {
            return Array.of(Array.of(this));
        }

        @Override
        public void compile(Compiler out) {
            throw out.error("it is only paid");
        }

        @Override
        public Payable instruction() {
            return this;
        }

        @Override
        public Array<Subject> payers(Query query) {
            Position position = query.position(Facts.PLACES);
            int hand = Zone.HAND.of(query.master());
            return Array.range(0, position.size(hand))
                    .map(i -> Subject.of(position.objectAt(hand, i), hand))
                    .filter(card -> !gradeOne || Strength.grade(position, card.gameObject()) == 1);
        }

        @Override
        public CostPart demand(Query query, IndexSet candidates, IntFunction<Subject> card) {
            return CostPart.from(candidates).exactly(number);
        }

        @Override
        public Event pay(Query query, Subject card) {
            return Event.move(query.position(Facts.PLACES), card.object(), Zone.DROP.of(query.master()), 0);
        }

        @Override
        public boolean takesCards() {
            return true;
        }

        @Override
        public boolean isOpen(Query query) {
            return false;
        }
    }

    /** Whenever a card is bound, the top card of its fighter's deck goes to the drop zone at once. */
    private static final class BoundThenMilled implements io.github.cardfold.kernel.position.Consequence {
        @Override
        public String label() {
            return "test bound";
        }

        @Override
        public Batch after(Position position, Event event) {
            if (event.kind() != EventKind.MOVE) {
                return Batch.NOTHING;
            }
            Seat fighter = position.place(event.to()).seat();
            return event.to() == Zone.BIND.of(fighter)
                    ? Batch.of(Event.moveTop(position, Zone.DECK.of(fighter), Zone.DROP.of(fighter), 0))
                    : Batch.NOTHING;
        }
    }

    /** Sends a unit elsewhere that would go from a circle to the drop zone. */
    private static final class Elsewhere extends TimedEffectKind {
        private final Zone zone;
        private final boolean optional;

        Elsewhere(String name, Zone zone, boolean optional) {
            super(name, Role.REPLACES);
            this.zone = zone;
            this.optional = optional;
        }

        @Override
        public boolean replaces(Position position, TimedEffect effect, Event event) {
            return event.kind() == EventKind.MOVE
                    && effect.isOn(event.object())
                    && position.place(event.from()).zone().circle()
                    && !position.place(event.to()).zone().circle();
        }

        @Override
        public boolean isOptional() {
            return optional;
        }

        @Override
        public Batch instead(Position position, TimedEffect effect, Event event) {
            return Batch.of(event.to(zone.of(position.place(event.to()).seat()), 0));
        }
    }
}
