package io.github.cardfold.vandaria.famous;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.This;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.card.Element;
import io.github.cardfold.vandaria.fact.Resisting;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Resist: all damage from something is prevented, and it can neither block nor choose as a target what resists it.
 *
 * @param from what the cards are that are resisted; none if damage of an element alone is
 * @param element the element whose damage is resisted
 * @param of the Property that resists
 */
@Rule(vw = {"12.9.7.1", "12.9.7.2"})
@Phrase("{of} resists/resist< {element}>< {from: cards}>")
public record Resists(
        @Default("[]") Array<Filter> from,
        Option<Element> element,
        @Default("this") Selector of) implements Continuous {
    /** Refuses what resists nothing. */
    public Resists {
        if (from.isEmpty() && element.isEmpty()) {
            throw new IllegalArgumentException("it is said what is resisted, by \"from\" or by \"element\"");
        }
    }

    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(new AtWork(this));
    }

    /** The effect at work. */
    private record AtWork(Resists what) implements Resisting {
        @Override
        public Array<Subject> property(Query query) {
            return what.of().subjects(query);
        }

        @Override
        public boolean isAboutThisAlone() {
            return what.of() instanceof This;
        }

        @Override
        public boolean isAbout(Query query, GameObject property) {
            return isAboutThisAlone()
                    ? query.source() == property.object()
                    : what.of().exists(query, each -> each.object() == property.object());
        }

        @Override
        public boolean resists(Query query, Subject source) {
            return what.from().nonEmpty() && Filter.all(what.from(), query, source) || isOfElement(query, source);
        }

        /** A FrameSpell is of its element; a Follower is of none, whatever its ATK deals. */
        @Rule(vw = {"6.4.8", "6.4.9", "11.5.4", "11.5.7", "11.5.8"})
        private boolean isOfElement(Query query, Subject source) {
            return what.element().isDefined()
                    && VandariaProperty.card(query.position(Facts.PRINTED), source.gameObject())
                            .frameSpell()
                            .exists(spell -> what.element().contains(spell.element()));
        }

        @Override
        public boolean resists(Element dealt) {
            return what.element().contains(dealt);
        }
    }
}
