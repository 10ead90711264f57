import java.math.*;
import java.util.*;

/** Format strings with flags that rarely meet. */
public class FormatOdd {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(name + " -> " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        Object[][] cases = {
            {"%+d|% d|%08d|%(d|%,d|%x|%o|%X", 12345, 12345, -12345, -12345, -1234567, -255, 8, 255}, {"%#x|%#o|%-8d|%08.2f|%+.0f|%e|%E|%g|%a", 255, 8, 42, -3.14159, 2.5, 12345.678, 0.00012, 0.0001234, 1.0},
            {"%s|%10s|%-10s|%.3s|%S|%10.2s|", "hello", "hello", "hello", "hello", "stra\u00dfe", "hello"}, {"%b|%B|%b|%5b|%.1b", true, null, "x", false, true}, {"%c|%C|%c|%5c", 'a', 'b', 0x1F600, 'z'},
            {"%h|%H|%h", "hello", "hello", null}, {"%2$s %1$s %<s %s %s", "a", "b"}, {"%n%%|%5%|%-5%|"}, {"%,.2f|%(,.2f|%,d", 1234567.891, -1234.5, new BigInteger("123456789012345678901234567890")},
            {"%.3e|%.10g|%g|%g", 0.0, 1e10, 1e-5, 123456789.0}, {"%f|%f|%e|%g", Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NaN}, {"%010f|%(f|%+f", Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY},
            {"%s|%s|%s", new int[0].length, Arrays.asList(1, null), Optional.of(3)}, {"%.2f|%.1f|%.0f|%.0f|%.0f", 0.125, 0.25, 0.5, 1.5, 2.5}, {"%s|%10s|%-6s|", (Object) null, null, null}, {"%d|%s", new BigDecimal("1.50").unscaledValue(), new BigDecimal("1E+5")},
            {"%.2f|%e|%10.3f", new BigDecimal("1.005"), new BigDecimal("123456789.123456789"), new BigDecimal("-0.0005")}, {"%x|%X|%o", new BigInteger("-255"), new BigInteger("255"), (byte) -1}, {"%x|%x|%x", (short) -1, -1L, (byte) 16}, {"%a|%a|%a|%.3a", 0.1, -0.0, Double.MIN_VALUE, 1.999999},
        };
        for (Object[] c : cases) {
            Object[] a = Arrays.copyOfRange(c, 1, c.length);
            attempt((String) c[0], () -> String.format(Locale.US, (String) c[0], a));
        }
        for (Object[] c : new Object[][] {{"%d", "x"}, {"%d", 1.5}, {"%f", 1}, {"%c", "ab"}, {"%q", 1}, {"%", 1}, {"%-d", 1}, {"%08s", "x"}, {"%+s", "x"}, {"%,x", 1}, {"%s %s", 1}, {"%3$s", 1}, {"%<s", 1}, {"%.3d", 1}, {"%#s", "x"}, {"%-08d", 1}, {"%+ d", 1}, {"%c", 0x110000}, {"%tQ", "x"}, {"%(x", 1}, {"%+x", 1}}) {
            attempt((String) c[0], () -> String.format(Locale.US, (String) c[0], c[1]));
        }
        Formatter f = new Formatter(new StringBuilder("start "), Locale.GERMANY);
        f.format("%,.2f %d", 1234.5, 1000).format(" %s", "end");
        System.out.println(f + " " + f.locale() + " " + f.out().getClass().getSimpleName());
        f.close();
        attempt("closed", () -> f.format("x"));
        System.out.println(String.format(new Locale("fr", "FR"), "%.3f", 1.5) + String.format((Locale) null, "%,d", 12345) + String.format(Locale.GERMANY, "%e", 12345.678));
        Formattable own = (fm, flags, width, precision) -> fm.format("<%d %d %d>", flags, width, precision);
        System.out.println(String.format("%s %-10.3s %#S", own, own, own));
    }
}
