package io.github.cardfold.replay;

import io.github.cardfold.data.Data;
import io.github.cardfold.deck.DeckSheet;
import io.github.cardfold.game.LibraryGame;
import io.github.cardfold.game.StartNumber;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.codec.NamedAction;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What must hold of every replay, so that both forms hold it and none is beyond what their readers take. */
final class ReplayCheck {
    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_MANIFEST = 100_000;
    private static final int LONGEST_STATE = 2_000_000;

    private ReplayCheck() {}

    static void check(String rules, Start start, Array<NamedAction> actions, Option<Outcome> outcome) {
        require(!rules.isEmpty(), "rules without a manifest have no replays");
        text("the manifest", rules, LONGEST_MANIFEST);
        if (start instanceof Start.Decks decks) {
            text("the name of a game", decks.game(), LONGEST_NAME);
            LibraryGame game = LibraryGame.named(decks.game());
            require(
                    decks.decks().size() >= 2 && decks.decks().size() <= game.mostSeats(),
                    decks.game() + " is not played with " + decks.decks().size() + " decks");
            decks.decks().forEach(deck -> deck(game, deck));
            decks.numbers().forEach(each -> number(decks, each));
        } else if (start instanceof Start.Saved saved) {
            text("the saved state", saved.state().toString(), LONGEST_STATE);
            wellFormed(saved.state());
            require(saved.manifest().equals(rules), "the saved state is one of other rules than the replay");
        }
        require(
                actions.size() <= Replay.MOST_ACTIONS,
                "a replay has at most " + Replay.MOST_ACTIONS + " answers, not " + actions.size());
        actions.forEach(ReplayCheck::action);
        outcome.forEach(ReplayCheck::outcome);
    }

    private static void deck(LibraryGame game, DeckSheet deck) {
        text("the name of a deck", deck.name(), LONGEST_NAME);
        require(
                deck.parts().size() == game.deckParts().size(),
                "a deck list of " + game.name() + " has " + game.deckParts().size() + " parts, not "
                        + deck.parts().size());
        deck.parts().forEach(part -> part.forEach(each -> text("the id of a card", each.card(), LONGEST_NAME)));
    }

    private static void number(Start.Decks decks, StartNumber number) {
        text("the name of a number", number.name(), LONGEST_NAME);
        require(number.seat().ordinal() < decks.decks().size(), "there is no player in seat " + number.seat());
        require(
                decks.numbers()
                                .count(each -> each.seat() == number.seat()
                                        && each.name().equals(number.name()))
                        == 1,
                number.name() + " of " + number.seat() + " is said twice");
    }

    private static void action(NamedAction action) {
        text("a verb", action.verb(), LONGEST_NAME);
        text("the name of a place", action.place(), LONGEST_NAME);
    }

    private static void outcome(Outcome outcome) {
        text("the section of the outcome", outcome.section(), LONGEST_MANIFEST);
        require(
                outcome.losers().equals(outcome.losers().distinct().sorted()),
                "the losers of a game stand in the order of their seats");
    }

    private static void wellFormed(Data data) {
        if (data instanceof Data.Text text) {
            text("a text of the saved state", text.value(), LONGEST_STATE);
        } else if (data instanceof Data.Items items) {
            items.values().forEach(ReplayCheck::wellFormed);
        } else if (data instanceof Data.Fields fields) {
            for (int i = 0; i < fields.size(); i++) {
                text("a name in the saved state", fields.name(i), LONGEST_STATE);
                wellFormed(fields.value(i));
            }
        }
    }

    /** Half a surrogate pair has no UTF-8 form. */
    private static void text(String what, String text, int longest) {
        require(text.length() <= longest, what + " has at most " + longest + " characters, not " + text.length());
        for (int i = 0; i < text.length(); i++) {
            boolean pair = i + 1 < text.length() && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1));
            require(pair || !Character.isSurrogate(text.charAt(i)), what + " has half a character");
            i += pair ? 1 : 0;
        }
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
