package java.security.cert;

import java.io.Serializable;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.PublicKey;
import java.security.SignatureException;
import java.util.Arrays;

/** A key and whose it is, as somebody who signed it says. */
public abstract class Certificate implements Serializable {
    private static final long serialVersionUID = -3585440601605666277L;

    private final String type;

    protected Certificate(String type) {
        this.type = type;
    }

    public final String getType() {
        return type;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Certificate)) {
            return false;
        }
        try {
            return other == this || Arrays.equals(getEncoded(), ((Certificate) other).getEncoded());
        } catch (CertificateException e) {
            return false;
        }
    }

    @Override
    public int hashCode() {
        try {
            return Arrays.hashCode(getEncoded());
        } catch (CertificateException e) {
            return 0;
        }
    }

    public abstract byte[] getEncoded() throws CertificateEncodingException;

    public abstract void verify(PublicKey key) throws CertificateException, NoSuchAlgorithmException,
            InvalidKeyException, NoSuchProviderException, SignatureException;

    public abstract void verify(PublicKey key, String provider) throws CertificateException, NoSuchAlgorithmException,
            InvalidKeyException, NoSuchProviderException, SignatureException;

    @Override
    public abstract String toString();

    public abstract PublicKey getPublicKey();
}
