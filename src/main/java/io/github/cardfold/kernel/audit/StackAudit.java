package io.github.cardfold.kernel.audit;

import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Outline;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;
import java.util.List;

/** The stack is one of registered procedures whose locals are what they declare, with a question on top. */
final class StackAudit {
    private final Position position;
    private final List<String> found;

    private StackAudit(Position position, List<String> found) {
        this.position = position;
        this.found = found;
    }

    static void check(Position position, List<String> found) {
        StackAudit stack = new StackAudit(position, found);
        if (position.isOver()) {
            if (position.depth() != 0) {
                found.add("the game is over and the stack " + position.depth() + " deep");
            }
        } else if (position.depth() == 0) {
            found.add("the game goes on with an empty stack");
        } else {
            for (int i = 0; i < position.depth(); i++) {
                stack.frame(i, position.frame(i));
            }
            stack.question(position.frame(position.depth() - 1));
        }
    }

    private void frame(int depth, Frame frame) {
        Outline procedure = frame.procedure();
        if (position.rules().procedure(procedure.name()) != procedure) {
            found.add("frame " + depth + " is of a procedure " + procedure + " that the rules do not have");
        }
        boolean top = depth == position.depth() - 1;
        if (frame.at() < 0 || frame.at() > procedure.size() - (top ? 1 : 0)) {
            found.add("frame " + depth + " stands at step " + frame.at() + " of " + procedure);
        }
        boolean carries = ((Rules) position.rules()).isChange(procedure);
        if (!carries && (!frame.batch().isEmpty() || frame.noted().length > 0)) {
            found.add("frame " + depth + " of " + procedure + " carries a change");
        }
        locals(depth, frame);
    }

    private void locals(int depth, Frame frame) {
        int singles = 0;
        int lists = 0;
        for (Local local : frame.procedure().locals()) {
            if (local.isList()) {
                lists++;
            } else {
                singles++;
            }
        }
        if (frame.singles().length != singles || frame.lists().length != lists) {
            found.add("frame " + depth + " of " + frame.procedure() + " holds other values than its locals");
            return;
        }
        for (Local local : frame.procedure().locals()) {
            for (int value : local.isList() ? frame.values(local) : new int[] {frame.get(local)}) {
                if (!fits(local.type(), value)) {
                    found.add("frame " + depth + " of " + frame.procedure() + ": " + local.name() + " is " + value);
                }
            }
        }
    }

    private boolean fits(Local.Type type, int value) {
        return switch (type) {
            case NUMBER, NUMBERS -> true;
            // 0 is none, and ends some lists
            case OBJECT, OBJECTS, EFFECT, EFFECTS -> value >= 0 && value <= position.lastId();
            case SEAT -> value >= -1 && value < position.seatCount();
            case PLACE -> value >= -1 && value < position.placeCount();
            case PLACES -> value >= 0 && value < position.placeCount();
        };
    }

    private void question(Frame top) {
        if (top.at() >= top.procedure().size()) {
            return;
        }
        Option<Ask> ask = Procedure.asked(top);
        if (ask.isEmpty()) {
            found.add("the game waits at " + top.procedure() + " " + top.label() + ", which asks nobody");
            return;
        }
        Seat seat = ask.get().seat(position, top);
        boolean nature = seat == Seat.NATURE;
        boolean plays = seat.ordinal() < position.seatCount() && !position.hasLost(seat);
        if (nature ? !position.isNatural() : !plays) {
            found.add("the seat asked at " + top.label() + " is " + seat + ", which cannot answer");
        }
    }
}
