/** The lanterns of Lanternmere: a plugin for Cardfold. */
module io.github.cardfold.lanterns {
    requires io.github.cardfold;
    requires com.fasterxml.jackson.databind; // reads the pack

    exports io.github.cardfold.lanterns;

    provides io.github.cardfold.spi.Plugin with
            io.github.cardfold.lanterns.Lanterns,
            io.github.cardfold.lanterns.LanternCards;
}
