package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.ActiveEffect;
import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Deed.Mode;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What effects say of what may be done. Rules ask here alone, so that none of them can overlook a sort of effect:
 * whether something is forbidden, whether a limit of the rules is lifted. {@link Unmet} has how many must be done at
 * once, {@link Candidates} the places that permissions add, {@link Bars} bars changes.
 */
public final class Deeds {
    private Deeds() {}

    /** Tells quickly of most positions that no effect is about deeds of a kind. */
    public static boolean areFree(Position position, DeedKind kind) {
        return !CardGame.of(position).hasDeeds(kind) || !ActiveEffect.mayBe(position, kind);
    }

    private static @Nullable ActiveEffect find(Position position, DeedKind kind, Predicate<ActiveEffect> wanted) {
        if (!CardGame.of(position).hasDeeds(kind)) {
            return null;
        }
        Array<ActiveEffect> effects = ActiveEffect.of(position, kind);
        for (int i = 0; i < effects.size(); i++) {
            if (wanted.test(effects.get(i))) {
                return effects.get(i);
            }
        }
        return null;
    }

    static DeedEffect said(ActiveEffect effect) {
        return (DeedEffect) effect.working();
    }

    /** Returns an effect that forbids something, null if none does; whatever else allows it (1.3.3). */
    @Rule(jp = "1.3.3")
    static @Nullable ActiveEffect forbidding(Position position, Attempt attempt) {
        return find(position, attempt.kind(), each -> forbids(position, each, attempt));
    }

    /** Who is demanded to do it to certain cards may do it to no others. */
    private static boolean forbids(Position position, ActiveEffect effect, Attempt attempt) {
        DeedEffect said = said(effect);
        DeedPattern deed = said.deed();
        boolean isForbidden = said.mode() == Mode.FORBID
                ? deed.covers(effect.query(), effect.lasting(), attempt)
                : said.mode() == Mode.REQUIRE
                        && deed.saysWhom()
                        && attempt.whom() != null
                        && deed.coversDoer(effect.query(), effect.lasting(), attempt)
                        && !deed.coversWhom(effect.query(), effect.lasting(), attempt);
        return isForbidden && reaches(position, effect, attempt);
    }

    /** An effect about cards does not apply to a card that is unaffected by it. */
    @Rule(jp = "12.5.1")
    private static boolean reaches(Position position, ActiveEffect effect, Attempt attempt) {
        DeedPattern deed = said(effect).deed();
        Subject card = deed.saysWhom() && !deed.saysWho() ? attempt.whom() : attempt.who();
        return card == null
                || !attempt.kind().isOfCards()
                || Strength.affects(
                        position, card, effect.master(), effect.query().source());
    }

    /** Tells whether an effect forbids something, whatever else allows it. */
    @Rule(jp = "1.3.3")
    public static boolean isForbidden(Position position, Attempt attempt) {
        return forbidding(position, attempt) != null;
    }

    /** Tells whether an effect forbids a unit to do something where it stands. */
    @Rule(jp = "1.3.3")
    public static boolean isForbidden(Position position, DeedKind kind, GameObject unit) {
        return !areFree(position, kind) && isForbidden(position, Attempt.of(kind, position, unit));
    }

    /** Tells whether an effect forbids a unit to do something to another one. */
    @Rule(jp = "1.3.3")
    public static boolean isForbidden(Position position, DeedKind kind, GameObject unit, GameObject to) {
        return !areFree(position, kind)
                && isForbidden(position, Attempt.of(kind, position, unit).on(position, to));
    }

    /**
     * Tells whether an effect forbids that something is done to a unit by another one which does it already: what only
     * says who may not do it comes too late (10.4.1.5.2).
     */
    @Rule(jp = {"10.4.1.5.2", "10.2.3"})
    public static boolean isForbiddenTarget(Position position, DeedKind kind, GameObject unit, GameObject to) {
        return !areFree(position, kind)
                && find(
                                position,
                                kind,
                                each -> said(each).deed().saysWhom()
                                        && forbids(
                                                position,
                                                each,
                                                Attempt.of(kind, position, unit).on(position, to)))
                        != null;
    }

    /** Tells whether an effect forbids something whatever card it is done with, as all can see. */
    public static boolean isAllForbidden(Position position, Attempt attempt) {
        return find(position, attempt.kind(), each -> !said(each).deed().saysWho() && forbids(position, each, attempt))
                != null;
    }

    /** Tells whether an effect lets something be done although a limit of the rules stands against it. */
    @Rule(jp = {"10.4.1.4.1", "10.4.1.7.1"})
    public static boolean isLifted(Position position, Limit limit, Attempt attempt) {
        return mayLift(position, limit)
                && find(
                                position,
                                limit.kind(),
                                each -> said(each).mode() == Mode.PERMIT
                                        && limit.isLiftedBy(said(each).deed())
                                        && said(each).deed().covers(each.query(), each.lasting(), attempt)
                                        && reaches(position, each, attempt))
                        != null;
    }

