package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads one text from the top down. What a role can be from a word on is found out once, with all the words where it
 * may end, so that time grows with the length of the text as long as few readings differ.
 */
final class Chart {
    /** As many readings of the same words are followed. */
    private static final int MOST_READINGS = 8;

    /** What follows "that" or "those" and is no pronoun with it. */
    private static final Array<String> NO_NOUNS = Array.of("is", "are", "of", "many", "do", "does", "has", "have");

    private final Rules rules;
    private final Phrasebook book;
    private final Grammar.Maker maker;
    private final Array<Token> tokens;
    private final Problem problem;
    /** What was found out so far, by the word from which on it was looked for. */
    private final List<List<Known>> known = new ArrayList<>();

    private int steps;
    private int depth;

    Chart(Rules rules, Phrasebook book, Grammar.Maker maker, String text, Array<Token> tokens) {
        this.rules = rules;
        this.book = book;
        this.maker = maker;
        this.tokens = tokens;
        problem = new Problem(text, tokens);
        tokens.forEach(each -> known.add(new ArrayList<>()));
    }

    /**
     * What is looked for.
     *
     * @param hole what fills the holes of the form, null if it has none
     */
    private record Goal(
            Class<?> role,
            String form,
            Closed closed,
            int at,
            @Nullable Filling hole) {}

    /** A goal and what was found for it; nothing as long as it is looked for. */
    private static final class Known {
        private final Goal goal;
        private List<Reading> found = List.of();

        Known(Goal goal) {
            this.goal = goal;
        }
    }

    /** The words that fill a hole, and whose they are: the same ones, not only equal ones. */
    private record Filling(Array<Part> parts, Speech speech) {
        @Override
        @SuppressWarnings("ReferenceEquality") // these very words, read at one place of the text
        public boolean equals(@Nullable Object other) {
            return other instanceof Filling that && that.parts == parts && that.speech == speech;
        }

        @Override
        public int hashCode() {
            return parts.size();
        }
    }

    /**
     * What was found.
     *
     * @param end the word after it
     * @param value it
     * @param filled the components that were read in the hole
     * @param sure the word up to which it is sure
     */
    private record Reading(int end, Object value, Map<String, Object> filled, int sure) {
        Reading(int end, Object value, Map<String, Object> filled) {
            this(end, value, filled, end);
        }

        static Reading of(int end, Object value) {
            return new Reading(end, value, LinkedHashMap.empty());
        }
    }

    /**
     * How far a phrase is read.
     *
     * @param said the components found so far
     * @param filled those found in the hole
     * @param isOver whether nothing of it may follow
     * @param sure the word up to which it is sure: before a text without quotes, which may be any words
     * @param open the word after what did not stand at the end of the phrase, so that more of this must follow; -1 for none
     */
    private record Progress(
            int at, Map<String, Object> said, Map<String, Object> filled, boolean isOver, int sure, int open) {
        Progress to(int end) {
            return new Progress(end, said, filled, isOver, end, open);
        }

        Progress with(String field, Object value, int end) {
            return new Progress(end, said.put(field, value), filled, isOver, end, open);
        }

        Progress over() {
            return new Progress(at, said, filled, true, sure, -1);
        }

        Progress opened() {
            return new Progress(at, said, filled, isOver, sure, at);
        }

        boolean isOpen() {
            return open == at;
        }
    }

    /** A phrase that is being read. */
    private record Phrasing(
            @Nullable Speech speech,
            Class<?> role,
            @Nullable Filling hole) {
        Speech kind() {
            return Objects.requireNonNull(speech);
        }
    }

    /** Returns what the whole text may be. */
    Array<Object> readings(Class<?> role) {
        return Array.ofAll(find(role, "", Closed.NOTHING, 0, null))
                .filter(each -> token(each.end()).is(Token.Kind.END) || problem.expects(each.end(), "the end"))
                .map(Reading::value)
                .distinct();
    }

    EnglishException problem() {
        return problem.exception();
    }

    private Token token(int at) {
        return tokens.get(at);
    }

