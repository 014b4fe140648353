package io.github.cardfold.kernel;

import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.ToIntBiFunction;

/** A question put together from functions. Immutable. */
public final class Question implements Ask {
    private final String purpose;
    private final ToIntBiFunction<Position, Frame> seat;
    private final Offer offer;
    private final BiConsumer<Run, Answer> answer;
    private final BiPredicate<Position, Frame> open;
    private final BiPredicate<Position, Frame> unfinished;

    private Question(
            String purpose,
            ToIntBiFunction<Position, Frame> seat,
            Offer offer,
            BiConsumer<Run, Answer> answer,
            BiPredicate<Position, Frame> open,
            BiPredicate<Position, Frame> unfinished) {
        this.purpose = purpose;
        this.seat = seat;
        this.offer = offer;
        this.answer = answer;
        this.open = open;
        this.unfinished = unfinished;
    }

    /** Offers the legal answers. */
    public interface Offer {
        /** Offers every legal answer. */
        void options(Position position, Frame frame, Options options);
    }

    /** Returns a question whose options follow from public information. */
    public static Question of(
            String purpose, ToIntBiFunction<Position, Frame> seat, Offer offer, BiConsumer<Run, Answer> answer) {
        return new Question(purpose, seat, offer, answer, (position, frame) -> true, (position, frame) -> false);
    }

    /** Returns the same question, its options following from public information only if a condition holds. */
    public Question openIf(BiPredicate<Position, Frame> condition) {
        return new Question(purpose, seat, offer, answer, condition, unfinished);
    }

    /** Returns the same question, asked in the midst of one choice of several things if a condition holds. */
    public Question unfinishedIf(BiPredicate<Position, Frame> condition) {
        return new Question(purpose, seat, offer, answer, open, condition);
    }

    @Override
    public int seat(Position position, Frame frame) {
        return seat.applyAsInt(position, frame);
    }

    @Override
    public String purpose() {
        return purpose;
    }

    @Override
    public void options(Position position, Frame frame, Options options) {
        offer.options(position, frame, options);
    }

    @Override
    public void answer(Run run, Answer given) {
        answer.accept(run, given);
    }

    @Override
    public boolean isOpen(Position position, Frame frame) {
        return open.test(position, frame);
    }

    @Override
    public boolean isUnfinished(Position position, Frame frame) {
        return unfinished.test(position, frame);
    }
}
