package io.github.cardfold.mutation;

import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Reads and writes compiled classes. */
final class Bytecode {
    private Bytecode() {}

    /** Returns a fresh tree of a class, to be altered at will. */
    static ClassNode read(String type) {
        ClassNode node = new ClassNode();
        new ClassReader(bytes(type)).accept(node, 0);
        return node;
    }

    static byte[] bytes(String type) {
        try {
            return Isolation.bytes(type);
        } catch (ClassNotFoundException cause) {
            throw new IllegalArgumentException(type + " is not compiled", cause);
        }
    }

    static Optional<byte[]> bytesIfOurs(String type) {
        try {
            return Optional.of(Isolation.bytes(type.replace('/', '.')));
        } catch (ClassNotFoundException foreign) {
            return Optional.empty();
        }
    }

    /** Returns any class, also those of other libraries and of Java. */
    static Optional<byte[]> bytesOfAny(String type) {
        String file = type.replace('.', '/') + ".class";
        try (var stream = Bytecode.class.getClassLoader().getResourceAsStream(file)) {
            return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    /** Returns the change that exchanges a class for this tree. */
    static Change change(ClassNode node) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return Change.of(node.name.replace('/', '.'), writer.toByteArray());
    }

    /** Returns the bytes of a tree in which jumps or variables have been added. */
    static byte[] written(ClassNode node) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        node.accept(writer);
        return writer.toByteArray();
    }

    /** Returns the texts that a class writes in methods that a name and descriptor match, and in their lambdas. */
    static Array<String> texts(String type, String method, String descriptor) {
        return Array.ofAll(read(type).methods)
                .filter(each -> isIn(each.name, each.desc, method, descriptor))
                .flatMap(Bytecode::texts);
    }

    /** Returns all texts that a class writes in its code. */
    static Array<String> texts(String type) {
        return Array.ofAll(read(type).methods).flatMap(Bytecode::texts);
    }

    private static Array<String> texts(MethodNode method) {
        return Array.ofAll(StreamSupport.stream(method.instructions.spliterator(), false)
                .filter((AbstractInsnNode each) -> each instanceof LdcInsnNode ldc && ldc.cst instanceof String)
                .map(each -> (String) ((LdcInsnNode) each).cst));
    }

    /** Returns the code of the arguments of a call, its receiver first. */
    static Array<AbstractInsnNode> arguments(AbstractInsnNode call) {
        Array<AbstractInsnNode> code = Array.empty();
        int missing = taken(call);
        for (AbstractInsnNode each = call.getPrevious(); missing > 0 && each != null; each = each.getPrevious()) {
            if (each.getOpcode() >= 0) {
                missing += taken(each) - 1;
                code = code.prepend(each);
            }
        }
        return code;
    }

    /** Returns the name of the method that is called on the value that an instruction gives, "" if none is. */
    static String calledOn(AbstractInsnNode value) {
        int depth = 1;
        for (AbstractInsnNode each = value.getNext(); each != null; each = each.getNext()) {
            if (each.getOpcode() >= 0 && each.getOpcode() != Opcodes.CHECKCAST) {
                int taken = taken(each);
                if (taken >= depth || each instanceof JumpInsnNode) {
                    boolean isReceiver = taken == depth && each.getOpcode() != Opcodes.INVOKESTATIC;
                    return isReceiver && each instanceof MethodInsnNode call ? call.name : "";
                }
                depth += 1 - taken;
            }
        }
        return "";
    }

    /** Returns how much an instruction that gives one value takes for it. */
    static int taken(AbstractInsnNode each) {
        return switch (each.getType()) {
            case AbstractInsnNode.METHOD_INSN ->
                Type.getArgumentCount(((MethodInsnNode) each).desc)
                        + (each.getOpcode() == Opcodes.INVOKESTATIC ? 0 : 1);
            case AbstractInsnNode.INVOKE_DYNAMIC_INSN -> Type.getArgumentCount(((InvokeDynamicInsnNode) each).desc);
            case AbstractInsnNode.FIELD_INSN -> each.getOpcode() == Opcodes.GETSTATIC ? 0 : 1;
            case AbstractInsnNode.TYPE_INSN -> each.getOpcode() == Opcodes.NEW ? 0 : 1;
            case AbstractInsnNode.VAR_INSN -> each.getOpcode() < Opcodes.ISTORE ? 0 : 1;
            case AbstractInsnNode.INSN -> each.getOpcode() <= Opcodes.DCONST_1 ? 0 : isUnary(each) ? 1 : 2;
            default -> 0;
        };
    }

    private static boolean isUnary(AbstractInsnNode each) {
        return each.getOpcode() == Opcodes.ARRAYLENGTH || each.getOpcode() == Opcodes.INEG;
    }

    /** Tells whether a compiled method is a method of the source, or a lambda in it. */
    static boolean isIn(String compiled, String compiledDescriptor, String method, String descriptor) {
        return compiled.equals(method) && compiledDescriptor.equals(descriptor)
                || compiled.startsWith("lambda$" + method.replaceAll("[<>]", "") + "$");
    }
}
