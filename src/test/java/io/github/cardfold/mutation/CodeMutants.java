package io.github.cardfold.mutation;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import io.vavr.Lazy;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import java.util.function.Predicate;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.pitest.classinfo.ClassName;
import org.pitest.mutationtest.EngineArguments;
import org.pitest.mutationtest.engine.Location;
import org.pitest.mutationtest.engine.Mutater;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.mutationtest.engine.gregor.config.GregorEngineFactory;

/** The alterations of annotated code: PIT's, and a few that our own types need. */
final class CodeMutants {
    /** PIT's operators, those first whose effect a test has the best chance to see. */
    private static final Array<String> OPERATORS = Array.of(
            "NEGATE_CONDITIONALS",
            "MATH",
            "TRUE_RETURNS",
            "FALSE_RETURNS",
            "PRIMITIVE_RETURNS",
            "EMPTY_RETURNS",
            "VOID_METHOD_CALLS",
            "INCREMENTS",
            "INVERT_NEGS",
            "CONDITIONALS_BOUNDARY",
            "REMOVE_CONDITIONALS",
            "EXPERIMENTAL_SWITCH",
            "NULL_RETURNS");

    /** Methods in which no rule can stand: a class that is a section's home proves nothing by them. */
    private static final Array<String> NO_RULES = Array.of("equals", "hashCode", "toString", "english");

    private final JavaClasses classes;
    private final Mutater mutater = new GregorEngineFactory()
            .createEngine(EngineArguments.arguments().withMutators(OPERATORS.asJava()))
            .createMutator(Bytecode::bytesOfAny);
    private Map<String, Array<MutationDetails>> found = HashMap.empty();
    private Map<String, Edits> edits = HashMap.empty();

    CodeMutants(JavaClasses classes) {
        this.classes = classes;
    }

    /** Returns the alterations of a class with what it is extended by, and of the classes in it. */
    Array<Mutant> of(JavaClass type) {
        return Array.ofAll(type.getFields())
                .flatMap(Constants::exchanges)
                .appendAll(inside(type).flatMap(this::everywhere))
                .appendAll(Array.ofAll(type.getMethods())
                        .filter(each -> each.getModifiers().contains(JavaModifier.ABSTRACT))
                        .flatMap(this::of))
                .appendAll(type.isEnum() ? Array.ofAll(type.getFields()).flatMap(Constants::of) : Array.empty());
    }

    private Array<Mutant> everywhere(JavaClass type) {
        return own(type, any -> true)
                .appendAll(in(type.getName(), location -> mayHoldRules(location.getMethodName())))
                .appendAll(Switches.in(type, method -> mayHoldRules(method.name)));
    }

    /** Returns the alterations of some methods that take them out, or change something in them. */
    private Array<Mutant> own(JavaClass type, Predicate<MethodNode> where) {
        ClassNode node = Bytecode.read(type.getName());
        return Array.ofAll(node.methods)
                .filter(where)
                .flatMap(method -> edits(node, method))
                .reject(each -> each.kind().isSingle());
    }

    /** Returns all alterations of a method that can be switched on and off. */
    Array<Mutant> edits(ClassNode type, MethodNode method) {
        return edits(type.name).in(method);
    }

    private synchronized Edits edits(String type) {
        if (!edits.containsKey(type)) {
            edits = edits.put(type, Edits.of(Bytecode.read(type.replace('/', '.'))));
        }
        return edits.get(type).get();
    }

    /** Returns the alterations of a class that leave a requirement out, each with the section that makes it. */
    Array<Tuple2<String, Mutant>> requirements(JavaClass type) {
        return edits(type.getName().replace('.', '/')).requirements();
    }

    static boolean mayHoldRules(String method) {
        return !NO_RULES.contains(method.replaceFirst("lambda\\$(.*)\\$.*", "$1"));
    }

