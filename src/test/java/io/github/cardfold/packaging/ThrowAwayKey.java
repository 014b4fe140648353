package io.github.cardfold.packaging;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.util.Date;
import org.bouncycastle.bcpg.ArmoredOutputStream;
import org.bouncycastle.bcpg.HashAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyPacket;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPKeyPair;
import org.bouncycastle.openpgp.PGPSecretKey;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.operator.PGPDigestCalculator;
import org.bouncycastle.openpgp.operator.jcajce.JcaPGPContentSignerBuilder;
import org.bouncycastle.openpgp.operator.jcajce.JcaPGPDigestCalculatorProviderBuilder;
import org.bouncycastle.openpgp.operator.jcajce.JcaPGPKeyPair;

/** Makes a signing key that nobody should trust, so that a release can be tried without one. */
public final class ThrowAwayKey {
    private static final int BITS = 3072;

    private ThrowAwayKey() {}

    /** Writes a new secret key, not protected, to the file that the first argument names, unless there is one. */
    public static void main(String[] arguments) throws IOException, GeneralSecurityException, PGPException {
        Path file = Path.of(arguments[0]);
        if (Files.exists(file)) {
            return;
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (OutputStream out = Files.newOutputStream(file);
                ArmoredOutputStream armoured = new ArmoredOutputStream(out)) {
            key().encode(armoured);
        }
    }

    private static PGPSecretKey key() throws GeneralSecurityException, PGPException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(BITS, new SecureRandom());
        PGPKeyPair pair = new JcaPGPKeyPair(
                PublicKeyPacket.VERSION_4, PublicKeyAlgorithmTags.RSA_GENERAL, generator.generateKeyPair(), new Date());
        PGPDigestCalculator sha1 =
                new JcaPGPDigestCalculatorProviderBuilder().build().get(HashAlgorithmTags.SHA1);
        return new PGPSecretKey(
                PGPSignature.POSITIVE_CERTIFICATION,
                pair,
                "Thrown away after one try <nobody@example.invalid>",
                sha1,
                null,
                null,
                new JcaPGPContentSignerBuilder(PublicKeyAlgorithmTags.RSA_GENERAL, HashAlgorithmTags.SHA256),
                null);
    }
}
