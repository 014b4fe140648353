package io.github.cardfold.scenario.tournament;

import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.Violation;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckLimits;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaDeckRules;
import io.github.cardfold.vandaria.card.VandariaDeckSection;
import io.github.cardfold.vandaria.fact.VandariaGame;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The decks of a player, and why they are refused.
 *
 * @param deck the decks
 * @param next those that the player brings to the next round, none if the first ones are checked
 * @param limits the numbers of deck building
 * @param refused where it stands why they are refused
 * @param reasons the sections, each with the sentence if the scenario says it
 */
record DeckCase(
        VandariaDeckList deck,
        Option<VandariaDeckList> next,
        VandariaDeckLimits limits,
        Reading refused,
        Array<String> reasons)
        implements Case {
    private static final Pattern ENTRY = Pattern.compile("(?:([1-9][0-9]{0,2}) )?(\\S+)");
    private static final String BETWEEN = ": ";

    static DeckCase read(Reading map, Rules rules) {
        ReadingFields in = map.fields();
        VandariaDeckList deck = deck(in.get("deck"), rules);
        @Nullable Reading next = in.find("next");
        Option<VandariaDeckList> brought = Option.of(next).map(each -> deck(each, rules));
        Reading refused = in.get("refused");
        Array<String> reasons = refused.items().map(DeckCase::reason);
        in.end();
        return new DeckCase(deck, brought, ((VandariaGame) rules.game()).deckLimits(), refused, reasons);
    }

    private static String reason(Reading text) {
        String section = text.filled().split(BETWEEN, 2)[0];
        if (Ledger.of(Document.VW).findAll(section).isEmpty()) {
            throw text.expected("a section of the document vw, and if need be a colon and the sentence");
        }
        return text.text();
    }

    private static VandariaDeckList deck(Reading map, Rules rules) {
        ReadingFields in = map.fields();
        VandariaDeckList deck = VandariaDeckList.builder()
                .name("the deck")
                .fate(entries(in, VandariaDeckSection.FATE, rules))
                .sub(entries(in, VandariaDeckSection.SUB, rules))
                .side(entries(in, VandariaDeckSection.SIDE, rules))
                .build();
        in.end();
        return deck;
    }

    private static Array<DeckEntry<VandariaCard>> entries(ReadingFields in, VandariaDeckSection section, Rules rules) {
        @Nullable Reading cards = in.find(section.heading());
        if (cards == null) {
            return Array.empty();
        }
        return (cards.data() instanceof Data.Text ? Array.of(cards) : cards.items()).map(each -> entry(each, rules));
    }

    private static DeckEntry<VandariaCard> entry(Reading text, Rules rules) {
        Matcher words = ENTRY.matcher(text.text());
        if (!words.matches()) {
            throw text.expected("a card, with a number before it if there are several");
        }
        @Nullable String count = words.group(1);
        Definition card = rules.definition(words.group(2))
                .getOrElseThrow(() -> text.expected("a card of the scenario", words.group(2)));
        return new DeckEntry<>(count == null ? 1 : Integer.parseInt(count), (VandariaCard) card);
    }

    @Override
    public Array<Mismatch> mismatches() {
        Array<Violation> wrong = next.map(brought -> VandariaDeckRules.exchange(deck, brought, limits))
                .getOrElse(() -> VandariaDeckRules.check(deck, limits));
        Array<String> found = wrong.map(each -> each.section() + BETWEEN + each.sentence());
        boolean isSo = found.size() == reasons.size()
                && found.sorted().zip(reasons.sorted()).forAll(pair -> fits(pair._2, pair._1));
        return isSo ? Array.empty() : Array.of(new Mismatch(refused.path(), told(reasons), told(found)));
    }

    private static boolean fits(String said, String found) {
        return found.equals(said) || found.startsWith(said + BETWEEN);
    }

    private static String told(Array<String> reasons) {
        return reasons.isEmpty() ? "legal decks" : reasons.mkString("; ");
    }
}
