package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.information.Template;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.information.WorkingPlaces;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.DefinitionSet;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The information of all cards of a position, worked out effect by effect (11.11): by layer, within a layer what
 * depends on another after it, otherwise in the order in which the effects arose. What nothing changes is as printed.
 */
@Rule(jp = {"11.11.1", "11.11.3"})
final class Information {
    private final Position position;
    private final CardGame game;
    private final Values values;
    /** Which cards have been given which abilities; one that is lost and given again is at work once. */
    private Set<Long> given = Collections.emptySortedSet();
    /** Whether it shares that with nothing that it is a trial of. */
    private boolean isGivenOwn;
    /** The information of those that lend power if effects that come after lending change it (11.11.1.9). */
    private @Nullable Information lenders;
    /** Whether it is only to see what would become of it. */
    private final boolean isTrial;
    /** How often anything in it has changed. */
    private int age;

    private Information(Position position, CardGame game, Values values, boolean isTrial) {
        this.position = position;
        this.game = game;
        this.values = values;
        this.isTrial = isTrial;
    }

    /** Tells whether it is only to see what would become of it. */
    boolean isTrial() {
        return isTrial;
    }

    /** Returns how often anything in it has changed. */
    int age() {
        return age;
    }

    /** Returns a piece of information, all known effects applied. */
    int value(GameObject card, int slot) {
        return values.of(card, slot);
    }

    /** Returns a piece of information of the card that is about to be written to. */
    int value(ActiveChange.Write write, int slot) {
        return values.all(write.object(), write.definition())[slot];
    }

    /** Returns what becomes of a piece of information of the card that is about to be written to. */
    int after(ActiveChange effect, ActiveChange.Write write, int slot) {
        Information after = trial();
        after.apply(effect, write);
        return after.value(write, slot);
    }

    /** Tells whether writing one piece of information may change another of the same card. */
    boolean changes(ActiveChange.Write write, int slot) {
        return write.slot() == slot
                || slot == Trait.DRIVE.ordinal() && game.driveAbilities().areIn(write.slot());
    }

    private Information trial() {
        return trial(values.trial());
    }

    private Information trial(Values from) {
        Information trial = new Information(position, game, from, true);
        trial.given = given;
        trial.lenders = lenders;
        return trial;
    }

    /** Returns all information; the caller does not change the array. */
    int[] all(GameObject card) {
        return values.all(card);
    }

    Position position() {
        return position;
    }

    /** Returns the query of a card's ability, answered by the information worked out so far. */
    Query query(Subject self) {
        return Query.through(position, self.master(position), self, this);
    }

    /** Tells whether an effect applies to a card, given the information worked out so far. */
    @Rule(jp = "12.5.1")
    boolean affects(GameObject card, Seat master, int source) {
        Subject subject = Subject.of(card, position.placeOf(card.object()));
        return Strength.affects(query(subject), subject, master, source);
    }

    /** Returns the information that a query wants to be answered by, null if by that of the position. */
    static @Nullable Information lens(Query query) {
        return query.lens() instanceof Information information ? information : null;
    }

    /** Returns the information of all cards of a position. */
    static Values of(Position position) {
        return ((CachedCharacteristics) Objects.requireNonNull(position.derived())).values();
    }

    /** Returns the information of all cards with what it came from: what was worked out before, if that still holds. */
    static CachedCharacteristics of(Position position, @Nullable Object before) {
        if (isAsPrinted(position)) {
            return CardGame.of(position).asPrinted();
        }
        if (before instanceof CachedCharacteristics kept && kept.isOf(position)) {
            return kept;
        }
        CardGame game = CardGame.of(position);
        List<ActiveChange> effects = effects(position, game);
        return effects.isEmpty()
                ? game.asPrinted()
                : new CachedCharacteristics(position, compute(position, game, effects, null));
    }

    /**
     * Returns the information of a card of a deck that nothing tells from others of its kind there: of all effects only
     * its own reach it. The caller does not change the array.
     */
    static int[] ofUnnamed(Position position, Subject card) {
        CardGame game = CardGame.of(position);
        int definition = card.gameObject().definition();
        List<ActiveChange> own = new ArrayList<>(0);
        valid(position, game.templates(definition), card, own);
        if (own.isEmpty()) {
            return game.printed(definition);
        }
        Information information = new Information(position, game, of(position).trial(), false);
        information.apply(new RemainingEffects(own), null);
        return information.values.all(0, definition);
    }

    /** Tells quickly of most positions of cards without CONT abilities that nothing changes anything. */
    private static boolean isAsPrinted(Position position) {
        return position.lastingCount() == 0
                && FighterPlaces.of(position).continuous().length == 0
                && !isAnythingLent(position);
    }

    private static boolean isAnythingLent(Position position) {
        Frame battle = Battle.of(position);
        return battle != null && Battle.isAnythingLent(battle);
    }

    /** Works it out from nothing, what happens to one characteristic being noted. */
    static Values compute(Position position, @Nullable Trace trail) {
        CardGame game = CardGame.of(position);
        return compute(position, game, effects(position, game), trail);
    }

