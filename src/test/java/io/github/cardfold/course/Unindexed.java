package io.github.cardfold.course;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Prohibition;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.spi.AddedEventPattern;
import io.github.cardfold.spi.Inquiry;
import io.github.cardfold.spi.KnownCard;
import io.github.cardfold.spi.KnownEvent;
import io.github.cardfold.spi.Registry;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Rules in which everything may matter, so that no index leaves anything out, and in which nobody plays otherwise for
 * it: cards that are in no deck have texts that write, read, forbid and wait for everything and give all that to any
 * card; rule actions are asked each time; prohibitions, redirections, joinings and consequences are there that do
 * nothing; every check timing and every change takes a frame.
 */
final class Unindexed {
    private static final String LABEL = "everything may matter";
    private static final String ASK = "ask nobody";
    private static final String ANYTHING = "anything happens";
    /** As many as a card can have, with all their terms. */
    private static final int ABILITIES = 40;

    private static final String EVERYWHERE = list(Region.OF_THE_GAME);
    private static final String ALL_CARDS = Region.OF_THE_GAME
            .reject(Region::isCircle)
            .map(each -> "{'cards': '" + each + "'}")
            .appendAll(Array.of("'vanguard'", "'rear guards'", "'guardians'"))
            .mkString("[", ", ", "]");
    private static final String OPEN = list(Region.OF_THE_GAME.reject(Region::isHidden));

    private Unindexed() {}

    /** Adds all that to the rules of a pack. */
    static Registry add(Pack pack, Registry registry) {
        Rules rules = Cardfight.rules(Editions.JP_2026_04, pack);
        Array<RuleAction> actions = Array.ofAll(rules.ruleActions());
        actions.map(RuleAction::label).distinct().forEach(registry::withoutRuleAction);
        return registry.ruleActions(actions.map(Unindexed::asked).toJavaArray(RuleAction[]::new))
                .edit("11.6.1", timing -> timing)
                .procedures(Procedure.named(ASK).let("nothing", run -> {}).build())
                .terms(language -> language.with(ANYTHING, Anything.class))
                .prohibitions(new Permission())
                .redirections(new Stay())
                .joins(new Alone())
                .consequences(new Nothing())
                .number(
                        LABEL,
                        Array.of(
                                Facts.PLACES,
                                Facts.FIELD,
                                Facts.STATES,
                                Facts.NUMBERS,
                                Facts.TURN,
                                Facts.MOMENT,
                                Facts.LASTING,
                                Facts.LINKS),
                        inquiry -> 0)
                .cards(language -> cards(pack, language));
    }

    private static RuleAction asked(RuleAction action) {
        return action.procedures().isEmpty() ? new Asked(action) : new AskedWithProcedure(action);
    }

    private static Array<Card> cards(Pack pack, Language language) {
        Array<String> texts = texts(language);
        String given =
                "{'cont': {'in': " + EVERYWHERE + ", 'effects': {'gets': {'ability': %s, 'of': {'cards': 'hand'}}}}}";
        return texts.appendAll(texts.map(given::formatted))
                .map(each -> read(language, each))
                .grouped(ABILITIES)
                .toArray()
                .zipWithIndex((abilities, number) -> pack.cards()
                        .head()
                        .withId("everything-" + number)
                        .withName("Everything " + number)
                        .withAbilities(abilities));
    }

    private static Ability read(Language language, String text) {
        return language.read(Ability.class, DataJson.read(text.replace('\'', '"')));
    }

