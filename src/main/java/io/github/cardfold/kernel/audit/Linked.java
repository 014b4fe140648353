package io.github.cardfold.kernel.audit;

import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

/** The links as a reader of events sees them: made, ended, and following the objects at their ends. */
final class Linked {
    private final TreeMap<Integer, Link> links = new TreeMap<>();
    /** What objects have become, as far as the events say. */
    private final TreeMap<Integer, TreeSet<Integer>> became = new TreeMap<>();

    Linked(Position before) {
        before.links().forEach(each -> links.put(each.id(), each));
    }

    /** Takes an event up, and tells whether it can have happened. */
    boolean retell(Event event) {
        Snapshot before = event.before();
        Snapshot after = event.after();
        if (before != null && after != null) {
            became(before.gameObject().object(), after.gameObject().object());
        }
        Link link = event.link();
        if (event.kind() == EventKind.LINK) {
            return link != null && links.put(link.id(), link) == null;
        }
        return event.kind() != EventKind.UNLINK || link != null && links.remove(link.id()) != null;
    }

    private void became(int was, int is) {
        became.values().stream().filter(each -> each.contains(was)).forEach(each -> each.add(is));
        became.computeIfAbsent(was, each -> new TreeSet<>()).add(is);
    }

    void compare(Position after, List<String> found) {
        for (int i = 0; i < after.linkCount(); i++) {
            Link now = after.link(i);
            Link told = links.remove(now.id());
            boolean isTold = told != null
                    && told.kind() == now.kind()
                    && told.name().equals(now.name())
                    && isSame(told.from(), now.from())
                    && isSame(told.to(), now.to());
            if (!isTold) {
                found.add("there is the link " + now + ", by the events " + told);
            }
        }
        links.values().forEach(each -> found.add("the link " + each + " ended without event"));
    }

    /** An end is what it was, or what the object that it was has become. */
    private boolean isSame(Anchor told, Anchor now) {
        return told.equals(now)
                || told.isObject()
                        && became.getOrDefault(told.index(), new TreeSet<>()).contains(now.object());
    }
}
