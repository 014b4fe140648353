package io.github.cardfold.kernel.cases;

import io.github.cardfold.cardfight.action.Discard;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.card.Subtype;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.information.RuleChange;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.cardfight.term.Cards;
import io.github.cardfold.effect.Bounds;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.Some;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** Stride, hearts and legion hearts as a plugin of tests: links, rule changes, one rule of what goes along. */
@Phrase("grade")
final class Strides {
    static final RuleChange HEART = RuleChange.mainType("heart", "6.5.2.2.2", MainType.HEART);
    static final RuleChange BARE = RuleChange.loses("bare heart", "6.5.2.2.3", Identity.SUBTYPE);
    static final Lifetime AS_HEART = Lifetime.of("as a heart");
    /** From a heart to the unit that it is a heart of. */
    static final LinkKind HEART_OF = new LinkKind("heart of");
    /** From the heart that lends name and power to the unit that has them. */
    static final LinkKind LENDS = new LinkKind("lends");

    private static final Local INDEX = Local.number(0, "index");

    private static final Local PICKED = Local.object(1, "picked");
    private static final Local LEADER = Local.object(2, "leader");
    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local UNIT = Local.object(1, "unit");
    private static final Local PAID = Local.number(2, "paid");
    private static final Local OLD = Local.objects(0, "old");
    private static final Local CARD = Local.object(0, "card");

    /** The grade of a card as a cost: one named after its worth counts as that. */
    private static final Quantity GRADE = new Quantity() {
        @Override
        public int of(Query query, Subject subject) {
            return subject.gameObject().definition()
                            == query.position("grade").rules().definitionIndex(WORTH_3)
                    ? 3
                    : Strength.grade(query.position("grade"), subject.gameObject());
        }
    };

    /** The id of a card of grade 1 that counts as one of grade 3 when a stride is paid. */
    static final String WORTH_3 = "worth-3";

    private static final Payment COST = Payment.of(
            "",
            Array.of(new Discard(
                    new Some(
                            new Cards(Region.HAND, Side.YOU, Array.empty()),
                            Option.none(),
                            Option.none(),
                            Option.some(new Constant(1)),
                            Option.none(),
                            Option.none(),
                            Option.some(new Property(GRADE, Bounds.atLeast(new Constant(3)))),
                            Option.none()),
                    Option.none())));

    private Strides() {}

    static Registry added(Registry rules) {
        return rules.lasting(HEART, BARE)
                .lifetimes(AS_HEART)
                .linkKinds(HEART_OF, LENDS)
                .joins(new Returning())
                .consequences(LENDING)
                .purposes("heart to return", "legion leader", "heart that lends", "stride or not")
                .procedures(
                        returning(), lending(), stride(), play(), COST.procedure("stride cost", PAID, TreeMap.empty()))
                .edit(
                        "9.6",
                        steps -> steps.replace(
                                "9.8.2",
                                with -> with.ask("9.8.2", question())
                                        .callIf("9.8.2 stride", run -> run.get(CARD) != 0, "6.6.2", run -> new int[] {
                                            Turn.fighter(run.position()).ordinal(), run.get(CARD)
                                        })));
    }

    private static boolean isG(Position position, int object) {
        return Field.card(position, position.find(object)).hasSubtype(Subtype.G);
    }

    private static boolean isHeart(Position position, int object) {
        return position.isMarked(HEART, Anchor.object(object));
    }

    private static Array<Integer> heartsOf(Position position, int unit) {
        return position.linksTo(Anchor.object(unit), HEART_OF)
                .map(each -> each.from().object());
    }

    private static boolean isMoving(Batch batch, int object) {
        return Array.range(0, batch.size())
                .exists(i ->
                        batch.get(i).kind() == EventKind.MOVE && batch.get(i).object() == object);
    }

    private static Array<Link> legionOf(Position position, int card) {
        return position.linksFrom(Anchor.object(card), Links.LEGION)
                .appendAll(position.linksTo(Anchor.object(card), Links.LEGION));
    }

    private static int partner(Link legion, int card) {
        return legion.from().object() == card
                ? legion.to().object()
                : legion.from().object();
    }

    /** A card named x-seeks-y has a Seek Mate that y meets. */
    private static boolean seeks(Position position, int one, int other) {
        String name = Field.card(position, position.find(other)).id().split("-")[0];
        return Field.card(position, position.find(one)).id().endsWith("seeks-" + name);
    }

    private static Question pick(String purpose, Pickable which, Local into) {
        return Question.of(
                purpose,
                (position, frame) -> master(position, frame),
                (position, frame, options) -> which.of(position, frame).forEach(card -> {
                    int place = position.placeOf(card);
                    options.pick(place, position.indexOf(place, card));
                }),
                (run, answer) -> run.set(into, answer.object(run.position())));
    }

    private interface Pickable {
        Array<Integer> of(Position position, Frame frame);
    }

    private static Event event(Position position, Frame frame) {
        return position.frame("change").batch().get(frame.get(INDEX));
    }

