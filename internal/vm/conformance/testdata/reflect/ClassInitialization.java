import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;

/** What initializes a class through reflection, and what does not. */
public class ClassInitialization {
    static class Log {
        static String log(String s) {
            System.out.println("init " + s);
            return s;
        }
    }

    static class ByForName {
        static String s = Log.log("ByForName");
    }

    static class ByField {
        static final int CONSTANT = 1;
        static String s = Log.log("ByField");
    }

    static class ByMethod {
        static String s = Log.log("ByMethod");

        static void m() {
        }
    }

    static class ByNew {
        static String s = Log.log("ByNew");
    }

    static class ByArray {
        static String s = Log.log("ByArray");
    }

    static class ByCast {
        static String s = Log.log("ByCast");
    }

    interface Face {
        String S = Log.log("Face");

        default void m() {
        }
    }

    interface Quiet {
        String S = Log.log("Quiet");

        void m();
    }

    static class Impl implements Face, Quiet {
        static String s = Log.log("Impl");

        @Override
        public void m() {
        }
    }

    enum E {
        A;

        static {
            Log.log("E");
        }
    }

    static class Super {
        static String shared = Log.log("Super");
    }

    static class Sub extends Super {
        static String own = Log.log("Sub");
    }

    public static void main(String[] args) throws Exception {
        ClassLoader loader = ClassInitialization.class.getClassLoader();
        Class<?> c = Class.forName("ClassInitialization$ByForName", false, loader);
        System.out.println("loaded " + c.getSimpleName() + c.getDeclaredFields().length + c.getModifiers());
        Class.forName("ClassInitialization$ByForName");
        Field constant = ByField.class.getDeclaredField("CONSTANT");
        System.out.println("field " + constant.getName() + ByField.CONSTANT);
        System.out.println(constant.getInt(null));
        Method m = ByMethod.class.getDeclaredMethod("m");
        System.out.println("method " + Modifier.isStatic(m.getModifiers()));
        m.invoke(null);
        System.out.println("constructor " + ByNew.class.getDeclaredConstructor().getName());
        ByNew.class.getDeclaredConstructor().newInstance();
        System.out.println("array " + Array.newInstance(ByArray.class, 2).getClass().getSimpleName() + new ByArray[1][1].length);
        Object o = "x";
        System.out.println("cast " + (o instanceof ByCast) + ByCast.class.isInstance(o) + ByCast.class.getName());
        System.out.println("proxy " + Proxy.isProxyClass(Proxy.getProxyClass(loader, Quiet.class)));
        System.out.println("enum " + E.class.isEnum());
        System.out.println(E.class.getEnumConstants().length);
        System.out.println("sub " + Sub.shared);
        System.out.println(Sub.class.getDeclaredField("own").get(null));
        new Impl();
        System.out.println(Quiet.class.getField("S").get(null));
    }
}
