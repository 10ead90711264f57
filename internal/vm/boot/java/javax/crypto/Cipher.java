package javax.crypto;

import esdroid.security.Lacking;
import esdroid.security.Services;
import java.nio.ByteBuffer;
import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.InvalidParameterException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.Security;
import java.security.cert.Certificate;
import java.security.spec.AlgorithmParameterSpec;
import java.util.StringTokenizer;

/** Makes a text unreadable for those without the key, and readable again. */
public class Cipher {
    public static final int ENCRYPT_MODE = 1;
    public static final int DECRYPT_MODE = 2;
    public static final int WRAP_MODE = 3;
    public static final int UNWRAP_MODE = 4;
    public static final int PUBLIC_KEY = 1;
    public static final int PRIVATE_KEY = 2;
    public static final int SECRET_KEY = 3;

    private final CipherSpi spi;
    private final Provider provider;
    private final String transformation;
    private int mode;

    protected Cipher(CipherSpi cipherSpi, Provider provider, String transformation) {
        this.spi = cipherSpi;
        this.provider = provider;
        this.transformation = transformation;
    }

    public static final Cipher getInstance(String transformation) throws NoSuchAlgorithmException, NoSuchPaddingException {
        return make(transformation, Security.getProviders());
    }

    public static final Cipher getInstance(String transformation, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException, NoSuchPaddingException {
        return make(transformation, new Provider[] {Services.provider(provider)});
    }

    public static final Cipher getInstance(String transformation, Provider provider)
            throws NoSuchAlgorithmException, NoSuchPaddingException {
        if (provider == null) {
            throw new IllegalArgumentException("Missing provider");
        }
        return make(transformation, new Provider[] {provider});
    }

    /** A provider may name a transformation as a whole, or only its algorithm and take mode and padding later. */
    private static Cipher make(String transformation, Provider[] providers) throws NoSuchAlgorithmException {
        if (transformation == null || transformation.isEmpty()) {
            throw new NoSuchAlgorithmException("Null or empty transformation");
        }
        StringTokenizer t = new StringTokenizer(transformation, "/");
        int count = t.countTokens();
        if (count != 1 && count != 3) {
            throw new NoSuchAlgorithmException("Invalid transformation format:" + transformation);
        }
        String algorithm = t.nextToken().trim();
        String mode = count == 3 ? t.nextToken().trim() : null;
        String padding = count == 3 ? t.nextToken().trim() : null;
        for (Provider p : providers) {
            String[][] tries = mode == null ? new String[][] {{algorithm, null, null}} : new String[][] {
                {algorithm + "/" + mode + "/" + padding, null, null}, {algorithm + "/" + mode, null, padding},
                {algorithm + "//" + padding, mode, null}, {algorithm, mode, padding}};
            for (String[] attempt : tries) {
                Provider.Service s = p.getService("Cipher", attempt[0]);
                if (s == null) {
                    continue;
                }
                CipherSpi spi = (CipherSpi) s.newInstance(null);
                try {
                    if (attempt[1] != null) {
                        spi.engineSetMode(attempt[1]);
                    }
                    if (attempt[2] != null) {
                        spi.engineSetPadding(attempt[2]);
                    }
                } catch (NoSuchAlgorithmException e) {
                    continue;
                } catch (NoSuchPaddingException e) {
                    continue; // as on Android, the whole transformation is unknown then
                }
                return new Cipher(spi, p, transformation);
            }
        }
        Lacking.ask("Cipher", algorithm);
        throw new NoSuchAlgorithmException("No provider found for " + transformation);
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getAlgorithm() {
        return transformation;
    }

    public final int getBlockSize() {
        return spi.engineGetBlockSize();
    }

    public final int getOutputSize(int inputLen) {
        check();
        if (inputLen < 0) {
            throw new IllegalArgumentException("Input size must be equal to or greater than zero");
        }
        return spi.engineGetOutputSize(inputLen);
    }

    public final byte[] getIV() {
        return spi.engineGetIV();
    }

    public static final int getMaxAllowedKeyLength(String transformation) throws NoSuchAlgorithmException {
        if (transformation == null) {
            throw new NullPointerException("transformation == null");
        }
        return Integer.MAX_VALUE;
    }

    private static void checkMode(int opmode) {
        if (opmode < ENCRYPT_MODE || opmode > UNWRAP_MODE) {
            throw new InvalidParameterException("Invalid operation mode");
        }
    }

    public final void init(int opmode, Key key) throws InvalidKeyException {
        init(opmode, key, (SecureRandom) null);
    }

    public final void init(int opmode, Key key, SecureRandom random) throws InvalidKeyException {
        checkMode(opmode);
        mode = 0;
        spi.engineInit(opmode, key, random);
        mode = opmode;
    }

    public final void init(int opmode, Key key, AlgorithmParameterSpec params)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        init(opmode, key, params, null);
    }

    public final void init(int opmode, Key key, AlgorithmParameterSpec params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        checkMode(opmode);
        mode = 0;
        spi.engineInit(opmode, key, params, random);
        mode = opmode;
    }

    private void check() {
        if (mode == 0) {
            throw new IllegalStateException("Cipher not initialized");
        }
    }

    private void checkCrypting() {
        check();
        if (mode != ENCRYPT_MODE && mode != DECRYPT_MODE) {
            throw new IllegalStateException("Cipher not initialized for encryption/decryption");
        }
    }

    private static void checkRange(byte[] input, int offset, int len) {
        if (input == null || offset < 0 || len < 0 || len > input.length - offset) {
            throw new IllegalArgumentException("Bad arguments");
        }
    }

    public final byte[] update(byte[] input) {
        checkCrypting();
        if (input == null) {
            throw new IllegalArgumentException("Null input buffer");
        }
        return input.length == 0 ? null : spi.engineUpdate(input, 0, input.length);
    }

    public final byte[] update(byte[] input, int offset, int len) {
        checkCrypting();
        checkRange(input, offset, len);
        return len == 0 ? null : spi.engineUpdate(input, offset, len);
    }

    public final int update(byte[] input, int offset, int len, byte[] output) throws ShortBufferException {
        return update(input, offset, len, output, 0);
    }

    public final int update(byte[] input, int offset, int len, byte[] output, int outputOffset)
            throws ShortBufferException {
        checkCrypting();
        checkRange(input, offset, len);
        if (outputOffset < 0) {
            throw new IllegalArgumentException("Bad arguments");
        }
        return len == 0 ? 0 : spi.engineUpdate(input, offset, len, output, outputOffset);
    }

    public final int update(ByteBuffer input, ByteBuffer output) throws ShortBufferException {
        checkCrypting();
        byte[] in = bytes(input, output);
        byte[] out = spi.engineUpdate(in, 0, in.length);
        return put(out, output);
    }

    public final byte[] doFinal() throws IllegalBlockSizeException, BadPaddingException {
        checkCrypting();
        return spi.engineDoFinal(new byte[0], 0, 0);
    }

    public final int doFinal(byte[] output, int outputOffset)
            throws IllegalBlockSizeException, ShortBufferException, BadPaddingException {
        checkCrypting();
        if (output == null || outputOffset < 0) {
            throw new IllegalArgumentException("Bad arguments");
        }
        return spi.engineDoFinal(new byte[0], 0, 0, output, outputOffset);
    }

    public final byte[] doFinal(byte[] input) throws IllegalBlockSizeException, BadPaddingException {
        checkCrypting();
        if (input == null) {
            throw new IllegalArgumentException("Null input buffer");
        }
        return spi.engineDoFinal(input, 0, input.length);
    }

    public final byte[] doFinal(byte[] input, int offset, int len) throws IllegalBlockSizeException, BadPaddingException {
        checkCrypting();
        checkRange(input, offset, len);
        return spi.engineDoFinal(input, offset, len);
    }

    public final int doFinal(byte[] input, int offset, int len, byte[] output)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        return doFinal(input, offset, len, output, 0);
    }

