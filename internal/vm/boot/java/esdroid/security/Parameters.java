package esdroid.security;

import java.io.IOException;
import java.math.BigInteger;
import java.security.AlgorithmParametersSpi;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidParameterSpecException;
import java.util.List;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;

/** The parameters of block ciphers. */
public abstract class Parameters extends AlgorithmParametersSpi {
    AlgorithmParameterSpec spec;
    private final Class<? extends AlgorithmParameterSpec> kind;

    Parameters(Class<? extends AlgorithmParameterSpec> kind) {
        this.kind = kind;
    }

    @Override
    protected void engineInit(AlgorithmParameterSpec s) throws InvalidParameterSpecException {
        if (!kind.isInstance(s)) {
            throw new InvalidParameterSpecException("Only " + kind.getSimpleName() + " is supported");
        }
        spec = s;
    }

    private static void checkFormat(String format) throws IOException {
        if (format != null && !format.equals("ASN.1")) {
            throw new IOException("Unsupported format: " + format);
        }
    }

    @Override
    protected void engineInit(byte[] params, String format) throws IOException {
        checkFormat(format);
        engineInit(params);
    }

    @Override
    protected byte[] engineGetEncoded(String format) throws IOException {
        checkFormat(format);
        return engineGetEncoded();
    }

    @Override
    protected <T extends AlgorithmParameterSpec> T engineGetParameterSpec(Class<T> wanted) throws InvalidParameterSpecException {
        if (!wanted.isAssignableFrom(kind)) {
            throw new InvalidParameterSpecException("Incompatible AlgorithmParametersSpec class: " + wanted.getName());
        }
        return wanted.cast(spec);
    }

    @Override
    protected String engineToString() {
        return "Conscrypt " + getClass().getSimpleName().toUpperCase(java.util.Locale.ROOT) + " AlgorithmParameters";
    }

    /** A first block: an octet string. */
    public static final class Iv extends Parameters {
        public Iv() {
            super(IvParameterSpec.class);
        }

        @Override
        protected void engineInit(byte[] params) throws IOException {
            spec = new IvParameterSpec(new Der(params).as(Der.OCTETS).content());
        }

        @Override
        protected byte[] engineGetEncoded() {
            return Der.make(Der.OCTETS, ((IvParameterSpec) spec).getIV());
        }
    }

    /** A nonce and how long the tag is (RFC 5084). */
    public static final class Gcm extends Parameters {
        public Gcm() {
            super(GCMParameterSpec.class);
        }

        @Override
        protected void engineInit(byte[] params) throws IOException {
            List<Der> parts = new Der(params).as(Der.SEQUENCE).parts(1);
            int tag = parts.size() > 1 ? parts.get(1).integer().intValue() : 12;
            spec = new GCMParameterSpec(8 * tag, parts.get(0).as(Der.OCTETS).content());
        }

        @Override
        protected byte[] engineGetEncoded() {
            GCMParameterSpec g = (GCMParameterSpec) spec;
            byte[] nonce = Der.make(Der.OCTETS, g.getIV());
            return g.getTLen() == 96 ? Der.make(Der.SEQUENCE, nonce)
                    : Der.make(Der.SEQUENCE, nonce, Der.integer(BigInteger.valueOf(g.getTLen() / 8)));
        }
    }
}
