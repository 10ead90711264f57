package esdroid.security;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.security.interfaces.RSAKey;
import java.security.interfaces.RSAPrivateKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.MGF1ParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Locale;
import javax.crypto.BadPaddingException;
import javax.crypto.Cipher;
import javax.crypto.CipherSpi;
import javax.crypto.IllegalBlockSizeException;
import javax.crypto.NoSuchPaddingException;
import javax.crypto.ShortBufferException;
import javax.crypto.spec.OAEPParameterSpec;
import javax.crypto.spec.PSource;
import javax.crypto.spec.SecretKeySpec;

/** RSA without padding, with that of PKCS #1 1.5 and with OAEP (RFC 8017, section 7). */
public final class RsaCipher extends CipherSpi {
    /** Null for OAEP. */
    private String padding = "PKCS1PADDING";
    private String digest;
    private String maskDigest;
    private byte[] label = new byte[0];
    private RSAKey key;
    private boolean encrypting;
    private SecureRandom random;
    private final ByteArrayOutputStream held = new ByteArrayOutputStream();

    @Override
    protected void engineSetMode(String mode) throws NoSuchAlgorithmException {
        String m = mode.toUpperCase(Locale.ROOT);
        if (!m.equals("ECB") && !m.equals("NONE")) {
            throw new NoSuchAlgorithmException("mode not supported: " + mode);
        }
    }

    @Override
    protected void engineSetPadding(String name) throws NoSuchPaddingException {
        String p = name.toUpperCase(Locale.ROOT);
        if (p.equals("PKCS1PADDING") || p.equals("NOPADDING")) {
            padding = p;
            return;
        }
        String middle = p.equals("OAEPPADDING") ? "SHA-1" : p.startsWith("OAEPWITH") && p.endsWith("ANDMGF1PADDING")
                ? p.substring(8, p.length() - 14) : null;
        if (middle == null) {
            throw new NoSuchPaddingException("padding not supported: " + name);
        }
        digest = middle.equals("SHA1") ? "SHA-1" : middle;
        try {
            MessageDigest.getInstance(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new NoSuchPaddingException("padding not supported: " + name);
        }
        maskDigest = "SHA-1";
        padding = null;
    }

    @Override
    protected int engineGetBlockSize() {
        return 0;
    }

    private int size() {
        return (key.getModulus().bitLength() + 7) / 8;
    }

    @Override
    protected int engineGetOutputSize(int inputLen) {
        return size();
    }

    @Override
    protected byte[] engineGetIV() {
        return null;
    }

    @Override
    protected void engineInit(int opmode, Key k, SecureRandom r) throws InvalidKeyException {
        if (!(k instanceof RSAPublicKey) && !(k instanceof RSAPrivateKey)) {
            throw new InvalidKeyException("Need RSA private or public key");
        }
        encrypting = opmode == Cipher.ENCRYPT_MODE || opmode == Cipher.WRAP_MODE;
        if (padding == null && encrypting != k instanceof RSAPublicKey) {
            throw new InvalidKeyException(encrypting ? "Only public keys may be used to encrypt"
                    : "Only private keys may be used to decrypt");
        }
        key = (RSAKey) k;
        random = r;
        held.reset();
    }

    @Override
    protected void engineInit(int opmode, Key k, AlgorithmParameterSpec params, SecureRandom r)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        if (params instanceof OAEPParameterSpec && padding == null) {
            OAEPParameterSpec o = (OAEPParameterSpec) params;
            digest = o.getDigestAlgorithm();
            if (o.getMGFParameters() instanceof MGF1ParameterSpec) {
                maskDigest = ((MGF1ParameterSpec) o.getMGFParameters()).getDigestAlgorithm();
            }
            if (o.getPSource() instanceof PSource.PSpecified) {
                label = ((PSource.PSpecified) o.getPSource()).getValue();
            }
        } else if (params != null) {
            throw new InvalidAlgorithmParameterException("unknown param type: " + params.getClass().getName());
        }
        engineInit(opmode, k, r);
    }

    @Override
    protected byte[] engineUpdate(byte[] input, int offset, int n) {
        held.write(input, offset, n);
        return new byte[0];
    }

    @Override
    protected int engineUpdate(byte[] input, int offset, int n, byte[] output, int outputOffset) {
        held.write(input, offset, n);
        return 0;
    }

    @Override
    protected byte[] engineDoFinal(byte[] input, int offset, int n) throws IllegalBlockSizeException, BadPaddingException {
        held.write(input, offset, n);
        byte[] data = held.toByteArray();
        held.reset();
        if (encrypting) {
            return power(pad(data));
        }
        if (data.length > size()) {
            throw new IllegalBlockSizeException("input must be under " + size() + " bytes");
        }
        return unpad(power(data));
    }

