package io.github.cardfold.mutation;

import io.vavr.collection.Array;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Loops that end once they have done something, and loops that begin with the last. */
final class Loops {
    private Loops() {}

    static Array<Edit> in(MethodNode method) {
        return heads(method).flatMap(head -> of(method, head));
    }

    /** Returns what compares whether a loop has come to its end. */
    static Array<AbstractInsnNode> ends(MethodNode method) {
        return heads(method)
                .flatMap(head -> bound(method, head)
                        .appendAll(inside(method, head)
                                .filter(each -> Questions.called(each).endsWith("Iterator.hasNext"))
                                .map(AbstractInsnNode::getNext)));
    }

    private static Array<LabelNode> heads(MethodNode method) {
        return Array.of(method.instructions.toArray())
                .filter(each -> isBackward(method, each))
                .map(each -> ((JumpInsnNode) each).label)
                .distinct();
    }

    private static boolean isBackward(MethodNode method, AbstractInsnNode each) {
        return each.getOpcode() == Opcodes.GOTO
                && method.instructions.indexOf(((JumpInsnNode) each).label) < method.instructions.indexOf(each);
    }

    private static Array<Edit> of(MethodNode method, LabelNode head) {
        String what = isOverSeats(inside(method, head)) || effects(method, head).isEmpty()
                ? "ends after the first round"
                : "ends once something was done";
        return Array.of(new Edit(Kind.FIRST, what, method, head, (own, at, number) -> first(own, head, number)))
                .appendAll(bound(method, head)
                        .map(to -> new Edit(
                                Kind.LAST,
                                "begins with the last",
                                method,
                                to,
                                (own, at, number) -> last(own, head, at, number))))
                .appendAll(iterator(method, head)
                        .map(to -> new Edit(Kind.LAST, "goes over the last alone", method, to, Loops::lastAlone)));
    }

    /** Returns what stands between the head of a loop and the last jump back. */
    private static Array<AbstractInsnNode> inside(MethodNode method, LabelNode head) {
        var all = Array.of(method.instructions.toArray());
        int last = all.lastIndexWhere(each -> isBackward(method, each) && ((JumpInsnNode) each).label == head);
        return all.slice(all.indexOf(head), last + 1);
    }

    private static boolean isOverSeats(Array<AbstractInsnNode> loop) {
        return loop.exists(each -> Questions.called(each).endsWith(".seats"));
    }

    private static void first(MethodNode method, LabelNode head, int number) {
        var loop = inside(method, head);
        var effects = isOverSeats(loop) ? Array.<AbstractInsnNode>empty() : effects(method, head);
        int done = method.maxLocals++;
        LabelNode exit = new LabelNode();
        method.instructions.insert(loop.last(), exit);
        enter(
                method,
                head,
                noted(effects.isEmpty() ? Edit.call("one", "()I", number) : constant(Opcodes.ICONST_0), done));
        for (AbstractInsnNode each : effects) {
            method.instructions.insert(each, noted(Edit.call("one", "()I", number), done));
        }
        for (AbstractInsnNode each : loop.filter(jump -> isBackward(method, jump) && jumps(jump, head))) {
            method.instructions.insertBefore(each, new VarInsnNode(Opcodes.ILOAD, done));
            method.instructions.insertBefore(each, new JumpInsnNode(Opcodes.IFNE, exit));
        }
    }

    private static InsnList constant(int instruction) {
        InsnList code = new InsnList();
        code.add(new InsnNode(instruction));
        return code;
    }

    private static InsnList noted(InsnList value, int variable) {
        value.add(new VarInsnNode(Opcodes.ISTORE, variable));
        return value;
    }

    private static boolean jumps(AbstractInsnNode jump, LabelNode to) {
        return ((JumpInsnNode) jump).label == to;
    }

    /** Returns what a loop does to anything outside it. */
    private static Array<AbstractInsnNode> effects(MethodNode method, LabelNode head) {
        var loop = inside(method, head);
        var counted = counted(loop);
        return loop.filter(each -> switch (each.getOpcode()) {
            case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKEINTERFACE, Opcodes.INVOKESTATIC ->
                Type.getReturnType(((MethodInsnNode) each).desc) == Type.VOID_TYPE;
            case Opcodes.POP, Opcodes.POP2, Opcodes.PUTFIELD -> true;
            case Opcodes.IASTORE, Opcodes.LASTORE, Opcodes.AASTORE, Opcodes.BASTORE -> true;
            case Opcodes.ISTORE, Opcodes.LSTORE, Opcodes.ASTORE ->
                isFromBefore(method, head, ((VarInsnNode) each).var) && !counted.contains(((VarInsnNode) each).var);
            case Opcodes.IINC -> !counted.contains(((IincInsnNode) each).var);
            default -> false;
        });
    }

