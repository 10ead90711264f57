package java.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.Locale;

/** Writes and reads numbers by a pattern such as #,##0.00. */
public class DecimalFormat extends NumberFormat {
    private static final long serialVersionUID = 864413376551465018L;

    private static final int MAX = Integer.MAX_VALUE;

    private DecimalFormatSymbols symbols;
    /** Affixes as the pattern writes them, quotes and currency signs included. */
    private String positivePrefixPattern = "";
    private String positiveSuffixPattern = "";
    private String negativePrefixPattern = "'-";
    private String negativeSuffixPattern = "";
    /** Affixes set by the program, which stand for themselves; null: by the pattern. */
    private String positivePrefix;
    private String positiveSuffix;
    private String negativePrefix;
    private String negativeSuffix;
    private int multiplier = 1;
    private int groupingSize = 3;
    private int fartherGroups; // size of all groups but the last before the point; 0 if the same
    private boolean decimalSeparatorAlwaysShown;
    private boolean parseBigDecimal;
    private boolean currencyFormat;
    private boolean exponential;
    private int exponentDigits;
    private int exponentMaxInteger;
    private RoundingMode roundingMode = RoundingMode.HALF_EVEN;

    public DecimalFormat() {
        this(esdroid.locale.LocaleData.get(Locale.getDefault(Locale.Category.FORMAT).toLanguageTag(), "numberPattern"));
    }

    public DecimalFormat(String pattern) {
        this(pattern, new DecimalFormatSymbols());
    }

    public DecimalFormat(String pattern, DecimalFormatSymbols symbols) {
        this.symbols = (DecimalFormatSymbols) symbols.clone();
        applyPattern(pattern);
    }

    // ---- patterns

    public void applyPattern(String pattern) {
        parsePattern(pattern, '0', '#', ',', '.', ';', '%', '\u2030', '-', "E");
    }

    public void applyLocalizedPattern(String pattern) {
        parsePattern(pattern, symbols.getZeroDigit(), symbols.getDigit(), symbols.getGroupingSeparator(),
                symbols.getDecimalSeparator(), symbols.getPatternSeparator(), symbols.getPercent(),
                symbols.getPerMill(), symbols.getMinusSign(), symbols.getExponentSeparator());
    }

    private static IllegalArgumentException malformed(String what, String pattern) {
        return new IllegalArgumentException(what + " in pattern \"" + pattern + '"');
    }

