import java.io.Closeable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;

/** Which methods are found where. */
public class MethodLookup {
    interface Face {
        void face();

        default String def() {
            return "def";
        }

        static String stat() {
            return "stat";
        }
    }

    interface Sub extends Face {
        @Override
        default String def() {
            return "sub";
        }
    }

    public abstract static class Base<T> implements Face {
        public T value(T t) {
            return t;
        }

        public Object covariant() {
            return 1;
        }

        protected void prot() {
        }

        private void priv() {
        }

        public static void st() {
        }

        public abstract void todo() throws java.io.IOException, InterruptedException;

        public final synchronized native void odd(int[] a, String... s);

        @Override
        public String toString() {
            return "base";
        }
    }

    public static class Derived extends Base<String> implements Sub {
        @Override
        public String value(String t) {
            return t + t;
        }

        @Override
        public Integer covariant() {
            return 2;
        }

        @Override
        public void todo() {
        }

        @Override
        public void face() {
        }

        public static void st() {
        }

        void lambda() {
            Runnable r = () -> { };
            r.run();
        }
    }

    static void list(String title, Method[] methods) {
        String[] names = new String[methods.length];
        int n = 0;
        for (Method m : methods) {
            if (m.getDeclaringClass() != Object.class) {
                names[n++] = m.toGenericString() + (m.isBridge() ? " bridge" : "") + (m.isSynthetic() ? " synthetic" : "") + (m.isDefault() ? " isDefault" : "") + (m.isVarArgs() ? " varargs" : "");
            }
        }
        names = Arrays.copyOf(names, n);
        Arrays.sort(names);
        System.out.println(title);
        for (String s : names) {
            System.out.println("    " + s);
        }
    }

    static void find(Class<?> c, String name, Class<?>... types) {
        try {
            System.out.println(c.getMethod(name, types));
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        list("Base", Base.class.getMethods());
        list("Base declared", Arrays.stream(Base.class.getDeclaredMethods()).filter(m -> !m.getName().equals("odd")).toArray(Method[]::new));
        list("Derived", Derived.class.getMethods());
        list("Derived declared", Derived.class.getDeclaredMethods());
        list("Sub", Sub.class.getMethods());
        list("Face", Face.class.getMethods());
        list("Comparator", new Method[] {Comparator.class.getMethod("compare", Object.class, Object.class)});
        System.out.println(Base.class.getDeclaredMethod("odd", int[].class, String[].class) + " " + Base.class.getDeclaredMethod("odd", int[].class, String[].class).isVarArgs());
        find(Derived.class, "value", String.class);
        find(Derived.class, "value", Object.class);
        find(Derived.class, "covariant");
        find(Derived.class, "def");
        find(Derived.class, "stat");
        find(Face.class, "stat");
        find(Face.class, "toString");
        find(Derived.class, "prot");
        find(Derived.class, "priv");
        find(Derived.class, "st");
        find(Derived.class, "toString");
        find(Derived.class, "todo", int.class);
        find(Derived.class, "<init>");
        find(Closeable.class, "close");
        find(int[].class, "clone");
        find(String[].class, "getClass");
        Method a = Derived.class.getMethod("st");
        System.out.println(a.equals(Derived.class.getDeclaredMethod("st")) + " " + a.equals(Base.class.getMethod("st")) + " " + (a.hashCode() == Derived.class.getMethod("st").hashCode()) + " " + Modifier.toString(a.getModifiers()));
        System.out.println(Arrays.toString(Base.class.getMethod("todo").getExceptionTypes()) + Arrays.toString(Base.class.getMethod("value", Object.class).getParameterTypes()) + Arrays.toString(Base.class.getMethod("value", Object.class).getGenericParameterTypes()));
    }
}
