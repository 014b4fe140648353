package io.github.cardfold.mutation;

import io.github.cardfold.conformance.Encoded;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** All alterations of a class that can be switched on and off, each under a name. */
final class Edits {
    private static final String TEXT = "Ljava/lang/String;";

    private final ClassNode type;
    private final Map<String, Edit> byName;

    private Edits(ClassNode type, Map<String, Edit> byName) {
        this.type = type;
        this.byName = byName;
    }

    /** Returns the alterations of a fresh tree of a class. */
    static Edits of(ClassNode type) {
        Map<String, Edit> names = LinkedHashMap.empty();
        for (Edit each : Array.ofAll(type.methods).flatMap(Edits::of)) {
            String place = each.kind().words() + " at "
                    + type.name.replace('/', '.').replaceFirst("^io\\.github\\.cardfold\\.", "") + "#"
                    + each.method().name;
            int number = 1;
            while (names.containsKey(place + " " + number)) {
                number++;
            }
            names = names.put(place + " " + number, each);
        }
        return new Edits(type, names);
    }

    /** What only words say is taken out as a whole or left as it is; what is generated is left. */
    private static Array<Edit> of(MethodNode method) {
        boolean hasCode = method.instructions.size() > 0
                && (method.name.startsWith("lambda$") || (method.access & Opcodes.ACC_SYNTHETIC) == 0);
        if (!hasCode || !CodeMutants.mayHoldRules(method.name)) {
            return Array.empty();
        }
        return Type.getReturnType(method.desc).getDescriptor().equals(TEXT)
                ? OwnReturns.in(method)
                : OwnReturns.in(method)
                        .appendAll(Fighters.in(method))
                        .appendAll(Loops.in(method))
                        .appendAll(Traversals.in(method))
                        .appendAll(Numbers.in(method))
                        .appendAll(Requirements.in(method))
                        .appendAll(Conditionals.in(method));
    }

    Array<String> names() {
        return byName.keySet().toArray();
    }

    /** Returns the alterations of a method of some other tree of the same class. */
    Array<Mutant> in(MethodNode method) {
        return byName.filterValues(each -> each.method().name.equals(method.name)
                        && each.method().desc.equals(method.desc))
                .toArray()
                .map(each -> mutant(each._1, each._2));
    }

    /** Returns the alterations that leave a requirement out, each with the section that makes it. */
    Array<Tuple2<String, Mutant>> requirements() {
        return byName.filterValues(each -> each.kind() == Kind.REQUIREMENT)
                .toArray()
                .map(each -> Tuple.of(Encoded.section(each._2.what()), mutant(each._1, each._2)));
    }

    private Mutant mutant(String name, Edit edit) {
        boolean takesOut = edit.kind() == Kind.TAKEN_OUT;
        return new Mutant(
                name + ", line " + edit.line() + ": " + edit.what(),
                edit.kind(),
                takesOut ? type.name + "#" + edit.method().name + edit.method().desc : name,
                io.vavr.Lazy.of(() -> Change.of(type.name.replace('/', '.'), name)));
    }

    /**
     * Returns the class with all alterations in it.
     *
     * @param first the number of the first
     */
    byte[] written(int first) {
        int number = first;
        for (Edit each : byName.values()) {
            each.operate(number++);
        }
        return Bytecode.written(type);
    }
}
