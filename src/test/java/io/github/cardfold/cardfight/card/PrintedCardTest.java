package io.github.cardfold.cardfight.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What a table prints on a card is what the card says. */
class PrintedCardTest {
    private static Card printed(String column, String text) {
        return PackReader.read("p", "pack\tp\t1\nid\tname\tgrade\t" + column + "\nash\tAsh Wren\t1\t" + text + "\n")
                .get()
                .cards()
                .single();
    }

    private static Card plain() {
        return printed("tags", "-");
    }

    @Test
    @Rule(jp = "2.1.1")
    void itsName() {
        assertEquals("Ash Wren", plain().name());
    }

    @Test
    @Rule(jp = "2.2.1")
    void itsClans() {
        assertEquals(Array.of("Ember"), printed("clans", "Ember").clans());
        assertEquals(Array.empty(), plain().clans());
    }

    @Test
    @Rule(jp = {"2.3.1", "2.3.4"})
    void itsRacesSeparatedByStrokes() {
        assertEquals(
                Array.of("Bird", "High Beast"),
                printed("races", "Bird/High Beast").races());
    }

    @Test
    @Rule(jp = "2.5.1")
    void itsPower() {
        assertEquals(8000, printed("power", "8000").power());
        assertEquals(0, plain().power());
    }

    @Test
    @Rule(jp = "2.8.1")
    void itsTriggerIcon() {
        assertEquals(Trigger.NONE, plain().trigger());
        for (Trigger trigger : Trigger.values()) {
            assertEquals(trigger, printed("trigger", trigger.label()).trigger());
        }
        assertEquals("critical", Trigger.CRITICAL.label());
        assertEquals("draw", Trigger.DRAW.label());
        assertEquals("stand", Trigger.STAND.label());
        assertEquals("heal", Trigger.HEAL.label());
        assertEquals("front", Trigger.FRONT.label());
        assertEquals("over", Trigger.OVER.label());
    }

    @Test
    @Rule(jp = {"2.9.1", "2.9.2.1", "2.9.3"})
    void oneOfSevenMainTypes() {
        assertEquals(
                "unit, order, heart, original dress, crest, ride deck crest, growth source",
                Array.of(MainType.values()).map(MainType::label).mkString(", "));
        for (MainType type : Array.of(MainType.values()).filter(MainType::isPrinted)) {
            assertEquals(type, printed("type", type.label()).mainType());
        }
    }

    @Test
    @Rule(jp = "2.9.3.1")
    void unitsAreCardsAndTheUsualOnes() {
        assertEquals("unit", plain().mainType().label());
        assertEquals(MainType.UNIT, plain().mainType());
    }

    @Test
    @Rule(jp = "2.9.3.2")
    void ordersAreCards() {
        assertEquals(MainType.ORDER, printed("type", "order").mainType());
    }

    @Test
    @Rule(jp = "2.9.3.5")
    void crestsAreCardsOfASort() {
        assertEquals(MainType.CREST, printed("type", "crest").mainType());
    }

    @Test
    @Rule(jp = "2.9.3.6")
    void rideDeckCrestsAreCards() {
        assertTrue(MainType.RIDE_DECK_CREST.isPrinted());
        assertEquals(
                MainType.RIDE_DECK_CREST, printed("type", "ride deck crest").mainType());
    }

    @Test
    @Rule(jp = {"2.9.2", "2.9.4", "2.9.5"})
    void itsSubtypesIfItHasAny() {
        assertEquals(Array.of("set", "song"), printed("subtypes", "set/song").subtypes());
        assertEquals(Array.empty(), plain().subtypes());
        assertEquals(Array.of("ticket"), printed("special types", "ticket").specialTypes());
        assertEquals(Array.empty(), plain().specialTypes());
    }

    @Test
    @Rule(jp = "14.10.3")
    void whetherItIsASentinel() {
        assertTrue(printed("sentinel", "yes").sentinel());
        assertFalse(plain().sentinel());
    }
}
