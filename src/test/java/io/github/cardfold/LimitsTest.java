package io.github.cardfold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page on limits says what the constants say, and has all that are public. */
class LimitsTest {
    private static final Pattern ROW = Pattern.compile("\\| ([0-9,]+) \\| `([A-Za-z.]+)\\.([A-Z_]+)` \\|.*");
    private static final String ROOT = "io.github.cardfold.";

    private static Map<String, String> rows() throws IOException {
        Map<String, String> rows = new TreeMap<>();
        for (String line : Files.readAllLines(Path.of("docs/LIMITS.md"))) {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                rows.put(row.group(2) + "." + row.group(3), row.group(1).replace(",", ""));
            }
        }
        return rows;
    }

    @Test
    void everyLimitIsWhatThePageSays() throws IOException, ReflectiveOperationException {
        assertTrue(rows().size() > 20);
        for (Map.Entry<String, String> row : rows().entrySet()) {
            int dot = row.getKey().lastIndexOf('.');
            Field limit = Class.forName(ROOT + row.getKey().substring(0, dot))
                    .getDeclaredField(row.getKey().substring(dot + 1));
            limit.setAccessible(true);
            assertEquals(row.getValue(), String.valueOf(limit.get(null)), row.getKey());
        }
    }

    @Test
    void everyPublicLimitIsOnThePage() throws IOException {
        Set<String> missing = new TreeSet<>();
        for (JavaClass each : new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("io.github.cardfold")) {
            for (JavaField field : each.getFields()) {
                boolean isLimit =
                        field.getName().startsWith("MOST") || field.getName().startsWith("MAX_");
                if (isLimit
                        && field.getModifiers().contains(JavaModifier.STATIC)
                        && field.getModifiers().contains(JavaModifier.PUBLIC)) {
                    missing.add(each.getName().replace(ROOT, "").replace('$', '.') + "." + field.getName());
                }
            }
        }
        missing.removeAll(rows().keySet());
        assertEquals(Set.of(), missing);
    }
}
