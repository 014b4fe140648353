package io.github.cardfold.scenario;

import io.github.cardfold.cardfight.fact.Roles;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.scenario.words.Actions;
import io.github.cardfold.scenario.words.BattleWords;
import io.github.cardfold.scenario.words.CardWords;
import io.github.cardfold.scenario.words.EffectWords;
import io.github.cardfold.scenario.words.LinkWords;
import io.github.cardfold.scenario.words.PlaceNames;
import io.github.cardfold.scenario.words.Questions;
import io.github.cardfold.scenario.words.Sight;
import io.github.cardfold.view.SeenAnchor;
import io.github.cardfold.view.SeenCard;
import io.github.cardfold.view.SeenPlace;
import io.github.cardfold.view.SeenPool;
import io.github.cardfold.view.SeenWaiting;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * What one seat may see of a game at one moment. Cards it cannot see are {@code ?}, those known to be among them
 * {@code squire?}.
 */
final class Onlooker implements Sight {
    static final String UNKNOWN = "?";

    private final Moment moment;
    private final Seat seat;
    private final View view;
    private final PlaceNames names;

    Onlooker(Moment moment, Seat seat) {
        this.moment = moment;
        this.seat = seat;
        view = View.of(moment.now(), seat);
        names = PlaceNames.of(moment.now());
    }

    @Override
    public PlaceNames names() {
        return names;
    }

    private SeenPlace place(int index) {
        return view.places().get(index);
    }

    @Override
    public Array<String> cards(int place) {
        SeenPlace seen = place(place);
        return seen.cards()
                .map(card -> words(card, seen.place()))
                .appendAll(seen.pools().flatMap(Onlooker::words));
    }

    private static Array<String> words(SeenPool pool) {
        return pool.kinds()
                .map(kind -> kind.id() + UNKNOWN)
                .appendAll(Array.fill(pool.size() - pool.kinds().size(), () -> UNKNOWN));
    }

    private static String words(SeenCard card, Place place) {
        boolean usuallyDown = CardWords.usual(place) != 0;
        String turned = usuallyDown ? " up" : " down";
        return card.definition().map(Definition::id).getOrElse(UNKNOWN)
                + (card.isResting() ? " rest" : "")
                + (card.isFaceDown() == usuallyDown ? "" : turned);
    }

    @Override
    public Option<String> card(Handle at) {
        return at.index() < 0 || at.index() >= size(at.place())
                ? Option.none()
                : Option.some(seen(at).map(card -> words(card, names.place(at.place())))
                        .getOrElse(UNKNOWN));
    }

    private Option<SeenCard> seen(Handle at) {
        return place(at.place()).cards().find(each -> each.handle().equals(at));
    }

    @Override
    public Option<Integer> trait(Handle at, int trait) {
        return seen(at).map(SeenCard::traits).filter(Array::nonEmpty).map(traits -> traits.get(trait));
    }

    @Override
    public int size(int place) {
        return place(place).size();
    }

    @Override
    public int number(NumberKey key, Seat of) {
        return view.number(key, of);
    }

    @Override
    public String asked() {
        return view.decision()
                .map(each -> (each.seat() + " " + each.section()).strip())
                .getOrElse(Questions.NOBODY);
    }

    @Override
    public String purpose() {
        return view.decision().map(each -> each.purpose()).getOrElse("");
    }

    @Override
    public ActionList legal() {
        return view.legalActions();
    }

    @Override
    public String words(Action legal) {
        return Actions.words(moment.now(), legal);
    }

    @Override
    public Either<String, String> answer(String text) {
        return Actions.answer(moment.now(), text);
    }

    @Override
    public Array<Array<String>> events() {
        return moment.passed().flatMap(each -> View.events(each.state(), seat)).map(each -> Array.of(each.text()));
    }

    @Override
    public Array<String> lasting() {
        return view.effects()
                .map(each -> EffectWords.of(
                        each.kind(),
                        each.number(),
                        each.master(),
                        each.units().map(this::unit).appendAll(each.on().map(this::words)),
                        each.lifetime()));
    }

    private String words(SeenAnchor anchor) {
        return switch (anchor.kind()) {
            case SEAT -> anchor.seat().get().name();
            case PLACE -> LinkWords.place(names.place(anchor.at().get().place()));
            case CARD -> unit(anchor.at().get());
            case HIDDEN -> LinkWords.hidden(anchor.within().get());
            case GONE -> LinkWords.GONE;
        };
    }

    @Override
    public Array<String> links() {
        return view.links().map(each -> LinkWords.of(each.kind(), words(each.from()), words(each.to()), each.name()));
    }

    @Override
    public Array<String> standby() {
        return view.standby().map(Onlooker::words);
    }

    @Override
    public Array<String> queues() {
        return view.queues()
                .map(each -> EffectWords.waiting(
                        each.queue(),
                        each.procedure(),
                        each.seat(),
                        each.objects().map(this::words)));
    }

    private static String words(SeenWaiting waiting) {
        return waiting.procedure() + " of " + waiting.seat();
    }

    @Override
    public BattleWords battle() {
        return new BattleWords(
                units(Roles.ATTACKER).headOption().getOrElse(BattleWords.NONE.attacker()),
                units(Roles.PARTNER),
                units(Roles.ATTACKED),
                units(Roles.BOOSTING),
                view.roles(Roles.GUARDING)
                        .map(each -> unit(each.card()) + " guards "
                                + unit(each.other().get())));
    }

    private Array<String> units(String role) {
        return view.roles(role).map(each -> unit(each.card()));
    }

    private String unit(Handle at) {
        return EffectWords.unit(at, this);
    }

    @Override
    public String turn() {
        return view.turnFighter().map(each -> each + " " + view.turn()).getOrElse("none");
    }

    @Override
    public String moment() {
        return view.moment();
    }

    @Override
    public String outcome() {
        return view.outcome().map(Outcome::sentence).getOrElse("none");
    }
}
