package io.github.cardfold.kernel.audit;

import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lasting effects, links, abilities on standby, entries of queues and last information name what there is or was. */
final class EffectAudit {
    private final Position position;
    private final List<String> found;

    private EffectAudit(Position position, List<String> found) {
        this.position = position;
        this.found = found;
    }

    static void check(Position position, List<String> found) {
        EffectAudit effects = new EffectAudit(position, found);
        effects.lasting();
        effects.links();
        effects.standby();
        effects.queues();
        effects.memory();
    }

    private void lasting() {
        int last = 0;
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect each = position.lasting(i);
            if (each.id() <= last || each.id() > position.lastId() || position.placeOf(each.id()) >= 0) {
                found.add(each + " has the id " + each.id() + " after " + last);
            }
            last = each.id();
            if (position.rules().lastingKind(each.kind().name()) != each.kind()) {
                found.add(each + " is of a kind that the rules do not have");
            }
            if (!position.rules().lifetimeNames().contains(each.lifetime().name())) {
                found.add(each + " has a duration that the rules do not have");
            }
            seat(each.toString(), each.master());
            object(each.toString(), each.source(), 0);
            for (int object : each.objects()) {
                object(each.toString(), object, 1);
            }
            ground(each, each.at());
        }
        for (TimedEffectKind.Role role : TimedEffectKind.Role.values()) {
            if (position.hasLasting(role) != plays(role)) {
                found.add("the position is wrong about lasting effects in the role " + role);
            }
        }
    }

    private void ground(TimedEffect effect, @Nullable Anchor at) {
        boolean isThere = at == null
                || at.kind() == Anchor.Kind.PLACE && position.has(at)
                || at.kind() == Anchor.Kind.SEAT && at.index() >= 0 && at.index() < position.seatCount();
        if (!isThere) {
            found.add(effect + " lies on " + at + ", which is no place or seat of the game");
        }
    }

    private boolean plays(TimedEffectKind.Role role) {
        for (int i = 0; i < position.lastingCount(); i++) {
            if (position.lasting(i).kind().plays(role)) {
                return true;
            }
        }
        return false;
    }

    private void links() {
        int last = 0;
        for (int i = 0; i < position.linkCount(); i++) {
            Link each = position.link(i);
            if (each.id() <= last || each.id() > position.lastId() || position.placeOf(each.id()) >= 0) {
                found.add("the link " + each + " has the id " + each.id() + " after " + last);
            }
            last = each.id();
            if (position.rules().linkKind(each.kind().name()) != each.kind()) {
                found.add("the link " + each + " is of a kind that the rules do not have");
            }
            end(each, each.from());
            end(each, each.to());
        }
    }

    /** A link ends at what is there; only an object that has left may be named still, and is remembered then. */
    private void end(Link link, Anchor end) {
        if (!position.has(end) && position.last(end.object()) == null) {
            found.add("the link " + link + " ends at " + end + ", which is not there");
        }
    }

    private void standby() {
        for (int i = 0; i < position.standbyCount(); i++) {
            Standby each = position.standby(i);
            String name = "the standby ability " + each.procedure();
            seat(name, each.master());
            object(name, each.source(), 0);
            for (int object : each.bindings()) {
                object(name, object, 0);
            }
            position.rules().procedure(each.procedure());
        }
    }

    private void queues() {
        int last = 0;
        for (Frame.Queued each : position.queued()) {
            String name = "the entry " + each;
            if (each.id() <= last || each.id() > position.lastId() || position.placeOf(each.id()) >= 0) {
                found.add(name + " has the id " + each.id() + " after " + last);
            }
            last = each.id();
            if (!position.rules().queues().contains(each.queue())) {
                found.add(name + " is in a queue that the rules do not have");
            }
            seat(name, each.seat());
            object(name, each.source(), 0);
            for (int object : each.objects()) {
                object(name, object, 0);
            }
            each.lasting().forEach(effect -> beginning(name, effect));
            position.rules().procedure(each.procedure());
        }
    }

    private void beginning(String name, TimedEffect effect) {
        if (effect.id() != 0) {
            found.add(name + " waits with " + effect + ", which has begun");
        }
        seat(name, effect.master());
        object(name, effect.source(), 0);
        for (int object : effect.objects()) {
            object(name, object, 1);
        }
    }

    private void memory() {
        Snapshot[] all = position.allMemory();
        for (int i = 0; i < all.length; i++) {
            int object = all[i].gameObject().object();
            object("the last information", object, 1);
            if (position.placeOf(object) >= 0) {
                found.add("object " + object + " is remembered and has not left");
            }
            if (!isNamed(object)) {
                found.add("object " + object + " is remembered and nothing names it");
            }
            for (int other = 0; other < i; other++) {
                if (all[other].gameObject().object() == object) {
                    found.add("object " + object + " is remembered twice");
                }
            }
        }
    }

    private boolean isNamed(int object) {
        for (int i = 0; i < position.depth(); i++) {
            Frame frame = position.frame(i);
            for (Local local : frame.procedure().locals()) {
                boolean names = local.type() == Local.Type.OBJECTS && frame.contains(local, object)
                        || local.type() == Local.Type.OBJECT && frame.get(local) == object;
                if (names) {
                    return true;
                }
            }
        }
        for (int i = 0; i < position.lastingCount(); i++) {
            if (position.lasting(i).source() == object || position.lasting(i).isOn(object)) {
                return true;
            }
        }
        for (int i = 0; i < position.linkCount(); i++) {
            if (position.link(i).isAt(Anchor.object(object))) {
                return true;
            }
        }
        for (int i = 0; i < position.standbyCount(); i++) {
            boolean names = position.standby(i).source() == object;
            for (int bound : position.standby(i).bindings()) {
                names |= bound == object;
            }
            if (names) {
                return true;
            }
        }
        return position.queued().exists(each -> isNamed(each, object));
    }

    private static boolean isNamed(Frame.Queued entry, int object) {
        return entry.source() == object
                || Arrays.stream(entry.objects()).anyMatch(each -> each == object)
                || entry.lasting().exists(each -> each.source() == object || each.isOn(object));
    }

    private void seat(String what, Seat seat) {
        if (seat.ordinal() >= position.seatCount()) {
            found.add(what + " is of seat " + seat);
        }
    }

    private void object(String what, int object, int least) {
        if (object < least || object > position.lastId()) {
            found.add(what + " names object " + object);
        }
    }
}
