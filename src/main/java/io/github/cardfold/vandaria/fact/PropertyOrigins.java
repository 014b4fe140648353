package io.github.cardfold.vandaria.fact;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.kernel.position.Game;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What values of Property are worked out from: the Property in the game, how that is attached which has skills, lasting
 * effects and whose turn it is, and what else skills have read. As long as all that is the same, values are the same.
 * Outside a Sudden Death.
 */
final class PropertyOrigins {
    private static final Object[] NOT_READ = {};
    private static final TimedEffect[] NONE = {};
    private static final Link[] NO_LINKS = {};
    private static final int[] NOBODY = {};
    private static final int ROOM = 8;

    private final Heard heard;
    private final Array<Shift> shifts;
    private final Pile[] property;
    private final Object[] contents;
    private final TimedEffect[] effects;
    private final int numbers;
    private final int lasting;
    private final int links;
    /** The objects of the Property with skills that change values, and of the Followers that wear such. */
    private final int[] skilled;

    private final Link[] attached;
    private final @Nullable Seat active;
    private final int turn;
    private final int losers;
    private final String moment;

    PropertyOrigins(Position position, Heard heard) {
        this.heard = heard;
        shifts = Shifts.of(position);
        property = piles(position);
        contents = heard.isAnything() ? new Object[position.placeCount()] : NOT_READ;
        Arrays.setAll(contents, position::contents);
        effects = effects(position);
        numbers = position.numbersVersion();
        lasting = position.lastingVersion();
        links = position.linksVersion();
        skilled = heard.areLinks() ? NOBODY : skilled(position);
        attached = heard.areLinks() ? NO_LINKS : attached(position);
        Game game = position.rules().game();
        active = game.turnSeat(position);
        turn = game.turn(position);
        losers = position.losers();
        moment = heard.isMoment() ? game.moment(position) : "";
    }

    /** Makes what is the same in another position, but for versions and for which Property is slid. */
    private PropertyOrigins(Position position, PropertyOrigins before) {
        heard = before.heard;
        shifts = before.shifts;
        skilled = before.skilled;
        attached = before.attached;
        contents = before.contents;
        effects = before.effects;
        active = before.active;
        turn = before.turn;
        losers = before.losers;
        moment = before.moment;
        property = before.isPileOf(position) ? before.property : piles(position);
        numbers = position.numbersVersion();
        lasting = position.lastingVersion();
        links = position.linksVersion();
    }

    /** Returns the same for a position of which it {@linkplain #areOf is}. */
    PropertyOrigins in(Position position) {
        return new PropertyOrigins(position, this);
    }

    private static Pile[] piles(Position position) {
        Pile[] property = new Pile[position.seatCount()];
        for (int i = 0; i < property.length; i++) {
            property[i] = position.pile(VandariaZone.GAME.of(Seat.of(i)));
        }
        return property;
    }

    private static int[] skilled(Position position) {
        VandariaCatalogue catalogue = VandariaCatalogue.of(position);
        int[] found = NOBODY;
        int count = 0;
        for (int seat = 0; seat < position.seatCount(); seat++) {
            Pile pile = position.pile(VandariaZone.GAME.of(Seat.of(seat)));
            for (int i = 0; i < pile.size(); i++) {
                if (catalogue.changesValues(pile.at(i).definition())) {
                    found = with(found, count, pile.at(i).object());
                    count++;
                }
            }
        }
        int ownSkills = count;
        for (int i = 0; i < position.linkCount(); i++) {
            Link link = position.link(i);
            if (link.kind() == VandariaLinks.EQUIPMENT
                    && contains(found, ownSkills, link.from().object())) {
                found = with(found, count, link.to().object());
                count++;
            }
        }
        return found;
    }

    private static int[] with(int[] objects, int count, int object) {
        int[] all = count < objects.length ? objects : Arrays.copyOf(objects, Math.max(ROOM, 2 * count));
        all[count] = object;
        return all;
    }

    private static boolean contains(int[] objects, int count, int object) {
        for (int i = 0; i < count; i++) {
            if (objects[i] == object) {
                return true;
            }
        }
        return false;
    }

    private Link[] attached(Position position) {
        int count = 0;
        for (int i = 0; i < position.linkCount(); i++) {
            count += attaches(position.link(i)) ? 1 : 0;
        }
        if (count == 0) {
            return NO_LINKS;
        }
        Link[] found = new Link[count];
        for (int i = position.linkCount() - 1; i >= 0; i--) {
            if (attaches(position.link(i))) {
                found[--count] = position.link(i);
            }
        }
        return found;
    }

    /** Tells whether by a link it may be told if some skill that changes values is there, or which Region is first. */
    private boolean attaches(Link link) {
        return link.kind() == VandariaLinks.EQUIPMENT
                || link.kind() == VandariaLinks.FACULTY
                || link.kind() == VandariaLinks.GUARDS
                        && contains(skilled, skilled.length, link.from().object());
    }

    private boolean areLinksOf(Position position) {
        if (links == position.linksVersion()) {
            return true;
        }
        int at = 0;
        for (int i = 0; i < position.linkCount() && !heard.areLinks(); i++) {
            Link each = position.link(i);
            if (attaches(each) && (at == attached.length || !isSame(attached[at++], each))) {
                return false;
            }
        }
        return at == attached.length && !heard.areLinks();
    }

    private TimedEffect[] effects(Position position) {
        int count = 0;
        for (int i = 0; i < position.lastingCount(); i++) {
            count += matters(position.lasting(i)) ? 1 : 0;
        }
        if (count == 0) {
            return NONE;
        }
        TimedEffect[] found = new TimedEffect[count];
        for (int i = position.lastingCount() - 1; i >= 0; i--) {
            if (matters(position.lasting(i))) {
                found[--count] = position.lasting(i);
            }
        }
        return found;
    }

