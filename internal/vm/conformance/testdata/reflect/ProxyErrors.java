import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.List;

/** What proxies refuse, and what handlers may throw and return. */
public class ProxyErrors {
    interface Work {
        int number() throws IOException;

        String text();

        void nothing();

        Integer boxed();

        long big();
    }

    interface Sub extends Work {
        @Override
        int number();
    }

    interface A {
        int clash();
    }

    interface B {
        String clash();
    }

    enum E {
        X
    }

    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (UndeclaredThrowableException e) {
            System.out.println(name + " undeclared " + e.getCause() + " " + e.getMessage() + " " + (e.getUndeclaredThrowable() == e.getCause()));
        } catch (Throwable e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    static Work work(InvocationHandler h) {
        return (Work) Proxy.newProxyInstance(ProxyErrors.class.getClassLoader(), new Class<?>[] {Work.class}, h);
    }

    public static void main(String[] args) {
        ClassLoader loader = ProxyErrors.class.getClassLoader();
        attempt("null for int", () -> work((p, m, a) -> null).number());
        attempt("null for text", () -> work((p, m, a) -> null).text());
        attempt("null for boxed", () -> work((p, m, a) -> null).boxed());
        attempt("wrong box", () -> work((p, m, a) -> 5L).number());
        attempt("no widening", () -> work((p, m, a) -> 5).big());
        attempt("wrong class", () -> work((p, m, a) -> 5).text());
        attempt("short for int", () -> work((p, m, a) -> (short) 5).number());
        attempt("value for void", () -> {
            work((p, m, a) -> "ignored").nothing();
            return "";
        });
        attempt("declared", () -> work((p, m, a) -> {
            throw new IOException("io");
        }).number());
        attempt("undeclared", () -> work((p, m, a) -> {
            throw new IOException("io");
        }).text());
        attempt("unchecked", () -> work((p, m, a) -> {
            throw new IllegalStateException();
        }).text());
        attempt("error", () -> work((p, m, a) -> {
            throw new AssertionError();
        }).text());
        attempt("subclass of declared", () -> work((p, m, a) -> {
            throw new java.io.FileNotFoundException();
        }).number());
        attempt("narrowed", () -> ((Work) Proxy.newProxyInstance(loader, new Class<?>[] {Sub.class}, (p, m, a) -> {
            throw new IOException("narrow");
        })).number());
        attempt("both declare", () -> ((Work) Proxy.newProxyInstance(loader, new Class<?>[] {Work.class, Sub.class}, (p, m, a) -> {
            throw new IOException("both");
        })).number());
        InvocationHandler h = (p, m, a) -> null;
        attempt("class", () -> Proxy.newProxyInstance(loader, new Class<?>[] {String.class}, h));
        attempt("enum", () -> Proxy.newProxyInstance(loader, new Class<?>[] {E.class}, h));
        attempt("twice", () -> Proxy.newProxyInstance(loader, new Class<?>[] {A.class, A.class}, h));
        attempt("clash", () -> Proxy.newProxyInstance(loader, new Class<?>[] {A.class, B.class}, h));
        attempt("null interface", () -> Proxy.newProxyInstance(loader, new Class<?>[] {null}, h));
        attempt("null handler", () -> Proxy.newProxyInstance(loader, new Class<?>[] {A.class}, null));
        attempt("null interfaces", () -> Proxy.newProxyInstance(loader, null, h));
        attempt("none", () -> Proxy.isProxyClass(Proxy.newProxyInstance(loader, new Class<?>[0], h).getClass()));
        attempt("handler of no proxy", () -> Proxy.getInvocationHandler("x"));
        attempt("null class", () -> Proxy.isProxyClass(null));
        attempt("recursion", () -> work((p, m, a) -> m.getName().equals("text") ? "" + ((Work) p).boxed() : 7).text());
        attempt("toString of null", () -> "" + work((p, m, a) -> null));
        attempt("hashCode of null", () -> work((p, m, a) -> null).hashCode());
    }
}
