import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

/** HMAC, keys from passwords, key specs and generators. */
public class Macs {
    static String hex(byte[] b) {
        StringBuilder sb = new StringBuilder();
        for (byte x : b) {
            sb.append(Character.forDigit(x >> 4 & 15, 16)).append(Character.forDigit(x & 15, 16));
        }
        return sb.toString();
    }

    public static void main(String[] args) throws Exception {
        byte[] key = "Jefe".getBytes("US-ASCII"), big = new byte[200];
        Arrays.fill(big, (byte) 0xaa);
        for (String a : new String[] {"HmacMD5", "HmacSHA1", "HmacSHA224", "HmacSHA256", "HmacSHA384", "HmacSHA512", "hmacsha256"}) {
            Mac m = Mac.getInstance(a);
            m.init(new SecretKeySpec(key, a));
            String first = hex(m.doFinal("what do ya want for nothing?".getBytes()));
            m.update("what do ya ".getBytes());
            m.update((byte) 'w');
            m.update("want for nothing?".getBytes(), 1, 16);
            String second = hex(m.doFinal());
            m.init(new SecretKeySpec(big, a));
            System.out.println(a + " " + m.getAlgorithm() + " " + m.getMacLength() + " " + first + " " + first.equals(second) + " " + hex(m.doFinal()) + " " + hex(m.doFinal(big)));
        }
        Mac m = Mac.getInstance("HmacSHA256");
        try {
            m.update((byte) 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            m.init(null);
        } catch (InvalidKeyException e) {
            System.out.println("no key");
        }
        try {
            Mac.getInstance("HmacFOO");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        m.init(new SecretKeySpec(key, "any"));
        m.update(big);
        m.reset();
        byte[] out = new byte[40];
        m.doFinal(out, 8);
        System.out.println(hex(out));
        try {
            m.doFinal(out, 20);
        } catch (ShortBufferException e) {
            System.out.println("no room");
        }
        for (String a : new String[] {"PBKDF2WithHmacSHA1", "PBKDF2WithHmacSHA256", "PBKDF2WithHmacSHA512"}) {
            SecretKeyFactory f = SecretKeyFactory.getInstance(a);
            byte[] k = f.generateSecret(new PBEKeySpec("password".toCharArray(), "salt".getBytes(), 100, 256)).getEncoded();
            System.out.println(a + " " + hex(k) + " " + hex(f.generateSecret(new PBEKeySpec("p\u00e4ss".toCharArray(), new byte[16], 7, 160)).getEncoded()));
        }
        SecretKeySpec s = new SecretKeySpec(new byte[] {1, 2, 3, 4}, 1, 2, "AES");
        System.out.println(s.getAlgorithm() + " " + s.getFormat() + " " + hex(s.getEncoded()) + " " + s.equals(new SecretKeySpec(new byte[] {2, 3}, "aes")) + " " + s.equals(new SecretKeySpec(new byte[] {2, 4}, "AES")));
        String[] bad = {"empty", "null", "range"};
        for (String b : bad) {
            try {
                new SecretKeySpec(b.equals("empty") ? new byte[0] : b.equals("null") ? null : key, 0, 9, "AES");
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        KeyGenerator g = KeyGenerator.getInstance("AES");
        SecretKey k1 = g.generateKey();
        g.init(256);
        SecretKey k2 = g.generateKey();
        System.out.println(k1.getAlgorithm() + " " + k2.getEncoded().length + " " + k2.equals(g.generateKey()) + " " + k1.getFormat() + " " + KeyGenerator.getInstance("HmacSHA256").generateKey().getEncoded().length);
        try {
            g.init(100);
        } catch (InvalidParameterException e) {
            System.out.println("no such size");
        }
        PBEKeySpec p = new PBEKeySpec("abc".toCharArray(), new byte[] {1}, 5, 64);
        p.clearPassword();
        try {
            p.getPassword();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + p.getIterationCount() + " " + p.getKeyLength());
        }
        SecureRandom r = new SecureRandom();
        byte[] x = new byte[32], y = new byte[32];
        r.nextBytes(x);
        r.nextBytes(y);
        int n = r.nextInt(10);
        System.out.println(Arrays.equals(x, y) + " " + (n >= 0 && n < 10) + " " + r.generateSeed(5).length + " " + (r.nextDouble() < 1) + " " + (r instanceof Random) + " " + SecureRandom.getInstance("SHA1PRNG").getAlgorithm());
    }
}
