package io.github.cardfold.cases;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.Triggered;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Game;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Mark;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.Role;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A tiny game after the Vandaria guide: attackers of seat A with damage, an equipment, a register that is worked off
 * from its end, and cards that change into others. A card that has changed leaves as two: the form goes back to the
 * Subdeck, the card that it was goes where the object was to go.
 */
final class Fray {
    /** From an equipment to who bears it. */
    static final LinkKind BORNE = new LinkKind("borne by");
    /** From an equipment that nobody bears to who carries it home. */
    static final LinkKind CARRIED = new LinkKind("carried by");
    /** From what has changed to the card that it was before. */
    static final LinkKind WAS = new LinkKind("was before");

    static final Mark ON_DEF = new Mark("damage on DEF");
    static final Mark ON_VIT = new Mark("damage on VIT");
    static final Mark MORE_ATK = new Mark("more ATK");
    static final Mark HEROIC = new Mark("Heroic");
    static final Lifetime TURN = Lifetime.of("turn");
    static final QueueKind REGISTER = new QueueKind("register", QueueKind.Next.LAST, QueueKind.Unwound.KEPT);
    static final EventKind DESTROYED = EventKind.fact("destroyed");
    static final NumberKey GOLD = new NumberKey(0, "gold");

    static final int ATK = 0;
    static final int DEF = 1;
    static final int VIT = 2;

    static final int SUBDECK = 0;
    static final int FRONT = 2;
    static final int HOME = 4;
    static final int GRAVEYARD = 6;
    static final int BENEATH = 8;

    static final Card HYRATA = new Card("hyrata", 4, 2, 2, Array.of("destroyed", "to the graveyard"));
    static final Card OUTRUNNER = new Card("outrunner", 3, 0, 1, Array.of("destroyed"));
    static final Card DURANDAL = new Card("durandal", 0, 0, 1, Array.empty());
    /** Looks at what enters, leaves or changes. */
    static final Card HERALD = new Card("herald", 1, 1, 1, Array.of("enters", "leaves", "changes"));

    static final Card ARCHER = new Card("archer", 1, 1, 1, Array.empty());
    /** Gains the printed ATK of a Follower that is destroyed. */
    static final Card LOOTER = new Card("looter", 1, 1, 1, Array.of("loot"));

    private static final List<Card> CARDS = List.of(HYRATA, OUTRUNNER, DURANDAL, HERALD, ARCHER, LOOTER);
    private static final List<ZoneKind> ZONES = List.of(
            new ZoneKind("subdeck", ZoneKind.Sight.OWNER, false),
            new ZoneKind("front", ZoneKind.Sight.ALL, true),
            new ZoneKind("home", ZoneKind.Sight.ALL, true),
            new ZoneKind("graveyard", ZoneKind.Sight.ALL, false),
            new ZoneKind("beneath", ZoneKind.Sight.ALL, false));

    private static final Local SEAT = Local.seat(0, "seat");
    private static final Local SOURCE = Local.object(1, "source");
    private static final Local NAMED = Local.objects(0, "named");
    private static final Local NUMBERS = Local.numbers(1, "numbers");
    private static final Local INDEX = Local.number(0, "index");
    private static final Local CARRIER = Local.object(1, "carrier");
    private static final Local ATTACKERS = Local.objects(0, "attackers");

    private Fray() {}

    /** What a card prints. */
    record Card(String id, int atk, int def, int vit, Array<String> skills) implements Definition {
        @Override
        public String name() {
            return id;
        }
    }

    static Card card(Position position, GameObject object) {
        return (Card) position.rules().definition(object.definition());
    }

    static Rules rules() {
        return Rules.builder()
                .manifest("fray\n")
                .opening("V9")
                .catalogue(CARDS)
                .numbers(GOLD)
                .events(DESTROYED)
                .lasting(ON_DEF, ON_VIT, MORE_ATK, HEROIC)
                .lifetimes(TURN)
                .linkKinds(BORNE, CARRIED, WAS)
                .queues(REGISTER)
                .redirections(new Returning())
                .joins(new Reverting())
                .consequences(new Remembering(), new Losing())
                .triggerSources(Fray::triggered)
                .procedures(combat(), window(), result(), check(), change(), shot(), bearer(), loot())
                .procedures(Array.of("destroyed", "to the graveyard", "enters", "leaves", "changes")
                        .map(Fray::gain)
                        .toJavaArray(Procedure[]::new))
                .build(new Fought());
    }

    /** Returns a table without cards, in the midst of a combat with these attackers. */
    static Opening opening() {
        Opening opening = new Opening(rules(), 2);
        ZONES.forEach(zone -> {
            for (Seat seat : Seat.first(2)) {
                opening.place(zone, seat, zone.name(), Place.NO_ROW, Place.NO_COLUMN, 0);
            }
        });
        return opening;
    }

