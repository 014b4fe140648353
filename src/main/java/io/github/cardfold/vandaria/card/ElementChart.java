package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;

/**
 * Which elements join to a Fusion Element, so that they pay for it together. The guide speaks of a chart and has none;
 * it says that Fire and Wind are Thunder.
 *
 * @param fusions for a Fusion Element each set of elements that it can be made of; one without an entry pays only
 *     itself
 */
@Rule(vw = {"14.1.4", "14.1.13"})
public record ElementChart(SortedMap<Element, Array<Array<Element>>> fusions) {
    private static final ElementChart STANDARD =
            new ElementChart(TreeMap.of(Element.THUNDER, Array.of(Array.of(Element.FIRE, Element.WIND))));

    /**
     * Refuses what joins to nothing.
     *
     * @throws IllegalArgumentException if an entry is of no Fusion Element, or is not made of several Pure and True
     *     ones
     */
    public ElementChart {
        fusions.forEach(entry -> check(entry._1(), entry._2()));
    }

    private static void check(Element fusion, Array<Array<Element>> sets) {
        if (fusion.sort() != Element.Sort.FUSION) {
            throw new IllegalArgumentException("nothing joins to " + fusion.word() + ", which is no Fusion Element");
        }
        boolean areBasic = sets.forAll(set -> set.size() > 1
                && set.forAll(each -> each.sort() == Element.Sort.PURE || each.sort() == Element.Sort.TRUE));
        if (!areBasic) {
            throw new IllegalArgumentException(
                    fusion.word() + " is made of several elements, each of which is Pure or True");
        }
    }

    /** Returns what the guide says and no more. */
    public static ElementChart standard() {
        return STANDARD;
    }

    /** Returns all sets of elements that pay for an element: itself, and what it is made of. */
    @Rule(vw = {"14.1.12", "14.1.13"})
    public Array<Array<Element>> payers(Element element) {
        return Array.of(Array.of(element)).appendAll(fusions.get(element).getOrElse(Array.empty()));
    }
}