    private static Seat master(Position position, Frame frame) {
        Event event = event(position, frame);
        Link ended = event.link();
        int place = ended == null ? event.from() : position.placeOf(ended.to().object());
        return position.place(place).seat();
    }

    /** A heart that hangs on nothing but what leaves takes its place (6.5.4.1). */
    private static final class Returning implements Joining {
        @Override
        public String label() {
            return "6.5.4.1";
        }

        @Override
        public boolean joins(Position position, Batch batch, int at) {
            return returning(position, batch, at).nonEmpty();
        }

        private static Array<Integer> returning(Position position, Batch batch, int at) {
            Event event = batch.get(at);
            if (event.kind() != EventKind.MOVE || event.object() == 0) {
                return Array.empty();
            }
            Array<Integer> left = heartsOf(position, event.object())
                    .filter(heart -> !isMoving(batch, heart)
                            && position.linksFrom(Anchor.object(heart), HEART_OF)
                                    .forAll(link -> isMoving(batch, link.to().object())));
            Array<Integer> ofG = left.filter(heart -> isG(position, heart));
            return ofG.isEmpty() ? left : ofG;
        }

        @Override
        public String procedure() {
            return "6.5.4.1";
        }

        @Override
        public Batch along(Position position, Batch batch, int at, int[] chosen) {
            boolean rests = position.find(batch.get(at).object()).is(GameObject.REST);
            List<Event> events = new ArrayList<>();
            for (int heart : chosen) {
                for (TimedEffect each : position.marks(HEART, Anchor.object(heart))
                        .appendAll(position.marks(BARE, Anchor.object(heart)))) {
                    events.add(Event.end(each));
                }
                if (rests) {
                    events.add(Event.turn(position, heart, true));
                }
            }
            if (chosen.length > 1) {
                Link old = legionOf(position, chosen[0]).head();
                boolean holds = seeks(position, chosen[0], chosen[1]);
                if (!holds || old.from().object() != chosen[0]) {
                    events.add(Event.unlink(old));
                }
                if (holds && old.from().object() != chosen[0]) {
                    events.add(Event.link(Links.LEGION, Anchor.object(chosen[0]), Anchor.object(chosen[1]), ""));
                }
            }
            return Batch.ofAll(events);
        }
    }

    private static Array<Integer> legion(Position position, Frame frame) {
        int picked = frame.get(PICKED);
        return legionOf(position, picked).map(each -> partner(each, picked)).prepend(picked);
    }

    private static Procedure returning() {
        return Procedure.named("6.5.4.1")
                .locals(INDEX, PICKED, LEADER)
                .ask(
                        "6.5.4.1.1",
                        pick(
                                "heart to return",
                                (position, frame) -> Returning.returning(
                                        position, position.frame("change").batch(), frame.get(INDEX)),
                                PICKED))
                .ask(
                        "6.5.2.2.4.1.1",
                        pick(
                                "legion leader",
                                (position, frame) -> {
                                    Array<Integer> both = legion(position, frame);
                                    Array<Integer> leaders = both.filter(
                                            one -> both.exists(other -> other != one && seeks(position, one, other)));
                                    return leaders.isEmpty() ? both.take(1) : leaders;
                                },
                                LEADER))
                .let("hand back", run -> {
                    Array<Integer> both = legion(run.position(), run.frame());
                    int leader = run.get(LEADER);
                    run.chosen(both.remove(leader)
                            .prepend(leader)
                            .toJavaStream()
                            .mapToInt(i -> i)
                            .toArray());
                })
                .build();
    }

    private static Array<Integer> lenders(Position position, int unit) {
        int place = position.placeOf(unit);
        return place < 0
                ? Array.empty()
                : Array.range(0, position.size(place))
                        .map(i -> position.objectAt(place, i).object())
                        .filter(each -> isHeart(position, each) && !isG(position, each));
    }

    private static final Consequence LENDING = new Consequence() {
        @Override
        public String label() {
            return "6.5.4.2";
        }

        @Override
        public Batch after(Position position, Event event) {
            return Batch.NOTHING;
        }

        @Override
        public String procedure(Position position, Event event) {
            Link ended = event.kind() == EventKind.UNLINK ? event.link() : null;
            return ended != null
                            && ended.kind() == LENDS
                            && lenders(position, ended.to().object()).nonEmpty()
                    ? "6.5.4.2"
                    : "";
        }

        @Override
        public Array<String> procedures() {
            return Array.of("6.5.4.2");
        }
    };

    private static Procedure lending() {
        return Procedure.named("6.5.4.2")
                .locals(INDEX, PICKED)
                .ask(
                        "6.5.4.2",
                        pick(
                                "heart that lends",
                                (position, frame) -> lenders(
                                        position,
                                        event(position, frame).link().to().object()),
                                PICKED))
                .change("6.5.4.2 linked", run -> {
                    int unit = event(run.position(), run.frame()).link().to().object();
                    int heart = run.get(PICKED);
                    Event lends = Event.link(LENDS, Anchor.object(heart), Anchor.object(unit), "");
                    return heartsOf(run.position(), unit).contains(heart)
                            ? Batch.of(lends)
                            : Batch.of(lends, Event.link(HEART_OF, Anchor.object(heart), Anchor.object(unit), ""));
                })
                .build();
    }