    private static Array<String> texts(Language language) {
        Array<String> workings = names(language, Deed.class)
                .flatMap(
                        each -> Array.of("{'cannot': " + each + "}", "{'may': " + each + "}", "{'must': " + each + "}"))
                .appendAll(Array.of("1", "'x'", "'order'", "'heal'")
                        .flatMap(to -> names(language, Characteristic.class)
                                .map(each -> "{'gets': {" + each + ": " + to + "}}")))
                .appendAll(names(language, Characteristic.class)
                        .flatMap(each -> Array.of(
                                "{'loses all': {'what': " + each + "}}",
                                "{'becomes': {'original': {" + each + ": 1}}}",
                                "{'loses all': {'what': {'original': " + each + "}}}")))
                .append("{'gets': {'power': 1, 'of': " + ALL_CARDS + "}}")
                .append("{'unaffected': {'of': 'opponent'}}")
                .append("{'gets': {'power': {'computed': '" + LABEL + "'}}}");
        Array<String> events = names(language, EventPattern.class).append("{'begins': 'main phase'}");
        String then = ", 'then': 'draw'";
        return workings.map(each -> "{'cont': {'in': " + EVERYWHERE + ", 'effects': " + each + "}}")
                .appendAll(events.flatMap(each -> Array.of(
                        "{'auto': {'on': " + each + then + "}}",
                        "{'auto': {'in': " + OPEN + ", 'on': " + each + then + "}}")))
                .append("{'act': {'in': " + OPEN + then + "}}")
                .filter(each -> makesSense(language, each));
    }

    private static Array<String> names(Language language, Class<? extends Term> role) {
        return language.names(role).map(Unindexed::quoted);
    }

    private static String list(Array<Region> regions) {
        return regions.map(Region::toString).map(Unindexed::quoted).mkString("[", ", ", "]");
    }

    private static String quoted(String name) {
        return "'" + name + "'";
    }

    /**
     * Not every kind does without a component, and not everything becomes a number. An ability that a hidden card may
     * have is left out: its game asks whoever has such a card, to show it or not.
     */
    private static boolean makesSense(Language language, String text) {
        try {
            Texts compiled =
                    Texts.builder().card("card", Array.of(read(language, text))).build();
            return !compiled.clauses().all().exists(Unindexed::isForHiddenCards);
        } catch (RuntimeException nonsense) {
            return false;
        }
    }

    /** A rule action of the game, but one that does not say what it reads. */
    private static class Asked implements RuleAction {
        final RuleAction action;

        Asked(RuleAction action) {
            this.action = action;
        }

        @Override
        public String label() {
            return action.label();
        }

        @Override
        public boolean isDue(Position position) {
            return action.isDue(position);
        }

        @Override
        public Batch events(Position position) {
            return action.events(position);
        }
    }

    /** A plugin has to declare the procedures that it names, and to name what it declares. */
    private static final class AskedWithProcedure extends Asked {
        AskedWithProcedure(RuleAction action) {
            super(action);
        }

        @Override
        public String procedure(Position position) {
            return action.procedure(position);
        }

        @Override
        public Array<String> procedures() {
            return action.procedures();
        }
    }

    private static boolean isForHiddenCards(Clause clause) {
        return clause.areas().isEmpty() && clause.trigger().exists(EventPattern::reachesHidden);
    }

    /** What fits no event and might fit any. */
    @Phrase("anything happens")
    public record Anything() implements AddedEventPattern {
        @Override
        public Array<EventKind> kinds() {
            return Array.of(EventKind.MOVE, EventKinds.BEGINNING);
        }

        @Override
        public boolean reachesHidden() {
            return false;
        }

        @Override
        public Option<Array<KnownCard>> matches(Inquiry inquiry, KnownEvent event) {
            return Option.none();
        }
    }

    private static final class Permission implements Prohibition {
        @Override
        public String label() {
            return LABEL;
        }

        @Override
        public boolean forbids(Position position, Event event, GameObject card) {
            return false;
        }

        @Override
        public boolean isForWhatItIs(Position position, Event event, GameObject card) {
            return false;
        }
    }

    private static final class Stay implements Redirection {
        @Override
        public String label() {
            return LABEL;
        }

        @Override
        public @Nullable Event redirect(Position position, Event event) {
            return null;
        }

        @Override
        public String procedure() {
            return ASK;
        }
    }

    /** Something may always go along, so that each change takes a frame, and then nothing does. */
    private static final class Alone implements Joining {
        @Override
        public String label() {
            return LABEL;
        }

        @Override
        public boolean joins(Position position, Batch batch, int at) {
            return true;
        }

        @Override
        public Batch along(Position position, Batch batch, int at, int[] chosen) {
            return Batch.NOTHING;
        }
    }

    private static final class Nothing implements Consequence {
        @Override
        public String label() {
            return LABEL;
        }

        @Override
        public Batch after(Position position, Event event) {
            return Batch.NOTHING;
        }
    }
}
