import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A step of a release: the projects in {@code examples} and the README ask for the version that is being made. */
final class ExamplesVersion {
    private static final Pattern ASKED =
            Pattern.compile("(?<=<cardfold\\.version>|<artifactId>cardfold</artifactId><version>)[^<$]+(?=<)");

    private ExamplesVersion() {}

    /** Takes the version, then the files. */
    public static void main(String[] words) throws IOException {
        if (words.length < 2 || words[0].contains("$")) {
            throw new IllegalArgumentException("say which version: -DnewVersion=1.2.3");
        }
        for (String file : Arrays.asList(words).subList(1, words.length)) {
            Path page = Path.of(file);
            Matcher asked = ASKED.matcher(Files.readString(page));
            if (!asked.find()) {
                throw new IllegalArgumentException(file + " does not ask for a version of the library");
            }
            Files.writeString(page, asked.replaceFirst(Matcher.quoteReplacement(words[0])));
        }
    }
}