    static int definition(Card card) {
        return CARDS.indexOf(card);
    }

    /** Returns an entry of the register by which something changes into a card of the Subdeck. */
    static Frame.Queued changing(Seat seat, int source, int object, int form) {
        return Frame.Queued.of(REGISTER, "V11.7.9", seat, source).naming(object, form);
    }

    /** Returns an entry of the register by which something is damaged. */
    static Frame.Queued shooting(Seat seat, int source, int object, int damage) {
        return Frame.Queued.of(REGISTER, "shot", seat, source).naming(object).with(damage);
    }

    static boolean isOnFront(Position position, int object) {
        int place = position.placeOf(object);
        return place == FRONT || place == FRONT + 1;
    }

    private static int of(GameObject card, int zone) {
        return zone + card.owner().ordinal();
    }

    private static int sum(Position position, Mark mark, int object) {
        return position.marks(mark, Anchor.object(object))
                .map(TimedEffect::number)
                .sum()
                .intValue();
    }

    private static Batch destroyed(Position position, Array<Integer> objects) {
        List<Event> events = new ArrayList<>();
        for (int each : objects) {
            events.add(Event.fact(DESTROYED, master(position, each), each, 0));
            events.add(Event.move(position, each, of(position.find(each), GRAVEYARD), 0));
        }
        return Batch.ofAll(events);
    }

    private static Procedure combat() {
        return Procedure.named("V9")
                .locals(ATTACKERS)
                .call("V9.5", "V13")
                .change("V9.9", run -> home(run.position(), run.objects(ATTACKERS)))
                .ask("over", priority(Seat.A))
                .build();
    }

    /** Those who live go home, and what they carry with them; it is borne by nobody then. */
    private static Batch home(Position position, int[] attackers) {
        List<Event> events = new ArrayList<>();
        for (int each : attackers) {
            if (isOnFront(position, each)) {
                events.add(Event.move(position, each, HOME, 0));
                for (Link link : position.linksTo(Anchor.object(each), CARRIED)) {
                    events.add(Event.move(position, link.from().object(), HOME, 0));
                    events.add(Event.unlink(link));
                }
            }
        }
        return Batch.ofAll(events);
    }

    private static Question priority(Seat seat) {
        return Question.of(
                        "act or pass",
                        (position, frame) -> seat,
                        (position, frame, options) -> options.pass(),
                        (run, it) -> {})
                .openIf((position, frame) -> false);
    }

    /** All seats pass, then the register is worked off, until nothing enters it any more. */
    private static Procedure window() {
        return Procedure.named("V13")
                .repeat(again -> again.change("V13.2", run -> entering(run.position()))
                        .ask("V13 A", priority(Seat.A))
                        .ask("V13 B", priority(Seat.B))
                        .leaveIf("V13 empty", run -> !run.position().hasQueued(REGISTER))
                        .call("V13.1", "V13.result")
                        .again("V13 again"))
                .build();
    }

    /** Whose turn it is first: so those of B lie above those of A. */
    private static Batch entering(Position position) {
        List<Event> events = new ArrayList<>();
        for (Seat seat : position.seatsInTurnOrder()) {
            for (Standby each : position.allStandby()) {
                if (each.master() == seat) {
                    Frame.Queued entry = Frame.Queued.of(REGISTER, each.procedure(), seat, each.source());
                    events.add(Event.queue(entry.naming(each.bindings())));
                }
            }
        }
        for (int i = position.standbyCount() - 1; i >= 0; i--) {
            events.add(Event.leaveStandby(i));
        }
        return Batch.ofAll(events);
    }

    private static Procedure result() {
        return Procedure.named("V13.result")
                .repeat(
                        "V13.1.3",
                        run -> run.position().hasQueued(REGISTER),
                        each -> each.let("next", run -> run.takeNext(REGISTER)).call("then", "check"))
                .build();
    }

    /** What has no VIT left is destroyed, whether it was damaged just now or not. */
    private static Procedure check() {
        return Procedure.named("check")
                .change("destroy", run -> destroyed(run.position(), dying(run.position())))
                .build();
    }

    private static Array<Integer> dying(Position position) {
        return Array.of(FRONT, FRONT + 1)
                .flatMap(place -> Array.range(0, position.size(place))
                        .map(i -> position.objectAt(place, i))
                        .filter(each -> position.rules().game().traits(position, each, place)[VIT] <= 0)
                        .map(GameObject::object));
    }

    private static ProcedureBuilder skill(String name) {
        return Procedure.named(name).locals(SEAT, SOURCE, NAMED, NUMBERS);
    }

