package io.github.cardfold.cardfight.edition;

import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.TermDefinition;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * The definitions that a pack or a scenario file has in its field {@code definitions}.
 *
 * @param all those that could be read
 * @param language the language with them
 * @param problems what is wrong with the others, each with its path and the definition's name
 */
public record Definitions(Array<TermDefinition> all, Language language, Array<StateFormatException> problems) {
    /** The name of the field. */
    public static final String FIELD = "definitions";

    /**
     * Returns the definitions that a map has; none if it has no such field.
     *
     * @param language the language that they are added to
     * @throws StateFormatException if the field is no list, or has more than {@link Pack#MOST_DEFINITIONS}
     */
    public static Definitions read(ReadingFields in, Language language) {
        @Nullable Reading list = in.find(FIELD);
        Definitions none = new Definitions(Array.empty(), language, Array.empty());
        if (list == null) {
            return none;
        }
        Array<Reading> each = list.items();
        if (each.size() > Pack.MOST_DEFINITIONS) {
            throw list.expected("at most " + Pack.MOST_DEFINITIONS + " definitions");
        }
        return each.foldLeft(none, Definitions::with);
    }

    private Definitions with(Reading map) {
        try {
            TermDefinition definition = TermDefinition.read(map);
            return new Definitions(all.append(definition), language(map, definition), problems);
        } catch (StateFormatException refused) {
            return new Definitions(all, language, problems.append(refused));
        }
    }

    private Language language(Reading map, TermDefinition definition) {
        try {
            return language.with(definition);
        } catch (StateFormatException refused) {
            throw new StateFormatException(
                    map.path() + refused.path().substring(1),
                    refused.expected(),
                    refused.found() + " in definition '" + definition.name() + "'",
                    refused);
        } catch (IllegalArgumentException refused) {
            throw map.expected(
                    "a definition of its own", "definition '" + definition.name() + "', but " + refused.getMessage());
        }
    }
}
