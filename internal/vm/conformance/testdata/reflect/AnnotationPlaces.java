import java.lang.annotation.Annotation;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.AnnotatedElement;
import java.util.Arrays;

/** Where annotations are found: inheritance, repetition, parameters, constructors, enums. */
public class AnnotationPlaces {
    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface Passed {
        int value() default 0;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Own {
        String value() default "";
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Tags.class)
    @interface Tag {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Tags {
        Tag[] value();
    }

    @Passed(1)
    @Own("base")
    @Tag("only")
    static class Base {
        @Own("ctor")
        Base(@Own("p1") int a, String b, @Tag("x") @Tag("y") @Passed(7) long c) {
        }

        @Own("method")
        @Passed(3)
        void m(@Own("first") Object o, int n) {
        }
    }

    @Tag("a")
    @Tag("b")
    static class Derived extends Base {
        Derived() {
            super(1, "", 2);
        }

        @Override
        void m(Object o, int n) {
        }
    }

    @Passed(2)
    static class Further extends Derived {
    }

    @Passed(9)
    interface Face {
    }

    static class Implements implements Face {
    }

    enum Kind {
        @Own("constant")
        A,
        B
    }

    static String show(Annotation[] all) {
        String[] s = new String[all.length];
        for (int i = 0; i < s.length; i++) {
            Annotation a = all[i];
            s[i] = a.annotationType().getSimpleName() + (a instanceof Passed ? ((Passed) a).value() : a instanceof Own ? ((Own) a).value() : a instanceof Tag ? ((Tag) a).value() : a instanceof Tags ? ((Tags) a).value().length : "?");
        }
        Arrays.sort(s);
        return Arrays.toString(s);
    }

    static void element(String name, AnnotatedElement e) {
        System.out.println(name + " " + show(e.getAnnotations()) + show(e.getDeclaredAnnotations()) + show(e.getAnnotationsByType(Tag.class)) + show(e.getDeclaredAnnotationsByType(Tag.class))
            + show(e.getAnnotationsByType(Passed.class)) + e.isAnnotationPresent(Passed.class) + (e.getDeclaredAnnotation(Passed.class) != null) + (e.getAnnotation(Tag.class) != null));
    }

    public static void main(String[] args) throws Exception {
        element("Base", Base.class);
        element("Derived", Derived.class);
        element("Further", Further.class);
        element("Implements", Implements.class);
        element("Base.m", Base.class.getDeclaredMethod("m", Object.class, int.class));
        element("Derived.m", Derived.class.getDeclaredMethod("m", Object.class, int.class));
        element("Base()", Base.class.getDeclaredConstructors()[0]);
        element("A", Kind.class.getField("A"));
        element("B", Kind.class.getField("B"));
        for (Annotation[] p : Base.class.getDeclaredConstructors()[0].getParameterAnnotations()) {
            System.out.print(show(p));
        }
        for (Annotation[] p : Base.class.getDeclaredMethod("m", Object.class, int.class).getParameterAnnotations()) {
            System.out.print(show(p));
        }
        System.out.println(Derived.class.getDeclaredMethod("m", Object.class, int.class).getParameterAnnotations().length + " " + Kind.class.getMethod("values").getParameterAnnotations().length);
        System.out.println(Base.class.getDeclaredMethod("m", Object.class, int.class).getParameters()[0].getAnnotation(Own.class).value() + Base.class.getDeclaredMethod("m", Object.class, int.class).getParameters()[1].getAnnotations().length);
        System.out.println(int.class.getAnnotations().length + " " + Base[].class.getAnnotations().length + " " + Base.class.getPackage());
    }
}
