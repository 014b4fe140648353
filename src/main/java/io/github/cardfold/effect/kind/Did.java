package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Recall;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Tallies;
import io.github.cardfold.effect.Tally;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.control.Option;

/**
 * Cards to which something has happened; "this" in it is each of them.
 *
 * @param what the event
 * @param in since when
 * @param atLeast how often
 */
@Phrase("that {what past did}< {atLeast least} times> {in}")
@Phrase("whose {what past own}< {atLeast least} times> {in}")
@Phrase("such that {what past}< {atLeast least} times> {in}")
@Phrase(form = "is", value = "is/are one that {what past did}< {atLeast least} times> {in}")
@Phrase(form = "is", value = "is/are one whose {what past own}< {atLeast least} times> {in}")
@Phrase(form = "is", value = "is/are such that {what past}< {atLeast least} times> {in}")
@Phrase(form = "not", value = "is/are not one that {what past did}< {atLeast least} times> {in}")
@Phrase(form = "not", value = "is/are not one whose {what past own}< {atLeast least} times> {in}")
@Phrase(form = "not", value = "is/are not such that {what past}< {atLeast least} times> {in}")
public record Did(
        EventPattern what,
        @Default(Default.USUAL) DurationTerm in,
        @Default("1") Value atLeast) implements Filter, Recall {
    @Override
    public Option<Tally> tally() {
        return Option.some(counted());
    }

    @Override
    public Option<Value> least() {
        return Option.some(atLeast);
    }

    private Tally counted() {
        return new Tally(what, in, false);
    }

    @Override
    public boolean accepts(Query query, Subject subject) {
        return Tallies.count(query, counted(), subject.object()) >= atLeast.value(query);
    }
}
