import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What libraries do with reflection: injection, serialization by fields, event buses, type tokens, bean copies. */
public class MiniFrameworks {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Inject {
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Subscribe {
        int priority() default 0;
    }

    static class Engine {
        int power = 90;
    }

    static class Car {
        private final Engine engine;
        @Inject
        private Radio radio;
        String owner = "me \"quoted\"";
        int[] gears = {1, 2, 3};
        List<Engine> spare = new ArrayList<>(Arrays.asList(new Engine(), null));
        Map<String, Object> extra = new TreeMap<>();
        transient Object skip = this;
        static int built = 1;

        @Inject
        Car(Engine engine) {
            this.engine = engine;
        }
    }

    static class Radio {
        boolean on;
        char band = 'F';
    }

    static final Map<Class<?>, Object> SINGLETONS = new HashMap<>();

    static <T> T get(Class<T> type) throws ReflectiveOperationException {
        if (SINGLETONS.containsKey(type)) {
            return type.cast(SINGLETONS.get(type));
        }
        Constructor<?> chosen = null;
        for (Constructor<?> c : type.getDeclaredConstructors()) {
            if (c.isAnnotationPresent(Inject.class) || c.getParameterCount() == 0) {
                chosen = c;
            }
        }
        chosen.setAccessible(true);
        Object[] args = new Object[chosen.getParameterCount()];
        for (int i = 0; i < args.length; i++) {
            args[i] = get(chosen.getParameterTypes()[i]);
        }
        Object made = chosen.newInstance(args);
        SINGLETONS.put(type, made);
        for (Field f : type.getDeclaredFields()) {
            if (f.isAnnotationPresent(Inject.class)) {
                f.setAccessible(true);
                f.set(made, get(f.getType()));
            }
        }
        return type.cast(made);
    }

    static String json(Object o) throws IllegalAccessException {
        if (o == null || o instanceof Number || o instanceof Boolean) {
            return String.valueOf(o);
        } else if (o instanceof CharSequence || o instanceof Character) {
            return '"' + o.toString().replace("\"", "\\\"") + '"';
        } else if (o.getClass().isArray()) {
            List<String> parts = new ArrayList<>();
            for (int i = 0; i < Array.getLength(o); i++) {
                parts.add(json(Array.get(o, i)));
            }
            return parts.toString();
        } else if (o instanceof Collection) {
            return json(((Collection<?>) o).toArray());
        } else if (o instanceof Map) {
            Map<Object, String> m = new TreeMap<>();
            for (Map.Entry<?, ?> e : ((Map<?, ?>) o).entrySet()) {
                m.put(e.getKey(), json(e.getValue()));
            }
            return m.toString();
        }
        Field[] fields = o.getClass().getDeclaredFields();
        Arrays.sort(fields, Comparator.comparing(Field::getName));
        StringBuilder s = new StringBuilder("{");
        for (Field f : fields) {
            if ((f.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0 && !f.isSynthetic()) {
                f.setAccessible(true);
                s.append(s.length() > 1 ? "," : "").append(f.getName()).append(':').append(json(f.get(o)));
            }
        }
        return s + "}";
    }

    abstract static class Token<T> {
        final Type type = ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0];
    }

    static class Listener {
        @Subscribe
        void onText(String s) {
            System.out.println("text " + s);
        }

        @Subscribe(priority = 5)
        void onAny(Object o) {
            System.out.println("any " + o);
        }

        @Subscribe(priority = 1)
        private void onNumber(Integer i) {
            throw new IllegalStateException("number " + i);
        }
    }

    static void post(Object listener, Object event) throws ReflectiveOperationException {
        Method[] methods = listener.getClass().getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing((Method m) -> m.isAnnotationPresent(Subscribe.class) ? -m.getAnnotation(Subscribe.class).priority() : 100).thenComparing(Method::getName));
        for (Method m : methods) {
            if (m.isAnnotationPresent(Subscribe.class) && m.getParameterTypes()[0].isInstance(event)) {
                m.setAccessible(true);
                try {
                    m.invoke(listener, event);
                } catch (java.lang.reflect.InvocationTargetException e) {
                    System.out.println("listener failed: " + e.getCause().getMessage());
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Car car = get(Car.class);
        System.out.println(car.radio.band + " " + (car.engine == get(Engine.class)));
        car.extra.put("k", new Object[] {1, "x", new double[] {1.5}});
        System.out.println(json(car));
        System.out.println(new Token<Map<String, List<int[]>>>() { }.type + " " + new Token<String>() { }.type);
        Listener l = new Listener();
        post(l, "hello");
        post(l, 5);
        post(l, 'c');
        Engine a = new Engine();
        a.power = 7;
        Object b = Engine.class.newInstance();
        for (Field f : Engine.class.getDeclaredFields()) {
            f.set(b, f.get(a));
        }
        System.out.println(((Engine) b).power);
    }
}
