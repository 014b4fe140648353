package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.grammar.EnglishException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code cards parse}: reads a text in English. */
@Command(
        name = "parse",
        description = {
            "Reads an ability in the English that cards are printed in, and writes it as the JSON that a pack may have, and"
                    + " as English again.",
            "",
            "If it cannot be read, the word is named at which it fails and what could stand there."
        })
final class CardsParse implements Callable<Integer> {
    @Parameters(paramLabel = "TEXT", description = "The text of one ability.")
    private String text = "";

    @Mixin
    private PackOption packs = new PackOption();

    private final Terminal terminal;

    CardsParse(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Language language = packs.named().foldLeft(Packs.language(), CardsParse::withDefinitions);
        Ability ability = read(language);
        terminal.say(language.write(ability).toString());
        terminal.say(language.grammar().write(ability));
        return Status.DONE;
    }

    private static Language withDefinitions(Language language, Pack pack) {
        return pack.language(language);
    }

    private Ability read(Language language) {
        try {
            return language.grammar().read(Ability.class, text);
        } catch (EnglishException wrong) {
            throw new UsageException("the text cannot be read: " + wrong.getMessage(), wrong);
        }
    }
}
