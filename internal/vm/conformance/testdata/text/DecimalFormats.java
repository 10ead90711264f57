import java.math.*;
import java.text.*;
import java.util.*;

/** DecimalFormat: patterns, rounding, affixes, exponents. */
public class DecimalFormats {
    public static void main(String[] args) throws ParseException {
        DecimalFormatSymbols us = DecimalFormatSymbols.getInstance(Locale.US);
        String[] patterns = {"0", "#", "0.00", "#.##", "#,##0.00", "000.000", "#,###", "0.0#", "00.##E0", "0.###E0", "##0.##E0", "#0.0%", "0.0\u2030", "'#'0", "$#,##0.00;($#,##0.00)", "0.00 'units'", "#,##,##0.0", "+0;-0", "\u00a4#,##0.00", "0.", ".00", "#.", "'it''s' 0", "#,##0.###;#,##0.###-"};
        double[] values = {0, 1, -1, 0.5, -0.25, 1234.5678, -9876543.21, 1e10, 0.0001234, 12345, 99.995, -0.0};
        for (String p : patterns) {
            DecimalFormat f = new DecimalFormat(p, us);
            StringBuilder sb = new StringBuilder(p).append(" =");
            for (double v : values) {
                sb.append(' ').append(f.format(v)).append(" |");
            }
            System.out.println(sb + " " + f.toPattern());
        }
        DecimalFormat f = new DecimalFormat("#,##0.##", us);
        System.out.println(f.format(Double.NaN) + " " + f.format(Double.POSITIVE_INFINITY) + " " + f.format(Double.NEGATIVE_INFINITY) + " " + f.format(Long.MAX_VALUE) + " " + f.format(Long.MIN_VALUE) + " " + f.format(new BigDecimal("12345678901234567890.129")) + " " + f.format(new BigInteger("-123456789012345678901234567890")));
        System.out.println(f.getMaximumFractionDigits() + " " + f.getMinimumFractionDigits() + " " + f.getMinimumIntegerDigits() + " " + f.getGroupingSize() + " " + f.isGroupingUsed() + " " + f.getPositivePrefix() + f.getNegativePrefix() + f.getMultiplier() + f.isDecimalSeparatorAlwaysShown());
        for (RoundingMode m : RoundingMode.values()) {
            if (m == RoundingMode.UNNECESSARY) {
                continue;
            }
            DecimalFormat r = new DecimalFormat("0.0", us);
            r.setRoundingMode(m);
            System.out.println(m + " " + r.format(0.25) + " " + r.format(0.35) + " " + r.format(-0.25) + " " + r.format(0.05) + " " + r.format(1.149) + " " + r.format(-1.151) + " " + r.format(0.75));
        }
        f.setMinimumFractionDigits(3);
        f.setMaximumIntegerDigits(2);
        f.setGroupingUsed(false);
        System.out.println(f.format(12345.6));
        f = new DecimalFormat("0.0", us);
        f.setPositivePrefix("<");
        f.setPositiveSuffix(">");
        f.setNegativePrefix("[");
        f.setNegativeSuffix("]");
        f.setMultiplier(10);
        System.out.println(f.format(1.5) + " " + f.format(-1.5) + " " + f.parse("<15.0>") + " " + f.parse("[15.0]"));
        f.setDecimalSeparatorAlwaysShown(true);
        f.setMaximumFractionDigits(0);
        System.out.println(f.format(2) + " " + f.equals(f.clone()) + " " + f.equals(new DecimalFormat("0", us)));
        DecimalFormatSymbols odd = new DecimalFormatSymbols(Locale.US);
        odd.setDecimalSeparator('!');
        odd.setGroupingSeparator('_');
        odd.setMinusSign('~');
        odd.setZeroDigit('\u0660');
        odd.setNaN("nan");
        odd.setInfinity("inf");
        f = new DecimalFormat("#,##0.0", odd);
        System.out.println(f.format(-1234.5) + " " + f.format(Double.NaN) + " " + f.format(Double.POSITIVE_INFINITY));
        for (String bad : new String[] {"0.0.0", "#0#", "0,0.0,0", "00#", "0'", "0;;", "0E"}) {
            try {
                System.out.println(bad + " ok " + new DecimalFormat(bad, us).toPattern());
            } catch (IllegalArgumentException e) {
                System.out.println(bad + " is no pattern");
            }
        }
        FieldPosition pos = new FieldPosition(NumberFormat.FRACTION_FIELD);
        StringBuffer sb = new StringBuffer("x");
        new DecimalFormat("#,##0.00", us).format(1234.5, sb, pos);
        System.out.println(sb + " " + pos.getBeginIndex() + "-" + pos.getEndIndex());
        try {
            f.format("text");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
