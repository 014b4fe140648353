package io.github.cardfold.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random games come to every step, rule action, layer and kind, and to every card and ability of the shipped texts, or
 * else the list says which scenario or test does.
 */
class UnreachedTest {
    @ParameterizedTest
    @EnumSource
    void whatTheRunDoesNotComeToIsListed(Unreached game) throws IOException {
        assertEquals(
                TreeSet.empty(),
                game.missed(0).removeAll(game.list().keySet()),
                "neither reached nor listed: run the class Unreached");
    }

    @ParameterizedTest
    @EnumSource
    void whatIsListedIsThere(Unreached game) throws IOException {
        assertEquals(TreeSet.empty(), game.list().keySet().removeAll(game.all()));
    }

    @ParameterizedTest
    @EnumSource
    void whatIsNamedBesideAThingComesToIt(Unreached game) throws IOException {
        TreeMap<String, Array<String>> byWitness = TreeMap.ofEntries(
                game.list().toArray().groupBy(each -> each._2).mapValues(each -> each.map(entry -> entry._1)));
        byWitness.forEach((witness, things) -> assertEquals(
                Array.empty(), things.removeAll(game.reached(witness)), witness + " does not come to this"));
    }
}
