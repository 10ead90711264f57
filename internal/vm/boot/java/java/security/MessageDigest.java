package java.security;

import esdroid.security.Services;
import java.nio.ByteBuffer;

/** A short text that stands for a long one. */
public abstract class MessageDigest extends MessageDigestSpi {
    private final String algorithm;
    private Provider provider;
    private boolean inProgress;

    protected MessageDigest(String algorithm) {
        this.algorithm = algorithm;
    }

    public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        return make(Services.find("MessageDigest", algorithm), algorithm);
    }

    public static MessageDigest getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return getInstance(algorithm, Services.provider(provider));
    }

    public static MessageDigest getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        if (provider == null) {
            throw new IllegalArgumentException("missing provider");
        }
        return make(provider.getService("MessageDigest", algorithm), algorithm);
    }

    private static MessageDigest make(Provider.Service service, String algorithm) throws NoSuchAlgorithmException {
        if (service == null) {
            throw new NoSuchAlgorithmException(algorithm + " MessageDigest not available");
        }
        Object spi = service.newInstance(null);
        MessageDigest d = spi instanceof MessageDigest ? (MessageDigest) spi
                : new Wrapper((MessageDigestSpi) spi, algorithm);
        d.provider = service.getProvider();
        return d;
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final int getDigestLength() {
        int length = engineGetDigestLength();
        if (length == 0) {
            try {
                return ((MessageDigest) clone()).digest().length;
            } catch (CloneNotSupportedException e) {
                return 0;
            }
        }
        return length;
    }

    public void update(byte input) {
        engineUpdate(input);
        inProgress = true;
    }

    public void update(byte[] input, int offset, int len) {
        if (input == null) {
            throw new IllegalArgumentException("No input buffer given");
        }
        if (input.length - offset < len) {
            throw new IllegalArgumentException("Input buffer too short");
        }
        engineUpdate(input, offset, len);
        inProgress = true;
    }

    public void update(byte[] input) {
        engineUpdate(input, 0, input.length);
        inProgress = true;
    }

    public final void update(ByteBuffer input) {
        if (input == null) {
            throw new NullPointerException();
        }
        engineUpdate(input);
        inProgress = true;
    }

    public byte[] digest() {
        byte[] digest = engineDigest();
        inProgress = false;
        return digest;
    }

    public int digest(byte[] buf, int offset, int len) throws DigestException {
        if (buf == null) {
            throw new IllegalArgumentException("No output buffer given");
        }
        if (buf.length - offset < len) {
            throw new IllegalArgumentException("Output buffer too small for specified offset and length");
        }
        int n = engineDigest(buf, offset, len);
        inProgress = false;
        return n;
    }

    public byte[] digest(byte[] input) {
        update(input);
        return digest();
    }

    public void reset() {
        engineReset();
        inProgress = false;
    }

    /** True if both are equal; the time needed does not tell where they differ. */
    public static boolean isEqual(byte[] a, byte[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        int differences = 0;
        for (int i = 0; i < a.length; i++) {
            differences |= a[i] ^ b[i];
        }
        return differences == 0;
    }

    @Override
    public String toString() {
        return algorithm + " Message Digest from " + (provider == null ? "(no provider)" : provider.getName())
                + (inProgress ? ", <in progress>\n" : ", <initialized>\n");
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        if (this instanceof Cloneable) {
            return super.clone();
        }
        throw new CloneNotSupportedException();
    }

    /** A digest whose work another object does. */
    private static final class Wrapper extends MessageDigest implements Cloneable {
        private MessageDigestSpi spi;

        Wrapper(MessageDigestSpi spi, String algorithm) {
            super(algorithm);
            this.spi = spi;
        }

        @Override
        protected int engineGetDigestLength() {
            return spi.engineGetDigestLength();
        }

        @Override
        protected void engineUpdate(byte b) {
            spi.engineUpdate(b);
        }

        @Override
        protected void engineUpdate(byte[] input, int offset, int len) {
            spi.engineUpdate(input, offset, len);
        }

        @Override
        protected void engineUpdate(ByteBuffer input) {
            spi.engineUpdate(input);
        }

        @Override
        protected byte[] engineDigest() {
            return spi.engineDigest();
        }

        @Override
        protected int engineDigest(byte[] buf, int offset, int len) throws DigestException {
            return spi.engineDigest(buf, offset, len);
        }

        @Override
        protected void engineReset() {
            spi.engineReset();
        }

        @Override
        public Object clone() throws CloneNotSupportedException {
            Wrapper copy = (Wrapper) super.clone();
            copy.spi = (MessageDigestSpi) spi.clone();
            return copy;
        }
    }
}
