import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;

/** Constructors by reflection. */
public class Construction {
    final String how;

    Construction() {
        how = "nothing";
    }

    private Construction(int i) {
        how = "int " + i;
    }

    public Construction(String s, Object... rest) throws IllegalStateException {
        how = s + rest.length;
    }

    protected Construction(Construction other, long l) {
        how = "copy of " + other.how + l;
    }

    class Inner {
        final int n;

        Inner(int n) {
            this.n = n;
        }

        @Override
        public String toString() {
            return how + n;
        }
    }

    abstract static class Abstract {
        public Abstract() {
        }
    }

    interface Face {
    }

    enum Kind {
        A
    }

    static class Throws {
        Throws() throws Exception {
            throw new Exception("constructor");
        }
    }

    static class NoDefault {
        NoDefault(int x) {
        }
    }

    static class BadInit {
        static {
            int[] a = new int[0];
            a[1] = 2;
        }
    }

    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (InvocationTargetException e) {
            System.out.println(name + " target " + e.getCause());
        } catch (Exception e) {
            System.out.println(name + " " + e.getClass().getSimpleName());
        } catch (Error e) {
            System.out.println(name + " " + e.getClass().getSimpleName() + " " + (e.getCause() == null ? null : e.getCause().getClass().getSimpleName()));
        }
    }

    static void list(Constructor<?>[] all) {
        String[] s = new String[all.length];
        for (int i = 0; i < s.length; i++) {
            s[i] = all[i].toGenericString() + (all[i].isVarArgs() ? " varargs" : "");
        }
        Arrays.sort(s);
        System.out.println(Arrays.toString(s));
    }

    public static void main(String[] args) throws Exception {
        list(Construction.class.getDeclaredConstructors());
        list(Construction.class.getConstructors());
        list(Inner.class.getDeclaredConstructors());
        list(Face.class.getDeclaredConstructors());
        list(int[].class.getDeclaredConstructors());
        list(int.class.getConstructors());
        list(Kind.class.getDeclaredConstructors());
        attempt("default", () -> ((Construction) Construction.class.newInstance()).how);
        attempt("int", () -> Construction.class.getDeclaredConstructor(int.class).newInstance((short) 5).how);
        attempt("varargs", () -> Construction.class.getConstructor(String.class, Object[].class).newInstance("s", new Object[] {1, 2}).how);
        attempt("spread", () -> Construction.class.getConstructor(String.class, Object[].class).newInstance("s", 1, 2).how);
        attempt("copy", () -> Construction.class.getDeclaredConstructor(Construction.class, long.class).newInstance(new Construction(), 3).how);
        attempt("inner", () -> Inner.class.getDeclaredConstructor(Construction.class, int.class).newInstance(new Construction(8), 4));
        attempt("inner alone", () -> Inner.class.newInstance());
        attempt("abstract", () -> Abstract.class.newInstance());
        attempt("abstract constructor", () -> Abstract.class.getConstructor().newInstance());
        attempt("interface", () -> Face.class.newInstance());
        attempt("array", () -> int[].class.newInstance());
        attempt("primitive", () -> int.class.newInstance());
        attempt("enum", () -> {
            Constructor<?> c = Kind.class.getDeclaredConstructors()[0];
            c.setAccessible(true);
            return c.newInstance("B", 1);
        });
        attempt("no default", () -> NoDefault.class.newInstance());
        attempt("throws", () -> Throws.class.getDeclaredConstructor().newInstance());
        attempt("sneaks", () -> Throws.class.newInstance());
        attempt("init", () -> BadInit.class.newInstance());
        attempt("init again", () -> BadInit.class.getDeclaredConstructor().newInstance());
        attempt("count", () -> Construction.class.getDeclaredConstructor(int.class).newInstance());
        attempt("type", () -> Construction.class.getDeclaredConstructor(int.class).newInstance("x"));
        attempt("null", () -> Construction.class.getDeclaredConstructor(int.class).newInstance(new Object[] {null}));
        attempt("missing", () -> Construction.class.getDeclaredConstructor(char.class));
        attempt("string", () -> String.class.getConstructor(char[].class).newInstance(new char[] {'o', 'k'}) + String.class.newInstance().length());
        attempt("boxed", () -> Integer.class.getConstructor(String.class).newInstance("12"));
        Constructor<?> c = Construction.class.getDeclaredConstructor(int.class);
        System.out.println(c + " " + c.getName() + " " + c.getDeclaringClass() + " " + c.equals(Construction.class.getDeclaredConstructor(int.class)) + " " + Arrays.toString(c.getParameterTypes()) + c.getParameterCount());
    }
}
