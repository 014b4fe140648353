package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;

/** What an ability does, and what is paid for it. */
public final class Do {
    private Do() {}

    /** Draw cards. */
    public static Instruction draw(int number) {
        return Say.instruction("draw", "number", number);
    }

    /** Draw as many cards. */
    public static Instruction draw(Value number) {
        return Say.instruction("draw", "number", number);
    }

    /** Choose one card, {@code it} from then on. */
    public static Instruction choose(Selector from) {
        return Say.instruction("choose", "from", from);
    }

    /** Choose so many cards, {@code it} from then on. */
    public static Instruction choose(int number, Selector from) {
        return Say.instruction("choose", "from", from, "exactly", number);
    }

    /** Choose up to so many cards, {@code it} from then on. */
    public static Instruction chooseUpTo(int number, Selector from) {
        return Say.instruction("choose", "from", from, "up to", number);
    }

    /** Retire units. */
    public static Instruction retire(Selector what) {
        return Say.instruction("retire", "what", what);
    }

    /** Stand units. */
    public static Instruction stand(Selector what) {
        return Say.instruction("stand", "what", what);
    }

    /** Rest units. */
    public static Instruction rest(Selector what) {
        return Say.instruction("rest", "what", what);
    }

    /** Bind cards. */
    public static Instruction bind(Selector what) {
        return Say.instruction("bind", "what", what);
    }

    /** Discard cards of the hand. */
    public static Instruction discard(Selector what) {
        return Say.instruction("discard", "what", what);
    }

    /** Discard so many cards of the hand. */
    public static Instruction discard(int number) {
        return Say.instruction("discard", "what", number);
    }

    /** Retire so many of your rear-guards. */
    public static Instruction retire(int number) {
        return Say.instruction("retire", "what", number);
    }

    /** Rest so many of your units. */
    public static Instruction rest(int number) {
        return Say.instruction("rest", "what", number);
    }

    /** Turn so many cards of the damage zone face down. */
    public static Instruction counterBlast(int number) {
        return Say.instruction("counter blast", "what", number);
    }

    /** Turn cards of the damage zone face down. */
    public static Instruction counterBlast(Selector what) {
        return Say.instruction("counter blast", "what", what);
    }

    /** Put so many cards of the soul into the drop zone. */
    public static Instruction soulBlast(int number) {
        return Say.instruction("soul blast", "what", number);
    }

    /** Put cards of the soul into the drop zone. */
    public static Instruction soulBlast(Selector what) {
        return Say.instruction("soul blast", "what", what);
    }

    /** Reveal cards. */
    public static Instruction reveal(Selector what) {
        return Say.instruction("reveal", "what", what);
    }

    /** Put cards into a zone; into a deck on its top. */
    public static Instruction put(Selector what, Region to) {
        return Say.instruction("put", "what", what, "to", to);
    }

    /** Put cards on the bottom of the deck. */
    public static Instruction putOnBottomOfDeck(Selector what) {
        return Say.instruction("put", "what", what, "to", Region.DECK, "bottom", true);
    }

    /** Put the top cards of the deck into the soul. */
    public static Instruction soulCharge(int number) {
        return Say.instruction("soul charge", "number", number);
    }

    /** Turn damage face up. */
    public static Instruction counterCharge(int number) {
        return Say.instruction("counter charge", "number", number);
    }

    /** For a time, something is so. */
    public static Instruction apply(DurationTerm lasting, Continuous... effects) {
        return Say.instruction("apply", "effects", effects, "lasting", lasting);
    }

    /** Until the end of the turn, something is so. */
    public static Instruction thisTurn(Continuous... effects) {
        return apply(Say.duration("turn"), effects);
    }

    /** Until the end of the battle, something is so. */
    public static Instruction thisBattle(Continuous... effects) {
        return apply(Say.duration("battle"), effects);
    }

    /** Until the end of your opponent's next turn, something is so. */
    public static Instruction untilEndOfOpponentsNextTurn(Continuous... effects) {
        return apply(Say.duration("end of", "of", Side.OPPONENT, "next", true), effects);
    }

    /** You may do something. */
    public static Instruction may(Instruction... then) {
        return Say.instruction("may", "then", then);
    }

    /** If a condition holds, do something. */
    public static Instruction given(Condition when, Instruction... then) {
        return Say.instruction("if", "when", when, "then", then);
    }

    /** You may pay a cost; if you do, do something. */
    public static Instruction paying(Instruction cost, Instruction... then) {
        return Say.instruction("pay", "cost", cost, "then", then);
    }

    /** The next time that something happens this turn, do something. */
    public static Instruction whenNext(EventPattern on, Instruction... then) {
        return Say.instruction("when next", "on", on, "then", then);
    }

    /** At the beginning of the end phase of this turn of yours, do something. */
    public static Instruction atEndOfTurn(Instruction... then) {
        return Say.instruction("when next", "on", On.begins(Moment.END_PHASE), "then", then);
    }

    /** For each of some cards, {@code it}, do something. */
    public static Instruction forEach(Selector of, Instruction... then) {
        return Say.instruction("for each", "of", of, "then", then);
    }

    /** Do something so many times. */
    public static Instruction repeat(Value times, Instruction... then) {
        return Say.instruction("repeat", "times", times, "then", then);
    }
}