    /**
     * Tells whether an effect may change values of Property, or is a mark by which Property is not Stray or that skills
     * have read.
     */
    private boolean matters(TimedEffect effect) {
        return effect.kind() instanceof TimedWorking
                || effect.kind() == VandariaMarks.RETURN_HOME
                || effect.kind() == VandariaMarks.LEFT_BEHIND
                || effect.kind() == VandariaMarks.HOMELESS
                || effect.kind() == VandariaMarks.ATTACKED
                || heard.areRoles()
                        && (effect.kind() == VandariaMarks.BLOCKED || effect.kind() == VandariaMarks.IN_BATTLE)
                || heard.arePhases() && isOfShift(effect);
    }

    private boolean isOfShift(TimedEffect effect) {
        for (int i = 0; i < shifts.size(); i++) {
            if (effect.kind() == shifts.get(i).course()
                    || effect.kind() == shifts.get(i).turned()) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether values are the same in a position. */
    boolean areOf(Position position) {
        Game game = position.rules().game();
        return areLinksOf(position)
                && (lasting == position.lastingVersion() || !heard.areLasting() && areEffectsOf(position))
                && (numbers == position.numbersVersion() || !heard.areNumbers())
                && isPropertyOf(position)
                && active == game.turnSeat(position)
                && turn == game.turn(position)
                && losers == position.losers()
                && (!heard.isMoment() || moment.equals(game.moment(position)))
                && (!heard.isAnything() || areContentsOf(position));
    }

    /**
     * Tells whether in such a position the Property in the game, links and lasting effects are all the same as well.
     */
    boolean areUntouched(Position position) {
        return lasting == position.lastingVersion() && links == position.linksVersion() && isPileOf(position);
    }

    private boolean isPileOf(Position position) {
        for (int i = 0; i < property.length; i++) {
            if (!isSame(property[i], position.pile(VandariaZone.GAME.of(Seat.of(i))))) {
                return false;
            }
        }
        return true;
    }

    private boolean areEffectsOf(Position position) {
        int at = 0;
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect each = position.lasting(i);
            if (matters(each) && (at == effects.length || !isSame(effects[at++], each))) {
                return false;
            }
        }
        return at == effects.length;
    }

    private boolean isPropertyOf(Position position) {
        for (int i = 0; i < property.length; i++) {
            Pile pile = position.pile(VandariaZone.GAME.of(Seat.of(i)));
            if (!isSame(property[i], pile) && (heard.areStates() || !isSameProperty(property[i], pile))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSameProperty(Pile one, Pile other) {
        boolean isSame = one.size() == other.size();
        for (int i = 0; isSame && i < one.size(); i++) {
            GameObject card = one.at(i);
            isSame = card.object() == other.at(i).object()
                    && card.definition() == other.at(i).definition();
        }
        return isSame;
    }

    private static boolean isSame(Object one, Object other) {
        return one == other;
    }

    private boolean areContentsOf(Position position) {
        for (int i = 0; i < contents.length; i++) {
            if (!isSame(contents[i], position.contents(i))) {
                return false;
            }
        }
        return contents.length == position.placeCount();
    }

    /** Which kinds of facts skills have read while values of Property were worked out. */
    static final class Heard implements Consumer<String> {
        private static final Array<String> VALUES =
                Array.of(VandariaTrait.values()).map(VandariaTrait::label);

        private boolean isAnything;
        private boolean isMoment;
        private boolean isNumbers;
        private boolean isLasting;
        private boolean isStates;
        private boolean isLinks;
        private boolean isRoles;
        private boolean isPhases;

        /**
         * What Property lies in the game, what is printed on it, whose turn it is: all that is always looked at. Each
         * card counts as one.
         */
        @Override
        public void accept(String fact) {
            switch (fact) {
                case Facts.FIELD, Facts.PRINTED, Facts.TURN, Facts.WORTH -> {}
                case Combats.ROLES -> isRoles = true;
                case Shifts.PHASES -> isPhases = true;
                case Facts.LINKS -> isLinks = true;
                case Facts.MOMENT -> isMoment = true;
                case Facts.NUMBERS -> isNumbers = true;
                case Facts.LASTING -> isLasting = true;
                case Facts.STATES -> isStates = true;
                default -> isAnything |= !isValue(fact);
            }
        }

        private static boolean isValue(String fact) {
            for (int i = 0; i < VALUES.size(); i++) {
                if (VALUES.get(i).equals(fact)) {
                    return true;
                }
            }
            return false;
        }

        /** Tells whether something was read that may be anything of a position. */
        boolean isAnything() {
            return isAnything;
        }

        /** Tells whether it was read which phase or stage it is. */
        boolean isMoment() {
            return isMoment || isAnything;
        }

        /** Tells whether numbers of players were read. */
        boolean areNumbers() {
            return isNumbers || isAnything;
        }

        /** Tells whether lasting effects were read, but for those by which Property changes or is not Stray. */
        boolean areLasting() {
            return isLasting || isAnything;
        }

        /** Tells whether it was read who blocks or is in battle. */
        boolean areRoles() {
            return isRoles;
        }

        /** Tells whether phases of Shifts were read. */
        boolean arePhases() {
            return isPhases;
        }

        /** Tells whether links were read, but for those by which skills are there. */
        boolean areLinks() {
            return isLinks || isAnything;
        }

        /** Tells whether it was read which Property is slid. */
        boolean areStates() {
            return isStates || isAnything;
        }
    }
}