    /** A unit strides upon the vanguard (6.5.1); its first arguments are the fighter and the G unit. */
    private static Procedure stride() {
        Local lender = Local.object(2, "lender");
        return Procedure.named("6.5.1")
                .locals(FIGHTER, UNIT, lender, OLD)
                .let(
                        "old",
                        run -> run.set(
                                OLD,
                                Array.range(0, run.position().size(circle(run)))
                                        .map(i -> run.position()
                                                .objectAt(circle(run), i)
                                                .object())
                                        .filter(each -> !isHeart(run.position(), each))
                                        .toJavaStream()
                                        .mapToInt(i -> i)
                                        .toArray()))
                .change("6.5.1.1", run -> {
                    GameObject old = run.position().find(run.objects(OLD)[0]);
                    int flags = Event.SHOWN | (old.is(GameObject.REST) ? Event.REST : 0);
                    return Batch.of(Event.move(run.position(), run.get(UNIT), circle(run), flags));
                })
                .let(
                        "strode",
                        run -> run.set(
                                UNIT,
                                run.position()
                                        .objectAt(circle(run), run.position().size(circle(run)) - 1)
                                        .object()))
                .change(
                        "6.5.1.2",
                        run -> Array.ofAll(run.objects(OLD))
                                .map(old -> becomesHeart(run.position(), run.seat(FIGHTER), old, run.get(UNIT)))
                                .foldLeft(Batch.NOTHING, Strides::both))
                .ask(
                        "6.5.1.3",
                        Question.of(
                                "heart that lends",
                                (position, frame) -> frame.seat(FIGHTER),
                                (position, frame, options) -> offer(position, frame, options),
                                (run, answer) -> run.set(lender, answer.object(run.position()))))
                .change(
                        "6.5.1.3 lends",
                        run -> Batch.of(
                                Event.link(LENDS, Anchor.object(run.get(lender)), Anchor.object(run.get(UNIT)), "")))
                .build();
    }

    private static int circle(Run run) {
        return Circle.FRONT_CENTER.of(run.seat(FIGHTER));
    }

    private static void offer(Position position, Frame frame, Options options) {
        lenders(position, frame.get(UNIT)).forEach(each -> {
            int place = position.placeOf(each);
            options.pick(place, position.indexOf(place, each));
        });
    }

    private static Batch both(Batch one, Batch other) {
        return Batch.of(one.size() + other.size(), i -> i < one.size() ? one.get(i) : other.get(i - one.size()));
    }

    private static Batch becomesHeart(Position position, Seat fighter, int old, int unit) {
        int[] on = {old};
        List<Event> events = new ArrayList<>();
        if (position.find(old).is(GameObject.REST)) {
            events.add(Event.turn(position, old, false));
        }
        events.add(Event.begin(TimedEffect.of(HEART, fighter, 0, on, 0, AS_HEART)));
        events.add(Event.begin(TimedEffect.of(BARE, fighter, 0, on, 0, AS_HEART)));
        for (int heart : heartsOf(position, old).prepend(old)) {
            events.add(Event.link(HEART_OF, Anchor.object(heart), Anchor.object(unit), ""));
        }
        return Batch.ofAll(events);
    }

    private static Procedure play() {
        return Procedure.named("6.6.2")
                .locals(FIGHTER, UNIT, PAID)
                .change("6.6.2.1", run -> Batch.of(Event.look(run.position(), null, run.get(UNIT))))
                .call("6.6.2.2", "stride cost", run -> new int[] {run.get(FIGHTER), run.get(UNIT)})
                .callIf("6.6.2.3", run -> run.get(PAID) > 0, "6.5.1", run ->
                        new int[] {run.get(FIGHTER), run.get(UNIT)})
                .build();
    }

    private static Question question() {
        return Question.of(
                        "stride or not",
                        (position, frame) -> Turn.fighter(position),
                        (position, frame, options) -> {
                            options.pass();
                            int zone = Zone.G.of(Turn.fighter(position));
                            for (int i = 0; !isRuledOut(position) && i < position.size(zone); i++) {
                                GameObject card = position.objectAt(zone, i);
                                Query query = Query.of(position, Turn.fighter(position), card.object());
                                if (card.is(GameObject.FACE_DOWN) && COST.isPayable(query)) {
                                    options.pick(zone, i);
                                }
                            }
                        },
                        (run, answer) -> run.set(CARD, answer.isPass() ? 0 : answer.object(run.position())))
                .openIf((position, frame) -> isRuledOut(position));
    }

    /** What all see: the grades of both vanguards, and how many cards there are. */
    private static boolean isRuledOut(Position position) {
        Seat fighter = Turn.fighter(position);
        return position.size(Zone.HAND.of(fighter)) == 0
                || position.size(Zone.G.of(fighter)) == 0
                || position.seats().exists(each -> Vanguards.grade(position, each) < 3);
    }
}