    /** Returns the alterations of a method, constructor or constant; of what implements it, if it has no body. */
    Array<Mutant> of(JavaMember member) {
        if (member.getModifiers().contains(JavaModifier.ABSTRACT)) {
            return implementations(member).flatMap(this::of);
        }
        if (!(member instanceof JavaCodeUnit)) {
            return ofConstant(member);
        }
        Predicate<MethodNode> inside =
                method -> Bytecode.isIn(method.name, method.desc, member.getName(), member.getDescriptor());
        Predicate<Location> here = location -> Bytecode.isIn(
                location.getMethodName(), location.getMethodDesc(), member.getName(), member.getDescriptor());
        return own(member.getOwner(), inside)
                .appendAll(in(member.getOwner().getName(), here))
                .appendAll(Switches.in(member.getOwner(), inside))
                .appendAll(constants(member.getOwner(), inside))
                .appendAll(anonymous((JavaCodeUnit) member)
                        .flatMap(each -> in(each.getName(), any -> true).prependAll(own(each, any -> true))));
    }

    private static Array<Mutant> constants(JavaClass type, Predicate<MethodNode> where) {
        return Array.ofAll(Bytecode.read(type.getName()).methods)
                .filter(where)
                .flatMap(each -> Constants.in(type.getName(), each));
    }

    /** What is asked in the code of a constant is taken out there; a constant without code, by other values in it. */
    private Array<Mutant> ofConstant(JavaMember member) {
        JavaClass owner = member.getOwner();
        var lambdas = Constants.lambdas(member);
        var made = Constants.classes(member).map(classes::get);
        var code = own(owner, method -> lambdas.contains(method.name))
                .appendAll(made.flatMap(type -> own(type, any -> true)));
        var values = Constants.of(member).appendAll(Constants.exchanges(member));
        return code.appendAll(code.isEmpty() ? values : values.map(Mutant::altered))
                .appendAll(made.flatMap(type -> in(type.getName(), any -> true)))
                .appendAll(in(owner.getName(), location -> lambdas.contains(location.getMethodName())));
    }

    private Array<JavaMember> implementations(JavaMember member) {
        return Array.ofAll(member.getOwner().getAllSubclasses())
                .flatMap(type -> Array.ofAll(type.getMembers()))
                .filter(each -> each.getName().equals(member.getName())
                        && each.getDescriptor().equals(member.getDescriptor())
                        && !each.getModifiers().contains(JavaModifier.ABSTRACT))
                .sortBy(JavaMember::getFullName);
    }

    private Array<JavaClass> inside(JavaClass type) {
        return Array.ofAll(classes)
                .filter(each -> each.equals(type) || each.getName().startsWith(type.getName() + "$"))
                .sortBy(JavaClass::getName);
    }

    private Array<JavaClass> anonymous(JavaCodeUnit method) {
        return inside(method.getOwner())
                .filter(each -> each.isAnonymousClass()
                        && each.getEnclosingCodeUnit().stream().anyMatch(method::equals));
    }

    private synchronized Array<Mutant> in(String type, Predicate<Location> where) {
        if (!found.containsKey(type)) {
            found = found.put(
                    type,
                    Array.ofAll(mutater.findMutations(ClassName.fromString(type)))
                            .sortBy(each -> OPERATORS.indexWhere(operator -> isBy(each, operator))));
        }
        return found.get(type)
                .get()
                .filter(each -> where.test(each.getId().getLocation())
                        && !each.getId().getLocation().getMethodDesc().endsWith(")Ljava/lang/String;"))
                .map(this::mutant);
    }

    private static boolean isBy(MutationDetails details, String operator) {
        String name = operator.replace("_", "").replace("EXPERIMENTAL", "");
        String mutator = details.getMutator().substring(details.getMutator().lastIndexOf('.') + 1);
        return mutator.toUpperCase(java.util.Locale.ROOT).replace("_", "").contains(name.replaceAll("S$", ""));
    }

    private Mutant mutant(MutationDetails details) {
        String type = details.getClassName().asJavaName();
        String what = details.getMethod() + " line " + details.getLineNumber() + ": " + details.getDescription();
        return new Mutant(
                type.substring(type.lastIndexOf('.') + 1) + "#" + what,
                Kind.ALTERED,
                "",
                Lazy.of(() ->
                        Change.of(type, mutater.getMutation(details.getId()).getBytes())));
    }
}
