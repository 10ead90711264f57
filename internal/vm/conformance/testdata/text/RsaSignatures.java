import java.math.BigInteger;
import java.security.*;
import java.security.interfaces.*;
import java.security.spec.*;
import java.util.*;

/** RSA keys and signatures. */
public class RsaSignatures {
    static final String PRIVATE = "MIICdwIBADANBgkqhkiG9w0BAQEFAASCAmEwggJdAgEAAoGBAMIhjEOdKZMbAhBILFy0YiiQb1Ga62E1SSg6XOSA/OH5mouh0VAAxHjosc3A0A"
        + "NXmdYvcVRQZr9qo56YTElVeosk90jH6r5s6EA4O+DkYlZ5qBUDGv2giPy27MG2carPPMyPGMISE+KJ5WNygXTI4HlG5BfeKdjxbl4Q5lS0Qag7"
        + "AgMBAAECgYEAnVycWmKXRMtrzM70RuFhgAg0dC3kBxQujRFiI0f7tSGjiPROu08j8+6L0oEtHMhxxxEGCJZz8035+6DwlbFYdu8PXPEMx9uaNh"
        + "3S4N7CqgjA/SwfZOLtFf/VuNOzrxZZkFIDaNTsKAvdtlARM8O+8rMmtutzm7UChogAA2lY0cECQQD1l/LAp8ayjjWmbeNhnWxgUhEQpioTqGUN"
        + "uVxP3yEtOPCB/Rq4K2bING8yUarGcTVvKTWNFLMRM+u5c5TSUptTAkEAyltdgV1VGO1qKEjvzET/UwNy0LiiHcg+KN1iin/xRK3glUDXjtqF7x"
        + "2P2sKwj6KQpWT7U3rZsg1m0mU4iqcKeQJAZvxy5Wr1nYaY5NOL2DFFcxa25T5owpmI1rp2BWBR7z7DTB8xBy3cCfRC9NzeOhzbBWRIeoLFnF8j"
        + "aD8ZlyDg1QJBAMClaseVy0YIAGCJz4FwzoKBbfU3UV95G3RcD0w7sb3oqz5slMrzTz7trd5eKykTYxGSqZI4Crhv+cujgci+bkECQA7JMUGkH4"
        + "OPu4n0cEZjo92nW9oxYJkPDJlpghR4HnzPz8/x5YQrVeRNfdjwSkM6zI7nw1JQvdxBTRWMKapvyaw=";
    static final String PUBLIC = "MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDCIYxDnSmTGwIQSCxctGIokG9RmuthNUkoOlzkgPzh+ZqLodFQAMR46LHNwNADV5nWL3FUUG"
        + "a/aqOemExJVXqLJPdIx+q+bOhAODvg5GJWeagVAxr9oIj8tuzBtnGqzzzMjxjCEhPiieVjcoF0yOB5RuQX3inY8W5eEOZUtEGoOwIDAQAB";

    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (Exception e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    static String base64(byte[] b) {
        return Base64.getEncoder().encodeToString(b);
    }

    public static void main(String[] args) throws Exception {
        KeyFactory f = KeyFactory.getInstance("RSA");
        RSAPrivateCrtKey priv = (RSAPrivateCrtKey) f.generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(PRIVATE)));
        RSAPublicKey pub = (RSAPublicKey) f.generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(PUBLIC)));
        System.out.println(priv.getAlgorithm() + " " + priv.getFormat() + " " + base64(priv.getEncoded()).equals(PRIVATE) + " " + pub.getAlgorithm() + " " + pub.getFormat() + " " + base64(pub.getEncoded()).equals(PUBLIC));
        System.out.println(priv.getModulus().equals(pub.getModulus()) + " " + pub.getPublicExponent() + " " + priv.getPrimeP().multiply(priv.getPrimeQ()).equals(pub.getModulus()) + " " + pub.getModulus().bitLength());
        byte[] data = "the quick brown fox".getBytes("US-ASCII");
        for (String digest : new String[] {"MD5", "SHA1", "SHA224", "SHA256", "SHA384", "SHA512"}) {
            Signature s = Signature.getInstance(digest + "withRSA");
            s.initSign(priv);
            s.update(data);
            byte[] signed = s.sign();
            System.out.println(s.getAlgorithm() + " " + base64(signed));
            s.initVerify(pub);
            s.update(data, 0, 5);
            for (int i = 5; i < data.length; i++) {
                s.update(data[i]);
            }
            System.out.print(s.verify(signed) + " ");
            s.update(data, 1, 5);
            System.out.print(s.verify(signed) + " ");
            signed[3] ^= 1;
            s.update(data);
            System.out.println(s.verify(signed));
        }
        RSAPublicKeySpec numbers = f.getKeySpec(pub, RSAPublicKeySpec.class);
        PublicKey again = f.generatePublic(new RSAPublicKeySpec(numbers.getModulus(), numbers.getPublicExponent()));
        RSAPrivateKey plain = (RSAPrivateKey) f.generatePrivate(new RSAPrivateKeySpec(priv.getModulus(), priv.getPrivateExponent()));
        PrivateKey crt = f.generatePrivate(f.getKeySpec(priv, RSAPrivateCrtKeySpec.class));
        System.out.println(again.equals(pub) + " " + (again.hashCode() == pub.hashCode()) + " " + crt.equals(priv) + " " + plain.getPrivateExponent().equals(priv.getPrivateExponent()) + " " + (plain instanceof RSAPrivateCrtKey));
        Signature s = Signature.getInstance("SHA256withRSA");
        attempt("not ready", () -> {
            s.update((byte) 1);
            return "";
        });
        attempt("not signing", () -> s.sign());
        s.initSign(plain);
        s.update(data);
        byte[] signed = s.sign();
        attempt("not verifying", () -> s.verify(signed));
        s.initVerify(pub);
        s.update(data);
        System.out.println(s.verify(signed));
        attempt("short", () -> s.verify(new byte[5]));
        attempt("no key", () -> {
            s.initSign(null);
            return "";
        });
        attempt("algorithm", () -> Signature.getInstance("ROT13withRSA"));
        attempt("algorithm", () -> KeyFactory.getInstance("ROT13"));
        attempt("algorithm", () -> KeyPairGenerator.getInstance("ROT13"));
        attempt("bad key", () -> f.generatePublic(new X509EncodedKeySpec(new byte[] {1, 2, 3})));
        attempt("wrong key", () -> f.generatePrivate(new X509EncodedKeySpec(Base64.getDecoder().decode(PUBLIC))));
        attempt("wrong key", () -> f.generatePublic(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(PRIVATE))));
        KeyPairGenerator g = KeyPairGenerator.getInstance("RSA");
        g.initialize(512);
        KeyPair pair = g.generateKeyPair();
        RSAPublicKey made = (RSAPublicKey) pair.getPublic();
        System.out.println(made.getModulus().bitLength() + " " + made.getPublicExponent() + " " + g.getAlgorithm());
        BigInteger m = BigInteger.valueOf(1234567890123L);
        System.out.println(m.modPow(made.getPublicExponent(), made.getModulus()).modPow(((RSAPrivateKey) pair.getPrivate()).getPrivateExponent(), made.getModulus()));
        Signature short512 = Signature.getInstance("SHA1withRSA");
        short512.initSign(pair.getPrivate());
        short512.update(data);
        byte[] b = short512.sign();
        short512.initVerify(made);
        short512.update(data);
        System.out.println(b.length + " " + short512.verify(b));
        attempt("size", () -> {
            g.initialize(100);
            return "";
        });
        g.initialize(new RSAKeyGenParameterSpec(512, RSAKeyGenParameterSpec.F0));
        System.out.println(((RSAPublicKey) g.genKeyPair().getPublic()).getPublicExponent());
    }
}
