import java.io.Serializable;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/** Which class is assignable to which, casts, supers. */
public class ClassRelations {
    interface A {
    }

    interface B extends A, Serializable {
    }

    static class C implements B {
    }

    static class D extends C implements A, Comparable<D> {
        @Override
        public int compareTo(D o) {
            return 0;
        }
    }

    enum E {
        ONE {
        },
        TWO
    }

    public static void main(String[] args) {
        Class<?>[] all = {Object.class, A.class, B.class, C.class, D.class, int.class, long.class, Integer.class, Number.class, int[].class, Object[].class, C[].class, D[].class, A[].class, int[][].class,
            Cloneable.class, Serializable.class, void.class, E.class};
        for (Class<?> to : all) {
            StringBuilder s = new StringBuilder(to.getSimpleName() + " <-");
            for (Class<?> from : all) {
                if (to.isAssignableFrom(from)) {
                    s.append(' ').append(from.getSimpleName());
                }
            }
            System.out.println(s + " super " + to.getSuperclass() + " " + Arrays.toString(to.getInterfaces()));
        }
        Object[] values = {"s", 5, new D(), new int[0], new D[0], null, E.ONE, 5L};
        for (Object v : values) {
            StringBuilder s = new StringBuilder();
            for (Class<?> c : all) {
                if (c.isInstance(v)) {
                    s.append(c.getSimpleName()).append(' ');
                }
            }
            System.out.println(s);
        }
        System.out.println(C.class.cast(new D()).getClass() + " " + C.class.cast(null) + " " + ArrayList.class.asSubclass(List.class));
        try {
            D.class.cast(new C());
        } catch (ClassCastException e) {
            System.out.println("cast " + e.getMessage());
        }
        try {
            C.class.asSubclass(D.class);
        } catch (ClassCastException e) {
            System.out.println("subclass");
        }
        try {
            int.class.cast(5);
        } catch (ClassCastException e) {
            System.out.println("int " + e.getMessage());
        }
        System.out.println(E.ONE.getClass().getSuperclass() + " " + E.ONE.getDeclaringClass() + " " + E.ONE.getClass().isEnum() + E.TWO.getClass().isEnum() + Arrays.toString(E.class.getEnumConstants())
            + E.ONE.getClass().getEnumConstants() + C.class.getEnumConstants());
        System.out.println(new ArrayList<String>() { }.getClass().getGenericSuperclass() + " " + Arrays.toString(D.class.getGenericInterfaces()) + " " + AbstractList.class.getGenericSuperclass());
        System.out.println(RandomAccess.class.isAssignableFrom(ArrayList.class) + " " + int[].class.isInstance(new int[0]) + " " + Object[].class.isInstance(new int[0][0]));
    }
}
