package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import java.util.Objects;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Writes terms as English, from their phrases. */
final class Writer {
    private final Phrasebook book;
    private final Naming naming;
    private final Page page = new Page();
    private String aspect = "";
    /** Whether verbs stand in the past. */
    private boolean isPast;

    private final Brackets brackets;
    /** How many terms have been begun: the first is 1. */
    private int terms;

    private Writer(Phrasebook book, Naming naming, Brackets brackets) {
        this.book = book;
        this.naming = naming;
        this.brackets = brackets;
    }

    static String write(Phrasebook book, Supplier<Naming> naming, Object term) {
        return write(book, naming, term, "");
    }

    static String write(Phrasebook book, Supplier<Naming> naming, Object term, String form) {
        Class<?> role = book.structure().role(term.getClass());
        Brackets brackets = new Brackets();
        while (true) {
            Writer writer = new Writer(book, naming.get(), brackets);
            writer.term(term, form, role, Closed.NOTHING, new Frame(null, role, term, term, null));
            String text = writer.page.text();
            if (!brackets.isMissing(text)) {
                return text;
            }
        }
    }

    /** Writes a term once, for what is said of its variables. */
    static void hear(Phrasebook book, Naming naming, Object term) {
        Class<?> role = book.structure().role(term.getClass());
        new Writer(book, naming, new Brackets())
                .term(term, "", role, Closed.NOTHING, new Frame(null, role, term, term, null));
    }

    /** What one phrase is about: what its words agree with, and the words that fill its hole. */
    private static final class Frame {
        private final @Nullable Speech speech;
        private final Class<?> role;
        private final Object term;
        /** The term that an idiom says, or else the same. */
        private final Object meant;

        private final @Nullable IntSupplier hole;
        /** 1 or 2 for one thing or several, 0 if nothing is said of that. */
        private int agreement;
        /** Which term it says. */
        private int number;
        /** The number of letters before each part of the whole phrase. */
        private int[] starts = {};
        /** Whether what it binds has a tag. */
        private boolean isTagged;

        Frame(@Nullable Speech speech, Class<?> role, Object term, Object meant, @Nullable IntSupplier hole) {
            this.speech = speech;
            this.role = role;
            this.term = term;
            this.meant = meant;
            this.hole = hole;
        }
    }

    private void term(Object term, String plain, Class<?> role, Closed closed, Frame around) {
        term(term, plain, role, closed, around, null, 0);
    }

    private void term(
            Object term,
            String plain,
            Class<?> role,
            Closed closed,
            Frame around,
            @Nullable IntSupplier hole,
            int ahead) {
        String form = !aspect.isEmpty() && book.hasOwn(term, (plain + " " + aspect).trim())
                ? (plain + " " + aspect).trim()
                : plain;
        Phrasebook.Said said = book.said(term, form);
        Speech speech = said.speech();
        String printed = speech.isMute() ? book.structure().printed(term) : null;
        if (printed != null) {
            page.word(printed);
            return;
        }
        Pattern pattern = speech.patterns(form)
                .find(each -> book.canSay(each, speech, said.term()))
                .getOrElse(() -> ofRole(speech, term, form));
        boolean isOwn = speech.patterns(form).contains(pattern);
        int number = ++terms;
        boolean isList = speech.isList(pattern);
        boolean isBracketed = isOwn
                && (brackets.has(number)
                        || closed.has(Closed.LEFT) && isList
                        || isList && closed.isTaken(role, speech.list().get().joint(), 2)
                        || closed.has(role) && speech.isLoose(pattern)
                        || closed.has(Closed.BULLETS) && speech.endsInBullets(pattern)
                        || closed.has(Closed.NOUN) && speech.endsInNoun(pattern)
                        || speech.steps(pattern).exists(closed::has)
                        || closed.isBeforeHole(speech.ends(pattern))
                        || pattern.lastEdges().exists(each -> goesOn(each, speech, said.term(), closed)));
        if (isBracketed && hole != null && !form.isEmpty()) {
            brackets.add(around.number);
            isBracketed = false;
        }
        String before = aspect;
        aspect = term instanceof Aspect within ? within.aspect() : aspect;
        naming.begin(term);
        page.word(isBracketed ? "(" : "");
        Frame frame = new Frame(speech, role, said.term(), term, hole);
        frame.number = number;
        frame.agreement = pattern.is() == Agreement.AS_SAID
                ? around.agreement
                : pattern.is().ordinal();
        frame.agreement = ahead == 0 ? frame.agreement : ahead;
        int at = frame.agreement;
        frame.starts = new int[pattern.parts().size()];
        parts(pattern.parts(), frame, true, isBracketed ? Closed.NOTHING : closed, frame.starts);
        if (isOwn && !isBracketed) {
            ended(number, pattern, frame);
        }
        if (pattern.further().nonEmpty() && around.term == around.meant) {
            brackets.end(Brackets.End.before(around.number, page.length(), pattern.further()));
        }
        page.word(isBracketed ? ")" : "");
        aspect = before;
        naming.end(term);
        if (pattern.is() != Agreement.AS_SAID) {
            around.agreement = pattern.is().ordinal();
        } else if (frame.agreement != at) {
            around.agreement = frame.agreement;
        }
    }

