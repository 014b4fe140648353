package io.github.cardfold.vandaria.edition;

import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.vandaria.card.Element;
import io.github.cardfold.vandaria.card.ElementChart;
import io.vavr.collection.Array;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;

/** The chart of elements as data: a map from a Fusion Element to the sets of elements that it is made of. */
final class ElementChartData {
    private ElementChartData() {}

    static ElementChart read(Reading map) {
        ReadingFields in = map.fields();
        SortedMap<Element, Array<Array<Element>>> fusions = TreeMap.empty();
        for (Element each : Element.values()) {
            Reading sets = in.find(Reading.word(each));
            if (sets != null) {
                fusions = fusions.put(each, sets.items().map(ElementChartData::set));
            }
        }
        in.end();
        try {
            return new ElementChart(fusions);
        } catch (IllegalArgumentException refusal) {
            throw map.expected("a chart of Fusion Elements", String.valueOf(refusal.getMessage()));
        }
    }

    private static Array<Element> set(Reading set) {
        return set.items().map(ElementWords::element);
    }
}
