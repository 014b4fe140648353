package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Territory;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.SummonFollowers;
import io.github.cardfold.vandaria.fact.Summons;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.fact.VandariaConditions;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaZone;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A card comes into the game, and into a Territory of the player who then controls it (2.5, 2.6). */
public final class Entering {
    static final String PROCEDURE = "2.6.1";

    private static final String PUT_IN = "6.1.3.1";

    private static final Local PLAYER = Local.seat(0, "player");
    private static final Local CARD = Local.object(1, "card");
    private static final Local SOURCE = Local.object(2, "source");
    private static final Local TERRITORY = Local.object(3, "Territory");

    private static final Answers PLACES = Answers.of(
            Choice.card("2.7.1", "a Territory", VandariaPlaces.own(VandariaZone.GAME))
                    .that(
                            VandariaConditions.territory("2.7.1"),
                            Requirement.of(
                                    "3.7.4.6",
                                    it -> !isFaculty(it) || Territories.takesFaculty(it.position(), it.gameObject()),
                                    it -> it.card() + " is a Vehicle or has a Faculty"),
                            Requirement.of(
                                    "3.6.1.5",
                                    it -> isFaculty(it)
                                            || Territories.hasRoom(it.position(), it.gameObject(), entering(it)),
                                    it -> it.card() + " has no room left for that")),
            Choice.pass("3.8.4.2", "it is in no Territory")
                    .when(Requirement.of(
                            "2.7.1",
                            it -> Statuses.hasWander(it.position(), entering(it)),
                            it -> "it has to be in a Territory")));

    private Entering() {}

    /**
     * Brings a card into the game that has met what it requires: arguments are the player, the card, and what puts it
     * in, 0 if it is summoned.
     */
    @Rule(vw = {"2.5.2", "2.7.1", "3.7.2.1", "3.8.2.1"})
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(PLAYER, CARD, SOURCE, TERRITORY)
                .when(
                        "2.7.1",
                        Entering::isAnyPlace,
                        in -> in.ask(
                                "2.7.1 which",
                                Question.of(
                                        VandariaPurposes.TERRITORY,
                                        (position, frame) -> frame.seat(PLAYER),
                                        PLACES,
                                        (run, answer) -> run.set(
                                                TERRITORY, answer.isPass() ? 0 : answer.object(run.position())))))
                .change("2.5.2", Entering::arrive)
                .change("6.3.3", Entering::backAtOnce)
                .build();
    }

    /**
     * Puts a card in, from wherever it lies, if it meets what it requires; else it stays there. Arguments are those of
     * {@link #procedure}.
     */
    @Rule(vw = {"2.6.1", "2.6.2", "2.6.3", "6.1.3.1", "6.1.3.2", "6.1.3.3"})
    public static Procedure putIn() {
        return Procedure.named(PUT_IN)
                .locals(PLAYER, CARD, SOURCE)
                .callIf(
                        PUT_IN,
                        run -> Summons.canBePutIn(run.position(), run.seat(PLAYER), run.get(CARD)),
                        PROCEDURE,
                        run -> new int[] {run.get(PLAYER), run.get(CARD), run.get(SOURCE)})
                .build();
    }

    private static GameObject entering(Candidate it) {
        return VandariaProperty.known(it.position(), it.get(CARD));
    }

    private static boolean isFaculty(Candidate it) {
        return VandariaProperty.isFaculty(it.position(), entering(it));
    }

    /** A Relic or Rune for which there is no room comes into the game all the same (3.2.4). */
    @Rule(vw = "3.2.4")
    private static boolean isAnyPlace(Run run) {
        Position position = run.position();
        GameObject card = VandariaProperty.known(position, run.get(CARD));
        return Summons.isAnyPlace(position, run.seat(PLAYER), card);
    }

    private static Batch arrive(Run run) {
        Position position = run.position();
        Seat player = run.seat(PLAYER);
        GameObject card = VandariaProperty.known(position, run.get(CARD));
        VandariaCard printed = VandariaProperty.card(position, card);
        List<Event> events = new ArrayList<>();
        events.add(Event.move(position, card.object(), VandariaZone.GAME.of(player), 0));
        if (run.get(TERRITORY) != 0) {
            events.add(Event.link(
                    VandariaProperty.isFaculty(position, card) ? VandariaLinks.FACULTY : VandariaLinks.GUARDS,
                    Anchor.object(card.object()),
                    Anchor.object(run.get(TERRITORY)),
                    ""));
        }
        if (SummonFollowers.binds(position, card, run.get(SOURCE))) {
            events.add(Event.link(
                    VandariaLinks.SUMMONED, Anchor.object(card.object()), Anchor.object(run.get(SOURCE)), ""));
        }
        if (printed.type() instanceof Territory && run.get(SOURCE) == 0) {
            events.add(Event.count(PlayerNumbers.TERRITORIES_SUMMONED, player, 1));
        }
        return Batch.ofAll(events);
    }

    /** A Summon Follower whose Summoner has left the game before it comes goes back at once. */
    @Rule(vw = {"6.3.3", "6.3.4"})
    private static Batch backAtOnce(Run run) {
        Position position = run.position();
        GameObject card = VandariaCatalogue.options(position).summonFollowerNeedsSummoner() ? arrived(run) : null;
        return card != null && SummonFollowers.isLate(position, card, run.get(SOURCE))
                ? Batch.of(Event.move(position, card.object(), VandariaZone.SUBDECK.of(card.owner()), 0))
                : Batch.NOTHING;
    }

    /** The card is another object when it has come. */
    private static @Nullable GameObject arrived(Run run) {
        Position position = run.position();
        for (int i = position.eventCount() - 1; i >= 0; i--) {
            Snapshot before = position.event(i).kind() == EventKind.MOVE
                    ? position.event(i).before()
                    : null;
            if (before != null && before.gameObject().object() == run.get(CARD)) {
                return position.find(position.event(i).object());
            }
        }
        return null;
    }
}
