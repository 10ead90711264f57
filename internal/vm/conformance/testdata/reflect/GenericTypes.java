import java.io.Serializable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Generic signatures taken apart. */
public class GenericTypes<A, B extends Number & Comparable<B>, C extends List<? super A>> {
    List<String> strings;
    Map<String, List<? extends B[]>> map;
    A variable;
    A[][] array;
    List<?>[] wild;
    Map.Entry<A, ? super Integer> entry;
    GenericTypes<String, Integer, List<Object>>.Inner<Long> inner;
    int plain;
    Class<? extends Enum<?>> enumClass;

    static final Class<?> INNER = GenericTypes.class.getDeclaredClasses()[GenericTypes.class.getDeclaredClasses()[0] == Real.class ? 1 : 0];

    class Inner<D> {
        D d;
        A outer;
    }

    static class Real extends ArrayList<Map<String, Integer>> implements Comparator<int[]>, Serializable {
        @Override
        public int compare(int[] a, int[] b) {
            return 0;
        }
    }

    <T extends Exception, U extends T> Map<T, U> method(List<? super T> in, U[] array, int n, A... rest) throws T, java.io.IOException {
        return null;
    }

    static String show(Type t) {
        if (t instanceof ParameterizedType) {
            ParameterizedType p = (ParameterizedType) t;
            StringBuilder s = new StringBuilder("P(" + show(p.getRawType()) + " in " + p.getOwnerType());
            for (Type a : p.getActualTypeArguments()) {
                s.append(", ").append(show(a));
            }
            return s + ")";
        } else if (t instanceof TypeVariable) {
            TypeVariable<?> v = (TypeVariable<?>) t;
            return "V(" + v.getName() + " of " + v.getGenericDeclaration() + " " + Arrays.toString(v.getBounds()) + ")";
        } else if (t instanceof WildcardType) {
            return "W(" + Arrays.toString(((WildcardType) t).getUpperBounds()) + Arrays.toString(((WildcardType) t).getLowerBounds()) + ")";
        } else if (t instanceof GenericArrayType) {
            return "A(" + show(((GenericArrayType) t).getGenericComponentType()) + ")";
        }
        return t.getTypeName();
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"strings", "map", "variable", "array", "wild", "entry", "inner", "plain", "enumClass"}) {
            Field f = GenericTypes.class.getDeclaredField(name);
            System.out.println(name + " " + f.getGenericType() + " " + show(f.getGenericType()) + " | " + f.toGenericString());
        }
        System.out.println(Arrays.toString(GenericTypes.class.getTypeParameters()) + Arrays.toString(GenericTypes.class.getTypeParameters()[1].getBounds()) + Arrays.toString(INNER.getTypeParameters()) + String.class.getTypeParameters().length);
        for (Method m : GenericTypes.class.getDeclaredMethods()) {
            if (m.getName().equals("method")) {
                System.out.println(m.toGenericString() + " | " + m);
                System.out.println(Arrays.toString(m.getTypeParameters()) + show(m.getGenericReturnType()));
                for (Type t : m.getGenericParameterTypes()) {
                    System.out.println("    " + show(t));
                }
                System.out.println(Arrays.toString(m.getGenericExceptionTypes()));
            }
        }
        System.out.println(show(Real.class.getGenericSuperclass()) + Arrays.toString(Real.class.getGenericInterfaces()));
        System.out.println(show(INNER.getDeclaredField("outer").getGenericType()) + show(INNER.getDeclaredField("d").getGenericType()));
        Type a = GenericTypes.class.getDeclaredField("strings").getGenericType();
        Type b = GenericTypes.class.getDeclaredField("strings").getGenericType();
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals(List.class) + " " + GenericTypes.class.getTypeParameters()[0].equals(GenericTypes.class.getDeclaredField("variable").getGenericType()));
        Type token = new ArrayList<Map<String, int[]>>() { }.getClass().getGenericSuperclass();
        System.out.println(((ParameterizedType) token).getActualTypeArguments()[0].getTypeName());
        System.out.println(Comparable.class.getTypeParameters()[0].getGenericDeclaration() + " " + Arrays.toString(Enum.class.getTypeParameters()[0].getBounds()) + " " + Integer.class.getGenericInterfaces()[0]);
    }
}
