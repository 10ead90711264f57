package esdroid.security;

import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.Locale;
import javax.crypto.BadPaddingException;
import javax.crypto.Cipher;
import javax.crypto.CipherSpi;
import javax.crypto.IllegalBlockSizeException;
import javax.crypto.NoSuchPaddingException;
import javax.crypto.ShortBufferException;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Ciphers that work on blocks, in the modes ECB, CBC, CTR and GCM; Go computes them. */
public abstract class BlockCipher extends CipherSpi {
    private final String algorithm;
    private final int block;
    private String mode = "ECB";
    private boolean padding = true;
    private boolean encrypting;
    private byte[] key;
    private byte[] iv;
    private int tagBits = 128;
    /** How many bytes were taken and not given back yet. */
    private int held;
    /** GCM with the same key and nonce again would give its secret away. */
    private boolean spent;

    BlockCipher(String algorithm, int block) {
        this.algorithm = algorithm;
        this.block = block;
    }

    private native void start(String algorithm, String mode, boolean padding, boolean encrypting, byte[] key, byte[] iv,
            int tagBits);

    private native void addAAD(byte[] data, int offset, int n);

    /** What can be given out so far. */
    private native byte[] update(byte[] data, int offset, int n);

    /** The rest; throws the exceptions of doFinal. */
    private native byte[] finish(byte[] data, int offset, int n) throws IllegalBlockSizeException, BadPaddingException;

    @Override
    protected void engineSetMode(String name) throws NoSuchAlgorithmException {
        String m = name.toUpperCase(Locale.US);
        boolean known = m.equals("ECB") || m.equals("CBC") || block == 16 && (m.equals("CTR") || m.equals("GCM"));
        if (!known) {
            throw new NoSuchAlgorithmException("No such mode: " + name);
        }
        mode = m;
        padding = m.equals("ECB") || m.equals("CBC");
    }

    @Override
    protected void engineSetPadding(String name) throws NoSuchPaddingException {
        String p = name.toUpperCase(Locale.US);
        boolean none = p.equals("NOPADDING");
        if (!none && (!p.equals("PKCS5PADDING") && !p.equals("PKCS7PADDING") || mode.equals("CTR") || mode.equals("GCM"))) {
            throw new NoSuchPaddingException("No such padding: " + name);
        }
        padding = !none;
    }

    @Override
    protected int engineGetBlockSize() {
        return block;
    }

    @Override
    protected byte[] engineGetIV() {
        return iv == null ? null : iv.clone();
    }

    @Override
    protected int engineGetOutputSize(int n) {
        int total = held + n;
        if (mode.equals("GCM")) {
            return encrypting ? total + tagBits / 8 : Math.max(0, total - tagBits / 8);
        }
        if (!padding) {
            return total;
        }
        return encrypting ? total / block * block + block : (total + block - 1) / block * block;
    }

    @Override
    protected void engineInit(int opmode, Key key, SecureRandom random) throws InvalidKeyException {
        try {
            engineInit(opmode, key, (AlgorithmParameterSpec) null, random);
        } catch (InvalidAlgorithmParameterException e) {
            throw new RuntimeException(e);
        }
    }

    @Override
    protected void engineInit(int opmode, Key k, AlgorithmParameterSpec params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        boolean encrypt = opmode == Cipher.ENCRYPT_MODE || opmode == Cipher.WRAP_MODE;
        if (k == null || !(k instanceof javax.crypto.SecretKey)) {
            throw new InvalidKeyException("Only SecretKey is supported");
        }
        byte[] bytes = k.getEncoded();
        if (bytes == null) {
            throw new InvalidKeyException("key.getEncoded() == null");
        }
        checkKeySize(bytes.length);
        byte[] vector = null;
        int bits = 128;
        int expected = mode.equals("ECB") ? 0 : mode.equals("GCM") ? 12 : block;
        if (params instanceof IvParameterSpec) {
            vector = ((IvParameterSpec) params).getIV();
        } else if (params instanceof GCMParameterSpec && mode.equals("GCM")) {
            vector = ((GCMParameterSpec) params).getIV();
            bits = ((GCMParameterSpec) params).getTLen();
            if (bits % 8 != 0) {
                throw new InvalidAlgorithmParameterException("Tag length must be a multiple of 8; was " + bits);
            }
            if (bits < 96 || bits > 128) {
                throw new InvalidAlgorithmParameterException("Unsupported tag length: " + bits);
            }
        } else if (params != null) {
            throw new InvalidAlgorithmParameterException("Unsupported parameter type: " + params.getClass().getName());
        }
        if (expected == 0) {
            if (vector != null) {
                throw new InvalidAlgorithmParameterException("IV not used in " + mode + " mode");
            }
        } else if (vector == null) {
            if (!encrypt) {
                throw new InvalidAlgorithmParameterException("IV must be specified in " + mode + " mode");
            }
            vector = new byte[expected];
            (random == null ? new SecureRandom() : random).nextBytes(vector);
        } else if (mode.equals("GCM") ? vector.length == 0 : vector.length != expected) {
            throw new InvalidAlgorithmParameterException("expected IV length of " + expected + " but was " + vector.length);
        }
        if (mode.equals("GCM") && encrypt && encrypting && Arrays.equals(bytes, key) && Arrays.equals(vector, iv)) {
            throw new InvalidAlgorithmParameterException("When using AEAD key and IV must not be re-used");
        }
        encrypting = encrypt;
        key = bytes;
        iv = vector;
        tagBits = bits;
        restart();
        spent = false;
    }

