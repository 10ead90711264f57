package java.security;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** An object together with someone's signature. */
public final class SignedObject implements Serializable {
    private static final long serialVersionUID = 720502720485447167L;
    private final byte[] content;
    private final byte[] signature;
    private final String thealgorithm;

    public SignedObject(Serializable object, PrivateKey key, Signature engine)
            throws IOException, InvalidKeyException, SignatureException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ObjectOutputStream objects = new ObjectOutputStream(out);
        objects.writeObject(object);
        objects.flush();
        content = out.toByteArray();
        engine.initSign(key);
        engine.update(content);
        signature = engine.sign();
        thealgorithm = engine.getAlgorithm();
    }

    public Object getObject() throws IOException, ClassNotFoundException {
        return new ObjectInputStream(new ByteArrayInputStream(content)).readObject();
    }

    public byte[] getSignature() {
        return signature.clone();
    }

    public String getAlgorithm() {
        return thealgorithm;
    }

    public boolean verify(PublicKey key, Signature engine) throws InvalidKeyException, SignatureException {
        engine.initVerify(key);
        engine.update(content);
        return engine.verify(signature);
    }
}
