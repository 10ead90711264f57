package esdroid.security;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.crypto.BadPaddingException;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/** Files of keys and certificates (PKCS #12, RFC 7292), encrypted by password with triple DES or AES. */
public final class Pkcs12 {
    private static final String DATA = "1.2.840.113549.1.7.1";
    private static final String ENCRYPTED = "1.2.840.113549.1.7.6";
    private static final String BAG = "1.2.840.113549.1.12.10.1.";
    private static final String X509_BAG = "1.2.840.113549.1.9.22.1";
    private static final String FRIENDLY_NAME = "1.2.840.113549.1.9.20";
    private static final String LOCAL_KEY_ID = "1.2.840.113549.1.9.21";
    private static final String TRIPLE_DES = "1.2.840.113549.1.12.1.3";
    private static final String PBES2 = "1.2.840.113549.1.5.13";
    private static final String SHA1 = "1.3.14.3.2.26";
    private static final int ROUNDS = 1024;
    private static final int MOST_ROUNDS = 10000000;
    private static final String WRONG_PASSWORD = "PKCS12 key store mac invalid - wrong password or corrupted file.";

    private Pkcs12() {
    }

    /** A key or a certificate, under its name and the number that keeps the two together. */
    public static final class Bag {
        public String alias;
        public byte[] id;
        public PrivateKey key;
        public Certificate certificate;
    }

    // ---- reading

    public static List<Bag> read(byte[] file, char[] password) throws IOException {
        try {
            List<Der> pfx = new Der(file).as(Der.SEQUENCE).parts(2);
            byte[] safe = pfx.get(1).parts(2).get(1).parts(1).get(0).as(Der.OCTETS).content();
            if (pfx.size() > 2 && password != null) {
                checkMac(pfx.get(2), safe, password);
            }
            List<Bag> bags = new ArrayList<Bag>();
            for (Der content : new Der(safe).as(Der.SEQUENCE).parts(0)) {
                List<Der> c = content.parts(2);
                Der inside = c.get(1).parts(1).get(0);
                if (c.get(0).oid().equals(DATA)) {
                    readBags(inside.as(Der.OCTETS).content(), password, bags);
                } else if (c.get(0).oid().equals(ENCRYPTED)) {
                    List<Der> info = inside.parts(2).get(1).parts(3);
                    readBags(crypt(Cipher.DECRYPT_MODE, info.get(1), info.get(2).content(), password), password, bags);
                } else {
                    throw new IOException("extra in key store: " + c.get(0).oid());
                }
            }
            return bags;
        } catch (BadPaddingException e) {
            throw new IOException(WRONG_PASSWORD, e);
        } catch (GeneralSecurityException e) {
            throw new IOException("exception decrypting data - " + e, e);
        }
    }

    private static void checkMac(Der mac, byte[] safe, char[] password) throws IOException, GeneralSecurityException {
        List<Der> parts = mac.parts(2);
        List<Der> info = parts.get(0).parts(2);
        int rounds = parts.size() > 2 ? rounds(parts.get(2)) : 1;
        String digest = digestName(info.get(0).parts(1).get(0).oid());
        if (!Arrays.equals(mac(digest, safe, password, parts.get(1).content(), rounds), info.get(1).content())) {
            throw new IOException(WRONG_PASSWORD);
        }
    }

    private static int rounds(Der n) throws IOException {
        BigInteger rounds = n.integer();
        if (rounds.signum() <= 0 || rounds.compareTo(BigInteger.valueOf(MOST_ROUNDS)) > 0) {
            throw new IOException("iteration count " + rounds + " is not from 1 to " + MOST_ROUNDS);
        }
        return rounds.intValue();
    }

    private static String digestName(String oid) throws GeneralSecurityException {
        switch (oid) {
            case SHA1: return "SHA-1";
            case "2.16.840.1.101.3.4.2.1": return "SHA-256";
            case "2.16.840.1.101.3.4.2.2": return "SHA-384";
            case "2.16.840.1.101.3.4.2.3": return "SHA-512";
            default: throw new java.security.NoSuchAlgorithmException("no digest " + oid);
        }
    }

