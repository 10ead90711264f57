import java.io.*;
import java.lang.reflect.*;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.*;
import java.util.regex.*;
import java.util.zip.*;

/** Programs that want more memory than they get, by way of the class library. */
public class Greedy {
    static native void print(String text);

    /** One step that takes memory and keeps it. */
    abstract static class Hoarder {
        final ArrayList<Object> kept = new ArrayList<Object>();
        abstract Object step(int i) throws Exception;

        void run() {
            try {
                for (int i = 0; ; i++) kept.add(step(i));
            } catch (OutOfMemoryError e) {
                kept.clear();
                print("full");
            } catch (Throwable e) {
                kept.clear();
                print(e.getClass().getName());
            }
        }
    }

    static String large(int n) { char[] c = new char[n]; Arrays.fill(c, 'x'); return new String(c); }

    public static class Builder {
        public static void main(String[] a) {
            StringBuilder b = new StringBuilder("text");
            try { for (;;) b.append(b); } catch (OutOfMemoryError e) { b = null; print("full"); }
        }
    }
    public static class WideBuilder {
        public static void main(String[] a) {
            StringBuilder b = new StringBuilder("t\u4e00");
            try { for (;;) b.append(b).insert(1, b).reverse(); } catch (OutOfMemoryError e) { b = null; print("full"); }
        }
    }
    public static class Concat {
        public static void main(String[] a) {
            String s = "text";
            try { for (;;) s = s + s; } catch (OutOfMemoryError e) { s = null; print("full"); }
            s = "text";
            try { for (;;) s = s.concat(s); } catch (OutOfMemoryError e) { s = null; print("full"); }
        }
    }
    public static class Replace {
        public static void main(String[] a) {
            String s = large(100000);
            try { print("" + s.replace("x", s).length()); } catch (OutOfMemoryError e) { print("full"); }
            try { print("" + s.replaceAll("x", s).length()); } catch (OutOfMemoryError e) { print("full"); }
        }
    }
    public static class Format {
        public static void main(String[] a) {
            try { print("" + String.format("%2000000000d", 1).length()); } catch (OutOfMemoryError e) { print("full"); }
            try { print("" + String.format("%.2000000000f", 1.5).length()); } catch (OutOfMemoryError e) { print("full"); }
        }
    }
    public static class Pieces extends Hoarder {
        final String s = large(100000);
        Object step(int i) throws Exception {
            switch (i % 6) {
                case 0: return s.substring(1);
                case 1: return s.toCharArray();
                case 2: return s.getBytes("UTF-16");
                case 3: return s.toUpperCase();
                case 4: return s.split("x", 1000);
                default: return new StringBuilder(s).reverse();
            }
        }
        public static void main(String[] a) { new Pieces().run(); }
    }
    public static class Interned extends Hoarder {
        Object step(int i) { return ("some text of its own " + i).intern(); }
        public static void main(String[] a) { new Interned().run(); }
    }
    public static class Streams extends Hoarder {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        Object step(int i) throws Exception { out.write(new byte[100000]); return null; }
        public static void main(String[] a) { new Streams().run(); }
    }
    public static class Bomb {
        public static void main(String[] a) throws Exception {
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            GZIPOutputStream z = new GZIPOutputStream(packed);
            byte[] zeros = new byte[1 << 20];
            for (int i = 0; i < 600; i++) z.write(zeros);
            z.close();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed.toByteArray()));
            byte[] part = new byte[1 << 16];
            try { for (int n; (n = in.read(part)) > 0; ) out.write(part, 0, n); } catch (OutOfMemoryError e) { out = null; print("full"); }
        }
    }
    public static class Buffers extends Hoarder {
        Object step(int i) { return ByteBuffer.allocateDirect(1 << 20); }
        public static void main(String[] a) { new Buffers().run(); }
    }
    public static class Files {
        public static void main(String[] a) throws Exception {
            byte[] part = new byte[1 << 20];
            int files = 0;
            try {
                for (; ; files++) {
                    FileOutputStream out = new FileOutputStream("/data/local/tmp/f" + files);
                    for (int i = 0; i < 100; i++) out.write(part);
                    out.close();
                }
            } catch (IOException e) { print("full"); }
        }
    }
    public static class ManyFiles {
        public static void main(String[] a) throws Exception {
            try {
                for (int i = 0; ; i++) if (!new File("/data/local/tmp/file" + i).createNewFile()) throw new IOException("exists");
            } catch (IOException e) { print("full"); }
        }
    }
    public static class Big {
        public static void main(String[] a) {
            try { print("" + BigInteger.ONE.shiftLeft(Integer.MAX_VALUE - 1).bitLength()); } catch (Throwable e) { print(e.getClass().getName()); }
            try { print("" + BigInteger.TEN.pow(Integer.MAX_VALUE).bitLength()); } catch (Throwable e) { print(e.getClass().getName()); }
            BigInteger b = BigInteger.TEN;
            try { for (;;) b = b.multiply(b); } catch (Throwable e) { print(e.getClass().getName()); }
        }
    }
    public static class Kept extends Hoarder {
        BigInteger n = BigInteger.ONE.shiftLeft(100000);
        Object step(int i) { return n = n.add(BigInteger.ONE); }
        public static void main(String[] a) { new Kept().run(); }
    }
    public static class Patterns extends Hoarder {
        Object step(int i) { return Pattern.compile("([a-z]{1,50}|[^x]{2,9}(foo|bar)*)+" + i).matcher("text"); }
        public static void main(String[] a) { new Patterns().run(); }
    }
    public static class HugePattern {
        public static void main(String[] a) {
            try { print("" + Pattern.compile("((((a{1,999}){1,999}){1,999}){1,999}){1,999}").matcher("aaaa").matches()); }
            catch (Throwable e) { print(e.getClass().getName()); }
        }
    }
    public static class Arrayed extends Hoarder {
        Object last = new Object[0];
        Object step(int i) { return last = Array.newInstance(last.getClass(), 0); }
        public static void main(String[] a) { new Arrayed().run(); }
    }
    public static class Locks extends Hoarder {
        Object step(int i) throws Exception { Object o = new Object(); synchronized (o) { o.hashCode(); } return o; }
        public static void main(String[] a) { new Locks().run(); }
    }
    public static class Waiters extends Hoarder {
        Object step(int i) throws Exception { Object o = new Object(); synchronized (o) { o.wait(1); } return o; }
        public static void main(String[] a) { new Waiters().run(); }
    }
    public static class Traces extends Hoarder {
        static Object deep(int n) { return n == 0 ? new Exception("deep") : deep(n - 1); }
        Object step(int i) { return deep(1000); }
        public static void main(String[] a) { new Traces().run(); }
    }
    public static class Causes {
        public static void main(String[] a) {
            Throwable e = null;
            for (int i = 0; i < 3000; i++) e = new Exception("number " + i, e);
            StringWriter w = new StringWriter();
            try { e.printStackTrace(new PrintWriter(w)); print("printed"); } catch (Throwable x) { print(x.getClass().getName()); }
        }
    }
    public static class UncaughtChain {
        public static void main(String[] a) throws Throwable {
            Throwable e = null;
            for (int i = 0; i < 100000; i++) e = new Exception(i == 99999 ? large(1000000) : "number " + i, e);
            throw e;
        }
    }
    public static class DeepThreads {
        static int deep(int n) { return n == 0 ? hold() : deep(n - 1) + 1; }
        static int hold() { try { Thread.sleep(1000000); } catch (InterruptedException e) { } return 0; }
        public static void main(String[] a) {
            try {
                for (;;) {
                    Thread t = new Thread() { public void run() { try { deep(9000); } catch (OutOfMemoryError e) { } } };
                    t.setDaemon(true);
                    t.start();
                }
            } catch (OutOfMemoryError e) { print("full"); }
        }
    }
    public static class NestedThreads {
        static int deep(int n) throws Exception {
            if (n == 0) { Thread.sleep(1000000); return 0; }
            return (Integer) NestedThreads.class.getDeclaredMethod("deep", int.class).invoke(null, n - 1);
        }
        public static void main(String[] a) {
            try {
                for (;;) {
                    Thread t = new Thread() { public void run() { try { deep(200); } catch (Throwable e) { } } };
                    t.setDaemon(true);
                    t.start();
                }
            } catch (OutOfMemoryError e) { print("full"); }
        }
    }
    public static class Maps extends Hoarder {
        final HashMap<Object, Object> map = new HashMap<Object, Object>();
        Object step(int i) { map.put(i, "v" + i); return null; }
        void run() { super.run(); map.clear(); }
        public static void main(String[] a) { new Maps().run(); }
    }
    public static class Proxies extends Hoarder {
        interface I { }
        Object step(int i) {
            return Proxy.newProxyInstance(I.class.getClassLoader(), new Class<?>[]{I.class}, new InvocationHandler() {
                public Object invoke(Object p, Method m, Object[] args) { return null; }
            });
        }
        public static void main(String[] a) { new Proxies().run(); }
    }
    public static class Reflected extends Hoarder {
        Object step(int i) { return String.class.getMethods(); }
        public static void main(String[] a) { new Reflected().run(); }
    }
    public static class Properties extends Hoarder {
        Object step(int i) { return System.setProperty("name " + i, large(1000)); }
        public static void main(String[] a) { new Properties().run(); }
    }
    public static class Printed {
        public static void main(String[] a) { String s = large(1000000); for (int i = 0; i < 100; i++) System.out.println(s); print("printed"); }
    }
}
