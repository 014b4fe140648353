package io.github.cardfold.kernel.question;

import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A question put together from functions. Immutable. */
public final class Question implements Ask {
    private final String purpose;
    private final BiFunction<Position, Frame, Seat> seat;
    private final Offer offer;
    private final @Nullable Answers answers;
    private final BiConsumer<Run, Answer> answer;
    private final BiPredicate<Position, Frame> open;
    private final BiPredicate<Position, Frame> unfinished;
    private final Consumer<Run> forget;
    private final String resumeAt;
    private final Wording wording;

    private Question(
            String purpose,
            BiFunction<Position, Frame, Seat> seat,
            Offer offer,
            @Nullable Answers answers,
            BiConsumer<Run, Answer> answer,
            BiPredicate<Position, Frame> open,
            BiPredicate<Position, Frame> unfinished,
            Consumer<Run> forget,
            String resumeAt,
            Wording wording) {
        this.purpose = purpose;
        this.seat = seat;
        this.offer = offer;
        this.answers = answers;
        this.answer = answer;
        this.open = open;
        this.unfinished = unfinished;
        this.forget = forget;
        this.resumeAt = resumeAt;
        this.wording = wording;
    }

    /** What answers are called that are no cards and no places. */
    private record Wording(
            String passKey,
            Option<String> pass,
            Array<LabelKey> keys,
            @Nullable Function<Candidate, AnswerLabel> means) {
        private static final Wording USUAL = new Wording(".pass", Option.none(), Array.empty(), null);
    }

    /** Offers the legal answers where requirements of one at a time do not say which these are. */
    public interface Offer {
        /** Offers every legal answer. */
        void options(Position position, Frame frame, Options options);

        /**
         * Returns why an action of the asked seat, which is none of those answers, is not.
         *
         * @param section the section that asks
         */
        default Refusal refusal(Position position, Frame frame, Action action, String section) {
            return Refusal.notOffered(section, "it is none of the answers to this question");
        }
    }

    /** Returns a question whose options follow from public information. */
    public static Question of(
            String purpose, BiFunction<Position, Frame, Seat> seat, Answers answers, BiConsumer<Run, Answer> answer) {
        Offer offer = (position, frame, options) ->
                answers.offer(options.candidate(position, frame, seat.apply(position, frame)));
        return new Question(
                purpose,
                seat,
                offer,
                answers,
                answer,
                (position, frame) -> true,
                (position, frame) -> false,
                run -> {},
                "",
                Wording.USUAL);
    }

    /** Returns such a question whose answers follow from more than requirements of one at a time. */
    public static Question of(
            String purpose, BiFunction<Position, Frame, Seat> seat, Offer offer, BiConsumer<Run, Answer> answer) {
        return new Question(
                purpose,
                seat,
                offer,
                null,
                answer,
                (position, frame) -> true,
                (position, frame) -> false,
                run -> {},
                "",
                Wording.USUAL);
    }

    /** Returns the same question, its options following from public information only if a condition holds. */
    public Question openIf(BiPredicate<Position, Frame> condition) {
        return new Question(purpose, seat, offer, answers, answer, condition, unfinished, forget, resumeAt, wording);
    }

    /**
     * Returns the same question, asked in the midst of one choice of several things if a condition holds.
     *
     * @param begun makes its frame what it was when the choice began ({@link Ask#forget})
     */
    public Question unfinishedIf(BiPredicate<Position, Frame> condition, Consumer<Run> begun) {
        return new Question(purpose, seat, offer, answers, answer, open, condition, begun, resumeAt, wording);
    }

    /**
     * Returns the same question, of which other seats know no more than that it is asked until something comes of it.
     *
     * @param begun makes its frame what it was when the choice began ({@link Ask#forget})
     */
    public Question begun(Consumer<Run> begun) {
        return new Question(purpose, seat, offer, answers, answer, open, unfinished, begun, resumeAt, wording);
    }

    /** Returns the same question, its procedure going on at a label once something was done besides answering. */
    public Question resumingAt(String label) {
        return new Question(purpose, seat, offer, answers, answer, open, unfinished, forget, label, wording);
    }

    /** Returns the same question, saying what comes of doing nothing. */
    public Question passing(String meaning) {
        return worded(new Wording(wording.passKey, Option.some(meaning), wording.keys, wording.means));
    }

    /** Returns the same question, in which to do nothing means that what was chosen is enough. */
    public Question enough() {
        return worded(new Wording(".enough", wording.pass, wording.keys, wording.means));
    }

    /** Returns the same question, saying what comes of yes and of no. */
    public Question yesNo(String yes, String no) {
        LabelKey yesKey = new LabelKey(purpose + ".yes", yes);
        LabelKey noKey = new LabelKey(purpose + ".no", no);
        return meaning(it -> (it.number() == 1 ? yesKey : noKey).with(), yesKey, noKey);
    }

    /**
     * Returns the same question, saying what its numbers mean, or its yes, which is the number 1, and its no.
     *
     * @param means reads only what the asked seat may see; labels of different answers differ
     * @param keys all sorts of labels that it gives
     */
    public Question meaning(Function<Candidate, AnswerLabel> means, LabelKey... keys) {
        return worded(new Wording(wording.passKey, wording.pass, Array.of(keys), means));
    }

    private Question worded(Wording other) {
        return new Question(purpose, seat, offer, answers, answer, open, unfinished, forget, resumeAt, other);
    }

    /** Returns what it says of doing nothing, whenever that is an answer. */
    public Array<String> wording() {
        return answers == null ? wording.pass.toArray() : answers.passes();
    }

    /** Returns the sorts of labels that its numbers, or yes and no, have; none if it does not say. */
    public Array<LabelKey> keys() {
        return wording.keys;
    }

    @Override
    public AnswerLabel label(Position position, Frame frame, Action action) {
        Function<Candidate, AnswerLabel> means = wording.means;
        boolean isSaid = action.shape() == Action.Shape.NUMBER || action.shape() == Action.Shape.YES_NO;
        if (means == null || !isSaid) {
            return Ask.super.label(position, frame, action);
        }
        Candidate candidate = fresh(position, frame);
        candidate.moveTo(action.number());
        AnswerLabel label = means.apply(candidate);
        if (!wording.keys.contains(label.kind())) {
            throw new IllegalStateException(purpose + " does not say that it has labels " + label.key());
        }
        return label;
    }

    @Override
    public String passKey() {
        return wording.passKey;
    }

    @Override
    public Seat seat(Position position, Frame frame) {
        return seat.apply(position, frame);
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
    public String lead(Answer given) {
        return given.isYes() ? YES : answers == null ? "" : answers.section(given);
    }

    @Override
    public boolean isOpen(Position position, Frame frame) {
        return open.test(position, frame);
    }

    @Override
    public boolean isUnfinished(Position position, Frame frame) {
        return unfinished.test(position, frame);
    }

    @Override
    public void forget(Run run) {
        forget.accept(run);
    }

    @Override
    public String resumeAt() {
        return resumeAt;
    }

    @Override
    public Refusal refusal(Position position, Frame frame, Action action) {
        return answers == null
                ? offer.refusal(position, frame, action, section(position, frame))
                : answers.refusal(fresh(position, frame), action, section(position, frame));
    }

    @Override
    public Option<String> passing(Position position, Frame frame) {
        return answers == null ? wording.pass : answers.passing(fresh(position, frame));
    }

    private Candidate fresh(Position position, Frame frame) {
        return new Options().candidate(position, frame, seat(position, frame));
    }
}
