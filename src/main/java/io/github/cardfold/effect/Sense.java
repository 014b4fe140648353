package io.github.cardfold.effect;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.RecordComponent;

/**
 * What a text may say by its form and can never mean: it is refused when rules are assembled, since it would be false
 * for ever, and nobody would be told.
 */
final class Sense {
    /** What may be below zero: by how much something changes, and what a number is or is compared with. */
    private static final Array<String> SIGNED = Array.of("by", "be", "to");

    private Sense() {}

    /** Returns what is senseless about a term, its parts apart; none if nothing is. */
    static Option<String> wrong(Term term) {
        if (term instanceof Value value && value.constant().exists(each -> Math.abs(each) > Value.GREATEST)) {
            return Option.some("no number is greater than " + Value.GREATEST + ", and " + said(term) + " is");
        }
        if (!(term instanceof Ability)
                && Terms.direct(term).exists(part -> part instanceof EventPattern on && on.isSituation())) {
            return Option.some("a situation triggers an AUTO ability, alone; here an event is meant");
        }
        Option<String> negative = term instanceof Value || term instanceof Bounds ? Option.none() : negative(term);
        return term instanceof Recall recall
                ? negative.orElse(() -> recall.tally().flatMap(tally -> recalled(recall, tally)))
                : negative;
    }

    private static Option<String> negative(Term term) {
        for (RecordComponent each : TermRecord.components(term)) {
            Object value = TermRecord.value(term, each);
            Array<Integer> numbers = value instanceof Integer whole
                    ? Array.of(whole)
                    : Terms.directIn(value).filter(Numeral.class::isInstance).map(part -> ((Numeral) part).number());
            Option<Integer> negative = numbers.find(number -> number < 0 && !SIGNED.contains(each.getName()));
            if (negative.isDefined()) {
                return Option.some(
                        "\"" + Words.of(each.getName()) + "\" is an amount, and " + negative.get() + " is none");
            }
        }
        return Option.none();
    }

    private static Option<String> recalled(Recall recall, Tally tally) {
        EventPattern what = tally.what();
        if (tally.in().remembered().isEmpty()) {
            return Option.some(
                    "what happens " + said(tally.in()).replace("\"", "")
                            + " cannot be looked back on, only what happened in this battle, turn or fight, or in a fighter's last turn");
        }
        if (tally.amounts() && !what.isMeasured()) {
            return Option.some(
                    "it has no number that " + said(what) + ", so nothing can be added up; say \"how often\"");
        }
        return recall != what && saysWhichTime(what)
                ? Option.some("looking back at " + said(what) + ", say how often it happened, not which time it is")
                : compared(what).orElse(() -> neverSo(recall, tally));
    }

    /** What is asked of it has happened in no game. */
    private static Option<String> neverSo(Recall recall, Tally tally) {
        EventPattern what = tally.what();
        if (recall instanceof Filter && !what.isOfCards()) {
            return Option.some("no card takes part in it when " + said(what) + ", so none did");
        }
        long least = recall.least().flatMap(Value::constant).getOrElse(1L);
        return what.mostIn(tally.lifetime()).filter(most -> most < least).map(most -> {
            String in = said(tally.in()).replace("\"", "");
            return most == 0
                    ? "it never happens in " + in + " that " + said(what)
                    : "it happens in " + in + " at most " + (most == 1 ? "once" : most + " times") + ", not " + least
                            + " times, that " + said(what);
        });
    }

    private static boolean saysWhichTime(EventPattern what) {
        return what instanceof Recall recall && recall.tally().isDefined()
                || Terms.direct(what).exists(part -> part instanceof EventPattern event && saysWhichTime(event));
    }

    /**
     * Who looks back asks of every card that took part in one role whether it was this one; what else took part cannot
     * be compared with the card that has the text.
     */
    private static Option<String> compared(EventPattern what) {
        Array<OfThis> wrong = what instanceof OfThis whole ? Array.of(whole) : Array.empty();
        for (RecordComponent each : TermRecord.components(what)) {
            boolean isSubject = each.getName().equals(what.sayingThis());
            wrong = wrong.appendAll(Terms.directIn(TermRecord.value(what, each))
                    .flatMap(part -> part instanceof EventPattern ? Array.empty() : compared(part, isSubject)));
        }
        return wrong.headOption()
                .map(each -> "looking back at " + said(what) + ", " + said(each)
                        + " would be judged beside every card that did it, not beside the card that has this text")
                .orElse(() -> alternatives(what));
    }

    /** Each of several events is looked back at by itself, and all of them speak of "this" or none does. */
    private static Option<String> alternatives(EventPattern what) {
        Array<EventPattern> parts =
                Terms.direct(what).filter(EventPattern.class::isInstance).map(EventPattern.class::cast);
        int ofThis = parts.count(each -> Terms.has(each, OfThis.class));
        return ofThis > 0 && ofThis < parts.size()
                ? Option.some("looking back at " + said(what) + ", some of it is what this card did and some is not")
                : parts.flatMap(Sense::compared).headOption();
    }

    private static Array<OfThis> compared(Term part, boolean isSubject) {
        if (part instanceof OfThis of) {
            return isSubject && of.isThis() ? Array.empty() : Array.of(of);
        }
        boolean isStill = isSubject && part instanceof Filter filter && filter.asksForAll();
        return Terms.direct(part).flatMap(each -> compared(each, isStill));
    }

    private static String said(Term term) {
        return "\"" + term.english() + "\"";
    }
}
