import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A step of a release: the projects in {@code examples} ask for the version of the library that is being made. */
final class ExamplesVersion {
    private static final Pattern ASKED = Pattern.compile("(?<=<cardfold\\.version>)[^<]*(?=</cardfold\\.version>)");

    private ExamplesVersion() {}

    /** Takes the version, then the projects' files. */
    public static void main(String[] words) throws IOException {
        if (words.length < 2 || words[0].contains("$")) {
            throw new IllegalArgumentException("say which version: -DnewVersion=1.2.3");
        }
        for (String file : Arrays.asList(words).subList(1, words.length)) {
            Path pom = Path.of(file);
            Matcher asked = ASKED.matcher(Files.readString(pom));
            if (!asked.find()) {
                throw new IllegalArgumentException(file + " has no property cardfold.version");
            }
            Files.writeString(pom, asked.replaceFirst(Matcher.quoteReplacement(words[0])));
        }
    }
}
