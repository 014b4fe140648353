package io.github.cardfold.mutation;

import io.vavr.collection.Array;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Code with other numbers in it: not with arrays of another size, of which a player can tell nothing. */
final class Numbers {
    private Numbers() {}

    static Array<Edit> in(MethodNode method) {
        return Array.of(method.instructions.toArray())
                .filter(each -> Constants.number(each) != null && !isOfArray(each))
                .map(each -> new Edit(
                        Kind.ALTERED, "another number than " + Constants.number(each), method, each, Numbers::other));
    }

    private static boolean isOfArray(AbstractInsnNode number) {
        AbstractInsnNode next = number.getNext();
        return number.getPrevious() instanceof InsnNode before && before.getOpcode() == Opcodes.DUP
                || next != null && (next.getOpcode() == Opcodes.NEWARRAY || next.getOpcode() == Opcodes.ANEWARRAY);
    }

    private static void other(MethodNode method, AbstractInsnNode number, int switched) {
        method.instructions.insert(number, Edit.call("number", "(I)I", switched));
    }
}
