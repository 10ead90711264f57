import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Type variables resolved through a hierarchy, as binding libraries do. */
public class TypeResolving {
    static class Node<K, V> {
        K key;
        List<V> values;
        Map<K, ? extends Collection<V>> index;
        V[] array;
        Node<V, K> swapped;

        V find(K key, List<? super V> into) {
            return null;
        }
    }

    static class Middle<T> extends Node<String, List<T>> {
        T own;
    }

    static class Leaf extends Middle<Integer> {
    }

    interface Source<T> {
        T next();
    }

    interface NumberSource<N extends Number> extends Source<N> {
    }

    static class Longs implements NumberSource<Long> {
        @Override
        public Long next() {
            return 1L;
        }
    }

    abstract static class Ref<T> {
        Type type() {
            return ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0];
        }
    }

    static Map<TypeVariable<?>, Type> bindings(Class<?> c) {
        Map<TypeVariable<?>, Type> map = new HashMap<>();
        collect(c, map);
        return map;
    }

    static void collect(Type t, Map<TypeVariable<?>, Type> map) {
        if (t instanceof ParameterizedType) {
            ParameterizedType p = (ParameterizedType) t;
            TypeVariable<?>[] v = ((Class<?>) p.getRawType()).getTypeParameters();
            for (int i = 0; i < v.length; i++) {
                map.put(v[i], p.getActualTypeArguments()[i]);
            }
            t = p.getRawType();
        }
        if (t instanceof Class) {
            Class<?> c = (Class<?>) t;
            if (c.getGenericSuperclass() != null) {
                collect(c.getGenericSuperclass(), map);
            }
            for (Type i : c.getGenericInterfaces()) {
                collect(i, map);
            }
        }
    }

    static String resolve(Type t, Map<TypeVariable<?>, Type> map) {
        if (t instanceof TypeVariable) {
            Type to = map.get(t);
            return to == null ? "?" + t : resolve(to, map);
        } else if (t instanceof ParameterizedType) {
            ParameterizedType p = (ParameterizedType) t;
            StringBuilder s = new StringBuilder(((Class<?>) p.getRawType()).getSimpleName()).append('<');
            for (Type a : p.getActualTypeArguments()) {
                s.append(s.charAt(s.length() - 1) == '<' ? "" : ",").append(resolve(a, map));
            }
            return s + ">";
        } else if (t instanceof WildcardType) {
            WildcardType w = (WildcardType) t;
            return w.getLowerBounds().length > 0 ? "super " + resolve(w.getLowerBounds()[0], map) : "extends " + resolve(w.getUpperBounds()[0], map);
        } else if (t instanceof GenericArrayType) {
            return resolve(((GenericArrayType) t).getGenericComponentType(), map) + "[]";
        }
        return ((Class<?>) t).getSimpleName();
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {Leaf.class, Middle.class, Node.class}) {
            Map<TypeVariable<?>, Type> map = bindings(c);
            System.out.println(c.getSimpleName() + " " + map.size());
            for (String name : new String[] {"key", "values", "index", "array", "swapped"}) {
                Field f = Node.class.getDeclaredField(name);
                System.out.println("  " + name + " " + resolve(f.getGenericType(), map) + " erased " + f.getType().getSimpleName());
            }
            Method find = Node.class.getDeclaredMethod("find", Object.class, List.class);
            System.out.println("  find " + resolve(find.getGenericReturnType(), map) + " " + resolve(find.getGenericParameterTypes()[0], map) + " " + resolve(find.getGenericParameterTypes()[1], map));
        }
        System.out.println(resolve(Source.class.getTypeParameters()[0], bindings(Longs.class)) + " " + resolve(Middle.class.getDeclaredField("own").getGenericType(), bindings(Leaf.class)));
        Type t = new Ref<Map<String, List<? extends Number[]>>>() { }.type();
        System.out.println(resolve(t, new HashMap<>()) + " " + t.getTypeName());
        Type u = new Ref<Map<String, List<? extends Number[]>>>() { }.type();
        System.out.println(t.equals(u) + " " + (t.hashCode() == u.hashCode()) + " " + new ArrayList<>(java.util.Arrays.asList(t)).contains(u));
        System.out.println(new Ref<int[]>() { }.type() + " " + new Ref<List<String>[]>() { }.type() + " " + new Ref<Map.Entry<String, Integer>>() { }.type());
    }
}
