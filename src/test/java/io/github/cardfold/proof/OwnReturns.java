package io.github.cardfold.proof;

import com.tngtech.archunit.core.domain.JavaClass;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Methods that do nothing, or return nothing or another constant of types whose values PIT does not know. */
final class OwnReturns {
    private static final String BATCH = "io/github/cardfold/kernel/Batch";

    private static final Map<String, String> EMPTY = LinkedHashMap.of(
            "io/vavr/control/Option", "none",
            "io/vavr/collection/Array", "empty",
            "io/vavr/collection/List", "empty");

    private OwnReturns() {}

    static Array<Mutant> in(JavaClass type, Predicate<MethodNode> where) {
        return Array.ofAll(Bytecode.read(type.getName()).methods)
                .filter(where)
                .filter(method -> method.instructions.size() > 0
                        && (method.name.startsWith("lambda$") || (method.access & Opcodes.ACC_SYNTHETIC) == 0))
                .flatMap(method -> values(method)
                        .map(value -> new Mutant(
                                type.getSimpleName() + "#" + method.name + " " + value.what,
                                true,
                                Lazy.of(() -> altered(type.getName(), method, value)))));
    }

    private static Change altered(String type, MethodNode original, Value value) {
        ClassNode node = Bytecode.read(type);
        MethodNode method = Array.ofAll(node.methods)
                .find(each -> each.name.equals(original.name) && each.desc.equals(original.desc))
                .get();
        InsnList body = new InsnList();
        value.code.forEach(body::add);
        method.instructions = body;
        method.tryCatchBlocks.clear();
        method.localVariables = null;
        method.visibleLocalVariableAnnotations = null;
        method.invisibleLocalVariableAnnotations = null;
        return Bytecode.change(node);
    }

    /** What a method does instead. */
    private record Value(String what, Array<AbstractInsnNode> code) {
        static Value returning(String name, AbstractInsnNode value) {
            return new Value("returns " + name, Array.of(value, new InsnNode(Opcodes.ARETURN)));
        }
    }

    private static Array<Value> values(MethodNode method) {
        Type type = Type.getReturnType(method.desc);
        if (type == Type.VOID_TYPE) {
            return method.name.startsWith("<")
                    ? Array.empty()
                    : Array.of(new Value("does nothing", Array.of(new InsnNode(Opcodes.RETURN))));
        }
        String name = type.getInternalName();
        if (name.equals(BATCH)) {
            return Array.of(Value.returning(
                    "nothing", new FieldInsnNode(Opcodes.GETSTATIC, BATCH, "NOTHING", type.getDescriptor())));
        }
        return EMPTY.get(name)
                .map(factory -> Value.returning(
                        "nothing",
                        new MethodInsnNode(
                                Opcodes.INVOKESTATIC, name, factory, "()" + type.getDescriptor(), isInterface(name))))
                .toArray()
                .appendAll(constants(type));
    }

    /** Two constants of an enum: whichever is right, the other is wrong. */
    private static Array<Value> constants(Type type) {
        if (type.getSort() != Type.OBJECT
                || Bytecode.bytesIfOurs(type.getInternalName()).isEmpty()) {
            return Array.empty();
        }
        return Array.ofAll(Bytecode.read(type.getClassName()).fields)
                .filter(each -> (each.access & Opcodes.ACC_ENUM) != 0)
                .take(2)
                .map(each -> Value.returning(
                        each.name,
                        new FieldInsnNode(Opcodes.GETSTATIC, type.getInternalName(), each.name, type.getDescriptor())));
    }

    private static boolean isInterface(String name) {
        return !name.endsWith("/Array");
    }
}
