import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Exceptions on their way through reflection. */
public class ReflectedExceptions {
    static class Own extends Exception {
        Own(String m, Throwable cause) {
            super(m, cause);
        }
    }

    static void deep(int n) throws Own {
        if (n == 0) {
            throw new Own("bottom", new RuntimeException("cause"));
        }
        try {
            ReflectedExceptions.class.getDeclaredMethod("deep", int.class).invoke(null, n - 1);
        } catch (ReflectiveOperationException e) {
            throw new Own("level " + n, e);
        }
    }

    static int divide(int a, int b) {
        return a / b;
    }

    static void overflow() {
        overflow();
    }

    static class Init {
        static int value = compute();

        static int compute() {
            throw new IllegalArgumentException("init");
        }
    }

    static class Sneaky {
        Sneaky() throws Own {
            throw new Own("sneaky", null);
        }
    }

    static void chain(Throwable t) {
        for (; t != null; t = t.getCause()) {
            System.out.print(t.getClass().getSimpleName() + "(" + t.getMessage() + ") ");
        }
        System.out.println();
    }

    public static void main(String[] args) throws Exception {
        try {
            deep(3);
        } catch (Own e) {
            chain(e);
            StackTraceElement top = e.getStackTrace()[0];
            System.out.println(top.getMethodName() + " " + top.getClassName());
        }
        Method divide = ReflectedExceptions.class.getDeclaredMethod("divide", int.class, int.class);
        try {
            divide.invoke(null, 1, 0);
        } catch (InvocationTargetException e) {
            System.out.println(e.getMessage() + " " + e.getCause().getClass() + " " + e.getCause().getStackTrace()[0].getMethodName() + " " + e.getStackTrace().length / 100);
        }
        try {
            ReflectedExceptions.class.getDeclaredMethod("overflow").invoke(null);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause().getClass());
        }
        try {
            Init.class.getDeclaredField("value").get(null);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getMessage() + " " + e.getException() + " " + (e.getCause() == e.getException()));
        }
        try {
            Init.class.getDeclaredMethod("compute").invoke(null);
        } catch (NoClassDefFoundError e) {
            System.out.println("erroneous");
        }
        try {
            Sneaky.class.newInstance();
        } catch (Exception e) {
            System.out.println(e.getClass());
        }
        try {
            Constructor<Sneaky> c = Sneaky.class.getDeclaredConstructor();
            c.newInstance();
        } catch (InvocationTargetException e) {
            System.out.println("wrapped " + e.getCause().getMessage());
        }
        InvocationTargetException empty = new InvocationTargetException(null);
        System.out.println(empty + " " + empty.getCause() + " " + new InvocationTargetException(new Error("x"), "text"));
        try {
            ReflectedExceptions.class.getDeclaredMethod("none", int[].class);
        } catch (NoSuchMethodException e) {
            System.out.println(e.getClass());
        }
        for (ReflectiveOperationException e : new ReflectiveOperationException[] {new ClassNotFoundException("c", new Error("e")), new NoSuchFieldException("f"), new IllegalAccessException(), new InstantiationException("i")}) {
            System.out.println(e + " " + e.getCause());
        }
    }
}
