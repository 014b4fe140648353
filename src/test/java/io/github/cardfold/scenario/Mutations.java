package io.github.cardfold.scenario;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;

/** Documents with one node replaced by a value of another type, taken away, or there twice. */
final class Mutations {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String GONE = "gone";
    private static final String TWICE = "twice";
    private static final Array<String> VALUES = Array.of(
            "{}",
            "[]",
            "[5]",
            "null",
            "\"\"",
            "\"x y\"",
            "5",
            "-1",
            "1" + "0".repeat(30),
            "true",
            "[".repeat(25) + "]".repeat(25),
            "[".repeat(5000) + "]".repeat(5000));

    private Mutations() {}

    /**
     * Returns documents made of others, by what was done to them. What stands at one place, the numbers of a list and
     * the names that are data left aside, is changed in one document for all.
     */
    static Map<String, Lazy<ScenarioFile>> of(Array<ScenarioFile> files) {
        TreeMap<String, Lazy<ScenarioFile>> all = TreeMap.empty();
        for (ScenarioFile file : files) {
            for (Array<Object> way : ways(tree(file), Array.empty())) {
                String shape = shape(way);
                for (String change : VALUES.append(GONE).append(TWICE)) {
                    String what = shape + " " + (change.length() > 40 ? "deep " + change.length() : change);
                    if (!all.containsKey(what)) {
                        all = all.put(what, Lazy.of(() -> new ScenarioFile(file.source(), changed(file, way, change))));
                    }
                }
            }
        }
        return all;
    }

    private static JsonNode tree(ScenarioFile file) {
        try {
            return JSON.readTree(file.text());
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(file.source(), e);
        }
    }

    /** Returns the ways to all nodes but the root. */
    private static Array<Array<Object>> ways(JsonNode node, Array<Object> way) {
        Array<Object> steps = node.isArray()
                ? Array.range(0, node.size()).map(i -> (Object) i)
                : Array.ofAll(node::fieldNames).map(name -> (Object) name);
        return steps.flatMap(step -> ways(child(node, step), way.append(step)).prepend(way.append(step)));
    }

    private static JsonNode child(JsonNode node, Object step) {
        return step instanceof Integer index ? node.get(index) : node.get((String) step);
    }

    /** What was changed, whatever cards, places and numbers it is about. */
    private static String shape(Array<Object> way) {
        return way.map(step -> step instanceof Integer
                        ? "[]"
                        : ((String) step).matches(".*[A-Z0-9:].*") && !((String) step).startsWith("view") ? "*" : step)
                .mkString(".");
    }

    private static String changed(ScenarioFile file, Array<Object> way, String change) {
        JsonNode tree = tree(file);
        JsonNode parent = way.init().foldLeft(tree, Mutations::child);
        Object last = way.last();
        JsonNode old = child(parent, last);
        if (parent instanceof ArrayNode list) {
            int index = (Integer) last;
            if (change.equals(TWICE)) {
                list.insert(index, old);
            } else if (change.equals(GONE)) {
                list.remove(index);
            } else {
                list.remove(index);
                list.insertRawValue(index, new RawValue(change));
            }
        } else {
            ObjectNode map = (ObjectNode) parent;
            String name = (String) last;
            if (change.equals(GONE)) {
                map.remove(name);
            } else {
                map.putRawValue(name, new RawValue(change.equals(TWICE) ? old + ",\"" + name + "\":" + old : change));
            }
        }
        return text((ContainerNode<?>) tree);
    }

    private static String text(ContainerNode<?> tree) {
        try {
            return JSON.writeValueAsString(tree);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
