package io.github.cardfold.mutation;

import com.tngtech.archunit.core.domain.JavaClass;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import java.util.List;
import java.util.function.Predicate;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** Switches in which one case does what another one should. */
final class Switches {
    private Switches() {}

    static Array<Mutant> in(JavaClass type, Predicate<MethodNode> where) {
        return Array.ofAll(Bytecode.read(type.getName()).methods)
                .filter(where)
                .flatMap(method -> Array.range(0, method.instructions.size())
                        .flatMap(at -> Array.range(
                                        0, cases(method.instructions.get(at)).size())
                                .map(index -> new Mutant(
                                        type.getSimpleName() + "#" + method.name + ": case " + index
                                                + " of the switch does what another does",
                                        Kind.ALTERED,
                                        "",
                                        Lazy.of(() -> altered(type.getName(), method, at, index))))));
    }

    private static Change altered(String type, MethodNode original, int at, int index) {
        ClassNode node = Bytecode.read(type);
        MethodNode method = Array.ofAll(node.methods)
                .find(each -> each.name.equals(original.name) && each.desc.equals(original.desc))
                .get();
        List<LabelNode> cases = cases(method.instructions.get(at));
        LabelNode own = cases.get(index);
        cases.set(
                index,
                Array.ofAll(cases).rotateLeft(index).find(each -> each != own).getOrElse(own));
        return Bytecode.change(node);
    }

    private static List<LabelNode> cases(AbstractInsnNode instruction) {
        if (instruction instanceof TableSwitchInsnNode table) {
            return table.labels;
        }
        return instruction instanceof LookupSwitchInsnNode lookup ? lookup.labels : List.of();
    }
}