    private static Values compute(Position position, CardGame game, List<ActiveChange> effects, @Nullable Trace trail) {
        Information information = new Information(position, game, new Values(game), false);
        information.apply(new RemainingEffects(effects), trail);
        return information.values;
    }

    private void apply(RemainingEffects remaining, @Nullable Trace trail) {
        while (!remaining.isEmpty()) {
            ActiveChange next = remaining.next(this);
            lenders = next.layer().equals(Layers.LENT) && !remaining.areLoans()
                    ? lenders(remaining.withoutLoans())
                    : null;
            age++;
            List<ActiveChange.Write> writes = next.outcome(this);
            for (int i = 0; i < writes.size(); i++) {
                if (trail != null) {
                    trail.note(this, next, writes.get(i));
                }
                apply(next, writes.get(i));
            }
            for (int i = 0; i < writes.size(); i++) {
                give(writes.get(i), remaining);
            }
        }
    }

    private Information lenders(RemainingEffects withoutLoans) {
        Information lenders = trial(values.copy());
        lenders.apply(withoutLoans, null);
        return lenders;
    }

    /** Returns what a unit lends: its own information with all that changes it, without what others lend to it. */
    int lent(GameObject lender, Trait trait) {
        return (lenders == null ? this : lenders).value(lender, trait.ordinal());
    }

    /**
     * An ability that a card gets is at work from then on; what depends on what it does has waited for it. A card that
     * lies face down gets none.
     */
    @Rule(jp = {"11.11.1.5", "4.11.3", "4.12.4"})
    private void give(ActiveChange.Write write, RemainingEffects remaining) {
        Template[] granted = game.granted(write.slot());
        int place = granted.length == 0 ? -1 : position.placeOf(write.object());
        if (place < 0 || !isFirst(write)) {
            return;
        }
        Subject self = Subject.of(position.objectAt(place, position.indexOf(place, write.object())), place);
        boolean gets = Subject.hasText(position, self.gameObject(), place);
        for (Template each : granted) {
            if (gets && each.clause().isValidIn(position.place(place))) {
                remaining.add(ActiveChange.continuous(self, each));
            }
        }
    }

    private boolean isFirst(ActiveChange.Write write) {
        if (!isGivenOwn) {
            given = new TreeSet<>(given);
            isGivenOwn = true;
        }
        return given.add((long) write.object() << Integer.SIZE | write.slot());
    }

