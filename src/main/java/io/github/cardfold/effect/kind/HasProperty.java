package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Idioms;

/**
 * Cards of which something is so. Written as the property alone, {@code {"grade": {"at least": 2}}}.
 *
 * @param property what must be so
 */
@Idioms({NumberIs.class, WordIs.class, PartIs.class})
public record HasProperty(Property property) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return property.holds(query, subject);
    }
}
