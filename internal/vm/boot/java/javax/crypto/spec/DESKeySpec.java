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

    /** The keys under which DES is its own inverse, and the pairs of which one is the other's. */
    private static final long[] WEAK = {0x0101010101010101L, 0xfefefefefefefefeL, 0x1f1f1f1f0e0e0e0eL, 0xe0e0e0e0f1f1f1f1L,
        0x01fe01fe01fe01feL, 0xfe01fe01fe01fe01L, 0x1fe01fe00ef10ef1L, 0xe01fe01ff10ef10eL,
        0x01e001e001f101f1L, 0xe001e001f101f101L, 0x1ffe1ffe0efe0efeL, 0xfe1ffe1ffe0efe0eL,
        0x011f011f010e010eL, 0x1f011f010e010e01L, 0xe0fee0fef1fef1feL, 0xfee0fee0fef1fef1L};

    public static boolean isWeak(byte[] key, int offset) throws InvalidKeyException {
        long bits = bits(key, offset);
        for (long weak : WEAK) {
            if (bits == weak) {
                return true;
            }
        }
        return false;
    }

    public static boolean isParityAdjusted(byte[] key, int offset) throws InvalidKeyException {
        bits(key, offset);
        for (int i = offset; i < offset + DES_KEY_LEN; i++) {
            if ((Integer.bitCount(key[i] & 0xff) & 1) == 0) {
                return false;
            }
        }
        return true;
    }

    private static long bits(byte[] key, int offset) throws InvalidKeyException {
        if (key == null) {
            throw new InvalidKeyException("null key");
        }
        if (key.length - offset < DES_KEY_LEN) {
            throw new InvalidKeyException("Wrong key size");
        }
        long bits = 0;
        for (int i = 0; i < DES_KEY_LEN; i++) {
            bits = bits << 8 | key[offset + i] & 0xff;
        }
        return bits;
    }

    public byte[] getKey() {
        return key.clone();
    }
}
