package io.github.cardfold.testpack;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.testpack.NightFair.ATTACK;
import static io.github.cardfold.testpack.NightFair.BC;
import static io.github.cardfold.testpack.NightFair.BL;
import static io.github.cardfold.testpack.NightFair.FL;
import static io.github.cardfold.testpack.NightFair.FR;
import static io.github.cardfold.testpack.NightFair.G0;
import static io.github.cardfold.testpack.NightFair.G1;
import static io.github.cardfold.testpack.NightFair.G2;
import static io.github.cardfold.testpack.NightFair.G3;
import static io.github.cardfold.testpack.NightFair.GUARD;
import static io.github.cardfold.testpack.NightFair.MAIN;
import static io.github.cardfold.testpack.NightFair.ORDER;
import static io.github.cardfold.testpack.NightFair.VC;
import static io.github.cardfold.testpack.NightFair.crowded;
import static io.github.cardfold.testpack.NightFair.full;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.fact.Energy;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

/** Which circles the texts of the shipped cards are not about. */
class NightFairPlacesTest {
    @Test
    void guardiansDoNotDoWhatUnitsDoThatAreCalledOrRidden() {
        String[] ids = {
            "cobblestone-sprinter",
            "starting-line-drummer",
            "bailiff-of-the-low-tide",
            "tidal-gaoler",
            "deposition-squid",
            "wharf-informer",
            "tallow-pageboy",
            "beeswax-apprentice",
            "smoke-ring-oracle",
            "blueprint-golem",
            "ink-roller-drone"
        };
        for (String id : ids) {
            crowded()
                    .hand(B, id)
                    .turn(A, "9.10")
                    .attacks(VC, B, VC)
                    .act("guard", Zone.HAND, id)
                    .pass()
                    .asked(B, GUARD);
        }
    }

    @Test
    void rearGuardsDoNotDoWhatRiddenUnitsAndGuardiansDo() {
        String[] ids = {
            "ink-fingered-clerk",
            "snuffer-knight-belloch",
            "set-square-apprentice",
            "scaffold-foreman-tamsin",
            "roadblock-granny",
            "breakwater-constable",
            "lampshade-matron",
            "foundry-night-watch"
        };
        for (String id : ids) {
            Player player = full().deck(A, ORDER, G1, G2)
                    .hand(A, id)
                    .turn(A, "9.9")
                    .calls(id, BL)
                    .asked(A, MAIN);
            assertEquals(0, Energy.of(player.state().position(), Seat.A));
        }
    }

    @Test
    void whatIsCalledFromTheDeckHasNotComeFromTheHand() {
        for (String id :
                new String[] {"starting-line-drummer", "tidal-gaoler", "smoke-ring-oracle", "blueprint-golem"}) {
            crowded()
                    .hand(A, "spare-parts-wagon")
                    .deck(A, id, G3, G3, G3, G3, G3, G3)
                    .turn(A, "9.9")
                    .plays("spare-parts-wagon")
                    .pass()
                    .draws(id, G3, G3, G3, G3)
                    .pick(Zone.DECK, id)
                    .pickCircle(BL)
                    .asked(A, MAIN);
        }
    }

    @Test
    void vanguardsDoNotDoWhatRearGuardsDoWhenTheyHit() {
        for (String id : new String[] {
            "hairpin-duelist", "eel-tongued-advocate", "candlewick-ballista", "ramp-jump-calf", "plumb-line-duelist"
        }) {
            full().unit(A, VC, id)
                    .unit(A, FL, G2)
                    .unit(B, VC, G0)
                    .turn(A, "9.10")
                    .attacks(VC, B, VC)
                    .pass()
                    .draws(G1)
                    .draws(G1)
                    .asked(A, ATTACK)
                    .holds(A, Zone.SOUL, G0);
        }
    }

    @Test
    void rearGuardsDoNotDoWhatVanguardsDoWhenTheyAttack() {
        String[] ids = {
            "roundabout-champion-velza", "candelabra-queen-ismere", "self-drawing-engine-oddmund", "leviathan-advocate"
        };
        for (String id : ids) {
            full().in(A, Zone.SOUL, G0, G0, G0, G0)
                    .unit(A, FL, id)
                    .resting(A, FR, G2)
                    .turn(A, "9.10")
                    .attacks(FL, B, VC)
                    .asked(B, GUARD);
        }
        for (String id : new String[] {"pearl-diving-accuser", "moth-eaten-squire"}) {
            full().unit(A, VC, id)
                    .resting(B, FL, G2)
                    .turn(A, "9.10")
                    .attacks(VC, B, VC)
                    .asked(B, GUARD);
        }
    }

    @Test
    void hitsOnRearGuardsAreNotHitsOnVanguards() {
        for (String id : new String[] {"leviathan-advocate", "eel-tongued-advocate", "the-last-flame-noctaire"}) {
            full().unit(A, FL, id)
                    .unit(B, FL, G1)
                    .turn(A, "9.10")
                    .attacks(FL, B, FL)
                    .pass()
                    .asked(A, ATTACK)
                    .holds(B, Zone.HAND, G0);
        }
    }

