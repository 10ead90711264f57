package javax.crypto.spec;

/** Where OAEP's label comes from. */
public class PSource {
    private final String name;

    protected PSource(String pSrcName) {
        if (pSrcName == null) {
            throw new NullPointerException("pSource algorithm is null");
        }
        name = pSrcName;
    }

    public String getAlgorithm() {
        return name;
    }

    /** A label that is given. */
    public static final class PSpecified extends PSource {
        public static final PSpecified DEFAULT = new PSpecified(new byte[0]);
        private final byte[] p;

        public PSpecified(byte[] p) {
            super("PSpecified");
            this.p = p.clone();
        }

        public byte[] getValue() {
            return p.clone();
        }
    }
}
