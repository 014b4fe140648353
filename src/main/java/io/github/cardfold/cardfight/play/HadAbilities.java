package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.card.Subtype;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.term.AbilitiesOfCard;
import io.github.cardfold.cardfight.term.HaveDeed;
import io.github.cardfold.cardfight.term.Period;
import io.github.cardfold.cardfight.term.ThisPeriod;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Setting;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.kind.Apply;
import io.github.cardfold.effect.kind.Gains;
import io.github.cardfold.effect.kind.This;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/**
 * The CONT and AUTO abilities of an order, which an order has that is alchemagicked with it: a text of its own gives
 * them to that order for the turn, which it leaves the order area in.
 */
@Rule(jp = "7.44.2")
public final class HadAbilities {
    private HadAbilities() {}

    /** Tells whether a card is a normal order with such abilities. */
    public static boolean areAny(Card card) {
        return card.mainType() == MainType.ORDER
                && !card.subtypes().contains(Subtype.SET)
                && !card.subtypes().contains(Subtype.BLITZ)
                && of(card).nonEmpty();
    }

    private static Array<Ability> of(Card card) {
        return card.abilities().filter(HadAbilities::isHad);
    }

    /** What is said of building decks is no ability in the game. */
    private static boolean isHad(Ability ability) {
        Ability meant = Terms.meant(ability);
        return (Terms.has(meant, Cont.class) || Terms.has(meant, Auto.class))
                && !(meant instanceof Order)
                && !(meant instanceof Act)
                && !Terms.has(meant, HaveDeed.class);
    }

    /** Returns the name of the text that gives them. */
    public static String name(Card card) {
        return card.id() + "/alchemagicked";
    }

    /** Returns the text that gives them. */
    public static Array<Instruction> text(Card card) {
        return Array.of(new Apply(
                of(card).map(each -> new Gains(new Setting(new AbilitiesOfCard(), each), new This())),
                new ThisPeriod(Period.TURN)));
    }

    /** Returns the name of the text that gives those of an order, "" if it has none. */
    static String procedure(Position position, Subject order) {
        Card card = Field.card(position, order.gameObject());
        return areAny(card) ? name(card) : "";
    }
}
