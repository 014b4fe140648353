package io.github.cardfold.cardfight.play;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Limit;
import io.github.cardfold.effect.Uses;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * "This ability can't be used for the rest of that turn", as the last sentence of an ACT or AUTO ability, which carries
 * it out when all else is done: of an ACT also if a requirement failed, of an AUTO if the game has changed.
 *
 * @param period for how long
 */
@Phrase("this ability cannot be used for the rest of that {period}")
@Rule(jp = {"11.2.1.1.1", "11.2.1.1.2", "11.2.1.2.1"})
public record UsedUp(Limit period) implements Instruction {
    @Override
    public void compile(Compiler out) {
        throw out.error("this stands last in an ACT or AUTO ability that has no limit besides");
    }

    /** Returns the period after which an ability can be used again: its limit or what its last sentence says. */
    static Array<Limit> limits(AbilityScope scope, Array<Limit> limits, Array<Instruction> then) {
        if (limits.isEmpty()) {
            said(then).forEach(each -> scope.carried(scope.name(), Uses.LIMIT, then.last()));
            return said(then).toArray();
        }
        return limits;
    }

    private static Option<Limit> said(Array<Instruction> then) {
        return then.lastOption()
                .flatMap(each -> each instanceof UsedUp last ? Option.some(last.period) : Option.none());
    }

    /** Returns all instructions but this last one, unless there is a limit besides. */
    static Array<Instruction> before(Array<Limit> limits, Array<Instruction> then) {
        return limits.isEmpty() && said(then).isDefined() ? then.init() : then;
    }
}
