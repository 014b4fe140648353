package io.github.cardfold.mutation;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Finds the code that carries a section out: what bears its number, and what that calls in its own file. */
final class Reach {
    private static final String BUILDER = Type.getInternalName(ProcedureBuilder.class);

    /** A compiled method and the class it stands in. */
    record Code(ClassNode type, MethodNode method) {
        String id() {
            return type.name + "." + method.name + method.desc;
        }
    }

    private final Map<String, ClassNode> types;
    private final Map<String, Code> codes;
    /** What stands in each class, by its name. */
    private final Map<String, Array<Code>> inTypes;
    /** What stands in each file, by the name of its class. */
    private final Map<String, Array<Code>> inFiles;
    /** What has a text in it, by the text. */
    private final Map<String, Array<Code>> withTexts;

    Reach(JavaClasses classes) {
        types = Array.ofAll(classes)
                .map(JavaClass::getName)
                .sorted()
                .foldLeft(LinkedHashMap.empty(), (map, name) -> map.put(name.replace('.', '/'), Bytecode.read(name)));
        Array<Code> all = types.values()
                .toArray()
                .flatMap(type -> Array.ofAll(type.methods).map(method -> new Code(type, method)));
        codes = all.toLinkedMap(each -> Tuple.of(each.id(), each));
        inTypes = all.groupBy(each -> each.type.name);
        inFiles = all.groupBy(each -> file(each.type.name));
        withTexts = all.flatMap(each -> texts(each.method).map(text -> Tuple.of(text, each)))
                .groupBy(each -> each._1)
                .mapValues(each -> each.map(pair -> pair._2));
    }

    private static Array<String> texts(MethodNode method) {
        return Array.of(method.instructions.toArray())
                .filter(each -> each instanceof LdcInsnNode constant && constant.cst instanceof String)
                .map(each -> (String) ((LdcInsnNode) each).cst)
                .distinct();
    }

    /** Returns the code of a class and what is in it. */
    Array<Code> of(JavaClass type) {
        String name = type.getName().replace('.', '/');
        return inFiles.getOrElse(file(name), Array.empty())
                .filter(each -> each.type.name.equals(name) || each.type.name.startsWith(name + "$"));
    }

    /** Returns the code of a method, a constructor or a constant, and what it calls in its file. */
    Array<Code> of(JavaMember member) {
        ClassNode type =
                types.get(member.getOwner().getName().replace('.', '/')).get();
        var own = Array.ofAll(type.methods)
                .filter(each -> Bytecode.isIn(each.name, each.desc, member.getName(), member.getDescriptor()))
                .map(each -> new Code(type, each));
        return closed(own.isEmpty() ? constant(type, member.getName()) : own);
    }

    /** Returns the code of what bears a label: of a step, or of a class that says it is its label. */
    Array<Code> of(String label) {
        return closed(withTexts
                .getOrElse(label, Array.empty())
                .flatMap(each -> each.method.name.equals("label")
                        ? of(each.type).reject(code -> code.method.name.equals("label"))
                        : step(each, label)));
    }

    private Array<Code> of(ClassNode type) {
        return inTypes.getOrElse(type.name, Array.empty());
    }

    private static boolean isText(AbstractInsnNode each, String text) {
        return each instanceof LdcInsnNode constant && text.equals(constant.cst);
    }

    /** Returns the code named between a label and the call that makes a step of it. */
    private Array<Code> step(Code code, String label) {
        return Array.of(code.method.instructions.toArray())
                .filter(each -> isText(each, label))
                .flatMap(each -> {
                    Array<Code> named = Array.empty();
                    for (AbstractInsnNode next = each; next != null && !isStep(next); next = next.getNext()) {
                        named = next.getNext() == null ? Array.empty() : named.appendAll(named(code.type, next));
                    }
                    return named;
                });
    }

    private static boolean isStep(AbstractInsnNode each) {
        return each instanceof MethodInsnNode call && call.owner.equals(BUILDER);
    }

    /** Returns the code of the lambdas and the classes that are made for a constant alone. */
    private Array<Code> constant(ClassNode type, String name) {
        return Array.ofAll(type.methods)
                .filter(each -> each.name.equals("<clinit>"))
                .flatMap(initialiser -> {
                    Array<AbstractInsnNode> since = Array.empty();
                    for (AbstractInsnNode each : initialiser.instructions) {
                        if (each instanceof FieldInsnNode store && store.getOpcode() == Opcodes.PUTSTATIC) {
                            if (store.name.equals(name)) {
                                return since;
                            }
                            since = Array.empty();
                        }
                        since = since.append(each);
                    }
                    return Array.<AbstractInsnNode>empty();
                })
                .flatMap(each -> named(type, each));
    }

    /** Returns the code of the same file that an instruction leads to. */
    private Array<Code> named(ClassNode from, AbstractInsnNode each) {
        if (each instanceof MethodInsnNode call) {
            return code(from, call.owner, call.name, call.desc);
        }
        if (each instanceof InvokeDynamicInsnNode lambda) {
            return Array.of(lambda.bsmArgs)
                    .filter(Handle.class::isInstance)
                    .map(Handle.class::cast)
                    .flatMap(handle -> code(from, handle.getOwner(), handle.getName(), handle.getDesc()));
        }
        if (each instanceof TypeInsnNode made && made.getOpcode() == Opcodes.NEW && isOfFile(from, made.desc)) {
            return types.get(made.desc).toArray().flatMap(this::of);
        }
        return each instanceof FieldInsnNode read && read.getOpcode() == Opcodes.GETSTATIC && isOfFile(from, read.owner)
                ? types.get(read.owner).toArray().flatMap(type -> constant(type, read.name))
                : Array.empty();
    }

    private Array<Code> code(ClassNode from, String owner, String name, String descriptor) {
        return isOfFile(from, owner)
                ? codes.get(owner + "." + name + descriptor).toArray().reject(Reach::buildsRules)
                : Array.empty();
    }

    private static boolean buildsRules(Code code) {
        return Type.getReturnType(code.method.desc).getInternalName().startsWith(Type.getInternalName(Procedure.class));
    }

    private static boolean isOfFile(ClassNode from, String owner) {
        return file(owner).equals(file(from.name));
    }

    private static String file(String type) {
        return type.split("\\$", 2)[0];
    }

    private Array<Code> closed(Array<Code> start) {
        var found = start.distinctBy(Code::id);
        for (int i = 0; i < found.size(); i++) {
            Code code = found.get(i);
            found = found.appendAll(
                            Array.of(code.method.instructions.toArray()).flatMap(each -> named(code.type, each)))
                    .distinctBy(Code::id);
        }
        return found;
    }
}
