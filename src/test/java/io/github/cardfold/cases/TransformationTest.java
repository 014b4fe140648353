package io.github.cardfold.cases;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Redacted;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Renaming;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.view.SeenEvent;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Case 11 of the kernel's page: a damaged Follower changes into another card. */
class TransformationTest {
    /** What has triggered in step 4: "destroyed" of the form, "to the graveyard" of the card that it was. */
    private static final String STANDBY = "{enter standby of A on gone \"destroyed\";"
            + " enter standby of B on B home:1 \"loot\"; enter standby of A on A front:1 \"leaves\";"
            + " enter standby of A on A graveyard:0 \"to the graveyard\"}";

    private static final String SHOT = "{unqueue register shot of B by B home:0 on gone with 2}";

    private boolean changes = true;
    private boolean isAlone;
    private boolean isSecondShot;
    private Walk walk = new Walk(table(1, A));
    private int object;

    private void begins(int onVit, Seat owner) {
        State first = table(onVit, owner);
        object = first.position().objectAt(Fray.FRONT, 0).object();
        walk = new Walk(first, this::facts);
    }

    private State table(int onVit, Seat owner) {
        Opening opening = Fray.opening();
        int outrunner = opening.card(Fray.definition(Fray.OUTRUNNER), A, Fray.SUBDECK);
        opening.card(Fray.definition(Fray.HERALD), A, Fray.SUBDECK);
        opening.known(Fray.SUBDECK, B, Fray.definition(Fray.OUTRUNNER));
        int hyrata = opening.card(Fray.definition(Fray.HYRATA), owner, Fray.FRONT, GameObject.REST);
        int durandal = opening.card(Fray.definition(Fray.DURANDAL), B, Fray.FRONT);
        int herald = opening.card(Fray.definition(Fray.HERALD), A, Fray.FRONT);
        int second = opening.card(Fray.definition(Fray.ARCHER), A, Fray.FRONT);
        int archer = opening.card(Fray.definition(Fray.ARCHER), B, Fray.HOME + 1);
        opening.card(Fray.definition(Fray.LOOTER), B, Fray.HOME + 1);
        opening.lasting(Fray.mark(Fray.ON_DEF, B, hyrata, 2));
        if (onVit > 0) {
            opening.lasting(Fray.mark(Fray.ON_VIT, B, hyrata, onVit));
        }
        opening.lasting(Fray.mark(Fray.MORE_ATK, A, hyrata, 2));
        opening.lasting(Fray.mark(Fray.HEROIC, A, hyrata, 0));
        opening.link(Fray.BORNE, Anchor.object(durandal), Anchor.object(hyrata), "");
        if (isSecondShot) {
            opening.queue(Fray.shooting(B, archer, second, 2));
        }
        opening.queue(Fray.shooting(B, archer, hyrata, 2));
        if (changes) {
            opening.queue(Fray.changing(A, herald, hyrata, outrunner));
        }
        opening.startAfter("V9", "V9.5");
        opening.local("attackers", isAlone ? new int[] {hyrata} : new int[] {hyrata, herald, second});
        opening.startAt("V13", "V13.2");
        return opening.begin(OptionalLong.of(5));
    }

    /** What the object is: its place there, its card, how it lies, its characteristics, and what lies on it. */
    private String facts(Position position) {
        int place = position.placeOf(object);
        if (place < 0) {
            return "gone";
        }
        GameObject card = position.objectAt(place, position.indexOf(place, object));
        Array<Integer> traits = Array.ofAll(position.rules().game().traits(position, card, place));
        return position.indexOf(place, object) + " " + Fray.card(position, card).id()
                + (card.is(GameObject.REST) ? " slid " : " ") + traits.mkString("/")
                + Array.of(Fray.ON_DEF, Fray.ON_VIT, Fray.MORE_ATK, Fray.HEROIC)
                        .filter(each -> position.isMarked(each, Anchor.object(object)))
                        .map(each -> ", " + each.name())
                        .mkString()
                + position.links().map(each -> ", " + each.kind().name()).mkString()
                + position.rules()
                        .game()
                        .roles(position)
                        .filter(each -> each.object() == object)
                        .map(each -> ", " + each.name())
                        .mkString()
                + position.queued()
                        .filter(each -> each.object(0) == object)
                        .map(each -> ", target of " + each.procedure())
                        .mkString();
    }

