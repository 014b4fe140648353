package io.github.cardfold.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.This;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.lang.reflect.Field;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What parts of a plugin name and nobody has registered is refused when rules are assembled, or told as theirs. */
class UnregisteredPartsTest {
    private static Rules rules(UnaryOperator<Registry> added) {
        return Cardfight.rules(Editions.JP_2026_04, Packs.vanilla(), new Additions("reef", added));
    }

    private static String refused(UnaryOperator<Registry> added) {
        return String.valueOf(
                assertThrows(PluginException.class, () -> rules(added)).getMessage());
    }

    private static Procedure empty(String name) {
        return Procedure.named(name)
                .locals(Local.seat(0, "master"), Local.object(1, "source"))
                .let(name, run -> {})
                .build();
    }

    /** A kind of lasting effect that names two procedures. */
    private static final class Tide extends TimedEffectKind {
        private final Array<String> declared;
        private final String asking;

        Tide(Array<String> declared, String asking) {
            super("tide", Role.TRIGGERS, Role.REPLACES);
            this.declared = declared;
            this.asking = asking;
        }

        @Override
        public String procedure() {
            return asking;
        }

        @Override
        public String triggeredBy(Position position, TimedEffect effect, Event event) {
            return "flood";
        }

        @Override
        public Array<String> procedures() {
            return declared;
        }
    }

    @Test
    void aKindOfLastingEffectNamesWhatIsThere() {
        assertEquals(
                "plugin reef: kind of lasting effect tide: no procedure is named flood",
                refused(registry -> registry.lasting(new Tide(Array.of("flood"), ""))));
        assertEquals(
                "plugin reef: kind of lasting effect tide: no procedure is named ask the moon",
                refused(registry -> registry.lasting(new Tide(Array.of("flood"), "ask the moon"))
                        .procedures(empty("flood"))));
        assertEquals(
                "plugin reef: kind of lasting effect tide: it names procedures, and its method \"procedures\" declares none",
                refused(registry -> registry.lasting(new Tide(Array.empty(), ""))));
        rules(registry -> registry.lasting(new Tide(Array.of("flood"), "")).procedures(empty("flood")));
    }

    /** A consequence of everything. */
    private record Follows(Array<String> procedures, String named) implements Consequence {
        @Override
        public String label() {
            return "99.1";
        }

        @Override
        public Batch after(Position position, Event event) {
            return Batch.NOTHING;
        }

        @Override
        public String procedure(Position position, Event event) {
            return named;
        }
    }

    /** A rule action that is always due. */
    private record Acts(Array<String> procedures, String named) implements RuleAction {
        @Override
        public String label() {
            return "99.2";
        }

        @Override
        public boolean isDue(Position position) {
            return true;
        }

        @Override
        public String procedure(Position position) {
            return named;
        }
    }

    @Test
    void aConsequenceAndARuleActionNameWhatIsThere() {
        assertEquals(
                "plugin reef: consequence 99.1: no procedure is named flood",
                refused(registry -> registry.consequences(new Follows(Array.of("flood"), ""))));
        assertEquals(
                "plugin reef: consequence 99.1: it names procedures, and its method \"procedures\" declares none",
                refused(registry -> registry.consequences(new Follows(Array.empty(), ""))));
        assertEquals(
                "plugin reef: rule action 99.2: no procedure is named flood",
                refused(registry -> registry.ruleActions(new Acts(Array.of("9.1", "flood"), ""))));
        assertEquals(
                "plugin reef: rule action 99.2: it names procedures, and its method \"procedures\" declares none",
                refused(registry -> registry.ruleActions(new Acts(Array.empty(), ""))));
    }

    private static String failed(UnaryOperator<Registry> added) {
        DeckList deck = Decks.named(Decks.names("vanilla").head());
        Rules rules = rules(registry -> added.apply(registry.procedures(empty("ebb"), empty("flood"))));
        return String.valueOf(assertThrows(PluginException.class, () -> {
                    State state = Cardfight.start(rules, deck, deck, 1);
                    while (!state.isOver()) {
                        state = state.step(state.legalActions().last());
                    }
                })
                .getMessage());
    }

