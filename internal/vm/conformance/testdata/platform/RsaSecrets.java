import java.math.BigInteger;
import java.security.*;
import java.security.interfaces.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

/** RSA ciphers, wrapped keys, sealed and signed objects. */
public class RsaSecrets {
    static void p(Object o) {
        System.out.println(o);
    }

    static String hex(byte[] b) {
        StringBuilder s = new StringBuilder();
        for (byte x : b) s.append(String.format("%02x", x));
        return s.toString();
    }

    public static void main(String[] args) throws Exception {
        KeyPairGenerator g = KeyPairGenerator.getInstance("RSA");
        g.initialize(1024);
        KeyPair pair = g.generateKeyPair();
        byte[] text = "attack at dawn".getBytes("UTF-8");
        for (String alg : new String[]{"RSA", "RSA/ECB/PKCS1Padding", "RSA/ECB/OAEPWithSHA-1AndMGF1Padding",
                "RSA/ECB/OAEPWithSHA-256AndMGF1Padding"}) {
            try {
                Cipher c = Cipher.getInstance(alg);
                c.init(Cipher.ENCRYPT_MODE, pair.getPublic());
                byte[] e = c.doFinal(text);
                c.init(Cipher.DECRYPT_MODE, pair.getPrivate());
                byte[] d = c.doFinal(e);
                p(alg + " " + e.length + " " + new String(d, "UTF-8") + " " + c.getAlgorithm() + " " + c.getOutputSize(10)
                        + " " + c.getBlockSize());
                c.init(Cipher.ENCRYPT_MODE, pair.getPublic());
                try {
                    c.doFinal(new byte[200]);
                    p("too long was taken");
                } catch (IllegalBlockSizeException x) {
                    p("too long: IllegalBlockSize");
                } catch (ArrayIndexOutOfBoundsException x) {
                    p("too long: bounds");
                } c.init(Cipher.DECRYPT_MODE, pair.getPrivate());
                try {
                    byte[] broken = e.clone();
                    broken[20] ^= 1;
                    c.doFinal(broken);
                    p("broken was taken");
                } catch (GeneralSecurityException x) {
                    p("broken: " + (x instanceof BadPaddingException));
                }
            } catch (NoSuchAlgorithmException | NoSuchPaddingException x) {
                p(alg + " none");
            }
        }
        Cipher raw = Cipher.getInstance("RSA/ECB/NoPadding");
        raw.init(Cipher.ENCRYPT_MODE, pair.getPublic());
        byte[] m = new byte[128];
        m[127] = 2;
        RSAPublicKey pub = (RSAPublicKey) pair.getPublic();
        p(new BigInteger(1, raw.doFinal(m)).equals(BigInteger.valueOf(2).modPow(pub.getPublicExponent(), pub.getModulus())));
        Cipher sign = Cipher.getInstance("RSA/ECB/PKCS1Padding");
        sign.init(Cipher.ENCRYPT_MODE, pair.getPrivate());
        byte[] s1 = sign.doFinal(text);
        sign.init(Cipher.ENCRYPT_MODE, pair.getPrivate());
        p(Arrays.equals(s1, sign.doFinal(text)));
        sign.init(Cipher.DECRYPT_MODE, pair.getPublic());
        p(new String(sign.doFinal(s1)));
        SecretKey aes = new SecretKeySpec(new byte[]{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}, "AES");
        Cipher wrap = Cipher.getInstance("RSA/ECB/PKCS1Padding");
        wrap.init(Cipher.WRAP_MODE, pair.getPublic());
        byte[] w = wrap.wrap(aes);
        wrap.init(Cipher.UNWRAP_MODE, pair.getPrivate());
        Key back = wrap.unwrap(w, "AES", Cipher.SECRET_KEY);
        p(back.equals(aes) + " " + back.getAlgorithm() + " " + back.getFormat() + " " + back.hashCode());
        Cipher c = Cipher.getInstance("AES/CBC/PKCS5Padding");
        c.init(Cipher.ENCRYPT_MODE, aes, new IvParameterSpec(new byte[16]));
        SealedObject sealed = new SealedObject(new ArrayList<>(Arrays.asList("x", "y", 3)), c);
        p(sealed.getAlgorithm() + " " + sealed.getObject(aes));
        AlgorithmParameters ap = c.getParameters();
        p(ap.getAlgorithm() + " " + hex(ap.getEncoded()) + " " + hex(ap.getParameterSpec(IvParameterSpec.class).getIV()));
        AlgorithmParameters own = AlgorithmParameters.getInstance("AES");
        own.init(new IvParameterSpec(new byte[]{1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8}));
        c.init(Cipher.DECRYPT_MODE, aes, own);
        p(hex(c.getIV()));
        SignedObject so = new SignedObject("valuable", pair.getPrivate(), Signature.getInstance("SHA256withRSA"));
        p(so.getObject() + " " + so.getAlgorithm() + " " + so.verify(pair.getPublic(),
                Signature.getInstance("SHA256withRSA")) + " " + so.getSignature().length);
        KeyGenerator kg = KeyGenerator.getInstance("AES");
        kg.init(256);
        p(kg.generateKey().getEncoded().length + " "
                + KeyGenerator.getInstance("HmacSHA256").generateKey().getEncoded().length);
        Cipher none = new NullCipher();
        p(new String(none.doFinal(text)) + " " + none.getBlockSize());
        SecretKeyFactory f = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA1");
        p(hex(f.generateSecret(new PBEKeySpec("password".toCharArray(), "salt".getBytes(), 2, 160)).getEncoded()));
        Mac mac = Mac.getInstance("HmacMD5");
        mac.init(aes);
        p(hex(mac.doFinal(text)) + " " + mac.getMacLength());
        for (String bad : new String[]{"AES/XYZ/PKCS5Padding", "AES/CBC/FooPadding", "Nope", "AES/CBC", ""}) {
            try {
                Cipher.getInstance(bad);
                p("got " + bad);
            } catch (NoSuchAlgorithmException | NoSuchPaddingException x) {
                p(bad + " " + x.getClass().getSimpleName());
            }
        }
        Signature pss = Signature.getInstance("SHA256withRSA");
        pss.initSign(pair.getPrivate());
        pss.update(text, 2, 5);
        byte[] sg = pss.sign();
        pss.initVerify(pair.getPublic());
        pss.update(text, 2, 5);
        p(pss.verify(sg) + " " + pss);
        try {
            pss.initVerify(pair.getPublic());
            pss.sign();
        } catch (SignatureException x) {
            p(x.getMessage());
        }
    }
}