    /** Returns the variables that the head of a loop compares and its end counts. */
    private static Array<Integer> counted(Array<AbstractInsnNode> loop) {
        var read = loop.takeUntil(JumpInsnNode.class::isInstance)
                .filter(each -> each.getOpcode() == Opcodes.ILOAD)
                .map(each -> ((VarInsnNode) each).var);
        return loop.filter(IincInsnNode.class::isInstance)
                .map(each -> ((IincInsnNode) each).var)
                .filter(read::contains);
    }

    private static boolean isFromBefore(MethodNode method, LabelNode head, int variable) {
        int at = method.instructions.indexOf(head);
        return method.localVariables != null
                && method.localVariables.stream()
                        .anyMatch((LocalVariableNode each) -> each.index == variable
                                && method.instructions.indexOf(each.start) <= at
                                && at < method.instructions.indexOf(each.end));
    }

    /** Returns the comparison of what a loop counts with its bound. */
    private static Array<AbstractInsnNode> bound(MethodNode method, LabelNode head) {
        var loop = inside(method, head);
        var steps = loop.filter(IincInsnNode.class::isInstance).map(each -> (IincInsnNode) each);
        return loop.filter(each -> each instanceof JumpInsnNode jump
                        && !loop.contains(jump.label)
                        && (jump.getOpcode() == Opcodes.IF_ICMPGE || jump.getOpcode() == Opcodes.IFLT))
                .filter(each -> {
                    var compared = compared(loop, each);
                    return !compared.isEmpty()
                            && compared.head().getOpcode() == Opcodes.ILOAD
                            && compared.forAll(one -> !(one instanceof JumpInsnNode))
                            && leavesAlone(compared.tail())
                            && steps.exists(step -> step.var == ((VarInsnNode) compared.head()).var
                                    && step.incr == (each.getOpcode() == Opcodes.IFLT ? -1 : 1));
                })
                .take(1);
    }

    /** Tells whether code takes nothing away that was there before it, so that this itself is compared. */
    private static boolean leavesAlone(Array<AbstractInsnNode> code) {
        int depth = 0;
        for (AbstractInsnNode each : code) {
            depth -= Bytecode.taken(each);
            if (depth < 0) {
                return false;
            }
            depth++;
        }
        return true;
    }

    /** Returns the code before a comparison, from the comparison or the head before it on. */
    private static Array<AbstractInsnNode> compared(Array<AbstractInsnNode> loop, AbstractInsnNode comparison) {
        var before = loop.takeUntil(each -> each == comparison);
        return before.drop(before.lastIndexWhere(JumpInsnNode.class::isInstance) + 1)
                .filter(each -> each.getOpcode() >= 0);
    }

    /**
     * What is counted starts where it would end. The bound is asked for where the loop asks for it, behind what else
     * the loop makes sure of.
     */
    private static void last(MethodNode method, LabelNode head, AbstractInsnNode comparison, int number) {
        var compared = compared(inside(method, head), comparison);
        int counted = ((VarInsnNode) compared.head()).var;
        boolean down = comparison.getOpcode() == Opcodes.IFLT;
        int fresh = method.maxLocals++;
        LabelNode compares = new LabelNode();
        InsnList code = new InsnList();
        code.add(new VarInsnNode(Opcodes.ILOAD, fresh));
        code.add(new JumpInsnNode(Opcodes.IFEQ, compares));
        code.add(noted(constant(Opcodes.ICONST_0), fresh));
        code.add(new VarInsnNode(Opcodes.ILOAD, counted));
        compared.tail().forEach(each -> code.add(each.clone(Map.of())));
        code.add(down ? Edit.call("down", "(I)I", number) : Edit.call("up", "(II)I", number));
        code.add(new VarInsnNode(Opcodes.ISTORE, counted));
        code.add(compares);
        method.instructions.insertBefore(compared.head(), code);
        enter(method, head, noted(constant(Opcodes.ICONST_1), fresh));
    }

    /** Writes code that runs whenever a loop is entered, also if it is entered by a jump. */
    private static void enter(MethodNode method, LabelNode head, InsnList code) {
        LabelNode entry = new LabelNode();
        for (AbstractInsnNode each = head; each != null; each = each.getPrevious()) {
            if (each instanceof JumpInsnNode jump && jump.label == head) {
                jump.label = entry;
            }
        }
        code.insert(entry);
        method.instructions.insertBefore(head, code);
    }

    /** Returns the call that gives the iterator of a loop. */
    private static Array<AbstractInsnNode> iterator(MethodNode method, LabelNode head) {
        boolean iterates =
                inside(method, head).exists(each -> Questions.called(each).endsWith("Iterator.hasNext"));
        AbstractInsnNode before = head;
        for (int i = 0; iterates && i < 6 && before != null; i++, before = before.getPrevious()) {
            if (Questions.called(before).endsWith(".iterator")) {
                return Array.of(before);
            }
        }
        return Array.empty();
    }

    private static void lastAlone(MethodNode method, AbstractInsnNode iterator, int number) {
        Traversals.through("last", Type.getReturnType(((MethodInsnNode) iterator).desc), method, iterator, number);
    }
}
