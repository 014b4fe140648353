package io.github.cardfold.citation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Ledger.Entry;
import io.github.cardfold.citation.Ledger.Kind;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LedgerTest {
    @Test
    void findsASection() {
        assertEquals(
                Kind.LOSING,
                Ledger.of(Document.JP).find("1.2.1").map(Entry::kind).get());
    }

    @Test
    void findsAnAppendixItem() {
        assertTrue(Ledger.of(Document.JP).find("A1.plant").isDefined());
    }

    @Test
    void findsNothingUnderAnAbsentSection() {
        assertTrue(Ledger.of(Document.JP).find("99.1").isEmpty());
    }

    @Test
    void sectionsAreWrittenWithoutTrailingDot() {
        assertTrue(Ledger.of(Document.JP).find("1.2.1.").isEmpty());
    }

    @Test
    void keepsTheOrderOfTheDocument() {
        var sections = Ledger.of(Document.JP).entries().map(Entry::section);
        assertEquals("1.1", sections.head());
        assertTrue(sections.indexOf("9.1") < sections.indexOf("10.1"));
        assertTrue(sections.indexOf("10.8.1.4") < sections.indexOf("11.1"));
        assertTrue(sections.indexOf("11.1") < sections.indexOf("A1"));
    }

    @ParameterizedTest
    @EnumSource
    void everyRowIsComplete(Document document) {
        var entries = Ledger.of(document).entries();
        assertTrue(entries.size() > 800, document + " has " + entries.size() + " rows");
        assertFalse(entries.exists(
                entry -> entry.section().isBlank() || entry.summary().isBlank()));
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "IT")
    void sectionsAreUnique(Document document) {
        assertEquals(Array.empty(), repeated(document));
    }

    @Test
    void theItalianEditionRepeatsNineNumbers() {
        assertEquals(
                Array.of(
                        "10.1",
                        "10.30",
                        "11.15.1.1",
                        "11.16.1.1",
                        "11.19.1.1",
                        "11.26.2.1",
                        "11.3.1",
                        "11.5.1",
                        "4.6.7"),
                repeated(Document.IT));
    }

    @Test
    void findsTheFirstOfRepeatedSectionsAndAllOfThem() {
        var italian = Ledger.of(Document.IT);
        assertEquals(Kind.HEADING, italian.find("10.1").map(Entry::kind).get());
        assertEquals(
                Array.of(Kind.HEADING, Kind.DEFINITION), italian.findAll("10.1").map(Entry::kind));
    }

    private static Array<String> repeated(Document document) {
        var sections = Ledger.of(document).entries().map(Entry::section);
        return TreeSet.ofAll(sections).toArray().filter(section -> sections.count(section::equals) > 1);
    }
}
