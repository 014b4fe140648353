package io.github.cardfold.kernel;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Outline;
import io.github.cardfold.kernel.position.Position;

/** What is to happen together with what happens instead of an event, while it is asked what that is. */
public final class Simultaneous {
    private Simultaneous() {}

    /**
     * Tells whether an object goes elsewhere by what is to happen at the same time: it goes only one way at once, so
     * nothing can be paid or chosen with it. The object that the replaced event moves does not go.
     */
    @Rule(jp = "11.12.3")
    public static boolean takes(Position position, int object) {
        Rules rules = (Rules) position.rules();
        for (int i = 1; rules.gathers() && i < position.depth(); i++) {
            Outline procedure = position.frame(i).procedure();
            if (procedure.gathers()
                    && (goes(position.frame(i).batch(), object, -1) || goesBesides(position.frame(i - 1), object))) {
                return true;
            }
        }
        return false;
    }

    private static boolean goesBesides(Frame change, int object) {
        return goes(change.batch(), object, change.get(ChangeFrame.EVENT));
    }

    private static boolean goes(Batch batch, int object, int except) {
        for (int i = 0; i < batch.size(); i++) {
            Event event = batch.get(i);
            if (i != except
                    && event.object() == object
                    && (event.kind() == EventKind.MOVE || event.kind() == EventKind.ERASE)) {
                return true;
            }
        }
        return false;
    }
}
