package javax.crypto.spec;

import java.security.InvalidKeyException;
import java.security.spec.KeySpec;
import java.util.Arrays;

/** The bytes of a DES key. */
public class DESKeySpec implements KeySpec {
    public static final int DES_KEY_LEN = 8;

    private final byte[] key;

    public DESKeySpec(byte[] key) throws InvalidKeyException {
        this(key, 0);
    }

    public DESKeySpec(byte[] key, int offset) throws InvalidKeyException {
        if (key.length - offset < 8) {
            throw new InvalidKeyException("Wrong key size");
        }
        this.key = Arrays.copyOfRange(key, offset, offset + 8);
    }

    public byte[] getKey() {
        return key.clone();
    }
}
