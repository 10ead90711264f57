package javax.crypto;

import esdroid.security.Services;
import java.nio.ByteBuffer;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.spec.AlgorithmParameterSpec;

/** A digest that only those with the key can make. */
public class Mac implements Cloneable {
    private final MacSpi spi;
    private final Provider provider;
    private final String algorithm;
    private boolean ready;

    protected Mac(MacSpi spi, Provider provider, String algorithm) {
        this.spi = spi;
        this.provider = provider;
        this.algorithm = algorithm;
    }

    public static final Mac getInstance(String algorithm) throws NoSuchAlgorithmException {
        return make(Services.find("Mac", algorithm), algorithm);
    }

    public static final Mac getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return getInstance(algorithm, Services.provider(provider));
    }

    public static final Mac getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        if (provider == null) {
            throw new IllegalArgumentException("missing provider");
        }
        return make(provider.getService("Mac", algorithm), algorithm);
    }

    private static Mac make(Provider.Service service, String algorithm) throws NoSuchAlgorithmException {
        if (service == null) {
            throw new NoSuchAlgorithmException("Algorithm " + algorithm + " not available");
        }
        return new Mac((MacSpi) service.newInstance(null), service.getProvider(), algorithm);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final int getMacLength() {
        return spi.engineGetMacLength();
    }

    public final void init(Key key) throws InvalidKeyException {
        try {
            init(key, null);
        } catch (InvalidAlgorithmParameterException e) {
            throw new InvalidKeyException("init() failed", e);
        }
    }

    public final void init(Key key, AlgorithmParameterSpec params)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        spi.engineInit(key, params);
        ready = true;
    }

    private void check() {
        if (!ready) {
            throw new IllegalStateException("MAC not initialized");
        }
    }

    public final void update(byte input) {
        check();
        spi.engineUpdate(input);
    }

    public final void update(byte[] input) {
        check();
        if (input != null) {
            spi.engineUpdate(input, 0, input.length);
        }
    }

    public final void update(byte[] input, int offset, int len) {
        check();
        if (input == null) {
            return;
        }
        if (offset < 0 || len > input.length - offset || len < 0) {
            throw new IllegalArgumentException("Bad arguments");
        }
        spi.engineUpdate(input, offset, len);
    }

    public final void update(ByteBuffer input) {
        check();
        if (input == null) {
            throw new IllegalArgumentException("Buffer must not be null");
        }
        spi.engineUpdate(input);
    }

    public final byte[] doFinal() {
        check();
        return spi.engineDoFinal();
    }

    public final byte[] doFinal(byte[] input) {
        check();
        update(input);
        return doFinal();
    }

    public final void doFinal(byte[] output, int outOffset) throws ShortBufferException {
        check();
        int n = getMacLength();
        if (output == null || output.length - outOffset < n) {
            throw new ShortBufferException("Cannot store MAC in output buffer");
        }
        System.arraycopy(doFinal(), 0, output, outOffset, n);
    }

    public final void reset() {
        check();
        spi.engineReset();
    }

    @Override
    public final Object clone() throws CloneNotSupportedException {
        Mac m = new Mac((MacSpi) spi.clone(), provider, algorithm);
        m.ready = ready;
        return m;
    }
}
