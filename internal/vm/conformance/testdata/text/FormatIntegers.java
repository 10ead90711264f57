import java.math.BigInteger;
import java.util.*;

/** %d, %o, %x with their flags, for every width of integer. */
public class FormatIntegers {
    static void f(String format, Object... args) {
        try {
            System.out.println(format + " [" + String.format(format, args) + "]");
        } catch (RuntimeException e) {
            System.out.println(format + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String[] formats = {"%d", "%5d", "%-5d|", "%05d", "%+d", "% d", "%,d", "%(d", "%+,d", "%(,d", "%0,12d", "%+010d", "%-+8d|", "% ,(d", "%,(012d"};
        for (String s : formats) {
            f(s, 0);
            f(s, 1234567);
            f(s, -1234567);
        }
        f("%d %d %d %d %d", (byte) -1, (short) -2, -3, -4L, new BigInteger("-5"));
        f("%x %x %x %x %x", (byte) -1, (short) -2, -3, -4L, new BigInteger("-5"));
        f("%o %o %o %o %o", (byte) -1, (short) -2, -3, -4L, new BigInteger("-5"));
        f("%X %#x %#X %#o %08x %#010x %-8x|", 0xabc, 0xabc, 0xabc, 8, 0xabc, 0xabc, 0xabc);
        f("%d %d", Integer.MIN_VALUE, Long.MIN_VALUE);
        f("%,d %,d %(,d", Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE);
        f("%x %x", Integer.MIN_VALUE, Long.MIN_VALUE);
        f("%+x % x %(x", new BigInteger("255"), new BigInteger("255"), new BigInteger("-255"));
        f("%,d", new BigInteger("123456789012345678901234567890"));
        f("%d", (Object) null);
        f("%5d|%-6x|%08d", null, null, null);
        f("%d", 1.5);
        f("%d", "1");
        f("%x", 'c');
        f("%-d", 1);
        f("%05-d", 1);
        f("%-05d", 1);
        f("%+ d", 1);
        f("%0d", 1);
        f("%.2d", 1);
        f("%,x", 1);
        f("%+x", 1);
        f("%(x", 1L);
        f("%#d", 1);
        f("%2$d %1$d %<d %d %d", 1, 2);
        f("%3$d", 1, 2);
        f("%<d", 1);
        f("%d %d", 1);
        f("%d", 1, 2);
        f("%1$s%1$s %s", "a", "b");
        f("%0$d", 5);
    }
}
