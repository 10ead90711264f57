import java.security.MessageDigest;
import java.util.Arrays;
import java.util.zip.*;
import javax.crypto.Cipher;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.*;

/** Calls that work on more at once than the machine does between two looks at its limits. */
public class LargePieces {
    static byte[] data(int n) {
        byte[] x = new byte[n];
        int seed = 1;
        for (int i = 0; i < n; i++) {
            seed = seed * 1664525 + 1013904223;
            x[i] = (byte) (i % 1000 < 300 ? seed >>> 24 : i / 1000);
        }
        return x;
    }

    static String hex(byte[] b) {
        StringBuilder s = new StringBuilder();
        for (byte x : b) s.append(Character.forDigit(x >> 4 & 15, 16)).append(Character.forDigit(x & 15, 16));
        return s.toString();
    }

    static void packed(byte[] x, int level, boolean bare, int room, boolean sync) throws Exception {
        Deflater d = new Deflater(level, bare);
        d.setInput(x);
        if (!sync) d.finish();
        byte[] y = new byte[x.length + 100000];
        int n = 0;
        for (int k; n < y.length && (k = d.deflate(y, n, Math.min(room, y.length - n), sync ? Deflater.SYNC_FLUSH : Deflater.NO_FLUSH)) > 0; ) n += k;
        System.out.println(level + " " + bare + " " + sync + " in " + d.getTotalIn() + " " + d.finished() + " " + (d.getTotalOut() == n) + " " + d.needsInput());
        Inflater i = new Inflater(bare);
        i.setInput(y, 0, n);
        byte[] z = new byte[x.length];
        int m = i.inflate(z);
        System.out.println(m + " " + Arrays.equals(x, z) + " " + i.finished() + " " + (i.getRemaining() == 0) + " " + i.getTotalOut() + (bare ? "" : " " + i.getAdler()));
        i.reset();
        i.setInput(y, 0, n / 2);
        m = i.inflate(z);
        System.out.println((m > 0) + " " + i.finished() + " " + i.needsInput() + " " + i.getRemaining());
    }

    public static void main(String[] a) throws Exception {
        byte[] x = data(300001);
        for (int level : new int[] {0, 1, 6, 9}) {
            packed(x, level, level == 1, 1 << 20, level == 6);
            packed(x, level, level == 6, 70000, level == 9);
        }
        packed(new byte[1000000], 9, false, 1 << 20, false);
        byte[] bad = new byte[200000];
        Deflater d = new Deflater(0);
        d.setInput(x, 0, 150000);
        d.finish();
        int n = d.deflate(bad);
        bad[n - 1] ^= 1;
        Inflater i = new Inflater();
        i.setInput(bad, 0, n);
        try { System.out.println(i.inflate(new byte[200000])); } catch (DataFormatException e) { System.out.println(e.getMessage()); }
        CRC32 c = new CRC32();
        c.update(x, 1, 299999);
        Adler32 s = new Adler32();
        s.update(x, 1, 299999);
        System.out.println(c.getValue() + " " + s.getValue());
        for (String name : new String[] {"MD5", "SHA-1", "SHA-256", "SHA-512"}) {
            MessageDigest m = MessageDigest.getInstance(name);
            m.update(x, 1, 131072);
            m.update(x, 131073, 100000);
            System.out.println(name + " " + hex(m.digest()));
        }
        byte[] key = Arrays.copyOf(x, 16);
        for (String name : new String[] {"AES/CBC/PKCS5Padding", "AES/CTR/NoPadding", "AES/ECB/PKCS5Padding", "AES/GCM/NoPadding"}) {
            Cipher e = Cipher.getInstance(name);
            SecretKeySpec k = new SecretKeySpec(key, "AES");
            if (name.contains("ECB")) e.init(Cipher.ENCRYPT_MODE, k);
            else if (name.contains("GCM")) e.init(Cipher.ENCRYPT_MODE, k, new GCMParameterSpec(128, key));
            else e.init(Cipher.ENCRYPT_MODE, k, new IvParameterSpec(key));
            byte[] out = e.doFinal(x);
            c.reset();
            c.update(out);
            Cipher f = Cipher.getInstance(name);
            if (name.contains("ECB")) f.init(Cipher.DECRYPT_MODE, k);
            else if (name.contains("GCM")) f.init(Cipher.DECRYPT_MODE, k, new GCMParameterSpec(128, key));
            else f.init(Cipher.DECRYPT_MODE, k, new IvParameterSpec(key));
            System.out.println(name + " " + out.length + " " + c.getValue() + " " + Arrays.equals(x, f.doFinal(out)));
        }
        for (int rounds : new int[] {1, 2, 1000}) {
            PBEKeySpec spec = new PBEKeySpec("secret".toCharArray(), "salt".getBytes("UTF-8"), rounds, 400);
            System.out.println(hex(SecretKeyFactory.getInstance("PBKDF2WithHmacSHA1").generateSecret(spec).getEncoded()));
            System.out.println(hex(SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(spec).getEncoded()));
        }
        StringBuffer b = new StringBuffer();
        java.util.regex.Matcher m = java.util.regex.Pattern.compile("(b)").matcher("abcb");
        while (m.find()) m.appendReplacement(b, "plain");
        System.out.println(m.appendTail(b) + " " + "abcb".replaceAll("(b)", "[$1\\$]") + " " + "abcb".replaceFirst("b", "x"));
        System.out.println(String.format("%12d|%-12s|%012d|%12.3f|%.30f|%.0f|%e|%.12e|%g|%.3g|%012.2f|%#012x|%a|%.3a", 42, "left", -42, 1.5, 0.1, 2.5, 12345.678, 1e-10, 0.0001, 123456.0, -3.14159, 255, 1.0, 0.0));
    }
}