    /** The first object that is named changes into the second, if both are still there. */
    private static Procedure change() {
        return skill("V11.7.9")
                .change("V6.1.2", run -> {
                    Position position = run.position();
                    int object = run.objects(NAMED)[0];
                    int form = run.objects(NAMED)[1];
                    return !isOnFront(position, object) || position.placeOf(form) < 0
                            ? Batch.NOTHING
                            : Batch.of(Event.exchangeCard(
                                    position,
                                    object,
                                    form,
                                    BENEATH + master(position, object).ordinal(),
                                    0));
                })
                .build();
    }

    /** Damage fills DEF, as far as there is any, then VIT. */
    private static Procedure shot() {
        return skill("shot")
                .change("hit", run -> {
                    int object = run.objects(NAMED)[0];
                    return isOnFront(run.position(), object)
                            ? damaged(run.position(), object, run.frame().get(NUMBERS, 0), run.seat(SEAT))
                            : Batch.NOTHING;
                })
                .build();
    }

    private static Batch damaged(Position position, int object, int damage, Seat seat) {
        int def = position.rules().game().traits(position, position.find(object), FRONT)[DEF];
        int first = Math.max(0, Math.min(damage, def));
        List<Event> events = new ArrayList<>();
        if (first > 0) {
            events.add(Event.begin(mark(ON_DEF, seat, object, first)));
        }
        if (damage > first) {
            events.add(Event.begin(mark(ON_VIT, seat, object, damage - first)));
        }
        return Batch.ofAll(events);
    }

    static TimedEffect mark(Mark mark, Seat seat, int object, int number) {
        return TimedEffect.of(mark, seat, 0, new int[] {object}, number, TURN);
    }

    private static Procedure gain(String name) {
        return skill(name)
                .change("gold", run -> Batch.of(Event.count(GOLD, run.seat(SEAT), 1)))
                .build();
    }

    /** Loot looks at what was destroyed as it was then. */
    private static Procedure loot() {
        return skill("loot")
                .change("loot", run -> {
                    Snapshot last = requireNonNull(run.position().last(run.objects(NAMED)[0]));
                    int gold = card(run.position(), last.gameObject()).atk();
                    return Batch.of(Event.count(GOLD, run.seat(SEAT), gold));
                })
                .build();
    }

    /** What has changed leaves for the Subdeck: it is the card that it was which goes where it was to go. */
    private static final class Returning implements Redirection {
        @Override
        public String label() {
            return "V6.1.4.5";
        }

        @Override
        public @Nullable Event redirect(Position position, Event event) {
            if (event.kind() != EventKind.MOVE || event.to() < GRAVEYARD || former(position, event.object()) == 0) {
                return null;
            }
            return event.to(of(position.find(event.object()), SUBDECK), 0);
        }
    }

    /** Returns the object that something was before it changed, 0 if it did not. */
    static int former(Position position, int object) {
        Array<Link> links = position.linksFrom(Anchor.object(object), WAS);
        return links.isEmpty() ? 0 : links.last().to().object();
    }

    /** The card that it was goes along. */
    private static final class Reverting implements Joining {
        @Override
        public String label() {
            return "V6.1.4.4";
        }

        @Override
        public boolean joins(Position position, Batch batch, int at) {
            Event event = batch.get(at);
            return event.kind() == EventKind.MOVE && event.to() < FRONT && former(position, event.object()) != 0;
        }

        @Override
        public Batch along(Position position, Batch batch, int at, int[] chosen) {
            int former = former(position, batch.get(at).object());
            return Batch.of(Event.move(position, former, of(position.find(former), GRAVEYARD), 0));
        }
    }

    /** What has changed is linked with the card that it was. */
    private static final class Remembering implements Consequence {
        @Override
        public String label() {
            return "V6.1.2.2";
        }

        @Override
        public Batch after(Position position, Event event) {
            return event.exchangesCards() && event.apart().length > 0
                    ? Batch.of(Event.link(WAS, Anchor.object(event.object()), Anchor.object(event.apart()[0]), ""))
                    : Batch.NOTHING;
        }
    }

    /** What has lost who bore or carried it is carried by another attacker, or destroyed. */
    private static final class Losing implements Consequence {
        @Override
        public String label() {
            return "V3.7.3.12";
        }

        @Override
        public Batch after(Position position, Event event) {
            return Batch.NOTHING;
        }

        @Override
        public String procedure(Position position, Event event) {
            Link ended = event.kind() == EventKind.UNLINK ? event.link() : null;
            return ended != null
                            && (ended.kind() == BORNE || ended.kind() == CARRIED)
                            && isOnFront(position, ended.from().object())
                    ? "V3.7.3.14"
                    : "";
        }
    }

    private static int equipment(Position position, Frame frame) {
        Link ended = position.frame("change").batch().get(frame.get(INDEX)).link();
        return ended == null ? 0 : ended.from().object();
    }

    private static Seat master(Position position, int object) {
        return position.place(position.placeOf(object)).seat();
    }

