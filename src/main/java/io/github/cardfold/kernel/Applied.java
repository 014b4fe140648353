package io.github.cardfold.kernel;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** Which replacements were applied to which events of a batch, or declined, or could not be carried out. */
@Rule(jp = "11.12.2.3")
final class Applied {
    private static final int[] NONE = {};

    private final List<Entry> entries = new ArrayList<>();

    /** Returns those that the frame of a change holds. */
    static Applied of(Frame frame) {
        Applied applied = new Applied();
        for (int i = 0; i < frame.size(ChangeFrame.APPLIED_TO); i++) {
            applied.add(
                    frame.get(ChangeFrame.APPLIED_TO, i),
                    new Replacer(
                            frame.get(ChangeFrame.APPLIED, i),
                            frame.get(ChangeFrame.APPLIED_OF, i),
                            frame.get(ChangeFrame.APPLIED_TEXT, i)));
        }
        return applied;
    }

    /** Lets the frame of a change hold them. */
    void keep(Run run) {
        run.set(ChangeFrame.APPLIED_TO, all(Entry::event));
        run.set(ChangeFrame.APPLIED, all(each -> each.by().effect()));
        run.set(ChangeFrame.APPLIED_OF, all(each -> each.by().source()));
        run.set(ChangeFrame.APPLIED_TEXT, all(each -> each.by().text()));
    }

    private int[] all(ToIntFunction<Entry> part) {
        int[] all = entries.isEmpty() ? NONE : new int[entries.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = part.applyAsInt(entries.get(i));
        }
        return all;
    }

    /** Lets the frame of a change forget them. */
    static void forget(Run run) {
        run.clear(ChangeFrame.APPLIED_TO);
        run.clear(ChangeFrame.APPLIED);
        run.clear(ChangeFrame.APPLIED_OF);
        run.clear(ChangeFrame.APPLIED_TEXT);
        run.set(ChangeFrame.SOURCE, 0);
        run.set(ChangeFrame.TEXT, 0);
    }

    boolean has(int event, Replacer by) {
        return entries.contains(new Entry(event, by));
    }

    void add(int event, Replacer by) {
        entries.add(new Entry(event, by));
    }

    /** So many events stand where one stood: each of them inherits what was applied to it, later events move along. */
    void spliced(int at, int count) {
        List<Entry> before = List.copyOf(entries);
        entries.clear();
        for (Entry each : before) {
            int copies = each.event() == at ? count : 1;
            int first = each.event() <= at ? each.event() : each.event() + count - 1;
            for (int copy = 0; copy < copies; copy++) {
                add(first + copy, each.by());
            }
        }
    }

    /** Returns the texts that were applied to an event. */
    List<Replacer> textsTo(int event) {
        return entries.stream()
                .filter(each -> each.event() == event && each.by().text() != 0)
                .map(Entry::by)
                .toList();
    }

    private record Entry(int event, Replacer by) {}
}