    private void ended(int number, Pattern pattern, Frame frame) {
        Predicate<Part.Choice> isSaid = choice -> isSaid(choice, frame);
        brackets.end(new Brackets.End(
                number,
                page.length(),
                pattern.more(isSaid),
                !frame.isTagged && pattern.endsBeforeTag(isSaid),
                pattern.open(isSaid),
                last(pattern, frame, isSaid)));
    }

    /** Returns what is said at the end of a phrase and could be left out. */
    private static Array<Brackets.Tail> last(Pattern pattern, Frame frame, Predicate<Part.Choice> isSaid) {
        return pattern.parts()
                .zip(Array.ofAll(frame.starts))
                .reverse()
                .takeWhile(each -> each._1() instanceof Part.Choice)
                .flatMap(each -> Pattern.first(each._1(), isSaid).map(word -> new Brackets.Tail(word, each._2())));
    }

    private Pattern ofRole(Speech speech, Object term, String form) {
        return speech.ofRole(form)
                .find(each -> each.slots()
                        .forAll(slot -> !slot.field().equals(Part.Slot.SELF) || book.has(term, slot.form())))
                .getOrElseThrow(() -> new IllegalArgumentException(unspeakable(term, form)));
    }

    private static String unspeakable(Object term, String form) {
        throw new IllegalArgumentException("no phrase says " + term + (form.isEmpty() ? "" : " in the form " + form));
    }

    /** Tells whether more could be said after a noun of what cards it means. */
    private boolean goesOn(Part.Slot slot, Speech speech, Object term, Closed closed) {
        if (!slot.joint().isEmpty()) {
            Structure.Field field = speech.fieldOf(slot);
            int members = Members.of(field.value(term)).size();
            return members > 0 && closed.isTaken(Speech.inner(field.type()), slot.joint(), members);
        }
        return slot.isNoun()
                && closed.has(Speech.inner(speech.fieldOf(slot).type()))
                && flat(Members.of(speech.fieldOf(slot).value(term))).exists(each -> isAfter(each, slot));
    }

    /** Tells whether a filter is said after the noun. */
    private boolean isAfter(Object filter, Part.Slot slot) {
        return !book.hasOwn(filter, "adjective") && !(slot.form().equals("a") && book.hasOwn(filter, "noun"));
    }

    /**
     * Writes parts of a phrase.
     *
     * @param isEnd whether the phrase ends with them
     * @param closed what is not to go on at its end
     */
    private void parts(Array<Part> parts, Frame frame, boolean isEnd, Closed closed) {
        parts(parts, frame, isEnd, closed, new int[parts.size()]);
    }

    /**
     * Writes parts of a phrase and notes where.
     *
     * @param starts the number of letters before each part, as it becomes known
     */
    private void parts(Array<Part> parts, Frame frame, boolean isEnd, Closed closed, int[] starts) {
        for (int i = 0; i < parts.size(); i++) {
            boolean isLast = isEnd && parts.drop(i + 1).forAll(each -> isUnsaid(each, frame));
            starts[i] = page.length();
            part(parts.get(i), frame, isLast, closed.within(i == 0, isLast).before(parts, i));
        }
    }

    private boolean isUnsaid(Part part, Frame frame) {
        return part instanceof Part.Choice choice
                        && (isSaid(choice, frame) ? choice.said() : choice.otherwise())
                                .forAll(each -> isUnsaid(each, frame))
                || part instanceof Part.Slot slot && slot.form().equals(Naming.BINDS) && !naming.isTagged(frame.meant);
    }

    private void part(Part part, Frame frame, boolean isEnd, Closed closed) {
        if (part instanceof Part.Word word) {
            word(word, frame);
        } else if (part instanceof Part.Slot slot) {
            slot(slot, frame, isEnd, closed);
        } else if (part instanceof Part.Choice choice) {
            boolean isSaid = isSaid(choice, frame);
            if (!isSaid && Pattern.slots(choice.said()).exists(slot -> isOne(slot, frame))) {
                frame.agreement = 1;
            }
            parts(isSaid ? choice.said() : choice.otherwise(), frame, isEnd, closed);
        } else if (frame.hole != null) {
            frame.agreement = frame.hole.getAsInt();
        }
    }

