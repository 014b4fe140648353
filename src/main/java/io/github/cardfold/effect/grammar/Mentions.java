package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Where a text binds variables and where it speaks of them, in the order of its words, and which is meant where. A
 * pronoun means what was bound last of those that it fits.
 */
final class Mentions {
    /** What begins the name of a variable that was read as a pronoun. */
    static final String PRONOUN = "~";
    /** The pronoun of a number. */
    static final String THAT_MANY = "that many";
    /** What pronouns of one card begin with. */
    static final String ONE = "that ";
    /** The pronoun of something that was done. */
    static final String YOU_DO = "you do";

    private final Phrasebook book;
    private final List<Mention> all = new ArrayList<>();
    /** Of each mention that speaks of a variable the place where that is bound, -1 if nowhere. */
    private final int[] bound;

    private Mentions(Phrasebook book, Object term) {
        this.book = book;
        Writer.hear(book, new Listening(), term);
        bound = new int[all.size()];
    }

    /**
     * Finds out what the variables of a term mean.
     *
     * @param term a term of which each part is an object of its own
     */
    static Mentions of(Phrasebook book, Object term) {
        Mentions mentions = new Mentions(book, term);
        for (int i = 0; i < mentions.bound.length; i++) {
            Mention mention = mentions.all.get(i);
            mentions.bound[i] = mention.form().equals(Naming.BINDS) ? -1 : mentions.meant(mention, i);
        }
        return mentions;
    }

    /**
     * A place where a variable is bound or spoken of.
     *
     * @param scope the number of the term whose variables these are
     * @param unsaid the places that were not reached if this one is
     */
    private record Mention(Object term, String form, String name, int scope, Array<Span> unsaid) {
        boolean isBinding() {
            return form.equals(Naming.BINDS);
        }
    }

    /** Places from one on, and before another one. */
    private record Span(int from, int to) {
        boolean has(int place) {
            return from <= place && place < to;
        }
    }

    /** A term that is being said, and where its first part begins if it is forked. */
    private static final class Said {
        private final Object term;
        private int then = -1;
        private @Nullable Span unsaid;

        Said(Object term) {
            this.term = term;
        }

        /** Notes that a part of it begins. */
        void begin(Object part, int place) {
            if (!(term instanceof Forked forked)) {
                return;
            }
            if (then < 0 && forked.then().exists(each -> each == part)) {
                then = place;
            }
            boolean isOther = forked.otherwise().exists(each -> each == part);
            unsaid = isOther && unsaid == null && then >= 0 ? new Span(then, place) : unsaid;
        }
    }

    private final class Listening implements Naming {
        private final Deque<Said> said = new ArrayDeque<>();
        private final Deque<Integer> scopes = new ArrayDeque<>(List.of(0));
        private final List<Mention> late = new ArrayList<>();
        private int begun;

        @Override
        public void begin(Object term) {
            if (!said.isEmpty()) {
                said.getLast().begin(term, all.size());
            }
            said.addLast(new Said(term));
            if (Scope.is(term)) {
                scopes.addLast(++begun);
            }
        }

        @Override
        public void end(Object term) {
            said.removeLast();
            for (Mention each : List.copyOf(late)) {
                if (each.term() == term) {
                    late.remove(each);
                    all.add(each);
                }
            }
            if (Scope.is(term)) {
                scopes.removeLast();
            }
        }

        @Override
        public String bind(Object term) {
            List<Mention> mentions = term instanceof Binds binds && binds.isAtItsEnd() ? late : all;
            mentions.add(new Mention(term, Naming.BINDS, name(term), scopes.getLast(), Array.empty()));
            return "";
        }

        @Override
        public String refer(Object term, String form, String name) {
            all.add(new Mention(term, form, name, scopes.getLast(), unsaid()));
            return "";
        }

        private Array<Span> unsaid() {
            return Array.ofAll(said).flatMap(each -> Option.of(each.unsaid));
        }
    }

    private String name(Object term) {
        Structure.Field binder = Objects.requireNonNull(book.of(term.getClass()).binder());
        Object value = binder.value(term);
        return value instanceof Option<?> maybe
                ? maybe.map(each -> (String) each).getOrElse("")
                : (String) value;
    }

    private int meant(Mention mention, int before) {
        if (!mention.name().startsWith(PRONOUN)) {
            return last(mention, before, each -> each.name().equals(mention.name()));
        }
        String pronoun = mention.name().substring(PRONOUN.length());
        return pronoun.equals(THAT_MANY) || pronoun.equals(YOU_DO)
                ? last(mention, before, each -> !isOvershadowed(each))
                : last(
                        mention,
                        before,
                        each -> !isOvershadowed(each) && pronoun(each).equals(pronoun));
    }

