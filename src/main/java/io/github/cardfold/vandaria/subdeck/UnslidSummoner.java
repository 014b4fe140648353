package io.github.cardfold.vandaria.subdeck;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.LinkRule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.SummonFollowers;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;

/** A Summon Follower goes back to the Subdeck as soon as its Summoner is unslid, be that when it comes (6.3). */
public final class UnslidSummoner implements Consequence, LinkRule {
    @Override
    public String label() {
        return "6.3.3";
    }

    @Override
    @Rule(vw = {"6.3.3", "6.3.4"})
    public Batch after(Position position, Event event) {
        if (event.kind() == EventKind.TURN) {
            GameObject summoner = position.find(event.object());
            return summoner == null || Statuses.isSlid(summoner)
                    ? Batch.NOTHING
                    : back(position, SummonFollowers.of(position, event.object()));
        }
        Link link = event.kind() == EventKind.LINK ? event.link() : null;
        GameObject summoner = link == null || link.kind() != VandariaLinks.SUMMONED
                ? null
                : position.find(link.to().object());
        return summoner == null || Statuses.isSlid(summoner)
                ? Batch.NOTHING
                : back(position, SummonFollowers.of(position, summoner.object()));
    }

    /** A Summoner that has left the game holds nothing in it any more. */
    @Override
    @Rule(vw = "6.3.3")
    public Batch afterEnd(Position position, Link link) {
        boolean isAlone = VandariaCatalogue.options(position).summonFollowerNeedsSummoner()
                && !VandariaProperty.isInGame(position, link.to().object());
        return isAlone ? back(position, Array.of(link.from().object())) : Batch.NOTHING;
    }

    private static Batch back(Position position, Array<Integer> followers) {
        return Batch.ofAll(followers
                .filter(each -> VandariaProperty.isInGame(position, each))
                .map(each -> Event.move(
                        position,
                        each,
                        VandariaZone.SUBDECK.of(
                                VandariaProperty.known(position, each).owner()),
                        0))
                .asJava());
    }
}
