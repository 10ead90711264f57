package esdroid.security;

import java.util.Locale;

/**
 * The services that Android 8.0 has and this class library lacks, by Android's table of
 * supported algorithms. A program that asks for one must not be told that there is none.
 */
public final class Lacking {
    /** A kind of service, then names. */
    private static final String[][] ALL = {
        {"AlgorithmParameters", "BLOWFISH", "DH", "DSA", "EC", "OAEP", "PBEWITH", "PSS"},
        {"Cipher", "AESWRAP", "ARC4", "BLOWFISH", "DESEDEWRAP", "PBEWITH", "RC2", "RC4"},
        {"KeyAgreement", "DH"},
        {"KeyFactory", "DH", "DSA", "X.509"},
        {"KeyGenerator", "ARC4", "BLOWFISH"},
        {"KeyPairGenerator", "DH", "DSA"},
        {"Mac", "PBEWITHHMACSHA", "PBEWITHHMACSHA1"},
        {"SecretKeyFactory", "AES", "PBEWITH", "PBKDF2WITHHMACSHA1AND8BIT"},
        {"Signature", "DSA", "DSAWITHSHA1", "ECDSA", "ECDSAWITHSHA1", "NONEWITHDSA", "NONEWITHECDSA", "NONEWITHRSA", "SHA1WITHDSA", "SHA1WITHRSA/PSS",
            "SHA224WITHDSA", "SHA224WITHRSA/PSS", "SHA256WITHDSA", "SHA256WITHRSA/PSS", "SHA384WITHRSA/PSS", "SHA512WITHRSA/PSS"},
    };

    private Lacking() {
    }

    static boolean has(String type, String algorithm) {
        String name = algorithm.toUpperCase(Locale.ROOT);
        for (String[] kind : ALL) {
            if (!kind[0].equals(type)) {
                continue;
            }
            for (int i = 1; i < kind.length; i++) {
                if (name.equals(kind[i]) || kind[i].endsWith("WITH") && name.startsWith(kind[i])) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Ends the run if Android has the service, which no provider here had. */
    public static void ask(String type, String algorithm) {
        if (has(type, algorithm)) {
            end(type + " " + algorithm);
        }
    }

    public static native void end(String service);
}
