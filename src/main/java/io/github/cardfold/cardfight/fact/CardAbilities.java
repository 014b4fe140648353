package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.information.Holding;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;

/** Which abilities cards have: printed, granted for a time, given by CONT abilities. */
final class CardAbilities {
    private static final int[] PRINTED = {0};
    private static final int[] NONE = {};

    private CardAbilities() {}

    /** Tells whether a card works on others where it lies: in a deck only while all see it (ruling 441). */
    @Rule(jp = "11.4.4.1")
    static boolean workOnOthers(Position position, Subject card) {
        return !position.place(card.place()).zone().equals(Zone.DECK.kind())
                || card.gameObject().seenByAll(position.seatCount());
    }

    /** Returns the instances of an ability that a card, as it is or was, has. */
    static int[] instances(Position position, Subject subject, Clause clause) {
        Holding holding = CardGame.of(position).holding(clause);
        GameObject card = subject.gameObject();
        if (holding.isForGood()) {
            return card.definition() == clause.definition() ? PRINTED : NONE;
        }
        Snapshot last = subject.last();
        int times = holding.times(card.definition(), last == null ? now(position, card, holding.read()) : last::trait);
        if (times <= 0) {
            return NONE;
        }
        if (holding.isPrinted()) {
            return PRINTED;
        }
        return last == null
                ? Information.of(position).grants(subject.object(), holding.gift(), times)
                : newest(granted(position, subject.object(), clause), times);
    }

    private static IntUnaryOperator now(Position position, GameObject card, BitSet read) {
        int[] information = Strength.slots(position, card, read);
        return slot -> information[slot];
    }

    /** Of a card that has left: those granted last, for a loss takes all that were granted before it. */
    private static int[] newest(int[] granted, int times) {
        int[] kept = Arrays.copyOfRange(granted, Math.max(0, granted.length - times), granted.length);
        return Arrays.copyOf(kept, times);
    }

    private static int[] granted(Position position, int object, Clause clause) {
        int[] ids = new int[position.lastingCount()];
        int count = 0;
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect lasting = position.lasting(i);
            if (lasting.isOn(object)
                    && lasting.kind() instanceof TimedWorking working
                    && working.working() instanceof Change change
                    && change.writes().equals(CardGame.has(clause.name()))) {
                ids[count++] = lasting.id();
            }
        }
        return Arrays.copyOf(ids, count);
    }
}
