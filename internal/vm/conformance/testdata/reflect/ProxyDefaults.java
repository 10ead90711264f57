import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How programs use proxies: default methods, delegation, recording, small clients described by annotations. */
public class ProxyDefaults {
    interface Shape {
        double area();

        default String describe() {
            return "area " + area();
        }

        static Shape unit() {
            return () -> 1;
        }
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Get {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Name {
        String value();
    }

    interface Service {
        @Get("/users/{id}")
        String user(@Name("id") int id);

        @Get("/find?q={text}&n={n}")
        String find(@Name("text") String text, @Name("n") long n);
    }

    static class Recorder implements InvocationHandler {
        final Object target;
        final List<String> log = new ArrayList<>();

        Recorder(Object target) {
            this.target = target;
        }

        @Override
        public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
            log.add(m.getName() + (args == null ? 0 : args.length));
            try {
                return m.invoke(target, args);
            } catch (InvocationTargetException e) {
                log.add("failed " + e.getCause().getClass().getSimpleName());
                throw e.getCause();
            }
        }
    }

    public static void main(String[] args) {
        ClassLoader loader = ProxyDefaults.class.getClassLoader();
        Shape s = (Shape) Proxy.newProxyInstance(loader, new Class<?>[] {Shape.class}, (p, m, a) -> m.isDefault() ? "default " + m.getName() : m.getName().equals("area") ? 2.5 : null);
        System.out.println(s.area() + " " + s.describe() + " " + Shape.unit().describe());
        Recorder r = new Recorder(new ArrayList<>());
        @SuppressWarnings("unchecked")
        List<Object> list = (List<Object>) Proxy.newProxyInstance(loader, new Class<?>[] {List.class}, r);
        list.add("a");
        list.add(0, "b");
        list.size();
        for (Object o : list) {
            System.out.print(o + " ");
        }
        try {
            list.get(9);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
        list.forEach(x -> System.out.print(x + ";"));
        System.out.println(r.log + " " + list.equals(list) + " " + list.hashCode() + " " + list);
        Service service = (Service) Proxy.newProxyInstance(loader, new Class<?>[] {Service.class}, (p, m, a) -> {
            String path = m.getAnnotation(Get.class).value();
            for (int i = 0; i < a.length; i++) {
                path = path.replace("{" + ((Name) m.getParameterAnnotations()[i][0]).value() + "}", String.valueOf(a[i]));
            }
            return "GET " + path;
        });
        System.out.println(service.user(7) + " " + service.find("x y", -1));
        Map<String, Object> values = new TreeMap<>();
        @SuppressWarnings("unchecked")
        Comparable<Object> c = (Comparable<Object>) Proxy.newProxyInstance(loader, new Class<?>[] {Comparable.class, Runnable.class}, (p, m, a) -> {
            values.put(m.toString(), m.getParameterCount());
            return m.getReturnType() == int.class ? 1 : null;
        });
        System.out.println(c.compareTo("x"));
        ((Runnable) c).run();
        System.out.println(values);
    }
}
