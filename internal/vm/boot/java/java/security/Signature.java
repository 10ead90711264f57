package java.security;

import esdroid.security.Services;
import java.nio.ByteBuffer;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;

/** Signs data, or tells whether they were signed. */
public abstract class Signature extends SignatureSpi {
    protected static final int UNINITIALIZED = 0;
    protected static final int SIGN = 2;
    protected static final int VERIFY = 3;

    protected int state = UNINITIALIZED;

    private final String algorithm;
    private Provider provider;

    protected Signature(String algorithm) {
        this.algorithm = algorithm;
    }

    public static Signature getInstance(String algorithm) throws NoSuchAlgorithmException {
        return make(Services.find("Signature", algorithm), algorithm);
    }

    public static Signature getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        return getInstance(algorithm, Services.provider(provider));
    }

    public static Signature getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
        if (provider == null) {
            throw new IllegalArgumentException("missing provider");
        }
        return make(provider.getService("Signature", algorithm), algorithm);
    }

    private static Signature make(Provider.Service service, String algorithm) throws NoSuchAlgorithmException {
        if (service == null) {
            throw new NoSuchAlgorithmException(algorithm + " Signature not available");
        }
        Object spi = service.newInstance(null);
        Signature s = spi instanceof Signature ? (Signature) spi : new Delegate((SignatureSpi) spi, algorithm);
        s.provider = service.getProvider();
        return s;
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final void initVerify(PublicKey publicKey) throws InvalidKeyException {
        engineInitVerify(publicKey);
        state = VERIFY;
    }

    public final void initVerify(Certificate certificate) throws InvalidKeyException {
        if (certificate instanceof X509Certificate) {
            X509Certificate x = (X509Certificate) certificate;
            boolean[] usage = x.getKeyUsage();
            if (usage != null && x.getCriticalExtensionOIDs().contains("2.5.29.15") && !usage[0]) {
                throw new InvalidKeyException("Wrong key usage");
            }
        }
        initVerify(certificate.getPublicKey());
    }

    public final void initSign(PrivateKey privateKey) throws InvalidKeyException {
        engineInitSign(privateKey);
        state = SIGN;
    }

    public final void initSign(PrivateKey privateKey, SecureRandom random) throws InvalidKeyException {
        engineInitSign(privateKey, random);
        state = SIGN;
    }

    private void check(int wanted, String what) throws SignatureException {
        if (state != wanted) {
            throw new SignatureException("object not initialized for " + what);
        }
    }

    private void checkReady() throws SignatureException {
        if (state == UNINITIALIZED) {
            throw new SignatureException("object not initialized for signature or verification");
        }
    }

    public final byte[] sign() throws SignatureException {
        check(SIGN, "signing");
        return engineSign();
    }

    public final int sign(byte[] out, int offset, int len) throws SignatureException {
        if (out == null || offset < 0 || len < 0 || out.length - offset < len) {
            throw new IllegalArgumentException("no room for a signature");
        }
        byte[] made = sign();
        if (made.length > len) {
            throw new SignatureException("partial signatures not returned");
        }
        System.arraycopy(made, 0, out, offset, made.length);
        return made.length;
    }

    public final boolean verify(byte[] signature) throws SignatureException {
        check(VERIFY, "verification");
        return engineVerify(signature);
    }

    public final void update(byte b) throws SignatureException {
        checkReady();
        engineUpdate(b);
    }

    public final void update(byte[] data) throws SignatureException {
        update(data, 0, data.length);
    }

    public final void update(byte[] data, int off, int len) throws SignatureException {
        checkReady();
        if (data == null || off < 0 || len < 0 || data.length - off < len) {
            throw new IllegalArgumentException("data has no such part");
        }
        engineUpdate(data, off, len);
    }

    public final void update(ByteBuffer data) throws SignatureException {
        checkReady();
        byte[] bytes = new byte[data.remaining()];
        data.get(bytes);
        engineUpdate(bytes, 0, bytes.length);
    }

    @Override
    public String toString() {
        return "Signature object: " + algorithm
                + (state == SIGN ? "<initialized for signing>" : state == VERIFY ? "<initialized for verifying>" : "<not initialized>");
    }

    @Override
    protected void engineSetParameter(String param, Object value) {
        throw new InvalidParameterException("no parameter " + param);
    }

    @Override
    protected Object engineGetParameter(String param) {
        throw new InvalidParameterException("no parameter " + param);
    }

    /** Hands on to what a provider supplies. */
    private static final class Delegate extends Signature {
        private final SignatureSpi spi;

        Delegate(SignatureSpi spi, String algorithm) {
            super(algorithm);
            this.spi = spi;
        }

        @Override
        protected void engineInitVerify(PublicKey publicKey) throws InvalidKeyException {
            spi.engineInitVerify(publicKey);
        }

        @Override
        protected void engineInitSign(PrivateKey privateKey) throws InvalidKeyException {
            spi.engineInitSign(privateKey);
        }

        @Override
        protected void engineUpdate(byte b) throws SignatureException {
            spi.engineUpdate(b);
        }

        @Override
        protected void engineUpdate(byte[] b, int off, int len) throws SignatureException {
            spi.engineUpdate(b, off, len);
        }

        @Override
        protected byte[] engineSign() throws SignatureException {
            return spi.engineSign();
        }

        @Override
        protected boolean engineVerify(byte[] signature) throws SignatureException {
            return spi.engineVerify(signature);
        }
    }
}
