package io.github.cardfold.mutation;

import io.github.cardfold.kernel.Surgery;
import io.github.cardfold.kernel.Surgery.Operation;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;

/**
 * The library and its tests once more, with a change. Every class of theirs is loaded anew, so that what tests keep in
 * constants is built under the change; other libraries are shared.
 */
final class Isolation extends ClassLoader {
    private static final String OURS = "io.github.cardfold.";
    private static final String ASSEMBLY = "io.github.cardfold.kernel.Rules$Builder";
    private static final Path TESTS = Path.of("target", "test-classes");
    private static final List<Path> ROOTS = List.of(Path.of("target", "classes"), TESTS);
    private static final Map<String, byte[]> READ = new ConcurrentHashMap<>();

    /** Classes among the tests that stand for the library. */
    private static final String VIOLATIONS = ".violations.";

    private final Change change;
    private final Map<String, Integer> switches = new HashMap<>();

    Isolation(Change change) {
        super(Isolation.class.getClassLoader());
        this.change = change;
    }

    /** Switches an alteration on, and what is switched on off. */
    void switchOn(Change next) {
        try {
            if (!next.type().isEmpty()) {
                Class.forName(next.type(), false, this);
            }
            second("switchOn", int.class).invoke(null, number(next));
        } catch (ReflectiveOperationException cause) {
            throw new IllegalStateException(next.name(), cause);
        }
    }

    /** Returns the numbers of the alterations to which code has come since this was asked last. */
    BitSet reached() {
        try {
            BitSet reached = (BitSet) second("reached").invoke(null);
            second("forget").invoke(null);
            return reached;
        } catch (ReflectiveOperationException cause) {
            throw new IllegalStateException(cause);
        }
    }

    /** Returns the number of an alteration, 0 if there is none of that name. */
    int number(Change switched) throws ReflectiveOperationException {
        if (switched.isSwitched() && switched.type().isEmpty()) {
            return (int) second("number", String.class).invoke(null, switched.name());
        }
        Integer number = switched.isSwitched() ? switches.get(switched.name()) : Integer.valueOf(0);
        if (number == null) {
            throw new IllegalStateException("nothing is named " + switched.name());
        }
        return number;
    }

    private Method second(String name, Class<?>... types) throws ReflectiveOperationException {
        return Class.forName(Second.class.getName(), true, this).getMethod(name, types);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!isOurs(name)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? define(name) : loaded;
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        byte[] bytes = name.equals(change.type()) && !change.isSwitched() ? change.bytes() : bytes(name);
        if (change.isSwitched() && (!isTest(name) || name.contains(VIOLATIONS))) {
            bytes = switched(bytes);
        }
        Operation operation = change.operation();
        if ((operation != null || change.isSwitched()) && name.equals(ASSEMBLY)) {
            bytes = operated(bytes, operation);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }

    private byte[] switched(byte[] bytes) {
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, 0);
        Edits edits = Edits.of(node);
        int first = switches.size() + 1;
        edits.names().forEach(each -> switches.put(each, switches.size() + 1));
        return edits.names().isEmpty() ? bytes : edits.written(first);
    }

    /** Returns the compiled class as it is. */
    static byte[] bytes(String name) throws ClassNotFoundException {
        byte[] read = READ.get(name);
        if (read == null) {
            read = readFile(name);
            READ.put(name, read);
        }
        return read;
    }

    /** Tells whether a class is one of the library or its tests. */
    static boolean isOurs(String name) {
        return name.startsWith(OURS);
    }

    /** Tells whether a class of ours is one of the tests. */
    static boolean isTest(String name) {
        return Files.exists(TESTS.resolve(file(name)));
    }

    private static String file(String name) {
        return name.replace('.', '/') + ".class";
    }

    private static byte[] readFile(String name) throws ClassNotFoundException {
        String file = file(name);
        for (Path root : ROOTS) {
            try {
                if (Files.exists(root.resolve(file))) {
                    return Files.readAllBytes(root.resolve(file));
                }
            } catch (IOException cause) {
                throw new ClassNotFoundException(name, cause);
            }
        }
        throw new ClassNotFoundException(name);
    }

    /** The method that assembles rules operates on them first. */
    private static byte[] operated(byte[] assembly, @Nullable Operation operation) {
        ClassReader reader = new ClassReader(assembly);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        MethodVisitor method = super.visitMethod(access, name, descriptor, signature, exceptions);
                        return name.equals("build") ? new Operating(method, operation) : method;
                    }
                },
                0);
        return writer.toByteArray();
    }

    private static final class Operating extends MethodVisitor {
        private final @Nullable Operation operation;

        Operating(MethodVisitor method, @Nullable Operation operation) {
            super(Opcodes.ASM9, method);
            this.operation = operation;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            visitVarInsn(Opcodes.ALOAD, 0);
            if (operation == null) {
                call(Second.class, "wire", "");
                return;
            }
            visitLdcInsn(operation.cut().name());
            visitLdcInsn(operation.procedure());
            visitLdcInsn(operation.label());
            call(Surgery.class, "operate", "Ljava/lang/String;".repeat(3));
        }

        private void call(Class<?> owner, String name, String arguments) {
            String descriptor = "(L" + ASSEMBLY.replace('.', '/') + ";" + arguments + ")V";
            visitMethodInsn(Opcodes.INVOKESTATIC, Type.getInternalName(owner), name, descriptor, false);
        }
    }
}
