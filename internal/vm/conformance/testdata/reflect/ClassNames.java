import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.function.Supplier;

/** The names and kinds of classes. */
public class ClassNames {
    static class Nested {
        class Deep {
        }
    }

    interface Face {
    }

    enum Kind {
        A,
        B {
        }
    }

    @interface Note {
    }

    abstract static class Abstract<T extends Number & Comparable<T>, U> {
    }

    static final Object FIELD = new Object() {
    };

    static void show(Class<?> c) {
        System.out.println(c + " | " + c.getName() + " | " + c.getSimpleName() + " | " + c.getCanonicalName() + " | " + c.getTypeName() + " | " + Modifier.toString(c.getModifiers())
            + " | " + (c.isInterface() ? "i" : "") + (c.isArray() ? "[" : "") + (c.isPrimitive() ? "p" : "") + (c.isEnum() ? "e" : "") + (c.isAnnotation() ? "@" : "") + (c.isAnonymousClass() ? "anonymous" : "")
            + (c.isLocalClass() ? "local" : "") + (c.isMemberClass() ? "member" : "") + (c.isSynthetic() ? "synthetic" : ""));
    }

    public static void main(String[] args) throws Exception {
        class Local {
        }
        Object anonymous = new Object() {
        };
        Supplier<Object> inLambda = () -> new Object() {
        };
        Class<?>[] all = {ClassNames.class, Nested.class, Nested.Deep.class, Face.class, Kind.class, Kind.B.getClass(), Note.class, Abstract.class, Local.class, anonymous.getClass(), FIELD.getClass(),
            inLambda.get().getClass(), int.class, void.class, boolean.class, int[].class, String[][].class, Nested[].class, Local[].class, anonymous.getClass().isArray() ? null : java.lang.reflect.Array.newInstance(anonymous.getClass(), 0).getClass(),
            String.class, Map.Entry.class, Thread.State.class, Object.class, Override.class, Integer.class, byte[].class, double[][].class};
        for (Class<?> c : all) {
            show(c);
        }
        for (Class<?> c : new Class<?>[] {Abstract.class, Face.class, Kind.class, int.class, int[].class, Runnable.class, Note.class, Comparable.class}) {
            System.out.println(c.toGenericString());
        }
        System.out.println(String.class.getPackage().getName() + " " + ClassNames.class.getPackage() + " " + (int[].class.getPackage() == null) + " " + int.class.getComponentType() + " " + int[][].class.getComponentType());
        System.out.println(int.class == Integer.TYPE && void.class == Void.TYPE && Integer.TYPE != (Object) Integer.class);
        System.out.println(String.class.desiredAssertionStatus() + " " + (Nested.class.hashCode() == Nested.class.hashCode() ? "same" : "?"));
    }
}