    private static Procedure bearer() {
        return Procedure.named("V3.7.3.14")
                .locals(INDEX, CARRIER)
                .ask(
                        "V3.7.3.14",
                        Question.of(
                                "carry it home",
                                (position, frame) -> master(position, equipment(position, frame)),
                                (position, frame, options) -> {
                                    options.pass();
                                    for (int each : position.frame("V9").values(ATTACKERS)) {
                                        if (isOnFront(position, each)) {
                                            int place = position.placeOf(each);
                                            options.pick(place, position.indexOf(place, each));
                                        }
                                    }
                                },
                                (run, answer) -> run.set(CARRIER, answer.isPass() ? 0 : answer.object(run.position()))))
                .change("carried", run -> {
                    int equipment = equipment(run.position(), run.frame());
                    return run.get(CARRIER) == 0
                            ? destroyed(run.position(), Array.of(equipment))
                            : Batch.of(
                                    Event.link(CARRIED, Anchor.object(equipment), Anchor.object(run.get(CARRIER)), ""));
                })
                .build();
    }

    /** The skills of a card look at itself, those of the Herald and of Loot at others. */
    private static void triggered(Position position, Batch committed, Triggered triggered) {
        for (int i = 0; i < committed.size(); i++) {
            Event event = committed.get(i);
            Snapshot before = event.before();
            if (before == null) {
                continue;
            }
            int was = before.gameObject().object();
            if (event.kind() == EventKind.MOVE && isDestroyed(committed, was)) {
                own("destroyed", position, before, was, triggered);
                if (card(position, before.gameObject()).atk() > 0) {
                    others("loot", position, triggered, was);
                }
            }
            if (event.kind() == EventKind.MOVE && zone(event.to()) == GRAVEYARD) {
                own("to the graveyard", position, before, event.object(), triggered);
            }
            others(word(event), position, triggered);
        }
    }

    private static boolean isDestroyed(Batch committed, int object) {
        return Array.range(0, committed.size())
                .map(committed::get)
                .exists(each -> each.kind() == DESTROYED && each.object() == object);
    }

    private static int zone(int place) {
        return place < 0 ? place : place / 2 * 2;
    }

    private static String word(Event event) {
        if (event.kind() == EventKind.EXCHANGE) {
            return "changes";
        }
        if (event.kind() != EventKind.MOVE) {
            return "";
        }
        return zone(event.to()) == FRONT ? "enters" : zone(event.from()) == FRONT ? "leaves" : "";
    }

    private static void own(String skill, Position position, Snapshot before, int source, Triggered triggered) {
        if (card(position, before.gameObject()).skills().contains(skill)) {
            triggered.accept(new Standby(skill, before.master(), source));
        }
    }

    private static void others(String skill, Position position, Triggered triggered, int... bound) {
        for (int place = FRONT; place < GRAVEYARD; place++) {
            Seat seat = position.place(place).seat();
            for (int i = 0; i < position.size(place); i++) {
                GameObject each = position.objectAt(place, i);
                if (card(position, each).skills().contains(skill)) {
                    triggered.accept(new Standby(skill, seat, each.object(), bound));
                }
            }
        }
    }

    /** What the kernel asks of it. */
    private static final class Fought implements Game {
        @Override
        public Object layout(Position position) {
            return "";
        }

        @Override
        public Seat master(Position position, GameObject card, int place) {
            return position.place(place).seat();
        }

        @Override
        public int[] traits(Position position, GameObject card, int place) {
            Card printed = card(position, card);
            int object = card.object();
            return new int[] {
                printed.atk() + sum(position, MORE_ATK, object),
                printed.def() - sum(position, ON_DEF, object),
                printed.vit() - sum(position, ON_VIT, object)
            };
        }

        @Override
        public boolean mints(Position position, Event move) {
            return zone(move.to()) != FRONT && zone(move.to()) != HOME;
        }

        @Override
        public Seat affected(Position position, Event event) {
            return Seat.A;
        }

        @Override
        public Seat turnSeat(Position position) {
            return Seat.A;
        }

        @Override
        public Array<Role> roles(Position position) {
            return Array.ofAll(position.frame("V9").values(ATTACKERS))
                    .filter(each -> isOnFront(position, each))
                    .map(each -> new Role("attacks", each, 0));
        }

        /** The form was shown when the cost was paid. */
        @Override
        public Array<Integer> shown(Position position) {
            return position.queued(REGISTER)
                    .filter(each -> each.procedure().equals("V11.7.9"))
                    .map(each -> each.object(1))
                    .filter(each -> zone(position.placeOf(each)) == SUBDECK);
        }

        @Override
        public String concessionSection() {
            return "concession";
        }

        @Override
        public String drawSection() {
            return "all";
        }

        @Override
        public String[] traitNames() {
            return new String[] {"ATK", "DEF", "VIT"};
        }
    }
}