    private List<Reading> find(Class<?> role, String form, Closed closed, int at, @Nullable Filling hole) {
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
        for (Rules.Rule rule :
                choices.from(token(at).is(Token.Kind.TEXT) ? "" : token(at).key())) {
            if (rule.fits(role, closed)) {
                phrase(rule, goal, found);
            }
        }
        for (Pattern pattern : rules.ofRole(role, form)) {
            Phrasing phrasing = new Phrasing(null, role, hole);
            for (Progress each : parts(pattern.parts(), start(at), phrasing, true, closed)) {
                Object term = each.said().get(Part.Slot.SELF).get();
                if (!book.hasOwn(term, form)) {
                    found.add(new Reading(each.at(), term, each.filled()));
                }
            }
        }
        if ((hole == null || form.isEmpty()) && token(at).key().equals("(")) {
            for (Reading each : find(role, form, Closed.NOTHING, at + 1, hole)) {
                if (isSign(each.end(), ")")) {
                    found.add(new Reading(each.end() + 1, each.value(), each.filled()));
                }
            }
        }
        depth--;
        List<Reading> all = few(found);
        if (all.isEmpty()) {
            problem.expectsRole(at, role);
        }
        now.found = all;
        return all;
    }

    private static Progress start(int at) {
        return new Progress(at, LinkedHashMap.empty(), LinkedHashMap.empty(), false, at, -1);
    }

    /** Returns different readings, of the same words only so many. */
    private static List<Reading> few(List<Reading> found) {
        if (found.size() < 2) {
            return found;
        }
        List<Reading> few = new ArrayList<>();
        for (Reading each : found) {
            int alike = 0;
            boolean isNew = true;
            for (Reading other : few) {
                if (other.end() == each.end()) {
                    alike++;
                    isNew &= !other.equals(each);
                }
            }
            if (isNew && alike < MOST_READINGS) {
                few.add(each);
            }
        }
        return few;
    }

    private void phrase(Rules.Rule rule, Goal goal, List<Reading> found) {
        Speech speech = rule.speech();
        Phrasing phrasing = new Phrasing(speech, goal.role(), goal.hole());
        Part.@Nullable Slot list = speech.list().getOrNull();
        boolean isList = list != null && rule.pattern().list().isDefined();
        for (Progress each : parts(rule.pattern().parts(), start(goal.at()), phrasing, true, goal.closed())) {
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
        return pattern.more(choice -> Pattern.slots(choice.said())
                        .exists(each -> read.said().containsKey(each.field())))
                .exists(words -> Token.begin(tokens, read.at(), words));
    }

    private @Nullable Object made(Speech speech, Map<String, Object> said, int at) {
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
    private List<Progress> parts(Array<Part> parts, Progress start, Phrasing phrasing, boolean isEnd, Closed closed) {
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
                    part(parts.get(i), each, phrasing, true, closed.within(i == 0, true))
                            .forEach(one -> over.add(one.over()));
                }
                boolean isNow = isEnd && isLast;
                part(parts.get(i), each, phrasing, isNow, closed.within(i == 0, isNow).before(parts, i))
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
            return word(word, at.at(), at.sure()) ? List.of(at.to(at.at() + 1)) : List.of();
        }
        if (part instanceof Part.Choice choice) {
            List<Progress> both = new ArrayList<>(parts(choice.said(), at, phrasing, isEnd, closed));
            both.addAll(parts(choice.otherwise(), at, phrasing, isEnd, closed));
            return both;
        }
        return part instanceof Part.Slot slot ? slot(slot, at, phrasing, isEnd, closed) : hole(at, phrasing);
    }

    private boolean word(Part.Word word, int at) {
        return word(word, at, at);
    }

    private boolean word(Part.Word word, int at, int sure) {
        String key = token(at).key();
        if (!word.is(key) || token(at).is(Token.Kind.TEXT)) {
            problem.expects(sure, word.many());
            return false;
        }
        return true;
    }

    private boolean isSign(int at, String sign) {
        return token(at).key().equals(sign) || problem.expects(at, sign);
    }

    private List<Progress> hole(Progress at, Phrasing phrasing) {
        Filling filling = phrasing.hole();
        if (filling == null) {
            return List.of();
        }
        Phrasing around = new Phrasing(filling.speech(), filling.speech().owner(), null);
        return parts(filling.parts(), start(at.at()), around, false, Closed.NOTHING).stream()
                .map(each -> new Progress(each.at(), at.said(), each.said(), at.isOver(), each.sure(), at.open()))
                .toList();
    }