    @Override
    protected int engineDoFinal(byte[] input, int offset, int n, byte[] output, int outputOffset)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        byte[] out = engineDoFinal(input, offset, n);
        if (output.length - outputOffset < out.length) {
            throw new ShortBufferException("output buffer too small");
        }
        System.arraycopy(out, 0, output, outputOffset, out.length);
        return out.length;
    }

    private byte[] power(byte[] data) throws BadPaddingException {
        BigInteger m = new BigInteger(1, data);
        if (m.compareTo(key.getModulus()) >= 0) {
            throw new BadPaddingException("error:04000084:RSA routines:OPENSSL_internal:DATA_TOO_LARGE_FOR_MODULUS");
        }
        BigInteger e = key instanceof RSAPublicKey ? ((RSAPublicKey) key).getPublicExponent() : ((RSAPrivateKey) key).getPrivateExponent();
        return Curves.bytes(m.modPow(e, key.getModulus()), size());
    }

    private byte[] pad(byte[] data) throws IllegalBlockSizeException {
        int n = size();
        int overhead = padding == null ? 2 * newDigest(digest).getDigestLength() + 2 : padding.equals("NOPADDING") ? 0 : 11;
        if (data.length > n - overhead) {
            throw new IllegalBlockSizeException("input must be under " + (n - overhead) + " bytes");
        }
        SecureRandom r = random == null ? new SecureRandom() : random;
        byte[] block = new byte[n];
        System.arraycopy(data, 0, block, n - data.length, data.length);
        if (padding == null) {
            return padOaep(block, data.length, r);
        }
        if (padding.equals("PKCS1PADDING")) {
            boolean toPublic = key instanceof RSAPublicKey;
            block[1] = (byte) (toPublic ? 2 : 1);
            byte[] one = new byte[1];
            for (int i = 2; i < n - data.length - 1; i++) {
                do {
                    one[0] = -1;
                    if (toPublic) {
                        r.nextBytes(one);
                    }
                } while (one[0] == 0);
                block[i] = one[0];
            }
        }
        return block;
    }

    private byte[] unpad(byte[] block) throws BadPaddingException {
        if (padding == null) {
            return unpadOaep(block);
        }
        if (padding.equals("NOPADDING")) {
            return block;
        }
        int zero = 2;
        while (zero < block.length && block[zero] != 0) {
            zero++;
        }
        boolean fine = block[0] == 0 && block[1] == (key instanceof RSAPublicKey ? 1 : 2) && zero >= 10 && zero < block.length;
        for (int i = 2; fine && key instanceof RSAPublicKey && i < zero; i++) {
            fine = block[i] == -1;
        }
        if (!fine) {
            throw new BadPaddingException("error:04000089:RSA routines:OPENSSL_internal:PKCS_DECODING_ERROR");
        }
        return Arrays.copyOfRange(block, zero + 1, block.length);
    }

    private static MessageDigest newDigest(String name) {
        try {
            return MessageDigest.getInstance(name);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Changes a part of a block by a mask made of another part. */
    private void mask(byte[] block, int from, int to, int seedFrom, int seedTo) {
        MessageDigest d = newDigest(maskDigest);
        byte[] seed = Arrays.copyOfRange(block, seedFrom, seedTo);
        for (int count = 0; from < to; count++) {
            d.update(seed);
            byte[] mask = d.digest(new byte[] {(byte) (count >> 24), (byte) (count >> 16), (byte) (count >> 8), (byte) count});
            for (int i = 0; i < mask.length && from < to; i++) {
                block[from++] ^= mask[i];
            }
        }
    }

    private byte[] padOaep(byte[] block, int n, SecureRandom r) {
        byte[] hash = newDigest(digest).digest(label);
        int h = hash.length;
        byte[] seed = new byte[h];
        r.nextBytes(seed);
        System.arraycopy(seed, 0, block, 1, h);
        System.arraycopy(hash, 0, block, 1 + h, h);
        block[block.length - n - 1] = 1;
        mask(block, 1 + h, block.length, 1, 1 + h);
        mask(block, 1, 1 + h, 1 + h, block.length);
        return block;
    }

    private byte[] unpadOaep(byte[] block) throws BadPaddingException {
        byte[] hash = newDigest(digest).digest(label);
        int h = hash.length;
        boolean fine = block.length >= 2 * h + 2;
        if (fine) {
            mask(block, 1, 1 + h, 1 + h, block.length);
            mask(block, 1 + h, block.length, 1, 1 + h);
            fine = block[0] == 0 && Arrays.equals(hash, Arrays.copyOfRange(block, 1 + h, 1 + 2 * h));
        }
        int one = 1 + 2 * h;
        while (fine && one < block.length && block[one] == 0) {
            one++;
        }
        if (!fine || one >= block.length || block[one] != 1) {
            throw new BadPaddingException("error:04000085:RSA routines:OPENSSL_internal:OAEP_DECODING_ERROR");
        }
        return Arrays.copyOfRange(block, one + 1, block.length);
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
    protected Key engineUnwrap(byte[] wrapped, String algorithm, int type) throws InvalidKeyException, NoSuchAlgorithmException {
        try {
            byte[] encoded = engineDoFinal(wrapped, 0, wrapped.length);
            if (type == Cipher.SECRET_KEY) {
                return new SecretKeySpec(encoded, algorithm);
            }
            KeyFactory f = KeyFactory.getInstance(algorithm);
            return type == Cipher.PUBLIC_KEY ? f.generatePublic(new X509EncodedKeySpec(encoded))
                    : f.generatePrivate(new PKCS8EncodedKeySpec(encoded));
        } catch (IllegalBlockSizeException e) {
            throw new InvalidKeyException(e);
        } catch (BadPaddingException e) {
            throw new InvalidKeyException(e);
        } catch (InvalidKeySpecException e) {
            throw new InvalidKeyException(e);
        }
    }
}
