package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.UseLimit;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Instruction;
import io.vavr.collection.Array;

/**
 * The beginning of an ability, in the order in which a card says it: {@code CardText.auto(On.placed(RC))
 * .cost(Do.counterBlast(1)).then(Do.draw(1))}. Immutable; {@link #then} or {@link #is} ends it.
 */
public final class CardText {
    private final String kind;
    private final Array<Object> said;

    private CardText(String kind, Array<Object> said) {
        this.kind = kind;
        this.said = said;
    }

    /** Begins an automatic ability, with what triggers it. */
    public static CardText auto(EventPattern on) {
        return new CardText("auto", Array.of("on", on));
    }

    /** Begins an activated ability. */
    public static CardText act() {
        return new CardText("act", Array.empty());
    }

    /** Begins a continuous ability. */
    public static CardText cont() {
        return new CardText("cont", Array.empty());
    }

    /** Says where the ability is valid: in one of these places. */
    public CardText in(Region... places) {
        return with("in", places);
    }

    /** Says without what the ability does nothing; an activated one cannot be played. */
    public CardText when(Condition condition) {
        return with("when", condition);
    }

    /** Says what is paid: all parts together. */
    public CardText cost(Instruction... parts) {
        return with("cost", parts);
    }

    /** Says that it can be used once a turn. */
    public CardText onceATurn() {
        return with("limit", UseLimit.TURN);
    }

    /** Says that it can be used once a fight. */
    public CardText onceAFight() {
        return with("limit", UseLimit.FIGHT);
    }

    /**
     * Ends an automatic or activated ability with what it does.
     *
     * @throws io.github.cardfold.data.StateFormatException if a continuous ability was begun
     */
    public Ability then(Instruction... instructions) {
        return with("then", instructions).end();
    }

    /**
     * Ends a continuous ability with what is so while it is valid.
     *
     * @throws io.github.cardfold.data.StateFormatException if an ability of another kind was begun
     */
    public Ability is(Continuous... effects) {
        return with("effects", effects).end();
    }

    private CardText with(String component, Object value) {
        return new CardText(kind, said.append(component).append(value));
    }

    private Ability end() {
        return Say.term(Ability.class, kind, said.toJavaArray());
    }
}