    /** Tells whether what a slot holds is one, as is meant where nothing is said. */
    private boolean isOne(Part.Slot slot, Frame frame) {
        return !slot.field().equals(Part.Slot.SELF)
                && book.structure()
                        .isOne(Objects.requireNonNull(frame.speech)
                                .fieldOf(slot)
                                .value(frame.term));
    }

    private void word(Part.Word word, Frame frame) {
        boolean isOne = frame.agreement == 1;
        page.word(isPast ? isOne ? word.past()._1() : word.past()._2() : isOne ? word.one() : word.many());
        frame.agreement = agreement(word, frame.agreement);
    }

    private boolean isSaid(Part.Choice choice, Frame frame) {
        Speech speech = Objects.requireNonNull(frame.speech);
        Array<Part.Slot> sure =
                Pattern.sure(choice.said()).reject(each -> each.field().equals(Part.Slot.SELF));
        if (Pattern.slots(choice.said()).exists(slot -> isEmptyList(slot, frame))) {
            return false;
        }
        Array<Structure.Field> fields = sure.isEmpty()
                ? optional(Pattern.slots(choice.said()), speech)
                : optional(sure, speech).take(1);
        return fields.isEmpty() || fields.exists(each -> each.isSaid(each.value(frame.term)));
    }

    private static Array<Structure.Field> optional(Array<Part.Slot> slots, Speech speech) {
        Array<Structure.Field> all = slots.reject(each -> each.field().equals(Part.Slot.SELF))
                .map(speech::fieldOf)
                .filter(Structure.Field::isOptional);
        return all.filter(each -> each.type() == boolean.class)
                .appendAll(all.reject(each -> each.type() == boolean.class));
    }

    /** Tells whether a list has words, but none of the form that is asked for. */
    private boolean isEmptyList(Part.Slot slot, Frame frame) {
        return !slot.joint().isEmpty()
                && !slot.form().isEmpty()
                && members(slot, frame).isEmpty();
    }

    /** Returns the members of a list, of words only those that have the form. */
    private Array<Object> members(Part.Slot slot, Frame frame) {
        Array<Object> all =
                Members.of(Objects.requireNonNull(frame.speech).fieldOf(slot).value(frame.term));
        return all.filter(each -> book.structure().isTerm(each.getClass())
                || !WordPhrases.isWord(each)
                || WordPhrases.has(each, slot.form()));
    }

    private void slot(Part.Slot slot, Frame frame, boolean isEnd, Closed closed) {
        if (slot.field().equals(Part.Slot.SELF)) {
            term(frame.term, slot.form(), frame.role, closed, frame, frame.hole, 0);
            return;
        }
        Speech speech = Objects.requireNonNull(frame.speech);
        Object value = speech.fieldOf(slot).value(frame.term);
        Closed inner = closed.with(frame.role);
        if (slot.form().equals(Naming.BINDS)) {
            String tag = naming.bind(frame.meant);
            frame.isTagged = !tag.isEmpty();
            page.word(frame.isTagged ? "(" + tag + ")" : "");
        } else if (slot.isNoun()) {
            noun(flat(Members.of(value)), slot, frame, role(slot, frame) == frame.role ? closed : inner);
        } else if (slot.joint().isEmpty()) {
            Members.of(value).forEach(each -> one(each, slot, frame, inner));
        } else {
            list(members(slot, frame), slot, frame, inner, isEnd ? closed : inner);
        }
    }

    private void one(Object value, Part.Slot slot, Frame frame, Closed closed) {
        if (value instanceof Integer number) {
            page.word(Numbers.say(number, slot.form()));
            frame.agreement = number == 1 ? 1 : 2;
        } else if (value instanceof String text) {
            text(text, slot, frame);
        } else if (book.structure().isTerm(value.getClass())) {
            IntSupplier hole = slot.within().isEmpty() ? null : () -> filled(slot, frame);
            boolean before = isPast;
            isPast = slot.isPast() || isPast && role(slot, frame) == frame.role;
            term(value, slot.form(), role(slot, frame), closed, frame, hole, ahead(slot.within(), frame, 0));
            isPast = before;
        } else if (!(value instanceof Boolean)) {
            Pattern words = WordPhrases.of(value, slot.form());
            frame.agreement = words.is() == Agreement.AS_SAID
                    ? frame.agreement
                    : words.is().ordinal();
            words.parts().forEach(each -> word((Part.Word) each, frame));
        }
    }

