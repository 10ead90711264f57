package esdroid.security;

import java.security.InvalidKeyException;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;
import javax.crypto.SecretKey;
import javax.crypto.SecretKeyFactorySpi;
import javax.crypto.spec.DESKeySpec;
import javax.crypto.spec.DESedeKeySpec;
import javax.crypto.spec.SecretKeySpec;

/** Keys given as their bytes. */
public abstract class KeyCopies extends SecretKeyFactorySpi {
    private final String algorithm;

    KeyCopies(String algorithm) {
        this.algorithm = algorithm;
    }

    @Override
    protected SecretKey engineGenerateSecret(KeySpec spec) throws InvalidKeySpecException {
        if (spec instanceof SecretKeySpec) {
            return (SecretKey) spec;
        }
        byte[] key;
        if (algorithm.equals("DES") && spec instanceof DESKeySpec) {
            key = ((DESKeySpec) spec).getKey();
        } else if (algorithm.equals("DESede") && spec instanceof DESedeKeySpec) {
            key = ((DESedeKeySpec) spec).getKey();
        } else {
            throw new InvalidKeySpecException("Invalid KeySpec");
        }
        Keys.parity(key);
        return new SecretKeySpec(key, algorithm);
    }

    @Override
    protected KeySpec engineGetKeySpec(SecretKey key, Class<?> kind) throws InvalidKeySpecException {
        try {
            if (kind == DESKeySpec.class && algorithm.equals("DES")) {
                return new DESKeySpec(key.getEncoded());
            }
            if (kind == DESedeKeySpec.class && algorithm.equals("DESede")) {
                return new DESedeKeySpec(key.getEncoded());
            }
        } catch (InvalidKeyException e) {
            throw new InvalidKeySpecException(e.getMessage());
        }
        throw new InvalidKeySpecException("Invalid KeySpec");
    }

    @Override
    protected SecretKey engineTranslateKey(SecretKey key) throws InvalidKeyException {
        if (key == null || !algorithm.equalsIgnoreCase(key.getAlgorithm())) {
            throw new InvalidKeyException("Key not of type Secret.");
        }
        return new SecretKeySpec(key.getEncoded(), algorithm);
    }

    /** For DES. */
    public static final class DES extends KeyCopies {
        public DES() {
            super("DES");
        }
    }

    /** For triple DES. */
    public static final class DESEDE extends KeyCopies {
        public DESEDE() {
            super("DESede");
        }
    }
}
