package android.icu.text;

import java.io.Serializable;
import java.util.Locale;

/** The characters a language writes numbers with: those of java.text, and what ICU adds to them. */
public class DecimalFormatSymbols implements Cloneable, Serializable {
    private java.text.DecimalFormatSymbols mSymbols;
    private final Locale mLocale;
    private char mSignificantDigit = '@', mPadEscape = '*', mPlusSign = '+';

    public DecimalFormatSymbols() {
        this(Locale.getDefault(Locale.Category.FORMAT));
    }

    public DecimalFormatSymbols(Locale locale) {
        mSymbols = new java.text.DecimalFormatSymbols(locale);
        mLocale = locale;
    }

    public static DecimalFormatSymbols getInstance() { return new DecimalFormatSymbols(); }
    public static DecimalFormatSymbols getInstance(Locale locale) { return new DecimalFormatSymbols(locale); }

    public char getZeroDigit() { return mSymbols.getZeroDigit(); }
    public void setZeroDigit(char c) { mSymbols.setZeroDigit(c); }

    public char[] getDigits() {
        char[] digits = new char[10];
        for (int i = 0; i < digits.length; i++) digits[i] = (char) (getZeroDigit() + i);
        return digits;
    }

    public String[] getDigitStrings() {
        String[] digits = new String[10];
        for (int i = 0; i < digits.length; i++) digits[i] = String.valueOf((char) (getZeroDigit() + i));
        return digits;
    }

    public char getSignificantDigit() { return mSignificantDigit; }
    public void setSignificantDigit(char c) { mSignificantDigit = c; }
    public char getGroupingSeparator() { return mSymbols.getGroupingSeparator(); }
    public void setGroupingSeparator(char c) { mSymbols.setGroupingSeparator(c); }
    public char getDecimalSeparator() { return mSymbols.getDecimalSeparator(); }
    public void setDecimalSeparator(char c) { mSymbols.setDecimalSeparator(c); }
    public char getMonetaryDecimalSeparator() { return mSymbols.getMonetaryDecimalSeparator(); }
    public void setMonetaryDecimalSeparator(char c) { mSymbols.setMonetaryDecimalSeparator(c); }
    public char getPerMill() { return mSymbols.getPerMill(); }
    public void setPerMill(char c) { mSymbols.setPerMill(c); }
    public char getPercent() { return mSymbols.getPercent(); }
    public void setPercent(char c) { mSymbols.setPercent(c); }
    public char getDigit() { return mSymbols.getDigit(); }
    public void setDigit(char c) { mSymbols.setDigit(c); }
    public char getPatternSeparator() { return mSymbols.getPatternSeparator(); }
    public void setPatternSeparator(char c) { mSymbols.setPatternSeparator(c); }
    public String getInfinity() { return mSymbols.getInfinity(); }
    public void setInfinity(String s) { mSymbols.setInfinity(s); }
    public String getNaN() { return mSymbols.getNaN(); }
    public void setNaN(String s) { mSymbols.setNaN(s); }
    public char getMinusSign() { return mSymbols.getMinusSign(); }
    public void setMinusSign(char c) { mSymbols.setMinusSign(c); }
    public char getPlusSign() { return mPlusSign; }
    public void setPlusSign(char c) { mPlusSign = c; }
    public String getExponentSeparator() { return mSymbols.getExponentSeparator(); }
    public void setExponentSeparator(String s) { mSymbols.setExponentSeparator(s); }
    public char getPadEscape() { return mPadEscape; }
    public void setPadEscape(char c) { mPadEscape = c; }
    public Locale getLocale() { return mLocale; }

    @Override
    public Object clone() {
        try {
            DecimalFormatSymbols copy = (DecimalFormatSymbols) super.clone();
            copy.mSymbols = (java.text.DecimalFormatSymbols) mSymbols.clone();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof DecimalFormatSymbols)) return false;
        DecimalFormatSymbols s = (DecimalFormatSymbols) o;
        return mSymbols.equals(s.mSymbols) && mSignificantDigit == s.mSignificantDigit && mPadEscape == s.mPadEscape && mPlusSign == s.mPlusSign;
    }

    @Override
    public int hashCode() {
        return (getZeroDigit() * 37 + getGroupingSeparator()) * 37 + getDecimalSeparator();
    }
}
