package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What is found out about a table of places, for those asked about lately. Immutable but for that: what one thread
 * finds another may find once more.
 */
final class ByTable<T> {
    /** Tables of one game differ by few places that come and go, and by which of them are locked. */
    private static final int MOST = 64;

    private final Function<Position, T> finding;
    private volatile Array<Known<T>> all = Array.empty();
    private @Nullable Known<T> last;

    ByTable(Function<Position, T> finding) {
        this.finding = finding;
    }

    /** Returns what holds for the places of a position. */
    T of(Position position) {
        Object layout = position.layout();
        Known<T> known = last;
        if (known == null || known.layout() != layout) {
            known = all.find(each -> each.layout() == layout).getOrElse(() -> found(position, layout));
            last = known;
        }
        return known.found();
    }

    private Known<T> found(Position position, Object layout) {
        Known<T> found = new Known<>(layout, finding.apply(position));
        all = all.prepend(found).take(MOST);
        return found;
    }

    private record Known<T>(Object layout, T found) {}
}