    /** Tells whether an effect lets a unit do something although a limit of the rules stands against it. */
    public static boolean isLifted(Position position, Limit limit, GameObject unit) {
        return mayLift(position, limit) && isLifted(position, limit, Attempt.of(limit.kind(), position, unit));
    }

    /** Tells whether an effect lets a unit do something to another although a limit of the rules stands against it. */
    public static boolean isLifted(Position position, Limit limit, GameObject unit, GameObject to) {
        return mayLift(position, limit)
                && isLifted(
                        position,
                        limit,
                        Attempt.of(limit.kind(), position, unit).on(position, to));
    }

    /** Tells whether effects may lift a limit of the rules for some card. */
    public static boolean mayBeLifted(Position position, Limit limit) {
        return mayLift(position, limit)
                && find(
                                position,
                                limit.kind(),
                                each -> said(each).mode() == Mode.PERMIT
                                        && limit.isLiftedBy(said(each).deed()))
                        != null;
    }

    /** Tells whether some text of the game lifts limits to deeds of a kind. */
    private static boolean mayLift(Position position, Limit limit) {
        return CardGame.of(position).permitsDeeds(limit.kind());
    }

    /** Tells whether an effect demands that a card comes to rest with which something is done. */
    @Rule(jp = {"4.9.2.4.1", "6.2.3.3.1"})
    public static boolean mustRest(Position position, Attempt attempt) {
        return find(
                        position,
                        attempt.kind(),
                        each -> said(each).resting()
                                && said(each).deed().covers(each.query(), each.lasting(), attempt)
                                && reaches(position, each, attempt))
                != null;
    }

    /**
     * Returns those of several cards with which no effect forbids a fighter to do something; the others are left out.
     */
    @Rule(jp = {"1.3.2", "1.3.3"})
    public static Array<Subject> allowed(Position position, Attempt attempt, Array<Subject> cards) {
        return areFree(position, attempt.kind())
                ? cards
                : cards.reject(each -> isForbidden(position, attempt.with(each)));
    }

    /**
     * Returns those of several cards that not all see and with which a fighter may not do something for what they are:
     * they must be shown, since nobody could check it.
     */
    @Rule(jp = "4.1.6")
    public static Array<Subject> unseen(Position position, Attempt attempt, Array<Subject> cards) {
        return areFree(position, attempt.kind())
                ? Array.empty()
                : cards.filter(each -> position.place(each.place()).zone().isHidden()
                        && !each.gameObject().seenByAll(position.seatCount())
                        && isForWhatItIs(position, attempt.with(each)));
    }

    /** Tells whether what a card is, is why it is forbidden: no effect forbids it with all cards alike. */
    static boolean isForWhatItIs(Position position, Attempt attempt) {
        return isForbidden(position, attempt) && !isAllForbidden(position, attempt);
    }

    /** Returns the requirement that no effect forbids the fighter who is asked to do something with a card. */
    @Rule(jp = "1.3.3")
    public static Requirement unforbidden(DeedKind kind, BiFunction<Candidate, Attempt, Attempt> how) {
        return Requirement.of(
                "1.3.3",
                it -> areFree(it.position(), kind) || !isForbidden(it.position(), attempt(kind, it, how)),
                it -> reason(it.position(), attempt(kind, it, how), it.seat()) + " forbids " + it.asked() + " to "
                        + kind.words() + " " + it.card());
    }

    /** Returns a requirement by which the rules limit what is done with a card, and which effects may lift. */
    public static Requirement limited(
            Requirement requirement, Limit limit, BiFunction<Candidate, Attempt, Attempt> how) {
        return requirement.unless(
                it -> mayLift(it.position(), limit) && isLifted(it.position(), limit, attempt(limit.kind(), it, how)));
    }

    private static Attempt attempt(DeedKind kind, Candidate it, BiFunction<Candidate, Attempt, Attempt> how) {
        return how.apply(it, Attempt.of(kind, it.seat(), Subject.of(it.gameObject(), it.place())));
    }

    /** Returns what forbids something, in words: the effect of a card, which is named if a seat knows it. */
    public static String reason(Position position, Attempt attempt, Seat knowing) {
        ActiveEffect effect = forbidding(position, attempt);
        Subject source = effect == null ? null : effect.query().self();
        return source != null && source.gameObject().seenBy(knowing)
                ? "an effect of " + Field.card(position, source.gameObject()).name()
                : "an effect";
    }
}
