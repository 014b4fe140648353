package io.github.cardfold.spi;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A continuous effect of a plugin at work that changes no information, such as one that a rule of the plugin looks for.
 * What it is about, it finds by what it {@linkplain #reads declares} and nothing else.
 */
public interface AddedWorking extends Working {
    /** Returns an amount that an effect which lasts for a time fixes when it arises, 0 if it needs none (11.11.4). */
    default int amount(Inquiry inquiry) {
        return 0;
    }

    /** Returns the cards that it is about from when it arises on; none if it is about whatever cards there will be. */
    default Option<Array<KnownCard>> about(Inquiry inquiry) {
        return Option.none();
    }

    /** Asks for the amount; a plugin does not write this anew. */
    @Override
    default int amount(Query query) {
        return amount(Inquiry.of(this, query));
    }

    /** Asks for the cards; a plugin does not write this anew. */
    @Override
    default Option<Array<Subject>> about(Query query) {
        return about(Inquiry.of(this, query)).map(cards -> cards.map(KnownCard::subject));
    }
}
