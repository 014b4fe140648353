package io.github.cardfold.notation;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleBook;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.view.SeenPlace;
import io.github.cardfold.view.View;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;

/** What a line may speak of: the places, and the cards in them that whoever wrote it can tell. */
interface Sight {
    RuleBook rules();

    int seats();

    int placeCount();

    Place place(int index);

    /** Returns the cards in a place that can be told, with their handles, in the order of the pile. */
    Array<Tuple2<Handle, Definition>> cards(Place place);

    /** Returns what a card must be to be told: the object of "a card that". */
    String told(Place place);

    /** Returns how many cards of a place cannot be told and why, "" if all can. */
    String untold(Place place);

    /** Returns the referee's sight: all cards. */
    static Sight of(Position position) {
        return new Referee(position);
    }

    /** Returns a seat's sight: the cards that its view names where they lie. */
    static Sight of(View view) {
        return new OfSeat(view, view.places());
    }

    /** All there is. */
    record Referee(Position position) implements Sight {
        @Override
        public RuleBook rules() {
            return position.rules();
        }

        @Override
        public int seats() {
            return position.seatCount();
        }

        @Override
        public int placeCount() {
            return position.placeCount();
        }

        @Override
        public Place place(int index) {
            return position.place(index);
        }

        @Override
        public Array<Tuple2<Handle, Definition>> cards(Place place) {
            return Array.range(0, position.size(place.index()))
                    .map(i -> Tuple.of(new Handle(place.index(), i), definition(place.index(), i)));
        }

        private Definition definition(int place, int at) {
            return position.rules().definition(position.objectAt(place, at).definition());
        }

        @Override
        public String told(Place place) {
            return "is in " + Places.name(place);
        }

        @Override
        public String untold(Place place) {
            return "";
        }
    }

    /** What a view shows. */
    record OfSeat(View view, Array<SeenPlace> places) implements Sight {
        @Override
        public RuleBook rules() {
            return view.rules();
        }

        @Override
        public int seats() {
            return view.seats().size();
        }

        @Override
        public int placeCount() {
            return places.size();
        }

        @Override
        public Place place(int index) {
            return places.get(index).place();
        }

        @Override
        public Array<Tuple2<Handle, Definition>> cards(Place place) {
            return places.get(place.index())
                    .cards()
                    .flatMap(card -> card.definition().map(each -> Tuple.of(card.handle(), each)));
        }

        @Override
        public String told(Place place) {
            return view.seat() + " sees in " + Places.name(place);
        }

        @Override
        public String untold(Place place) {
            int hidden = places.get(place.index()).size() - cards(place).size();
            return hidden == 0 ? "" : hidden + " that " + view.seat() + " does not see";
        }
    }
}
