package io.github.cardfold.spi;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.EventKind;

/** A plugin with a word, which texts may use in packs and scenario files. */
public final class Harbour implements Plugin {
    /** Makes it, as the loader of services does. */
    public Harbour() {}

    /** A number for texts: twice what another number is, and one more. */
    public record Tides(Value of) implements Value {
        @Override
        public int value(Query query) {
            return 2 * of.value(query) + 1;
        }

        @Override
        public String english() {
            return "the tides of " + of.english();
        }
    }

    @Override
    public String id() {
        return "harbour";
    }

    @Override
    public String version() {
        return "1.2";
    }

    @Override
    public String game() {
        return "cardfight";
    }

    @Override
    public void register(Registry registry) {
        registry.terms(language -> language.with(Tides.class)).events(EventKind.fact("tide"));
    }
}
