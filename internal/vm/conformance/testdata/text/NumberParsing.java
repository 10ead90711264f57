import java.text.*;
import java.util.*;

/** NumberFormat.parse: what is read, of which type, and how far. */
public class NumberParsing {
    static void p(NumberFormat f, String s) {
        ParsePosition pos = new ParsePosition(0);
        Number n = f.parse(s, pos);
        System.out.println("[" + s + "] " + n + " " + (n == null ? "-" : n.getClass().getSimpleName()) + " " + pos.getIndex() + " " + pos.getErrorIndex());
    }

    public static void main(String[] args) throws ParseException {
        NumberFormat f = NumberFormat.getInstance(Locale.US);
        for (String s : new String[] {"0", "1", "-1", "1,234", "1,234.5", "1.50", "1.0", "12abc", "abc", "", " 1", "-", "1e3", "1E3", "1E-2", "1,2,3", ",5", ".5", "5.", "-0", "9223372036854775807", "9223372036854775808", "99999999999999999999", "NaN", "\u221e", "-\u221e", "+5", "1..2", "1.2.3", "\u0661\u0662", "(5)", "1 000"}) {
            p(f, s);
        }
        NumberFormat i = NumberFormat.getIntegerInstance(Locale.US);
        p(i, "12.7");
        p(i, "-3,000.9");
        System.out.println(i.format(2.5) + i.format(3.5) + i.format(-2.5) + " " + i.isParseIntegerOnly() + " " + i.getMaximumFractionDigits());
        NumberFormat pc = NumberFormat.getPercentInstance(Locale.US);
        p(pc, "50%");
        p(pc, "12.5%");
        p(pc, "50");
        NumberFormat c = NumberFormat.getCurrencyInstance(Locale.US);
        p(c, "$1,234.56");
        p(c, "1234");
        System.out.println(c.format(1234.565) + " " + c.format(0) + " " + c.getCurrency() + " " + c.getMaximumFractionDigits());
        DecimalFormat d = new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(Locale.US));
        d.setParseBigDecimal(true);
        p(d, "123.4500");
        p(d, "1,000,000");
        d.setParseBigDecimal(false);
        d.setParseIntegerOnly(true);
        p(d, "7.9");
        NumberFormat g = NumberFormat.getInstance(Locale.GERMANY);
        p(g, "1.234,5");
        p(g, "1,5");
        p(g, "1.5");
        System.out.println(g.format(1234567.891) + " " + NumberFormat.getInstance(Locale.US).format(1234567.8915));
        ParsePosition pos = new ParsePosition(3);
        System.out.println(f.parse("ab 42 c", pos) + " " + pos.getIndex() + " " + pos);
        try {
            f.parse("x");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        System.out.println(f.parse("1.5").doubleValue() + " " + f.parse("2") + " " + f.parseObject("3.25"));
        DecimalFormat m = new DecimalFormat("0.0;(0.0)", DecimalFormatSymbols.getInstance(Locale.US));
        p(m, "(2.5)");
        p(m, "(2.5");
        p(m, "-2.5");
        DecimalFormat e = new DecimalFormat("0.0E0", DecimalFormatSymbols.getInstance(Locale.US));
        p(e, "1.5E3");
        p(e, "1.5E");
    }
}
