import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What encloses what. */
public class ClassNesting {
    static Object fromStatic = new Object() {
    };
    Object fromField = new Object() {
    };
    Object fromConstructor;
    Object fromMethod;

    public static class Pub {
        public class PubInner {
        }

        private class Hidden {
        }
    }

    private interface Inner {
        class InFace {
        }
    }

    public static class Sub extends Pub {
    }

    ClassNesting(int x) {
        class InConstructor {
        }
        fromConstructor = new InConstructor();
    }

    Object make(String s, int... rest) {
        fromMethod = new Runnable() {
            @Override
            public void run() {
            }
        };
        return fromMethod;
    }

    static void show(Class<?> c) {
        System.out.println(c.getName() + " declaring " + c.getDeclaringClass() + " enclosing " + c.getEnclosingClass() + " method " + c.getEnclosingMethod() + " constructor " + c.getEnclosingConstructor());
    }

    static String names(Class<?>[] classes) {
        return Stream.of(classes).map(Class::getSimpleName).sorted().collect(Collectors.toList()).toString();
    }

    public static void main(String[] args) {
        ClassNesting n = new ClassNesting(1);
        n.make("");
        show(ClassNesting.class);
        show(Pub.class);
        show(Pub.PubInner.class);
        show(Inner.InFace.class);
        show(fromStatic.getClass());
        show(n.fromField.getClass());
        show(n.fromConstructor.getClass());
        show(n.fromMethod.getClass());
        show(Pub[].class);
        show(int.class);
        System.out.println(names(ClassNesting.class.getDeclaredClasses()) + names(ClassNesting.class.getClasses()) + names(Pub.class.getDeclaredClasses()) + names(Pub.class.getClasses())
            + names(Sub.class.getClasses()) + names(Sub.class.getDeclaredClasses()) + names(int[].class.getClasses()) + names(String.class.getInterfaces()));
        System.out.println(Arrays.toString(Inner.class.getDeclaredClasses()));
    }
}
