package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads one text from the top down. What a role can be from a word on is found out once, with all the words where it
 * may end, so that time grows with the length of the text as long as few readings differ.
 */
final class Chart {
    private final Rules rules;
    private final Phrasebook book;
    private final Grammar.Maker maker;
    private final Tokens tokens;
    private final Problem problem;
    /** What was found out so far, by the word from which on it was looked for. */
    private final List<List<Known>> known = new ArrayList<>();

    private int steps;
    private int depth;

    Chart(Rules rules, Phrasebook book, Grammar.Maker maker, String text, Array<Token> tokens) {
        this.rules = rules;
        this.book = book;
        this.maker = maker;
        problem = new Problem(text, tokens);
        this.tokens = new Tokens(tokens, problem);
        tokens.forEach(each -> known.add(new ArrayList<>()));
    }

    /**
     * What is looked for.
     *
     * @param hole what fills the holes of the form, null if it has none
     */
    private record Goal(Class<?> role, String form, Closed closed, int at, Phrasing.@Nullable Filling hole) {}

    /** A goal and what was found for it; nothing as long as it is looked for. */
    private static final class Known {
        private final Goal goal;
        private List<Reading> found = List.of();

        Known(Goal goal) {
            this.goal = goal;
        }
    }

    /** Returns what the whole text may be. */
    Array<Object> readings(Class<?> role) {
        return Array.ofAll(find(role, "", Closed.NOTHING, 0, null))
                .filter(each -> tokens.isEnd(each.end()))
                .map(Reading::value)
                .distinct();
    }

    Rules rules() {
        return rules;
    }

    Phrasebook book() {
        return book;
    }

    Tokens tokens() {
        return tokens;
    }

    Problem problem() {
        return problem;
    }

    /**
     * Returns what a form of a role may be from a word on.
     *
     * @param closed what is not to go on at its end
     * @param hole what fills the holes of the form, null if it has none
     */
    List<Reading> find(Class<?> role, String form, Closed closed, int at, Phrasing.@Nullable Filling hole) {
        Goal goal = new Goal(role, form, closed, at, hole);
        List<Known> here = known.get(at);
        for (Known each : here) {
            if (each.goal.equals(goal)) {
                return each.found;
            }
        }
        Known now = new Known(goal);
        here.add(now);
        if (++depth > Grammar.MOST_DEPTH) {
            throw problem.tooDeep(at);
        }
        List<Reading> found = new ArrayList<>();
        Rules.Choices choices = rules.of(role, form);
        problem.expects(at, choices);
        Token first = tokens.at(at);
        for (Rules.Rule rule : choices.from(first.is(Token.Kind.TEXT) ? "" : first.key())) {
            if (rule.fits(role, closed)) {
                phrase(rule, goal, found);
            }
        }
        for (Pattern pattern : rules.ofRole(role, form)) {
            Phrasing phrasing = new Phrasing(null, role, hole);
            for (Progress each : parts(pattern.parts(), Progress.start(at), phrasing, true, closed)) {
                Object term = each.said().get(Part.Slot.SELF).get();
                if (!book.hasOwn(term, form)) {
                    found.add(new Reading(each.at(), term, each.filled()));
                }
            }
        }
        if ((hole == null || form.isEmpty()) && tokens.is(at, "(")) {
            for (Reading each : find(role, form, Closed.NOTHING, at + 1, hole)) {
                if (tokens.isSign(each.end(), ")")) {
                    found.add(new Reading(each.end() + 1, each.value(), each.filled()));
                }
            }
        }
        depth--;
        List<Reading> all = Reading.few(found);
        if (all.isEmpty()) {
            problem.expectsRole(at, role);
        }
        now.found = all;
        return all;
    }

    private void phrase(Rules.Rule rule, Goal goal, List<Reading> found) {
        Speech speech = rule.speech();
        Phrasing phrasing = new Phrasing(speech, goal.role(), goal.hole());
        Part.@Nullable Slot list = speech.list().getOrNull();
        boolean isList = list != null && rule.pattern().list().isDefined();
        for (Progress each : parts(rule.pattern().parts(), Progress.start(goal.at()), phrasing, true, goal.closed())) {
            boolean isOne =
                    isList && Members.of(each.said().get(list.field()).get()).size() == 1;
            Object made = isOne || goesOn(rule.pattern(), each) ? null : made(speech, each.said(), each.sure());
            if (made != null) {
                found.add(new Reading(each.at(), made, each.filled(), each.sure()));
            }
        }
    }

