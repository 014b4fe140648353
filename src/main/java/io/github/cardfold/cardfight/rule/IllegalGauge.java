package io.github.cardfold.cardfight.rule;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.fact.PlacesToChooseFrom;
import io.github.cardfold.cardfight.gauge.Gauge;
import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Gauge of nothing that can have it goes to the drop zone, and that of several stays the gauge of one (13.9). */
public final class IllegalGauge implements RuleAction {
    static final String SECTION = "13.9";

    private static final String OF_ONE = "13.9.3";
    private static final Local CARD = Local.object(0, "card");
    private static final Local BEARER = Local.object(1, "bearer");

    @Override
    public String label() {
        return SECTION;
    }

    @Override
    public boolean isDue(Position position) {
        return position.linkCount() > 0
                && (ofSeveral(position) != null
                        || first(position, each -> isOfNoFighter(position, each)) != null
                        || first(position, each -> isOfNoUnit(position, each)) != null && !mustWait(position));
    }

    @Override
    public String procedure(Position position) {
        return ofSeveral(position) == null ? "" : OF_ONE;
    }

    @Override
    public Array<String> procedures() {
        return Array.of(OF_ONE);
    }

    @Override
    public Batch events(Position position) {
        boolean waits = mustWait(position);
        return Batch.ofAll(cards(
                        position, each -> isOfNoFighter(position, each) || !waits && isOfNoUnit(position, each))
                .map(each -> Event.move(position, each.object(), Zone.DROP.of(each.owner()), 0))
                .toJavaList());
    }

    /** What a unit had is there until nothing else is due and no ability waits, which may still speak of it. */
    @Rule(jp = "13.9.1")
    private static boolean mustWait(Position position) {
        return position.standbyCount() > 0 || WaitingRuleActions.areDueBeforeGauge(position);
    }

    @Rule(jp = {"13.9.1", "4.15.3.3"})
    private static boolean isOfNoUnit(Position position, GameObject card) {
        return position.hasLinkFrom(
                Anchor.object(card.object()),
                Links.GAUGE,
                each -> each.to().isObject() && !isUnit(position, each.to().object()));
    }

    /** A card that was locked has become another one. */
    private static boolean isUnit(Position position, int object) {
        GameObject unit = position.find(object);
        return unit != null && Field.isCircle(position, position.placeOf(object)) && MainTypes.isUnit(position, unit);
    }

    @Rule(jp = "13.9.2")
    private static boolean isOfNoFighter(Position position, GameObject card) {
        return position.hasLinkFrom(
                Anchor.object(card.object()),
                Links.GAUGE,
                each -> each.to().kind() == Anchor.Kind.SEAT
                        && !Gauge.canHave(position, Seat.of(each.to().index()), Gauge.name(position, card.object())));
    }

    private static Array<GameObject> cards(Position position, Predicate<GameObject> wanted) {
        List<GameObject> found = new ArrayList<>(0);
        for (Seat fighter : position.seatsInTurnOrder()) {
            int zone = Zone.GAUGE.of(fighter);
            for (int i = 0; i < position.size(zone); i++) {
                GameObject card = position.objectAt(zone, i);
                if (wanted.test(card)) {
                    found.add(card);
                }
            }
        }
        return Array.ofAll(found);
    }

    private static @Nullable GameObject first(Position position, Predicate<GameObject> wanted) {
        Array<Seat> seats = position.seatsInTurnOrder();
        for (int i = 0; i < seats.size(); i++) {
            Pile zone = position.pile(Zone.GAUGE.of(seats.get(i)));
            for (int j = 0; j < zone.size(); j++) {
                if (wanted.test(zone.at(j))) {
                    return zone.at(j);
                }
            }
        }
        return null;
    }

    @Rule(jp = "13.9.3")
    private static @Nullable GameObject ofSeveral(Position position) {
        return first(position, each -> {
            Anchor gauge = Anchor.object(each.object());
            return position.linkCountFrom(gauge, Links.GAUGE) > 1
                    && position.hasLinkFrom(
                            gauge,
                            Links.GAUGE,
                            link -> isUnit(position, link.to().object()));
        });
    }

    /** The owner of a card says of which of the units it was linked to together it stays the gauge. */
    @Rule(jp = "13.9.3")
    public static Procedure ofOne() {
        return Procedure.named(OF_ONE)
                .locals(CARD, BEARER)
                .let(
                        "13.9.3",
                        run -> run.set(
                                CARD, requireNonNull(ofSeveral(run.position())).object()))
                .ask(
                        "13.9.3 choose",
                        Question.of(
                                Purposes.BEARER_OF_GAUGE,
                                (position, frame) -> requireNonNull(position.find(frame.get(CARD)))
                                        .owner(),
                                Answers.of(Choice.card("13.9.3", "a unit", PlacesToChooseFrom.CIRCLES)
                                        .that(Requirement.of(
                                                "13.9.3",
                                                it -> Gauge.isOf(
                                                        it.position(),
                                                        it.frame().get(CARD),
                                                        Anchor.object(
                                                                it.gameObject().object())),
                                                it -> "the card is not the gauge of " + it.card()))),
                                (run, answer) -> run.set(BEARER, answer.object(run.position()))))
                .change("13.9.3 cancel", run -> cancelOthers(run.position(), run.get(CARD), run.get(BEARER)))
                .build();
    }

    private static Batch cancelOthers(Position position, int card, int bearer) {
        return Batch.ofAll(Gauge.links(position, card)
                .reject(each -> each.to().object() == bearer)
                .map(Event::unlink)
                .toJavaList());
    }
}
