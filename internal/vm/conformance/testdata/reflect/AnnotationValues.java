import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;

/** Annotations with elements of every type. */
public class AnnotationValues {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Inner {
        String value() default "inner default";
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface All {
        boolean z() default true;

        byte b() default -1;

        char c() default 'c';

        short s() default 2;

        int i() default 3;

        long l() default 4L;

        float f() default 5.5f;

        double d() default 6.5;

        String t() default "text";

        Class<?> k() default String.class;

        TimeUnit e() default TimeUnit.DAYS;

        Inner n() default @Inner;

        int[] is() default {1, 2};

        String[] ts() default {};

        Class<?>[] ks() default {int.class, String[].class};

        TimeUnit[] es() default TimeUnit.HOURS;

        Inner[] ns() default {@Inner("a"), @Inner};

        double[] ds() default {};
    }

    @Retention(RetentionPolicy.CLASS)
    @interface Gone {
    }

    @Retention(RetentionPolicy.SOURCE)
    @interface Never {
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.FIELD, ElementType.METHOD})
    @interface Limited {
        int value();
    }

    @All
    @Gone
    @Never
    static class Defaults {
    }

    @All(z = false, b = 9, c = '\n', s = -2, i = Integer.MIN_VALUE, l = Long.MAX_VALUE, f = Float.NaN, d = -0.0, t = "ü\0", k = void.class, e = TimeUnit.SECONDS, n = @Inner("given"), is = {}, ts = {"x", "y"},
        ks = Defaults.class, es = {}, ns = {}, ds = {1, Double.NaN})
    static class Given {
        @Limited(5)
        int field;

        @Limited(6)
        @Deprecated
        void method() {
        }
    }

    static void show(All a) {
        System.out.println(a.z() + " " + a.b() + " " + (int) a.c() + " " + a.s() + " " + a.i() + " " + a.l() + " " + a.f() + " " + a.d() + " " + a.t().length() + " " + a.k() + " " + a.e() + " " + a.n().value() + " "
            + Arrays.toString(a.is()) + Arrays.toString(a.ts()) + Arrays.toString(a.ks()) + Arrays.toString(a.es()) + a.ns().length + Arrays.toString(a.ds()) + a.annotationType());
    }

    public static void main(String[] args) throws Exception {
        All d = Defaults.class.getAnnotation(All.class);
        All g = Given.class.getAnnotation(All.class);
        show(d);
        show(g);
        System.out.println(d.equals(g) + " " + d.equals(Defaults.class.getAnnotation(All.class)) + " " + (d.hashCode() == Defaults.class.getAnnotation(All.class).hashCode()) + " " + d.equals("x"));
        d.is()[0] = 100;
        System.out.println(d.is()[0] + " " + (d.is() == d.is()));
        System.out.println(Defaults.class.getAnnotations().length + " " + Given.class.getDeclaredField("field").getAnnotation(Limited.class).value() + " " + Given.class.getDeclaredMethod("method").getAnnotations().length
            + " " + Given.class.getDeclaredMethod("method").isAnnotationPresent(Deprecated.class) + Given.class.isAnnotationPresent(Deprecated.class));
        Inner one = g.n();
        System.out.println(one.hashCode() + " " + ((127 * "value".hashCode()) ^ "given".hashCode()) + " " + (one instanceof java.lang.annotation.Annotation) + one.getClass().isInterface() + java.lang.reflect.Proxy.isProxyClass(one.getClass()));
        System.out.println(All.class.getMethod("i").getDefaultValue() + " " + Arrays.toString((int[]) All.class.getMethod("is").getDefaultValue()) + " " + Limited.class.getMethod("value").getDefaultValue() + " " + All.class.getMethod("k").getDefaultValue()
            + " " + ((Inner) All.class.getMethod("n").getDefaultValue()).value() + " " + String.class.getMethod("length").getDefaultValue());
        System.out.println(All.class.isAnnotation() + " " + Arrays.toString(All.class.getInterfaces()) + All.class.getAnnotation(Retention.class).value() + Arrays.toString(Limited.class.getAnnotation(Target.class).value()));
        try {
            Given.class.getAnnotation(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