    private List<Progress> slot(Part.Slot slot, Progress at, Phrasing phrasing, boolean isEnd, Closed closed) {
        if (slot.field().equals(Part.Slot.SELF)) {
            return find(phrasing.role(), slot.form(), closed, at.at(), phrasing.hole()).stream()
                    .map(each -> new Progress(
                            each.end(),
                            at.said().put(Part.Slot.SELF, each.value()),
                            at.filled().merge(each.filled()),
                            at.isOver(),
                            each.sure(),
                            at.open()))
                    .toList();
        }
        Structure.Field field = phrasing.kind().fieldOf(slot);
        if (slot.form().equals(Naming.BINDS)) {
            return tag(field, at);
        }
        if (field.type() == boolean.class) {
            return List.of(at.with(slot.field(), true, at.at()));
        }
        List<Progress> all = new ArrayList<>();
        Filling hole = slot.isNoun() || slot.within().isEmpty() ? null : new Filling(slot.within(), phrasing.kind());
        boolean isOwn = slot.isNoun() && Speech.inner(field.type()) == phrasing.role();
        Closed inner = isOwn ? closed : closed.with(phrasing.role());
        for (Reading each : value(field.type(), slot, at.at(), phrasing, hole, inner, isEnd ? closed : inner)) {
            Object value =
                    slot.joint().isEmpty() ? each.value() : together(at.said().get(slot.field()), each.value());
            Map<String, Object> said = at.said().put(slot.field(), value).merge(each.filled());
            boolean isSure =
                    !slot.form().equals(BareWords.FORM) || token(at.at()).is(Token.Kind.TEXT);
            all.add(new Progress(each.end(), said, at.filled(), at.isOver(), isSure ? each.sure() : at.at(), at.open()));
        }
        return all;
    }

    /** A list that stands in two places is one. */
    private static Object together(Option<Object> before, Object more) {
        return before.isDefined() && before.get() instanceof Array<?> first
                ? Array.<Object>narrow(first).appendAll(Array.narrow((Array<?>) more))
                : more;
    }

    private List<Progress> tag(Structure.Field field, Progress at) {
        List<Progress> all = new ArrayList<>();
        all.add(at);
        if (token(at.at()).key().equals("(") && token(at.at() + 1).is(Token.Kind.TAG) && isSign(at.at() + 2, ")")) {
            String tag = token(at.at() + 1).text();
            Object value = Speech.isA(field.type(), Option.class) ? Option.some(tag) : tag;
            all.add(at.with(field.name(), value, at.at() + 3));
        }
        return all;
    }

    private List<Reading> value(
            Type type, Part.Slot slot, int at, Phrasing phrasing, @Nullable Filling hole, Closed closed, Closed atEnd) {
        if (type instanceof ParameterizedType several && several.getRawType() == Option.class) {
            Type inner = several.getActualTypeArguments()[0];
            return value(inner, slot, at, phrasing, hole, closed, atEnd).stream()
                    .map(each -> new Reading(each.end(), Option.some(each.value()), each.filled()))
                    .toList();
        }
        Class<?> inner = Speech.inner(type);
        boolean isArray = Speech.isA(type, Array.class);
        if (slot.isNoun()) {
            return noun(inner, isArray, slot, at, phrasing, closed);
        }
        if (Naming.REFERENCES.contains(slot.form()) && inner == String.class) {
            return reference(slot.form(), at, phrasing.kind());
        }
        if (slot.joint().isEmpty()) {
            List<Reading> one = one(inner, slot, at, hole, closed);
            return isArray
                    ? one.stream()
                            .map(each -> new Reading(each.end(), Array.of(each.value()), each.filled()))
                            .toList()
                    : one;
        }
        return new Lists(slot, inner, closed, atEnd).from(at);
    }

