package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Definition;

/** What must hold of every card, said in sentences. */
final class CardCheck {
    private CardCheck() {}

    static void check(VandariaCard card) {
        require(card, Definition.isId(card.id()), "its id must be lower-case words joined by hyphens");
        require(
                card,
                Definition.isName(card.name()),
                "its name must be one line with no space around it, not '" + card.name() + "'");
        require(
                card,
                card.description().isEmpty() || Definition.isName(card.description()),
                "its description must be one line with no space around it");
        require(card, card.age() >= 0, "its Age must be 0 or more, not " + card.age());
        require(card, card.heroic().isEmpty() || card.hero(), "only a Hero has Heroic status");
        subdeck(card);
    }

    /** What only the Subdeck holds has the cost of its cards. */
    @Rule(vw = {"4.5.1", "5.1.2", "6.1.5.1", "6.2.1", "6.3.1", "6.4.1"})
    private static void subdeck(VandariaCard card) {
        boolean isSummoned = card.type() instanceof Follower follower
                && follower.attributes().contains(FollowerAttribute.SUMMON);
        String what = card.type() instanceof Loot || card.type() instanceof Quest
                ? "a " + card.type().label()
                : card.frameSpell().isDefined()
                        ? "a FrameSpell"
                        : isSummoned ? "a Summon Follower" : card.age() > 0 ? "a card with Age" : "";
        require(
                card,
                what.isEmpty() || card.isOfSubdeck(),
                what + " is a card of the Subdeck, so that its gold cost is S, not " + card.cost());
    }

    private static void require(VandariaCard card, boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException("Card '" + card.id() + "': " + otherwise);
        }
    }
}
