import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;

/** Random games of one build: takes the number of a game, plays it, and returns how many decisions it had. */
public final class Played implements LongUnaryOperator {
    private final List<io.github.cardfold.cardfight.Setup> setups = new ArrayList<>();

    public Played(String pack) throws ReflectiveOperationException {
        var rules = Cardfight.rules(
                Editions.JP_2026_04, (Pack) Packs.class.getMethod(pack).invoke(null));
        for (String a : Decks.names(pack)) {
            for (String b : Decks.names(pack)) {
                setups.add(Cardfight.setup(rules, Decks.named(a), Decks.named(b)));
            }
        }
    }

    @Override
    public long applyAsLong(long game) {
        var random = new SplittableRandom(game);
        var state = setups.get((int) (game % setups.size())).start(game);
        long decisions = 0;
        while (!state.isOver()) {
            var actions = state.legalActions();
            decisions += actions.size() > 1 ? 1 : 0;
            state = state.step(actions.get(random.nextInt(actions.size())));
        }
        return decisions;
    }
}
