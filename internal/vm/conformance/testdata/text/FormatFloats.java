import java.math.BigDecimal;

/** %f, %e, %g, %a with every flag and odd values. */
public class FormatFloats {
    static void f(String format, Object... args) {
        try {
            System.out.println(format + " [" + String.format(format, args) + "]");
        } catch (RuntimeException e) {
            System.out.println(format + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        double[] values = {0, -0.0, 1, -1.5, 0.5, 2.5, 0.125, 0.375, 1e-5, 123456.789, 1e7, 1e15, 1.0 / 3, 9.995, 0.05, 99999.5, 1e-10, 1.7976931348623157e308 / 1e200};
        for (double v : values) {
            f("%f %.0f %.1f %.2f %.10f", v, v, v, v, v);
            f("%e %.0e %.2e %E", v, v, v, v);
            f("%g %.3g %.0g %G", v, v, v, v);
        }
        f("%f %e %g", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
        f("%10f|%-10f|%+f|%(f|% f|%010f", Double.NaN, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
        f("%,.2f %(,.2f %+.1f % .1f %010.3f %-10.1f|", 1234567.891, -1234567.891, 2.25, 2.25, -3.14159, 1.0);
        f("%,012.2f %,f", 1234.5, 1e9);
        f("%#.0f %#.0e", 3.0, 3.0);
        f("%f %.3f %e", 1.1f, 3.14159f, 1e10f);
        f("%.20f", 0.1);
        f("%.20f", 0.1f);
        f("%.3f %e %g", new BigDecimal("12345.67891"), new BigDecimal("12345.67891"), new BigDecimal("12345.67891"));
        f("%.0f %.1f", new BigDecimal("2.5"), new BigDecimal("-0.05"));
        f("%,.3f %(f", new BigDecimal("-1234567.0005"), new BigDecimal("-1"));
        f("%a %a %a %a %A", 1.0, 0.5, -3.75, 0.0, 255.5);
        f("%.2a %a %a %a", 1.999, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN);
        f("%f", 1);
        f("%f", "x");
        f("%f %5f|%.1f", null, null, null);
        f("%,e", 1.0);
        f("%#g", 1.0);
        f("%.0f %.0f %.0f %.0f", 0.5, 1.5, 2.5, -0.5);
        f("%.1f %.1f %.1f %.1f", 0.05, 0.15, 0.25, 0.35);
        f("%.2f %.2f %.2f", 1.005, 1.015, 1.025);
        f("%f %f", Double.MIN_VALUE, Float.MAX_VALUE);
        f("%s %s", 1.0, 1e10f);
        f("%e", 12345678L);
        f("%15.4e|%-15.4e|%015.4e|%+(e", 12345.678, 12345.678, -12345.678, 1.0);
    }
}
