package io.github.cardfold.mutation;

import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Game;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.lang.reflect.Field;
import java.util.regex.Pattern;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** The table of the questions whose answer is a fighter, by the methods that ask them. */
final class Questions {
    /** Whose turn it is. */
    private static final Array<String> TURN =
            Array.of(name(Turn.class, "fighter"), name(CardfightGame.class, "turnSeat"), name(Game.class, "turnSeat"));

    /** Who comes first, and who next. */
    private static final String ORDER = name(Position.class, "seatsInTurnOrder");

    /** The opponent of somebody. */
    private static final String OPPONENT = name(Turn.class, "opponent");

    private static final Array<String> OTHERS = Array.of(
            OPPONENT,
            name(Position.class, "master"),
            name(Game.class, "master"),
            name(CardfightGame.class, "master"),
            name(Subject.class, "master"),
            name(Snapshot.class, "master"),
            name(Query.class, "master"),
            name(Query.class, "seat"),
            name(Side.class, "seat"),
            name(Standby.class, "master"),
            name(TimedEffect.class, "master"),
            name(GameObject.class, "owner"),
            name(Place.class, "seat"),
            name(Candidate.class, "seat"),
            name(Event.class, "seat"));

    private static final Array<String> FRAMES = Array.of(
                    name(Run.class, "get"), name(Frame.class, "get"), name(Candidate.class, "get"))
            .appendAll(Array.of(name(Run.class, "seat"), name(Frame.class, "seat")));

    private static final String SEAT = Type.getDescriptor(Seat.class);

    /** Variables that hold a fighter, by their names. */
    private static final Pattern FIGHTERS =
            Pattern.compile("(?i).*(seat|fighter|master|owner|opponent|payer|player)$|^by$|^turn$");

    /** Who is master of a card: a question that could be mistaken for that after its owner. */
    static final String MASTER_OF_A_CARD = name(Position.class, "master");

    static final String MASTER_OF_A_SUBJECT = name(Subject.class, "master");
    static final String MASTER_AS_IT_WAS = name(Snapshot.class, "master");
    static final String OWNER = name(GameObject.class, "owner");
    static final String SEAT_OF_A_PLACE = name(Place.class, "seat");

    private Questions() {}

    private static String name(Class<?> type, String method) {
        return Type.getInternalName(type) + "." + method;
    }

    /** Returns the method that an instruction calls, as this table names it, "" if it calls none. */
    static String called(AbstractInsnNode instruction) {
        return instruction instanceof MethodInsnNode call ? call.owner + "." + call.name : "";
    }

    /** Returns the same for people, without the package. */
    static String word(AbstractInsnNode instruction) {
        String called = called(instruction);
        return called.substring(called.lastIndexOf('/') + 1);
    }

    /** Tells whether an instruction leaves the turn fighter on the stack. */
    static boolean asksForTurnFighter(AbstractInsnNode instruction) {
        return TURN.contains(called(instruction)) || isOfFrame(instruction) && local(instruction) == TurnFrame.FIGHTER;
    }

    /** Tells whether an instruction leaves the fighters in the order of their turns on the stack. */
    static boolean asksForTurnOrder(AbstractInsnNode instruction) {
        return ORDER.equals(called(instruction));
    }

    static boolean asksForOpponent(AbstractInsnNode instruction) {
        return OPPONENT.equals(called(instruction));
    }

    /** Tells whether an instruction leaves some fighter on the stack. */
    static boolean asksForFighter(AbstractInsnNode instruction) {
        if (TURN.appendAll(OTHERS).contains(called(instruction))) {
            return SEAT.equals(
                    Type.getReturnType(((MethodInsnNode) instruction).desc).getDescriptor());
        }
        Local local = isOfFrame(instruction) ? local(instruction) : null;
        return local != null && local.type() == Local.Type.SEAT;
    }

    /** Tells whether a variable of a name holds a fighter. */
    static boolean isFighter(String variable) {
        return FIGHTERS.matcher(variable).matches();
    }

    private static boolean isOfFrame(AbstractInsnNode instruction) {
        return FRAMES.contains(called(instruction));
    }

    /** Returns the local that a frame is asked for, null if that is none of a constant. */
    private static @org.jspecify.annotations.Nullable Local local(AbstractInsnNode instruction) {
        if (!(instruction.getPrevious() instanceof FieldInsnNode read)
                || read.getOpcode() != Opcodes.GETSTATIC
                || !read.desc.equals(Type.getDescriptor(Local.class))) {
            return null;
        }
        try {
            Field field = Class.forName(read.owner.replace('/', '.')).getDeclaredField(read.name);
            field.setAccessible(true);
            return (Local) field.get(null);
        } catch (ReflectiveOperationException cause) {
            throw new IllegalStateException(read.owner + "." + read.name, cause);
        }
    }
}
