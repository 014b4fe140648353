package io.github.cardfold.mutation;

import io.vavr.collection.Array;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Conditions of which one clause is negated; but not whether a loop comes to its end. */
final class Conditionals {
    private Conditionals() {}

    static Array<Edit> in(MethodNode method) {
        var ends = Loops.ends(method);
        return Array.of(method.instructions.toArray())
                .filter(each ->
                        each instanceof JumpInsnNode && each.getOpcode() != Opcodes.GOTO && !ends.contains(each))
                .map(each -> new Edit(Kind.CONDITION, what(each.getPrevious()), method, each, Conditionals::negate));
    }

    private static String what(AbstractInsnNode decisive) {
        return "the contrary of " + (decisive instanceof MethodInsnNode ? Questions.word(decisive) : "a comparison");
    }

    /** What the jump decides is made a value, which is turned round, and decided by. */
    private static void negate(MethodNode method, AbstractInsnNode at, int number) {
        JumpInsnNode jump = (JumpInsnNode) at;
        LabelNode holds = new LabelNode();
        LabelNode decided = new LabelNode();
        InsnList code = new InsnList();
        code.add(new InsnNode(Opcodes.ICONST_0));
        code.add(new JumpInsnNode(Opcodes.GOTO, decided));
        code.add(holds);
        code.add(new InsnNode(Opcodes.ICONST_1));
        code.add(decided);
        code.add(Edit.call("negated", "(Z)Z", number));
        code.add(new JumpInsnNode(Opcodes.IFNE, jump.label));
        jump.label = holds;
        method.instructions.insert(jump, code);
    }
}
