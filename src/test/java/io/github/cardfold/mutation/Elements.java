package io.github.cardfold.mutation;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import io.github.cardfold.citation.Document;
import io.github.cardfold.conformance.Citation;
import io.github.cardfold.conformance.Encoded;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.Surgery;
import io.github.cardfold.kernel.Surgery.Cut;
import io.github.cardfold.kernel.Surgery.Operation;
import io.github.cardfold.mutation.Element.Sort;
import io.github.cardfold.mutation.Reach.Code;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.collection.Map;

/** Finds everything that carries out a section. */
final class Elements {
    private final JavaClasses classes;
    private final Document document;
    private final Array<Operation> operations;
    private final CodeMutants code;
    private final Reach reach;

    private Elements(JavaClasses classes, Document document, Rules rules) {
        this.classes = classes;
        this.document = document;
        operations = Surgery.operations(rules);
        code = new CodeMutants(classes);
        reach = new Reach(classes);
    }

    /**
     * Returns all elements, code first.
     *
     * @param classes the code
     * @param document the document whose sections the labels of the rules are
     * @param rules what the code assembles
     */
    static Array<Element> of(JavaClasses classes, Document document, Rules rules) {
        var elements = new Elements(classes, document, rules);
        return elements.inCode().appendAll(elements.inRules()).appendAll(elements.requirements());
    }

    private Array<Element> inCode() {
        return Array.ofAll(classes)
                .sortBy(JavaClass::getName)
                .flatMap(type -> Array.ofAll(type.getMembers())
                        .sortBy(JavaMember::getFullName)
                        .map(member -> element(
                                Encoded.name(member),
                                type,
                                Citation.of(member, ""),
                                Lazy.of(() -> mutants(member)),
                                Lazy.of(() -> singles(reach.of(member)))))
                        .prepend(element(
                                Encoded.name(type),
                                type,
                                Citation.of(type, ""),
                                Lazy.of(() -> mutants(type)),
                                Lazy.of(() -> singles(reach.of(type))))))
                .filter(each -> !each.keys().isEmpty());
    }

    private static Element element(
            String where,
            JavaClass type,
            Array<Citation> citations,
            Lazy<Array<Mutant>> mutants,
            Lazy<Array<Mutant>> singles) {
        return new Element(
                where,
                citations.map(Citation::key),
                Array.of(topLevel(type)),
                Sort.CODE,
                Lazy.of(() -> deciding(mutants.get())),
                singles);
    }

    /** Requirements are elements of their own. */
    private Array<Mutant> singles(Array<Code> reached) {
        return reached.flatMap(each -> code.edits(each.type(), each.method()))
                .filter(each -> each.kind().isSingle() && each.kind() != Kind.REQUIREMENT);
    }

    private static String topLevel(JavaClass type) {
        return type.getName().split("\\$", 2)[0];
    }

    private Array<Mutant> mutants(JavaClass type) {
        return code.of(type).appendAll(written(type, Bytecode.texts(type.getName()), Bytecode.texts(type.getName())));
    }

    private Array<Mutant> mutants(JavaMember member) {
        boolean builds = member instanceof JavaCodeUnit method
                && method.getRawReturnType().getName().startsWith(Procedure.class.getName());
        var type = member.getOwner();
        return builds
                ? written(
                                type,
                                Bytecode.texts(type.getName(), member.getName(), member.getDescriptor()),
                                Bytecode.texts(type.getName()))
                        .appendAll(code.of(member))
                : code.of(member);
    }

    /** Returns the alterations of the steps that code writes. */
    private Array<Mutant> written(JavaClass type, Array<String> labels, Array<String> procedures) {
        return operations
                .filter(each -> labels.contains(each.label()) && procedures.contains(each.procedure()))
                .map(each -> new Mutant(words(each), kind(each.cut()), group(each), Lazy.of(() -> Change.of(each))))
                .reject(each -> each.kind().isSingle());
    }

    private Array<Element> inRules() {
        var writers = writers();
        return operations
                .filter(each -> Encoded.isNumber(Encoded.section(each.label())))
                .groupBy(each -> Encoded.labelled(document, each.label(), place(each)))
                .toArray()
                .map(group -> new Element(
                        group._1.where(),
                        Array.of(group._1.key()),
                        writers.getOrElse(group._2.head().label(), Array.empty()),
                        Sort.STEP,
                        Lazy.of(() -> group._2
                                .map(Elements::cut)
                                .reject(each -> each.kind().isSingle())),
                        Lazy.of(() -> group._2
                                .map(Elements::cut)
                                .filter(each -> each.kind().isSingle())
                                .appendAll(singles(reach.of(group._2.head().label()))))));
    }

    private Array<Element> requirements() {
        return Array.ofAll(classes)
                .sortBy(JavaClass::getName)
                .flatMap(type -> code.requirements(type)
                        .map(each -> new Element(
                                each._2.group(),
                                Array.of(document + " " + each._1),
                                Array.of(topLevel(type)),
                                Sort.REQUIREMENT,
                                Lazy.of(Array::empty),
                                Lazy.of(() -> Array.of(each._2)))));
    }

    private static Mutant cut(Operation operation) {
        Kind kind = kind(operation.cut());
        if (!kind.isSingle()) {
            return new Mutant(operation.cut().words(), kind, group(operation), Lazy.of(() -> Change.of(operation)));
        }
        String name = Surgery.words(operation);
        return new Mutant(name, kind, name, Lazy.of(() -> Change.of("", name)));
    }

    /** Returns alterations with those that decide: where nothing takes the code out, each must do. */
    private static Array<Mutant> deciding(Array<Mutant> mutants) {
        return mutants.exists(each -> each.kind() == Kind.TAKEN_OUT && !isOfPart(each))
                ? mutants
                : mutants.map(each -> each.kind() == Kind.TAKEN_OUT
                        ? each
                        : new Mutant(each.what(), Kind.TAKEN_OUT, each.what(), each.change()));
    }

    /** A lambda is only a part of the method that it stands in; that of a constant may be all of it. */
    private static boolean isOfPart(Mutant mutant) {
        return mutant.group().contains("#lambda$") && !mutant.group().contains("#lambda$static$");
    }

    private static Kind kind(Cut cut) {
        return switch (cut) {
            case UNHEARD -> Kind.ALTERED;
            case OTHER_SEAT -> Kind.SEATS;
            case FIRST_PASS -> Kind.ONCE;
            default -> Kind.TAKEN_OUT;
        };
    }

    private static String group(Operation operation) {
        return operation.procedure() + "/" + operation.label();
    }

    /** Returns where an operation cuts, as the conformance report calls it. */
    private static String place(Operation operation) {
        return operation.procedure().isEmpty()
                ? "as "
                        + operation
                                .cut()
                                .name()
                                .toLowerCase(java.util.Locale.ROOT)
                                .replace('_', ' ')
                : "in procedure " + operation.procedure();
    }

    private static String words(Operation operation) {
        return "step " + operation.label() + ": " + operation.cut().words();
    }

    /** Returns the classes in whose code each label stands. */
    private Map<String, Array<String>> writers() {
        return Array.ofAll(classes)
                .flatMap(type -> Bytecode.texts(type.getName()).map(text -> io.vavr.Tuple.of(text, topLevel(type))))
                .groupBy(each -> each._1)
                .mapValues(each -> each.map(pair -> pair._2).distinct());
    }
}
