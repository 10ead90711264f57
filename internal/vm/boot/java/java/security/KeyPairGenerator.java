package java.security;

import esdroid.security.Services;
import java.security.spec.AlgorithmParameterSpec;

/** Makes pairs of keys. */
public class KeyPairGenerator {
    private final KeyPairGeneratorSpi spi;
    private final Provider provider;
    private final String algorithm;

    protected KeyPairGenerator(KeyPairGeneratorSpi spi, Provider provider, String algorithm) {
        this.spi = spi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    public static KeyPairGenerator getInstance(String algorithm) throws NoSuchAlgorithmException {
        return make(Services.find("KeyPairGenerator", algorithm), algorithm);
    }

    public static KeyPairGenerator getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return getInstance(algorithm, Services.provider(provider));
    }

    public static KeyPairGenerator getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        if (provider == null) {
            throw new IllegalArgumentException("missing provider");
        }
        return make(provider.getService("KeyPairGenerator", algorithm), algorithm);
    }

    private static KeyPairGenerator make(Provider.Service service, String algorithm) throws NoSuchAlgorithmException {
        if (service == null) {
            throw new NoSuchAlgorithmException(algorithm + " KeyPairGenerator not available");
        }
        return new KeyPairGenerator((KeyPairGeneratorSpi) service.newInstance(null), service.getProvider(), algorithm);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public void initialize(int keysize) {
        spi.initialize(keysize, new SecureRandom());
    }

    public void initialize(int keysize, SecureRandom random) {
        spi.initialize(keysize, random);
    }

    public void initialize(AlgorithmParameterSpec params) throws InvalidAlgorithmParameterException {
        spi.initialize(params, new SecureRandom());
    }

    public void initialize(AlgorithmParameterSpec params, SecureRandom random) throws InvalidAlgorithmParameterException {
        spi.initialize(params, random);
    }

    public final KeyPair genKeyPair() {
        return generateKeyPair();
    }

    public KeyPair generateKeyPair() {
        return spi.generateKeyPair();
    }
}
