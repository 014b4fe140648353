package io.github.cardfold.conformance;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.citation.Document;
import io.github.cardfold.kernel.Anatomy;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;

/** Where the sections are carried out: in annotated code, and in what the rules are made of, by its labels. */
public final class Encoded {
    private Encoded() {}

    /** Returns every place that carries out a section. */
    public static Array<Citation> all() {
        return inCode(ArchitectureRules.main())
                .appendAll(inRules(Document.JP, Cardfight.rules()))
                .appendAll(inRules(Document.VW, Vandaria.rules(VandariaRules.standard(), Array.empty())));
    }

    /** Returns the citations of classes and their members, named without the root package. */
    static Array<Citation> inCode(JavaClasses classes) {
        return Array.ofAll(classes)
                .flatMap(type -> Array.ofAll(type.getMembers())
                        .flatMap(member -> Citation.of(member, name(member)))
                        .prependAll(Citation.of(type, name(type))))
                .sortBy(Citation::where);
    }

    /** Returns the labels of steps that do something, of rule actions, redirections and consequences. */
    static Array<Citation> inRules(Document document, Rules rules) {
        var steps = Anatomy.steps(rules)
                .filter(step -> step.waitsFor().isEmpty())
                .map(step -> labelled(document, step.label(), "in procedure " + step.procedure()));
        return steps.appendAll(Anatomy.ruleActions(rules).map(label -> labelled(document, label, "as rule action")))
                .appendAll(Anatomy.redirections(rules).map(label -> labelled(document, label, "as redirection")))
                .appendAll(Anatomy.consequences(rules).map(label -> labelled(document, label, "as consequence")))
                .filter(citation -> isNumber(citation.section()));
    }

    /** Returns the empty steps, each of which stands for a section until a mechanic is in play. */
    static Array<Anatomy.Part> emptySteps(Rules rules) {
        return Anatomy.steps(rules).reject(step -> step.waitsFor().isEmpty());
    }

    /** A label is a section number; where a paragraph orders several things, a word after it tells them apart. */
    public static Citation labelled(Document document, String label, String where) {
        return new Citation(document, section(label), 0, label + " " + where);
    }

    /** Returns the section a label begins with. */
    public static String section(String label) {
        return label.split(" ", 2)[0];
    }

    /** Tells whether this is a section number and not the name of a stage that all changes go through. */
    public static boolean isNumber(String section) {
        return section.matches("[0-9]+(\\.[0-9]+)+");
    }

    public static String name(JavaClass type) {
        return type.getName().substring(ArchitectureRules.ROOT.length() + 1);
    }

    public static String name(JavaMember member) {
        return name(member.getOwner()) + "#" + member.getName();
    }
}