    /** What is there, but was not declared, is no better. */
    @Test
    void whatWasNotDeclaredIsNotNamedInAGame() {
        String undeclared = ": it names the procedure flood, which it has not declared; at step ";
        assertTrue(failed(registry -> registry.consequences(new Follows(Array.of("ebb"), "flood")))
                .startsWith("plugin reef: consequence 99.1" + undeclared));
        assertTrue(failed(registry -> registry.ruleActions(new Acts(Array.of("ebb"), "flood")))
                .startsWith("plugin reef: rule action 99.2" + undeclared));
        assertTrue(failed(registry -> registry.triggerSource(
                        (position, committed, triggered) -> triggered.accept(new Standby("flood", Seat.A, 0)), "ebb"))
                .startsWith("plugin reef: source of triggered abilities" + undeclared));
    }

    @Test
    void aSourceNamesWhatIsThere() {
        assertEquals(
                "plugin reef: source of triggered abilities: no procedure is named flood",
                refused(registry -> registry.triggerSource((position, committed, triggered) -> {}, "9.1", "flood")));
    }

    @Test
    void aRedirectionAndAJoiningNameWhatIsThere() {
        assertEquals(
                "plugin reef: redirection 99.3: no procedure is named flood",
                refused(registry -> registry.redirections(new Redirection() {
                    @Override
                    public String label() {
                        return "99.3";
                    }

                    @Override
                    public @Nullable Event redirect(Position position, Event event) {
                        return null;
                    }

                    @Override
                    public String procedure() {
                        return "flood";
                    }
                })));
        assertEquals(
                "plugin reef: joining 99.4: no procedure is named flood",
                refused(registry -> registry.joins(new Joining() {
                    @Override
                    public String label() {
                        return "99.4";
                    }

                    @Override
                    public boolean joins(Position position, Batch batch, int at) {
                        return false;
                    }

                    @Override
                    public String procedure() {
                        return "flood";
                    }

                    @Override
                    public Batch along(Position position, Batch batch, int at, int[] chosen) {
                        return Batch.NOTHING;
                    }
                })));
    }

    private static UnaryOperator<Registry> asking(String purpose) {
        Question question = Question.of(
                        purpose, (position, frame) -> Seat.A, Answers.of(Choice.yesNo("reef 1")), (run, answer) -> {})
                .yesNo("yes", "no");
        return registry ->
                registry.edit("9.1", steps -> steps.insertBefore("9.10", more -> more.ask("sound", question)));
    }

    @Test
    void aPurposeIsOneOfTheGameOrRegistered() {
        assertEquals(
                "plugin reef: step sound of procedure 9.1: nobody has registered the purpose \"sound the depth\"",
                refused(asking("sound the depth")));
        rules(registry -> {
            registry.purpose("sound the depth");
            return asking("sound the depth").apply(registry);
        });
        rules(asking(Purposes.DO_OR_NOT));
    }

    @Test
    void allPurposesOfTheGameAreKnown() throws IllegalAccessException {
        for (Field each : Purposes.class.getFields()) {
            assertTrue(each.getType() != String.class || Purposes.ALL.contains((String) each.get(null)), each::getName);
        }
    }

    /** Power is changed where nobody works it out. */
    @Phrase("this unit sinks")
    public record Sinks() implements Continuous {
        @Override
        public Array<Working> compile(Compiler out) {
            return Array.of(
                    Change.of(new This(), new Constant(-1), "power", Layers.NUMBERS.then("abyss"), Integer::sum));
        }
    }

    private static Rules sinking(UnaryOperator<Registry> more, String ability) {
        Plugin plugin = new Additions(
                "reef",
                registry -> more.apply(registry.terms(language -> language.with(Sinks.class))
                        .cards(language -> Array.of(TextCards.card(TextCards.OTHER)
                                .withAbilities(Array.of(language.read(Ability.class, TextCards.data(ability))))))));
        return Cardfight.rules(Editions.JP_2026_04, TextCards.pack(), plugin);
    }

    @Test
    void aLayerIsOneOfTheGameOrRegistered() {
        String always = "{'cont': {'in': 'rc', 'effects': 'sinks'}}";
        String once = "{'act': {'in': 'rc', 'then': {'apply': {'effects': 'sinks', 'lasting': 'turn'}}}}";
        assertEquals(
                "plugin reef: other-text/1: power is changed in the layer \"abyss\", which nobody has registered",
                assertThrows(PluginException.class, () -> sinking(registry -> registry, always))
                        .getMessage());
        assertEquals(
                "plugin reef: other-text/1/apply 1: power is changed in the layer \"abyss\", which nobody has registered",
                assertThrows(PluginException.class, () -> sinking(registry -> registry, once))
                        .getMessage());
        Layer abyss = Layers.NUMBERS.then("abyss");
        sinking(registry -> registry.add(Layers.EXTENSION, "abyss", abyss), always);
    }
}
