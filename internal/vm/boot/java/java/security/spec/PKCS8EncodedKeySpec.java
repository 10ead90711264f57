package java.security.spec;

/** A private key in the form of PKCS 8. */
public class PKCS8EncodedKeySpec extends EncodedKeySpec {
    public PKCS8EncodedKeySpec(byte[] encodedKey) {
        super(encodedKey);
    }

    @Override
    public final String getFormat() {
        return "PKCS#8";
    }
}