    public final int doFinal(byte[] input, int offset, int len, byte[] output, int outputOffset)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        checkCrypting();
        checkRange(input, offset, len);
        return spi.engineDoFinal(input, offset, len, output, outputOffset);
    }

    public final int doFinal(ByteBuffer input, ByteBuffer output)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        checkCrypting();
        byte[] in = bytes(input, output);
        return put(spi.engineDoFinal(in, 0, in.length), output);
    }

    private static byte[] bytes(ByteBuffer input, ByteBuffer output) {
        if (input == null || output == null) {
            throw new IllegalArgumentException("Buffers must not be null");
        }
        if (input == output) {
            throw new IllegalArgumentException("Input and output buffers must not be the same object, consider using"
                    + " buffer.duplicate()");
        }
        byte[] in = new byte[input.remaining()];
        input.get(in);
        return in;
    }

    private static int put(byte[] out, ByteBuffer output) throws ShortBufferException {
        if (out == null) {
            return 0;
        }
        if (output.remaining() < out.length) {
            throw new ShortBufferException("Need at least " + out.length + " bytes of space in output buffer");
        }
        output.put(out);
        return out.length;
    }

    public final void updateAAD(byte[] src) {
        if (src == null) {
            throw new IllegalArgumentException("src buffer is null");
        }
        updateAAD(src, 0, src.length);
    }

    public final void updateAAD(byte[] src, int offset, int len) {
        checkCrypting();
        checkRange(src, offset, len);
        if (len > 0) {
            spi.engineUpdateAAD(src, offset, len);
        }
    }

    public final byte[] wrap(Key key) throws IllegalBlockSizeException, InvalidKeyException {
        check();
        if (mode != WRAP_MODE) {
            throw new IllegalStateException("Cipher not initialized for wrapping keys");
        }
        return spi.engineWrap(key);
    }

    public final Key unwrap(byte[] wrappedKey, String wrappedKeyAlgorithm, int wrappedKeyType)
            throws InvalidKeyException, NoSuchAlgorithmException {
        check();
        if (mode != UNWRAP_MODE) {
            throw new IllegalStateException("Cipher not initialized for unwrapping keys");
        }
        if (wrappedKeyType < PUBLIC_KEY || wrappedKeyType > SECRET_KEY) {
            throw new InvalidParameterException("Invalid key type");
        }
        return spi.engineUnwrap(wrappedKey, wrappedKeyAlgorithm, wrappedKeyType);
    }

    public final AlgorithmParameters getParameters() {
        return spi.engineGetParameters();
    }

    public final void init(int opmode, Key key, AlgorithmParameters params)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        init(opmode, key, params, null);
    }

    public final void init(int opmode, Key key, AlgorithmParameters params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        checkMode(opmode);
        mode = 0;
        spi.engineInit(opmode, key, params, random);
        mode = opmode;
    }

    public final void init(int opmode, Certificate certificate) throws InvalidKeyException {
        init(opmode, certificate.getPublicKey());
    }

    public final void updateAAD(ByteBuffer src) {
        byte[] bytes = new byte[src.remaining()];
        src.get(bytes);
        updateAAD(bytes);
    }
}
