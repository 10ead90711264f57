package javax.crypto;

import esdroid.security.Services;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;

/** Two sides come to the same secret by telling each other their public keys only. */
public class KeyAgreement {
    private final KeyAgreementSpi spi;
    private final Provider provider;
    private final String algorithm;

    protected KeyAgreement(KeyAgreementSpi keyAgreeSpi, Provider provider, String algorithm) {
        spi = keyAgreeSpi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    private static KeyAgreement make(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        if (s == null) {
            throw new NoSuchAlgorithmException("Algorithm " + algorithm + " not available");
        }
        return new KeyAgreement((KeyAgreementSpi) s.newInstance(null), s.getProvider(), algorithm);
    }

    public static final KeyAgreement getInstance(String algorithm) throws NoSuchAlgorithmException {
        return make(Services.find("KeyAgreement", algorithm), algorithm);
    }

    public static final KeyAgreement getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return getInstance(algorithm, Services.provider(provider));
    }

    public static final KeyAgreement getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        if (provider == null) {
            throw new IllegalArgumentException("missing provider");
        }
        return make(provider.getService("KeyAgreement", algorithm), algorithm);
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final Provider getProvider() {
        return provider;
    }

    public final void init(Key key) throws InvalidKeyException {
        init(key, new SecureRandom());
    }

    public final void init(Key key, SecureRandom random) throws InvalidKeyException {
        spi.engineInit(key, random);
    }

    public final void init(Key key, AlgorithmParameterSpec params) throws InvalidKeyException, InvalidAlgorithmParameterException {
        init(key, params, new SecureRandom());
    }

    public final void init(Key key, AlgorithmParameterSpec params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        spi.engineInit(key, params, random);
    }

    public final Key doPhase(Key key, boolean lastPhase) throws InvalidKeyException, IllegalStateException {
        return spi.engineDoPhase(key, lastPhase);
    }

    public final byte[] generateSecret() throws IllegalStateException {
        return spi.engineGenerateSecret();
    }

    public final int generateSecret(byte[] sharedSecret, int offset) throws IllegalStateException, ShortBufferException {
        return spi.engineGenerateSecret(sharedSecret, offset);
    }

    public final SecretKey generateSecret(String algorithm)
            throws IllegalStateException, NoSuchAlgorithmException, InvalidKeyException {
        return spi.engineGenerateSecret(algorithm);
    }
}
