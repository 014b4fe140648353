package io.github.cardfold.mutation;

import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypeReference;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Methods that do nothing, or return one constant, whatever they are asked. */
final class OwnReturns {
    private static final String BATCH = "io/github/cardfold/kernel/position/Batch";

    private static final Map<String, String> EMPTY = LinkedHashMap.of(
            "io/vavr/control/Option", "none",
            "io/vavr/collection/Array", "empty",
            "io/vavr/collection/List", "empty");

    private OwnReturns() {}

    static Array<Edit> in(MethodNode method) {
        AbstractInsnNode first = method.instructions.getFirst();
        return values(method)
                .reject(value -> value.isAllThat(method))
                .map(value -> new Edit(
                        Kind.TAKEN_OUT, value.what, method, first, (own, at, number) -> insert(own, value, number)));
    }

    private static void insert(MethodNode method, Value value, int number) {
        InsnList code = Edit.call("on", "()Z", number);
        LabelNode otherwise = new LabelNode();
        code.add(new JumpInsnNode(Opcodes.IFEQ, otherwise));
        value.code.forEach(code::add);
        code.add(otherwise);
        method.instructions.insert(code);
    }

    /** What a method does instead. */
    private record Value(String what, Array<AbstractInsnNode> code) {
        static Value returning(String name, AbstractInsnNode value) {
            return new Value("returns " + name, Array.of(value, new InsnNode(Opcodes.ARETURN)));
        }

        /** Tells whether a method does just this: a choice of an edition returns one constant as it is. */
        boolean isAllThat(MethodNode method) {
            var own = Array.of(method.instructions.toArray()).filter(each -> each.getOpcode() >= 0);
            return own.map(Value::words).equals(code.map(Value::words));
        }

        private static String words(AbstractInsnNode each) {
            return each.getOpcode() + (each instanceof FieldInsnNode field ? field.owner + field.name : "");
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
        switch (type.getSort()) {
            case Type.BOOLEAN:
                return Array.of(number("false", Opcodes.ICONST_0), number("true", Opcodes.ICONST_1));
            case Type.INT:
                return Array.of(number("0", Opcodes.ICONST_0), number("1", Opcodes.ICONST_1));
            case Type.ARRAY:
                return isOfObjectsOrInts(type) ? Array.of(new Value("returns nothing", empty(type))) : Array.empty();
            default:
                break;
        }
        if (isNullable(method)) {
            return Array.of(Value.returning("null", new InsnNode(Opcodes.ACONST_NULL)));
        }
        if (name.equals(BATCH)) {
            return Array.of(Value.returning(
                    "nothing", new FieldInsnNode(Opcodes.GETSTATIC, BATCH, "NOTHING", type.getDescriptor())));
        }
        if (name.equals("java/lang/String")) {
            return Array.of(Value.returning("no text", new LdcInsnNode("")));
        }
        return EMPTY.get(name)
                .map(factory -> Value.returning(
                        "nothing",
                        new MethodInsnNode(
                                Opcodes.INVOKESTATIC, name, factory, "()" + type.getDescriptor(), isInterface(name))))
                .toArray()
                .appendAll(constants(type))
                .orElse(() -> others(method));
    }

    private static Value number(String name, int code) {
        return new Value("returns " + name, Array.of(new InsnNode(code), new InsnNode(Opcodes.IRETURN)));
    }

    private static boolean isOfObjectsOrInts(Type array) {
        return array.getDescriptor().equals("[I") || array.getDescriptor().matches("\\[+[\\[L].*");
    }

    private static Array<AbstractInsnNode> empty(Type array) {
        Type element = Type.getType(array.getDescriptor().substring(1));
        AbstractInsnNode made = element.getSort() == Type.INT
                ? new IntInsnNode(Opcodes.NEWARRAY, Opcodes.T_INT)
                : new TypeInsnNode(Opcodes.ANEWARRAY, element.getInternalName());
        return Array.of(new InsnNode(Opcodes.ICONST_0), made, new InsnNode(Opcodes.ARETURN));
    }

    private static boolean isNullable(MethodNode method) {
        return method.visibleTypeAnnotations != null
                && method.visibleTypeAnnotations.stream()
                        .anyMatch(each -> new TypeReference(each.typeRef).getSort() == TypeReference.METHOD_RETURN
                                && each.typePath == null
                                && each.desc.endsWith("/Nullable;"));
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

    /** What stands next to the constant that a method returns as it is. */
    private static Array<Value> others(MethodNode method) {
        var own = Array.of(method.instructions.toArray()).filter(each -> each.getOpcode() >= 0);
        return own.size() == 2
                ? Constants.replacements(own.head())
                        .filter(FieldInsnNode.class::isInstance)
                        .map(each -> Value.returning(((FieldInsnNode) each).name, each))
                : Array.empty();
    }

    private static boolean isInterface(String name) {
        return !name.endsWith("/Array");
    }
}
