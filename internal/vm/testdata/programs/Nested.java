import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.*;
import java.util.regex.*;

/** Programs that call themselves by way of the class library, and never stop. */
public class Nested {
    static native void print(String text);

    static void survive(Runnable r) {
        for (int i = 0; i < 3; i++) {
            try { r.run(); print("no"); } catch (StackOverflowError e) { print("overflow"); }
        }
    }

    public static class Text {
        public String toString() { return "a" + this; }
        public static void main(String[] a) { survive(new Runnable() { public void run() { new Text().toString(); } }); }
    }
    public static class Valued {
        public String toString() { return String.valueOf(this) + new StringBuilder().append(this); }
        public static void main(String[] a) { survive(new Runnable() { public void run() { new Valued().toString(); } }); }
    }
    public static class Hashed {
        public int hashCode() { return Arrays.hashCode(new Object[]{this}) + Objects.hash(this); }
        public static void main(String[] a) { survive(new Runnable() { public void run() { new Hashed().hashCode(); } }); }
    }
    public static class Compared implements Comparable<Compared> {
        public int compareTo(Compared o) { Compared[] x = {this, o}; Arrays.sort(x); return 0; }
        public static void main(String[] a) { survive(new Runnable() { public void run() { new Compared().compareTo(new Compared()); } }); }
    }
    public static class Reflected {
        public void again() throws Throwable {
            try { Reflected.class.getMethod("again").invoke(this); } catch (InvocationTargetException e) { throw e.getCause(); }
        }
        public static void main(String[] a) {
            survive(new Runnable() { public void run() { try { new Reflected().again(); } catch (Error e) { throw e; } catch (Throwable e) { print("" + e); } } });
        }
    }
    public static class Constructed {
        public Constructed() throws Throwable {
            try { Constructed.class.getConstructor().newInstance(); } catch (InvocationTargetException e) { throw e.getCause(); }
        }
        public static void main(String[] a) {
            survive(new Runnable() { public void run() { try { new Constructed(); } catch (Error e) { throw e; } catch (Throwable e) { print("" + e); } } });
        }
    }
    public static class Proxied {
        static Runnable r;
        public static void main(String[] a) {
            r = (Runnable) Proxy.newProxyInstance(Proxied.class.getClassLoader(), new Class<?>[]{Runnable.class}, new InvocationHandler() {
                public Object invoke(Object p, Method m, Object[] args) { r.run(); return null; }
            });
            survive(new Runnable() { public void run() { r.run(); } });
        }
    }
    public static class Listed {
        public static void main(String[] a) {
            final ArrayList<Object> l = new ArrayList<Object>(), m = new ArrayList<Object>();
            l.add(m);
            m.add(l);
            survive(new Runnable() { public void run() { l.hashCode(); } });
            survive(new Runnable() { public void run() { l.toString(); } });
        }
    }
    public static class Arrayed {
        public static void main(String[] a) {
            final Object[] x = new Object[1], y = {x};
            x[0] = y;
            print(Arrays.deepToString(x));
            survive(new Runnable() { public void run() { Arrays.deepHashCode(x); } });
            survive(new Runnable() { public void run() { Object[] z = {y}; x[0] = z; Arrays.deepEquals(x, z.clone()); throw new StackOverflowError(); } });
        }
    }
    static class C0 { static Object o = next(0); }
    static Object next(int i) {
        try { return Class.forName("Nested$C" + i).getDeclaredField("o").get(null); } catch (Exception e) { return "" + e; }
    }
    public static class Initialized { public static void main(String[] a) { print("" + next(0)); } }
    public static class Pattern {
        static String repeat(String s, int n) { StringBuilder b = new StringBuilder(); for (int i = 0; i < n; i++) b.append(s); return b.toString(); }
        static void attempt(String regex, String text) {
            try { print("" + java.util.regex.Pattern.compile(regex).matcher(text).matches()); }
            catch (StackOverflowError e) { print("overflow"); }
            catch (PatternSyntaxException e) { print("syntax"); }
        }
        public static void main(String[] a) {
            attempt(repeat("(", 200000) + repeat(")", 200000), "");
            attempt(repeat("(?:a", 50000) + repeat(")*", 50000), "aaaa");
            attempt(repeat("[", 100000), "a");
            attempt("(a|b|ab)*c", repeat("ab", 2000000));
            attempt("(?:(a)|b)*", repeat("ab", 2000000));
            attempt("(.*)(.*)(.*)\\1\\2\\3x", repeat("ab", 40));
        }
    }
    public static class Handler implements Thread.UncaughtExceptionHandler {
        public void uncaughtException(Thread t, Throwable e) { throw new RuntimeException("again", e); }
        public static void main(String[] a) {
            Thread.setDefaultUncaughtExceptionHandler(new Handler());
            throw new RuntimeException("first");
        }
    }
    public static class Message extends RuntimeException {
        public String getMessage() { throw new Message(); }
        public String toString() { throw new Message(); }
        public Throwable getCause() { return new Message(); }
        public static void main(String[] a) { throw new Message(); }
    }
    public static class Filled extends Error {
        public synchronized Throwable fillInStackTrace() { throw new Filled(); }
        public static void main(String[] a) { survive(new Runnable() { public void run() { throw new Filled(); } }); }
    }
    public static class Hook {
        public static void main(String[] a) {
            Runtime.getRuntime().addShutdownHook(new Thread() { public void run() { print("hook"); System.exit(3); } });
            System.exit(2);
        }
    }
    public static class Finally {
        static int n;
        static void f() { try { n++; f(); } finally { if (n < 12000) f(); } }
        public static void main(String[] a) { survive(new Runnable() { public void run() { n = 0; f(); } }); }
    }
    public static class Synchronized {
        synchronized void f() { f(); }
        public static void main(String[] a) {
            final Synchronized s = new Synchronized();
            survive(new Runnable() { public void run() { s.f(); } });
            print("" + Thread.holdsLock(s));
        }
    }
}
