import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** The platform's own classes called by name, as obfuscated programs do. */
public class ByNameCalls {
    static Object call(Object receiver, String name, Object... args) throws Exception {
        Class<?> c = receiver instanceof Class ? (Class<?>) receiver : receiver.getClass();
        Method best = null;
        for (Method m : c.getMethods()) {
            if (!m.getName().equals(name) || m.getParameterCount() != args.length || m.isBridge()) {
                continue;
            }
            boolean fits = true;
            for (int i = 0; i < args.length; i++) {
                Class<?> p = m.getParameterTypes()[i];
                fits &= args[i] == null ? !p.isPrimitive() : p.isInstance(args[i]) || p == int.class && args[i] instanceof Integer || p == char.class && args[i] instanceof Character || p == boolean.class && args[i] instanceof Boolean
                    || p == double.class && args[i] instanceof Double || p == long.class && args[i] instanceof Long;
            }
            if (fits && (best == null || best.toString().compareTo(m.toString()) > 0)) {
                best = m;
            }
        }
        if (best == null) {
            throw new NoSuchMethodException(c.getName() + "." + name);
        }
        best.setAccessible(false);
        return best.invoke(receiver instanceof Class ? null : receiver, args);
    }

    static Class<?> type(String reversed) throws Exception {
        return Class.forName(new StringBuilder(reversed).reverse().toString());
    }

    public static void main(String[] args) throws Exception {
        Class<?> sb = type("redliuBgnirtS.gnal.avaj");
        Object b = sb.newInstance();
        call(b, "append", "text");
        call(b, "append", 5);
        call(b, "append", 'c');
        call(b, "append", true);
        call(b, "insert", 0, "<");
        System.out.println(b + " " + call(b, "length") + " " + call(b, "indexOf", "5") + " " + call(call(b, "reverse"), "toString"));
        System.out.println(call("Hello", "substring", 1, 3) + " " + call("a,b", "split", ",").getClass().getSimpleName() + " " + call("x", "equals", "x") + " " + call("abc", "charAt", 1) + " " + call("abc", "contains", "bc"));
        System.out.println(call(type("htaM.gnal.avaj"), "sqrt", 16.0) + " " + call(type("regetnI.gnal.avaj"), "parseInt", "42") + " " + call(type("regetnI.gnal.avaj"), "toHexString", 255) + " " + call(type("gnirtS.gnal.avaj"), "valueOf", 1.5));
        Object map = type("paMhsaH.litu.avaj").getConstructor(int.class).newInstance(4);
        call(map, "put", "k", 1);
        call(map, "put", null, 2);
        System.out.println(call(map, "get", "k") + " " + call(map, "size") + " " + call(map, "containsKey", "z") + " " + map);
        Field max = Integer.class.getField("MAX_VALUE");
        System.out.println(max.getInt(null) + " " + Double.class.getField("NaN").get(null) + " " + Boolean.class.getField("TRUE").get(null) + " " + Character.class.getField("MIN_VALUE").getInt(null));
        Method format = String.class.getMethod("format", String.class, Object[].class);
        System.out.println(format.invoke(null, "%s-%d", new Object[] {"f", 7}));
        Method asList = Arrays.class.getMethod("asList", Object[].class);
        List<?> list = (List<?>) asList.invoke(null, (Object) new String[] {"p", "q"});
        System.out.println(list + " " + Collection.class.getMethod("size").invoke(list) + " " + List.class.getMethod("get", int.class).invoke(list, 1));
        Method sort = Arrays.class.getMethod("sort", int[].class);
        int[] numbers = {3, 1, 2};
        sort.invoke(null, (Object) numbers);
        System.out.println(Arrays.toString(numbers));
        Constructor<String> chars = String.class.getConstructor(char[].class, int.class, int.class);
        System.out.println(chars.newInstance("constructed".toCharArray(), 3, 6) + " " + String.class.getConstructor(byte[].class, String.class).newInstance(new byte[] {65, 66}, "US-ASCII") + " " + String.class.getConstructor(StringBuilder.class).newInstance(new StringBuilder("sb")));
        Object array = Array.newInstance(type("gnirtS.gnal.avaj"), 2);
        System.arraycopy(new String[] {"1", "2"}, 0, array, 0, 2);
        System.out.println(Array.get(array, 1) + " " + System.class.getMethod("arraycopy", Object.class, int.class, Object.class, int.class, int.class).getName());
        Object thread = type("daerhT.gnal.avaj").getConstructor(Runnable.class, String.class).newInstance((Runnable) () -> System.out.println("in " + Thread.currentThread().getName()), "made by name");
        call(thread, "start");
        call(thread, "join");
        System.out.println(Object.class.getMethod("getClass").invoke("x") + " " + Object.class.getMethod("hashCode").invoke("x") + " " + Comparable.class.getMethod("compareTo", Object.class).invoke(1, 2));
        Object entry = ((Map<?, ?>) map).entrySet().iterator().next();
        Method getValue = Map.Entry.class.getMethod("getValue");
        System.out.println(getValue.invoke(entry));
        Throwable t = (Throwable) type("noitpecxEetatSlagellI.gnal.avaj").getConstructor(String.class, Throwable.class).newInstance("made", new Error("cause"));
        System.out.println(t + " " + call(t, "getMessage") + " " + call(t, "getCause"));
        try {
            type("gnirtS.gnal");
        } catch (ClassNotFoundException e) {
            System.out.println("none");
        }
    }
}
