import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** What methods of proxies declare, elements that are empty, causes. */
public class Declared {
    interface Speaks {
        String say(String... words) throws IOException, InterruptedException;

        default int twice(int x) {
            return 2 * x;
        }

        void plain();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Lists {
        int[] none() default {};

        int[] some() default {1};
    }

    @Lists
    static class Marked {
        volatile int there;
    }

    public static void main(String[] args) throws Exception {
        Object p = Proxy.newProxyInstance(Declared.class.getClassLoader(), new Class<?>[] {Speaks.class}, (o, m, a) -> null);
        TreeSet<String> all = new TreeSet<>();
        for (Method m : p.getClass().getDeclaredMethods()) {
            if (!m.getName().equals("proxyClassLookup")) {
                all.add(m.getName() + " " + Modifier.toString(m.getModifiers()) + " " + m.isVarArgs() + " " + m.isDefault() + " "
                        + Arrays.toString(m.getExceptionTypes()));
            }
        }
        all.forEach(System.out::println);
        Lists l = Marked.class.getAnnotation(Lists.class);
        System.out.println((l.none() == l.none()) + " " + (l.some() == l.some()));
        System.out.println(AtomicIntegerFieldUpdater.newUpdater(Marked.class, "there").incrementAndGet(new Marked()));
        try {
            AtomicIntegerFieldUpdater.newUpdater(Marked.class, "absent");
        } catch (RuntimeException e) {
            System.out.println(e.getCause().getClass().getName());
        }
    }
}
