package io.github.cardfold.proof;

import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LdcInsnNode;
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

    /** Tells whether a compiled method is a method of the source, or a lambda in it. */
    static boolean isIn(String compiled, String compiledDescriptor, String method, String descriptor) {
        return compiled.equals(method) && compiledDescriptor.equals(descriptor)
                || compiled.startsWith("lambda$" + method.replaceAll("[<>]", "") + "$");
    }
}