    /** Returns whether what fills a hole is one or several, 0 if it says nothing of that. */
    private int ahead(Array<Part> parts, Frame frame, int before) {
        int agreement = before;
        boolean isMeasured = false;
        for (Part part : parts) {
            if (part instanceof Part.Word word) {
                agreement = isMeasured ? agreement : agreement(word, agreement);
            } else if (part instanceof Part.Choice choice) {
                agreement = ahead(isSaid(choice, frame) ? choice.said() : choice.otherwise(), frame, agreement);
            } else {
                // "15000 or more" of a power is no number of cards, which has a form of its own
                isMeasured = part instanceof Part.Slot slot && slot.form().isEmpty() && !slot.isNoun();
            }
        }
        return agreement;
    }

    private static int agreement(Part.Word word, int before) {
        return switch (word.many()) {
            case "a", "one", "each", "every" -> 1;
            case "no", "more", "all" -> 2;
            default -> before;
        };
    }

    private int filled(Part.Slot slot, Frame frame) {
        parts(slot.within(), frame, false, Closed.NOTHING);
        return frame.agreement;
    }

    private static Class<?> role(Part.Slot slot, Frame frame) {
        return Speech.inner(Objects.requireNonNull(frame.speech).fieldOf(slot).type());
    }

    private void text(String text, Part.Slot slot, Frame frame) {
        if (slot.form().equals(BareWords.FORM) && BareWords.may(text)) {
            page.word(text);
            return;
        }
        if (!Naming.REFERENCES.contains(slot.form())) {
            page.word("\"" + text.replace("\"", "\"\"") + "\"");
            return;
        }
        String said = naming.refer(frame.meant, slot.form(), text);
        Speech speech = Objects.requireNonNull(frame.speech);
        Array<Pattern> known = speech.patterns("$" + text);
        if (!said.isEmpty()) {
            page.word(said);
            frame.agreement = said.startsWith("that ") && !slot.form().equals(Naming.MANY) ? 1 : 2;
        } else if (known.nonEmpty()) {
            frame.agreement = known.head().is().ordinal();
            parts(known.head().parts(), frame, true, Closed.NOTHING);
        } else {
            page.word("$\"" + text.replace("\"", "\"\"") + "\"");
        }
        page.word(done(slot.form(), said.startsWith("you ")));
    }

    /** Returns what is said of a variable behind "you do" or behind what it is called. */
    private static String done(String form, boolean isPronoun) {
        return switch (form) {
            case Naming.DONE -> isPronoun ? "" : "is there";
            case Naming.UNDONE -> isPronoun ? "not" : "is not there";
            default -> "";
        };
    }

    /** Members that are lists of the same sort are as good as their members. */
    private Array<Object> flat(Array<Object> members) {
        return members.flatMap(each -> {
            Speech speech = book.of(each.getClass());
            return speech.list()
                    .filter(slot -> slot.joint().equals(Joint.AND))
                    .map(slot -> flat(Members.of(speech.fieldOf(slot).value(each))))
                    .getOrElse(() -> Array.of(each));
        });
    }

    private void noun(Array<Object> filters, Part.Slot slot, Frame frame, Closed closed) {
        boolean isOne = slot.form().equals("a");
        Class<?> role = role(slot, frame);
        Array<Object> names =
                filters.filter(each -> isOne && book.hasOwn(each, "noun")).take(1);
        Array<Object> others = names.isEmpty() ? filters : filters.remove(names.head());
        Array<Object> before = names.nonEmpty() ? Array.empty() : others.filter(each -> book.hasOwn(each, "adjective"));
        Array<Object> after = others.removeAll(before);
        Closed inside = Closed.NOTHING.with(frame.role).with(before.size() > 1 ? role : frame.role);
        Closed end = after.size() > 1 ? closed.with(role) : closed;
        names.forEach(each -> term(each, "noun", role, inside, frame));
        if (names.isEmpty()) {
            page.word(isOne ? "a" : "");
            frame.agreement = isOne ? 1 : frame.agreement;
            int number = frame.agreement;
            before.forEach(each -> term(each, "adjective", role, inside, frame));
            frame.agreement = number;
            parts(slot.within(), frame, false, Closed.NOTHING);
        }
        int agreement = names.nonEmpty() && isOne ? 1 : frame.agreement;
        frame.agreement = agreement;
        for (int i = 0; i < after.size(); i++) {
            page.word(i == 0 ? "" : Joint.AND);
            term(after.get(i), "", role, end, frame);
            frame.agreement = agreement;
        }
    }

