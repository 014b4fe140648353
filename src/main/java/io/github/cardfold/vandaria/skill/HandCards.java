package io.github.cardfold.vandaria.skill;

import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * Cards of the hand of the skill's controller.
 *
 * @param are what they must be
 */
@Phrase("your hand {are: cards}")
@Phrase(form = "among", value = "the cards of your hand {are: cards}")
@Phrase(form = "one", value = "a card of your hand {are: cards}")
@Phrase(form = "of", value = "your hand {are: cards} {#}")
public record HandCards(@Default("[]") Array<Filter> are) implements Selector {
    @Override
    public Array<Subject> subjects(Query query) {
        Position position = query.position(Facts.PLACES);
        int hand = VandariaZone.HAND.of(query.master());
        List<Subject> found = new ArrayList<>(position.size(hand));
        for (int i = 0; i < position.size(hand); i++) {
            GameObject card = position.objectAt(hand, i);
            Subject subject = Subject.of(card, hand);
            if (Filter.all(are, query, subject)) {
                found.add(subject);
            }
        }
        return Array.ofAll(found);
    }

    @Override
    public boolean isHidden() {
        return true;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PLACES);
    }

    @Override
    public Array<SkillArea> areas() {
        return Array.of(SkillArea.HAND);
    }
}
