package java.text;

import esdroid.locale.LocaleData;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.Locale;

/** Writes and reads numbers. */
public abstract class NumberFormat extends Format {
    private static final long serialVersionUID = -2308460125733713944L;

    public static final int INTEGER_FIELD = 0;
    public static final int FRACTION_FIELD = 1;

    /** The parts of a formatted number. */
    public static class Field extends Format.Field {
        private static final long serialVersionUID = 7494728892700160890L;

        public static final Field INTEGER = new Field("integer");
        public static final Field FRACTION = new Field("fraction");
        public static final Field EXPONENT = new Field("exponent");
        public static final Field DECIMAL_SEPARATOR = new Field("decimal separator");
        public static final Field SIGN = new Field("sign");
        public static final Field GROUPING_SEPARATOR = new Field("grouping separator");
        public static final Field EXPONENT_SYMBOL = new Field("exponent symbol");
        public static final Field PERCENT = new Field("percent");
        public static final Field PERMILLE = new Field("per mille");
        public static final Field CURRENCY = new Field("currency");
        public static final Field EXPONENT_SIGN = new Field("exponent sign");

        protected Field(String name) {
            super(name);
        }
    }

    private boolean groupingUsed = true;
    private boolean parseIntegerOnly;
    private int maximumIntegerDigits = 40;
    private int minimumIntegerDigits = 1;
    private int maximumFractionDigits = 3;
    private int minimumFractionDigits = 0;

    protected NumberFormat() {
    }

    @Override
    public StringBuffer format(Object number, StringBuffer sb, FieldPosition pos) {
        if (number instanceof Long || number instanceof Integer || number instanceof Short || number instanceof Byte
                || number instanceof BigInteger && ((BigInteger) number).bitLength() < 64) {
            return format(((Number) number).longValue(), sb, pos);
        }
        if (number instanceof Number) {
            return format(((Number) number).doubleValue(), sb, pos);
        }
        throw new IllegalArgumentException("Cannot format given Object as a Number");
    }

    public final String format(double number) {
        return format(number, new StringBuffer(), new FieldPosition(0)).toString();
    }

    public final String format(long number) {
        return format(number, new StringBuffer(), new FieldPosition(0)).toString();
    }

    public abstract StringBuffer format(double number, StringBuffer sb, FieldPosition pos);

    public abstract StringBuffer format(long number, StringBuffer sb, FieldPosition pos);

    public abstract Number parse(String source, ParsePosition pos);

    @Override
    public final Object parseObject(String source, ParsePosition pos) {
        return parse(source, pos);
    }

    public Number parse(String source) throws ParseException {
        ParsePosition pos = new ParsePosition(0);
        Number result = parse(source, pos);
        if (pos.index == 0) {
            throw new ParseException("Unparseable number: \"" + source + "\"", pos.errorIndex);
        }
        return result;
    }

    public boolean isParseIntegerOnly() {
        return parseIntegerOnly;
    }

    public void setParseIntegerOnly(boolean value) {
        parseIntegerOnly = value;
    }

    private static NumberFormat make(Locale l, String key) {
        return new DecimalFormat(LocaleData.get(l.toLanguageTag(), key), new DecimalFormatSymbols(l));
    }

    private static Locale home() {
        return Locale.getDefault(Locale.Category.FORMAT);
    }

    public static final NumberFormat getInstance() {
        return getNumberInstance(home());
    }

    public static NumberFormat getInstance(Locale l) {
        return getNumberInstance(l);
    }

    public static final NumberFormat getNumberInstance() {
        return getNumberInstance(home());
    }

    public static NumberFormat getNumberInstance(Locale l) {
        return make(l, "numberPattern");
    }

    public static final NumberFormat getIntegerInstance() {
        return getIntegerInstance(home());
    }

    public static NumberFormat getIntegerInstance(Locale l) {
        NumberFormat f = make(l, "numberPattern");
        f.setMaximumFractionDigits(0);
        ((DecimalFormat) f).setDecimalSeparatorAlwaysShown(false);
        f.setParseIntegerOnly(true);
        return f;
    }

    public static final NumberFormat getCurrencyInstance() {
        return getCurrencyInstance(home());
    }

    public static NumberFormat getCurrencyInstance(Locale l) {
        DecimalFormat f = (DecimalFormat) make(l, "currencyPattern");
        Currency c = f.getCurrency();
        if (c != null && c.getDefaultFractionDigits() >= 0) {
            f.setMaximumFractionDigits(c.getDefaultFractionDigits());
            f.setMinimumFractionDigits(c.getDefaultFractionDigits());
        }
        return f;
    }

    public static final NumberFormat getPercentInstance() {
        return getPercentInstance(home());
    }

    public static NumberFormat getPercentInstance(Locale l) {
        return make(l, "percentPattern");
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public boolean isGroupingUsed() {
        return groupingUsed;
    }

    public void setGroupingUsed(boolean value) {
        groupingUsed = value;
    }

    public int getMaximumIntegerDigits() {
        return maximumIntegerDigits;
    }

    public void setMaximumIntegerDigits(int value) {
        maximumIntegerDigits = Math.max(0, value);
        minimumIntegerDigits = Math.min(minimumIntegerDigits, maximumIntegerDigits);
    }

    public int getMinimumIntegerDigits() {
        return minimumIntegerDigits;
    }

    public void setMinimumIntegerDigits(int value) {
        minimumIntegerDigits = Math.max(0, value);
        maximumIntegerDigits = Math.max(minimumIntegerDigits, maximumIntegerDigits);
    }

    public int getMaximumFractionDigits() {
        return maximumFractionDigits;
    }

    public void setMaximumFractionDigits(int value) {
        maximumFractionDigits = Math.max(0, value);
        minimumFractionDigits = Math.min(minimumFractionDigits, maximumFractionDigits);
    }

    public int getMinimumFractionDigits() {
        return minimumFractionDigits;
    }

    public void setMinimumFractionDigits(int value) {
        minimumFractionDigits = Math.max(0, value);
        maximumFractionDigits = Math.max(minimumFractionDigits, maximumFractionDigits);
    }

    public Currency getCurrency() {
        throw new UnsupportedOperationException();
    }

    public void setCurrency(Currency currency) {
        throw new UnsupportedOperationException();
    }

    public RoundingMode getRoundingMode() {
        throw new UnsupportedOperationException();
    }

    public void setRoundingMode(RoundingMode mode) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (o == null || o.getClass() != getClass()) {
            return false;
        }
        NumberFormat f = (NumberFormat) o;
        return groupingUsed == f.groupingUsed && parseIntegerOnly == f.parseIntegerOnly
                && maximumIntegerDigits == f.maximumIntegerDigits && minimumIntegerDigits == f.minimumIntegerDigits
                && maximumFractionDigits == f.maximumFractionDigits && minimumFractionDigits == f.minimumFractionDigits;
    }

    @Override
    public int hashCode() {
        return maximumIntegerDigits * 37 + maximumFractionDigits;
    }
}
