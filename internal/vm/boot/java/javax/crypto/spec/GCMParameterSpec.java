package javax.crypto.spec;

import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;

/** The nonce of GCM, and how many bits its tag has. */
public class GCMParameterSpec implements AlgorithmParameterSpec {
    private final byte[] iv;
    private final int tLen;

    public GCMParameterSpec(int tLen, byte[] src) {
        this(tLen, src, 0, src == null ? 0 : src.length);
    }

    public GCMParameterSpec(int tLen, byte[] src, int offset, int len) {
        if (src == null) {
            throw new IllegalArgumentException("src array is null");
        }
        if (tLen < 0) {
            throw new IllegalArgumentException("Length argument is negative");
        }
        if (len < 0 || offset < 0 || len > src.length - offset) {
            throw new IllegalArgumentException("Invalid buffer arguments");
        }
        this.tLen = tLen;
        iv = Arrays.copyOfRange(src, offset, offset + len);
    }

    public int getTLen() {
        return tLen;
    }

    public byte[] getIV() {
        return iv.clone();
    }
}
