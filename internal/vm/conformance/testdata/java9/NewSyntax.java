import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;

/** What Java 9 added to the language: private interface methods, effectively final resources, diamonds of anonymous classes. */
public class NewSyntax {
    interface Greeter {
        String name();

        private String polite(String s) {
            return "dear " + s + suffix();
        }

        private static String suffix() {
            return "!";
        }

        default String greet() {
            return polite(name());
        }

        default Supplier<String> later() {
            return () -> polite("later " + name());
        }

        static String plain(String s) {
            return s + suffix();
        }
    }

    static class Resource implements AutoCloseable {
        final String name;

        Resource(String name) {
            this.name = name;
            System.out.println("open " + name);
        }

        @Override
        public void close() throws Exception {
            System.out.println("close " + name);
            if (name.startsWith("bad")) {
                throw new Exception("close of " + name);
            }
        }
    }

    @SafeVarargs
    private <T> List<T> list(T... all) {
        List<T> l = new ArrayList<>() {
            @Override
            public boolean add(T t) {
                return super.add(t) && super.add(t);
            }
        };
        for (T t : all) {
            l.add(t);
        }
        return l;
    }

    public static void main(String[] args) throws Exception {
        Greeter g = () -> "reader";
        System.out.println(g.greet() + " " + g.later().get() + " " + Greeter.plain("x"));
        Resource outer = new Resource("outer");
        Resource bad = new Resource("bad");
        try (outer; bad; Resource inner = new Resource("bad inner")) {
            System.out.println("body " + inner.name);
            throw new IllegalStateException("body");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + e.getSuppressed().length + " " + e.getSuppressed()[0].getMessage() + " " + e.getSuppressed()[1].getMessage());
        }
        Resource none = null;
        try (none) {
            System.out.println("null resource");
        }
        System.out.println(new NewSyntax().list("a", "b"));
        Comparator<String> c = new Comparator<>() {
            @Override
            public int compare(String a, String b) {
                return a.length() - b.length();
            }
        };
        System.out.println(c.compare("a", "bbb") + " " + c.reversed().compare("a", "bbb"));
        Object lock = new Object();
        synchronized (lock) {
            System.out.println("i" + 1 + g.name());
        }
    }
}
