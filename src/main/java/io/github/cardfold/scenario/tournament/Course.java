package io.github.cardfold.scenario.tournament;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.format.MatchSide;
import io.github.cardfold.vandaria.format.TeamSurvival;
import io.github.cardfold.vandaria.format.ThreeOnThree;
import io.github.cardfold.vandaria.format.VandariaMatch;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** How a match stands. Immutable. */
interface Course {
    /** What stands where there is no side or seat. */
    String NONE = "none";

    /** Returns the match that begins, by the fields that say which. */
    static Course read(ReadingFields in) {
        Reading format = in.get("format");
        String name = format.text();
        if (name.equals("rounds")) {
            return new Rounds(VandariaMatch.of(Array.fill(2, Course::noDeck)));
        }
        if (!name.equals("three on three") && !name.equals("team survival")) {
            throw format.expected("one of rounds, three on three, team survival");
        }
        Array<String> first = in.items("first").map(Reading::filled);
        Array<String> second = in.items("second").map(Reading::filled);
        try {
            return name.equals("three on three")
                    ? new Tables(ThreeOnThree.of(first, second))
                    : new Survival(TeamSurvival.of(first, second));
        } catch (IllegalArgumentException e) {
            throw in.map().expected("teams that can meet", String.valueOf(e.getMessage()));
        }
    }

    private static VandariaDeckList noDeck() {
        return VandariaDeckList.builder().name("none").fate(Array.empty()).build();
    }

    /** Returns what can be asked of such a match. */
    Array<String> facts();

    /** Returns how many games go on at the same time. */
    int tables();

    /** Returns the match in which a captain has written down an order. */
    Course ordered(MatchSide side, Array<String> players);

    /** Returns the match after somebody has won at a table. */
    Course won(int table, MatchSide side);

    /** Returns how it stands, by the names of the facts. */
    Data shown();

    private static Data side(Option<MatchSide> side) {
        return Data.text(side.map(Reading::word).getOrElse(NONE));
    }

    private static Data sides(Array<MatchSide> sides) {
        return Data.items(sides.map(Reading::word).map(Data::text));
    }

    /** A match of two players, of up to three rounds. */
    record Rounds(VandariaMatch match) implements Course {
        @Override
        public Array<String> facts() {
            return Array.of("rounds", "winner", "winner at time", "first turn priority");
        }

        @Override
        public int tables() {
            return 1;
        }

        @Override
        public Course ordered(MatchSide side, Array<String> players) {
            throw new IllegalStateException("a match of two has no orders");
        }

        @Override
        public Course won(int table, MatchSide side) {
            return new Rounds(match.won(side));
        }

        @Override
        public Data shown() {
            return Data.fields()
                    .put("rounds", sides(match.results()))
                    .put("winner", side(match.winner()))
                    .put("winner at time", side(match.winnerAtTime()))
                    .text(
                            "first turn priority",
                            match.priority().map(Seat::name).getOrElse(NONE))
                    .build();
        }
    }

    /** A Three On Three. */
    record Tables(ThreeOnThree match) implements Course {
        private static final int TABLES = 3;

        @Override
        public Array<String> facts() {
            return Array.of("tables", "rounds", "winner");
        }

        @Override
        public int tables() {
            return TABLES;
        }

        @Override
        public Course ordered(MatchSide side, Array<String> players) {
            return new Tables(match.ordered(side, players));
        }

        @Override
        public Course won(int table, MatchSide side) {
            return new Tables(match.won(table, side));
        }

        @Override
        public Data shown() {
            return Data.fields()
                    .put(
                            "tables",
                            Data.items(match.tables()
                                    .map(each ->
                                            Data.items(Array.of(Data.text(each.first()), Data.text(each.second()))))))
                    .put("rounds", sides(match.rounds()))
                    .put("winner", side(match.winner()))
                    .build();
        }
    }

    /** A Team Survival. */
    record Survival(TeamSurvival match) implements Course {
        @Override
        public Array<String> facts() {
            return Array.of("next", "games", "winner");
        }

        @Override
        public int tables() {
            return 1;
        }

        @Override
        public Course ordered(MatchSide side, Array<String> players) {
            return new Survival(match.ordered(side, players));
        }

        @Override
        public Course won(int table, MatchSide side) {
            return new Survival(match.won(side));
        }

        @Override
        public Data shown() {
            return Data.fields()
                    .put("next", next())
                    .put("games", sides(match.games()))
                    .put("winner", side(match.winner()))
                    .build();
        }

        private Data next() {
            try {
                return Data.items(Array.of(MatchSide.values()).map(match::next).map(Survival::entrant));
            } catch (IllegalStateException nobody) {
                return Data.items(Array.empty());
            }
        }

        private static Data entrant(TeamSurvival.Entrant entrant) {
            return Data.fields()
                    .text("player", entrant.player())
                    .whole("Victory Points", entrant.victoryPoints(), 0)
                    .flag("stays", entrant.stays())
                    .flag("first turn priority", entrant.hasPriority())
                    .build();
        }
    }
}
