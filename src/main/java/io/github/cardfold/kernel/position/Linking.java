package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a batch does to links: it makes and ends them, and what happens to their ends does so too. */
final class Linking {
    private static final Link.End[] ENDS = Link.End.values();

    private final OpenPosition position;
    private final Event[] done;
    /** Why the link that was looked at last has ended, if it has. */
    private @Nullable Cause ending;

    private Linking(OpenPosition position, Event[] done) {
        this.position = position;
        this.done = done;
    }

    /**
     * Carries out what events, all of them written but for their links, do to these. Returns the events as they were
     * committed: made links have their ids, each link that has ended is told once, at the end.
     */
    static Event[] carryOut(OpenPosition position, Event[] done) {
        return new Linking(position, done).carryOut();
    }

    private static boolean isLinking(Event event) {
        return event.kind() == EventKind.LINK || event.kind() == EventKind.UNLINK;
    }

    private Event[] carryOut() {
        if (leavesAll()) {
            if (done.length == 1 && isPlain(done[0])) {
                return done;
            }
            Event[] all = new Event[done.length];
            for (int i = 0; i < all.length; i++) {
                all[i] = linked(done[i]);
            }
            return all;
        }
        List<Link> left = new ArrayList<>(position.links.length + 1);
        List<Event> ended = new ArrayList<>(0);
        for (Link each : position.links) {
            Link now = after(each);
            if (now == null) {
                ended.add(Event.unlink(each).by(ending));
            } else {
                left.add(now);
            }
        }
        List<Event> all = new ArrayList<>(done.length);
        for (Event each : done) {
            Link link = each.link();
            if (!isLinking(each)) {
                all.add(each);
            } else if (each.kind() == EventKind.LINK && link != null && isPossible(link)) {
                Link made = become(link).made(position.mint());
                left.add(made);
                all.add(Event.link(made).by(each.cause()));
            }
        }
        all.addAll(ended);
        if (!isAsBefore(left)) {
            position.links(left.toArray(new Link[0]));
        }
        all.replaceAll(this::linked);
        return all.toArray(new Event[0]);
    }

    /** Tells whether no link begins, ends or becomes another one. */
    private boolean leavesAll() {
        for (Event each : done) {
            if (isLinking(each)) {
                return false;
            }
        }
        for (Link each : position.links) {
            if (mayChange(each) && !each.equals(after(each))) {
                return false;
            }
        }
        return true;
    }

