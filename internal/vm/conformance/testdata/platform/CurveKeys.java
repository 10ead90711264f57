import java.math.BigInteger;
import java.security.*;
import java.security.interfaces.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.KeyAgreement;

/** Elliptic curve keys, signatures and agreements; prints nothing random. */
public class CurveKeys {
    static void p(Object o) {
        System.out.println(o);
    }

    static String hex(byte[] b) {
        StringBuilder s = new StringBuilder();
        for (byte x : b) s.append(String.format("%02x", x));
        return s.toString();
    }

    public static void main(String[] args) throws Exception {
        for (String curve : new String[]{"secp256r1", "secp384r1", "secp521r1"}) {
            KeyPairGenerator g = KeyPairGenerator.getInstance("EC");
            g.initialize(new ECGenParameterSpec(curve));
            KeyPair a = g.generateKeyPair(), b = g.generateKeyPair();
            ECPublicKey pub = (ECPublicKey) a.getPublic();
            ECPrivateKey priv = (ECPrivateKey) a.getPrivate();
            ECParameterSpec spec = pub.getParams();
            p(curve + " " + pub.getAlgorithm() + " " + pub.getFormat() + " " + priv.getFormat() + " " + spec.getCofactor()
                    + " " + spec.getOrder().bitLength() + " " + spec.getCurve().getField().getFieldSize());
            p(spec.getGenerator().getAffineX().toString(16));
            p(spec.getCurve().getB().toString(16) + " "
                    + ((ECFieldFp) spec.getCurve().getField()).getP().subtract(spec.getCurve().getA()));
            p(hex(Arrays.copyOf(pub.getEncoded(), 24)) + " " + pub.getEncoded().length);
            BigInteger x = pub.getW().getAffineX(), y = pub.getW().getAffineY(),
                    q = ((ECFieldFp) spec.getCurve().getField()).getP();
            p(y.multiply(y).subtract(x.multiply(x).multiply(x).add(spec.getCurve().getA().multiply(x)).add(spec.getCurve().getB())).mod(q));
            for (String alg : new String[]{"SHA1withECDSA", "SHA256withECDSA", "SHA512withECDSA"}) {
                Signature s = Signature.getInstance(alg);
                s.initSign(a.getPrivate());
                s.update("message".getBytes());
                byte[] sig = s.sign();
                s.initVerify(a.getPublic());
                s.update("message".getBytes());
                boolean good = s.verify(sig);
                s.update("massage".getBytes());
                boolean bad = s.verify(sig);
                s.initVerify(b.getPublic());
                s.update("message".getBytes());
                p(alg + " " + good + " " + bad + " " + s.verify(sig) + " " + (sig[0] == 0x30) + " " + s.getAlgorithm());
            }             KeyAgreement ka = KeyAgreement.getInstance("ECDH"), kb = KeyAgreement.getInstance("ECDH");
            ka.init(a.getPrivate());
            kb.init(b.getPrivate());
            ka.doPhase(b.getPublic(), true);
            kb.doPhase(a.getPublic(), true);
            byte[] s1 = ka.generateSecret();
            p(Arrays.equals(s1, kb.generateSecret()) + " " + s1.length);
            KeyFactory kf = KeyFactory.getInstance("EC");
            PublicKey again = kf.generatePublic(new X509EncodedKeySpec(pub.getEncoded()));
            PrivateKey privAgain = kf.generatePrivate(new PKCS8EncodedKeySpec(priv.getEncoded()));
            p(again.equals(pub) + " " + privAgain.equals(priv) + " " + kf.generatePublic(new ECPublicKeySpec(pub.getW(),
                    spec)).equals(pub) + " " + kf.generatePrivate(new ECPrivateKeySpec(priv.getS(), spec)).equals(priv));
            p(kf.getKeySpec(pub, ECPublicKeySpec.class).getW().equals(pub.getW()) + " "
                    + kf.getKeySpec(priv, ECPrivateKeySpec.class).getS().equals(priv.getS()));
        }
        KeyPairGenerator g = KeyPairGenerator.getInstance("EC");
        g.initialize(256);
        p(((ECPublicKey) g.generateKeyPair().getPublic()).getParams().getOrder().toString(16));
        BigInteger s = new BigInteger("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721", 16);
        ECParameterSpec p256 = ((ECPublicKey) g.generateKeyPair().getPublic()).getParams();
        KeyFactory kf = KeyFactory.getInstance("EC");
        PrivateKey k = kf.generatePrivate(new ECPrivateKeySpec(s, p256));
        ECPoint w = new ECPoint(new BigInteger("60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6", 16),
                new BigInteger("7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299", 16));
        PublicKey pk = kf.generatePublic(new ECPublicKeySpec(w, p256));
        p(hex(pk.getEncoded()));
        Signature v = Signature.getInstance("SHA256withECDSA");
        v.initVerify(pk);
        v.update("sample".getBytes());
        byte[] r = new BigInteger("efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716", 16).toByteArray(),
                t = new BigInteger("f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8", 16).toByteArray();
        byte[] der = new byte[6 + r.length + t.length];
        der[0] = 0x30;
        der[1] = (byte) (der.length - 2);
        der[2] = 2;
        der[3] = (byte) r.length;
        System.arraycopy(r, 0, der, 4, r.length);
        der[4 + r.length] = 2;
        der[5 + r.length] = (byte) t.length;
        System.arraycopy(t, 0, der, 6 + r.length, t.length);
        p("RFC 6979 " + v.verify(der));
        v = Signature.getInstance("SHA256withECDSA");
        v.initSign(k);
        v.update(new byte[3]);
        byte[] mine = v.sign();
        v.initVerify(pk);
        v.update(new byte[3]);
        p(v.verify(mine));
        try {
            KeyPairGenerator.getInstance("EC").initialize(new ECGenParameterSpec("nocurve"));
        } catch (InvalidAlgorithmParameterException e) {
            p("no such curve");
        }
        try {
            v.initSign(null);
        } catch (InvalidKeyException e) {
            p("no key");
        }
        p(ECPoint.POINT_INFINITY.getAffineX() + " " + w.equals(new ECPoint(w.getAffineX(), w.getAffineY())) + " "
                + new ECGenParameterSpec("q").getName());
    }
}
