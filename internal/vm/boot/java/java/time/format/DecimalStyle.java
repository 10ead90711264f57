package java.time.format;

import java.text.DecimalFormatSymbols;
import java.util.HashSet;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;

/** The characters of numbers in dates. */
public final class DecimalStyle {
    public static final DecimalStyle STANDARD = new DecimalStyle('0', '+', '-', '.');

    private final char zeroDigit;
    private final char positiveSign;
    private final char negativeSign;
    private final char decimalSeparator;

    private DecimalStyle(char zero, char plus, char minus, char decimal) {
        zeroDigit = zero;
        positiveSign = plus;
        negativeSign = minus;
        decimalSeparator = decimal;
    }

    public static Set<Locale> getAvailableLocales() {
        return new HashSet<Locale>(Arrays.asList(Locale.getAvailableLocales()));
    }

    public static DecimalStyle ofDefaultLocale() {
        return of(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static DecimalStyle of(Locale locale) {
        DecimalFormatSymbols s = DecimalFormatSymbols.getInstance(locale);
        return new DecimalStyle(s.getZeroDigit(), '+', s.getMinusSign(), s.getDecimalSeparator());
    }

    public char getZeroDigit() {
        return zeroDigit;
    }

    public DecimalStyle withZeroDigit(char c) {
        return new DecimalStyle(c, positiveSign, negativeSign, decimalSeparator);
    }

    public char getPositiveSign() {
        return positiveSign;
    }

    public DecimalStyle withPositiveSign(char c) {
        return new DecimalStyle(zeroDigit, c, negativeSign, decimalSeparator);
    }

    public char getNegativeSign() {
        return negativeSign;
    }

    public DecimalStyle withNegativeSign(char c) {
        return new DecimalStyle(zeroDigit, positiveSign, c, decimalSeparator);
    }

    public char getDecimalSeparator() {
        return decimalSeparator;
    }

    public DecimalStyle withDecimalSeparator(char c) {
        return new DecimalStyle(zeroDigit, positiveSign, negativeSign, c);
    }

    int digit(char c) {
        int v = c - zeroDigit;
        return v >= 0 && v <= 9 ? v : -1;
    }

    String localize(String digits) {
        if (zeroDigit == '0') {
            return digits;
        }
        char[] cs = digits.toCharArray();
        for (int i = 0; i < cs.length; i++) {
            cs[i] = (char) (cs[i] - '0' + zeroDigit);
        }
        return new String(cs);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof DecimalStyle)) {
            return false;
        }
        DecimalStyle s = (DecimalStyle) o;
        return zeroDigit == s.zeroDigit && positiveSign == s.positiveSign && negativeSign == s.negativeSign
                && decimalSeparator == s.decimalSeparator;
    }

    @Override
    public int hashCode() {
        return zeroDigit + positiveSign + negativeSign + decimalSeparator;
    }

    @Override
    public String toString() {
        return "DecimalStyle[" + zeroDigit + positiveSign + negativeSign + decimalSeparator + "]";
    }
}