    /** Gives an answer; the state goes through every format, and a game that a seat imagines goes on alike. */
    private Walk answers(String words) {
        State before = walk.state();
        walk.answers(words);
        State after = walk.state();
        assertEquals("", Audit.untold(before, after).mkString("\n"));
        assertEquals(after, StateCodec.read(after.rules(), StateCodec.write(after)));
        String text = Notation.position(after);
        assertEquals(after, Notation.readPosition(after.rules(), text), text);
        for (int i = 0; i < after.eventCount(); i++) {
            String full = Notation.eventInFull(after.position(), after.event(i));
            assertEquals(after.event(i), Notation.readEvent(after.position(), full), full);
        }
        assertEquals(PositionKey.of(after), PositionKey.of(Renaming.of(after, 3)));
        for (Seat seat : Array.of(A, B)) {
            Redacted seen = Redacted.of(before, seat);
            State dealt = seen.filled(seen.gaps().map(gap -> seen.hidden(gap::equals)), 4);
            Action action = Array.ofAll(dealt.legalActions())
                    .find(each -> Notation.described(dealt, each).equals(words))
                    .get();
            assertEquals(walk.told(seat), View.events(dealt.step(action), seat).map(SeenEvent::text));
            assertEquals(
                    View.of(after, seat).text(),
                    View.of(dealt.step(action), seat).text());
        }
        assertEquals(walk.told(A), walk.told(B), "all of it is public");
        return walk;
    }

    private Event event(int index) {
        return walk.state().event(index);
    }

    /** Steps 1 to 4: the object changes, dies of what it had, and leaves as two cards. */
    @Test
    void aDamagedFollowerDiesOfItsChangeAndLeavesAsTwoCards() {
        begins(1, A);
        assertEquals(
                "0 hyrata slid 6/0/1, damage on DEF, damage on VIT, more ATK, Heroic, borne by, attacks, target of shot, target of V11.7.9",
                facts(walk.state().position()));
        walk.asked(A, "V9", "V9 > V13@V13 A").offered("A pass");
        answers("A pass").asked(B, "V9", "V9 > V13@V13 B").offered("B pass");
        answers("B pass").asked(A, "V9", "V9 > V13 > V13.result > check > change > V3.7.3.14@V3.7.3.14");
        walk.happened(
                "V13.result@next {unqueue register V11.7.9 of A by A front:1 on gone, gone}",
                "V11.7.9@V6.1.2 {exchange gone for A subdeck -> A beneath (hyrata)}",
                "V11.7.9@V6.1.2 {link was before gone -> gone}",
                "V11.7.9@V6.1.2 {enter standby of A on A front:1 \"changes\"}",
                "check@destroy {destroyed of A on gone; move A front -> A subdeck (outrunner);"
                        + " move A beneath -> A graveyard (hyrata); unlink \"borne by\" A front:0 -> gone;"
                        + " unlink was before gone -> gone}");
        assertEquals(
                "0 hyrata slid 6/0/1, damage on DEF, damage on VIT, more ATK, Heroic, borne by, attacks, target of shot",
                walk.seenAt("V6.1.2"));
        assertEquals(
                "0 outrunner slid 5/-2/0, damage on DEF, damage on VIT, more ATK, Heroic, borne by, was before, attacks, target of shot",
                walk.seenAt("destroy"));
        assertEquals("gone", facts(walk.state().position()));
    }

    /** Catches snapshots without the card that the object was, and such that show the object as it is later. */
    @Test
    void theSnapshotsHoldTheCardThatTheObjectWas() {
        begins(1, A);
        answers("A pass");
        answers("B pass");
        Event exchange = event(1);
        assertEquals(object, exchange.object());
        assertEquals("hyrata 6/0/1 at 2", said(exchange.before()));
        assertEquals("outrunner 5/-2/0 at 2", said(exchange.after()));
        Event form = event(5);
        Snapshot was = requireNonNull(form.before());
        assertEquals(object, was.gameObject().object());
        assertEquals("outrunner 5/-2/0 at 2", said(was));
        assertEquals(
                Array.of("borne by durandal at 2", "was before hyrata at 8"),
                was.links()
                        .map(each -> each.link().kind().name() + " "
                                + Fray.card(
                                                walk.state().position(),
                                                each.other().get())
                                        .id() + " at " + each.place()));
        Event former = event(6);
        Snapshot card = requireNonNull(former.before());
        assertEquals("hyrata 4/2/2 at 8", said(card), "what is outside the zones has no damage");
        assertEquals(exchange.apart()[0], card.gameObject().object());
        assertEquals(object, card.links().get(0).other().get().object());
        assertEquals(
                requireNonNull(exchange.before()).gameObject().card(),
                card.gameObject().card());
        assertEquals(Array.empty(), requireNonNull(form.after()).links());
        Snapshot last = requireNonNull(walk.state().position().last(object));
        assertEquals(was, last, "the shot names it still");
    }