    @Override
    protected AlgorithmParameters engineGetParameters() {
        if (iv == null) {
            return null;
        }
        try {
            AlgorithmParameters p = AlgorithmParameters.getInstance(mode.equals("GCM") ? "GCM" : algorithm);
            p.init(mode.equals("GCM") ? new GCMParameterSpec(tagBits, iv) : new IvParameterSpec(iv));
            return p;
        } catch (java.security.GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    protected void engineInit(int opmode, Key k, AlgorithmParameters params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        AlgorithmParameterSpec spec = null;
        if (params != null) {
            try {
                if (mode.equals("GCM")) {
                    spec = params.getParameterSpec(GCMParameterSpec.class);
                } else {
                    spec = params.getParameterSpec(IvParameterSpec.class);
                }
            } catch (java.security.spec.InvalidParameterSpecException e) {
                throw new InvalidAlgorithmParameterException("Params must be convertible to AlgorithmParameterSpec", e);
            }
        }
        engineInit(opmode, k, spec, random);
    }

    abstract void checkKeySize(int bytes) throws InvalidKeyException;

    private void restart() {
        held = 0;
        start(algorithm, mode, padding, encrypting, key, iv, tagBits);
    }

    private void checkFresh() {
        if (spent) {
            throw new IllegalStateException("Cipher must be initialized again: key and IV must not be re-used");
        }
    }

    @Override
    protected void engineUpdateAAD(byte[] src, int offset, int len) {
        if (!mode.equals("GCM")) {
            super.engineUpdateAAD(src, offset, len);
        }
        checkFresh();
        addAAD(src, offset, len);
    }

    @Override
    protected byte[] engineUpdate(byte[] input, int offset, int n) {
        checkFresh();
        byte[] out = update(input, offset, n);
        held += n - out.length;
        return out;
    }

    @Override
    protected int engineUpdate(byte[] input, int offset, int n, byte[] output, int outputOffset) throws ShortBufferException {
        if (!mode.equals("GCM") && output.length - outputOffset < (held + n) / block * block - (padding && !encrypting ? block : 0)) {
            throw new ShortBufferException("output buffer too small");
        }
        byte[] out = engineUpdate(input, offset, n);
        System.arraycopy(out, 0, output, outputOffset, out.length);
        return out.length;
    }

    @Override
    protected byte[] engineDoFinal(byte[] input, int offset, int n) throws IllegalBlockSizeException, BadPaddingException {
        checkFresh();
        try {
            return finish(input, offset, n);
        } finally {
            restart();
            spent = encrypting && mode.equals("GCM");
        }
    }

    @Override
    protected int engineDoFinal(byte[] input, int offset, int n, byte[] output, int outputOffset)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        if (encrypting && output.length - outputOffset < engineGetOutputSize(n)) {
            throw new ShortBufferException("output buffer too small");
        }
        byte[] out = engineDoFinal(input, offset, n);
        if (output.length - outputOffset < out.length) {
            throw new ShortBufferException("output buffer too small");
        }
        System.arraycopy(out, 0, output, outputOffset, out.length);
        return out.length;
    }

    @Override
    protected byte[] engineWrap(Key k) throws IllegalBlockSizeException, InvalidKeyException {
        byte[] encoded = k.getEncoded();
        if (encoded == null) {
            throw new InvalidKeyException("Cannot wrap key without encoding");
        }
        try {
            return engineDoFinal(encoded, 0, encoded.length);
        } catch (BadPaddingException e) {
            throw new IllegalBlockSizeException(e.getMessage());
        }
    }

    @Override
    protected Key engineUnwrap(byte[] wrapped, String wrappedAlgorithm, int type)
            throws InvalidKeyException, NoSuchAlgorithmException {
        if (type != Cipher.SECRET_KEY) {
            throw new NoSuchAlgorithmException(wrappedAlgorithm + " KeyFactory not available");
        }
        try {
            return new SecretKeySpec(engineDoFinal(wrapped, 0, wrapped.length), wrappedAlgorithm);
        } catch (IllegalBlockSizeException e) {
            throw new InvalidKeyException(e);
        } catch (BadPaddingException e) {
            throw new InvalidKeyException(e);
        }
    }

    /** FIPS 197. */
    public static final class AES extends BlockCipher {
        public AES() {
            super("AES", 16);
        }

        @Override
        void checkKeySize(int n) throws InvalidKeyException {
            if (n != 16 && n != 24 && n != 32) {
                throw new InvalidKeyException("Unsupported key size: " + n + " bytes");
            }
        }
    }

    /** FIPS 46-3. */
    public static final class DES extends BlockCipher {
        public DES() {
            super("DES", 8);
        }

        @Override
        void checkKeySize(int n) throws InvalidKeyException {
            if (n != 8) {
                throw new InvalidKeyException("DES key too " + (n < 8 ? "short" : "long") + " - should be 8 bytes");
            }
        }
    }

    /** DES three times, with two or three keys. */
    public static final class DESEDE extends BlockCipher {
        public DESEDE() {
            super("DESede", 8);
        }

        @Override
        void checkKeySize(int n) throws InvalidKeyException {
            if (n != 16 && n != 24) {
                throw new InvalidKeyException("key size must be 128 or 192 bits");
            }
        }
    }
}
