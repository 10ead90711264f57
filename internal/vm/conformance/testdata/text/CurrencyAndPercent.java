import java.text.*;
import java.util.*;

/** Compact number work: custom symbols, parsing back, field positions, rounding of prices. */
public class CurrencyAndPercent {
    public static void main(String[] args) throws ParseException {
        DecimalFormatSymbols s = new DecimalFormatSymbols(Locale.US);
        DecimalFormat f = new DecimalFormat("#,##0.00 \u00a4;-#,##0.00 \u00a4", s);
        f.setCurrency(Currency.getInstance("EUR"));
        System.out.println(f.getCurrency() + " " + f.format(1234.5).length());
        String[] patterns = {"#,##0.##", "00.00", "#0.0%", "0.00E0", "$#,##0.00"};
        double[] values = {0, 0.125, 1234567.891, -42, 0.999, 1e-5, 99.5};
        for (String p : patterns) {
            DecimalFormat d = new DecimalFormat(p, s);
            StringBuilder sb = new StringBuilder(p).append(':');
            for (double v : values) {
                String t = d.format(v);
                sb.append(' ').append(t).append('=').append(d.parse(t));
            }
            System.out.println(sb);
        }
        s.setGroupingSeparator('\'');
        s.setDecimalSeparator(',');
        DecimalFormat swiss = new DecimalFormat("#,##0.00", s);
        System.out.println(swiss.format(1234567.5) + " " + swiss.parse("1'000,25") + " " + swiss.getDecimalFormatSymbols().getGroupingSeparator());
        DecimalFormat d = new DecimalFormat("0.###", new DecimalFormatSymbols(Locale.US));
        d.setMinimumFractionDigits(1);
        d.setMinimumIntegerDigits(2);
        System.out.println(d.format(5) + " " + d.format(5.12345) + " " + d.toPattern() + " " + d.getMinimumIntegerDigits());
        d.setGroupingUsed(true);
        d.setGroupingSize(2);
        System.out.println(d.format(123456.5));
        d.applyPattern("#,##0");
        System.out.println(d.format(-1234.5) + " " + d.format(1235.5) + " " + d.format(0.4) + " " + d.format(-0.4));
        d.setNegativeSuffix("-");
        d.setNegativePrefix("");
        System.out.println(d.format(-1234) + " " + d.parse("77-"));
        d = new DecimalFormat("#,##0.00;(#,##0.00)", new DecimalFormatSymbols(Locale.US));
        System.out.println(d.format(-5.5) + " " + d.parse("(5.50)") + " " + d.getNegativePrefix() + d.getNegativeSuffix() + " " + d.getPositivePrefix().isEmpty());
        NumberFormat n = NumberFormat.getInstance(Locale.US);
        n.setGroupingUsed(false);
        n.setMaximumFractionDigits(20);
        System.out.println(n.format(0.1) + " " + n.format(1e20) + " " + n.format(1.0 / 3) + " " + n.format(123456789.125));
        n.setMaximumIntegerDigits(3);
        System.out.println(n.format(123456.5) + " " + n.getMaximumIntegerDigits());
        n.setParseIntegerOnly(true);
        System.out.println(n.parse("12.9") + " " + n.parse("-3xyz"));
        FieldPosition i = new FieldPosition(NumberFormat.INTEGER_FIELD);
        StringBuffer sb = new StringBuffer();
        new DecimalFormat("$#,##0.00", new DecimalFormatSymbols(Locale.US)).format(9876.5, sb, i);
        System.out.println(sb + " " + i.getBeginIndex() + " " + i.getEndIndex());
        System.out.println(new DecimalFormat("##0.#####E0", new DecimalFormatSymbols(Locale.US)).format(12345) + " " + new DecimalFormat("00.###E0", new DecimalFormatSymbols(Locale.US)).format(0.00123) + " " + new DecimalFormat("0E0", new DecimalFormatSymbols(Locale.US)).format(1500000));
        System.out.println(new DecimalFormat("0", new DecimalFormatSymbols(Locale.US)).format(Long.MAX_VALUE) + " " + new DecimalFormat("0", new DecimalFormatSymbols(Locale.US)).format(1e18) + " " + new DecimalFormat("0.0", new DecimalFormatSymbols(Locale.US)).format(new java.math.BigDecimal("12345678901234567890.25")));
        System.out.println(new DecimalFormat("0.00", new DecimalFormatSymbols(Locale.US)).equals(new DecimalFormat("0.00", new DecimalFormatSymbols(Locale.US))));
    }
}
