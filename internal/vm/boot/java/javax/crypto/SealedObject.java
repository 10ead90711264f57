package javax.crypto;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;

/** An object that only those with the key can have. */
public class SealedObject implements Serializable {
    private static final long serialVersionUID = 4482838265551344752L;
    private final byte[] encryptedContent;
    private final String sealAlg;
    private final String paramsAlg;
    protected byte[] encodedParams;

    public SealedObject(Serializable object, Cipher c) throws IOException, IllegalBlockSizeException {
        if (c == null) {
            throw new NullPointerException("c == null");
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ObjectOutputStream objects = new ObjectOutputStream(out);
        objects.writeObject(object);
        objects.flush();
        try {
            encryptedContent = c.doFinal(out.toByteArray());
        } catch (BadPaddingException e) {
            throw new IOException(e);
        }
        sealAlg = c.getAlgorithm();
        AlgorithmParameters p = c.getParameters();
        paramsAlg = p == null ? null : p.getAlgorithm();
        encodedParams = p == null ? null : p.getEncoded();
    }

    protected SealedObject(SealedObject so) {
        encryptedContent = so.encryptedContent;
        sealAlg = so.sealAlg;
        paramsAlg = so.paramsAlg;
        encodedParams = so.encodedParams;
    }

    public final String getAlgorithm() {
        return sealAlg;
    }

    public final Object getObject(Key key) throws IOException, ClassNotFoundException, NoSuchAlgorithmException, InvalidKeyException {
        if (key == null) {
            throw new InvalidKeyException("key == null");
        }
        try {
            Cipher c = Cipher.getInstance(sealAlg);
            if (paramsAlg == null) {
                c.init(Cipher.DECRYPT_MODE, key);
            } else {
                AlgorithmParameters p = AlgorithmParameters.getInstance(paramsAlg);
                p.init(encodedParams);
                c.init(Cipher.DECRYPT_MODE, key, p);
            }
            return getObject(c);
        } catch (NoSuchAlgorithmException e) {
            throw e;
        } catch (InvalidKeyException e) {
            throw e;
        } catch (GeneralSecurityException e) {
            throw new NoSuchAlgorithmException(e);
        }
    }

    public final Object getObject(Cipher c)
            throws IOException, ClassNotFoundException, IllegalBlockSizeException, BadPaddingException {
        return new ObjectInputStream(new ByteArrayInputStream(c.doFinal(encryptedContent))).readObject();
    }

    public final Object getObject(Key key, String provider)
            throws IOException, ClassNotFoundException, NoSuchAlgorithmException, InvalidKeyException {
        if (provider == null || provider.isEmpty()) {
            throw new IllegalArgumentException("provider name empty or null");
        }
        return getObject(key);
    }
}
