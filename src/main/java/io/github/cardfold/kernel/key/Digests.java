package io.github.cardfold.kernel.key;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The digest that hashes and keys of positions are made of. */
public final class Digests {
    private Digests() {}

    /** Returns a SHA-256 digest of nothing so far. */
    public static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
