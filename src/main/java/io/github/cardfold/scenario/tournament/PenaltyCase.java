package io.github.cardfold.scenario.tournament;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.vandaria.format.Infraction;
import io.github.cardfold.vandaria.format.Penalty;
import io.github.cardfold.vandaria.format.PenaltyDecision;
import io.github.cardfold.vandaria.format.PenaltyEntry;
import io.github.cardfold.vandaria.format.PenaltyGround;
import io.github.cardfold.vandaria.format.PenaltyLedger;
import io.github.cardfold.vandaria.format.RoundWins;
import io.github.cardfold.vandaria.format.VandariaMatch;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** The penalties of a tournament, one after the other. */
record PenaltyCase(Array<Breach> breaches) implements Case {
    private static final Array<String> FACTS = Array.of(
            "penalty",
            "affects match",
            "remedies",
            "head judge",
            "warnings",
            "disqualified",
            "may play this match",
            "may play the next",
            "round wins taken",
            "rounds");

    /**
     * One breach and what is decided about it.
     *
     * @param player whose it is
     * @param match the number of the match
     * @param infraction what it is
     * @param ground why the penalty
     * @param penalty the penalty, null for the usual one
     * @param gameCannotGoOn whether the game can go on
     * @param rival the opponent, "" if nobody asks how the match stands
     * @param won the rounds that both have won in play
     * @param facts what must hold then
     */
    record Breach(
            String player,
            int match,
            Infraction infraction,
            PenaltyGround ground,
            @Nullable Penalty penalty,
            boolean gameCannotGoOn,
            String rival,
            RoundWins won,
            Facts facts) {}

    static PenaltyCase read(Reading list) {
        Array<Breach> breaches = list.items().map(PenaltyCase::breach);
        if (breaches.forAll(each -> each.facts().isEmpty())) {
            throw list.expected("something that must hold: \"then\" or \"refused\"", "nothing");
        }
        return new PenaltyCase(breaches);
    }

    private static Breach breach(Reading map) {
        ReadingFields in = map.fields();
        in.text("note", "");
        String player = in.get("player").filled();
        int match = in.get("match").whole(1, PenaltyLedger.MOST_MATCHES);
        Infraction infraction =
                in.get("infraction").named("the code of an infraction, such as III.a", Infraction::coded);
        @Nullable Reading ground = in.find("ground");
        @Nullable Reading penalty = in.find("penalty");
        boolean gameCannotGoOn = in.flag("game cannot go on");
        @Nullable Reading rival = in.find("against");
        @Nullable Reading won = in.find("rounds won");
        Facts facts = Facts.read(map, in, rival == null ? FACTS.remove("rounds") : FACTS);
        in.end();
        return new Breach(
                player,
                match,
                infraction,
                ground == null ? PenaltyGround.ORDINARY : ground.word(PenaltyGround.values()),
                penalty == null ? null : penalty.word(Penalty.values()),
                gameCannotGoOn,
                rival == null ? "" : rival.filled(),
                won == null ? new RoundWins(0, 0) : rounds(won),
                facts);
    }

    private static RoundWins rounds(Reading map) {
        ReadingFields in = map.fields();
        RoundWins won = new RoundWins(
                in.get("first").whole(0, VandariaMatch.NEEDED), in.get("second").whole(0, VandariaMatch.NEEDED));
        in.end();
        return won;
    }

    @Override
    public Array<Mismatch> mismatches() {
        PenaltyLedger ledger = PenaltyLedger.of();
        Array<Mismatch> wrong = Array.empty();
        for (Breach breach : breaches) {
            PenaltyLedger before = ledger;
            Facts.Led<PenaltyLedger> led = breach.facts().led(before, () -> given(before, breach));
            ledger = led.now();
            wrong = wrong.appendAll(led.mismatches());
            if (led.isTaken()) {
                wrong = wrong.appendAll(breach.facts().compared(facts(ledger, breach)));
            }
        }
        return wrong;
    }

    private static PenaltyLedger given(PenaltyLedger ledger, Breach breach) {
        @Nullable Penalty penalty = breach.penalty();
        PenaltyDecision decision = new PenaltyDecision(
                breach.infraction(),
                breach.ground(),
                penalty == null ? breach.infraction().penalty() : penalty,
                breach.gameCannotGoOn());
        return ledger.with(breach.player(), breach.match(), decision).ledger();
    }

    private static Data facts(PenaltyLedger ledger, Breach breach) {
        PenaltyEntry entry = ledger.entries().last();
        String player = breach.player();
        int match = breach.match();
        RoundWins rounds = ledger.score(match, player, breach.rival(), breach.won(), VandariaMatch.NEEDED);
        return Data.fields()
                .text("penalty", Reading.word(entry.penalty()))
                .whole("affects match", entry.affected())
                .put(
                        "remedies",
                        Data.items(
                                entry.decision().remedies().map(Reading::word).map(Data::text)))
                .put("head judge", Data.truth(entry.needsHeadJudge()))
                .whole("warnings", ledger.warnings(player))
                .put("disqualified", Data.truth(ledger.isDisqualified(player)))
                .put("may play this match", Data.truth(ledger.mayPlay(player, match)))
                .put(
                        "may play the next",
                        Data.truth(match < PenaltyLedger.MOST_MATCHES && ledger.mayPlay(player, match + 1)))
                .whole("round wins taken", ledger.roundWinsTaken(player, entry.affected()))
                .put(
                        "rounds",
                        Data.fields()
                                .whole("first", rounds.first())
                                .whole("second", rounds.second())
                                .build())
                .build();
    }
}
