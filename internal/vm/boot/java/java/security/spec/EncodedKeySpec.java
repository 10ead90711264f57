package java.security.spec;

/** A key as bytes. */
public abstract class EncodedKeySpec implements KeySpec {
    private final byte[] encoded;

    public EncodedKeySpec(byte[] encodedKey) {
        encoded = encodedKey.clone();
    }

    public byte[] getEncoded() {
        return encoded.clone();
    }

    public abstract String getFormat();
}
