import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Proxies: every parameter and result type, object methods, class identity. */
public class ProxyBasics {
    interface All {
        boolean z(boolean x);

        byte b(byte x);

        char c(char x);

        short s(short x);

        int i(int x);

        long l(long x);

        float f(float x);

        double d(double x);

        String t(String x);

        int[] a(int[] x);

        void v();

        String many(int a, long b, Object c, double d, String... rest);
    }

    interface Left {
        String same(int x);
    }

    interface Right {
        String same(int x);

        int other();
    }

    public static void main(String[] args) {
        ClassLoader loader = ProxyBasics.class.getClassLoader();
        InvocationHandler echo = (proxy, m, a) -> {
            System.out.println("  " + m.getDeclaringClass().getSimpleName() + "." + m.getName() + (a == null ? " null" : " " + a.length));
            if (m.getName().equals("many")) {
                return a[0] + "," + a[1] + "," + a[2] + "," + a[3] + "," + Arrays.toString((String[]) a[4]);
            }
            return a == null ? null : a[0];
        };
        All p = (All) Proxy.newProxyInstance(loader, new Class<?>[] {All.class}, echo);
        System.out.println(p.z(true) + " " + p.b((byte) -1) + " " + p.c('c') + " " + p.s((short) 2) + " " + p.i(3) + " " + p.l(4) + " " + p.f(5) + " " + p.d(6) + " " + p.t("t") + " " + p.a(new int[] {7})[0]);
        p.v();
        System.out.println(p.many(1, 2L, null, 3.5, "x", "y"));
        InvocationHandler objects = (proxy, m, a) -> {
            System.out.println("  " + m);
            switch (m.getName()) {
                case "toString":
                    return "a proxy";
                case "hashCode":
                    return 42;
                case "equals":
                    return a[0] == proxy;
                default:
                    return m.getDeclaringClass().getSimpleName();
            }
        };
        Object both = Proxy.newProxyInstance(loader, new Class<?>[] {Left.class, Right.class}, objects);
        System.out.println(both + " " + both.hashCode() + " " + both.equals(both) + " " + both.equals("x"));
        System.out.println(((Left) both).same(1) + " " + ((Right) both).same(2));
        Object reversed = Proxy.newProxyInstance(loader, new Class<?>[] {Right.class, Left.class}, objects);
        System.out.println(((Left) reversed).same(1));
        Class<?> c = both.getClass();
        System.out.println(Proxy.isProxyClass(c) + " " + (c == Proxy.getProxyClass(loader, Left.class, Right.class)) + " " + (c == reversed.getClass()) + " " + c.getSuperclass() + " " + Arrays.toString(c.getInterfaces())
            + " " + Modifier.toString(c.getModifiers() & ~Modifier.PUBLIC) + " " + c.getSimpleName().startsWith("$Proxy") + " " + (Proxy.getInvocationHandler(both) == objects));
        System.out.println(Proxy.isProxyClass(ProxyBasics.class) + " " + (both instanceof Left) + (both instanceof Comparator));
        @SuppressWarnings("unchecked")
        Comparator<String> cmp = (Comparator<String>) Proxy.newProxyInstance(loader, new Class<?>[] {Comparator.class}, (proxy, m, a) -> ((String) a[0]).length() - ((String) a[1]).length());
        List<String> words = Arrays.asList("three", "a", "of");
        words.sort(cmp);
        System.out.println(words);
        both.getClass();
        synchronized (both) {
            both.notifyAll();
        }
    }
}
