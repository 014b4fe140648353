package io.github.cardfold.proof;

import com.tngtech.archunit.core.domain.JavaClass;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Methods that return nothing instead of something, where the type has a value for nothing that PIT does not know. */
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
                .filter(method -> !nothing(method).isEmpty() && method.instructions.size() > 0)
                .map(method -> new Mutant(
                        type.getSimpleName() + "#" + method.name + " returns nothing",
                        true,
                        Lazy.of(() -> altered(type.getName(), method.name, method.desc))));
    }

    private static Change altered(String type, String name, String descriptor) {
        ClassNode node = Bytecode.read(type);
        MethodNode method = Array.ofAll(node.methods)
                .find(each -> each.name.equals(name) && each.desc.equals(descriptor))
                .get();
        InsnList body = new InsnList();
        nothing(method).forEach(body::add);
        body.add(new InsnNode(Opcodes.ARETURN));
        method.instructions = body;
        method.tryCatchBlocks.clear();
        method.localVariables = null;
        method.visibleLocalVariableAnnotations = null;
        method.invisibleLocalVariableAnnotations = null;
        return Bytecode.change(node);
    }

    private static Array<org.objectweb.asm.tree.AbstractInsnNode> nothing(MethodNode method) {
        Type type = Type.getReturnType(method.desc);
        if (type.getSort() != Type.OBJECT) {
            return Array.empty();
        }
        String name = type.getInternalName();
        if (name.equals(BATCH)) {
            return Array.of(new FieldInsnNode(Opcodes.GETSTATIC, BATCH, "NOTHING", type.getDescriptor()));
        }
        return EMPTY.get(name)
                .map(factory -> new MethodInsnNode(
                        Opcodes.INVOKESTATIC, name, factory, "()" + type.getDescriptor(), isInterface(name)))
                .toArray()
                .map(each -> each);
    }

    private static boolean isInterface(String name) {
        return !name.endsWith("/Array");
    }
}
