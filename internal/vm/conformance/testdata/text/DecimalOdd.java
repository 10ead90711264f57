import java.math.*;
import java.text.*;
import java.util.*;

/** Decimal formats: patterns, rounding, parsing. */
public class DecimalOdd {
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
        DecimalFormatSymbols us = DecimalFormatSymbols.getInstance(Locale.US);
        double[] values = {0, 1, -1, 0.5, 1234.5678, -1234567.125, 1e-5, 1e15, Double.NaN, Double.POSITIVE_INFINITY, -0.0};
        for (String p : new String[] {"0", "#", "#.##", "0.00", "#,##0.00", "#,##0.00;(#,##0.00)", "0.###E0", "0%", "#.#\u2030", "'#'0", "$#,##0.00", "\u00a4#,##0.00", "000,000", "#,####.0", "0.0'x'", "#.", ".0", "0;'neg'0", "#,##,##0"}) {
            attempt(p, () -> {
                DecimalFormat f = new DecimalFormat(p, us);
                StringBuilder sb = new StringBuilder();
                for (double v : values) {
                    sb.append(f.format(v)).append(' ');
                }
                return sb + f.toPattern();
            });
        }
        for (RoundingMode r : RoundingMode.values()) {
            DecimalFormat f = new DecimalFormat("0.0", us);
            f.setRoundingMode(r);
            attempt(r.toString(), () -> f.format(1.25) + " " + f.format(1.75) + " " + f.format(-1.25) + " " + f.format(1.0) + " " + f.format(new BigDecimal("2.35")));
        }
        DecimalFormat f = new DecimalFormat("#,##0.###", us);
        for (String s : new String[] {"1,234.5", "1234", "-7", "1.2.3", "12abc", "abc", "1,2,3", " 1", "1e3", "1E3", "-", "\u221e", "NaN", "9223372036854775808", "-0", "0.0", "1,234,"}) {
            ParsePosition pos = new ParsePosition(0);
            Number n = f.parse(s, pos);
            System.out.println(s + " -> " + n + " " + (n == null ? "" : n.getClass().getSimpleName()) + " " + pos.getIndex() + " " + pos.getErrorIndex());
        }
        f.setParseBigDecimal(true);
        System.out.println(f.parse("123456789012345678901234567890.5") + " " + f.parse("1").getClass().getSimpleName());
        f.setParseBigDecimal(false);
        f.setParseIntegerOnly(true);
        System.out.println(f.parse("12.7") + " " + f.isParseIntegerOnly());
        f.setMinimumIntegerDigits(3);
        f.setMaximumFractionDigits(1);
        f.setPositivePrefix("+");
        f.setNegativeSuffix("-");
        f.setGroupingSize(2);
        f.setDecimalSeparatorAlwaysShown(true);
        System.out.println(f.format(5) + " " + f.format(-12345.67) + " " + f.toPattern() + " " + f.getMaximumIntegerDigits());
        f.setMultiplier(100);
        System.out.println(f.format(0.5) + " " + f.getMultiplier());
        DecimalFormat g = new DecimalFormat("0.00", us);
        System.out.println(g.format(new BigDecimal("123456789012345678901234567890.125")) + " " + g.format(new BigInteger("99999999999999999999")) + " " + g.format(Long.MIN_VALUE) + " " + g.equals(new DecimalFormat("0.00", us)) + " " + g.clone().equals(g));
        attempt("object", () -> g.format("x"));
        for (String bad : new String[] {"0#", "#,#,", "0.0.0", "0E", "#0#", "0,0.0,0", "0;0;0", "%0%", "'"}) {
            attempt(bad, () -> new DecimalFormat(bad, us).toPattern());
        }
        for (Locale l : new Locale[] {Locale.GERMANY, Locale.FRANCE, new Locale("de", "CH"), Locale.JAPAN, new Locale("pt", "BR")}) {
            System.out.println(l + " " + NumberFormat.getInstance(l).format(-1234567.891).replace('\u202f', '_').replace('\u00a0', '_').replace('\u2019', '\'') + " " + NumberFormat.getPercentInstance(l).format(0.256).replace('\u00a0', '_').replace('\u202f', '_') + " " + NumberFormat.getIntegerInstance(l).format(2.5) + NumberFormat.getIntegerInstance(l).format(3.5));
        }
        FieldPosition fp = new FieldPosition(NumberFormat.Field.FRACTION);
        StringBuffer sb = new StringBuffer();
        new DecimalFormat("#,##0.00", us).format(1234.5, sb, fp);
        System.out.println(sb + " " + fp.getBeginIndex() + " " + fp.getEndIndex());
    }
}