    @Test
    void vanguardsHitToo() {
        hit("chicane-cutter-velza").asked(A, "11.2.1.2.1.1");
        hit("leviathan-advocate").holds(B, Zone.HAND).holds(B, Zone.DROP, G1, ORDER, G0);
        Player ogre = hit("thunder-axle-ogre");
        for (int i = 0; i < 2; i++) {
            assertFalse(
                    ogre.state().position().objectAt(Zone.DAMAGE.of(Seat.A), i).is(GameObject.FACE_DOWN));
        }
        full().unit(A, FL, "the-last-flame-noctaire")
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .pass()
                .draws(G1)
                .asked(A, "11.2.1.2.1.1");
    }

    /** A vanguard that attacks, lets its attack not be stopped, checks as often as it must and hits. */
    private static Player hit(String id) {
        Player player = full().unit(A, VC, id)
                .unit(A, FL, G2)
                .resting(A, FR, G2)
                .unit(B, VC, G0)
                .turn(A, "9.10")
                .attacks(VC, B, VC);
        if (player.state().decision().exists(each -> each.seat() == A)) {
            player.no();
        }
        player.pass();
        for (int checks = id.startsWith("chicane") ? 2 : 3; checks > 0; checks--) {
            player.draws(G1);
        }
        return player;
    }

    @Test
    void continuousAbilitiesOfOneCircleAreNotAtWorkOnAnother() {
        full().resting(A, FL, G2)
                .resting(A, FR, G2)
                .unit(A, VC, "thunder-axle-ogre")
                .turn(A, "9.10")
                .power(A, VC, 13000);
        full().resting(A, VC, "salt-crusted-notary").turn(A, "9.10").power(A, VC, 10000);
        full().in(A, Zone.SOUL, G0, G0, G0, G0)
                .unit(A, VC, "snuffer-knight-belloch")
                .turn(A, "9.10")
                .power(A, VC, 10000);
        full().unit(A, FL, "candelabra-queen-ismere").turn(A, "9.10").power(A, FL, 13000);
        full().in(A, Zone.DAMAGE, G0, G0)
                .unit(A, FL, "the-last-flame-noctaire")
                .turn(A, "9.10")
                .power(A, FL, 13000);
        full().unit(A, FL, "roundabout-champion-velza")
                .unit(A, FR, G2)
                .turn(A, "9.10")
                .power(A, FR, 10000);
        full().in(A, Zone.SOUL, G0, G0)
                .unit(A, VC, "wax-winged-seraph")
                .turn(A, "9.10")
                .power(A, VC, 12000);
        full().unit(A, VC, "crane-armed-colossus").turn(A, "9.10").power(A, VC, 13000);
        full().unit(A, VC, "counterweight-porter")
                .in(A, Zone.ORDER_ZONE, "load-bearing-wall")
                .turn(A, "9.10")
                .power(A, VC, 9000);
        full().unit(A, VC, "anchor-chain-jailer")
                .unit(B, FL, G2)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .offered("pass", "guard grade-0 from hand", "intercept front left");
    }

    @Test
    void abilitiesOfRearGuardsAreNotPlayedByVanguards() {
        for (String id : new String[] {"coal-scuttle-runner", "wickerwork-paladin", "boiler-room-stoker"}) {
            full().unit(A, VC, id).turn(A, "9.9").offered("pass", "call grade-1 from hand");
        }
        full().unit(A, VC, "pit-lane-mechanic")
                .resting(A, BC, G1)
                .turn(A, "9.9")
                .offered("pass", "call grade-1 from hand");
    }

    @Test
    void abilitiesOfVanguardsAreNotPlayedByRearGuards() {
        for (String id : new String[] {"ninth-fathom-judge-orsolane", "candelabra-queen-ismere"}) {
            full().unit(A, BC, id).unit(B, FL, G2).turn(A, "9.9").offered("pass", "call grade-1 from hand");
        }
        full().unit(A, BC, "grand-architect-perrine")
                .number(FighterNumbers.ENERGY, A, 4)
                .turn(A, "9.9")
                .offered("pass", "call grade-1 from hand");
        NightFair.table()
                .unit(A, VC, "ninth-fathom-judge-orsolane")
                .unit(A, BC, "quayside-witness")
                .in(A, Zone.SOUL, G0, G0)
                .hand(A, G1)
                .turn(A, "9.9")
                .offered("pass", "call grade-1 from hand");
        full().unit(A, BC, "self-drawing-engine-oddmund")
                .hand(A, ORDER, "revised-estimate")
                .turn(A, "9.9")
                .plays("revised-estimate")
                .until(A, MAIN)
                .offered("pass", "call grade-1 from hand", "call grade-1 from hand");
    }
}
