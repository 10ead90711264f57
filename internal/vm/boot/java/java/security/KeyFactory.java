package java.security;

import esdroid.security.Services;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;

/** Makes keys of their numbers and encodings, and the other way round. */
public class KeyFactory {
    private final KeyFactorySpi spi;
    private final Provider provider;
    private final String algorithm;

    protected KeyFactory(KeyFactorySpi spi, Provider provider, String algorithm) {
        this.spi = spi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    public static KeyFactory getInstance(String algorithm) throws NoSuchAlgorithmException {
        return make(Services.find("KeyFactory", algorithm), algorithm);
    }

    public static KeyFactory getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return getInstance(algorithm, Services.provider(provider));
    }

    public static KeyFactory getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        if (provider == null) {
            throw new IllegalArgumentException("missing provider");
        }
        return make(provider.getService("KeyFactory", algorithm), algorithm);
    }

    private static KeyFactory make(Provider.Service service, String algorithm) throws NoSuchAlgorithmException {
        if (service == null) {
            throw new NoSuchAlgorithmException(algorithm + " KeyFactory not available");
        }
        return new KeyFactory((KeyFactorySpi) service.newInstance(null), service.getProvider(), algorithm);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final PublicKey generatePublic(KeySpec keySpec) throws InvalidKeySpecException {
        return spi.engineGeneratePublic(keySpec);
    }

    public final PrivateKey generatePrivate(KeySpec keySpec) throws InvalidKeySpecException {
        return spi.engineGeneratePrivate(keySpec);
    }

    public final <T extends KeySpec> T getKeySpec(Key key, Class<T> keySpec) throws InvalidKeySpecException {
        return spi.engineGetKeySpec(key, keySpec);
    }

    public final Key translateKey(Key key) throws InvalidKeyException {
        return spi.engineTranslateKey(key);
    }
}
