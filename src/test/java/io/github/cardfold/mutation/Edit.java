package io.github.cardfold.mutation;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * An alteration of a compiled method that can be switched on and off.
 *
 * @param kind what it does
 * @param what what it does there, in words
 * @param method the method
 * @param at the instruction it begins with
 * @param surgeon writes it into the method
 */
record Edit(Kind kind, String what, MethodNode method, AbstractInsnNode at, Surgeon surgeon) {
    private static final String SECOND = "io/github/cardfold/mutation/Second";

    /** Writes an alteration into a method. */
    interface Surgeon {
        /**
         * Writes it.
         *
         * @param number the number that switches it on
         */
        void operate(MethodNode method, AbstractInsnNode at, int number);
    }

    void operate(int number) {
        surgeon.operate(method, at, number);
    }

    int line() {
        for (AbstractInsnNode each = at; each != null; each = each.getPrevious()) {
            if (each instanceof LineNumberNode line) {
                return line.line;
            }
        }
        return 0;
    }

    /** Returns a call of what altered code calls, the number of the alteration being its last argument. */
    static InsnList call(String name, String descriptor, int number) {
        InsnList code = new InsnList();
        code.add(new LdcInsnNode(number));
        code.add(new MethodInsnNode(
                org.objectweb.asm.Opcodes.INVOKESTATIC, SECOND, name, descriptor.replace(")", "I)"), false));
        return code;
    }
}
