package io.github.cardfold.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * Random games with the shipped texts come to every step, rule action, layer, kind, card and ability, or else the list
 * says which scenario or test does.
 */
class UnreachedTest {
    @Test
    void whatTheRunDoesNotComeToIsListed() throws IOException {
        assertEquals(
                TreeSet.empty(),
                Unreached.missed(0).removeAll(Unreached.list().keySet()),
                "neither reached nor listed: run the class Unreached");
    }

    @Test
    void whatIsListedIsThere() throws IOException {
        assertEquals(TreeSet.empty(), Unreached.list().keySet().removeAll(Unreached.all()));
    }

    @Test
    void whatIsNamedBesideAThingComesToIt() throws IOException {
        TreeMap<String, Array<String>> byWitness = TreeMap.ofEntries(
                Unreached.list().toArray().groupBy(each -> each._2).mapValues(each -> each.map(entry -> entry._1)));
        byWitness.forEach((witness, things) -> assertEquals(
                Array.empty(), things.removeAll(Witnesses.reached(witness)), witness + " does not come to this"));
    }
}