    private static List<ActiveChange> effects(Position position, CardGame game) {
        List<ActiveChange> effects = new ArrayList<>();
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect lasting = position.lasting(i);
            TimedChange change = game.change(lasting.kind());
            if (change != null) {
                effects.add(ActiveChange.timed(lasting, change));
            } else if (lasting.kind() instanceof Modifier modifier) {
                effects.add(ActiveChange.added(lasting, modifier));
            }
        }
        WorkingPlaces working = FighterPlaces.of(position).working();
        for (int place : working.changingPlaces()) {
            Pile pile = position.pile(place);
            DefinitionSet changing = working.changing(place);
            for (int i = 0; i < pile.size(); i++) {
                GameObject card = pile.at(i);
                if (changing.has(card.definition())) {
                    continuous(position, game.templates(card.definition()), card, place, effects);
                }
            }
        }
        if (isAnythingLent(position)) {
            LentPower.addTo(effects, position);
        }
        return effects;
    }

    /** CONT abilities are always in effect where they are valid (11.8.1); face down a card has none. */
    @Rule(jp = {"11.1.1.3", "11.4.4"})
    private static void continuous(
            Position position, Template[] templates, GameObject card, int place, List<ActiveChange> effects) {
        if (Subject.hasText(position, card, place)) {
            valid(position, templates, Subject.of(card, place), effects);
        }
    }

    /** An ability works in the zones that it names, and one that names none wherever its card is. */
    @Rule(jp = {"11.4.4", "11.4.4.1", "14.52.2.1"})
    private static void valid(Position position, Template[] templates, Subject self, List<ActiveChange> effects) {
        for (Template each : templates) {
            if (each.clause().isValidIn(position.place(self.place()))) {
                effects.add(ActiveChange.continuous(self, each));
            }
        }
    }

    /**
     * Tells whether one effect is applied after another: of two that write the same of one card by their layers,
     * otherwise because it depends on the other. What is read is to be known as it is in the end, so that an effect
     * waits for all that write what it reads; only where that could go either way, or where both are about the same
     * abilities, what they really do decides: nobody waits for the loss of another card's abilities. That an effect
     * waits for several others together is found out apart ({@link RemainingEffects}).
     */
    boolean waits(ActiveChange effect, ActiveChange other) {
        boolean same = effect.writes().intersects(other.writes());
        boolean ofLayers = same && !effect.layer().equals(other.layer());
        boolean isLater = other.layer().compareTo(effect.layer()) < 0;
        if (ofLayers && !(isLater ? areApart(other, effect) : areApart(effect, other))) {
            return isLater;
        }
        boolean areLoans = effect.layer().equals(Layers.LENT) && other.layer().equals(Layers.LENT);
        if (areLoans || !effect.reads().intersects(other.writes())) {
            return false;
        }
        boolean inOrder = effect.layer().equals(Layers.FIXED) || effect.layer().equals(Layers.ABILITIES);
        boolean couldBeEither = other.reads().intersects(effect.writes()) || same && inOrder;
        return !couldBeEither
                || dependsOn(effect, other)
                        && !dependsOn(other, effect)
                        && !(ofLayers && changes(effect.outcome(with(other)), effect, other));
    }

    /**
     * Tells whether two effects of different layers write to different cards and the earlier one reads what the later
     * one writes: layers order what is done to one card. Whom a given ability works on is found out otherwise.
     */
    @Rule(jp = "11.11.1")
    private boolean areApart(ActiveChange early, ActiveChange late) {
        if (!early.reads().intersects(late.writes())
                || early.layer().equals(Layers.ABILITIES)
                || late.layer().equals(Layers.ABILITIES)) {
            return false;
        }
        int[] written = late.objects(this);
        if (written.length == 0) {
            return true;
        }
        Information after = with(late);
        return areDisjoint(written, early.objects(this))
                && (after == this || areDisjoint(written, early.objects(after)));
    }

    private static boolean areDisjoint(int[] some, int[] others) {
        for (int each : some) {
            for (int other : others) {
                if (each == other) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Tells whether applying the other first changes what an effect applies to or how (11.11.3). */
    @Rule(jp = "11.11.3")
    private boolean dependsOn(ActiveChange effect, ActiveChange other) {
        return changes(other.outcome(this), other, effect);
    }

    /** Tells whether applying several others first changes what an effect applies to or how. */
    @Rule(jp = "11.11.3")
    boolean dependsOn(ActiveChange effect, RemainingEffects others) {
        Information after = trial();
        after.apply(others, null);
        return !effect.outcome(this).equals(effect.outcome(after));
    }

    /**
     * Tells whether another effect may be applied before one: no layer says otherwise, and it does not depend on it.
     */
    @Rule(jp = "11.11.3")
    boolean mayComeBefore(ActiveChange effect, ActiveChange first) {
        boolean isOfLaterLayer = effect.layer().compareTo(first.layer()) < 0
                && effect.writes().intersects(first.writes())
                && !areApart(effect, first);
        boolean areLoans = effect.layer().equals(Layers.LENT) && first.layer().equals(Layers.LENT);
        return !isOfLaterLayer && !areLoans && !dependsOn(first, effect);
    }

    /** Tells whether what one effect writes changes what another does. */
    private boolean changes(List<ActiveChange.Write> writes, ActiveChange of, ActiveChange other) {
        return !writes.isEmpty() && !other.outcome(this).equals(other.outcome(with(writes, of)));
    }

    private Information with(ActiveChange effect) {
        return with(effect.outcome(this), effect);
    }

    /** Returns what becomes of it by some writes: itself if there are none, so that nobody writes to it afterwards. */
    private Information with(List<ActiveChange.Write> writes, ActiveChange effect) {
        if (writes.isEmpty()) {
            return this;
        }
        Information with = trial();
        for (int i = 0; i < writes.size(); i++) {
            with.apply(effect, writes.get(i));
        }
        return with;
    }

    /** What drive abilities add stays apart from what is original, and is counted anew when one is got or lost. */
    @Rule(jp = {"2.17.2.1", "14.3.2"})
    private void apply(ActiveChange effect, ActiveChange.Write write) {
        age++;
        int[] slots = values.writable(write.object(), write.definition());
        boolean isBase = write.slot() == Trait.DRIVE.ordinal() && effect.layer().compareTo(Layers.ABILITIES) < 0;
        if (!isBase && !game.driveAbilities().areIn(write.slot())) {
            write(effect, write, slots);
            return;
        }
        Card card = game.card(write.definition());
        slots[Trait.DRIVE.ordinal()] -= game.driveAbilities().bonus(card, slots);
        write(effect, write, slots);
        slots[Trait.DRIVE.ordinal()] += game.driveAbilities().bonus(card, slots);
    }

    /** What is copied of another card is had once, and beside what was copied before as long as there is room. */
    @Rule(jp = {"5.1.2", "12.6.2.1"})
    private int place(ActiveChange.Write write, int[] slots) {
        int[] places = game.copies(write.slot());
        for (int each : places) {
            if (slots[each] == 0 || slots[each] == write.amount()) {
                return each;
            }
        }
        return places.length == 0 ? write.slot() : places[places.length - 1];
    }

    /** Of an ability that a card gets it is noted by which effect, for each use of one that it has several times. */
    @Rule(jp = "5.1.2")
    private void write(ActiveChange effect, ActiveChange.Write write, int[] slots) {
        int slot = place(write, slots);
        slots[slot] = effect.apply(slots[slot], write.amount());
        if (game.isAbility(write.slot())) {
            values.granted(write.object(), write.slot(), effect.instance());
        }
        for (int each : game.cleared(write.slot())) {
            slots[each] = 0;
            values.lost(write.object(), each);
        }
    }
}
