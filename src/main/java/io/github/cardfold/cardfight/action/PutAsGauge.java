package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.gauge.Gauge;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.Top;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * Puts cards into the gauge zones of their owners, as the gauge of a unit, of a fighter or of nothing (7.40).
 *
 * @param what the cards
 * @param of the unit whose gauge they become; of several, the owner of a card says later whose it stays
 * @param fighter the fighter whose gauge they become, if an effect lets that fighter have it
 * @param name the name of the gauge; none if nothing is said
 * @param upTo whether the master of the effect says first how many of the top cards of a deck it shall be
 * @param faceUp whether they lie face up there, where all see them
 * @param as the name of the cards put, as they have become
 */
@Phrase("put {as as}<{upTo}up to >{what} face <{faceUp}up|down> as <{fighter whose} ><{name} >gauge< of {of}>")
@Rule(jp = {"7.40.1", "7.40.2", "7.40.3", "7.40.7"})
public record PutAsGauge(
        Selector what,
        Option<Selector> of,
        Option<Side> fighter,
        Option<String> name,
        boolean upTo,
        boolean faceUp,
        Option<String> as)
        implements Instruction, Binds {
    private static final LabelKey HOW_MANY = new LabelKey(Purposes.HOW_MANY + ".number", "{0}");

    /** Refuses two bearers, an empty name, and that other cards than the top ones are counted rather than chosen. */
    public PutAsGauge {
        if (of.isDefined() && fighter.isDefined()) {
            throw new IllegalArgumentException("cards become the gauge of a unit or of a fighter, not of both");
        }
        Gauge.checkName(name);
        if (upTo && !(what instanceof Top)) {
            throw new IllegalArgumentException("how many cards it is, is said where they are chosen");
        }
    }

    /**
     * All are moved before anything else is done with them; how many is known before the first (7.40.4). Whose gauge
     * they have become and under which name is told when both are so.
     */
    @Override
    @Rule(jp = {"7.40.4", "4.15.2.1"})
    public void compile(Compiler out) {
        Option<String> put = Option.some(as.getOrElse(out::unnamed));
        out.begin(put);
        if (what instanceof Top top) {
            top(out, top);
        } else {
            Moving.check(out, what);
            out.change("", run -> move(Query.of(run)));
        }
        out.end(put);
        Local cards = out.objects(put.get());
        if (of.isDefined() || fighter.isDefined()) {
            out.change("7.40.2", run -> link(Query.of(run), Gauge.among(run.position(), run.objects(cards))));
        }
        name.forEach(said ->
                out.change("7.40.3", run -> Gauge.naming(Gauge.among(run.position(), run.objects(cards)), said)));
        out.change("told", run -> Gauge.told(run.position(), Gauge.among(run.position(), run.objects(cards))));
    }

    private void top(Compiler out, Top top) {
        Local left = out.own("left", Local.Type.NUMBER);
        out.let("count", run -> run.set(left, count(run, top)));
        if (upTo) {
            out.when("any", run -> run.get(left) > 0, () -> out.ask("7.40.4", howMany(left)));
        }
        out.repeat("done", run -> run.get(left) > 0, () -> {
            out.change("", run -> Batch.of(Moving.top(Query.of(run), Moving.deck(run, top), Region.GAUGE, flags())));
            out.let("next", run -> run.set(left, Math.min(run.get(left) - 1, Moving.cards(run, top))));
        });
    }

    private int count(Run run, Top top) {
        return isAllowed(run, top) ? Math.min(top.number().value(Query.of(run)), Moving.cards(run, top)) : 0;
    }

    @Rule(jp = "7.40.4")
    private static Question howMany(Local left) {
        return Question.of(
                        Purposes.HOW_MANY,
                        (position, frame) -> Query.of(position, frame).master(),
                        Answers.of(Choice.number(
                                "7.40.4", "how many cards", it -> it.frame().get(left) + 1)),
                        (run, answer) -> run.set(left, answer.number()))
                .meaning(it -> HOW_MANY.with(LabelArgument.number(it.number())), HOW_MANY);
    }

    /** The cards of a deck are as yet nobody's but their owner's. */
    private boolean isAllowed(Run run, Top top) {
        Query query = Query.of(run);
        Seat owner = query.seat(top.of());
        return mayHave(query) && isAnyBearer(query, owner, owner);
    }

    private Batch move(Query query) {
        return mayHave(query)
                ? Batch.ofAll(what.subjects(query)
                        .filter(each -> isToBePut(query, each))
                        .map(each -> Moving.to(query, each, Region.GAUGE, flags()))
                        .toJavaList())
                : Batch.NOTHING;
    }

    private boolean isToBePut(Query query, Subject card) {
        Position position = query.position(Facts.PLACES);
        Seat owner = card.gameObject().owner();
        return card.isHere()
                && card.object() != 0
                && card.place() != Region.GAUGE.of(position, owner)
                && isAnyBearer(query, owner, card.master(position));
    }

    @Rule(jp = "7.40.7.1")
    private boolean mayHave(Query query) {
        return fighter.forAll(
                each -> Gauge.canHave(query.position(Facts.LASTING), query.seat(each), name.getOrElse("")));
    }

    @Rule(jp = "7.40.2.1")
    private boolean isAnyBearer(Query query, Seat owner, Seat master) {
        return of.forAll(each -> bearers(query, each, owner, master).nonEmpty());
    }

    private static Array<Anchor> bearers(Query query, Selector of, Seat owner, Seat master) {
        Position position = query.position(Facts.FIELD);
        return of.subjects(query)
                .filter(Subject::isHere)
                .filter(each -> Gauge.canBeOf(position, owner, master, each))
                .map(each -> Anchor.object(each.object()));
    }

    @Rule(jp = {"7.40.2", "7.40.7.2"})
    private Batch link(Query query, Array<GameObject> cards) {
        return Gauge.linking(
                query.position(Facts.LINKS),
                cards,
                card -> of.map(each -> bearers(query, each, card.owner(), card.owner()))
                        .getOrElse(() -> fighter.toArray().map(each -> Anchor.seat(query.seat(each)))));
    }

    private int flags() {
        return faceUp ? Event.SHOWN : Event.FACE_DOWN;
    }

    @Override
    public boolean isAtItsEnd() {
        return true;
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return isOne.test(what) ? "that card" : "those cards";
    }
}
