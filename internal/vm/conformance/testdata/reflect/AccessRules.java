import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** What reflection may reach, with and without setAccessible. */
public class AccessRules {
    static class Secret {
        private int field = 1;
        private static int counter = 2;
        protected int prot = 3;
        int pack = 4;
        public int pub = 5;
        private final int fin = 6;

        private Secret() {
        }

        private int method() {
            return 7;
        }

        private static String st(String s) {
            return s + s;
        }
    }

    private static class PrivateClass {
        public int open = 8;

        public PrivateClass() {
        }

        public String m() {
            return "m";
        }
    }

    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (Exception e) {
            System.out.println(name + " " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Exception {
        Constructor<Secret> c = Secret.class.getDeclaredConstructor();
        attempt("constructor", () -> c.newInstance());
        attempt("newInstance", () -> Secret.class.newInstance());
        c.setAccessible(true);
        Secret s = c.newInstance();
        for (String name : new String[] {"field", "counter", "prot", "pack", "pub", "fin"}) {
            Field f = Secret.class.getDeclaredField(name);
            attempt("get " + name, () -> f.get(s));
            attempt("set " + name, () -> {
                f.set(s, 10);
                return f.get(s);
            });
            f.setAccessible(true);
            attempt("accessible get " + name, () -> f.getInt(s));
            attempt("accessible set " + name, () -> {
                f.setInt(s, 20);
                return f.get(s) + " " + f.isAccessible() + Secret.class.getDeclaredField(name).isAccessible();
            });
        }
        Method m = Secret.class.getDeclaredMethod("method");
        Method st = Secret.class.getDeclaredMethod("st", String.class);
        attempt("method", () -> m.invoke(s));
        attempt("static", () -> st.invoke(null, "x"));
        AccessibleObject.setAccessible(new AccessibleObject[] {m, st}, true);
        attempt("method", () -> m.invoke(s));
        attempt("static", () -> st.invoke(null, "x"));
        m.setAccessible(false);
        attempt("closed again", () -> m.invoke(s));
        attempt("private class", () -> PrivateClass.class.getConstructor().newInstance().m());
        attempt("its method", () -> PrivateClass.class.getMethod("m").invoke(new PrivateClass()));
        attempt("its field", () -> PrivateClass.class.getField("open").get(new PrivateClass()));
        System.out.println(s.fin + " " + s.field);
    }
}