    private boolean mayChange(Link link) {
        for (Event each : done) {
            Snapshot before = each.before();
            if (!isPlain(each)
                    || before != null && isAt(link, before.gameObject().object())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAt(Link link, int object) {
        return object != 0 && (link.from().object() == object || link.to().object() == object);
    }

    /** Tells whether an event does nothing to a link but by what it does to the object that it touches. */
    private static boolean isPlain(Event event) {
        return switch (event.kind().effect()) {
            case MOVE, TURN, FACE, COUNT, LOOK, BEGIN, EXPIRE, QUEUE, NOTHING -> true;
            case UNQUEUE, ENTER_STANDBY, LEAVE_STANDBY, KEEP_STANDBY -> true;
            case ADD_PLACE, REMOVE_PLACE, CHANGE_PLACE, SHUFFLE, CREATE, ERASE, EXCHANGE, LOSE, LINK, UNLINK -> false;
        };
    }

    private boolean isAsBefore(List<Link> now) {
        boolean isSame = now.size() == position.links.length;
        for (int i = 0; i < now.size() && isSame; i++) {
            isSame = now.get(i).equals(position.links[i]);
        }
        return isSame;
    }

    /** What a link is after the events, null if it has ended. */
    private @Nullable Link after(Link link) {
        Link now = link;
        for (Event each : done) {
            ending = each.cause();
            if (ends(each, link)) {
                return null;
            }
            for (Link.End end : ENDS) {
                Link.Fate fate = fate(each, link, end);
                if (fate == Link.Fate.ENDS) {
                    return null;
                }
                if (fate == Link.Fate.FOLLOWS) {
                    now = now.with(end, Anchor.object(each.object()));
                }
            }
        }
        ending = null;
        return isKnown(now.from()) && isKnown(now.to()) ? now : null;
    }

    /** Tells whether an event ends a link, or takes away something other than an object that is an end of it. */
    private boolean ends(Event event, Link link) {
        Link unlinked = event.kind() == EventKind.UNLINK ? event.link() : null;
        Anchor gone = gone(event);
        return unlinked != null && unlinked.id() == link.id() || gone != null && link.isAt(gone);
    }

    /** The place or seat that is not in the game any more after an event, null if there is none. */
    private @Nullable Anchor gone(Event event) {
        if (event.kind() == EventKind.REMOVE_PLACE) {
            return position.place(event.to()).closed() ? Anchor.place(event.to()) : null;
        }
        return event.kind() == EventKind.LOSE ? Anchor.seat(event.seat()) : null;
    }

    /** What an event makes of a link by what it does to the object at an end, null if nothing. */
    private Link.@Nullable Fate fate(Event event, Link link, Link.End end) {
        RuleBook rules = position.rules();
        if (givesCard(event, link.at(end))) {
            Link.Fate fate = rules.fate(position, link, end, event);
            return fate == Link.Fate.FOLLOWS ? Link.Fate.ENDS : fate;
        }
        Snapshot before = event.before();
        Snapshot after = event.after();
        int was = before == null ? 0 : before.gameObject().object();
        boolean moved = after != null || event.kind() != EventKind.MOVE;
        if (was == 0 || !moved || link.at(end).object() != was) {
            return null;
        }
        if (after != null && after.gameObject().object() == was) {
            return rules.endsWith(position, link, end, event) ? Link.Fate.ENDS : null;
        }
        Link.Fate fate = rules.fate(position, link, end, event);
        return fate == Link.Fate.FOLLOWS && after == null ? Link.Fate.ENDS : fate;
    }

    /** Tells whether an object is none any more because another has got its card. */
    private static boolean givesCard(Event event, Anchor end) {
        return event.exchangesCards() && event.apart().length > 0 && end.object() == event.other();
    }

    /** An object that was shuffled among others is none any more, and nothing is known of it. */
    private boolean isKnown(Anchor anchor) {
        return !anchor.isObject() || position.has(anchor) || position.last(anchor.index()) != null;
    }

    /** A link is made of what is there when the batch has been carried out. */
    private boolean isPossible(Link proposed) {
        Link link = become(proposed);
        return position.has(link.from()) && position.has(link.to());
    }

    private Link become(Link link) {
        return link.with(Link.End.FROM, become(link.from())).with(Link.End.TO, become(link.to()));
    }

    /** The new object that an object has become by the same batch, or the anchor itself. */
    private Anchor become(Anchor anchor) {
        for (Event each : done) {
            Snapshot before = each.before();
            if (before != null && each.after() != null && before.gameObject().object() == anchor.object()) {
                return Anchor.object(each.object());
            }
        }
        return anchor;
    }

    /** The event with the object as it was just after it, its links being those of after the batch. */
    private Event linked(Event event) {
        Snapshot after = event.after();
        return after == null
                ? event
                : event.after(after.with(of(position, after.gameObject().object())));
    }

    /** Returns the links of an object with what is at their other ends, in order of making. */
    static Array<Snapshot.Linked> of(Position position, int object) {
        Array<Snapshot.Linked> found = Array.empty();
        for (int i = 0; object != 0 && i < position.linkCount(); i++) {
            Link link = position.link(i);
            if (link.from().object() == object) {
                found = found.append(linked(position, link, link.to()));
            } else if (link.to().object() == object) {
                found = found.append(linked(position, link, link.from()));
            }
        }
        return found;
    }

    private static Snapshot.Linked linked(Position position, Link link, Anchor other) {
        GameObject now = position.find(other.object());
        if (now != null) {
            return new Snapshot.Linked(link, Option.some(now), position.placeOf(other.object()));
        }
        Snapshot last = other.isObject() ? position.last(other.object()) : null;
        return last == null
                ? new Snapshot.Linked(link, Option.none(), Event.NONE)
                : new Snapshot.Linked(link, Option.some(last.gameObject()), last.place());
    }
}
