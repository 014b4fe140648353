package io.github.cardfold.lanterns;

import io.github.cardfold.spi.Plugin;
import io.github.cardfold.spi.Registry;

/** The words and the zone of the lanterns. */
public final class Lanterns implements Plugin {
    static final String ID = "lanterns";
    static final String VERSION = "1.0";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String version() {
        return VERSION;
    }

    @Override
    public String game() {
        return "cardfight";
    }

    @Override
    public void register(Registry registry) {
        registry.terms(language -> language.with(Glow.class)
                .with(Kindle.class)
                .with(Lit.class)
                .with("lanterns", LanternCount.class));
        registry.zone(LanternZone.KIND.name(), LanternZone.KIND.sight());
    }
}
