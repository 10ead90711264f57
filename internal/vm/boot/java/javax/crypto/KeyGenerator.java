package javax.crypto;

import esdroid.security.Services;
import java.security.InvalidAlgorithmParameterException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;

/** Makes keys at random. */
public class KeyGenerator {
    private final KeyGeneratorSpi spi;
    private final Provider provider;
    private final String algorithm;

    protected KeyGenerator(KeyGeneratorSpi spi, Provider provider, String algorithm) {
        this.spi = spi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    public static final KeyGenerator getInstance(String algorithm) throws NoSuchAlgorithmException {
        return make(Services.find("KeyGenerator", algorithm), algorithm);
    }

    public static final KeyGenerator getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return getInstance(algorithm, Services.provider(provider));
    }

    public static final KeyGenerator getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        if (provider == null) {
            throw new IllegalArgumentException("missing provider");
        }
        return make(provider.getService("KeyGenerator", algorithm), algorithm);
    }

    private static KeyGenerator make(Provider.Service service, String algorithm) throws NoSuchAlgorithmException {
        if (service == null) {
            throw new NoSuchAlgorithmException(algorithm + " KeyGenerator not available");
        }
        return new KeyGenerator((KeyGeneratorSpi) service.newInstance(null), service.getProvider(), algorithm);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final void init(SecureRandom random) {
        spi.engineInit(random);
    }

    public final void init(AlgorithmParameterSpec params) throws InvalidAlgorithmParameterException {
        init(params, null);
    }

    public final void init(AlgorithmParameterSpec params, SecureRandom random) throws InvalidAlgorithmParameterException {
        spi.engineInit(params, random);
    }

    public final void init(int keysize) {
        init(keysize, null);
    }

    public final void init(int keysize, SecureRandom random) {
        spi.engineInit(keysize, random);
    }

    public final SecretKey generateKey() {
        return spi.engineGenerateKey();
    }
}
