package io.github.cardfold.vandaria.format;

import static io.github.cardfold.vandaria.format.InfractionGroup.CHEATING;
import static io.github.cardfold.vandaria.format.InfractionGroup.DECK_ERROR;
import static io.github.cardfold.vandaria.format.InfractionGroup.GAMEPLAY_ERROR;
import static io.github.cardfold.vandaria.format.InfractionGroup.GAMEPLAY_MANIPULATION;
import static io.github.cardfold.vandaria.format.InfractionGroup.TOURNAMENT_ERROR;
import static io.github.cardfold.vandaria.format.InfractionGroup.UNSPORTING_CONDUCT;
import static io.github.cardfold.vandaria.format.Penalty.CAUTION;
import static io.github.cardfold.vandaria.format.Penalty.GAME_LOSS;
import static io.github.cardfold.vandaria.format.Penalty.MATCH_LOSS;
import static io.github.cardfold.vandaria.format.Penalty.MATCH_POINT;
import static io.github.cardfold.vandaria.format.Penalty.NONE;
import static io.github.cardfold.vandaria.format.Penalty.WARNING;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;

/** The infractions that the guide names, with the penalty of each and what may take its place (18.6 to 18.11). */
public enum Infraction {
    /** A list that is illegal or unclear. */
    @Rule(vw = {"18.6.3.1", "18.6.3.10", "18.6.3.11", "18.6.3.12", "18.6.3.13"})
    ILLEGAL_DECKLIST(
            "I.a",
            "illegal decklist",
            DECK_ERROR,
            MATCH_LOSS,
            Array.of(Remedy.CORRECT_DECK),
            instead(PenaltyGround.ABBREVIATED_NAME, WARNING),
            instead(PenaltyGround.START_OF_TOURNAMENT, NONE),
            instead(PenaltyGround.GENERAL_LEVEL, MATCH_POINT)),

    /** A deck or Sideboard that is not as the list says. */
    @Rule(vw = {"18.6.4.1", "18.6.4.7", "18.6.4.8", "18.6.4.9", "18.6.4.10"})
    DECK_NOT_AS_LISTED(
            "I.b",
            "deck does not match decklist",
            DECK_ERROR,
            MATCH_LOSS,
            Array.of(Remedy.RESTORE_DECK),
            instead(PenaltyGround.UNINTENDED, MATCH_POINT).withHeadJudge().putRightBy(Remedy.CORRECT_DECK),
            instead(PenaltyGround.START_OF_TOURNAMENT, NONE).putRightBy(Remedy.CORRECT_DECK),
            instead(PenaltyGround.GENERAL_LEVEL, MATCH_POINT).putRightBy(Remedy.CORRECT_DECK)),

    /** An inexact step that leaves the state clear. */
    @Rule(vw = {"18.7.4.1", "18.7.4.2"})
    MISREPRESENTATION(
            "II.a",
            "misrepresentation",
            GAMEPLAY_ERROR,
            CAUTION,
            Array.empty(),
            instead(PenaltyGround.PUT_RIGHT_AT_ONCE, NONE).putRightBy(Remedy.CORRECT_ERROR)),

    /** A state that a wrong step has made illegal. */
    @Rule(vw = {"18.7.5.1", "18.7.5.6", "18.7.5.7"})
    ILLEGAL_STATE(
            "II.b",
            "illegal game state",
            GAMEPLAY_ERROR,
            WARNING,
            Array.of(Remedy.GO_ON),
            instead(PenaltyGround.PUT_RIGHT_AT_ONCE, NONE).putRightBy(Remedy.CORRECT_ERROR)),

    /** A step that the rules do not allow. */
    @Rule(vw = {"18.7.6.1", "18.7.6.9", "18.7.6.10"})
    ILLEGAL_STEP(
            "II.c",
            "illegal step",
            GAMEPLAY_ERROR,
            WARNING,
            Array.of(Remedy.GO_ON),
            instead(PenaltyGround.PUT_RIGHT_AT_ONCE, NONE).putRightBy(Remedy.CORRECT_ERROR),
            PenaltyAlternative.of(PenaltyGround.HIGH_LEVEL, MATCH_POINT, GAME_LOSS),
            instead(PenaltyGround.DELIBERATE, MATCH_POINT).withHeadJudge()),

