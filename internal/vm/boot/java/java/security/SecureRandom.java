package java.security;

import esdroid.security.Services;
import java.util.Random;

/** Randomness that cannot be guessed; here it follows from the seed of the world. */
public class SecureRandom extends Random {
    private static final long serialVersionUID = 4940670005562187L;

    public SecureRandom() {
        super(0);
    }

    /** The seed adds to the randomness and does not decide it. */
    public SecureRandom(byte[] seed) {
        super(0);
        if (seed == null) {
            throw new NullPointerException("seed == null");
        }
    }

    private static native void fill(byte[] bytes);

    public static SecureRandom getInstance(String algorithm) throws NoSuchAlgorithmException {
        if (!algorithm.equalsIgnoreCase("SHA1PRNG")) {
            throw new NoSuchAlgorithmException(algorithm + " SecureRandom not available");
        }
        return new SecureRandom();
    }

    public static SecureRandom getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return getInstance(algorithm, Services.provider(provider));
    }

    public static SecureRandom getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        if (provider == null) {
            throw new IllegalArgumentException("missing provider");
        }
        if (provider != Security.getProvider("AndroidOpenSSL")) {
            throw new NoSuchAlgorithmException("no such algorithm: " + algorithm + " for provider " + provider.getName());
        }
        return getInstance(algorithm);
    }

    public static SecureRandom getInstanceStrong() throws NoSuchAlgorithmException {
        return new SecureRandom();
    }

    public final Provider getProvider() {
        return Security.getProvider("AndroidOpenSSL");
    }

    public String getAlgorithm() {
        return "SHA1PRNG";
    }

    public void setSeed(byte[] seed) {
        if (seed == null) {
            throw new NullPointerException("seed == null");
        }
    }

    @Override
    public void setSeed(long seed) {
        // Adds to the randomness and does not decide it.
    }

    @Override
    public void nextBytes(byte[] bytes) {
        fill(bytes);
    }

    @Override
    protected final int next(int bits) {
        byte[] b = new byte[4];
        nextBytes(b);
        int v = b[0] << 24 | (b[1] & 0xff) << 16 | (b[2] & 0xff) << 8 | b[3] & 0xff;
        return v >>> 32 - bits;
    }

    public static byte[] getSeed(int numBytes) {
        return new SecureRandom().generateSeed(numBytes);
    }

    public byte[] generateSeed(int numBytes) {
        if (numBytes < 0) {
            throw new IllegalArgumentException("numBytes cannot be negative");
        }
        byte[] seed = new byte[numBytes];
        fill(seed);
        return seed;
    }
}