    private String said(@Nullable Snapshot snapshot) {
        Snapshot there = requireNonNull(snapshot);
        return Fray.card(walk.state().position(), there.gameObject()).id() + " "
                + Array.ofAll(there.traits()).mkString("/") + " at " + there.place();
    }

    private Array<String> lines(Seat seat) {
        return Array.of(View.of(walk.state(), seat).text().split("\n")).filter(each -> !each.startsWith("effect"));
    }

    /** Step 5: what the seat of the equipment is asked, whosever card it is, and what the other one sees. */
    @Test
    void anotherAttackerCarriesTheEquipmentHome() {
        begins(1, A);
        answers("A pass");
        answers("B pass").offered("A pass", "A pick herald on front", "A pick archer on front");
        assertEquals(
                Array.of(
                        "seat B",
                        "turn 0 of A",
                        "gold 0 0",
                        "A subdeck 2; 0 ?x2 {outrunner}",
                        "A front 3; 0 durandal [0 0 1]; 1 herald [1 1 1]; 2 archer [1 1 1]",
                        "B home 2; 0 archer [1 1 1]; 1 looter [1 1 1]",
                        "A graveyard 1; 0 hyrata",
                        "standby changes of A by herald",
                        "queue register shot of B by archer on [gone outrunner] with [2]",
                        "attacks 2:1",
                        "attacks 2:2",
                        "A is asked: carry it home"),
                lines(B));
        assertTrue(lines(A).contains("A subdeck 2; 0 herald down; 1 outrunner"), lines(A).mkString("\n"));
        answers("A pick archer on front").asked(A, "V9", "V9 > V13@V13 A");
        walk.happened(
                "V3.7.3.14@carried {link \"carried by\" A front:0 -> A front:2}",
                "V3.7.3.14@carried " + STANDBY,
                "V13.result@next " + SHOT,
                "V13@V13.2 {queue register changes of A by A front:1; queue register destroyed of A by gone;"
                        + " queue register leaves of A by A front:1;"
                        + " queue register \"to the graveyard\" of A by A graveyard:0;"
                        + " queue register loot of B by B home:1 on gone;"
                        + " leave standby 4; leave standby 3; leave standby 2; leave standby 1; leave standby}");
        assertEquals("outrunner", source(1));
        assertEquals("hyrata", source(3));
    }

    /** The card by which an entry of the register was ordered, as a seat sees it. */
    private String source(int entry) {
        return View.of(walk.state(), B).queues().get(entry).source().get().id();
    }

    @Test
    void anEquipmentThatNobodyCarriesIsDestroyed() {
        begins(1, A);
        answers("A pass");
        answers("B pass");
        answers("A pass")
                .asked(A, "V9", "V9 > V13@V13 A")
                .happened(
                        "V3.7.3.14@carried {destroyed of A on gone; move A front -> B graveyard (durandal)}",
                        "V3.7.3.14@carried {enter standby of A on A front:0 \"leaves\"}",
                        "V3.7.3.14@carried " + STANDBY.replace("front:1", "front:0"),
                        "V13.result@next " + SHOT,
                        "V13@V13.2 {queue register changes of A by A front:0; queue register leaves of A by A front:0;"
                                + " queue register destroyed of A by gone; queue register leaves of A by A front:0;"
                                + " queue register \"to the graveyard\" of A by A graveyard:0;"
                                + " queue register loot of B by B home:1 on gone; leave standby 5; leave standby 4;"
                                + " leave standby 3; leave standby 2; leave standby 1; leave standby}");
    }

    /** Step 4: loot is what the form is worth, and of all that triggers each comes once; then the attackers go home. */
    @Test
    void whatHasTriggeredIsOfTheFormAndOfTheCardThatItWas() {
        begins(1, A);
        answers("A pass");
        answers("B pass");
        answers("A pick archer on front");
        answers("A pass");
        answers("B pass")
                .happened(
                        "V13.result@next {unqueue register loot of B by B home:1 on gone}",
                        "loot@loot {count B gold +3}",
                        "V13.result@next {unqueue register \"to the graveyard\" of A by A graveyard:0}",
                        "to the graveyard@gold {count A gold +1}",
                        "V13.result@next {unqueue register leaves of A by A front:1}",
                        "leaves@gold {count A gold +1}",
                        "V13.result@next {unqueue register destroyed of A by gone}",
                        "destroyed@gold {count A gold +1}",
                        "V13.result@next {unqueue register changes of A by A front:1}",
                        "changes@gold {count A gold +1}");
        answers("A pass");
        answers("B pass").asked(A, "V9", "V9@over");
        assertEquals(
                Array.of("herald", "archer", "durandal"),
                Array.range(0, 3)
                        .map(i -> Fray.card(
                                        walk.state().position(),
                                        walk.state().position().objectAt(Fray.HOME, i))
                                .id()));
        assertEquals(0, walk.state().position().linkCount(), "what is carried home is not attached");
    }

