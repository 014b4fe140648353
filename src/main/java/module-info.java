/**
 * Cardfight!! Vanguard and Vandaria Wars as pure functions over immutable states: a game is a left fold over its
 * actions.
 */
module io.github.cardfold {
    requires transitive io.vavr;
    requires static transitive org.jspecify;
    requires static org.immutables.value.annotations;
    requires static com.fasterxml.jackson.databind;
    requires static info.picocli;

    exports io.github.cardfold.bot;
    exports io.github.cardfold.cardfight;
    exports io.github.cardfold.cardfight.card;
    exports io.github.cardfold.cardfight.edition;
    exports io.github.cardfold.cardfight.fact;
    exports io.github.cardfold.cardfight.information;
    exports io.github.cardfold.cardfight.knowledge;
    exports io.github.cardfold.cardfight.state;
    exports io.github.cardfold.cardfight.text;
    exports io.github.cardfold.citation;
    exports io.github.cardfold.data;
    exports io.github.cardfold.deck;
    exports io.github.cardfold.effect;
    exports io.github.cardfold.effect.cost;
    exports io.github.cardfold.effect.grammar;
    exports io.github.cardfold.effect.kind;
    exports io.github.cardfold.explain;
    exports io.github.cardfold.game;
    exports io.github.cardfold.json;
    exports io.github.cardfold.kernel;
    exports io.github.cardfold.kernel.audit;
    exports io.github.cardfold.kernel.codec;
    exports io.github.cardfold.kernel.position;
    exports io.github.cardfold.kernel.question;
    exports io.github.cardfold.kernel.table;
    exports io.github.cardfold.match;
    exports io.github.cardfold.notation;
    exports io.github.cardfold.perft;
    exports io.github.cardfold.replay;
    exports io.github.cardfold.scenario;
    exports io.github.cardfold.spi;
    exports io.github.cardfold.vandaria;
    exports io.github.cardfold.vandaria.card;
    exports io.github.cardfold.vandaria.fact;
    exports io.github.cardfold.vandaria.format;
    exports io.github.cardfold.vandaria.knowledge;
    exports io.github.cardfold.vandaria.state;
    exports io.github.cardfold.view;

    uses io.github.cardfold.spi.Plugin;
}