    private List<Reading> one(Class<?> type, Part.Slot slot, int at, @Nullable Filling hole, Closed closed) {
        Token token = token(at);
        if (type == int.class || type == Integer.class) {
            int number = Numbers.read(token, slot.form());
            return number != Integer.MIN_VALUE || problem.expects(at, "a number")
                    ? List.of(Reading.of(at + 1, number))
                    : List.of();
        }
        if (type == String.class) {
            List<Reading> all = new ArrayList<>(text(at));
            if (slot.form().equals(BareWords.FORM)) {
                BareWords.from(tokens, at).forEach(each -> all.add(Reading.of(at + each.split(" ").length, each)));
            }
            return all;
        }
        if (book.structure().isTerm(type)) {
            return find(type, slot.form(), closed, at, hole);
        }
        List<Reading> all = new ArrayList<>();
        for (Object value : rules.values(type)) {
            for (Pattern pattern : WordPhrases.read(value, slot.form())) {
                int end = words(pattern.parts(), at);
                if (end >= 0) {
                    all.add(Reading.of(end, value));
                }
            }
        }
        return all;
    }

    private int words(Array<Part> words, int at) {
        int end = at;
        for (Part each : words) {
            if (!word((Part.Word) each, end)) {
                return -1;
            }
            end++;
        }
        return end;
    }

    private List<Reading> text(int at) {
        return token(at).is(Token.Kind.TEXT) || problem.expects(at, "a text in quotes")
                ? List.of(Reading.of(at + 1, token(at).text()))
                : List.of();
    }

    /** A variable: by its tag, by a pronoun, by words of its own, or by its name. */
    private List<Reading> reference(String form, int at, Speech speech) {
        List<Reading> all = new ArrayList<>();
        for (Pattern each : speech.patterns()) {
            int end = each.form().startsWith("$") ? words(each.parts(), at) : -1;
            if (end >= 0) {
                all.add(Reading.of(end, each.form().substring(1)));
            }
        }
        Token token = token(at);
        if (token.is(Token.Kind.TAG)) {
            all.add(Reading.of(at + 1, token.text()));
        } else if (token.key().equals("$") && token(at + 1).is(Token.Kind.TEXT)) {
            all.add(Reading.of(at + 2, token(at + 1).text()));
        } else if (form.equals(Naming.DONE)) {
            if (token.key().equals("you") && token(at + 1).key().equals("do")) {
                return List.of(Reading.of(at + 2, Mentions.PRONOUN + Mentions.YOU_DO));
            }
            problem.expects(at, "you do");
        } else if (form.equals(Naming.MANY)) {
            if (token.key().equals("that") && token(at + 1).key().equals("many")) {
                return List.of(Reading.of(at + 2, Mentions.PRONOUN + Mentions.THAT_MANY));
            }
            problem.expects(at, "that many");
        } else if ((token.key().equals("that") || token.key().equals("those"))
                && token(at + 1).is(Token.Kind.WORD)
                && !NO_NOUNS.contains(token(at + 1).key())) {
            all.add(Reading.of(
                    at + 2, Mentions.PRONOUN + token.key() + " " + token(at + 1).key()));
        } else {
            problem.expects(at, "that card");
        }
        if (!form.equals(Naming.DONE)) {
            return all;
        }
        return all.stream()
                .filter(each -> token(each.end()).key().equals("is")
                        && token(each.end() + 1).key().equals("there"))
                .map(each -> Reading.of(each.end() + 2, each.value()))
                .toList();
    }

    /** Cards of some kinds: what stands before the noun, the noun, and what stands after it; or what stands for it. */
    private List<Reading> noun(
            Class<?> role, boolean isArray, Part.Slot slot, int at, Phrasing phrasing, Closed closed) {
        List<Reading> found = new ArrayList<>();
        Closed inside = Closed.NOTHING.with(phrasing.role());
        if (slot.form().equals("a")) {
            for (Reading name : find(role, "noun", inside, at, null)) {
                after(role, Array.of(name.value()), name.end(), closed, found);
            }
        }
        boolean isArticle = token(at).key().equals("a") || token(at).key().equals("an");
        if (!slot.form().equals("a") || isArticle || problem.expects(at, "a")) {
            int from = slot.form().equals("a") ? at + 1 : at;
            List<Reading> before = new ArrayList<>();
            before(role, Array.empty(), from, inside.with(role), before);
            for (Reading each : find(role, "adjective", inside, from, null)) {
                before.add(Reading.of(each.end(), Array.of(each.value())));
            }
            for (Reading each : few(before)) {
                for (Progress noun : parts(slot.within(), start(each.end()), phrasing, false, Closed.NOTHING)) {
                    List<Reading> here = new ArrayList<>();
                    after(role, members(each), noun.at(), closed, here);
                    here.forEach(one -> found.add(new Reading(one.end(), one.value(), noun.said())));
                }
            }
        }
        List<Reading> all = new ArrayList<>();
        for (Reading each : few(found)) {
            Object value = isArray ? each.value() : conjunction(role, members(each), each.end());
            if (value != null) {
                all.add(new Reading(each.end(), value, each.filled()));
            }
        }
        return all;
    }

