package io.github.cardfold.vandaria.fact;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Something that is so of Property, be it by a Static or Aura Skill or for a time. */
public interface AboutProperty extends Working {
    /** Returns the Property that it is about, as the card that says it sees it. */
    Array<Subject> property(Query query);

    /** Tells whether it is about nothing but the card that says it. */
    default boolean isAboutThisAlone() {
        return false;
    }

    /** Tells whether it is about some Property. */
    default boolean isAbout(Query query, GameObject property) {
        Array<Subject> about = property(query);
        for (int i = 0; i < about.size(); i++) {
            if (about.get(i).object() == property.object()) {
                return true;
            }
        }
        return false;
    }

    /** What lasts for a time is about the same Property all the time. */
    @Override
    default Option<Array<Subject>> about(Query query) {
        return Option.some(property(query));
    }
}
