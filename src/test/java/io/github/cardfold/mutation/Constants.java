package io.github.cardfold.mutation;

import com.tngtech.archunit.core.domain.JavaMember;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * The alterations of constants and enum constants: other numbers and other enum constants go into them, and of the
 * constants of another class of ours those that stand next.
 */
final class Constants {
    private Constants() {}

    static Array<Mutant> of(JavaMember constant) {
        String type = constant.getOwner().getName();
        ClassNode node = Bytecode.read(type);
        return indices(node, constant).zipWithIndex().flatMap(numbered -> {
            int at = numbered._1;
            var replacements = replacements(initialiser(node).instructions.get(at));
            return Array.range(0, replacements.size()).map(choice -> {
                String what = constant.getOwner().getSimpleName() + "#" + constant.getName() + ", value "
                        + (numbered._2 + 1) + ": "
                        + words(initialiser(node).instructions.get(at)) + " becomes "
                        + words(replacements.get(choice));
                return new Mutant(
                        what, Kind.TAKEN_OUT, what, Lazy.of(() -> altered(type, "<clinit>", "()V", at, choice)));
            });
        });
    }

    /** Returns the alterations of the constants that a method names: others stand in their place. */
    static Array<Mutant> in(String type, MethodNode method) {
        return Array.range(0, method.instructions.size())
                .filter(at -> method.instructions.get(at) instanceof FieldInsnNode)
                .flatMap(at -> {
                    var value = method.instructions.get(at);
                    return replacements(value).take(2).zipWithIndex().map(other -> {
                        String what = type.substring(type.lastIndexOf('.') + 1) + "#" + method.name + ": "
                                + words(value) + " becomes " + words(other._1);
                        return new Mutant(
                                what,
                                Kind.ALTERED,
                                "",
                                Lazy.of(() -> altered(type, method.name, method.desc, at, other._2)));
                    });
                });
    }

    private static Change altered(String type, String name, String descriptor, int at, int choice) {
        ClassNode node = Bytecode.read(type);
        MethodNode method = Array.ofAll(node.methods)
                .find(each -> each.name.equals(name) && each.desc.equals(descriptor))
                .get();
        AbstractInsnNode old = method.instructions.get(at);
        method.instructions.set(old, replacements(old).get(choice));
        return Bytecode.change(node);
    }

    /** Returns the alterations in which a constant and another one of its class and type take each other's place. */
    static Array<Mutant> exchanges(JavaMember constant) {
        var fields = Array.ofAll(Bytecode.read(constant.getOwner().getName()).fields);
        return next(fields, constant.getName(), constant.getDescriptor()).map(other -> {
            String what =
                    constant.getOwner().getSimpleName() + "#" + constant.getName() + " and " + other + " exchanged";
            return new Mutant(what, Kind.TAKEN_OUT, what, Lazy.of(() -> exchanged(constant, other)));
        });
    }

    private static boolean isConstant(FieldNode field) {
        int wanted = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
        return (field.access & wanted) == wanted
                && (field.access & Opcodes.ACC_SYNTHETIC) == 0
                && field.value == null
                && field.desc.startsWith("L");
    }

    private static Change exchanged(JavaMember constant, String other) {
        ClassNode node = Bytecode.read(constant.getOwner().getName());
        MethodNode method = initialiser(node);
        for (AbstractInsnNode each : method.instructions) {
            if (each.getOpcode() == Opcodes.RETURN) {
                InsnList exchange = new InsnList();
                exchange.add(field(Opcodes.GETSTATIC, node, constant.getName(), constant));
                exchange.add(field(Opcodes.GETSTATIC, node, other, constant));
                exchange.add(field(Opcodes.PUTSTATIC, node, constant.getName(), constant));
                exchange.add(field(Opcodes.PUTSTATIC, node, other, constant));
                method.instructions.insertBefore(each, exchange);
            }
        }
        return Bytecode.change(node);
    }

    private static FieldInsnNode field(int code, ClassNode node, String name, JavaMember constant) {
        return new FieldInsnNode(code, node.name, name, constant.getDescriptor());
    }

    /** Returns the names of the classes of ours that are made for the constant alone. */
    static Array<String> classes(JavaMember constant) {
        ClassNode node = Bytecode.read(constant.getOwner().getName());
        return allIndices(node, constant)
                .map(at -> initialiser(node).instructions.get(at))
                .filter(each -> each instanceof TypeInsnNode made
                        && made.getOpcode() == Opcodes.NEW
                        && made.desc.startsWith(node.name + "$"))
                .map(each -> ((TypeInsnNode) each).desc.replace('/', '.'));
    }

