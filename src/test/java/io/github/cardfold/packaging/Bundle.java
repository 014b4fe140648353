package io.github.cardfold.packaging;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPPublicKey;
import org.bouncycastle.openpgp.PGPSecretKeyRing;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.PGPSignatureList;
import org.bouncycastle.openpgp.PGPUtil;
import org.bouncycastle.openpgp.jcajce.JcaPGPObjectFactory;
import org.bouncycastle.openpgp.operator.jcajce.JcaKeyFingerprintCalculator;
import org.bouncycastle.openpgp.operator.jcajce.JcaPGPContentVerifierBuilderProvider;

/** Checks the bundle that a release would upload: its files, their checksums and signatures, and what is in them. */
public final class Bundle {
    private static final Map<String, String> DIGESTS =
            new TreeMap<>(Map.of("md5", "MD5", "sha1", "SHA-1", "sha256", "SHA-256", "sha512", "SHA-512"));
    private static final List<String> NEEDED_IN_POM =
            List.of("name", "description", "url", "license", "developer", "connection", "developerConnection");

    private final Map<String, byte[]> files;
    private final String version;
    private final List<String> problems = new ArrayList<>();

    private Bundle(Map<String, byte[]> files, String version) {
        this.files = files;
        this.version = version;
    }

    /**
     * Lists the bundle, and fails if something is wrong with it.
     *
     * @param arguments the bundle, the version, and the file of the signing key, which the variable MAVEN_GPG_KEY
     *     overrides
     */
    public static void main(String[] arguments) throws Exception {
        Bundle bundle = new Bundle(unzip(Files.readAllBytes(Path.of(arguments[0]))), arguments[1]);
        String given = System.getenv("MAVEN_GPG_KEY");
        PGPPublicKey key = key(given == null ? Files.readString(Path.of(arguments[2])) : given);
        bundle.check(key);
        bundle.files.forEach((name, bytes) -> System.out.printf("%9d  %s%n", bytes.length, name));
        bundle.problems.forEach(problem -> System.out.println("WRONG: " + problem));
        System.out.println(bundle.files.size() + " files in the bundle of " + arguments[1] + ", signed by "
                + HexFormat.of().formatHex(key.getFingerprint())
                + ": " + (bundle.problems.isEmpty() ? "all in order" : bundle.problems.size() + " problems"));
        if (!bundle.problems.isEmpty()) {
            throw new IllegalStateException("the bundle is not fit to be uploaded");
        }
    }

    private static PGPPublicKey key(String armoured) throws IOException, PGPException {
        InputStream bytes =
                PGPUtil.getDecoderStream(new ByteArrayInputStream(armoured.getBytes(StandardCharsets.US_ASCII)));
        return new PGPSecretKeyRing(bytes, new JcaKeyFingerprintCalculator()).getPublicKey();
    }

    /** Reads an archive, the names in order. */
    static Map<String, byte[]> unzip(byte[] archive) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (!entry.isDirectory()) {
                    files.put(entry.getName(), zip.readAllBytes());
                }
            }
        }
        return files;
    }

    private void check(PGPPublicKey key) throws Exception {
        String start = "io/github/cardfold/cardfold/" + version + "/cardfold-" + version;
        TreeSet<String> expected = new TreeSet<>();
        for (String artifact :
                List.of(".pom", ".jar", "-sources.jar", "-javadoc.jar", "-testkit.jar", "-testkit-sources.jar")) {
            String name = start + artifact;
            expected.add(name);
            expected.add(name + ".asc");
            DIGESTS.keySet().forEach(digest -> expected.add(name + "." + digest));
        }
        hold(!version.endsWith("-SNAPSHOT"), version + " is no version to release");
        hold(files.keySet().equals(expected), "the files are not exactly " + expected);
        for (String name : files.keySet()) {
            if (name.endsWith(".asc")) {
                hold(isSigned(name, key), name + " is no signature of its file by the key");
            }
            String digest = DIGESTS.get(name.substring(name.lastIndexOf('.') + 1));
            hold(digest == null || isDigest(name, digest), name + " is not the checksum of its file");
        }
        pom(new String(files.getOrDefault(start + ".pom", new byte[0]), StandardCharsets.UTF_8));
        library(start + ".jar", "io/github/cardfold/kernel/State.class");
        library(start + "-sources.jar", "io/github/cardfold/kernel/State.java");
        holds(start + "-testkit.jar", "io/github/cardfold/testkit/LeakHunt.class");
        holds(start + "-testkit-sources.jar", "io/github/cardfold/testkit/LeakHunt.java");
        library(start + "-javadoc.jar", "io.github.cardfold/io/github/cardfold/kernel/State.html");
    }

    private void hold(boolean holds, String problem) {
        if (!holds) {
            problems.add(problem);
        }
    }

    private byte[] signedOrSummed(String name) {
        return files.getOrDefault(name.substring(0, name.lastIndexOf('.')), new byte[0]);
    }

    private boolean isDigest(String name, String algorithm) throws GeneralSecurityException {
        byte[] digest = MessageDigest.getInstance(algorithm).digest(signedOrSummed(name));
        return HexFormat.of().formatHex(digest).equals(new String(files.get(name), StandardCharsets.US_ASCII).strip());
    }

    private boolean isSigned(String name, PGPPublicKey key) throws IOException, PGPException {
        InputStream armoured = PGPUtil.getDecoderStream(new ByteArrayInputStream(files.get(name)));
        PGPSignature signature = ((PGPSignatureList) new JcaPGPObjectFactory(armoured).nextObject()).get(0);
        signature.init(new JcaPGPContentVerifierBuilderProvider(), key);
        signature.update(signedOrSummed(name));
        return signature.verify();
    }

    private void pom(String pom) {
        NEEDED_IN_POM.forEach(element -> hold(pom.contains("<" + element + ">"), "the pom has no " + element));
        hold(pom.contains("<version>" + version + "</version>"), "the pom is of another version");
    }

    /** Returns the names of all entries. */
    private Set<String> holds(String name, String inside) throws IOException {
        Set<String> entries = unzip(files.getOrDefault(name, new byte[0])).keySet();
        hold(entries.contains(inside), name + " does not hold " + inside);
        return entries;
    }

    private void library(String name, String inside) throws IOException {
        holds(name, inside).stream()
                .filter(entry -> entry.contains("cardfold/cli/")
                        || entry.contains("cardfold/fuzz/")
                        || entry.contains("cardfold/testkit/")
                        || entry.contains("/testpack/")
                        || entry.contains("Test."))
                .forEach(entry -> problems.add(name + " holds " + entry));
    }
}
