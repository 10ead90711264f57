import java.text.*;
import java.util.*;

/** Ready-made number formats and symbols of several countries. */
public class NumberFormatLocales {
    public static void main(String[] args) {
        Locale[] locales = {Locale.US, Locale.UK, Locale.GERMANY, Locale.ITALY, Locale.JAPAN, new Locale("nl", "NL"), Locale.CHINA, new Locale("pt", "BR"), Locale.ROOT};
        for (Locale l : locales) {
            DecimalFormatSymbols s = DecimalFormatSymbols.getInstance(l);
            System.out.println(l + " " + NumberFormat.getInstance(l).format(-1234567.8915) + " " + NumberFormat.getIntegerInstance(l).format(1234567.5) + " " + (int) s.getDecimalSeparator() + " " + (int) s.getGroupingSeparator() + " " + (int) s.getMinusSign() + " " + s.getPercent() + " " + s.getZeroDigit() + s.getDigit() + s.getPatternSeparator() + s.getInfinity() + s.getExponentSeparator());
        }
        System.out.println(NumberFormat.getPercentInstance(Locale.US).format(0.256) + " " + NumberFormat.getPercentInstance(Locale.US).format(-1.005) + " " + NumberFormat.getCurrencyInstance(Locale.US).format(-5.5) + " " + NumberFormat.getCurrencyInstance(Locale.UK).format(1234.5) + " " + NumberFormat.getCurrencyInstance(Locale.JAPAN).format(1234.5).length());
        Currency c = Currency.getInstance("EUR");
        System.out.println(c + " " + c.getDefaultFractionDigits() + " " + c.getCurrencyCode() + " " + c.getSymbol(Locale.GERMANY) + " " + c.getNumericCode() + " " + Currency.getInstance("JPY").getDefaultFractionDigits() + " " + Currency.getInstance("BHD").getDefaultFractionDigits() + " " + Currency.getInstance(Locale.US) + " " + Currency.getInstance(Locale.GERMANY) + " " + Currency.getInstance(Locale.US).getSymbol(Locale.US) + " " + (c == Currency.getInstance("EUR")));
        try {
            Currency.getInstance("nope");
        } catch (IllegalArgumentException e) {
            System.out.println("no such currency");
        }
        NumberFormat f = NumberFormat.getInstance(Locale.US);
        f.setMaximumFractionDigits(1);
        f.setMinimumIntegerDigits(3);
        System.out.println(f.format(7.77) + " " + f.getRoundingMode() + " " + f.format(12L));
        f.setMinimumFractionDigits(4);
        System.out.println(f.getMaximumFractionDigits() + " " + f.format(1));
        NumberFormat cur = NumberFormat.getCurrencyInstance(Locale.US);
        cur.setCurrency(Currency.getInstance("JPY"));
        System.out.println(cur.getCurrency() + " " + cur.getMaximumFractionDigits());
        System.out.println(NumberFormat.getNumberInstance(Locale.US).equals(NumberFormat.getInstance(Locale.US)) + " " + DecimalFormatSymbols.getInstance(Locale.US).equals(new DecimalFormatSymbols(Locale.US)) + " " + NumberFormat.getInstance(Locale.US).getClass().getName());
    }
}