    /** Not ready to play in time. */
    @Rule(vw = {"18.8.2.1", "18.8.2.6", "18.8.2.7", "18.8.2.8"})
    LATENESS(
            "III.a",
            "lateness",
            TOURNAMENT_ERROR,
            WARNING,
            Array.empty(),
            instead(PenaltyGround.BEGAN_EARLY, NONE),
            instead(PenaltyGround.WITHIN_GRACE, NONE),
            instead(PenaltyGround.TIME_RAN_OUT, GAME_LOSS)),

    /** A match against somebody else than it should be. */
    @Rule(vw = {"18.8.3.1", "18.8.3.5", "18.8.3.6", "18.8.3.7"})
    WRONG_OPPONENT(
            "III.b",
            "playing the wrong opponent",
            TOURNAMENT_ERROR,
            WARNING,
            Array.empty(),
            instead(PenaltyGround.RIGHT_SEAT, NONE),
            instead(PenaltyGround.TIME_RAN_OUT, GAME_LOSS)),

    /** Too long over a phase, unplanned. */
    @Rule(vw = {"18.8.4.1", "18.8.4.6", "18.8.4.7", "18.8.4.8"})
    SLOW_PLAY(
            "III.c",
            "slow play",
            TOURNAMENT_ERROR,
            WARNING,
            Array.of(Remedy.EXTRA_TURNS),
            instead(PenaltyGround.DIRECT_ORDER, NONE),
            PenaltyAlternative.of(PenaltyGround.AFFECTED_OUTCOME, MATCH_POINT, GAME_LOSS)),

    /** A deck whose order is partly known after it was shuffled, unplanned. */
    @Rule(vw = {"18.8.5.1", "18.8.5.4"})
    INSUFFICIENT_SHUFFLING(
            "III.d", "insufficient shuffling", TOURNAMENT_ERROR, WARNING, Array.of(Remedy.SHUFFLE_AGAIN)),

    /** An instruction of an official not followed. */
    @Rule(vw = "18.8.6.1")
    NOT_FOLLOWING_INSTRUCTIONS("III.e", "not following instructions", TOURNAMENT_ERROR, WARNING, Array.empty()),

    /** Wrong information to the opponent. */
    @Rule(vw = "18.8.7.1")
    COMMUNICATION_BREACH("III.f", "communication breach", TOURNAMENT_ERROR, WARNING, Array.empty()),

    /** Hints sought, given or noted down. */
    @Rule(vw = "18.8.8.1")
    OUTSIDE_ASSISTANCE("III.g", "outside assistance", TOURNAMENT_ERROR, MATCH_POINT, Array.empty()),

    /** What disturbs a player. */
    @Rule(vw = "18.9.2.1")
    UNSPORTING_MINOR("IV.a", "unsporting conduct, minor", UNSPORTING_CONDUCT, WARNING, Array.empty()),

    /** Disobedience, slurs, aggression. */
    @Rule(vw = "18.9.3.1")
    UNSPORTING_MAJOR("IV.b", "unsporting conduct, major", UNSPORTING_CONDUCT, GAME_LOSS, Array.empty()),

    /** A winner by a die or a coin. */
    @Rule(vw = "18.9.4.1")
    RANDOM_WINNER("IV.c", "deciding the winner at random", UNSPORTING_CONDUCT, GAME_LOSS, Array.empty()),

    /** Something offered for a concession, or bet on a match. */
    @Rule(vw = {"18.9.5.1", "18.9.5.4"})
    BRIBERY("IV.d", "bribery and wagering", UNSPORTING_CONDUCT, GAME_LOSS, Array.of(Remedy.NO_PRIZE)),

    /** Threats and violence. */
    @Rule(vw = {"18.9.6.1", "18.9.6.3"})
    AGGRESSION("IV.e", "aggressive behaviour", UNSPORTING_CONDUCT, GAME_LOSS, Array.of(Remedy.NO_PRIZE)),

