package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Standby;

/**
 * What the end phase (9.11) and the close step (10.8) hold, which are carried out anew until nothing is left to do:
 * which abilities have been on standby in them.
 */
public final class EndingFrame {
    /** The end phase. */
    public static final String END_PHASE = "9.11";
    /** The close step. */
    public static final String CLOSE_STEP = "10.8";

    private static final Local BEGUN = Local.number(0, "begun");
    private static final Local BEFORE = Local.number(1, "before");
    private static final Local CARDS = Local.objects(0, "cards");
    private static final Local ABILITIES = Local.numbers(1, "abilities");
    private static final Local BEARERS = Local.objects(2, "bearers");
    private static final Local GRANTS = Local.effects(3, "grants");

    private EndingFrame() {}

    /**
     * Returns what it holds: 1 once it has begun; how many abilities were on standby before its own; the cards whose
     * abilities have been on standby, and which abilities of theirs, as places of their procedures among those of the
     * rules; the cards of granted abilities and timed triggers that have, and the lasting effects that these are of.
     */
    public static Local[] locals() {
        return new Local[] {BEGUN, BEFORE, CARDS, ABILITIES, BEARERS, GRANTS};
    }

    /** Lets it begin, the first time; later only what has not been on standby in it triggers. */
    @Rule(jp = {"9.11.8", "10.8.1.1"})
    public static Batch begin(Run run, Batch beginning, Event goesOn) {
        boolean again = run.get(BEGUN) != 0;
        run.set(BEGUN, 1);
        run.set(BEFORE, run.position().standbyCount());
        return again ? Batch.of(goesOn) : beginning;
    }

    /** Notes what has gone on standby since it began. */
    @Rule(jp = {"9.11.8", "10.8.1.1"})
    public static void note(Run run) {
        Position position = run.position();
        for (int i = run.get(BEFORE); i < position.standbyCount(); i++) {
            Standby ability = position.standby(i);
            boolean isGranted = ability.instance() != 0;
            run.append(isGranted ? BEARERS : CARDS, ability.source());
            run.append(
                    isGranted ? GRANTS : ABILITIES,
                    isGranted ? ability.instance() : index(position, ability.procedure()));
        }
    }

    /**
     * Tells whether an ability of a card has been on standby in it and an event only lets it go on. One that has been
     * granted since, or a timed trigger that has begun since, is another ability (ruling 458).
     */
    @Rule(jp = {"9.11.8", "10.8.1.1"})
    public static boolean isSpent(Position position, Event event, String ability, int card, int instance) {
        String procedure = event.kind() == EventKinds.END_PHASE_GOES_ON
                ? END_PHASE
                : event.kind() == EventKinds.CLOSE_STEP_GOES_ON ? CLOSE_STEP : "";
        Frame ending = procedure.isEmpty() ? null : position.frame(procedure);
        return ending != null
                && (instance == 0
                        ? isNoted(ending, CARDS, card, ABILITIES, index(position, ability))
                        : isNoted(ending, BEARERS, card, GRANTS, instance));
    }

    private static boolean isNoted(Frame ending, Local cards, int card, Local abilities, int ability) {
        for (int i = 0; i < ending.size(cards); i++) {
            if (ending.get(cards, i) == card && ending.get(abilities, i) == ability) {
                return true;
            }
        }
        return false;
    }

    /**
     * Tells whether an event counts among those of its kind: a phase or step that goes on has begun before (ruling
     * 459), and what only acts as if it hit did not hit.
     */
    @Rule(jp = {"9.11.10", "10.7.1.8", "10.8.1.3"})
    public static boolean counts(Event event) {
        return event.kind() != EventKinds.END_PHASE_GOES_ON
                && event.kind() != EventKinds.CLOSE_STEP_GOES_ON
                && event.kind() != EventKinds.AS_IF_HIT;
    }

    private static int index(Position position, String ability) {
        return position.rules().procedureIndex(ability);
    }

    /**
     * Tells whether it is carried out anew: something is on standby, a rule action is due, or an ability that all can
     * see would go on standby that has not been.
     */
    @Rule(jp = {"9.11.10", "10.8.1.3"})
    public static boolean isAnythingLeft(Run run, Event goesOn) {
        Position position = run.position();
        return position.standbyCount() > 0 || position.rules().isActionDue(position) || run.wouldTrigger(goesOn);
    }
}