    private void before(Class<?> role, Array<Object> filters, int at, Closed closed, List<Reading> found) {
        found.add(Reading.of(at, filters));
        for (Reading each : find(role, "adjective", closed, at, null)) {
            before(role, filters.append(each.value()), each.end(), closed, found);
        }
    }

    private void after(Class<?> role, Array<Object> filters, int at, Closed closed, List<Reading> found) {
        found.add(Reading.of(at, filters));
        if (closed.has(role)) {
            return;
        }
        find(role, "", closed, at, null)
                .forEach(each -> found.add(Reading.of(each.end(), filters.append(each.value()))));
        more(role, filters, at, closed.with(role), found);
    }

    private void more(Class<?> role, Array<Object> filters, int at, Closed closed, List<Reading> found) {
        for (Reading each : find(role, "", closed, at, null)) {
            Array<Object> now = filters.append(each.value());
            found.add(Reading.of(each.end(), now));
            if (token(each.end()).key().equals(Joint.AND)) {
                more(role, now, each.end() + 1, closed, found);
            }
        }
    }

    private static Array<Object> members(Reading list) {
        return Array.narrow((Array<?>) list.value());
    }

    private @Nullable Object conjunction(Class<?> role, Array<Object> members, int at) {
        if (members.size() == 1) {
            return members.head();
        }
        return rules.list(role, Joint.AND)
                .map(each -> made(each, LinkedHashMap.of(each.list().get().field(), members), at))
                .getOrNull();
    }

    /** Reads the lists of one slot. */
    private final class Lists {
        private final Part.Slot slot;
        private final Class<?> inner;
        private final Closed closed;
        private final Closed atEnd;

        Lists(Part.Slot slot, Class<?> inner, Closed closed, Closed atEnd) {
            this.slot = slot;
            this.inner = inner;
            this.closed = closed;
            this.atEnd = atEnd;
        }

        List<Reading> from(int at) {
            List<Reading> found = new ArrayList<>();
            nothing(at, found);
            switch (slot.joint()) {
                case Joint.SENTENCES -> sentences(at, Array.empty(), found);
                case Joint.BODY, Joint.PAID -> body(at, found);
                case Joint.BULLETS -> bullets(at, Array.empty(), found);
                case Joint.THEN -> steps(at, Array.empty(), atEnd, found);
                default -> {
                    if (!closed.has(inner)) {
                        one(inner, slot, at, null, closed.in(slot.joint()))
                                .forEach(each -> found.add(Reading.of(each.end(), with(Array.empty(), each))));
                    }
                    joined(at, Array.empty(), false, found);
                }
            }
            return few(found);
        }

        /** Returns what is closed for a member of a list of several. */
        private Closed member(boolean isLater) {
            Closed member = closed.inSeveral(inner, slot.joint());
            return isLater && Joint.isComma(slot.joint()) ? member.with(Closed.LEFT) : member;
        }

        /** A list of the same sort within a list is as good as its members. */
        private Array<Object> with(Array<Object> before, Reading member) {
            return before.appendAll(book.members(member.value(), slot.joint()));
        }

        private void nothing(int at, List<Reading> found) {
            boolean isBody = Joint.isBody(slot.joint());
            boolean isSentence = isBody || slot.joint().equals(Joint.SENTENCES);
            int from = isBody ? at + 1 : at;
            if ((!isBody || token(at).key().equals(","))
                    && from < tokens.size()
                    && token(from).key().equals(Joint.NOTHING)
                    && (!isSentence || isSign(from + 1, "."))) {
                found.add(Reading.of(isSentence ? from + 2 : from + 1, Array.empty()));
            }
        }

