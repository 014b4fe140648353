package io.github.cardfold.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import io.github.cardfold.citation.Document;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.platform.commons.annotation.Testable;

/** Where the sections are tried: in annotated tests, and in scenario files by their field {@code rules}. */
public final class Tried {
    private static final Path SCENARIOS = Path.of("examples", "scenarios");

    private Tried() {}

    /** Returns every test that says it tries a section. */
    static Array<Citation> all() {
        return Encoded.inCode(ArchitectureRules.tests()).appendAll(inShippedScenarios());
    }

    /** Returns the sections that the scenario files of this project say they try. */
    public static Array<Citation> inShippedScenarios() {
        return inScenarios(SCENARIOS);
    }

    /** Returns the sections that the scenario files below a directory say they try, none if there is no directory. */
    static Array<Citation> inScenarios(Path directory) {
        if (!Files.isDirectory(directory)) {
            return Array.empty();
        }
        try (var files = Files.walk(directory)) {
            return Array.ofAll(files.filter(file -> file.toString().endsWith(".json"))
                            .sorted())
                    .flatMap(Tried::inScenario);
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    private static Array<Citation> inScenario(Path file) {
        String where = file.toString().replace('\\', '/');
        try {
            JsonNode scenario = new ObjectMapper().readTree(file.toFile());
            Array<JsonNode> variants = Array.ofAll(scenario.path("variants"));
            return variants.isEmpty()
                    ? in(scenario, scenario, where)
                    : variants.flatMap(each -> in(each, scenario, where)).distinct();
        } catch (IOException cause) {
            throw new UncheckedIOException(where, cause);
        }
    }

    /** A variant tries what the file says unless it says itself what it tries of a document. */
    private static Array<Citation> in(JsonNode variant, JsonNode file, String where) {
        return Array.of(Document.values()).flatMap(document -> {
            String field = "/rules/" + document.name().toLowerCase(Locale.ROOT);
            JsonNode own = variant.at(field);
            return Array.ofAll(own.isMissingNode() ? file.at(field) : own)
                    .map(section -> Citation.of(document, section.asText(), where));
        });
    }

    /** Returns the citations that stand on nothing that is ever run as a test. */
    static Array<Citation> idle(JavaClasses classes) {
        return Array.ofAll(classes)
                .flatMap(type -> Array.ofAll(type.getMembers())
                        .filter(member -> !isTest(member))
                        .flatMap(member -> Citation.of(member, member.getFullName()))
                        .appendAll(hasTests(type) ? Array.empty() : Citation.of(type, type.getName())));
    }

    private static boolean hasTests(JavaClass type) {
        return type.getAllMembers().stream().anyMatch(Tried::isTest);
    }

    public static boolean isTest(JavaMember member) {
        return member.isMetaAnnotatedWith(Testable.class);
    }
}
