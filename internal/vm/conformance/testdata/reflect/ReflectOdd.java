import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/** Reflection on generics, arrays, inner classes, annotations, failures. */
public class ReflectOdd {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(name + " -> " + e.getClass().getName());
        }
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Mark {
        String value() default "none";

        int[] numbers() default {1, 2};
    }

    enum Kind {
        A {
            @Override
            String describe() {
                return "special";
            }
        },
        B;

        String describe() {
            return name() + "!";
        }
    }

    @Mark("inner")
    static class Inner extends ArrayList<String> implements Comparable<Inner> {
        Map<? extends Number, ? super List<int[]>> map;
        private int secret;

        @Override
        public int compareTo(Inner o) {
            return 0;
        }

        @Mark(value = "inner", numbers = {1, 2})
        protected abstract static class Deep {
        }
    }

    static <T extends Number & Comparable<T>, E extends Exception> Map<T, ? extends List<E>> generic(List<? super T> a, Comparable<T>[] b, int c) throws E, java.io.IOException {
        return null;
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {int.class, int[][].class, Map.Entry.class, Inner.class, new Object() { }.getClass(), Kind.class, Kind.A.getClass(), Mark.class, void.class, String[].class, Inner.Deep.class}) {
            System.out.println(c.getName() + " " + c.getSimpleName() + " " + c.getTypeName() + " " + c.getCanonicalName() + " " + c.isPrimitive() + c.isArray() + c.isInterface() + c.isEnum() + c.isAnnotation() + c.isAnonymousClass() + c.isMemberClass() + " " + Modifier.toString(c.getModifiers()) + " " + (c.getEnclosingClass() == null ? "" : c.getEnclosingClass().getSimpleName()) + " " + c.getSuperclass() + " " + c.getComponentType());
        }
        Method m = ReflectOdd.class.getDeclaredMethod("generic", List.class, Comparable[].class, int.class);
        System.out.println(m.getName() + " " + Arrays.toString(m.getGenericParameterTypes()) + " " + m.getGenericReturnType() + " " + Arrays.toString(m.getTypeParameters()) + " " + Arrays.toString(m.getTypeParameters()[0].getBounds()) + " " + Arrays.toString(m.getExceptionTypes()) + " " + m.isVarArgs() + " " + m.getParameterCount());
        Field f = Inner.class.getDeclaredField("map");
        ParameterizedType pt = (ParameterizedType) f.getGenericType();
        System.out.println(f + " " + f.toGenericString() + " " + pt.getRawType() + " " + Arrays.toString(pt.getActualTypeArguments()) + " " + Arrays.toString(((WildcardType) pt.getActualTypeArguments()[1]).getLowerBounds()) + " " + Inner.class.getGenericSuperclass() + " " + Arrays.toString(Inner.class.getGenericInterfaces()));
        Inner in = new Inner();
        Field secret = Inner.class.getDeclaredField("secret");
        secret.setAccessible(true);
        secret.set(in, 5);
        System.out.println(secret.get(in) + " " + secret.getLong(in) + " " + secret.getInt(in));
        attempt("wrong type", () -> {
            secret.set(in, "x");
            return "";
        });
        attempt("wrong object", () -> secret.get("x"));
        attempt("null object", () -> secret.get(null));
        attempt("narrowing", () -> secret.getShort(in));
        attempt("no field", () -> Inner.class.getField("secret"));
        attempt("no method", () -> Inner.class.getMethod("nope"));
        attempt("arguments", () -> String.class.getMethod("length").invoke("x", 1));
        attempt("target", () -> String.class.getMethod("length").invoke(5));
        attempt("throws", () -> {
            try {
                return Integer.class.getMethod("parseInt", String.class).invoke(null, "x");
            } catch (InvocationTargetException e) {
                return e.getMessage() + " " + e.getCause().getClass().getSimpleName();
            }
        });
        attempt("abstract", () -> Number.class.getDeclaredConstructor().newInstance());
        attempt("class", () -> Class.forName("no.Such"));
        attempt("array class", () -> Class.forName("[[Ljava.lang.String;") + " " + Class.forName("[I"));
        attempt("primitive", () -> Class.forName("int"));
        Object array = Array.newInstance(int.class, 2, 3);
        Array.set(Array.get(array, 1), 2, (byte) 7);
        System.out.println(Arrays.deepToString((int[][]) array) + " " + Array.getLength(array) + " " + Array.getLong(((int[][]) array)[1], 2));
        attempt("array type", () -> {
            Array.set(new int[1], 0, 1L);
            return "";
        });
        attempt("array index", () -> Array.get(new int[1], 1));
        attempt("not array", () -> Array.getLength("x"));
        Mark mark = Inner.class.getAnnotation(Mark.class);
        System.out.println(mark.value() + " " + Arrays.toString(mark.numbers()) + " " + mark.annotationType().getSimpleName() + " " + mark.equals(Inner.Deep.class.getAnnotation(Mark.class)) + " " + Inner.Deep.class.isAnnotationPresent(Deprecated.class) + " " + Inner.class.getDeclaredAnnotations().length);
        List<String> calls = new ArrayList<>();
        Comparator<?> proxy = (Comparator<?>) Proxy.newProxyInstance(ReflectOdd.class.getClassLoader(), new Class<?>[] {Comparator.class, Runnable.class}, (p, method, a) -> {
            calls.add(method.getName() + (a == null ? 0 : a.length));
            return method.getReturnType() == int.class ? (Object) 42 : method.getReturnType() == boolean.class ? (Object) true : null;
        });
        ((Runnable) proxy).run();
        System.out.println(((Comparator<Object>) proxy).compare(1, 2) + " " + proxy.equals(null) + " " + proxy.hashCode() + " " + calls + " " + Proxy.isProxyClass(proxy.getClass()));
        Runnable bad = (Runnable) Proxy.newProxyInstance(ReflectOdd.class.getClassLoader(), new Class<?>[] {Runnable.class}, (p, method, a) -> {
            throw new java.io.IOException("checked");
        });
        attempt("undeclared", () -> {
            bad.run();
            return "";
        });
        attempt("not interface", () -> Proxy.newProxyInstance(ReflectOdd.class.getClassLoader(), new Class<?>[] {String.class}, (p, method, a) -> null));
        System.out.println(Kind.valueOf("B").describe() + " " + Kind.A.getDeclaringClass() + " " + Enum.valueOf(Kind.class, "A").compareTo(Kind.B) + " " + Integer.class.isInstance(5) + Number.class.isAssignableFrom(Integer.class) + " " + Integer.class.cast(5));
        attempt("cast", () -> Integer.class.cast("x"));
        attempt("enum", () -> Kind.valueOf("C"));
    }
}