        /** Reads the next member of a list; nothing follows the one after the last joint if there are commas. */
        private void joined(int at, Array<Object> before, boolean isAfterJoint, List<Reading> found) {
            List<Reading> next = new ArrayList<>(one(inner, slot, at, null, member(before.nonEmpty())));
            if (before.nonEmpty() && slot.form().isEmpty() && book.structure().isTerm(inner)) {
                tails(before.last(), at, next);
            }
            for (Reading each : few(next)) {
                Array<Object> now = with(before, each);
                int end = each.end();
                boolean isComma = Joint.isComma(slot.joint());
                if ((before.isEmpty() || !isComma || isAfterJoint)
                        && !atEnd.isTaken(inner, slot.joint(), now.size())) {
                    found.add(Reading.of(end, now));
                }
                if (isJoint(end) && !(isComma && isAfterJoint)) {
                    joined(end + 1, now, true, found);
                } else if (isComma && !isAfterJoint && token(end).key().equals(",")) {
                    joined(end + 1, now, false, found);
                }
            }
        }

        private boolean isJoint(int at) {
            return token(at).key().equals(slot.joint()) || problem.expects(at, slot.joint());
        }

        /** What has its first words in common with the member before it. */
        private void tails(Object before, int at, List<Reading> found) {
            Phrasebook.Said said = book.said(before, "");
            Pattern first = said.speech().patterns("").headOption().getOrNull();
            if (first == null || first.shared() == 0) {
                return;
            }
            Map<String, Object> head = LinkedHashMap.empty();
            for (Part.Slot each : Pattern.slots(first.head())) {
                head = head.put(each.field(), said.speech().fieldOf(each).value(said.term()));
            }
            for (Rules.Rule rule : rules.of(inner, "").all()) {
                if (rule.pattern().shared() > 0 && rule.pattern().head().equals(first.head()) && !rule.isLoose()) {
                    Phrasing phrasing = new Phrasing(rule.speech(), inner, null);
                    for (Progress each : parts(rule.pattern().tail(), start(at), phrasing, true, closed.with(inner))) {
                        Object made = made(rule.speech(), head.merge(each.said()), each.at());
                        if (made != null) {
                            found.add(Reading.of(each.at(), made));
                        }
                    }
                }
            }
        }

        private void steps(int at, Array<Object> before, Closed last, List<Reading> found) {
            one(inner, slot, at, null, last).forEach(each -> found.add(Reading.of(each.end(), with(before, each))));
            for (Reading each : one(inner, slot, at, null, Closed.NOTHING.with(inner))) {
                if (token(each.end()).key().equals(",") && isSign(each.end() + 1, "then")) {
                    steps(each.end() + 2, with(before, each), last, found);
                }
            }
        }

        private void sentences(int at, Array<Object> before, List<Reading> found) {
            List<Reading> one = new ArrayList<>();
            steps(at, Array.empty(), Closed.NOTHING, one);
            for (Reading each : few(one)) {
                if (isSign(each.end(), ".")) {
                    Array<Object> now = before.appendAll(members(each));
                    found.add(Reading.of(each.end() + 1, now));
                    sentences(each.end() + 1, now, found);
                }
            }
        }

        private void body(int at, List<Reading> found) {
            boolean isColon = token(at).key().equals(":");
            if (isColon || isSign(at, ",")) {
                List<Reading> all = new ArrayList<>();
                boolean isAnd = !isColon && slot.joint().equals(Joint.PAID);
                if (isAnd && !isSign(at + 1, Joint.AND)) {
                    return;
                }
                sentences(isAnd ? at + 2 : at + 1, Array.empty(), all);
                for (Reading each : all) {
                    boolean isLoose = isLoose(members(each).head());
                    if (isLoose == isColon) {
                        found.add(each);
                    }
                }
            }
        }

        private boolean isLoose(Object term) {
            Phrasebook.Said said = book.said(term, "");
            return said.speech().patterns("").headOption().exists(said.speech()::isLoose);
        }

        private void bullets(int at, Array<Object> before, List<Reading> found) {
            if (!isSign(at, Joint.BULLET)) {
                return;
            }
            for (Reading each : one(inner, slot, at + 1, null, Closed.NOTHING.with(Closed.BULLETS))) {
                Array<Object> now = before.append(each.value());
                found.add(Reading.of(each.end(), now));
                bullets(each.end(), now, found);
            }
        }
    }
}