    private void list(Array<Object> members, Part.Slot slot, Frame frame, Closed closed, Closed atEnd) {
        if (members.isEmpty() && slot.joint().equals(Joint.PAID)) {
            page.word(".");
            return;
        }
        if (members.isEmpty()) {
            page.word(Joint.isBody(slot.joint()) ? "," : "");
            page.word(Joint.NOTHING);
            page.word(Joint.isBody(slot.joint()) || slot.joint().equals(Joint.SENTENCES) ? "." : "");
            return;
        }
        switch (slot.joint()) {
            case Joint.SENTENCES -> sentences(members, slot, frame);
            case Joint.BODY, Joint.PAID -> {
                boolean isLoose = isLoose(members.head());
                page.word(isLoose ? ":" : ",");
                page.word(!isLoose && slot.joint().equals(Joint.PAID) ? "and" : "");
                sentences(members, slot, frame);
            }
            case Joint.BULLETS ->
                members.forEach(each -> {
                    page.word(Joint.BULLET);
                    one(each, slot, frame, Closed.NOTHING.with(Closed.BULLETS));
                });
            case Joint.THEN -> steps(members, slot, frame, atEnd);
            default -> joined(members, slot, frame, closed);
        }
    }

    private void joined(Array<Object> members, Part.Slot slot, Frame frame, Closed closed) {
        Closed first = members.size() > 1 ? closed.inSeveral(role(slot, frame), slot.joint()) : closed.in(slot.joint());
        int agreement = frame.agreement;
        for (int i = 0; i < members.size(); i++) {
            boolean isLast = i == members.size() - 1;
            page.word(i == 0 ? "" : Joint.isComma(slot.joint()) && !isLast ? "," : slot.joint());
            frame.agreement = agreement;
            Closed inner = i > 0 && Joint.isComma(slot.joint()) ? first.with(Closed.LEFT) : first;
            if (i == 0 || !shared(members.get(i - 1), members.get(i), slot, frame, first)) {
                one(members.get(i), slot, frame, inner);
            }
        }
        frame.agreement = members.size() > 1 && slot.joint().equals(Joint.AND) ? 2 : frame.agreement;
    }

    /** Writes what a member says besides what it has in common with the one before it, if it has. */
    private boolean shared(Object before, Object member, Part.Slot slot, Frame around, Closed closed) {
        if (!slot.form().isEmpty() || !book.structure().isTerm(member.getClass())) {
            return false;
        }
        Phrasebook.Said one = book.said(before, "");
        Phrasebook.Said other = book.said(member, "");
        Pattern first = plain(one);
        Pattern second = plain(other);
        if (first == null
                || second == null
                || second.shared() == 0
                || !first.head().equals(second.head())
                || !Pattern.slots(second.head())
                        .forAll(each -> one.speech()
                                .fieldOf(each)
                                .value(one.term())
                                .equals(other.speech().fieldOf(each).value(other.term())))) {
            return false;
        }
        Frame frame = new Frame(other.speech(), role(slot, around), other.term(), member, null);
        frame.agreement = around.agreement;
        Writer unheard = new Writer(book, naming, new Brackets());
        unheard.parts(second.head(), frame, false, Closed.NOTHING);
        parts(second.tail(), frame, true, closed);
        return true;
    }

    private @Nullable Pattern plain(Phrasebook.Said said) {
        return said.speech()
                .patterns("")
                .find(each -> book.canSay(each, said.speech(), said.term()))
                .getOrNull();
    }

    private void steps(Array<Object> members, Part.Slot slot, Frame frame, Closed atEnd) {
        Closed before = Closed.NOTHING.with(role(slot, frame));
        for (int i = 0; i < members.size(); i++) {
            page.word(i == 0 ? "" : ",");
            page.word(i == 0 ? "" : "then");
            one(members.get(i), slot, frame, i == members.size() - 1 ? atEnd : before);
        }
    }

    private void sentences(Array<Object> members, Part.Slot slot, Frame frame) {
        Closed inside = Closed.NOTHING.with(role(slot, frame));
        boolean isOpen = false;
        for (Object each : members) {
            boolean isLoose = isLoose(each);
            if (isOpen) {
                page.word(isLoose ? "." : ",");
                page.word(isLoose ? "" : "then");
            }
            one(each, slot, frame, isLoose ? Closed.NOTHING : inside);
            page.word(isLoose ? "." : "");
            isOpen = !isLoose;
        }
        page.word(isOpen ? "." : "");
    }

    private boolean isLoose(Object term) {
        Phrasebook.Said said = book.said(term, "");
        return said.speech().patterns("").headOption().exists(said.speech()::isLoose);
    }
}
