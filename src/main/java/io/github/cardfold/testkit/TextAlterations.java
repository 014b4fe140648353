package io.github.cardfold.testkit;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Language;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** The cards that come of a card if its text is altered in one place, in every way that leaves a text. */
final class TextAlterations {
    /** Words that say the opposite of one another. */
    private static final Map<String, String> OPPOSITES = TreeMap.of("you", "opponent", "opponent", "you");

    /** From here on a number is a power or a shield, of which one more would hardly be seen. */
    private static final int LARGE = 1000;

    private TextAlterations() {}

    /**
     * A card with one alteration.
     *
     * @param card the card as it is now
     * @param where the place and what stands there
     */
    record Altered(Card card, String where) {
        @Override
        public String toString() {
            return card.id() + ": " + where;
        }
    }

    static Array<Altered> of(Card card, Language language) {
        return Array.range(0, card.abilities().size())
                .flatMap(at -> of(card.abilities().get(at), language)
                        .map(each -> new Altered(
                                card.withAbilities(card.abilities().update(at, each._2)),
                                "ability " + (at + 1) + each._1)));
    }

    /** What was altered, and the altered ability. */
    private static Array<Tuple2<String, Ability>> of(Ability ability, Language language) {
        Data written = language.write(ability);
        return altered(written)
                .flatMap(each -> read(each._2, language).map(other -> Tuple.of(each._1, other)))
                .filter(each -> !each._2.equals(ability));
    }

    private static Option<Ability> read(Data data, Language language) {
        try {
            return Option.some(language.read(Ability.class, data));
        } catch (StateFormatException nonsense) {
            return Option.none();
        }
    }

    private static Array<Tuple2<String, Data>> altered(Data data) {
        if (data instanceof Data.Whole number) {
            long step = Math.abs(number.value()) >= LARGE ? LARGE : 1;
            return Array.of(Tuple.of(" is " + (number.value() + step), Data.whole(number.value() + step)));
        }
        if (data instanceof Data.Truth truth) {
            return Array.of(Tuple.of(" is " + !truth.value(), Data.truth(!truth.value())));
        }
        if (data instanceof Data.Text text) {
            return OPPOSITES
                    .get(text.value())
                    .map(other -> Tuple.of(" is " + other, Data.text(other)))
                    .toArray();
        }
        return data instanceof Data.Items list ? items(Array.ofAll(list.values())) : fields((Data.Fields) data);
    }

    private static Array<Tuple2<String, Data>> items(Array<Data> values) {
        return Array.range(0, values.size())
                .flatMap(at -> altered(values.get(at))
                        .map(each -> Tuple.of(
                                "[" + at + "]" + each._1,
                                Data.items(values.update(at, each._2).asJava())))
                        .append(Tuple.of(
                                "[" + at + "] left out",
                                Data.items(values.removeAt(at).asJava()))));
    }

    private static Array<Tuple2<String, Data>> fields(Data.Fields map) {
        return Array.range(0, map.size())
                .flatMap(at -> altered(map.value(at))
                        .map(each -> Tuple.of("." + map.name(at) + each._1, with(map, at, Option.some(each._2))))
                        .append(Tuple.of("." + map.name(at) + " left out", with(map, at, Option.none()))));
    }

    private static Data with(Data.Fields map, int at, Option<Data> value) {
        Data.Builder out = Data.fields();
        for (int i = 0; i < map.size(); i++) {
            Option<Data> kept = i == at ? value : Option.some(map.value(i));
            String name = map.name(i);
            kept.forEach(data -> out.put(name, data));
        }
        return out.build();
    }
}
