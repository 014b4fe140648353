package io.github.cardfold.regatta;

import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Verb;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/** What a seat may do in its tide, and with which card. */
enum Deed {
    /** A ship of the hand sets sail under the pennant of its seat. */
    LAUNCH(Zones.HAND) {
        @Override
        boolean isPossible(Position position, Seat seat, GameObject card) {
            return position.size(Zones.WATER.of(seat)) < MOST_SHIPS;
        }

        @Override
        Batch done(Position position, Seat seat, int card) {
            return Batch.of(
                    Event.move(position, card, Zones.WATER.of(seat), 0),
                    Event.link(Effects.PENNANT, Anchor.object(card), Anchor.seat(seat), ""));
        }
    },
    /** A ship of the hand sets sail, and its seat alone sees which it is. */
    HIDE(Zones.HAND) {
        @Override
        boolean isPossible(Position position, Seat seat, GameObject card) {
            return LAUNCH.isPossible(position, seat, card);
        }

        @Override
        Batch done(Position position, Seat seat, int card) {
            return Batch.of(Event.move(position, card, Zones.WATER.of(seat), Event.FACE_DOWN | Event.SECRET));
        }
    },
    /** An ally sees a card of the hand. */
    SIGNAL(Zones.HAND) {
        @Override
        boolean isPossible(Position position, Seat seat, GameObject card) {
            Seat ally = position.allies(seat).head();
            return !position.hasLost(ally) && !card.seenBy(ally);
        }

        @Override
        Batch done(Position position, Seat seat, int card) {
            return Batch.of(Event.look(position, position.allies(seat).head(), card));
        }
    },
    /** A card of the hand becomes the card of the flagship. */
    REFIT(Zones.HAND) {
        @Override
        Batch done(Position position, Seat seat, int card) {
            int flagship = position.objectAt(Zones.FLAGSHIP.of(seat), 0).object();
            return Batch.of(Event.exchangeCard(position, flagship, card, Zones.WRECK.of(seat), 0));
        }
    },
    /** A ship will fire when the tide ends; at what, is asked next. */
    AIM(Zones.WATER) {
        @Override
        boolean isPossible(Position position, Seat seat, GameObject card) {
            return !card.is(GameObject.REST)
                    && !card.isCreated()
                    && !position.isMarked(Effects.BECALMED, Anchor.seat(seat))
                    && Turns.isAnyTarget(position, seat);
        }

        @Override
        Batch done(Position position, Seat seat, int card) {
            return position.find(card).is(GameObject.FACE_DOWN)
                    ? Batch.of(Event.face(position, card, false))
                    : Batch.NOTHING;
        }
    },
    /** A ship is hit in the place of the ally's flagship. */
    ESCORT(Zones.WATER) {
        @Override
        boolean isPossible(Position position, Seat seat, GameObject card) {
            return position.linksFrom(Anchor.object(card.object()), Effects.ESCORT)
                    .isEmpty();
        }

        @Override
        Batch done(Position position, Seat seat, int card) {
            int flagship = position.objectAt(
                            Zones.FLAGSHIP.of(position.allies(seat).head()), 0)
                    .object();
            return Batch.of(Event.link(Effects.ESCORT, Anchor.object(card), Anchor.object(flagship), "astern"));
        }
    },
    /** A ship takes a wreck in tow, which nobody salvages then; the tow lasts until the ship fires. */
    TOW(Zones.WATER) {
        @Override
        boolean isPossible(Position position, Seat seat, GameObject card) {
            return position.size(Zones.WRECK.of(seat)) > 0
                    && position.linksFrom(Anchor.object(card.object()), Effects.TOW)
                            .isEmpty();
        }

        @Override
        Batch done(Position position, Seat seat, int card) {
            int wreck = position.objectAt(Zones.WRECK.of(seat), 0).object();
            return Batch.of(Event.link(Effects.TOW, Anchor.object(card), Anchor.object(wreck), ""));
        }
    },
    /** A ship gets stronger until the tide ends. */
    DRILL(Zones.WATER) {
        @Override
        Batch done(Position position, Seat seat, int card) {
            return Batch.of(Effects.begin(Effects.DRILL, seat, card, 1, Effects.TIDE));
        }
    },
    /** A ship has power 3 until the seat's next tide ends. */
    LOAD(Zones.WATER) {
        @Override
        Batch done(Position position, Seat seat, int card) {
            return Batch.of(Effects.begin(Effects.FULL_BROADSIDE, seat, card, 3, Effects.NEXT));
        }
    },
    /** A ship is scuttled, and its seat screens its ally, has a lookout and lies in fog until its next tide ends. */
    SCUTTLE(Zones.WATER) {
        @Override
        Batch done(Position position, Seat seat, int card) {
            return Batch.of(
                    Volley.sinking(position, card),
                    Effects.begin(Effects.SCREEN, seat, 0, 0, Effects.NEXT),
                    Effects.begin(Effects.LOOKOUT, seat, 0, 0, Effects.NEXT),
                    Effects.mark(Effects.FOG, seat, Anchor.place(Zones.WATER.of(seat)), Effects.NEXT));
        }
    },
    /** A wreck goes back into the deck, which is shuffled. */
    SALVAGE(Zones.WRECK) {
        @Override
        boolean isPossible(Position position, Seat seat, GameObject card) {
            return position.linksTo(Anchor.object(card.object()), Effects.TOW).isEmpty();
        }

        @Override
        Batch done(Position position, Seat seat, int card) {
            return Batch.of(
                    Event.move(position, card, Zones.DECK.of(position.find(card).owner()), 0),
                    Event.shuffle(position, Zones.DECK.of(position.find(card).owner())));
        }
    },
    /** The seat looks at the top card of its opponent's deck and leaves a buoy in its own water. */
    SPY(Zones.FLAGSHIP) {
        @Override
        boolean isPossible(Position position, Seat seat, GameObject card) {
            return position.size(Zones.DECK.of(position.opponent(seat))) > 0 && LAUNCH.isPossible(position, seat, card);
        }

        @Override
        Batch done(Position position, Seat seat, int card) {
            return Batch.of(
                    Event.lookTop(position, seat, Zones.DECK.of(position.opponent(seat)), 0),
                    Event.create(position, 0, Zones.WATER.of(seat), seat, 0));
        }
    };

    private static final int MOST_SHIPS = 4;

    private final Zones zone;
    private final Verb verb = new Verb(ordinal(), name().toLowerCase(java.util.Locale.ROOT));

    Deed(Zones zone) {
        this.zone = zone;
    }

    static Verb[] verbs() {
        return Array.of(values()).map(each -> each.verb).toJavaArray(Verb[]::new);
    }

    Verb verb() {
        return verb;
    }

    /** Tells whether it can be done with a card of its zone, by what the seat sees. */
    boolean isPossible(Position position, Seat seat, GameObject card) {
        return true;
    }

    abstract Batch done(Position position, Seat seat, int card);

    void offer(Position position, Seat seat, Options options) {
        int place = zone.of(seat);
        for (int i = 0; i < position.size(place); i++) {
            if (isPossible(position, seat, position.objectAt(place, i))) {
                options.act(verb, place, i);
            }
        }
    }
}
