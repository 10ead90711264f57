package java.text;

import esdroid.locale.LocaleData;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Currency;
import java.util.Locale;

/** The characters a language writes numbers with. */
public class DecimalFormatSymbols implements Cloneable, Serializable {
    private static final long serialVersionUID = 5772796243397350300L;

    private char zeroDigit;
    private char groupingSeparator;
    private char decimalSeparator;
    private char perMill;
    private char percent;
    private char digit = '#';
    private char patternSeparator = ';';
    private String infinity;
    private String NaN;
    private char minusSign;
    private String currencySymbol;
    private String intlCurrencySymbol;
    private char monetarySeparator;
    private String exponential;
    private Locale locale;
    private transient Currency currency;

    public DecimalFormatSymbols() {
        this(Locale.getDefault(Locale.Category.FORMAT));
    }

    public DecimalFormatSymbols(Locale l) {
        String[] s = LocaleData.list(l.toLanguageTag(), "number");
        decimalSeparator = s[0].charAt(0);
        groupingSeparator = s[1].charAt(0);
        minusSign = s[2].charAt(0);
        percent = s[3].charAt(0);
        perMill = s[4].charAt(0);
        exponential = s[5];
        infinity = s[6];
        NaN = s[7];
        zeroDigit = s[8].charAt(0);
        monetarySeparator = s[9].charAt(0);
        locale = l;
        try {
            currency = l.getCountry().isEmpty() ? null : Currency.getInstance(l);
        } catch (IllegalArgumentException e) {
            currency = null;
        }
        if (currency == null) {
            currency = Currency.getInstance("XXX");
        }
        intlCurrencySymbol = currency.getCurrencyCode();
        currencySymbol = currency.getSymbol(l);
    }

    public static final DecimalFormatSymbols getInstance() {
        return new DecimalFormatSymbols();
    }

    public static final DecimalFormatSymbols getInstance(Locale l) {
        return new DecimalFormatSymbols(l);
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public char getZeroDigit() {
        return zeroDigit;
    }

    public void setZeroDigit(char c) {
        zeroDigit = c;
    }

    public char getGroupingSeparator() {
        return groupingSeparator;
    }

    public void setGroupingSeparator(char c) {
        groupingSeparator = c;
    }

    public char getDecimalSeparator() {
        return decimalSeparator;
    }

    public void setDecimalSeparator(char c) {
        decimalSeparator = c;
    }

    public char getPerMill() {
        return perMill;
    }

    public void setPerMill(char c) {
        perMill = c;
    }

    public char getPercent() {
        return percent;
    }

    public void setPercent(char c) {
        percent = c;
    }

    public char getDigit() {
        return digit;
    }

    public void setDigit(char c) {
        digit = c;
    }

    public char getPatternSeparator() {
        return patternSeparator;
    }

    public void setPatternSeparator(char c) {
        patternSeparator = c;
    }

    public String getInfinity() {
        return infinity;
    }

    public void setInfinity(String s) {
        infinity = s;
    }

    public String getNaN() {
        return NaN;
    }

    public void setNaN(String s) {
        NaN = s;
    }

    public char getMinusSign() {
        return minusSign;
    }

    public void setMinusSign(char c) {
        minusSign = c;
    }

    public String getCurrencySymbol() {
        return currencySymbol;
    }

    public void setCurrencySymbol(String s) {
        currencySymbol = s;
    }

    public String getInternationalCurrencySymbol() {
        return intlCurrencySymbol;
    }

    public void setInternationalCurrencySymbol(String code) {
        intlCurrencySymbol = code;
        currency = null;
        if (code != null) {
            try {
                currency = Currency.getInstance(code);
                currencySymbol = currency.getSymbol(locale);
            } catch (IllegalArgumentException e) {
                currency = null; // a code of the program's own
            }
        }
    }

    public Currency getCurrency() {
        return currency;
    }

    public void setCurrency(Currency c) {
        if (c == null) {
            throw new NullPointerException("currency == null");
        }
        currency = c;
        intlCurrencySymbol = c.getCurrencyCode();
        currencySymbol = c.getSymbol(locale);
    }

    public char getMonetaryDecimalSeparator() {
        return monetarySeparator;
    }

    public void setMonetaryDecimalSeparator(char c) {
        monetarySeparator = c;
    }

    public String getExponentSeparator() {
        return exponential;
    }

    public void setExponentSeparator(String s) {
        if (s == null) {
            throw new NullPointerException("value == null");
        }
        exponential = s;
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof DecimalFormatSymbols)) {
            return false;
        }
        DecimalFormatSymbols s = (DecimalFormatSymbols) o;
        return zeroDigit == s.zeroDigit && groupingSeparator == s.groupingSeparator
                && decimalSeparator == s.decimalSeparator && percent == s.percent && perMill == s.perMill
                && digit == s.digit && minusSign == s.minusSign && patternSeparator == s.patternSeparator
                && infinity.equals(s.infinity) && NaN.equals(s.NaN) && currencySymbol.equals(s.currencySymbol)
                && intlCurrencySymbol.equals(s.intlCurrencySymbol) && currency == s.currency
                && monetarySeparator == s.monetarySeparator && exponential.equals(s.exponential)
                && locale.equals(s.locale);
    }

    @Override
    public int hashCode() {
        return (zeroDigit * 37 + groupingSeparator) * 37 + decimalSeparator;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        try {
            currency = intlCurrencySymbol == null ? null : Currency.getInstance(intlCurrencySymbol);
        } catch (IllegalArgumentException e) {
            currency = null; // a code of the program's own
        }
    }
}
