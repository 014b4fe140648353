package io.github.cardfold.mutation;

import io.github.cardfold.effect.Query;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Code that takes one fighter for the other, and the master of a card for its owner. */
final class Fighters {
    /** What tells a position, the nearest first. */
    private static final Array<String> CONTEXTS =
            Array.of(Position.class, Run.class, Candidate.class, Query.class).map(Type::getDescriptor);

    private static final String SEAT = Type.getDescriptor(Seat.class);

    private Fighters() {}

    static Array<Edit> in(MethodNode method) {
        return Array.of(method.instructions.toArray())
                .flatMap(at -> seats(method, at).appendAll(masters(method, at)));
    }

    private static Array<Edit> seats(MethodNode method, AbstractInsnNode at) {
        if (Questions.asksForOpponent(at)) {
            return Array.of(new Edit(Kind.SEATS, "the fighter for the opponent", method, at, Fighters::other));
        }
        if (Questions.asksForTurnFighter(at) && !asksWhetherThereIsOne(at)) {
            return Array.of(new Edit(Kind.TURN, "the other fighter", method, at, Fighters::other));
        }
        if (Questions.asksForTurnOrder(at)) {
            return Array.of(new Edit(Kind.TURN, "the other fighter first", method, at, Fighters::reversed));
        }
        if (Questions.asksForFighter(at) && !asksWhetherThereIsOne(at)) {
            return Array.of(new Edit(Kind.SEATS, "the other of " + Questions.word(at), method, at, Fighters::other));
        }
        if (isOneMinus(at)) {
            return Array.of(new Edit(Kind.SEATS, "the fighter for the other one", method, at, Fighters::other));
        }
        String variable = isLoad(at) ? variable(method, at) : "";
        return Questions.isFighter(variable) && !isOfLoop(at) && !asksWhetherThereIsOne(at)
                ? Array.of(new Edit(Kind.SEATS, "the other of " + variable, method, at, Fighters::other))
                : Array.empty();
    }

    private static void other(MethodNode method, AbstractInsnNode at, int number) {
        String seat = isNumber(method, at) ? "I" : SEAT;
        method.instructions.insert(at, Edit.call("other", "(" + seat + ")" + seat, number));
    }

    private static void reversed(MethodNode method, AbstractInsnNode at, int number) {
        String seats = Type.getDescriptor(Array.class);
        method.instructions.insert(at, Edit.call("reversed", "(" + seats + ")" + seats, number));
    }

    private static boolean isLoad(AbstractInsnNode at) {
        return at.getOpcode() == Opcodes.ILOAD || at.getOpcode() == Opcodes.ALOAD;
    }

    /** Some code knows a fighter by the number of the seat. */
    private static boolean isNumber(MethodNode method, AbstractInsnNode at) {
        return at instanceof MethodInsnNode call
                ? Type.getReturnType(call.desc) == Type.INT_TYPE
                : at.getOpcode() != Opcodes.ALOAD;
    }

    private static boolean isOneMinus(AbstractInsnNode at) {
        if (at.getOpcode() != Opcodes.ISUB || at.getPrevious().getOpcode() == Opcodes.ICONST_1) {
            return false;
        }
        AbstractInsnNode before = at.getPrevious();
        for (int i = 0; i < 6 && before != null; i++, before = before.getPrevious()) {
            if (before.getOpcode() == Opcodes.ICONST_1) {
                return true;
            }
        }
        return false;
    }

    /** A variable that is compared with the number of seats counts them. */
    private static boolean isOfLoop(AbstractInsnNode at) {
        AbstractInsnNode next = at.getNext();
        for (int i = 0; i < 3 && next != null; i++, next = next.getNext()) {
            if (Questions.called(next).endsWith(".seatCount") || next instanceof IincInsnNode) {
                return true;
            }
        }
        return false;
    }

    /** Where there is no fighter, the number is less than 0 or the seat is null, and either fighter is one. */
    private static boolean asksWhetherThereIsOne(AbstractInsnNode at) {
        int next = at.getNext().getOpcode();
        return next == Opcodes.IFLT || next == Opcodes.IFGE || next == Opcodes.IFNULL || next == Opcodes.IFNONNULL;
    }

    /** Returns the name of the variable that is read, "" if it is neither a number nor a seat. */
    private static String variable(MethodNode method, AbstractInsnNode at) {
        return inScope(method, at)
                .find(each -> each.index == ((VarInsnNode) at).var && (each.desc.equals("I") || each.desc.equals(SEAT)))
                .map(each -> each.name)
                .getOrElse("");
    }

    private static Array<LocalVariableNode> inScope(MethodNode method, AbstractInsnNode at) {
        int index = method.instructions.indexOf(at);
        return method.localVariables == null
                ? Array.empty()
                : Array.ofAll(method.localVariables)
                        .filter(each -> method.instructions.indexOf(each.start) <= index
                                && index < method.instructions.indexOf(each.end));
    }

    private static Array<Edit> masters(MethodNode method, AbstractInsnNode at) {
        String called = Questions.called(at);
        if (called.equals(Questions.MASTER_OF_A_CARD)) {
            return Array.of(
                    instead("the owner for the master", method, at, "owner"),
                    instead("whose place it is for the master", method, at, "seat"));
        }
        if (called.equals(Questions.MASTER_OF_A_SUBJECT) || called.equals(Questions.MASTER_AS_IT_WAS)) {
            return Array.of(instead("the owner for the master", method, at, "owner"));
        }
        return inScope(method, at)
                .filter(each -> CONTEXTS.contains(each.desc))
                .minBy(each -> CONTEXTS.indexOf(each.desc))
                .map(context -> context.index)
                .toArray()
                .flatMap(context -> masters(method, at, context));
    }

    private static Array<Edit> masters(MethodNode method, AbstractInsnNode at, int context) {
        String called = Questions.called(at);
        if (called.equals(Questions.OWNER)) {
            return Array.of(instead("the master for the owner", method, at, "master", context));
        }
        return called.equals(Questions.SEAT_OF_A_PLACE)
                ? Array.of(instead("the master of who is there for whose place it is", method, at, "master", context))
                : Array.empty();
    }

    /** Another answer to a question: what is asked for it gets the answer, then whom and what it was asked. */
    private static Edit instead(String what, MethodNode method, AbstractInsnNode at, String name, Integer... contexts) {
        return new Edit(Kind.MASTER, what, method, at, (own, question, number) -> {
            MethodInsnNode call = (MethodInsnNode) question;
            Type[] types = Array.of(Type.getArgumentTypes(call.desc))
                    .prepend(Type.getObjectType(call.owner))
                    .toJavaArray(Type[]::new);
            InsnList kept = new InsnList();
            InsnList asked = new InsnList();
            for (Type each : types) {
                int variable = own.maxLocals++;
                kept.insert(new VarInsnNode(each.getOpcode(Opcodes.ISTORE), variable));
                kept.add(new VarInsnNode(each.getOpcode(Opcodes.ILOAD), variable));
                asked.add(new VarInsnNode(each.getOpcode(Opcodes.ILOAD), variable));
            }
            String descriptor = Array.of(types).map(Type::getDescriptor).mkString();
            for (int context : contexts) {
                asked.add(new VarInsnNode(Opcodes.ALOAD, context));
                descriptor += "Ljava/lang/Object;";
            }
            asked.add(Edit.call(name, "(" + SEAT + descriptor + ")" + SEAT, number));
            own.instructions.insertBefore(question, kept);
            own.instructions.insert(question, asked);
        });
    }
}
