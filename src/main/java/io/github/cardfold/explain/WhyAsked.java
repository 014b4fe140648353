package io.github.cardfold.explain;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.VandariaGame;
import io.github.cardfold.vandaria.state.VandariaTurnFrame;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * Why a seat is asked: the section that asks, and what is going on, from the turn down to the question.
 *
 * <pre>{@code
 * WhyAsked.of(state).forEach(why -> System.out.print(why.text()));
 * }</pre>
 *
 * @param seat the seat that is asked
 * @param purpose what the question is about
 * @param section the section that asks; for a seat that is not asked the phase or step
 * @param rule what that section requires, in the words of the ledger; "" if the section is not in the ledger
 * @param levels what is going on, the outermost first; for a seat that is not asked down to the phase or step
 * @param passing what comes of doing nothing; none if that is no answer, or for a seat that is not asked
 */
public record WhyAsked(
        Seat seat, String purpose, String section, String rule, Array<Level> levels, Option<String> passing) {
    /** Names what is null. */
    public WhyAsked {
        requireNonNull(seat, "seat");
        requireNonNull(purpose, "purpose");
        requireNonNull(section, "section");
        requireNonNull(rule, "rule");
        requireNonNull(levels, "levels");
        requireNonNull(passing, "passing");
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return Objects.hash(seat.name(), purpose, section, rule, levels, passing);
    }

    /** The procedure of the start step is that of the whole battle phase (10.3). */
    private static final String START_STEP = "10.3";

    /**
     * A procedure of the rules that is being carried out.
     *
     * @param section its section, "" if it has none
     * @param sentence what is going on
     */
    public record Level(String section, String sentence) {
        /** Names what is null. */
        public Level {
            requireNonNull(section, "section");
            requireNonNull(sentence, "sentence");
        }
    }

    /** Returns why the seat is asked that is asked, as it may know it; none once the game is over. */
    public static Option<WhyAsked> of(State state) {
        requireNonNull(state, "state");
        return state.decision().flatMap(decision -> of(state, decision.seat()));
    }

    /** Returns why a seat is asked, as another seat or the same one may know it; none once the game is over. */
    public static Option<WhyAsked> of(State state, Seat knowing) {
        requireNonNull(state, "state");
        requireNonNull(knowing, "knowing");
        return state.decision().map(decision -> {
            boolean own = decision.seat() == knowing;
            String moment = state.rules().game().moment(state.position());
            String section = own ? state.askingSection().getOrElse(moment) : moment;
            return new WhyAsked(
                    decision.seat(),
                    decision.purpose(),
                    section,
                    Sections.summary(state.rules(), section),
                    levels(state.position(), own),
                    own ? state.passing() : Option.none());
        });
    }

    private static Array<Level> levels(Position position, boolean all) {
        int depth = all ? position.depth() : open(position);
        return Array.range(turns(position), depth).map(i -> level(position, i));
    }

    /** Where what goes on now begins: the preparation, which a game never leaves, is over with the first turn. */
    private static int turns(Position position) {
        return position.depth() > 1
                        && isTurn(position, position.frame(1).procedure().name())
                ? 1
                : 0;
    }

    private static boolean isTurn(Position position, String procedure) {
        return procedure.equals(isVandaria(position) ? VandariaTurnFrame.PROCEDURE : TurnFrame.PROCEDURE);
    }

    private static boolean isVandaria(Position position) {
        return position.rules().game().name().equals(VandariaGame.NAME);
    }

    /** How many frames are no secret: those down to the phase or step in progress. */
    private static int open(Position position) {
        for (int i = position.depth() - 1; i > 0; i--) {
            String enclosing = position.frame(i - 1).procedure().name();
            if (isBattle(position, enclosing) || isTurn(position, enclosing)) {
                return i + 1;
            }
        }
        return Math.min(1, position.depth());
    }

    private static Level level(Position position, int index) {
        Frame frame = position.frame(index);
        String name = frame.procedure().name();
        boolean battle = index + 1 < position.depth()
                && isBattle(position, position.frame(index + 1).procedure().name());
        if (battle && name.equals(START_STEP)) {
            return new Level("9.10", title(position, "9.10"));
        }
        if (isTurn(position, name)) {
            return new Level(section(name), turn(position));
        }
        return new Level(section(name), isBattle(position, name) ? attack(position, frame) : title(position, name));
    }

    private static boolean isBattle(Position position, String procedure) {
        return !isVandaria(position) && procedure.equals(BattleFrame.PROCEDURE);
    }

    private static String turn(Position position) {
        return "turn " + position.rules().game().turn(position) + " of "
                + position.rules().game().turnSeat(position);
    }

    private static String section(String procedure) {
        String first = procedure.split(" ", 2)[0];
        return first.matches("[0-9].*") ? first : "";
    }

    private static String title(Position position, String procedure) {
        return Sections.ledger(position.rules())
                .find(section(procedure))
                .map(entry -> entry.kind() == Ledger.Kind.HEADING
                        ? entry.summary().toLowerCase(java.util.Locale.ROOT)
                        : entry.summary())
                .getOrElse(procedure);
    }

    private static String attack(Position position, Frame battle) {
        GameObject attacker = Battle.attacking(position, battle);
        Array<String> attacked = Array.range(0, battle.size(BattleFrame.TARGETS))
                .flatMap(i -> Option.of(Battle.attacked(position, battle, i)))
                .map(unit -> name(position, unit));
        Array<String> partners = Battle.partners(position, battle).map(unit -> name(position, unit));
        return attacker == null
                ? "an attack"
                : name(position, attacker)
                        + (partners.isEmpty() ? "" : partners.mkString(" with ", ", ", ""))
                        + (attacked.isEmpty() ? " attacks" : attacked.mkString(" attacks ", ", ", ""));
    }

    private static String name(Position position, GameObject unit) {
        int circle = position.placeOf(unit.object());
        return Field.card(position, unit).name() + " on "
                + position.place(circle).seat() + "'s "
                + position.place(circle).name();
    }

    /** Returns all of it, one fact a line; equal explanations have equal texts. */
    public String text() {
        StringBuilder lines = new StringBuilder(seat + " is asked: " + purpose + "\n");
        levels.forEach(each -> lines.append(each.section().isEmpty() ? "  " : "  " + each.section() + " ")
                .append(each.sentence())
                .append('\n'));
        lines.append("By ")
                .append(section)
                .append(rule.isEmpty() ? "" : ": " + rule)
                .append('\n');
        passing.forEach(
                meaning -> lines.append("To pass means: ").append(meaning).append('\n'));
        return lines.toString();
    }
}
