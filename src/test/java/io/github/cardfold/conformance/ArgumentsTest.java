package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.bot.GreedyBot;
import io.github.cardfold.bot.GreedyVandariaBot;
import io.github.cardfold.bot.RandomBot;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Fight;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.card.SkillIcon;
import io.github.cardfold.cardfight.card.Skills;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.knowledge.DeckKnowledge;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.game.DeckSheets;
import io.github.cardfold.json.SeatReplay;
import io.github.cardfold.json.Upgraded;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.codec.NamedAction;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.match.Match;
import io.github.cardfold.match.Player;
import io.github.cardfold.match.Report;
import io.github.cardfold.match.Spectator;
import io.github.cardfold.notation.StateDiff;
import io.github.cardfold.replay.Recorder;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioFile;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.view.SeatLog;
import io.github.cardfold.view.SeenAnchor;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What no argument may be, nothing public takes without a word: whoever passes it is told which one it is, at once. */
class ArgumentsTest {
    /** Where whoever plays, watches, records and reads games comes in. */
    private static final Array<String> ROOMS = Array.of(
            "bot",
            "cardfight",
            "cardfight.card",
            "explain",
            "json",
            "match",
            "notation",
            "perft",
            "replay",
            "scenario",
            "view");

    /** What else is odd: what is out of range, empty, or of another game. */
    private static final Array<Object> ODD =
            Array.of(-1, 1_000_000, -1L, Seat.F, Seat.NATURE, new Handle(1000, 0), new Handle(0, 1000), "");

    /** Of the kernel, what games are played with; the rest is for whoever writes rules. */
    private static final Array<String> KERNEL = Array.of(
            "Action",
            "ActionList",
            "Decision",
            "Handle",
            "Ledger",
            "NamedAction",
            "Outcome",
            "PositionHash",
            "PositionKey",
            "Refusal",
            "Seat",
            "State");

    private final List<Object> samples = new ArrayList<>();

    private static Array<Class<?>> types() {
        return PublicApi.types().filter(type -> {
            String room = type.getPackageName().substring("io.github.cardfold.".length());
            return ROOMS.contains(room) || room.equals("kernel") && KERNEL.contains(type.getSimpleName());
        });
    }

    @Test
    void everyArgumentThatMayNotBeNullIsNamed() throws IOException {
        collectSamples();
        Array<String> silent = types().flatMap(type -> entries(type).flatMap(entry -> silentArguments(type, entry)));
        assertEquals("", silent.mkString("\n"));
    }

    @Test
    void whatIsOutOfRangeIsRefusedInASentence() throws IOException {
        collectSamples();
        Array<String> bare = types().flatMap(type -> entries(type).flatMap(entry -> bareRefusals(type, entry)));
        assertEquals("", bare.mkString("\n"));
    }

    @Test
    void aPlayerThatIsMissingIsNamed() {
        Player player = new GreedyBot();
        assertEquals(
                "players[1]",
                assertThrows(NullPointerException.class, () -> Match.between(player, null))
                        .getMessage());
    }

    @Test
    void aPlaceThatIsNotThereIsNamed() throws IOException {
        collectSamples();
        View view = (View) sample(View.class);
        String said = assertThrows(IndexOutOfBoundsException.class, () -> view.place(99))
                .getMessage();
        assertEquals(
                "place 99: the places of this game are 0 to " + (view.places().size() - 1), said);
    }

