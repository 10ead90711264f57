import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;

/** Default and static methods of interfaces: resolution, diamonds, super calls, reflection. */
public class DefaultMethods {
    interface A {
        default String hello() {
            return "A";
        }

        static String st() {
            return "A.st";
        }
    }

    interface B extends A {
        @Override
        default String hello() {
            return "B>" + A.super.hello();
        }
    }

    interface C extends A {
    }

    interface D {
        default String hello() {
            return "D";
        }
    }

    static class Plain implements A {
    }

    static class Diamond implements B, C {
    }

    static class Conflict implements A, D {
        @Override
        public String hello() {
            return A.super.hello() + D.super.hello();
        }
    }

    static class Base {
        public String hello() {
            return "Base";
        }
    }

    static class ClassWins extends Base implements B {
    }

    static class Calls extends ClassWins {
        @Override
        public String hello() {
            return "Calls>" + super.hello();
        }
    }

    abstract static class Again implements B {
        @Override
        public abstract String hello();
    }

    static class Concrete extends Again {
        @Override
        public String hello() {
            return "Concrete";
        }
    }

    static class Twice extends Diamond implements A {
    }

    interface Generic<T> {
        T id(T t);

        default T both(T a, T b) {
            return id(a) == null ? b : id(a);
        }
    }

    static class Text implements Generic<String> {
        @Override
        public String id(String s) {
            return s;
        }

        @Override
        public String both(String a, String b) {
            return "text " + Generic.super.both(a, b);
        }
    }

    enum E implements A {
        ONE,
        TWO {
            @Override
            public String hello() {
                return "two " + super.hello();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        A[] all = {new Plain(), new Diamond(), new Conflict(), new ClassWins(), new Calls(), new Concrete(), new Twice(), E.ONE, E.TWO, new A() {
        }, new B() {
            @Override
            public String hello() {
                return "anonymous>" + B.super.hello();
            }
        }};
        for (A a : all) {
            Method m = a.getClass().getMethod("hello");
            System.out.println(a.hello() + " " + m.getDeclaringClass().getSimpleName() + " " + m.isDefault() + " " + m.invoke(a) + " " + A.class.getMethod("hello").invoke(a));
        }
        System.out.println(A.st() + " " + A.class.getMethod("st").invoke(null) + " " + A.class.getMethod("st").isDefault());
        Generic<String> g = new Text();
        System.out.println(g.both("a", "b") + " " + g.both(null, "c"));
        Generic<Integer> lambda = x -> x;
        System.out.println(lambda.both(null, 5) + " " + lambda.both(3, 5));
        Comparator<String> c = String::compareToIgnoreCase;
        System.out.println(c.reversed().thenComparing(Comparator.naturalOrder()).compare("a", "B") + " " + Comparator.nullsFirst(c).compare(null, "x"));
        try {
            Plain.class.getMethod("st");
        } catch (NoSuchMethodException e) {
            System.out.println("statics are not inherited");
        }
        String[] names = Arrays.stream(B.class.getMethods()).map(Method::toString).sorted().toArray(String[]::new);
        System.out.println(Arrays.toString(names));
    }
}
