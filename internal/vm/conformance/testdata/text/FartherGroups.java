import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.Locale;

/** Groups of two digits before the last of three, as India writes numbers. */
public class FartherGroups {
    public static void main(String[] args) throws Exception {
        DecimalFormatSymbols us = new DecimalFormatSymbols(Locale.US);
        for (String p : new String[] {"#,##,##0.###", "##,#,##0", "#,#,#,##0", "#,###,##0", "#,##,###", "0,00,000",
                "#,##,##0.00;(#)", "#,,##0", "#,##0,", "#,####,##0.0"}) {
            try {
                DecimalFormat f = new DecimalFormat(p, us);
                System.out.println(p + " " + f.toPattern() + " " + f.format(123456789.5) + " " + f.format(12) + " "
                        + f.getGroupingSize());
                f.setGroupingSize(4);
                System.out.println("  " + f.toPattern() + " " + f.format(1234567890123L));
            } catch (IllegalArgumentException e) {
                System.out.println(p + " refused");
            }
        }
        for (String t : new String[] {"en-IN", "hi-IN", "ta-IN"}) {
            Locale l = Locale.forLanguageTag(t);
            NumberFormat f = NumberFormat.getInstance(l);
            System.out.println(t + " " + f.format(1234567.891) + " " + f.parse("12,34,567.5") + " "
                    + NumberFormat.getPercentInstance(l).format(12345.6));
        }
    }
}
