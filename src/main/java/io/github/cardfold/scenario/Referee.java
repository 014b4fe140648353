package io.github.cardfold.scenario;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.scenario.words.Actions;
import io.github.cardfold.scenario.words.BattleWords;
import io.github.cardfold.scenario.words.CardWords;
import io.github.cardfold.scenario.words.EffectWords;
import io.github.cardfold.scenario.words.LinkWords;
import io.github.cardfold.scenario.words.PlaceNames;
import io.github.cardfold.scenario.words.Questions;
import io.github.cardfold.scenario.words.Sight;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** All of a game at one moment, hidden cards too. */
final class Referee implements Sight {
    private final Moment moment;
    private final State state;
    private final Position position;
    private final PlaceNames names;

    Referee(Moment moment) {
        this.moment = moment;
        state = moment.now();
        position = state.position();
        names = PlaceNames.of(state);
    }

    @Override
    public PlaceNames names() {
        return names;
    }

    @Override
    public Array<String> cards(int place) {
        return Array.range(0, position.size(place)).map(i -> words(position.objectAt(place, i), place));
    }

    private String words(GameObject card, int place) {
        return CardWords.of(card, position.place(place)).one(state.rules(), position.place(place));
    }

    @Override
    public Option<String> card(Handle at) {
        return object(at).map(card -> words(card, at.place()));
    }

    @Override
    public Option<Integer> trait(Handle at, int trait) {
        return object(at).map(card -> state.rules().game().traits(position, card, at.place())[trait]);
    }

    private Option<GameObject> object(Handle at) {
        boolean there = at.index() >= 0 && at.index() < position.size(at.place());
        return there ? Option.some(position.objectAt(at.place(), at.index())) : Option.none();
    }

    @Override
    public int size(int place) {
        return position.size(place);
    }

    @Override
    public int number(NumberKey key, Seat seat) {
        return position.number(key, seat);
    }

    @Override
    public String asked() {
        return state.decision().map(each -> each.seat() + " " + each.section()).getOrElse(Questions.NOBODY);
    }

    @Override
    public String purpose() {
        return state.decision().map(each -> each.purpose()).getOrElse("");
    }

    @Override
    public ActionList legal() {
        return state.legalActions();
    }

    @Override
    public String words(Action legal) {
        return Actions.words(state, legal);
    }

    @Override
    public Either<String, String> answer(String text) {
        return Actions.answer(state, text);
    }

    @Override
    public Array<Array<String>> events() {
        return moment.passed().flatMap(Referee::words);
    }

    private static Array<Array<String>> words(Passage passage) {
        Position there = passage.state().position();
        return passage.changes().map(together -> together.map(each -> Notation.event(there, each)));
    }

    @Override
    public Array<String> lasting() {
        return Array.range(0, position.lastingCount()).map(i -> words(position.lasting(i)));
    }

    private String words(TimedEffect effect) {
        Array<String> on = Array.range(0, effect.objectCount())
                .flatMap(i -> handle(effect.object(i)))
                .map(this::unitName)
                .appendAll(Option.of(effect.at()).map(this::words));
        return EffectWords.of(effect.kind().name(), effect.number(), effect.master(), on, effect.lifetime());
    }

    private String words(Anchor anchor) {
        return switch (anchor.kind()) {
            case OBJECT -> handle(anchor.index()).map(this::unitName).getOrElse(LinkWords.GONE);
            case PLACE -> LinkWords.place(position.place(anchor.index()));
            case SEAT -> Seat.of(anchor.index()).name();
        };
    }

    @Override
    public Array<String> links() {
        return position.links()
                .map(each -> LinkWords.of(each.kind().name(), words(each.from()), words(each.to()), each.name()));
    }

    private Option<Handle> handle(int object) {
        int place = position.placeOf(object);
        return place < 0 ? Option.none() : Option.some(new Handle(place, position.indexOf(place, object)));
    }

    @Override
    public Array<String> standby() {
        return Array.range(0, position.standbyCount()).map(position::standby).map(Referee::words);
    }

    private static String words(Standby ability) {
        return ability.procedure() + " of " + ability.master();
    }

    @Override
    public Array<String> queues() {
        return position.queued()
                .map(each -> EffectWords.waiting(
                        each.queue().name(),
                        each.procedure(),
                        each.seat(),
                        Array.ofAll(each.objects()).map(Anchor::object).map(this::words)));
    }

    @Override
    public BattleWords battle() {
        Frame battle = Battle.of(position);
        if (battle == null) {
            return BattleWords.NONE;
        }
        @Nullable GameObject attacker = Battle.attacking(position, battle);
        return new BattleWords(
                attacker == null ? BattleWords.NONE.attacker() : unit(attacker.object()),
                units(battle.size(BattleFrame.PARTNERS), i -> Battle.partner(position, battle, i)),
                units(battle.size(BattleFrame.TARGETS), i -> Battle.attacked(position, battle, i)),
                units(battle.size(BattleFrame.BOOSTERS), i -> Battle.booster(position, battle, i)),
                guards(battle));
    }

    private Array<String> units(int count, IntFunction<@Nullable GameObject> unit) {
        return Array.range(0, count).flatMap(i -> Option.of(unit.apply(i))).map(each -> unit(each.object()));
    }

    private String unit(int object) {
        return handle(object).map(this::unitName).getOrElse("a unit that has left");
    }

    /** Returns a unit by its circle alone if it is the only one there. */
    String unitName(Handle at) {
        return EffectWords.unit(at, this);
    }

    private Array<String> guards(Frame battle) {
        return Array.rangeBy(0, battle.size(BattleFrame.GUARDS), 2)
                .filter(i -> Battle.isGuarding(position, battle, i))
                .map(i -> unit(battle.get(BattleFrame.GUARDS, i)) + " guards "
                        + unit(battle.get(BattleFrame.GUARDS, i + 1)));
    }

    @Override
    public String turn() {
        @Nullable Seat active = state.rules().game().turnSeat(position);
        return active == null ? "none" : active + " " + state.rules().game().turn(position);
    }

    @Override
    public String moment() {
        return state.rules().game().moment(position);
    }

    @Override
    public String outcome() {
        return state.outcome().map(Outcome::sentence).getOrElse("none");
    }
}
