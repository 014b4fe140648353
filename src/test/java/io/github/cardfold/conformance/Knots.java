package io.github.cardfold.conformance;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import io.vavr.collection.Array;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which classes of the library stand in a circle: each needs, by way of others, itself. Nested classes count as one.
 */
final class Knots {
    private final Map<String, Set<String>> uses = new TreeMap<>();
    private final Map<String, Integer> numbers = new TreeMap<>();
    private final Map<String, Integer> lowest = new TreeMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private final List<Array<String>> found = new ArrayList<>();

    private Knots(JavaClasses classes) {
        for (JavaClass each : classes) {
            Set<String> used = uses.computeIfAbsent(outermost(each), name -> new TreeSet<>());
            for (Dependency dependency : each.getDirectDependenciesFromSelf()) {
                used.add(outermost(dependency.getTargetClass().getBaseComponentType()));
            }
        }
        uses.keySet().forEach(name -> {
            if (!numbers.containsKey(name)) {
                visit(name);
            }
        });
    }

    /** Returns all circles of two or more classes. */
    static Array<Array<String>> of(JavaClasses classes) {
        return Array.ofAll(new Knots(classes).found);
    }

    private static String outermost(JavaClass type) {
        return type.getName().replaceAll("\\$.*", "");
    }

    private void visit(String name) {
        numbers.put(name, numbers.size());
        lowest.put(name, numbers.get(name));
        open.push(name);
        for (String used : uses.get(name)) {
            if (!uses.containsKey(used)) {
                continue;
            }
            if (!numbers.containsKey(used)) {
                visit(used);
                lowest.merge(name, lowest.get(used), Math::min);
            } else if (open.contains(used)) {
                lowest.merge(name, numbers.get(used), Math::min);
            }
        }
        if (lowest.get(name).equals(numbers.get(name))) {
            close(name);
        }
    }

    private void close(String name) {
        Array<String> knot = Array.empty();
        String last;
        do {
            last = open.pop();
            knot = knot.append(last);
        } while (!last.equals(name));
        if (knot.size() > 1) {
            found.add(knot.sorted());
        }
    }
}