    private static void readBags(byte[] contents, char[] password, List<Bag> bags) throws IOException, GeneralSecurityException {
        for (Der d : new Der(contents).as(Der.SEQUENCE).parts(0)) {
            List<Der> parts = d.parts(2);
            String oid = parts.get(0).oid();
            Der value = parts.get(1).parts(1).get(0);
            Bag bag = new Bag();
            if (oid.equals(BAG + 1)) {
                bag.key = key(value.encoded());
            } else if (oid.equals(BAG + 2)) {
                List<Der> sealed = value.parts(2);
                bag.key = key(crypt(Cipher.DECRYPT_MODE, sealed.get(0), sealed.get(1).content(), password));
            } else if (oid.equals(BAG + 3) && value.parts(2).get(0).oid().equals(X509_BAG)) {
                byte[] der = value.parts(2).get(1).parts(1).get(0).as(Der.OCTETS).content();
                bag.certificate = CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(der));
            } else {
                continue; // revocation lists and secrets
            }
            for (Der attribute : parts.size() > 2 ? parts.get(2).parts(0) : new ArrayList<Der>()) {
                String name = attribute.parts(2).get(0).oid();
                List<Der> values = attribute.parts(2).get(1).parts(0);
                if (name.equals(FRIENDLY_NAME) && !values.isEmpty()) {
                    bag.alias = values.get(0).text();
                } else if (name.equals(LOCAL_KEY_ID) && !values.isEmpty()) {
                    bag.id = values.get(0).content();
                }
            }
            bags.add(bag);
        }
    }

    private static PrivateKey key(byte[] encoded) throws IOException, GeneralSecurityException {
        String oid = new Der(encoded).parts(3).get(1).parts(1).get(0).oid();
        return KeyFactory.getInstance(oid).generatePrivate(new PKCS8EncodedKeySpec(encoded));
    }

    // ---- writing

    public static byte[] write(List<Bag> bags, char[] password) throws IOException {
        try {
            List<byte[]> sealed = new ArrayList<byte[]>();
            for (Bag b : bags) {
                byte[] value;
                if (b.key != null) {
                    byte[] algorithm = newAlgorithm();
                    value = Der.make(Der.SEQUENCE, algorithm, Der.make(Der.OCTETS,
                            crypt(Cipher.ENCRYPT_MODE, new Der(algorithm), b.key.getEncoded(), password)));
                } else {
                    value = Der.make(Der.SEQUENCE, Der.oid(X509_BAG), Der.make(0xa0, Der.make(Der.OCTETS, b.certificate.getEncoded())));
                }
                byte[] attributes = b.alias == null ? new byte[0] : attribute(FRIENDLY_NAME,
                        Der.make(30, b.alias.getBytes(StandardCharsets.UTF_16BE)));
                byte[] id = b.id == null ? new byte[0] : attribute(LOCAL_KEY_ID, Der.make(Der.OCTETS, b.id));
                sealed.add(Der.make(Der.SEQUENCE, Der.oid(BAG + (b.key != null ? 2 : 3)), Der.make(0xa0, value),
                        Der.make(Der.SET, attributes, id)));
            }
            byte[] contents = Der.make(Der.SEQUENCE, sealed.toArray(new byte[0][]));
            byte[] safe = Der.make(Der.SEQUENCE, content(contents));
            byte[] salt = new byte[20];
            new SecureRandom().nextBytes(salt);
            byte[] mac = Der.make(Der.SEQUENCE, Der.make(Der.SEQUENCE,
                    Der.make(Der.SEQUENCE, Der.oid(SHA1), Der.make(Der.NULL)),
                    Der.make(Der.OCTETS, mac("SHA-1", safe, password, salt, ROUNDS))),
                    Der.make(Der.OCTETS, salt), Der.integer(BigInteger.valueOf(ROUNDS)));
            return Der.make(Der.SEQUENCE, Der.integer(BigInteger.valueOf(3)), content(safe), mac);
        } catch (GeneralSecurityException e) {
            throw new IOException("exception encrypting data - " + e, e);
        }
    }

    private static byte[] content(byte[] data) {
        return Der.make(Der.SEQUENCE, Der.oid(DATA), Der.make(0xa0, Der.make(Der.OCTETS, data)));
    }

    private static byte[] attribute(String oid, byte[] value) {
        return Der.make(Der.SEQUENCE, Der.oid(oid), Der.make(Der.SET, value));
    }

    private static byte[] newAlgorithm() {
        byte[] salt = new byte[8];
        new SecureRandom().nextBytes(salt);
        return Der.make(Der.SEQUENCE, Der.oid(TRIPLE_DES),
                Der.make(Der.SEQUENCE, Der.make(Der.OCTETS, salt), Der.integer(BigInteger.valueOf(ROUNDS))));
    }

    // ---- passwords

    private static byte[] mac(String digest, byte[] data, char[] password, byte[] salt, int rounds) throws GeneralSecurityException {
        String name = "Hmac" + digest.replace("-", "");
        Mac mac = Mac.getInstance(name);
        mac.init(new SecretKeySpec(derive(digest, 3, password, salt, rounds, MessageDigest.getInstance(digest).getDigestLength()), name));
        return mac.doFinal(data);
    }

    private static byte[] crypt(int mode, Der algorithm, byte[] data, char[] password) throws IOException, GeneralSecurityException {
        List<Der> a = algorithm.parts(2);
        String oid = a.get(0).oid();
        if (oid.equals(TRIPLE_DES)) {
            List<Der> p = a.get(1).parts(2);
            byte[] salt = p.get(0).content();
            int rounds = rounds(p.get(1));
            return cipher(mode, "DESede", derive("SHA-1", 1, password, salt, rounds, 24), derive("SHA-1", 2, password, salt, rounds, 8), data);
        }
        if (!oid.equals(PBES2)) {
            throw new IOException("unknown PBE algorithm " + oid);
        }
        List<Der> p = a.get(1).parts(2);
        List<Der> kdf = p.get(0).parts(2).get(1).parts(2);
        String prf = "1.2.840.113549.2.7";
        for (Der part : kdf) {
            if (part.tag == Der.SEQUENCE) {
                prf = part.parts(1).get(0).oid();
            }
        }
        String[] prfs = {"7", "8", "9", "10", "11"};
        String[] hashes = {"SHA1", "SHA224", "SHA256", "SHA384", "SHA512"};
        int hash = Arrays.asList(prfs).indexOf(prf.substring(prf.lastIndexOf('.') + 1));
        String cipher = p.get(1).parts(2).get(0).oid();
        int bits = cipher.equals("2.16.840.1.101.3.4.1.2") ? 128 : cipher.equals("2.16.840.1.101.3.4.1.22") ? 192
                : cipher.equals("2.16.840.1.101.3.4.1.42") ? 256 : cipher.equals("1.2.840.113549.3.7") ? -192 : 0;
        if (bits == 0 || hash < 0) {
            throw new IOException("unknown PBES2 scheme " + cipher + " with " + prf);
        }
        PBEKeySpec spec = new PBEKeySpec(password == null ? new char[0] : password, kdf.get(0).content(), rounds(kdf.get(1)), Math.abs(bits));
        byte[] key = SecretKeyFactory.getInstance("PBKDF2WithHmac" + hashes[hash]).generateSecret(spec).getEncoded();
        return cipher(mode, bits < 0 ? "DESede" : "AES", key, p.get(1).parts(2).get(1).content(), data);
    }

    private static byte[] cipher(int mode, String name, byte[] key, byte[] iv, byte[] data) throws GeneralSecurityException {
        Cipher c = Cipher.getInstance(name + "/CBC/PKCS5Padding");
        c.init(mode, new SecretKeySpec(key, name), new IvParameterSpec(iv));
        return c.doFinal(data);
    }

    private static byte[] repeated(byte[] part, int block) {
        byte[] all = new byte[(part.length + block - 1) / block * block];
        for (int i = 0; i < all.length; i++) {
            all[i] = part[i % part.length];
        }
        return all;
    }

    /** Key, first block or key of the code (purpose 1, 2, 3) of a password: RFC 7292, appendix B.2. */
    private static byte[] derive(String digest, int purpose, char[] password, byte[] salt, int rounds, int n) throws GeneralSecurityException {
        MessageDigest d = MessageDigest.getInstance(digest);
        int v = digest.endsWith("384") || digest.endsWith("512") ? 128 : 64;
        byte[] text = password == null ? new byte[0] : (new String(password) + '\0').getBytes(StandardCharsets.UTF_16BE);
        byte[] s = repeated(salt, v);
        byte[] p = repeated(text, v);
        byte[] input = Arrays.copyOf(s, s.length + p.length);
        System.arraycopy(p, 0, input, s.length, p.length);
        byte[] diversifier = new byte[v];
        Arrays.fill(diversifier, (byte) purpose);
        byte[] out = new byte[n];
        for (int done = 0; done < n;) {
            d.update(diversifier);
            byte[] a = d.digest(input);
            for (int i = 1; i < rounds; i++) {
                a = d.digest(a);
            }
            int count = Math.min(a.length, n - done);
            System.arraycopy(a, 0, out, done, count);
            done += count;
            BigInteger b = new BigInteger(1, fill(a, v)).add(BigInteger.ONE);
            for (int at = 0; at < input.length; at += v) {
                BigInteger sum = new BigInteger(1, Arrays.copyOfRange(input, at, at + v)).add(b);
                System.arraycopy(Curves.bytes(sum, v), 0, input, at, v);
            }
        }
        return out;
    }

    private static byte[] fill(byte[] a, int v) {
        byte[] b = new byte[v];
        for (int i = 0; i < v; i++) {
            b[i] = a[i % a.length];
        }
        return b;
    }
}