    /** Theft at the tournament. */
    @Rule(vw = {"18.9.7.1", "18.9.7.3"})
    THEFT("IV.f", "theft of tournament material", UNSPORTING_CONDUCT, GAME_LOSS, Array.of(Remedy.NO_PRIZE)),

    /** Slow play to use up the time. */
    @Rule(vw = "18.10.2.1")
    STALLING("V.a", "stalling", CHEATING, MATCH_LOSS, Array.empty()),

    /** Wrong information, deliberately. */
    @Rule(vw = "18.10.3.1")
    DECEPTION("V.b", "deception", CHEATING, GAME_LOSS, Array.empty()),

    /** Marked cards and the like. */
    @Rule(vw = "18.10.4.1")
    MANIPULATION("V.c", "manipulation of game material", CHEATING, GAME_LOSS, Array.empty()),

    /** Cards seen or shown that should not be, deliberately or not. */
    @Rule(vw = {"18.11.1.1", "18.11.1.5"})
    EXTRA_CARDS_SEEN("VI.a", "seeing extra cards", GAMEPLAY_MANIPULATION, WARNING, Array.of(Remedy.SHUFFLE_AGAIN)),

    /** Cards or gold taken beyond what the rules give. */
    @Rule(vw = {"18.11.2.1", "18.11.2.9", "18.11.2.11"})
    EXTRA_RESOURCES(
            "VI.b",
            "extra draw or extra gold",
            GAMEPLAY_MANIPULATION,
            MATCH_POINT,
            Array.empty(),
            instead(PenaltyGround.PUT_RIGHT_AT_ONCE, NONE).putRightBy(Remedy.RETURN_GOLD),
            instead(PenaltyGround.UNINTENDED, WARNING).putRightBy(Remedy.RESTORE_STATE)),

    /** Other cards or other gold than a game begins with. */
    @Rule(vw = {"18.11.3.1", "18.11.3.6"})
    WRONG_START(
            "VI.c",
            "wrong resources at the start of the game",
            GAMEPLAY_MANIPULATION,
            WARNING,
            Array.of(Remedy.REPEAT_START)),

    /** A Draw Phase in which the player did not say first what he takes. */
    @Rule(vw = "18.11.4.2")
    UNCLEAR_DRAW_PHASE(
            "VI.d",
            "unclear Draw Phase",
            GAMEPLAY_MANIPULATION,
            MATCH_POINT,
            Array.empty(),
            instead(PenaltyGround.UNINTENDED, WARNING)),

    /** Wrong cards discarded, or wrong gold paid. */
    @Rule(vw = {"18.11.5.1", "18.11.5.6", "18.11.5.7"})
    WRONG_PAYMENT(
            "VI.e",
            "wrong discard or payment",
            GAMEPLAY_MANIPULATION,
            WARNING,
            Array.of(Remedy.PAY_OR_DISCARD),
            PenaltyAlternative.of(PenaltyGround.DELIBERATE, MATCH_POINT, GAME_LOSS)),

    /** A small breach that falls under no category. */
    @Rule(vw = "18.2.11")
    UNLISTED(
            "other",
            "small breach of no category",
            InfractionGroup.UNLISTED,
            CAUTION,
            Array.empty(),
            instead(PenaltyGround.DIRECT_ORDER, NONE),
            PenaltyAlternative.of(PenaltyGround.AFTER_ORDER, WARNING, GAME_LOSS).withHeadJudge());

    private static final Array<Infraction> ERRORS_OF_PLAY = Array.of(MISREPRESENTATION, ILLEGAL_STATE, ILLEGAL_STEP);

    private final String code;
    private final String title;
    private final InfractionGroup group;
    private final Penalty penalty;
    private final Array<Remedy> remedies;
    private final Array<PenaltyAlternative> own;

    Infraction(
            String code,
            String title,
            InfractionGroup group,
            Penalty penalty,
            Array<Remedy> remedies,
            PenaltyAlternative... own) {
        this.code = code;
        this.title = title;
        this.group = group;
        this.penalty = penalty;
        this.remedies = remedies;
        this.own = Array.of(own);
    }

