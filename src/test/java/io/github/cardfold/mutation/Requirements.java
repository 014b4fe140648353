package io.github.cardfold.mutation;

import io.github.cardfold.conformance.Encoded;
import io.github.cardfold.kernel.question.Requirement;
import io.vavr.collection.Array;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Requirements of choices that whatever is chosen meets: where they are made, and by which section. */
final class Requirements {
    private static final String REQUIREMENT = Type.getDescriptor(Requirement.class);

    private Requirements() {}

    /** What is left out is told beginning with the section, as a label is. */
    static Array<Edit> in(MethodNode method) {
        return Array.of(method.instructions.toArray())
                .filter(each -> each instanceof MethodInsnNode call && call.desc.endsWith(")" + REQUIREMENT))
                .flatMap(each -> sections(each)
                        .take(1)
                        .map(section -> new Edit(
                                Kind.REQUIREMENT, section + " is met by anything", method, each, Requirements::met)));
    }

    /** Returns the sections among the arguments of a call: one that gets its section from elsewhere has none. */
    private static Array<String> sections(AbstractInsnNode call) {
        return Bytecode.arguments(call)
                .filter(each -> each instanceof LdcInsnNode constant
                        && constant.cst instanceof String text
                        && Encoded.isNumber(text))
                .map(each -> (String) ((LdcInsnNode) each).cst);
    }

    private static void met(MethodNode method, AbstractInsnNode call, int number) {
        method.instructions.insert(call, Edit.call("met", "(" + REQUIREMENT + ")" + REQUIREMENT, number));
    }
}
