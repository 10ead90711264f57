import java.net.URL;
import java.util.ArrayList;
import java.util.List;

/** Class loaders of the program's own. */
public class Loaders {
    static class Logging extends ClassLoader {
        final List<String> log = new ArrayList<>();

        Logging(ClassLoader parent) {
            super(parent);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            log.add("load " + name);
            return super.loadClass(name, resolve);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            log.add("find " + name);
            if (name.startsWith("virtual.")) {
                return String.class;
            }
            return super.findClass(name);
        }

        @Override
        protected URL findResource(String name) {
            log.add("resource " + name);
            return null;
        }
    }

    static class Target {
        static {
            System.out.println("Target initialized");
        }
    }

    public static void main(String[] args) throws Exception {
        ClassLoader own = Loaders.class.getClassLoader();
        System.out.println((own != null) + " " + (String.class.getClassLoader() == int.class.getClassLoader()) + " " + (Target.class.getClassLoader() == own) + " " + (Target[].class.getClassLoader() == own) + " " + (int.class.getClassLoader() == null) + (int[].class.getClassLoader() == null));
        Logging l = new Logging(own);
        System.out.println((l.loadClass("Loaders$Target") == Target.class) + " " + (l.loadClass("java.lang.String") == String.class) + " " + (l.getParent() == own));
        System.out.println(l.loadClass("virtual.Thing"));
        try {
            l.loadClass("no.Where");
        } catch (ClassNotFoundException e) {
            System.out.println("not found");
        }
        System.out.println(l.log);
        l.log.clear();
        Class<?> c = Class.forName("Loaders$Target", false, l);
        System.out.println(c == Target.class);
        System.out.println(l.log);
        Class.forName("Loaders$Target", true, l);
        System.out.println(Thread.currentThread().getContextClassLoader() == own);
        Thread.currentThread().setContextClassLoader(l);
        Thread t = new Thread(() -> System.out.println(Thread.currentThread().getContextClassLoader() == l));
        t.start();
        t.join();
        Thread.currentThread().setContextClassLoader(null);
        System.out.println(Thread.currentThread().getContextClassLoader());
        System.out.println(own.getResource("no/such") + " " + own.getResourceAsStream("no/such") + " " + Loaders.class.getResource("missing.txt") + " " + Loaders.class.getResourceAsStream("/missing.txt") + " " + own.getResources("none").hasMoreElements());
        System.out.println(l.getResource("abc") + " " + l.log.get(l.log.size() - 1));
        System.out.println(Loaders.class.desiredAssertionStatus());
    }
}
