package java.security.spec;

/** A public key in the form of certificates. */
public class X509EncodedKeySpec extends EncodedKeySpec {
    public X509EncodedKeySpec(byte[] encodedKey) {
        super(encodedKey);
    }

    @Override
    public final String getFormat() {
        return "X.509";
    }
}
