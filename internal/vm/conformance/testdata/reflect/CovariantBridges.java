import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.concurrent.Callable;

/** Bridge methods seen and called by reflection. */
public class CovariantBridges {
    interface Shape<T extends Shape<T>> extends Comparable<T> {
        T self();
    }

    static class Circle implements Shape<Circle>, Cloneable, Callable<String> {
        int r = 2;

        @Override
        public Circle self() {
            return this;
        }

        @Override
        public int compareTo(Circle o) {
            return r - o.r;
        }

        @Override
        public Circle clone() throws CloneNotSupportedException {
            return (Circle) super.clone();
        }

        @Override
        public String call() {
            return "called";
        }
    }

    static class Big extends Circle {
        @Override
        public Big self() {
            return this;
        }
    }

    abstract static class Hidden {
        public void visible() {
            System.out.println("visible of " + getClass().getSimpleName());
        }
    }

    public static class Shown extends Hidden {
    }

    static void list(Class<?> c) {
        String[] all = Arrays.stream(c.getDeclaredMethods()).map(m -> m + (m.isBridge() ? " bridge" : "") + (m.isSynthetic() ? " synthetic" : "")).sorted().toArray(String[]::new);
        System.out.println(c.getSimpleName());
        for (String s : all) {
            System.out.println("  " + s);
        }
    }

    public static void main(String[] args) throws Exception {
        list(Circle.class);
        list(Big.class);
        list(Shown.class);
        Circle c = new Circle();
        Big b = new Big();
        System.out.println(Circle.class.getMethod("self").getReturnType().getSimpleName() + " " + Big.class.getMethod("self").getReturnType().getSimpleName() + " " + Circle.class.getMethod("clone").getReturnType().getSimpleName()
            + " " + Circle.class.getMethod("call").getReturnType().getSimpleName());
        Method[] declared = Circle.class.getDeclaredMethods();
        Arrays.sort(declared, java.util.Comparator.comparing(Method::toString));
        for (Method m : declared) {
            if (m.isBridge()) {
                Object r = m.getParameterCount() == 0 ? m.invoke(b) : m.invoke(b, c);
                System.out.println(m.getName() + " " + m.getReturnType().getSimpleName() + " " + (r instanceof Circle ? r.getClass().getSimpleName() : r));
            }
        }
        try {
            Circle.class.getMethod("compareTo", Object.class).invoke(c, "x");
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println(e.getCause().getClass().getSimpleName());
        }
        Shown.class.getMethod("visible").invoke(new Shown());
        System.out.println(Shown.class.getMethod("visible").getDeclaringClass().getSimpleName());
    }
}
