package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.List;
import java.util.function.UnaryOperator;

/** What becomes of the words of format 1 for triggers and what looks back at events. */
final class EventRules {
    private static final String OLD = "trigger";
    private static final String NEW = "event";

    /** Events that are named today as the instruction or the deed is. */
    private static final Map<String, String> NAMES = LinkedHashMap.<String, String>empty()
            .put("attacks", "attack")
            .put("boosts", "boost")
            .put("hits", "hit")
            .put("intercepts", "intercept")
            .put("moved", "put")
            .put("moves", "move")
            .put("stands", "stand")
            .put("rests", "rest")
            .put("retired", "retire")
            .put("discarded", "discard")
            .put("looks", "look")
            .put("persona rides", "persona ride");

    static final UpgradeRules ALL = NAMES.foldLeft(
                    UpgradeRules.none(), (rules, each) -> rules.term(OLD, each._1(), old -> named(old, each._2())))
            .term(OLD, "placed", EventRules::placed)
            .term(OLD, "caused", EventRules::caused)
            .term(OLD, "checked", EventRules::checked)
            .term(OLD, "performs", EventRules::performs)
            .term(OLD, "draws", EventRules::draws)
            .term(OLD, "order played", EventRules::orderPlayed)
            .ability(EventNames::renamed);

    private EventRules() {}

    private static Data named(OldTerm term, String name) {
        return RenamedRules.in(term.now(NEW, name), term);
    }

    /** What was to be by no ability of some cards is by the rules, or by an ability of others. */
    private static Data placed(OldTerm term) {
        NewTerm placed = term.now(NEW, "placed")
                .with(term, "who", "from")
                .with("to", term.said("on"))
                .with("how", term.said("by"));
        Option<Data> by = term.said("by ability of");
        Option<Data> no = term.said("not by ability of").map(EventRules::not);
        if (by.isDefined() || no.isEmpty()) {
            Array<Data> all = by.toArray().appendAll(no);
            return placed.with("source", all.size() > 1 ? Option.some(Data.items(all.asJava())) : by)
                    .data();
        }
        return Data.items(List.of(
                placed.with("cause", "rule").data(), placed.with("source", no).data()));
    }

    private static Data not(Data filter) {
        return Data.fields().put("not", filter).build();
    }

    private static Data caused(OldTerm term) {
        OldReason why = OldReason.of(term).get();
        Data event = term.said("event").get();
        return each(event, one -> {
            SaidTerm said = SaidTerm.of(term.language(), Array.of(NEW, OLD), one)
                    .getOrElseThrow(() -> term.refused("an event that its language has"));
            if (said.components().containsKey("cause")) {
                throw term.refused("one reason for an event");
            }
            NewTerm caused = term.now(NEW, said.kind().name());
            for (var component : said.components()) {
                caused = caused.with(component._1(), component._2());
            }
            return why.in(caused).data();
        });
    }

    private static Data each(Data events, UnaryOperator<Data> change) {
        return events instanceof Data.Items items
                ? Data.items(Array.ofAll(items.values()).map(change).asJava())
                : change.apply(events);
    }

    private static Data checked(OldTerm term) {
        Array<String> sorts = Array.of("drive", "damage");
        Option<String> by = term.said("by").map(each -> ((Data.Text) each).value());
        Array<Data> checks = sorts.filter(sort -> by.forAll(each -> each.equals("any check") || each.startsWith(sort)))
                .map(sort ->
                        term.now(NEW, sort + " check").with(term, "of", "are").data());
        return checks.size() == 1 ? checks.head() : Data.items(checks.asJava());
    }

    private static Data performs(OldTerm term) {
        String what = ((Data.Text) term.said("what").get()).value();
        return term.now(NEW, what)
                .with(term, "of")
                .with("at once", term.said("at least"))
                .data();
    }

    private static Data draws(OldTerm term) {
        boolean isByAbility = term.said("by ability").contains(Data.truth(true));
        return term.now(NEW, isByAbility ? "draw by ability" : "draw")
                .with(term, "of")
                .data();
    }

    private static Data orderPlayed(OldTerm term) {
        return term.now(NEW, "play")
                .with("of", term.said("by"))
                .with(term, "are")
                .data();
    }
}