    private void collectSamples() throws IOException {
        State first =
                Cardfight.start(Cardfight.rules(), Decks.named("tidal-archive"), Decks.named("ember-caravan"), 42);
        Match match = Match.between(new GreedyBot(), new RandomBot(7));
        Report report = match.play(first);
        State later = report.actions().take(30).foldLeft(first, State::step);
        Setup setup = Cardfight.setup(Cardfight.rules(), Decks.named("tidal-archive"), Decks.named("ember-caravan"));
        samples.addAll(List.of(
                later,
                later.rules(),
                later.position(),
                later.legalActions(),
                later.legalActions().get(0),
                later.decision().get(),
                View.of(later, Seat.A),
                Seat.A,
                match,
                report,
                report.replay(),
                setup,
                new GreedyBot(),
                new GreedyVandariaBot(),
                Vandaria.setup(
                        Vandaria.rules(
                                VandariaRules.standard(),
                                VandariaPacks.marches().cards()),
                        VandariaPacks.deck("salt-reeds"),
                        VandariaPacks.deck("cinder-court")),
                new RandomBot(1),
                Packs.language(),
                Packs.vanilla(),
                Packs.vanilla().cards().head(),
                VandariaPacks.marches(),
                Decks.named("tidal-archive"),
                Editions.JP_2026_04,
                Editions.JP_2026_04.deckLimits(),
                "text",
                Array.empty(),
                Option.none(),
                java.time.Duration.ofSeconds(1),
                Circle.FRONT_CENTER,
                Zone.HAND,
                Trait.POWER,
                new Handle(0, 0),
                Lifetimes.TURN,
                Document.JP,
                Event.lose(Seat.B, "13.2.2"),
                DeckSheets.of(Decks.named("tidal-archive")),
                Recorder.of(setup, 1),
                new ScenarioFile("file", "{}"),
                ScenarioRules.standard(),
                SeatLog.begin(Seat.A, first),
                Upgraded.Result.NEW));
        samples.addAll(List.of(
                Fight.of(later),
                Editions.JP_2026_04.nations(),
                Ledger.of(Document.JP),
                NamedAction.of(later, later.legalActions().get(0)),
                PositionKey.of(later),
                StateDiff.between(first, later),
                report.replay().begin(later.rules()).get(),
                report.replay(setup, 42).start(),
                report.replay().start(),
                View.of(later, Seat.A).place(0),
                View.of(later, Seat.A).units(Seat.A, Circle.FRONT_CENTER).head(),
                View.of(later, Seat.A).cards(Seat.A, Zone.DECK).pools().head()));
        samples.add(DeckKnowledge.ofCatalogue());
        samples.add(Vocabulary.LANGUAGE);
        View.of(later, Seat.A)
                .deal(
                        (holdings, dice) -> {
                            samples.add(holdings);
                            samples.add(dice);
                            return DeckKnowledge.ofCatalogue().unseen(holdings, dice);
                        },
                        1);
        samples.add(SeatReplay.begin(Seat.A, first));
        samples.add(Data.fields().build());
        samples.add(later.rules().numbers().get(0));
        samples.add(
                Scenario.read("file", Files.readString(Path.of("examples/scenarios/jp/1/as-many-as-possible.json"))));
        samples.add((IntFunction<String>) Integer::toString);
        samples.add((StepListener) (procedure, label) -> {});
        samples.add((Function<Object, Object>) object -> object);
        samples.add((Predicate<Object>) object -> true);
        samples.add((UnaryOperator<Object>) object -> object);
        samples.add(OptionalLong.of(1));
        samples.add(Data.items(List.of()));
        samples.add(later.position().place(0));
        samples.add(Path.of("pom.xml"));
        samples.add(Skills.of(SkillIcon.BOOST));
        samples.add(Reading.of(Data.text("text")));
        samples.add(
                new SeenAnchor(SeenAnchor.Kind.SEAT, Option.some(Seat.A), Option.none(), Option.none(), Option.none()));
        samples.add(Cardfight.language());
        samples.add((Spectator) (before, action, after) -> {});
    }

    private static Array<Executable> entries(Class<?> type) {
        Array<Executable> constructors = type.isEnum() ? Array.empty() : Array.of(type.getDeclaredConstructors());
        return constructors
                .appendAll(Array.of(type.getDeclaredMethods()))
                .filter(each -> Modifier.isPublic(each.getModifiers())
                        && !each.isSynthetic()
                        && !each.getName().equals("equals")
                        && !(type.isEnum() && each.getName().equals("valueOf"))
                        && !(type.isInterface() && !Modifier.isStatic(each.getModifiers())))
                .sorted(Comparator.comparing(Executable::toGenericString));
    }