    /** Returns the names of the methods that hold the constant's lambdas. */
    static Array<String> lambdas(JavaMember constant) {
        ClassNode node = Bytecode.read(constant.getOwner().getName());
        return allIndices(node, constant)
                .map(at -> initialiser(node).instructions.get(at))
                .filter(InvokeDynamicInsnNode.class::isInstance)
                .flatMap(each -> Array.of(((InvokeDynamicInsnNode) each).bsmArgs))
                .filter(org.objectweb.asm.Handle.class::isInstance)
                .map(each -> ((org.objectweb.asm.Handle) each).getName());
    }

    private static MethodNode initialiser(ClassNode node) {
        return Array.ofAll(node.methods)
                .find(each -> each.name.equals("<clinit>"))
                .getOrElse(() -> new MethodNode(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null));
    }

    /** Returns where values of the constant stand; an enum constant's ordinal, which comes first, is none. */
    private static Array<Integer> indices(ClassNode node, JavaMember constant) {
        var instructions = initialiser(node).instructions;
        var values = allIndices(node, constant)
                .filter(at -> !replacements(instructions.get(at)).isEmpty());
        return (node.access & Opcodes.ACC_ENUM) != 0
                        && constant.getOwner().getName().equals(rawType(constant))
                ? values.drop(1)
                : values;
    }

    private static String rawType(JavaMember constant) {
        return Type.getType(constant.getDescriptor()).getClassName();
    }

    /** Returns where the code stands that runs after the constant before has been stored and until this one is. */
    private static Array<Integer> allIndices(ClassNode node, JavaMember constant) {
        var instructions = initialiser(node).instructions;
        int start = 0;
        for (int i = 0; i < instructions.size(); i++) {
            if (instructions.get(i) instanceof FieldInsnNode store && store.getOpcode() == Opcodes.PUTSTATIC) {
                if (store.name.equals(constant.getName()) && store.owner.equals(node.name)) {
                    return Array.range(start, i);
                }
                start = i + 1;
            }
        }
        return Array.empty();
    }

    static Array<AbstractInsnNode> replacements(AbstractInsnNode value) {
        Integer number = number(value);
        if (number != null) {
            return Array.of(number(number == 1 ? 0 : number + 1));
        }
        if (value instanceof LdcInsnNode big && big.cst instanceof Long wide) {
            return Array.of(new LdcInsnNode(wide + 1));
        }
        if (!(value instanceof FieldInsnNode read)
                || read.getOpcode() != Opcodes.GETSTATIC
                || Bytecode.bytesIfOurs(read.owner).isEmpty()) {
            return Array.empty();
        }
        var fields = Array.ofAll(Bytecode.read(read.owner.replace('/', '.')).fields);
        var ofEnum =
                fields.filter(each -> (each.access & Opcodes.ACC_ENUM) != 0).map(each -> each.name);
        var others = ofEnum.contains(read.name) ? ofEnum.remove(read.name) : next(fields, read.name, read.desc);
        return others.map(each -> new FieldInsnNode(Opcodes.GETSTATIC, read.owner, each, read.desc));
    }

    /** Returns the constants that stand next to one among those of its type. */
    private static Array<String> next(Array<FieldNode> fields, String name, String type) {
        var alike = fields.filter(each -> isConstant(each) && each.desc.equals(type))
                .map(each -> each.name);
        int at = alike.indexOf(name);
        return at < 0
                ? Array.empty()
                : Array.of(at + 1, at - 1)
                        .filter(other -> other >= 0 && other < alike.size())
                        .map(alike::get);
    }

    static @Nullable Integer number(AbstractInsnNode value) {
        int code = value.getOpcode();
        if (code >= Opcodes.ICONST_M1 && code <= Opcodes.ICONST_5) {
            return code - Opcodes.ICONST_0;
        }
        if (value instanceof IntInsnNode push && (code == Opcodes.BIPUSH || code == Opcodes.SIPUSH)) {
            return push.operand;
        }
        return value instanceof LdcInsnNode constant && constant.cst instanceof Integer number ? number : null;
    }

    private static AbstractInsnNode number(int number) {
        return number >= -1 && number <= 5 ? new InsnNode(Opcodes.ICONST_0 + number) : new LdcInsnNode(number);
    }

    private static String words(AbstractInsnNode value) {
        Integer number = number(value);
        if (number != null) {
            return number.toString();
        }
        return value instanceof FieldInsnNode read ? read.name : String.valueOf(((LdcInsnNode) value).cst);
    }
}
