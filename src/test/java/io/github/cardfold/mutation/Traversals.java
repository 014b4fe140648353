package io.github.cardfold.mutation;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;
import java.util.function.IntFunction;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Traversals of collections that meet their first or last element alone, and calls that go back no more. */
final class Traversals {
    private static final Array<String> COLLECTIONS =
            Array.of("io/vavr/collection/", "java/util/stream/", "java/util/List", "java/util/Collection");

    /** What is done with all that come through: cut before it. */
    private static final Array<String> ALL = Array.of(
            "forEach",
            "map",
            "flatMap",
            "mapToInt",
            "mapToObj",
            "exists",
            "forAll",
            "anyMatch",
            "allMatch",
            "noneMatch",
            "foldLeft",
            "count");

    /** What lets some come through: cut after it. */
    private static final Array<String> SOME = Array.of("filter", "reject");

    /** What gives one for each that comes to it. */
    private static final Array<String> EACH = Array.of("map", "mapToInt", "mapToObj");

    /** What looks at the first alone. */
    private static final Array<String> FIRST = Array.of("findFirst", "findAny", "head", "headOption");

    /** What asks whether there is any. */
    private static final Array<String> ANY = Array.of("isEmpty", "nonEmpty");

    private Traversals() {}

    static Array<Edit> in(MethodNode method) {
        return Array.of(method.instructions.toArray())
                .filter(MethodInsnNode.class::isInstance)
                .map(each -> (MethodInsnNode) each)
                .flatMap(each -> goesBack(method, each)
                        .appendAll(isBatch(each) ? Array.of("few") : Array.<String>empty())
                        .appendAll(cuts(each))
                        .map(which -> edit(method, each, which)));
    }

    private static Array<String> goesBack(MethodNode method, MethodInsnNode call) {
        return Questions.called(call).equals("io/github/cardfold/kernel/Runner.go") ? Array.of("") : Array.empty();
    }

    /** A batch of events for each of several things, by their numbers. */
    private static boolean isBatch(MethodInsnNode call) {
        return call.owner.equals(Type.getInternalName(Batch.class))
                && call.desc.startsWith("(I" + Type.getDescriptor(IntFunction.class) + ")");
    }

    private static Array<String> cuts(MethodInsnNode call) {
        return isTraversal(call)
                ? Array.of("first", "last").reject(which -> changesNothing(which, call.name, Bytecode.calledOn(call)))
                : Array.empty();
    }

    /** Of whom only the first is looked at is cut anyway, and what comes to another traversal is cut there. */
    private static boolean changesNothing(String which, String name, String next) {
        boolean isEnough = which.equals("first") && FIRST.contains(next) || ANY.contains(next);
        return SOME.contains(name) && (ALL.contains(next) || isEnough) || EACH.contains(name) && isEnough;
    }

    private static boolean isTraversal(MethodInsnNode call) {
        return call.getOpcode() != Opcodes.INVOKESTATIC
                && COLLECTIONS.exists(call.owner::startsWith)
                && (ALL.contains(call.name) || SOME.contains(call.name))
                && Type.getArgumentTypes(call.desc).length > 0;
    }

    private static Edit edit(MethodNode method, MethodInsnNode call, String which) {
        if (which.isEmpty()) {
            return new Edit(Kind.ONCE, "does not go back", method, call, Traversals::stay);
        }
        if (which.equals("few")) {
            return new Edit(Kind.FIRST, "of the events of a batch", method, call, Traversals::few);
        }
        Kind kind = which.equals("first") ? Kind.FIRST : Kind.LAST;
        return new Edit(kind, "of what comes to " + call.name, method, call, (own, at, number) -> {
            if (SOME.contains(call.name)) {
                through(which, Type.getReturnType(call.desc), own, at, number);
            } else {
                receiver(which, own, call, number);
            }
        });
    }

    private static void few(MethodNode method, AbstractInsnNode batch, int number) {
        InsnList code = Edit.call("few", "(I)I", number);
        code.insert(new InsnNode(Opcodes.SWAP));
        code.add(new InsnNode(Opcodes.SWAP));
        method.instructions.insertBefore(batch, code);
    }

    private static void stay(MethodNode method, AbstractInsnNode call, int number) {
        String descriptor = "(" + Type.getDescriptor(Run.class) + Type.getDescriptor(String.class) + ")V";
        method.instructions.insertBefore(call, Edit.call("go", descriptor, number));
        method.instructions.remove(call);
    }

    /** Sends what an instruction leaves on the stack through a cut. */
    static void through(String which, Type type, MethodNode method, AbstractInsnNode after, int number) {
        method.instructions.insert(after, cut(which, type.getInternalName(), number));
    }

    private static void receiver(String which, MethodNode method, MethodInsnNode call, int number) {
        InsnList code = new InsnList();
        Type[] arguments = Type.getArgumentTypes(call.desc);
        int first = method.maxLocals;
        for (Type each : Array.of(arguments)) {
            method.maxLocals += each.getSize();
        }
        int variable = method.maxLocals;
        for (Type each : Array.of(arguments).reverse()) {
            variable -= each.getSize();
            code.add(new VarInsnNode(each.getOpcode(Opcodes.ISTORE), variable));
        }
        code.add(cut(which, call.owner, number));
        variable = first;
        for (Type each : arguments) {
            code.add(new VarInsnNode(each.getOpcode(Opcodes.ILOAD), variable));
            variable += each.getSize();
        }
        method.instructions.insertBefore(call, code);
    }

    private static InsnList cut(String which, String type, int number) {
        InsnList code = Edit.call(which, "(Ljava/lang/Object;)Ljava/lang/Object;", number);
        code.add(new TypeInsnNode(Opcodes.CHECKCAST, type));
        return code;
    }
}
