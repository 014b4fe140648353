package io.github.cardfold.vandaria.setup;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Resistance;
import io.github.cardfold.vandaria.fact.SuddenDeaths;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.SuddenDeathFrame;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Sudden Death, which decides a match that time has left level (chapter 16). What may be chosen lies in the hands; the
 * chosen ones lie face down in the place of the Fate Deck, of which nothing is left.
 */
public final class SuddenDeath {
    /** The procedure. */
    public static final String PROCEDURE = SuddenDeathFrame.PROCEDURE;

    /** The step it begins with. */
    public static final String BEGINS = "16.2.2";

    private static final int CHOSEN = 5;

    private static final Answers FOLLOWERS =
            Answers.of(Choice.card("16.2.1", "a Follower", VandariaPlaces.own(VandariaZone.HAND))
                    .that(
                            Requirement.of(
                                    "16.2.1",
                                    it -> it.index() >= it.get(SuddenDeathFrame.NEXT),
                                    it -> it.card() + " does not come after the card chosen last"),
                            Requirement.of(
                                    "16.2.1",
                                    SuddenDeath::leavesEnough,
                                    it -> "after " + it.card() + " there are too few cards left to choose")));

    private SuddenDeath() {}

    /** The whole of it, again and again with other Followers until somebody has won. */
    @Rule(vw = {"16.1.1", "16.2.1", "16.3.1", "16.3.8", "16.4.5"})
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(
                        SuddenDeathFrame.PLAYER,
                        SuddenDeathFrame.NEXT,
                        SuddenDeathFrame.DRAWN,
                        SuddenDeathFrame.PICKED,
                        SuddenDeathFrame.FOUGHT)
                .change(BEGINS, SuddenDeath::gold)
                .repeat(again -> again.let("16.2.1 begin", run -> run.set(SuddenDeathFrame.PLAYER, 0))
                        .repeat(
                                "16.2.1 each",
                                run -> run.get(SuddenDeathFrame.PLAYER)
                                        < run.position().seatCount(),
                                each -> each.repeat(
                                                "16.2.1 more",
                                                run -> left(run.position(), run.frame()) > 0,
                                                more -> more.ask(
                                                        "16.2.1",
                                                        Question.of(
                                                                        VandariaPurposes.SUDDEN_DEATH,
                                                                        (position, frame) ->
                                                                                frame.seat(SuddenDeathFrame.PLAYER),
                                                                        FOLLOWERS,
                                                                        (run, answer) -> {
                                                                            run.set(
                                                                                    SuddenDeathFrame.NEXT,
                                                                                    answer.position() + 1);
                                                                            run.append(
                                                                                    SuddenDeathFrame.PICKED,
                                                                                    answer.object(run.position()));
                                                                        })
                                                                .openIf((position, frame) -> false)
                                                                .unfinishedIf(
                                                                        (position, frame) ->
                                                                                frame.size(SuddenDeathFrame.PICKED) > 0,
                                                                        SuddenDeath::forget)))
                                        .change("16.2.1 chosen", SuddenDeath::chosen)
                                        .change(
                                                "16.3.1 at random",
                                                run -> Batch.of(Event.shuffle(
                                                        run.position(), row(run.seat(SuddenDeathFrame.PLAYER)))))
                                        .let("next player", run -> {
                                            forget(run);
                                            run.set(SuddenDeathFrame.PLAYER, run.get(SuddenDeathFrame.PLAYER) + 1);
                                        }))
                        .when(
                                "16.1.1",
                                run -> !isAnyInRow(run.position()),
                                lot -> lot.change(
                                                "16.1.1 lot",
                                                run -> Batch.of(Event.random(
                                                        run.position().seatCount())))
                                        .let("16.1.1 drawn", run -> run.set(SuddenDeathFrame.DRAWN, run.drawn()))
                                        .change(
                                                "16.1.1 decided",
                                                run -> VandariaTurns.won(
                                                        run.position(),
                                                        Seat.of(run.get(SuddenDeathFrame.DRAWN)),
                                                        "16.1.1")))
                        .repeat(
                                "16.3.1",
                                run -> isAnyInRow(run.position()),
                                fight -> fight.change("16.3.1 opened", SuddenDeath::opened)
                                        .call("16.3.2", "13.2")
                                        .change("16.3.7", SuddenDeath::damage)
                                        .let("16.3.1 fought", SuddenDeath::fought)
                                        .call("16.3.7 deaths", "2.16.3"))
                        .change("16.4.3", run -> decided(run, "16.4.3", each -> survivors(run.position(), each)))
                        .change(
                                "16.4.4",
                                run -> decided(
                                        run, "16.4.4", each -> run.position().number(PlayerNumbers.GOLD, each)))
                        .change("16.4.5", SuddenDeath::cleared))
                .build();
    }

    @Rule(vw = "16.2.2")
    private static Batch gold(Run run) {
        return Batch.ofAll(run.position()
                .seats()
                .map(each -> Event.count(
                        PlayerNumbers.GOLD,
                        each,
                        VandariaCatalogue.options(run.position()).startingGold()))
                .asJava());
    }

    private static int row(Seat player) {
        return VandariaZone.FATE_DECK.of(player);
    }

    /** How many Followers a player still has to choose: five, or all there are. */
    @Rule(vw = "16.2.1")
    private static int left(Position position, Frame frame) {
        int hand = position.size(VandariaZone.HAND.of(frame.seat(SuddenDeathFrame.PLAYER)));
        return Math.min(CHOSEN, hand) - frame.size(SuddenDeathFrame.PICKED);
    }

    private static boolean leavesEnough(Candidate it) {
        return it.position().size(it.place()) - it.index() >= left(it.position(), it.frame());
    }

    private static void forget(Run run) {
        run.set(SuddenDeathFrame.NEXT, 0);
        run.clear(SuddenDeathFrame.PICKED);
    }

    private static Batch chosen(Run run) {
        List<Event> events = new ArrayList<>();
        for (int each : run.objects(SuddenDeathFrame.PICKED)) {
            events.add(Event.move(run.position(), each, row(run.seat(SuddenDeathFrame.PLAYER)), 0));
        }
        return Batch.ofAll(events);
    }

    private static boolean isAnyInRow(Position position) {
        return position.seats().exists(each -> position.size(row(each)) > 0);
    }

    private static Batch opened(Run run) {
        Position position = run.position();
        return Batch.ofAll(position.seats()
                .filter(each -> position.size(row(each)) > 0)
                .map(each -> Event.moveTop(position, row(each), VandariaZone.GAME.of(each), 0))
                .asJava());
    }

    /** Each deals its ATK to the other at once; who has nobody to fight stays unharmed. */
    @Rule(vw = {"16.3.7", "16.3.8"})
    private static Batch damage(Run run) {
        Position position = run.position();
        Array<GameObject> pair = SuddenDeaths.pair(position);
        return pair.size() < 2
                ? Batch.NOTHING
                : Batch.ofAll(dealt(position, pair.head(), pair.last())
                        .appendAll(dealt(position, pair.last(), pair.head()))
                        .asJava());
    }

    private static Array<Event> dealt(Position position, GameObject dealing, GameObject hit) {
        int damage = VandariaProperty.trait(position, dealing, VandariaTrait.ATK);
        if (damage <= 0 || Resistance.prevents(position, hit, dealing.object(), true)) {
            return Array.empty();
        }
        Seat dealer = VandariaProperty.controller(position, dealing.object());
        return Array.of(Event.fact(VandariaEvents.DAMAGED, dealer, hit.object(), dealing.object(), damage, "ATK"));
    }

    private static void fought(Run run) {
        run.clear(SuddenDeathFrame.FOUGHT);
        run.position()
                .seats()
                .flatMap(each -> VandariaProperty.of(run.position(), each))
                .forEach(each -> run.append(SuddenDeathFrame.FOUGHT, each.object()));
    }

    private static int survivors(Position position, Seat player) {
        return VandariaProperty.of(position, player).size();
    }

    /** More Followers that survive win, and if they are as many, more gold. */
    @Rule(vw = {"16.4.3", "16.4.4"})
    private static Batch decided(Run run, String section, ToIntFunction<Seat> count) {
        Array<Seat> seats = run.position().seats();
        int most = seats.map(count::applyAsInt).max().get();
        Array<Seat> best = seats.filter(each -> count.applyAsInt(each) == most);
        return best.size() == 1 ? VandariaTurns.won(run.position(), best.head(), section) : Batch.NOTHING;
    }

    /** Who has fought is not chosen again. */
    @Rule(vw = "16.4.5")
    private static Batch cleared(Run run) {
        Position position = run.position();
        return Batch.ofAll(position.seats()
                .flatMap(each -> VandariaProperty.of(position, each))
                .map(each -> Event.move(position, each.object(), VandariaZone.GRAVEYARD.of(each.owner()), 0))
                .asJava());
    }
}
