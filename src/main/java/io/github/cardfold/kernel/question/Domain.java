package io.github.cardfold.kernel.question;

import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Pile;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** The answers there could be of one sort, whatever is required of them. */
abstract class Domain {
    private final Action.Shape shape;

    private Domain(Action.Shape shape) {
        this.shape = shape;
    }

    final Action.Shape shape() {
        return shape;
    }

    /** Offers all that the choice admits, or only looks for one; tells whether there is one. */
    abstract boolean offer(Choice choice, Candidate candidate, boolean all);

    /** Tells whether a candidate that may not even be there is what this is about. */
    boolean reaches(Candidate candidate) {
        return true;
    }

    /** Returns what is wrong with a candidate that is reached but not there, "" if it is there. */
    String missing(Candidate candidate) {
        return "";
    }

    static final class Pass extends Domain {
        Pass() {
            super(Action.Shape.PASS);
        }

        @Override
        boolean offer(Choice choice, Candidate candidate, boolean all) {
            candidate.offered().pass();
            return true;
        }
    }

    static final class YesNo extends Domain {
        YesNo() {
            super(Action.Shape.YES_NO);
        }

        @Override
        boolean offer(Choice choice, Candidate candidate, boolean all) {
            candidate.moveTo(0);
            boolean no = choice.admits(candidate);
            candidate.moveTo(1);
            boolean yes = choice.admits(candidate);
            if (no) {
                candidate.offered().no();
            }
            if (yes) {
                candidate.offered().yes();
            }
            return no || yes;
        }
    }

    static final class Numbers extends Domain {
        private final ToIntFunction<Candidate> bound;

        Numbers(ToIntFunction<Candidate> bound) {
            super(Action.Shape.NUMBER);
            this.bound = bound;
        }

        @Override
        boolean offer(Choice choice, Candidate candidate, boolean all) {
            boolean found = false;
            for (int i = bound.applyAsInt(candidate) - 1; i >= 0 && (all || !found); i--) {
                candidate.moveTo(i);
                if (choice.admits(candidate)) {
                    found = true;
                    candidate.offered().number(i);
                }
            }
            return found;
        }

        @Override
        String missing(Candidate candidate) {
            int end = bound.applyAsInt(candidate);
            return candidate.number() >= 0 && candidate.number() < end
                    ? ""
                    : candidate.number() + " is not one of the " + end + " numbers from 0";
        }
    }

    /** What lies in the places of a ground, or the places themselves. */
    private abstract static class Grounded extends Domain {
        final CandidatePlaces ground;

        Grounded(CandidatePlaces ground) {
            super(Action.Shape.PICK);
            this.ground = ground;
        }

        @Override
        final boolean reaches(Candidate candidate) {
            return ground.reach(candidate);
        }

        static void add(Choice choice, Candidate candidate) {
            @Nullable Verb verb = choice.verb();
            if (verb == null) {
                candidate.offered().pick(candidate.place(), candidate.index());
            } else {
                candidate.offered().act(verb, candidate.place(), candidate.index());
            }
        }
    }

    static final class Cards extends Grounded {
        Cards(CandidatePlaces ground) {
            super(ground);
        }

        @Override
        boolean offer(Choice choice, Candidate candidate, boolean all) {
            boolean found = false;
            boolean isOpen = !choice.passesOver();
            for (int place : ground.places(candidate)) {
                Pile pile = candidate.position().pile(place);
                for (int i = 0; i < pile.size(); i++) {
                    candidate.moveTo(place, i, pile.at(i));
                    if (choice.passesOver(candidate)) {
                        continue;
                    }
                    if (!isOpen && !choice.opens(candidate)) {
                        return false;
                    }
                    isOpen = true;
                    if (choice.admits(candidate)) {
                        if (!all) {
                            return true;
                        }
                        found = true;
                        add(choice, candidate);
                    }
                }
            }
            return found;
        }

        @Override
        String missing(Candidate candidate) {
            int size = candidate.position().size(candidate.place());
            if (candidate.index() == Handle.ITSELF) {
                return "a card is asked for, not " + candidate.where() + " itself";
            }
            return candidate.index() >= 0 && candidate.index() < size
                    ? ""
                    : "there is no card " + candidate.index() + " in " + candidate.where() + ", which holds " + size;
        }
    }

    static final class Places extends Grounded {
        Places(CandidatePlaces ground) {
            super(ground);
        }

        @Override
        boolean offer(Choice choice, Candidate candidate, boolean all) {
            boolean found = false;
            for (int place : ground.places(candidate)) {
                candidate.moveToPlace(place);
                if (choice.admits(candidate)) {
                    if (!all) {
                        return true;
                    }
                    found = true;
                    add(choice, candidate);
                }
            }
            return found;
        }

        @Override
        String missing(Candidate candidate) {
            return candidate.index() == Handle.ITSELF
                    ? ""
                    : candidate.where() + " itself is asked for, not a card in it";
        }
    }
}