    /** Tells whether the words after a phrase could be more of it: then they are, unless it stands in brackets. */
    private boolean goesOn(Pattern pattern, Progress read) {
        return pattern.more(choice ->
                        Pattern.slots(choice.said()).exists(each -> read.said().containsKey(each.field())))
                .exists(words -> tokens.begin(read.at(), words));
    }

    /** Returns the term of what was said, null if there is no such term. */
    @Nullable
    Object made(Speech speech, Map<String, Object> said, int at) {
        try {
            Object made = maker.make(speech.record(), bound(speech, said));
            return made instanceof Idiom idiom ? idiom.term() : made;
        } catch (IllegalArgumentException e) {
            problem.refused(at, String.valueOf(e.getMessage()));
            return null;
        }
    }

    /** Variables that no words tag have no name that other words could mean. */
    private static Map<String, Object> bound(Speech speech, Map<String, Object> said) {
        Structure.Field binder = speech.binder();
        return binder == null || Speech.isA(binder.type(), Option.class) || said.containsKey(binder.name())
                ? said
                : said.put(binder.name(), "unnamed");
    }

    /**
     * Reads parts of a phrase one after the other.
     *
     * @param isEnd whether the phrase ends with them
     * @param closed what is not to go on at its end
     */
    List<Progress> parts(Array<Part> parts, Progress start, Phrasing phrasing, boolean isEnd, Closed closed) {
        List<Progress> all = List.of(start);
        List<Progress> over = new ArrayList<>();
        for (int i = 0; i < parts.size() && !all.isEmpty(); i++) {
            boolean isLast = i == parts.size() - 1;
            boolean mayBeLast = isEnd && !isLast && Pattern.mayBeEmpty(parts.drop(i + 1));
            List<Progress> next = new ArrayList<>();
            for (Progress each : all) {
                if (each.isOver()) {
                    over.add(each);
                    continue;
                }
                if (mayBeLast) {
                    boolean mayBearTag = Pattern.mayBearTag(parts.drop(i + 1));
                    for (Progress one : part(parts.get(i), each, phrasing, true, closed.within(i == 0, true))) {
                        if (!mayBearTag || !tokens.isTag(one.at())) {
                            over.add(one.over());
                        }
                    }
                }
                boolean isNow = isEnd && isLast;
                part(
                                parts.get(i),
                                each,
                                phrasing,
                                isNow,
                                closed.within(i == 0, isNow).before(parts, i))
                        .forEach(one -> next.add(mayBeLast && one.at() > each.at() ? one.opened() : one));
            }
            all = next;
        }
        all.stream().filter(each -> !isEnd || !each.isOpen()).forEach(over::add);
        return over.size() < 2 ? over : over.stream().distinct().toList();
    }

    private List<Progress> part(Part part, Progress at, Phrasing phrasing, boolean isEnd, Closed closed) {
        if (++steps > Grammar.MOST_STEPS) {
            throw problem.tooLong(at.at());
        }
        if (part instanceof Part.Word word) {
            boolean isThere = tokens.isWord(word, at.at(), at.sure());
            return isThere ? List.of(at.to(at.at() + 1)) : word.mayBeAbsent() ? List.of(at) : List.of();
        }
        if (part instanceof Part.Choice choice) {
            List<Progress> both = new ArrayList<>(parts(choice.said(), at, phrasing, isEnd, closed));
            both.addAll(parts(choice.otherwise(), at, phrasing, isEnd, closed));
            return both;
        }
        return part instanceof Part.Slot slot
                ? new SlotReader(this, slot, phrasing).from(at, isEnd, closed)
                : hole(at, phrasing);
    }

    private List<Progress> hole(Progress at, Phrasing phrasing) {
        Phrasing.@Nullable Filling filling = phrasing.hole();
        if (filling == null) {
            return List.of();
        }
        Phrasing around = new Phrasing(filling.speech(), filling.speech().owner(), null);
        return parts(filling.parts(), Progress.start(at.at()), around, false, Closed.NOTHING).stream()
                .map(each -> new Progress(each.at(), at.said(), each.said(), at.isOver(), each.sure(), at.open()))
                .toList();
    }
}