    private void parsePattern(String pattern, char zero, char digit, char group, char decimal, char separator,
            char percent, char permill, char minus, String e) {
        if (pattern == null) {
            throw new NullPointerException("pattern == null");
        }
        positivePrefix = null;
        positiveSuffix = null;
        negativePrefix = null;
        negativeSuffix = null;
        multiplier = 1;
        currencyFormat = false;
        exponential = false;
        decimalSeparatorAlwaysShown = false;
        StringBuilder prefix = new StringBuilder();
        StringBuilder suffix = new StringBuilder();
        int i = 0;
        boolean negativeSeen = false;
        for (int part = 0; part < 2; part++) {
            prefix.setLength(0);
            suffix.setLength(0);
            StringBuilder affix = prefix;
            boolean quoted = false;
            boolean inNumber = false;
            boolean numberDone = false;
            int hashLeft = 0;
            int zeros = 0;
            int hashRight = 0;
            int point = -1;
            int groups = -1;
            int farther = -1;
            int digits = 0;
            boolean sawExponent = false;
            int expDigits = 0;
            int mult = 1;
            for (; i < pattern.length(); i++) {
                char c = pattern.charAt(i);
                if (quoted) {
                    if (c == '\'') {
                        if (i + 1 < pattern.length() && pattern.charAt(i + 1) == '\'') {
                            i++;
                            affix.append("''");
                        } else {
                            quoted = false;
                        }
                    } else {
                        appendLiteral(affix, c);
                    }
                    continue;
                }
                boolean numeric = c == digit || c == zero || c == group || c == decimal;
                if (numeric && !numberDone) {
                    inNumber = true;
                    if (c == digit) {
                        if (zeros > 0) {
                            hashRight++;
                        } else {
                            hashLeft++;
                        }
                        if (groups >= 0 && point < 0) {
                            groups++;
                        }
                    } else if (c == zero) {
                        if (hashRight > 0) {
                            throw malformed("Unexpected '0'", pattern);
                        }
                        zeros++;
                        if (groups >= 0 && point < 0) {
                            groups++;
                        }
                    } else if (c == group) {
                        if (point >= 0) {
                            throw malformed("Malformed pattern: grouping separator after decimal", pattern);
                        }
                        farther = groups;
                        groups = 0;
                    } else {
                        if (point >= 0) {
                            throw malformed("Multiple decimal separators", pattern);
                        }
                        point = hashLeft + zeros + hashRight;
                    }
                    continue;
                }
                if (inNumber && !sawExponent && pattern.startsWith(e, i)) {
                    sawExponent = true;
                    inNumber = false;
                    numberDone = true;
                    i += e.length();
                    while (i < pattern.length() && pattern.charAt(i) == zero) {
                        expDigits++;
                        i++;
                    }
                    i--;
                    if (hashLeft + zeros < 1 || expDigits < 1) {
                        throw malformed("Malformed exponential pattern", pattern);
                    }
                    affix = suffix;
                    continue;
                }
                if (inNumber) {
                    inNumber = false;
                    numberDone = true;
                    affix = suffix;
                }
                if (c == separator) {
                    if (part == 1) {
                        throw malformed("Unquoted special character '" + c + "'", pattern);
                    }
                    break;
                }
                if (c == '\'') {
                    if (i + 1 < pattern.length() && pattern.charAt(i + 1) == '\'') {
                        i++;
                        affix.append("''");
                    } else {
                        quoted = true;
                    }
                } else if (c == '\u00a4') {
                    currencyFormat = true;
                    affix.append("'\u00a4");
                    if (i + 1 < pattern.length() && pattern.charAt(i + 1) == '\u00a4') {
                        i++;
                        affix.append('\u00a4');
                    }
                } else if (c == percent) {
                    mult = mult(mult, 100, pattern);
                    affix.append("'%");
                } else if (c == permill) {
                    mult = mult(mult, 1000, pattern);
                    affix.append("'\u2030");
                } else if (c == minus) {
                    affix.append("'-");
                } else if (numeric) {
                    throw malformed("Unquoted special character '" + c + "'", pattern);
                } else {
                    affix.append(c);
                }
            }
            if (quoted) {
                throw malformed("Unterminated quote", pattern);
            }
            if (part == 0) {
                positivePrefixPattern = prefix.toString();
                positiveSuffixPattern = suffix.toString();
                negativePrefixPattern = "'-" + positivePrefixPattern;
                negativeSuffixPattern = positiveSuffixPattern;
                multiplier = mult;
                if (zeros == 0 && hashLeft > 0 && point >= 0) {
                    // "#.#" has one optional zero before the point at most.
                    int n = point;
                    if (n == 0) {
                        n++;
                    }
                    hashRight = hashLeft - n;
                    hashLeft = n - 1;
                    zeros = 1;
                }
                if (point < 0 && hashRight > 0 || point >= 0 && (point < hashLeft || point > hashLeft + zeros)
                        || groups == 0 || farther == 0) {
                    throw malformed("Malformed pattern", pattern);
                }
                int total = hashLeft + zeros + hashRight;
                if (point > total) {
                    throw malformed("Malformed pattern", pattern);
                }
                int effective = point >= 0 ? point : total;
                int minInt = Math.max(effective - hashLeft, 0);
                exponential = sawExponent;
                exponentDigits = expDigits;
                exponentMaxInteger = minInt + hashLeft;
                super.setMinimumIntegerDigits(0);
                super.setMaximumIntegerDigits(sawExponent ? exponentMaxInteger : MAX);
                super.setMinimumIntegerDigits(minInt);
                super.setMaximumFractionDigits(point >= 0 ? total - point : 0);
                super.setMinimumFractionDigits(point >= 0 ? Math.max(0, hashLeft + zeros - point) : 0);
                super.setMaximumFractionDigits(point >= 0 ? total - point : 0);
                super.setGroupingUsed(groups > 0);
                groupingSize = groups > 0 ? groups : 0;
                fartherGroups = farther > 0 && farther != groups ? farther : 0;
                decimalSeparatorAlwaysShown = point == 0 || point == total;
                if (total == 0 && pattern.isEmpty()) {
                    super.setMinimumIntegerDigits(0);
                    super.setMaximumIntegerDigits(MAX);
                    super.setMinimumFractionDigits(0);
                    super.setMaximumFractionDigits(MAX);
                    decimalSeparatorAlwaysShown = false;
                } else if (total == 0) {
                    decimalSeparatorAlwaysShown = false;
                }
            } else if (!negativeSeen) {
                negativeSeen = true;
                negativePrefixPattern = prefix.toString();
                negativeSuffixPattern = suffix.toString();
                if (negativePrefixPattern.equals(positivePrefixPattern)
                        && negativeSuffixPattern.equals(positiveSuffixPattern)) {
                    negativePrefixPattern = "'-" + positivePrefixPattern;
                }
            }
            if (i >= pattern.length()) {
                return;
            }
            i++;
        }
    }

