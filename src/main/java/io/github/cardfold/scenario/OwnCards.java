package io.github.cardfold.scenario;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import org.jspecify.annotations.Nullable;

/** Cards that a scenario defines itself. */
final class OwnCards {
    static final String FIELD = "cards";

    private OwnCards() {}

    /** Returns a card as it is read, whose name is its id unless it says otherwise. */
    static Reading named(Reading map) {
        @Nullable Data id = map.data() instanceof Data.Fields fields ? fields.get("id") : null;
        if (id == null || !(map.data() instanceof Data.Fields card) || card.get("name") != null) {
            return map;
        }
        Data.Builder named = Data.fields().put("name", id);
        for (int i = 0; i < card.size(); i++) {
            named.put(card.name(i), card.value(i));
        }
        return map.with(named.build());
    }
}
