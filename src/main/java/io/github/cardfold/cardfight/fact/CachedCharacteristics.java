package io.github.cardfold.cardfight.fact;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import org.jspecify.annotations.Nullable;

/** Information that is kept as long as nothing changes that it was worked out from. Immutable. */
final class CachedCharacteristics {
    private static final int NEVER = -1;
    private static final Object[] NOTHING = {};
    private static final int[] NO_BATTLE = {};

    private final Values values;
    private final @Nullable Object layout;
    private final Object[] contents;
    private final int lasting;
    private final int numbers;
    private final int links;
    private final @Nullable Seat fighter;
    private final int[] battle;
    private final int rider;
    private final String phase;
    private final String moment;

    CachedCharacteristics(Position position, Values values) {
        this.values = values;
        int[] watched = FighterPlaces.of(position).watched();
        layout = position.layout();
        contents = new Object[watched.length];
        for (int i = 0; i < watched.length; i++) {
            contents[i] = position.contents(watched[i]);
        }
        lasting = position.lastingVersion();
        numbers = numbers(position);
        links = links(position);
        fighter = position.rules().game().turnSeat(position);
        battle = Battle.key(position);
        rider = Field.rider(position);
        phase = phase(position);
        moment = moment(position);
    }

    /** What nothing changes; kept for every position of which that is so. */
    CachedCharacteristics(Values printed) {
        values = printed;
        layout = null;
        contents = NOTHING;
        lasting = NEVER;
        numbers = 0;
        links = 0;
        fighter = null;
        battle = NO_BATTLE;
        rider = 0;
        phase = "";
        moment = "";
    }

    Values values() {
        return values;
    }

    boolean isOf(Position position) {
        return lasting == position.lastingVersion()
                && layout == position.layout()
                && hasSameContents(position)
                && numbers == numbers(position)
                && links == links(position)
                && fighter == position.rules().game().turnSeat(position)
                && Battle.isKey(position, battle)
                && rider == Field.rider(position)
                && phase.equals(phase(position))
                && moment.equals(moment(position));
    }

    private boolean hasSameContents(Position position) {
        int[] watched = FighterPlaces.of(position).watched();
        for (int i = 0; i < watched.length; i++) {
            if (contents[i] != position.contents(watched[i])) {
                return false;
            }
        }
        return true;
    }

    private static int numbers(Position position) {
        return CardGame.of(position).readsNumbers() ? position.numbersVersion() : 0;
    }

    private static String phase(Position position) {
        return CardGame.of(position).readsMoment() ? Turn.phase(position) : "";
    }

    private static int links(Position position) {
        return CardGame.of(position).readsLinks() ? position.linksVersion() : 0;
    }

    private static String moment(Position position) {
        return CardGame.of(position).readsMoment() ? Turn.moment(position) : "";
    }
}