    private int last(Mention mention, int before, Predicate<Mention> wanted) {
        for (int i = before - 1; i >= 0; i--) {
            int place = i;
            if (all.get(i).isBinding()
                    && all.get(i).scope() == mention.scope()
                    && !mention.unsaid().exists(each -> each.has(place))
                    && wanted.test(all.get(i))) {
                return i;
            }
        }
        return -1;
    }

    /** Returns the place of a term among the mentions, -1 if it has none. */
    private int place(Object term) {
        for (int i = all.size() - 1; i >= 0; i--) {
            if (all.get(i).term() == term) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isOvershadowed(Mention binding) {
        return binding.term() instanceof Binds binds && binds.isOvershadowed();
    }

    private String pronoun(Mention binding) {
        return binding.term() instanceof Binds binds ? binds.pronoun(this::isOne) : "those cards";
    }

    /** Tells whether a part of a text is one card: a variable is as many as what it means. */
    private boolean isOne(Object part) {
        int place = place(part);
        if (place < 0 || all.get(place).isBinding()) {
            return part instanceof Counted counted && counted.isSingle();
        }
        return bound[place] >= 0
                ? pronoun(all.get(bound[place])).startsWith(ONE)
                : book.of(part.getClass())
                        .patterns("$" + all.get(place).name())
                        .exists(known -> known.is() == Agreement.ONE);
    }

    /** Tells whether a pronoun that nothing was bound for is spoken of. */
    boolean hasLoosePronoun() {
        return Array.range(0, bound.length)
                .exists(i -> bound[i] < 0
                        && !all.get(i).isBinding()
                        && (all.get(i).name().startsWith(PRONOUN)
                                || all.get(i).name().startsWith("#")));
    }

    /**
     * Returns which tags and pronouns are written.
     *
     * @param isPart whether it is a part of a text, so that what binds a variable may stand before it
     */
    Naming naming(boolean isPart) {
        Array<Integer> tagged = Array.range(0, bound.length)
                .filter(i -> bound[i] >= 0 && pronounAt(i) == null)
                .map(i -> bound[i])
                .distinct()
                .sorted();
        return new Naming() {
            @Override
            public String bind(Object term) {
                return tag(tagged.indexOf(place(term)));
            }

            @Override
            public boolean isTagged(Object term) {
                return !bind(term).isEmpty();
            }

            @Override
            public String refer(Object term, String form, String name) {
                int place = place(term);
                if (place < 0 || bound[place] < 0) {
                    boolean isKnown =
                            book.of(term.getClass()).patterns("$" + name).nonEmpty();
                    return isPart && !isKnown ? vague(form, name) : "";
                }
                String pronoun = pronounAt(place);
                return pronoun == null ? tag(tagged.indexOf(bound[place])) : pronoun;
            }
        };
    }

    /** Returns how a variable is spoken of that was bound before. */
    private static String vague(String form, String name) {
        return switch (form) {
            case Naming.MANY -> THAT_MANY;
            case Naming.DONE, Naming.UNDONE -> YOU_DO;
            default -> name.equals("it") ? "that card" : "those cards";
        };
    }

    private static String tag(int index) {
        return index < 0 ? "" : "#" + (index + 1);
    }

    /** Returns the pronoun that says what a variable means, null if it would mean another. */
    private @Nullable String pronounAt(int place) {
        Mention mention = all.get(place);
        String pronoun = switch (mention.form()) {
            case Naming.MANY -> THAT_MANY;
            case Naming.DONE, Naming.UNDONE -> YOU_DO;
            default -> pronoun(all.get(bound[place]));
        };
        return meant(
                                new Mention(
                                        mention.term(),
                                        mention.form(),
                                        PRONOUN + pronoun,
                                        mention.scope(),
                                        mention.unsaid()),
                                place)
                        == bound[place]
                ? pronoun
                : null;
    }

    /**
     * Returns the name that a term's variable has where all are numbered as they are bound: none if it binds none and
     * is not spoken of, its own if nothing binds it.
     */
    Option<String> number(Object term, boolean mayBeNone) {
        int place = place(term);
        if (place < 0) {
            return Option.none();
        }
        int binding = all.get(place).isBinding() ? place : bound[place];
        if (binding < 0) {
            return Option.some(all.get(place).name());
        }
        Array<Integer> kept =
                Array.range(0, bound.length).filter(i -> all.get(i).isBinding() && isKept(i));
        return kept.contains(binding) ? Option.some(Integer.toString(kept.indexOf(binding) + 1)) : Option.none();
    }

    private boolean isKept(int binding) {
        Structure.Field field = Objects.requireNonNull(
                book.of(all.get(binding).term().getClass()).binder());
        return !Speech.isA(field.type(), Option.class)
                || Array.range(0, bound.length).exists(i -> bound[i] == binding);
    }
}
