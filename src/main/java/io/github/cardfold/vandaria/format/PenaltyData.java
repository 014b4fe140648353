package io.github.cardfold.vandaria.format;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.data.StateFormatException;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Ledgers as data: what judges decided, in order. What it comes to is not written but worked out again by whoever reads
 * it, so that no ledger can be read that could not have been kept.
 */
public final class PenaltyData {
    private static final String PENALTIES = "penalties";
    private static final String PLAYER = "player";
    private static final String MATCH = "match";
    private static final String INFRACTION = "infraction";
    private static final String GROUND = "ground";
    private static final String PENALTY = "penalty";
    private static final String CANNOT_GO_ON = "game cannot go on";

    private PenaltyData() {}

    /** Writes a ledger. */
    public static Data write(PenaltyLedger ledger) {
        requireNonNull(ledger, "ledger");
        return Data.fields()
                .put(PENALTIES, Data.items(ledger.entries().map(PenaltyData::write)))
                .build();
    }

    private static Data write(PenaltyEntry entry) {
        PenaltyDecision decision = entry.decision();
        Data.Builder fields = Data.fields()
                .text(PLAYER, entry.player())
                .whole(MATCH, entry.match())
                .text(INFRACTION, decision.infraction().code());
        if (decision.ground() != PenaltyGround.ORDINARY) {
            fields.text(GROUND, Reading.word(decision.ground())).text(PENALTY, Reading.word(decision.penalty()));
        }
        return fields.flag(CANNOT_GO_ON, decision.gameCannotGoOn()).build();
    }

    /**
     * Reads a ledger.
     *
     * @throws StateFormatException if the data is none: names the place and what belongs there
     */
    public static PenaltyLedger read(Data data) {
        requireNonNull(data, "data");
        ReadingFields fields = Reading.of(data).fields();
        Reading list = fields.get(PENALTIES);
        Array<Reading> penalties = list.items();
        fields.end();
        if (penalties.size() > PenaltyLedger.MOST_ENTRIES) {
            throw list.expected("at most " + PenaltyLedger.MOST_ENTRIES + " penalties");
        }
        return penalties.foldLeft(PenaltyLedger.of(), PenaltyData::add);
    }

    private static PenaltyLedger add(PenaltyLedger ledger, Reading entry) {
        ReadingFields fields = entry.fields();
        String player = fields.get(PLAYER).filled();
        int match = fields.get(MATCH).whole(1, PenaltyLedger.MOST_MATCHES);
        Infraction infraction =
                fields.get(INFRACTION).named("the code of an infraction, such as III.a", Infraction::coded);
        @Nullable Reading ground = fields.find(GROUND);
        @Nullable Reading penalty = fields.find(PENALTY);
        boolean gameCannotGoOn = fields.flag(CANNOT_GO_ON);
        fields.end();
        PenaltyGround because = ground == null ? PenaltyGround.ORDINARY : ground.word(PenaltyGround.values());
        Penalty decided = penalty == null ? infraction.penalty() : penalty.word(Penalty.values());
        try {
            PenaltyDecision decision = new PenaltyDecision(infraction, because, decided, gameCannotGoOn);
            return ledger.with(player, match, decision).ledger();
        } catch (IllegalArgumentException e) {
            throw entry.expected("a penalty that the guide allows here", String.valueOf(e.getMessage()));
        }
    }
}
