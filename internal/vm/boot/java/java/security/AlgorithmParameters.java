package java.security;

import esdroid.security.Services;
import java.io.IOException;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidParameterSpecException;

/** An algorithm's parameters, which can be had as an object and as bytes. */
public class AlgorithmParameters {
    private final AlgorithmParametersSpi spi;
    private final Provider provider;
    private final String algorithm;
    private boolean ready;

    protected AlgorithmParameters(AlgorithmParametersSpi paramSpi, Provider provider, String algorithm) {
        spi = paramSpi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    private static AlgorithmParameters make(Provider.Service s, String algorithm) throws NoSuchAlgorithmException {
        if (s == null) {
            throw new NoSuchAlgorithmException(algorithm + " AlgorithmParameters not available");
        }
        return new AlgorithmParameters((AlgorithmParametersSpi) s.newInstance(null), s.getProvider(), algorithm);
    }

    public static AlgorithmParameters getInstance(String algorithm) throws NoSuchAlgorithmException {
        return make(Services.find("AlgorithmParameters", algorithm), algorithm);
    }

    public static AlgorithmParameters getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return getInstance(algorithm, Services.provider(provider));
    }

    public static AlgorithmParameters getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        if (provider == null) {
            throw new IllegalArgumentException("missing provider");
        }
        return make(provider.getService("AlgorithmParameters", algorithm), algorithm);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final void init(AlgorithmParameterSpec paramSpec) throws InvalidParameterSpecException {
        if (ready) {
            throw new InvalidParameterSpecException("already initialized");
        }
        spi.engineInit(paramSpec);
        ready = true;
    }

    public final void init(byte[] params) throws IOException {
        if (ready) {
            throw new IOException("already initialized");
        }
        spi.engineInit(params);
        ready = true;
    }

    public final void init(byte[] params, String format) throws IOException {
        if (ready) {
            throw new IOException("already initialized");
        }
        spi.engineInit(params, format);
        ready = true;
    }

    public final <T extends AlgorithmParameterSpec> T getParameterSpec(Class<T> paramSpec) throws InvalidParameterSpecException {
        if (!ready) {
            throw new InvalidParameterSpecException("not initialized");
        }
        return spi.engineGetParameterSpec(paramSpec);
    }

    public final byte[] getEncoded() throws IOException {
        if (!ready) {
            throw new IOException("not initialized");
        }
        return spi.engineGetEncoded();
    }

    public final byte[] getEncoded(String format) throws IOException {
        if (!ready) {
            throw new IOException("not initialized");
        }
        return spi.engineGetEncoded(format);
    }

    @Override
    public final String toString() {
        return ready ? spi.engineToString() : null;
    }
}