    /** The variant of step 3: it lives with DEF -2, as the same target, and dies of the shot at what it was. */
    @Test
    void withoutDamageOnVitItLivesUntilTheShotFindsIt() {
        begins(0, A);
        answers("A pass");
        answers("B pass").asked(A, "V9", "V9 > V13 > V13.result > check > change > V3.7.3.14@V3.7.3.14");
        assertEquals(
                "0 outrunner slid 5/-2/1, damage on DEF, more ATK, Heroic, borne by, was before, attacks",
                walk.seenAt("hit"));
        walk.happened(
                "V13.result@next {unqueue register V11.7.9 of A by A front:1 on gone, gone}",
                "V11.7.9@V6.1.2 {exchange gone for A subdeck -> A beneath (hyrata)}",
                "V11.7.9@V6.1.2 {link was before gone -> gone}",
                "V11.7.9@V6.1.2 {enter standby of A on A front:1 \"changes\"}",
                "V13.result@next " + SHOT,
                "shot@hit {begin \"damage on VIT\" 2 of B on gone until end of turn}",
                "check@destroy {destroyed of A on gone; move A front -> A subdeck (outrunner);"
                        + " move A beneath -> A graveyard (hyrata); unlink \"borne by\" A front:0 -> gone;"
                        + " unlink was before gone -> gone}");
    }

    /** Owner, not master: the card that it was is B's, the form comes from A's Subdeck. */
    @Test
    void eachCardGoesToItsOwner() {
        begins(1, B);
        answers("A pass");
        answers("B pass").asked(A, "V9", "V9 > V13 > V13.result > check > change > V3.7.3.14@V3.7.3.14");
        assertEquals(
                Array.of("A subdeck 2; 0 ?x2 {outrunner}", "B graveyard 1; 0 hyrata"),
                lines(B).filter(each -> each.contains("subdeck") || each.contains("graveyard")));
    }

    /** What carries it dies as well: the seat is asked again, and the one that died is no answer. */
    @Test
    void whoCarriesTheEquipmentMayDieInItsTurn() {
        isSecondShot = true;
        begins(1, A);
        answers("A pass");
        answers("B pass");
        answers("A pick archer on front")
                .asked(A, "V9", "V9 > V13 > V13.result > check > change > V3.7.3.14@V3.7.3.14")
                .offered("A pass", "A pick herald on front");
        answers("A pick herald on front").asked(A, "V9", "V9 > V13@V13 A");
        assertEquals(Array.of("carried by"), links());
    }

    /** Those who do not attack carry nothing: no answer is left but one. */
    @Test
    void nobodyIsAskedWhereNoOtherAttackerLives() {
        isAlone = true;
        begins(1, A);
        answers("A pass");
        answers("B pass").asked(A, "V9", "V9 > V13@V13 A");
        assertEquals(Array.empty(), links());
        assertTrue(lines(A).contains("B graveyard 1; 0 durandal"), lines(A).mkString("\n"));
    }

    private Array<String> links() {
        return walk.state().position().links().map(each -> each.kind().name());
    }

    /** Without the change it is Hyrata that is destroyed: both of its skills trigger, and loot looks at it. */
    @Test
    void whatHasNotChangedIsDestroyedItself() {
        changes = false;
        begins(1, A);
        answers("A pass");
        answers("B pass");
        assertEquals(
                "hyrata",
                said(requireNonNull(walk.state().position().last(object))).split(" ")[0]);
        answers("A pick archer on front");
        assertEquals(
                Array.of("destroyed hyrata", "to the graveyard hyrata", "leaves herald", "loot looter"),
                View.of(walk.state(), B)
                        .queues()
                        .map(each ->
                                each.procedure() + " " + each.source().get().id()));
        answers("A pass");
        answers("B pass");
        assertEquals(
                Array.of(3, 4),
                Array.of(A, B).map(seat -> walk.state().position().number(Fray.GOLD, seat)));
    }
}
