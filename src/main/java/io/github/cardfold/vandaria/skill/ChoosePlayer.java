package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.SuddenDeaths;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.vavr.collection.Array;
import java.util.function.Predicate;

/**
 * Chooses a player; the target of a skill, or when it is reached. The name holds the number of the seat.
 *
 * @param of among which players
 * @param as the name of the one chosen
 */
@Rule(vw = {"2.10.2", "17.3.13"})
@Phrase("choose {of}{as as}")
public record ChoosePlayer(
        @Default("any") Choosable of, @Default("player") String as) implements Instruction, SkillTarget, Binds {
    private static final LabelKey CHOSEN = new LabelKey(VandariaPurposes.PLAYER + ".seat", "{0}");

    /** In place of a seat: nobody, as the player is no target any more. */
    static final int NOBODY = -1;

    /** Players that texts let one choose among. */
    public enum Choosable {
        /** Any player. */
        @Phrase("a player")
        ANY(Whose.ANY),
        /** A player of the own team, oneself among them. */
        @Phrase("a player of your alliance")
        ALLIANCE(Whose.ALLIANCE),
        /** An opponent. */
        @Phrase("an opponent")
        OPPONENT(Whose.OPPONENT);

        private final Whose whose;

        Choosable(Whose whose) {
            this.whose = whose;
        }
    }

    @Override
    public void compile(Compiler out) {
        var player = out.number(as);
        out.ask(
                "",
                Question.of(
                                VandariaPurposes.PLAYER,
                                (position, frame) -> frame.seat(AbilityFrame.MASTER),
                                (position, frame, options) -> legal(Query.of(position, frame))
                                        .forEach(each -> options.number(each.ordinal())),
                                (run, answer) -> run.set(player, answer.number()))
                        .meaning(it -> CHOSEN.with(LabelArgument.seat(Seat.of(it.number()))), CHOSEN));
    }

    /** In a Sudden Death skills are used on the Follower alone whose they are. */
    @Rule(vw = {"2.10.2", "16.3.2", "17.3.13"})
    private Array<Seat> legal(Query query) {
        Position position = query.position(Facts.PLACES);
        return SuddenDeaths.isOn(position)
                ? Array.empty()
                : position.seatsInTurnOrder()
                        .filter(each -> !position.hasLost(each) && of.whose.includes(position, query.master(), each));
    }

    @Override
    public boolean names(String card) {
        return false;
    }

    @Override
    public void choose(Compiler out) {
        out.compile(this);
    }

    @Override
    public boolean isNamedLater() {
        return false;
    }

    @Override
    public boolean isPlayer() {
        return true;
    }

    @Override
    public boolean isThere(Query query) {
        return legal(query).nonEmpty();
    }

    @Override
    public boolean isChosen(Compiler out, Run run) {
        return run.get(out.known(as)) != NOBODY;
    }

    /** Who has lost meanwhile is no target any more. */
    @Override
    @Rule(vw = "13.1.7")
    public void keepLegal(Compiler out, Run run) {
        var player = out.known(as);
        int chosen = run.get(player);
        boolean isLegal = legal(Query.of(run)).exists(each -> each.ordinal() == chosen);
        run.set(player, isLegal ? chosen : NOBODY);
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return "that player";
    }
}
