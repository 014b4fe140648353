package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.github.cardfold.effect.Language;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The names that events give to cards, in place of {@code it} and {@code other} of format 1. */
final class EventNames {
    private static final Map<String, Array<String>> NAMES = LinkedHashMap.<String, Array<String>>empty()
            .put("placed", Array.of("placed"))
            .put("moved", Array.of("moved"))
            .put("moves", Array.of("moved"))
            .put("retired", Array.of("retired"))
            .put("discarded", Array.of("discarded"))
            .put("stands", Array.of("stood"))
            .put("rests", Array.of("rested"))
            .put("intercepts", Array.of("interceptor"))
            .put("ridden upon", Array.of("rider"))
            .put("checked", Array.of("checked"))
            .put("order played", Array.of("order"))
            .put("battle ends", Array.of("attacker"))
            .put("attacks", Array.of("attacker", "target"))
            .put("hits", Array.of("attacker", "target"))
            .put("boosts", Array.of("booster", "boosted"));

    private EventNames() {}

    /** Returns an ability in which the cards of events have the names of today. */
    static Data renamed(Data ability, Language language) {
        Data inside = waiting(ability, language);
        return inside instanceof Data.Fields one
                        && one.size() == 1
                        && one.name(0).equals("auto")
                ? renamed("ability", inside, one.value(0), language)
                : inside;
    }

    /** What waits for an event has names of its own. */
    private static Data waiting(Data data, Language language) {
        if (data instanceof Data.Items items) {
            List<Data> changed = new ArrayList<>();
            items.values().forEach(each -> changed.add(waiting(each, language)));
            return changed.equals(items.values().asJava()) ? data : Data.items(changed);
        }
        if (!(data instanceof Data.Fields fields)) {
            return data;
        }
        Data.Builder out = Data.fields();
        for (int i = 0; i < fields.size(); i++) {
            out.put(fields.name(i), waiting(fields.value(i), language));
        }
        Data built = out.build();
        Data inside = built.equals(data) ? data : built;
        return fields.size() == 1 && fields.name(0).equals("when next")
                ? renamed("instruction", inside, ((Data.Fields) inside).value(0), language)
                : inside;
    }

    private static Data renamed(String role, Data term, Data body, Language language) {
        @Nullable Data on = body instanceof Data.Fields fields ? fields.get("on") : null;
        Array<String> names = on == null ? Array.empty() : names(on);
        Data named = term;
        for (int i = 0; i < names.size(); i++) {
            named = Variables.renamed(language, role, named, i == 0 ? "it" : "other", names.get(i));
        }
        return named;
    }

    private static Array<String> names(Data event) {
        if (event instanceof Data.Text text) {
            return NAMES.getOrElse(text.value(), Array.empty());
        }
        if (!(event instanceof Data.Fields fields) || fields.size() != 1) {
            return Array.empty();
        }
        Data inside = fields.value(0);
        @Nullable
        Data caused = fields.name(0).equals("caused") && inside instanceof Data.Fields all ? all.get("event") : null;
        return caused == null ? NAMES.getOrElse(fields.name(0), Array.empty()) : names(caused);
    }
}