    private static int mult(int old, int value, String pattern) {
        if (old != 1) {
            throw malformed("Too many percent/per mille characters", pattern);
        }
        return value;
    }

    /** A character that stands for itself; a quote is doubled. */
    private static void appendLiteral(StringBuilder affix, char c) {
        if (c == '\'') {
            affix.append('\'');
        }
        affix.append(c);
    }

    /** Replaces the special signs of an affix, which a quote introduces. */
    private String expand(String pattern) {
        if (pattern.indexOf('\'') < 0) {
            return pattern;
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c != '\'') {
                sb.append(c);
                continue;
            }
            c = pattern.charAt(++i);
            switch (c) {
                case '\u00a4':
                    if (i + 1 < pattern.length() && pattern.charAt(i + 1) == '\u00a4') {
                        i++;
                        sb.append(symbols.getInternationalCurrencySymbol());
                    } else {
                        sb.append(symbols.getCurrencySymbol());
                    }
                    break;
                case '%':
                    sb.append(symbols.getPercent());
                    break;
                case '\u2030':
                    sb.append(symbols.getPerMill());
                    break;
                case '-':
                    sb.append(symbols.getMinusSign());
                    break;
                default:
                    sb.append(c);
            }
        }
        return sb.toString();
    }

    public String getPositivePrefix() {
        return positivePrefix != null ? positivePrefix : expand(positivePrefixPattern);
    }

    public void setPositivePrefix(String s) {
        positivePrefix = s;
    }

    public String getNegativePrefix() {
        return negativePrefix != null ? negativePrefix : expand(negativePrefixPattern);
    }

    public void setNegativePrefix(String s) {
        negativePrefix = s;
    }

    public String getPositiveSuffix() {
        return positiveSuffix != null ? positiveSuffix : expand(positiveSuffixPattern);
    }

    public void setPositiveSuffix(String s) {
        positiveSuffix = s;
    }

    public String getNegativeSuffix() {
        return negativeSuffix != null ? negativeSuffix : expand(negativeSuffixPattern);
    }

    public void setNegativeSuffix(String s) {
        negativeSuffix = s;
    }

    public String toPattern() {
        return pattern(false);
    }

    public String toLocalizedPattern() {
        return pattern(true);
    }

    private void affix(StringBuilder sb, String own, String pattern, boolean localized) {
        if (own != null) {
            for (int i = 0; i < own.length(); i++) {
                quoteInto(sb, own.charAt(i));
            }
            return;
        }
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c != '\'') {
                quoteInto(sb, c);
                continue;
            }
            c = pattern.charAt(++i);
            if (c == '\'') {
                sb.append("''");
            } else if (c == '\u00a4') {
                sb.append(c);
                if (i + 1 < pattern.length() && pattern.charAt(i + 1) == c) {
                    sb.append(c);
                    i++;
                }
            } else {
                sb.append(!localized ? c : c == '%' ? symbols.getPercent() : c == '-' ? symbols.getMinusSign()
                        : symbols.getPerMill());
            }
        }
    }

    private static void quoteInto(StringBuilder sb, char c) {
        if (c == '\'') {
            sb.append("''");
        } else if ("0#,.;%\u2030-\u00a4".indexOf(c) >= 0) {
            sb.append('\'').append(c).append('\'');
        } else {
            sb.append(c);
        }
    }

    private String pattern(boolean localized) {
        char zero = localized ? symbols.getZeroDigit() : '0';
        char digit = localized ? symbols.getDigit() : '#';
        char group = localized ? symbols.getGroupingSeparator() : ',';
        StringBuilder number = new StringBuilder();
        int minInt = getMinimumIntegerDigits();
        int width;
        if (exponential) {
            width = Math.min(getMaximumIntegerDigits(), exponentMaxInteger > 0 ? Math.max(exponentMaxInteger, minInt) : minInt);
        } else {
            width = Math.max(isGroupingUsed() ? groupingSize + fartherGroups : 0, minInt) + 1;
        }
        for (int i = width; i > 0; i--) {
            if (i != width && groupEnds(i)) {
                number.append(group);
            }
            number.append(i <= minInt ? zero : digit);
        }
        if (getMaximumFractionDigits() > 0 || decimalSeparatorAlwaysShown) {
            number.append(localized ? symbols.getDecimalSeparator() : '.');
        }
        int max = Math.min(getMaximumFractionDigits(), 340);
        for (int i = 0; i < max; i++) {
            number.append(i < getMinimumFractionDigits() ? zero : digit);
        }
        if (exponential) {
            number.append(localized ? symbols.getExponentSeparator() : "E");
            for (int i = 0; i < exponentDigits; i++) {
                number.append(zero);
            }
        }
        StringBuilder sb = new StringBuilder();
        affix(sb, positivePrefix, positivePrefixPattern, localized);
        sb.append(number);
        affix(sb, positiveSuffix, positiveSuffixPattern, localized);
        boolean plain = negativePrefix == null && negativeSuffix == null
                && negativePrefixPattern.equals("'-" + positivePrefixPattern)
                && negativeSuffixPattern.equals(positiveSuffixPattern)
                || getNegativePrefix().equals(symbols.getMinusSign() + getPositivePrefix())
                        && getNegativeSuffix().equals(getPositiveSuffix());
        if (!plain) {
            sb.append(localized ? symbols.getPatternSeparator() : ';');
            affix(sb, negativePrefix, negativePrefixPattern, localized);
            sb.append(number);
            affix(sb, negativeSuffix, negativeSuffixPattern, localized);
        }
        return sb.toString();
    }

    // ---- formatting

    @Override
    public final StringBuffer format(Object number, StringBuffer sb, FieldPosition pos) {
        if (number instanceof BigDecimal) {
            BigDecimal v = (BigDecimal) number;
            if (multiplier != 1) {
                v = v.multiply(BigDecimal.valueOf(multiplier));
            }
            String unscaled = v.unscaledValue().abs().toString();
            return write(v.signum() < 0, new DigitString(unscaled, unscaled.length() - v.scale()), sb, pos);
        }
        if (number instanceof BigInteger) {
            BigInteger v = ((BigInteger) number).multiply(BigInteger.valueOf(multiplier));
            String digits = v.abs().toString();
            return write(v.signum() < 0, new DigitString(digits, digits.length()), sb, pos);
        }
        return super.format(number, sb, pos);
    }

    @Override
    public StringBuffer format(long number, StringBuffer sb, FieldPosition pos) {
        if (multiplier != 1 && number != 0) {
            return format(BigInteger.valueOf(number), sb, pos);
        }
        String digits = Long.toString(number);
        if (number < 0) {
            digits = digits.substring(1);
        }
        return write(number < 0, new DigitString(digits, digits.length()), sb, pos);
    }

    @Override
    public StringBuffer format(double number, StringBuffer sb, FieldPosition pos) {
        if (number != number) {
            int start = sb.length();
            sb.append(symbols.getNaN());
            pos.note(INTEGER_FIELD, Field.INTEGER, start, sb.length());
            return sb;
        }
        if (multiplier != 1) {
            number *= multiplier;
        }
        boolean negative = number < 0 || number == 0 && 1 / number < 0;
        if (Double.isInfinite(number)) {
            sb.append(negative ? getNegativePrefix() : getPositivePrefix());
            int start = sb.length();
            sb.append(symbols.getInfinity());
            pos.note(INTEGER_FIELD, Field.INTEGER, start, sb.length());
            return sb.append(negative ? getNegativeSuffix() : getPositiveSuffix());
        }
        return write(negative, DigitString.of(Double.toString(Math.abs(number))), sb, pos);
    }

    private StringBuffer write(boolean negative, DigitString d, StringBuffer sb, FieldPosition pos) {
        affix(negative ? getNegativePrefix() : getPositivePrefix(), sb, pos);
        if (exponential) {
            writeExponential(negative, d, sb, pos);
        } else {
            if (!d.isZero()) {
                d.keep((int) Math.min((long) d.point + getMaximumFractionDigits(), MAX), roundingMode, negative);
            }
            writePlain(d, sb, pos);
        }
        affix(negative ? getNegativeSuffix() : getPositiveSuffix(), sb, pos);
        return sb;
    }

    private void affix(String s, StringBuffer sb, FieldPosition pos) {
        int start = sb.length();
        sb.append(s);
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            Field f = c == symbols.getMinusSign() ? Field.SIGN : c == symbols.getPercent() ? Field.PERCENT
                    : c == symbols.getPerMill() ? Field.PERMILLE : null;
            if (f != null) {
                pos.note(-2, f, start + i, start + i + 1);
            }
        }
        int currency = symbols.getCurrencySymbol().isEmpty() ? -1 : s.indexOf(symbols.getCurrencySymbol());
        if (currency >= 0) {
            pos.note(-2, Field.CURRENCY, start + currency, start + currency + symbols.getCurrencySymbol().length());
        }
    }

    /** Whether a separator stands left of so many digits before the point. */
    private boolean groupEnds(int digits) {
        if (!isGroupingUsed() || digits <= 0 || groupingSize <= 0) {
            return false;
        }
        return fartherGroups > 0 && digits > groupingSize ? (digits - groupingSize) % fartherGroups == 0
                : digits % groupingSize == 0;
    }

    private void writePlain(DigitString d, StringBuffer sb, FieldPosition pos) {
        char zero = symbols.getZeroDigit();
        int count = Math.max(getMinimumIntegerDigits(), d.isZero() ? 0 : Math.max(d.point, 0));
        int from = d.point - count;
        if (d.point > 0 && d.point > getMaximumIntegerDigits()) {
            count = getMaximumIntegerDigits();
            from = d.point - count;
        }
        int start = sb.length();
        int point = d.isZero() ? 0 : d.point;
        for (int i = count; i > 0; i--) {
            sb.append((char) (d.at(point - i) - '0' + zero));
            if (groupEnds(i - 1)) {
                sb.append(symbols.getGroupingSeparator());
                pos.note(-2, Field.GROUPING_SEPARATOR, sb.length() - 1, sb.length());
            }
        }
        int fraction = 0;
        if (!d.isZero()) {
            fraction = Math.max(0, d.digits.length() - d.point);
        }
        fraction = Math.max(Math.min(fraction, getMaximumFractionDigits()), getMinimumFractionDigits());
        if (count == 0 && fraction == 0) {
            sb.append(zero);
        }
        pos.note(INTEGER_FIELD, Field.INTEGER, start, sb.length());
        if (fraction > 0 || decimalSeparatorAlwaysShown) {
            sb.append(currencyFormat ? symbols.getMonetaryDecimalSeparator() : symbols.getDecimalSeparator());
            pos.note(-2, Field.DECIMAL_SEPARATOR, sb.length() - 1, sb.length());
        }
        start = sb.length();
        for (int i = 0; i < fraction; i++) {
            sb.append((char) (d.at(point + i) - '0' + zero));
        }
        pos.note(FRACTION_FIELD, Field.FRACTION, start, sb.length());
    }

    private void writeExponential(boolean negative, DigitString d, StringBuffer sb, FieldPosition pos) {
        char zero = symbols.getZeroDigit();
        int minInt = getMinimumIntegerDigits();
        int maxInt = getMaximumIntegerDigits();
        boolean engineering = maxInt > 1 && maxInt > minInt;
        int significant = minInt + getMaximumFractionDigits();
        if (engineering) {
            significant = Math.max(minInt, 1) + getMaximumFractionDigits();
        }
        if (!d.isZero() && significant > 0) {
            d.keep(significant, roundingMode, negative);
        }
        int exponent = d.point;
        int least = minInt;
        if (engineering) {
            exponent = Math.floorDiv(d.point - 1, maxInt) * maxInt;
            least = 1;
        } else {
            exponent -= minInt > 0 || getMinimumFractionDigits() > 0 ? minInt : 1;
        }
        if (d.isZero()) {
            exponent = 0;
        }
        int integers = d.isZero() ? least : d.point - exponent;
        int total = Math.max(Math.max(minInt + getMinimumFractionDigits(), integers), d.digits.length());
        int start = sb.length();
        for (int i = 0; i < total; i++) {
            if (i == integers) {
                pos.note(INTEGER_FIELD, Field.INTEGER, start, sb.length());
                sb.append(currencyFormat ? symbols.getMonetaryDecimalSeparator() : symbols.getDecimalSeparator());
                pos.note(-2, Field.DECIMAL_SEPARATOR, sb.length() - 1, sb.length());
                start = sb.length();
            }
            sb.append((char) (d.at(i) - '0' + zero));
        }
        if (total > integers) {
            pos.note(FRACTION_FIELD, Field.FRACTION, start, sb.length());
        } else {
            pos.note(INTEGER_FIELD, Field.INTEGER, start, sb.length());
            if (decimalSeparatorAlwaysShown) {
                sb.append(symbols.getDecimalSeparator());
            }
        }
        sb.append(symbols.getExponentSeparator());
        pos.note(-2, Field.EXPONENT_SYMBOL, sb.length() - symbols.getExponentSeparator().length(), sb.length());
        if (exponent < 0) {
            sb.append(symbols.getMinusSign());
            pos.note(-2, Field.EXPONENT_SIGN, sb.length() - 1, sb.length());
        }
        start = sb.length();
        String e = Integer.toString(Math.abs(exponent));
        for (int i = e.length(); i < exponentDigits; i++) {
            sb.append(zero);
        }
        for (int i = 0; i < e.length(); i++) {
            sb.append((char) (e.charAt(i) - '0' + zero));
        }
        pos.note(-2, Field.EXPONENT, start, sb.length());
    }

    // ---- parsing

    @Override
    public Number parse(String text, ParsePosition pos) {
        if (text.startsWith(symbols.getNaN(), pos.index)) {
            pos.index += symbols.getNaN().length();
            return Double.valueOf(Double.NaN);
        }
        String pp = getPositivePrefix();
        String np = getNegativePrefix();
        String ps = getPositiveSuffix();
        String ns = getNegativeSuffix();
        boolean positive = text.startsWith(pp, pos.index);
        boolean negative = text.startsWith(np, pos.index);
        if (positive && negative) {
            if (pp.length() > np.length()) {
                negative = false;
            } else if (np.length() > pp.length()) {
                positive = false;
            }
        }
        if (!positive && !negative) {
            pos.errorIndex = pos.index;
            return null;
        }
        int i = pos.index + (positive ? pp.length() : np.length());
        StringBuilder digits = new StringBuilder();
        boolean infinite = text.startsWith(symbols.getInfinity(), i);
        int exponent = 0;
        int end = i;
        if (infinite) {
            end = i + symbols.getInfinity().length();
        } else {
            char zero = symbols.getZeroDigit();
            char decimal = currencyFormat ? symbols.getMonetaryDecimalSeparator() : symbols.getDecimalSeparator();
            boolean dot = false;
            boolean any = false;
            int backup = -1;
            for (; i < text.length(); i++) {
                char c = text.charAt(i);
                int v = c - zero;
                if (v < 0 || v > 9) {
                    v = Character.digit(c, 10);
                }
                if (v >= 0 && v <= 9) {
                    digits.append((char) ('0' + v));
                    any = true;
                    backup = -1;
                    end = i + 1;
                    if (dot) {
                        exponent--;
                    }
                } else if (c == decimal && !dot) {
                    if (isParseIntegerOnly()) {
                        break;
                    }
                    dot = true;
                    backup = -1;
                    if (any || i + 1 < text.length()) {
                        end = any ? i + 1 : end;
                    }
                } else if (isGroupingUsed() && !dot && (c == symbols.getGroupingSeparator()
                        || symbols.getGroupingSeparator() == '\u00a0' && c == ' ')) {
                    backup = i;
                } else {
                    break;
                }
            }
            if (backup >= 0) {
                i = backup;
            }
            if (!any) {
                pos.errorIndex = pos.index;
                return null;
            }
            end = dot || backup < 0 ? i : backup;
            String e = symbols.getExponentSeparator();
            if (!isParseIntegerOnly() && text.startsWith(e, end)) {
                int at = end + e.length();
                boolean minus = at < text.length() && text.charAt(at) == symbols.getMinusSign();
                if (minus) {
                    at++;
                }
                int from = at;
                long value = 0;
                while (at < text.length() && Character.digit(text.charAt(at), 10) >= 0) {
                    value = Math.min(value * 10 + Character.digit(text.charAt(at), 10), 1000000);
                    at++;
                }
                if (at > from) {
                    exponent += (int) (minus ? -value : value);
                    end = at;
                }
            }
        }
        boolean endsPositive = positive && text.startsWith(ps, end);
        boolean endsNegative = negative && text.startsWith(ns, end);
        if (endsPositive && endsNegative) {
            if (ps.length() > ns.length()) {
                endsNegative = false;
            } else if (ns.length() > ps.length()) {
                endsPositive = false;
            }
        }
        if (endsPositive == endsNegative) {
            pos.errorIndex = end;
            return null;
        }
        pos.index = end + (endsPositive ? ps.length() : ns.length());
        pos.errorIndex = -1;
        if (infinite) {
            return Double.valueOf(endsPositive ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY);
        }
        return number(digits.toString(), exponent, endsNegative);
    }

    private Number number(String digits, int exponent, boolean negative) {
        if (parseBigDecimal) {
            BigDecimal v = new BigDecimal(new BigInteger(negative ? "-" + digits : digits), -exponent);
            return multiplier == 1 ? v : v.divide(BigDecimal.valueOf(multiplier), roundingMode);
        }
        DigitString d = new DigitString(digits, digits.length() + exponent);
        if (d.isZero()) {
            return negative && !isParseIntegerOnly() ? (Number) Double.valueOf(-0.0) : (Number) Long.valueOf(0);
        }
        if (d.point <= 19 && d.point >= d.digits.length()) {
            StringBuilder sb = new StringBuilder(negative ? "-" : "").append(d.digits);
            for (int i = d.digits.length(); i < d.point; i++) {
                sb.append('0');
            }
            try {
                long v = Long.parseLong(sb.toString());
                if (v % multiplier == 0) {
                    return Long.valueOf(v / multiplier);
                }
            } catch (NumberFormatException e) {
                return toDouble(d, negative); // beyond long
            }
        }
        return toDouble(d, negative);
    }

    private Number toDouble(DigitString d, boolean negative) {
        double v = Double.parseDouble((negative ? "-0." : "0.") + d.digits + "E" + d.point);
        if (multiplier != 1) {
            v /= multiplier;
        }
        if (v == (long) v && Math.abs(v) < 9e18 && !(v == 0 && negative)) {
            return Long.valueOf((long) v);
        }
        return Double.valueOf(v);
    }

    // ---- properties

    public DecimalFormatSymbols getDecimalFormatSymbols() {
        return (DecimalFormatSymbols) symbols.clone();
    }

    public void setDecimalFormatSymbols(DecimalFormatSymbols s) {
        if (s != null) {
            symbols = (DecimalFormatSymbols) s.clone();
        }
    }

    public int getMultiplier() {
        return multiplier;
    }

    public void setMultiplier(int value) {
        if (value == 0) {
            throw new IllegalArgumentException("Bad multiplier: 0");
        }
        multiplier = value;
    }

    public int getGroupingSize() {
        return groupingSize;
    }

    public void setGroupingSize(int value) {
        groupingSize = (byte) value;
    }

    public boolean isDecimalSeparatorAlwaysShown() {
        return decimalSeparatorAlwaysShown;
    }

    public void setDecimalSeparatorAlwaysShown(boolean value) {
        decimalSeparatorAlwaysShown = value;
    }

    public boolean isParseBigDecimal() {
        return parseBigDecimal;
    }

    public void setParseBigDecimal(boolean value) {
        parseBigDecimal = value;
    }

    @Override
    public Currency getCurrency() {
        return symbols.getCurrency();
    }

    @Override
    public void setCurrency(Currency currency) {
        symbols.setCurrency(currency);
    }

    @Override
    public RoundingMode getRoundingMode() {
        return roundingMode;
    }

    @Override
    public void setRoundingMode(RoundingMode mode) {
        if (mode == null) {
            throw new NullPointerException("roundingMode == null");
        }
        roundingMode = mode;
    }

    @Override
    public Object clone() {
        DecimalFormat f = (DecimalFormat) super.clone();
        f.symbols = (DecimalFormatSymbols) symbols.clone();
        return f;
    }

    @Override
    public boolean equals(Object o) {
        if (!super.equals(o)) {
            return false;
        }
        DecimalFormat f = (DecimalFormat) o;
        return toPattern().equals(f.toPattern()) && symbols.equals(f.symbols) && multiplier == f.multiplier
                && roundingMode == f.roundingMode && parseBigDecimal == f.parseBigDecimal;
    }

    @Override
    public int hashCode() {
        return super.hashCode() * 37 + positivePrefixPattern.hashCode();
    }
}
