package io.github.cardfold.cardfight.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.deck.TextProblem;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class PackReaderTest {

    @Test
    void aRowSetsWhatItsCellsSay() {
        String text = """
                # A comment.
                pack\ttiny\t2

                name\tid\tgrade\tpower\tshield\tskills\traces\ttype\tsubtypes\ttrigger\ttrigger power\ttags
                Ash Wren\tash-wren\t0\t5000\t15000\tboost\tBird/Ember\tunit\ttrigger\tdraw\t10000\t-
                Bell Order\tbell-order\t1\t-\t\t-\t\torder\tset/song\t-\t-\tregalis-piece
                """;
        Pack pack = PackReader.read("tiny.tsv", text).get();
        assertEquals("tiny", pack.id());
        assertEquals("2", pack.version());
        Card wren = SampleDecks.trigger("Ash Wren", Trigger.DRAW)
                .power(5000)
                .shield(15000)
                .skills(Skills.of(SkillIcon.BOOST))
                .races(Array.of("Bird", "Ember"))
                .build();
        Card order = SampleDecks.card("Bell Order")
                .mainType(MainType.ORDER)
                .subtypes(Array.of(Subtype.SET, "song"))
                .tags(TreeSet.of(Tag.REGALIS_PIECE))
                .build();
        assertEquals(Array.of(wren, order), pack.cards());
    }

    @Test
    void aShieldOfZeroIsRead() {
        Card card = PackReader.read("p", "pack\tp\t1\nid\tname\tgrade\tshield\nwall\tWall\t1\t0\n")
                .get()
                .cards()
                .head();
        assertTrue(card.hasShield());
    }

    @Test
    void aTableWithoutItsHeadIsRefused() {
        assertProblems("", "p:1:1: a pack needs a line for itself and a line that names the columns");
        assertProblems("pack\tp\nid\tname\tgrade\n", "p:1:1: the first line must be: pack, the pack's id, its version");
        assertProblems(
                "pack\tp\t1\nid\tcolour\tname\tname\n",
                "p:2:4: there is no column 'colour'",
                "p:2:16: the column 'name' has come before",
                "p:2:1: the column 'grade' is missing");
    }

    @Test
    void everyProblemOfTheRowsIsReportedWithItsPlace() {
        assertProblems(
                "pack\tp\t1\nid\tname\tgrade\tskills\ttype\tsentinel\n"
                        + "ash\tAsh\tone\tboast\tUnit\tmaybe\n"
                        + "oak\t-\n"
                        + "Elm\tElm\t1\n"
                        + "# fir\n"
                        + "fir\tFir\t2\t\t\t\tmore\n",
                "p:3:9: in column 'grade', 'one' is not a whole number of at most nine digits",
                "p:3:13: in column 'skills', 'boast' is none of boost, intercept, twin drive, triple drive",
                "p:3:19: in column 'type', 'Unit' is none of unit, order, heart, original dress, crest, "
                        + "ride deck crest, growth source",
                "p:3:24: in column 'sentinel', 'maybe' is neither 'yes' nor '-'",
                "p:4:5: the card has no name",
                "p:4:1: the card has no grade",
                "p:5:1: Card 'Elm': its id must be lower-case words joined by hyphens",
                "p:7:14: this cell has no column");
    }

    @Test
    void idsAreUnique() {
        assertProblems(
                "pack\tp\t1\nid\tname\tgrade\nash\tAsh\t1\noak\tAsh\t1\nash\tElm\t1\n",
                "p:5:1: the id 'ash' has come before");
        Card ash = SampleDecks.card("Ash").build();
        assertRefused("Pack 'p' has two cards with the id 'ash'", ash, ash);
    }

    @Test
    void cardsAreFoundByIdAndByName() {
        Card ash = SampleDecks.card("Ash Wren").build();
        Pack pack = Pack.builder().id("p").version("1").cards(Array.of(ash)).build();
        assertEquals(Option.of(ash), pack.card("ash-wren"));
        assertEquals(Array.of(ash), pack.named("Ash Wren"));
        assertEquals(Array.empty(), pack.named("ash wren"));
        assertEquals(Option.none(), pack.card("ash"));
    }

    private static void assertRefused(String why, Card... cards) {
        Pack.Builder pack = Pack.builder().id("p").version("1").cards(Array.of(cards));
        assertEquals(
                why, assertThrows(IllegalArgumentException.class, pack::build).getMessage());
    }

    private static void assertProblems(String text, String... problems) {
        assertEquals(Array.of(problems), PackReader.read("p", text).getLeft().map(TextProblem::toString));
    }
}
