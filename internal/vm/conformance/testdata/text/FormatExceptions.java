import java.util.*;

/** Each exception of Formatter and what it says. */
public class FormatExceptions {
    static void f(String format, Object... args) {
        try {
            System.out.println(String.format(format, args));
        } catch (IllegalFormatException e) {
            String extra = "";
            if (e instanceof UnknownFormatConversionException) {
                extra = ((UnknownFormatConversionException) e).getConversion();
            } else if (e instanceof MissingFormatArgumentException) {
                extra = ((MissingFormatArgumentException) e).getFormatSpecifier();
            } else if (e instanceof IllegalFormatConversionException) {
                extra = ((IllegalFormatConversionException) e).getConversion() + " " + ((IllegalFormatConversionException) e).getArgumentClass();
            } else if (e instanceof FormatFlagsConversionMismatchException) {
                extra = ((FormatFlagsConversionMismatchException) e).getFlags() + " " + ((FormatFlagsConversionMismatchException) e).getConversion();
            } else if (e instanceof IllegalFormatPrecisionException) {
                extra = "" + ((IllegalFormatPrecisionException) e).getPrecision();
            } else if (e instanceof IllegalFormatFlagsException) {
                extra = ((IllegalFormatFlagsException) e).getFlags();
            } else if (e instanceof DuplicateFormatFlagsException) {
                extra = ((DuplicateFormatFlagsException) e).getFlags();
            } else if (e instanceof MissingFormatWidthException) {
                extra = ((MissingFormatWidthException) e).getFormatSpecifier();
            }
            System.out.println(format + " " + e.getClass().getSimpleName() + " | " + e.getMessage() + " | " + extra);
        }
    }

    public static void main(String[] args) {
        f("%q", 1);
        f("%d", "s");
        f("%s");
        f("%1$s %3$s", 1, 2);
        f("%-d", 1);
        f("%-s", 1);
        f("%05-d", 1);
        f("%-05d", 1);
        f("%0+ d", 1);
        f("%++d", 1);
        f("%  d", 1);
        f("%.3d", 1);
        f("%.3c", 'c');
        f("%.3x", 1);
        f("%#d", 1);
        f("%,o", 1);
        f("%(s", 1);
        f("%(e %(x", 1.0, 1);
        f("%c", 0x7fffffff);
        f("%c", -1);
        f("%b %c", true, 1.5);
        f("%x", 1.5);
        f("%f", 1L);
        f("%e", 'x');
        f("%a", new java.math.BigDecimal(1));
        f("%t", 1);
        f("%tY", true);
        f("%", 1);
        f("abc%", 1);
        f("%%%");
        f("%5", 1);
        f("%-", 1);
        f("% ", 1);
        f("%1$", 1);
        f("%$d", 1);
        f("%é", 1);
        f("%\ud83d\ude00", 1);
        f("%D", 1);
        f("%F", 1.0);
        f("%i", 1);
        f("%ld", 1L);
        f("%lu", 1L);
        f("%u", 1);
        f("%p", 1);
        f("%5.d", 1);
        f("%.f", 1.0);
        f("%1.5.2f", 1.0);
        f("%<s");
        f("%s %<s %<s", "r");
        f("%99999999999d", 1);
        try {
            String.format(null, 1);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