    private static PenaltyAlternative instead(PenaltyGround ground, Penalty penalty) {
        return PenaltyAlternative.of(ground, penalty, penalty);
    }

    /**
     * Returns the infraction that a check of decks finds: what the list shows counts as an illegal list, what only the
     * deck shows as a deck that does not match it.
     *
     * @param isListLegal whether the list would make a legal deck and names every card plainly
     * @param isDeckAsListed whether the deck has the cards of the list, each where the list has it
     */
    @Rule(vw = {"18.6.3.2", "18.6.3.3", "18.6.3.4", "18.6.3.5", "18.6.4.2", "18.6.4.3", "18.6.4.4"})
    public static Option<Infraction> ofDeck(boolean isListLegal, boolean isDeckAsListed) {
        if (!isListLegal) {
            return Option.some(ILLEGAL_DECKLIST);
        }
        return Option.when(!isDeckAsListed, DECK_NOT_AS_LISTED);
    }

    /**
     * Returns the infraction with a code.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Infraction coded(String code) {
        Objects.requireNonNull(code, "code");
        return Array.of(values())
                .find(each -> each.code.equals(code))
                .getOrElseThrow(() -> new IllegalArgumentException("no infraction has the code " + code));
    }

    /** Returns the number that the guide prints, such as {@code III.a}, or {@code other} for what it does not list. */
    public String code() {
        return code;
    }

    /** Returns what it is called. */
    public String title() {
        return title;
    }

    /** Returns its group. */
    public InfractionGroup group() {
        return group;
    }

    /** Returns its usual penalty. */
    public Penalty penalty() {
        return penalty;
    }

    /** Returns what is to be done about the game or the decks besides the usual penalty. */
    public Array<Remedy> remedies() {
        return remedies;
    }

    /** Returns what may take the place of the usual penalty: its own alternatives, then those of its penalty. */
    public Array<PenaltyAlternative> alternatives() {
        return own.appendAll(longCorrection()).appendAll(graveCase()).appendAll(constantOffence());
    }

    @Rule(vw = "18.1.1.3")
    private Option<PenaltyAlternative> longCorrection() {
        return Option.when(penalty == CAUTION, () -> instead(PenaltyGround.CORRECTION_TAKES_TIME, WARNING));
    }

    @Rule(vw = "18.1.2.6")
    private Option<PenaltyAlternative> graveCase() {
        return Option.when(
                penalty == WARNING, () -> PenaltyAlternative.of(PenaltyGround.GRAVE_CASE, MATCH_POINT, MATCH_LOSS));
    }

    /** What no category has goes its own way from Caution on (18.2.11), and above Game Loss there is nothing. */
    @Rule(vw = {"18.2.12", "18.7.2", "18.9.2.1", "18.11.1.1"})
    private Option<PenaltyAlternative> constantOffence() {
        return Option.when(
                this != UNLISTED && penalty != GAME_LOSS,
                () -> PenaltyAlternative.of(
                        PenaltyGround.KEEPS_OFFENDING, Penalty.values()[penalty.ordinal() + 1], GAME_LOSS));
    }

    /**
     * Returns the infractions as which a judge may treat it instead: what a planned or continued one is, or the error
     * of play that it rests on.
     */
    @Rule(vw = {"18.8.1", "18.8.4.1", "18.8.5.1", "18.8.6.1", "18.8.7.1", "18.11.2.3", "18.11.5.5"})
    public Array<Infraction> treatedAs() {
        return switch (this) {
            case INSUFFICIENT_SHUFFLING -> Array.of(MANIPULATION, STALLING);
            case NOT_FOLLOWING_INSTRUCTIONS -> Array.of(UNSPORTING_MAJOR, STALLING);
            case COMMUNICATION_BREACH -> Array.of(DECEPTION, STALLING);
            case EXTRA_RESOURCES, WRONG_PAYMENT -> ERRORS_OF_PLAY;
            default -> group == TOURNAMENT_ERROR ? Array.of(STALLING) : Array.empty();
        };
    }
}