    private Array<String> silentArguments(Class<?> type, Executable entry) {
        Object receiver = entry instanceof Method && !Modifier.isStatic(entry.getModifiers()) ? sample(type) : "";
        if (receiver == null) {
            return entry.getParameterCount() == 0 ? Array.empty() : Array.of("no sample of " + type.getName());
        }
        Array<String> silent = Array.empty();
        for (int i = 0; i < entry.getParameterCount(); i++) {
            Parameter parameter = entry.getParameters()[i];
            if (!parameter.getType().isPrimitive()
                    && !parameter.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
                String said = withNull(receiver, entry, i);
                if (!said.matches("(?s)" + parameter.getName() + "\\b.*")) {
                    silent = silent.append(
                            type.getSimpleName() + "." + entry.getName() + "(" + parameter.getName() + "): " + said);
                }
            }
        }
        return silent;
    }

    private Array<String> bareRefusals(Class<?> type, Executable entry) {
        Object receiver = entry instanceof Method && !Modifier.isStatic(entry.getModifiers()) ? sample(type) : "";
        Array<String> bare = Array.empty();
        for (int i = 0; receiver != null && i < entry.getParameterCount(); i++) {
            for (Object odd : ODD) {
                Class<?> wanted = MethodType.methodType(entry.getParameterTypes()[i])
                        .wrap()
                        .returnType();
                Throwable thrown = wanted == odd.getClass() ? with(receiver, entry, i, odd) : null;
                if (thrown != null && !isSaid(thrown)) {
                    bare = bare.append(type.getSimpleName() + "." + entry.getName() + "("
                            + entry.getParameters()[i].getName() + " = " + odd + "): " + thrown);
                }
            }
        }
        return bare;
    }

    /** Tells whether an exception is one of ours, or of the usual ones but with a sentence of ours. */
    private static boolean isSaid(Throwable thrown) {
        return thrown.getClass().getName().startsWith("io.github.cardfold.")
                || (thrown instanceof IllegalArgumentException
                                || thrown instanceof IllegalStateException
                                || thrown instanceof IndexOutOfBoundsException)
                        && !String.valueOf(thrown.getMessage()).matches("null|(?i)index.*|.*out of bounds.*");
    }

    private String withNull(Object receiver, Executable entry, int at) {
        Throwable thrown = with(receiver, entry, at, null);
        boolean told = thrown instanceof NullPointerException || thrown instanceof IllegalArgumentException;
        return thrown == null ? "taken" : (told ? "" : "but: ") + thrown.getMessage();
    }

    /** Returns what is thrown when one argument is this and the others are samples, null if nothing is. */
    private @Nullable Throwable with(Object receiver, Executable entry, int at, @Nullable Object argument) {
        Object[] arguments =
                Arrays.stream(entry.getParameterTypes()).map(this::sample).toArray();
        arguments[at] = argument;
        try {
            if (entry instanceof Constructor<?> constructor) {
                constructor.newInstance(arguments);
            } else {
                ((Method) entry).invoke(receiver, arguments);
            }
            return null;
        } catch (InvocationTargetException refused) {
            return refused.getCause();
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private @Nullable Object sample(Class<?> type) {
        if (type.isPrimitive()) {
            return type == boolean.class ? (Object) false : type == long.class ? (Object) 1L : (Object) 1;
        }
        if (type.isArray()) {
            return java.lang.reflect.Array.newInstance(type.getComponentType(), 0);
        }
        return samples.stream()
                .filter(type::isInstance)
                .findFirst()
                .orElse(type.isEnum() ? type.getEnumConstants()[0] : null);
    }
}
