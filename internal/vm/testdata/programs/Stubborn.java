import java.math.BigInteger;
import java.security.MessageDigest;
import java.util.*;

/** Programs whose few instructions take long. */
public class Stubborn {
    static native void print(String text);

    static final int LARGE = 20000000;

    public static class Copies {
        public static void main(String[] a) { int[] x = new int[LARGE]; for (;;) System.arraycopy(x, 0, x, 1, LARGE - 1); }
    }
    public static class Fills {
        public static void main(String[] a) { int[] x = new int[LARGE]; for (;;) java.util.Arrays.fill(x, 7); }
    }
    public static class Sorts {
        public static void main(String[] a) { int[] x = new int[LARGE]; for (;;) { for (int i = 0; i < 100; i++) x[i * 1000] = i; java.util.Arrays.sort(x); } }
    }
    public static class Equal {
        public static void main(String[] a) {
            char[] c = new char[LARGE];
            String s = new String(c), t = new String(c);
            for (;;) if (!s.equals(t)) print("no");
        }
    }
    public static class Searches {
        public static void main(String[] a) {
            String s = new String(new char[LARGE]);
            for (;;) if (s.indexOf("x") >= 0 || s.lastIndexOf('y') >= 0 || s.contains("zz")) print("no");
        }
    }
    public static class Clones {
        public static void main(String[] a) { byte[] x = new byte[LARGE]; for (;;) x.clone(); }
    }
    public static class Powers {
        public static void main(String[] a) { BigInteger b = BigInteger.valueOf(3).pow(3000000); for (;;) b.multiply(b); }
    }
    public static class Prime {
        public static void main(String[] a) { for (;;) BigInteger.ONE.shiftLeft(5000).add(BigInteger.ONE).isProbablePrime(1000); }
    }
    public static class Digits {
        public static void main(String[] a) { BigInteger b = BigInteger.valueOf(3).pow(3000000); for (;;) b.toString(); }
    }
    public static class Backtracks {
        public static void main(String[] a) {
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < 100; i++) b.append('a');
            print("" + java.util.regex.Pattern.matches("(a+)+b", b));
        }
    }
    public static class Digests {
        public static void main(String[] a) throws Exception { MessageDigest d = MessageDigest.getInstance("SHA-256"); byte[] x = new byte[LARGE]; for (;;) d.update(x); }
    }
    public static class Arrays {
        public static void main(String[] a) { for (;;) { int[] x = new int[1 << 20]; } }
    }
    public static class Searched {
        public static void main(String[] a) {
            char[] c = new char[LARGE / 20];
            java.util.Arrays.fill(c, '\u4e00');
            String s = new String(c), t = s.substring(c.length / 2) + "x", u = "x" + t;
            for (;;) if (s.indexOf(t) >= 0 || s.lastIndexOf(u) >= 0) print("no");
        }
    }
    public static class Spliced {
        public static void main(String[] a) { StringBuilder b = new StringBuilder(new String(new char[LARGE])); for (;;) b.deleteCharAt(0).insert(0, 'x'); }
    }
    public static class Reversed {
        public static void main(String[] a) { StringBuilder b = new StringBuilder(new String(new char[LARGE])); for (;;) b.reverse(); }
    }
    public static class Divides {
        public static void main(String[] a) { BigInteger b = BigInteger.valueOf(3).pow(300000), c = BigInteger.valueOf(7).pow(50000); for (;;) { b.mod(c); b.modInverse(c); new BigInteger(large(20000)); } }
    }
    static String large(int n) { char[] c = new char[n]; java.util.Arrays.fill(c, '7'); return new String(c); }
    public static class Sums {
        public static void main(String[] a) {
            byte[] x = new byte[LARGE];
            for (;;) { new java.util.zip.CRC32().update(x, 0, LARGE); new java.util.zip.Adler32().update(x, 0, LARGE); }
        }
    }
    public static class Derives {
        public static void main(String[] a) throws Exception {
            javax.crypto.SecretKeyFactory f = javax.crypto.SecretKeyFactory.getInstance("PBKDF2WithHmacSHA512");
            for (;;) f.generateSecret(new javax.crypto.spec.PBEKeySpec("secret".toCharArray(), new byte[8], 1000000000, 512));
        }
    }
    public static class Filled {
        public static void main(String[] a) { for (;;) String.format("%10000000d", 1); }
    }
    public static class Sleeps {
        public static void main(String[] a) throws Exception { for (;;) Thread.sleep(Long.MAX_VALUE); }
    }
    public static class Spins {
        public static void main(String[] a) { for (;;) Thread.yield(); }
    }
    public static class Parks {
        public static void main(String[] a) { for (;;) java.util.concurrent.locks.LockSupport.parkNanos(1); }
    }
    public static class Timers {
        public static void main(String[] a) {
            new Timer().schedule(new TimerTask() { public void run() { } }, 1, 1);
        }
    }
    public static class Bomb {
        static void start() { new Thread() { public void run() { for (;;) { try { Bomb.start(); } catch (OutOfMemoryError e) { } } } }.start(); }
        public static void main(String[] a) { start(); }
    }
    public static class Hashes {
        public static void main(String[] a) { byte[] x = new byte[LARGE]; for (;;) java.util.Arrays.hashCode(x); }
    }
    public static class Packs {
        public static void main(String[] a) throws Exception {
            byte[] x = new byte[LARGE], y = new byte[LARGE];
            for (;;) { java.util.zip.Deflater d = new java.util.zip.Deflater(9); d.setInput(x); d.finish(); d.deflate(y); }
        }
    }
    public static class Decodes {
        public static void main(String[] a) throws Exception { byte[] x = new byte[LARGE]; for (;;) new String(x, "UTF-8").getBytes("UTF-16"); }
    }
}
