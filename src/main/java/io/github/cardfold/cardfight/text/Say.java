package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Value;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * Any term of the language by the name of its kind, its components following by name and value, as in
 * {@code Say.instruction("draw", "number", 2)}. Values are numbers, texts, truth values, words (enums), terms, and
 * arrays of those; a component that is left out, or an empty array, is what the language takes it for. {@code "$it"} is
 * a variable.
 *
 * <p>All of them throw {@link io.github.cardfold.data.StateFormatException}, which names the kind and the component, if
 * the language has no such kind or it cannot be made of these.
 */
public final class Say {
    private Say() {}

    /** Returns an instruction. */
    public static Instruction instruction(String kind, Object... components) {
        return term(Instruction.class, kind, components);
    }

    /** Returns a condition. */
    public static Condition condition(String kind, Object... components) {
        return term(Condition.class, kind, components);
    }

    /** Returns a continuous effect. */
    public static Continuous continuous(String kind, Object... components) {
        return term(Continuous.class, kind, components);
    }

    /** Returns a duration: for how long. */
    public static DurationTerm duration(String kind, Object... components) {
        return term(DurationTerm.class, kind, components);
    }

    /** Returns a deed: what may be done or not. */
    public static Deed deed(String kind, Object... components) {
        return term(Deed.class, kind, components);
    }

    /** Returns a filter: what cards are. */
    public static Filter filter(String kind, Object... components) {
        return term(Filter.class, kind, components);
    }

    /** Returns a characteristic: what cards have or are. */
    public static Characteristic characteristic(String kind, Object... components) {
        return term(Characteristic.class, kind, components);
    }

    /** Returns the filter that something is so with a characteristic: {@code Say.is("clan", "Oracle Guild")}. */
    public static Filter is(String characteristic, Object is) {
        return Vocabulary.LANGUAGE.read(
                Filter.class, Data.fields().put(characteristic, data(is)).build());
    }

    /** Returns a selector: which cards. */
    public static Selector selector(String kind, Object... components) {
        return term(Selector.class, kind, components);
    }

    /** Returns an event: what happens. */
    public static EventPattern event(String kind, Object... components) {
        return term(EventPattern.class, kind, components);
    }

    /** Returns a value. */
    public static Value value(String kind, Object... components) {
        return term(Value.class, kind, components);
    }

    /** Returns the cards of a variable. */
    static Selector those(String variable) {
        return Vocabulary.LANGUAGE.read(Selector.class, Data.text("$" + variable));
    }

    static <T extends Term> T term(Class<T> role, String kind, Object... components) {
        if (components.length % 2 != 0) {
            throw new IllegalArgumentException("\"" + kind + "\": a component has a name and a value");
        }
        Data.Builder body = Data.fields();
        boolean isBare = true;
        for (int i = 0; i < components.length; i += 2) {
            Data value = data(components[i + 1]);
            if (!(value instanceof Data.Items items && items.values().isEmpty())) {
                body.put((String) components[i], value);
                isBare = false;
            }
        }
        Data said =
                isBare ? Data.text(kind) : Data.fields().put(kind, body.build()).build();
        return Vocabulary.LANGUAGE.read(role, said);
    }

    private static Data data(Object value) {
        if (value instanceof Term term) {
            return Vocabulary.LANGUAGE.write(term);
        }
        if (value instanceof Integer number) {
            return Data.whole(number);
        }
        if (value instanceof Boolean truth) {
            return Data.truth(truth);
        }
        if (value instanceof Enum<?> word) {
            return Data.text(Reading.word(word));
        }
        if (value instanceof String || value instanceof Region) {
            return Data.text(value.toString());
        }
        List<Data> items = new ArrayList<>();
        Array<?> several = value instanceof Object[] array ? Array.of(array) : (Array<?>) value;
        several.forEach(each -> items.add(data(each)));
        return Data.items(items);
    }
}
