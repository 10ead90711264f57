package java.time.format;

import esdroid.locale.LocaleData;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.JulianFields;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.ValueRange;
import java.time.temporal.WeekFields;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeMap;

/** Puts formatters together. */
public final class DateTimeFormatterBuilder {
    /** One piece of a formatter. */
    abstract static class Part {
        /** Prints; false if an optional value is missing. */
        abstract boolean print(PrintContext c, StringBuilder sb);

        /** Reads; returns where it ended, or the complement of where it went wrong. */
        abstract int parse(ParseContext c, CharSequence text, int at);
    }

    /** Pieces one after the other. */
    static final class Sequence extends Part {
        final ArrayList<Part> parts;
        final boolean optional;

        Sequence(ArrayList<Part> parts, boolean optional) {
            this.parts = parts;
            this.optional = optional;
        }

        @Override
        boolean print(PrintContext c, StringBuilder sb) {
            int length = sb.length();
            if (optional) {
                c.optional++;
            }
            try {
                for (int i = 0; i < parts.size(); i++) {
                    if (!parts.get(i).print(c, sb)) {
                        sb.setLength(length);
                        return true;
                    }
                }
            } finally {
                if (optional) {
                    c.optional--;
                }
            }
            return true;
        }

        @Override
        int parse(ParseContext c, CharSequence text, int at) {
            if (!optional) {
                for (int i = 0; i < parts.size() && at >= 0; i++) {
                    at = parts.get(i).parse(c, text, at);
                }
                return at;
            }
            c.startOptional();
            int pos = at;
            for (int i = 0; i < parts.size(); i++) {
                pos = parts.get(i).parse(c, text, pos);
                if (pos < 0) {
                    c.endOptional(false);
                    return at;
                }
            }
            c.endOptional(true);
            return pos;
        }

        @Override
        public String toString() {
            StringBuilder sb = new StringBuilder(optional ? "[" : "(");
            for (Part p : parts) {
                sb.append(p);
            }
            return sb.append(optional ? "]" : ")").toString();
        }
    }

    private DateTimeFormatterBuilder active = this;
    private final DateTimeFormatterBuilder parent;
    private final ArrayList<Part> parts = new ArrayList<Part>();
    private final boolean optional;
    private int padWidth;
    private char padChar;
    /** The number that digits right after it may be taken from. */
    private int variable = -1;

    public DateTimeFormatterBuilder() {
        parent = null;
        optional = false;
    }

    private DateTimeFormatterBuilder(DateTimeFormatterBuilder parent) {
        this.parent = parent;
        this.optional = true;
    }

    private DateTimeFormatterBuilder add(Part p) {
        DateTimeFormatterBuilder b = active;
        if (b.padWidth > 0) {
            p = new Pad(p, b.padWidth, b.padChar);
            b.padWidth = 0;
        }
        b.parts.add(p);
        b.variable = -1;
        return this;
    }

    // ---- settings

    private static final class Setting extends Part {
        private final int kind;

        Setting(int kind) {
            this.kind = kind;
        }

        @Override
        boolean print(PrintContext c, StringBuilder sb) {
            return true;
        }

        @Override
        int parse(ParseContext c, CharSequence text, int at) {
            if (kind < 2) {
                c.caseSensitive = kind == 0;
            } else {
                c.strict = kind == 2;
            }
            return at;
        }

        @Override
        public String toString() {
            String[] names = {"ParseCaseSensitive(true)", "ParseCaseSensitive(false)", "ParseStrict(true)",
                "ParseStrict(false)"};
            return names[kind];
        }
    }

    public DateTimeFormatterBuilder parseCaseSensitive() {
        return add(new Setting(0));
    }

    public DateTimeFormatterBuilder parseCaseInsensitive() {
        return add(new Setting(1));
    }

    public DateTimeFormatterBuilder parseStrict() {
        return add(new Setting(2));
    }

    public DateTimeFormatterBuilder parseLenient() {
        return add(new Setting(3));
    }

    private static final class Default extends Part {
        private final TemporalField field;
        private final long value;

        Default(TemporalField field, long value) {
            this.field = field;
            this.value = value;
        }

        @Override
        boolean print(PrintContext c, StringBuilder sb) {
            return true;
        }

        @Override
        int parse(ParseContext c, CharSequence text, int at) {
            if (!c.now().fields.containsKey(field)) {
                c.put(field, value, at, at);
            }
            return at;
        }

        @Override
        public String toString() {
            return "java.time.format.DateTimeFormatterBuilder$DefaultValueParser";
        }
    }

    public DateTimeFormatterBuilder parseDefaulting(TemporalField field, long value) {
        if (field == null) {
            throw new NullPointerException("field");
        }
        return add(new Default(field, value));
    }

    // ---- numbers

    private static final class Value extends Part {
        final TemporalField field;
        final int min;
        final int max;
        final SignStyle sign;
        /** Digits that belong to the numbers behind this one; -1: this one is fixed itself. */
        final int following;
        /** A year of two digits is counted from here; 0: none. */
        final int base;
        final ChronoLocalDate baseDate;
        final boolean reduced;

        Value(TemporalField field, int min, int max, SignStyle sign, int following, int base, ChronoLocalDate baseDate,
                boolean reduced) {
            this.field = field;
            this.min = min;
            this.max = max;
            this.sign = sign;
            this.following = following;
            this.base = base;
            this.baseDate = baseDate;
            this.reduced = reduced;
        }

        Value withFixed() {
            return new Value(field, min, max, sign, -1, base, baseDate, reduced);
        }

        Value withFollowing(int more) {
            return new Value(field, min, max, sign, following + more, base, baseDate, reduced);
        }

        boolean fixed(ParseContext c) {
            if (reduced && !c.strict) {
                return false;
            }
            return following == -1 || following > 0 && min == max && sign == SignStyle.NOT_NEGATIVE;
        }

        @Override
        boolean print(PrintContext c, StringBuilder sb) {
            Long value = c.value(field);
            if (value == null) {
                return false;
            }
            long v = value.longValue();
            if (reduced) {
                long abs = Math.abs(v);
                int b = baseDate != null ? baseDate.get(field) : base;
                v = v >= b && v < b + power(min) ? abs % power(min) : abs % power(max);
            }
            String s = v == Long.MIN_VALUE ? "9223372036854775808" : Long.toString(Math.abs(v));
            if (s.length() > max) {
                throw new DateTimeException("Field " + field + " cannot be printed as the value " + v
                        + " exceeds the maximum print width of " + max);
            }
            s = c.decimals.localize(s);
            if (v >= 0) {
                if (sign == SignStyle.ALWAYS || sign == SignStyle.EXCEEDS_PAD && min < 19 && v >= power(min)) {
                    sb.append(c.decimals.getPositiveSign());
                }
            } else if (sign == SignStyle.NOT_NEGATIVE) {
                throw new DateTimeException("Field " + field + " cannot be printed as the value " + v
                        + " cannot be negative according to the SignStyle");
            } else if (sign != SignStyle.NEVER) {
                sb.append(c.decimals.getNegativeSign());
            }
            for (int i = s.length(); i < min; i++) {
                sb.append(c.decimals.getZeroDigit());
            }
            sb.append(s);
            return true;
        }

        static long power(int n) {
            long p = 1;
            for (int i = 0; i < n && i < 18; i++) {
                p *= 10;
            }
            return p;
        }

        @Override
        int parse(ParseContext c, CharSequence text, int at) {
            int length = text.length();
            if (at == length) {
                return ~at;
            }
            DecimalStyle d = c.formatter.getDecimalStyle();
            char first = text.charAt(at);
            boolean negative = false;
            boolean positive = false;
            if (first == d.getPositiveSign()) {
                if (!signAllowed(true, c.strict, min == max)) {
                    return ~at;
                }
                positive = true;
                at++;
            } else if (first == d.getNegativeSign()) {
                if (!signAllowed(false, c.strict, min == max)) {
                    return ~at;
                }
                negative = true;
                at++;
            } else if (sign == SignStyle.ALWAYS && c.strict) {
                return ~at;
            }
            int least = c.strict || fixed(c) ? min : 1;
            if (at + least > length) {
                return ~at;
            }
            int most = (c.strict || fixed(c) ? max : 9) + Math.max(following, 0);
            int end = at;
            for (int pass = 0; pass < 2; pass++) {
                int limit = Math.min(at + most, length);
                end = at;
                while (end < limit && d.digit(text.charAt(end)) >= 0) {
                    end++;
                }
                if (end - at < least && pass == 0 && end < limit) {
                    return ~at;
                }
                if (end - at < least) {
                    return ~at;
                }
                if (following > 0 && pass == 0) {
                    most = Math.max(least, end - at - following);
                } else {
                    break;
                }
            }
            if (end == at) {
                return ~at;
            }
            BigInteger big = null;
            long v = 0;
            for (int i = at; i < end; i++) {
                int digit = d.digit(text.charAt(i));
                if (end - at > 18) {
                    big = (big == null ? BigInteger.ZERO : big).multiply(BigInteger.TEN).add(BigInteger.valueOf(digit));
                } else {
                    v = v * 10 + digit;
                }
            }
            if (negative) {
                if (v == 0 && big == null && c.strict) {
                    return ~(at - 1);
                }
                v = -v;
                big = big == null ? null : big.negate();
            } else if (sign == SignStyle.EXCEEDS_PAD && c.strict) {
                if (positive && end - at <= min) {
                    return ~(at - 1);
                }
                if (!positive && end - at > min) {
                    return ~at;
                }
            }
            if (big != null) {
                if (big.bitLength() > 63) {
                    big = big.divide(BigInteger.TEN);
                    end--;
                }
                v = big.longValue();
            }
            if (reduced && v >= 0 && end - at == min) {
                int b = baseDate != null ? baseDate.get(field) : base;
                long range = power(min);
                long last = b % range;
                v = b > 0 ? b - last + v : b - last - v;
                if (v < b) {
                    v += range;
                }
            }
            return c.put(field, v, at, end);
        }

        private boolean signAllowed(boolean plus, boolean strict, boolean fixedWidth) {
            switch (sign) {
                case NORMAL:
                    return !plus || !strict;
                case ALWAYS:
                case EXCEEDS_PAD:
                    return true;
                default:
                    return !strict && !fixedWidth;
            }
        }

        @Override
        public String toString() {
            if (reduced) {
                return "ReducedValue(" + field + "," + min + "," + max + "," + (baseDate != null ? baseDate : base) + ")";
            }
            if (min == 1 && max == 19 && sign == SignStyle.NORMAL) {
                return "Value(" + field + ")";
            }
            if (min == max && sign == SignStyle.NOT_NEGATIVE) {
                return "Value(" + field + "," + min + ")";
            }
            return "Value(" + field + "," + min + "," + max + "," + sign + ")";
        }
    }

    private DateTimeFormatterBuilder number(Value v) {
        DateTimeFormatterBuilder b = active;
        if (b.variable < 0) {
            add(v);
            b.variable = b.parts.size() - 1;
            return this;
        }
        int index = b.variable;
        Part old = b.parts.get(index);
        if (!(old instanceof Value)) {
            add(v);
            b.variable = b.parts.size() - 1;
            return this;
        }
        Value base = (Value) old;
        if (v.min == v.max && v.sign == SignStyle.NOT_NEGATIVE) {
            // A number of fixed width takes its digits off the variable one before it.
            b.parts.set(index, base.withFollowing(v.max));
            add(v.withFixed());
            b.variable = index;
        } else {
            b.parts.set(index, base.withFixed());
            add(v);
            b.variable = b.parts.size() - 1;
        }
        return this;
    }

    public DateTimeFormatterBuilder appendValue(TemporalField field) {
        return number(new Value(check(field), 1, 19, SignStyle.NORMAL, 0, 0, null, false));
    }

    public DateTimeFormatterBuilder appendValue(TemporalField field, int width) {
        if (width < 1 || width > 19) {
            throw new IllegalArgumentException("The width must be from 1 to 19 inclusive but was " + width);
        }
        return number(new Value(check(field), width, width, SignStyle.NOT_NEGATIVE, 0, 0, null, false));
    }

    public DateTimeFormatterBuilder appendValue(TemporalField field, int min, int max, SignStyle sign) {
        if (min == max && sign == SignStyle.NOT_NEGATIVE) {
            return appendValue(field, max);
        }
        if (min < 1 || min > 19) {
            throw new IllegalArgumentException("The minimum width must be from 1 to 19 inclusive but was " + min);
        }
        if (max < 1 || max > 19) {
            throw new IllegalArgumentException("The maximum width must be from 1 to 19 inclusive but was " + max);
        }
        if (max < min) {
            throw new IllegalArgumentException("The maximum width must exceed or equal the minimum width but " + max + " < "
                    + min);
        }
        return number(new Value(check(field), min, max, sign, 0, 0, null, false));
    }

    public DateTimeFormatterBuilder appendValueReduced(TemporalField field, int width, int maxWidth, int baseValue) {
        return number(new Value(check(field), width, maxWidth, SignStyle.NOT_NEGATIVE, 0, baseValue, null, true));
    }

    public DateTimeFormatterBuilder appendValueReduced(TemporalField field, int width, int maxWidth,
            ChronoLocalDate baseDate) {
        return number(new Value(check(field), width, maxWidth, SignStyle.NOT_NEGATIVE, 0, 0, baseDate, true));
    }

    private static TemporalField check(TemporalField field) {
        if (field == null) {
            throw new NullPointerException("field");
        }
        return field;
    }

    private static final class Fraction extends Part {
        private final TemporalField field;
        private final int min;
        private final int max;
        private final boolean point;

        Fraction(TemporalField field, int min, int max, boolean point) {
            this.field = field;
            this.min = min;
            this.max = max;
            this.point = point;
        }

        private BigDecimal span() {
            ValueRange r = field.range();
            return BigDecimal.valueOf(r.getMaximum()).subtract(BigDecimal.valueOf(r.getMinimum())).add(BigDecimal.ONE);
        }

        @Override
        boolean print(PrintContext c, StringBuilder sb) {
            Long value = c.value(field);
            if (value == null) {
                return false;
            }
            field.range().checkValidValue(value.longValue(), field);
            BigDecimal f = BigDecimal.valueOf(value.longValue() - field.range().getMinimum()).divide(span(), 9,
                    RoundingMode.FLOOR);
            f = f.signum() == 0 ? BigDecimal.ZERO : f.stripTrailingZeros();
            int scale = Math.min(Math.max(f.scale(), min), max);
            if (scale == 0) {
                return true;
            }
            if (point) {
                sb.append(c.decimals.getDecimalSeparator());
            }
            sb.append(c.decimals.localize(f.setScale(scale, RoundingMode.FLOOR).toPlainString().substring(2)));
            return true;
        }

        @Override
        int parse(ParseContext c, CharSequence text, int at) {
            DecimalStyle d = c.formatter.getDecimalStyle();
            int least = c.strict ? min : 0;
            int most = c.strict ? max : 9;
            if (at == text.length()) {
                return least > 0 ? ~at : at;
            }
            if (point) {
                if (text.charAt(at) != d.getDecimalSeparator()) {
                    return least > 0 ? ~at : at;
                }
                at++;
            }
            int end = at;
            long v = 0;
            while (end < text.length() && end - at < most && d.digit(text.charAt(end)) >= 0) {
                v = v * 10 + d.digit(text.charAt(end));
                end++;
            }
            if (end - at < least) {
                return ~at;
            }
            BigDecimal f = new BigDecimal(BigInteger.valueOf(v), end - at);
            long value = f.multiply(span()).setScale(0, RoundingMode.FLOOR).longValueExact() + field.range().getMinimum();
            return c.put(field, value, at, end);
        }

        @Override
        public String toString() {
            return "Fraction(" + field + "," + min + "," + max + (point ? ",DecimalPoint" : "") + ")";
        }
    }

    public DateTimeFormatterBuilder appendFraction(TemporalField field, int min, int max, boolean point) {
        if (!check(field).range().isFixed()) {
            throw new IllegalArgumentException("Field must have a fixed set of values: " + field);
        }
        if (min < 0 || min > 9) {
            throw new IllegalArgumentException("Minimum width must be from 0 to 9 inclusive but was " + min);
        }
        if (max < 1 || max > 9) {
            throw new IllegalArgumentException("Maximum width must be from 1 to 9 inclusive but was " + max);
        }
        if (max < min) {
            throw new IllegalArgumentException("Maximum width must exceed or equal the minimum width but " + max + " < " + min);
        }
        DateTimeFormatterBuilder b = active;
        int number = b.variable;
        boolean adjacent = min == max && !point && number >= 0 && b.parts.get(number) instanceof Value;
        if (adjacent) {
            // Digits of fixed width are left to the fraction by the number before it.
            b.parts.set(number, ((Value) b.parts.get(number)).withFollowing(max));
        }
        add(new Fraction(field, min, max, point));
        if (adjacent) {
            b.variable = number;
        }
        return this;
    }

    // ---- words

    private static final class Text extends Part {
        private final TemporalField field;
        private final TextStyle style;
        private final Map<Long, String> own;
        private final Value number;

        Text(TemporalField field, TextStyle style, Map<Long, String> own) {
            this.field = field;
            this.style = style;
            this.own = own;
            this.number = new Value(field, 1, 19, SignStyle.NORMAL, 0, 0, null, false);
        }

        /** The names of a field from its least value on; null if it has none. */
        private static String[] names(TemporalField field, TextStyle style, Locale l) {
            String tag = l.toLanguageTag();
            TextStyle plain = style.asNormal();
            String alone = style.isStandalone() ? "Alone" : "";
            if (field == ChronoField.MONTH_OF_YEAR) {
                if (plain == TextStyle.NARROW) {
                    return LocaleData.list(tag, "monthsNarrow");
                }
                return LocaleData.list(tag, (plain == TextStyle.FULL ? "months" : "monthsShort") + alone);
            }
            if (field == ChronoField.DAY_OF_WEEK) {
                String[] week = LocaleData.list(tag, plain == TextStyle.NARROW ? "daysNarrow"
                        : (plain == TextStyle.FULL ? "days" : "daysShort") + alone);
                String[] out = new String[7];
                for (int i = 0; i < 7; i++) {
                    out[i] = week[(i + 1) % 7];
                }
                return out;
            }
            if (field == ChronoField.AMPM_OF_DAY) {
                if (plain == TextStyle.NARROW && l.getLanguage().equals("en")) {
                    return new String[] {"a", "p"};
                }
                return LocaleData.list(tag, "ampm");
            }
            if (field == ChronoField.ERA) {
                if (l.getLanguage().equals("en")) {
                    return plain == TextStyle.FULL ? new String[] {"Before Christ", "Anno Domini"}
                            : plain == TextStyle.SHORT ? new String[] {"BC", "AD"} : new String[] {"B", "A"};
                }
                return LocaleData.list(tag, "eras");
            }
            if (field == IsoFields.QUARTER_OF_YEAR) {
                if (plain == TextStyle.FULL && l.getLanguage().equals("en")) {
                    return new String[] {"1st quarter", "2nd quarter", "3rd quarter", "4th quarter"};
                }
                return plain == TextStyle.NARROW ? new String[] {"1", "2", "3", "4"} : new String[] {"Q1", "Q2", "Q3", "Q4"};
            }
            return null;
        }

        private static long least(TemporalField f) {
            return f == ChronoField.AMPM_OF_DAY || f == ChronoField.ERA ? 0 : 1;
        }

        @Override
        boolean print(PrintContext c, StringBuilder sb) {
            Long value = c.value(field);
            if (value == null) {
                return false;
            }
            String s = null;
            if (own != null) {
                s = own.get(value);
            } else {
                String[] names = names(field, style, c.locale);
                long i = value.longValue() - least(field);
                if (names != null && i >= 0 && i < names.length) {
                    s = names[(int) i];
                }
            }
            if (s == null) {
                return number.print(c, sb);
            }
            sb.append(s);
            return true;
        }

        @Override
        int parse(ParseContext c, CharSequence text, int at) {
            if (at < 0 || at > text.length()) {
                throw new IndexOutOfBoundsException();
            }
            long best = 0;
            int length = 0;
            boolean any = own != null;
            if (own != null) {
                for (Map.Entry<Long, String> e : own.entrySet()) {
                    if (e.getValue().length() > length && c.matches(text, at, e.getValue())) {
                        best = e.getKey().longValue();
                        length = e.getValue().length();
                    }
                }
            } else {
                TextStyle[] styles = c.strict ? new TextStyle[] {style} : TextStyle.values();
                for (TextStyle s : styles) {
                    String[] names = names(field, s, c.formatter.getLocale());
                    if (names == null) {
                        continue;
                    }
                    any = true;
                    for (int i = 0; i < names.length; i++) {
                        if (names[i].length() > length && c.matches(text, at, names[i])) {
                            best = i + least(field);
                            length = names[i].length();
                        }
                    }
                }
            }
            if (length > 0) {
                return c.put(field, best, at, at + length);
            }
            if (any && c.strict || field == ChronoField.ERA && !c.strict) {
                return ~at;
            }
            return number.parse(c, text, at);
        }

        @Override
        public String toString() {
            return style == TextStyle.FULL || own != null ? "Text(" + field + ")" : "Text(" + field + "," + style + ")";
        }
    }

    public DateTimeFormatterBuilder appendText(TemporalField field) {
        return appendText(field, TextStyle.FULL);
    }

    public DateTimeFormatterBuilder appendText(TemporalField field, TextStyle style) {
        if (style == null) {
            throw new NullPointerException("textStyle");
        }
        return add(new Text(check(field), style, null));
    }

    public DateTimeFormatterBuilder appendText(TemporalField field, Map<Long, String> lookup) {
        return add(new Text(check(field), TextStyle.FULL, new TreeMap<Long, String>(lookup)));
    }

    private static final class Literal extends Part {
        private final String s;

        Literal(String s) {
            this.s = s;
        }

        @Override
        boolean print(PrintContext c, StringBuilder sb) {
            sb.append(s);
            return true;
        }

        @Override
        int parse(ParseContext c, CharSequence text, int at) {
            return c.matches(text, at, s) ? at + s.length() : ~at;
        }

        @Override
        public String toString() {
            return s.equals("'") ? "''" : "'" + s.replace("'", "''") + "'";
        }
    }

    public DateTimeFormatterBuilder appendLiteral(char c) {
        return add(new Literal(String.valueOf(c)));
    }

    public DateTimeFormatterBuilder appendLiteral(String s) {
        if (s == null) {
            throw new NullPointerException("literal");
        }
        return s.isEmpty() ? this : add(new Literal(s));
    }

    private static final class Pad extends Part {
        private final Part inner;
        private final int width;
        private final char pad;

        Pad(Part inner, int width, char pad) {
            this.inner = inner;
            this.width = width;
            this.pad = pad;
        }

        @Override
        boolean print(PrintContext c, StringBuilder sb) {
            int start = sb.length();
            if (!inner.print(c, sb)) {
                return false;
            }
            int length = sb.length() - start;
            if (length > width) {
                throw new DateTimeException("Cannot print as output of " + length + " characters exceeds pad width of " + width);
            }
            for (int i = length; i < width; i++) {
                sb.insert(start, pad);
            }
            return true;
        }

        @Override
        int parse(ParseContext c, CharSequence text, int at) {
            if (at > text.length()) {
                throw new IndexOutOfBoundsException();
            }
            if (at == text.length()) {
                return ~at;
            }
            int end = at + width;
            if (end > text.length()) {
                if (c.strict) {
                    return ~at;
                }
                end = text.length();
            }
            int pos = at;
            while (pos < end && c.equal(text.charAt(pos), pad)) {
                pos++;
            }
            int result = inner.parse(c, text.subSequence(0, end), pos);
            return result != end && c.strict ? ~(at + pos) : result;
        }

        @Override
        public String toString() {
            return "Pad(" + inner + "," + width + (pad == ' ' ? ")" : ",'" + pad + "')");
        }
    }

    public DateTimeFormatterBuilder padNext(int width) {
        return padNext(width, ' ');
    }

    public DateTimeFormatterBuilder padNext(int width, char pad) {
        if (width < 1) {
            throw new IllegalArgumentException("The pad width must be at least one but was " + width);
        }
        active.padWidth = width;
        active.padChar = pad;
        active.variable = -1;
        return this;
    }

    // ---- instants, offsets and zones

    private static final class InstantPart extends Part {
        private final int digits;

        InstantPart(int digits) {
            this.digits = digits;
        }

        @Override
        boolean print(PrintContext c, StringBuilder sb) {
            Long secs = c.value(ChronoField.INSTANT_SECONDS);
            if (secs == null) {
                return false;
            }
            int nano = c.temporal.isSupported(ChronoField.NANO_OF_SECOND) ? c.temporal.get(ChronoField.NANO_OF_SECOND) : 0;
            long s = secs.longValue();
            long cycle = 315569520000L; // ten thousand years
            long shifted = s + 62167219200L;
            long high = Math.floorDiv(shifted, cycle);
            long low = Math.floorMod(shifted, cycle);
            LocalDateTime within = LocalDateTime.ofEpochSecond(low - 62167219200L, 0, ZoneOffset.UTC);
            long year = high * 10000 + within.getYear();
            if (year > 9999) {
                sb.append('+');
            } else if (year < 0) {
                sb.append('-');
            }
            String digitsOfYear = Long.toString(Math.abs(year));
            sb.append("0000", Math.min(4, digitsOfYear.length()), 4).append(digitsOfYear);
            sb.append(within.toString().substring(4));
            if (low % 60 == 0) {
                sb.append(":00");
            }
            if (digits < 0 && nano > 0 || digits > 0) {
                sb.append('.');
                String all = Integer.toString(nano + 1000000000).substring(1);
                if (digits > 0) {
                    sb.append(all, 0, digits);
                } else if (digits == -2) {
                    sb.append(nano % 1000000 == 0 ? all.substring(0, 3) : nano % 1000 == 0 ? all.substring(0, 6) : all);
                } else {
                    int end = 9;
                    while (all.charAt(end - 1) == '0') {
                        end--;
                    }
                    sb.append(all, 0, end);
                }
            }
            sb.append('Z');
            return true;
        }

        @Override
        int parse(ParseContext c, CharSequence text, int at) {
            int least = digits < 0 ? 0 : digits;
            int most = digits < 0 ? 9 : digits;
            DateTimeFormatterBuilder b = new DateTimeFormatterBuilder().append(DateTimeFormatter.ISO_LOCAL_DATE)
                    .appendLiteral('T').appendValue(ChronoField.HOUR_OF_DAY, 2).appendLiteral(':')
                    .appendValue(ChronoField.MINUTE_OF_HOUR, 2).appendLiteral(':')
                    .appendValue(ChronoField.SECOND_OF_MINUTE, 2);
            if (most > 0) {
                b.appendFraction(ChronoField.NANO_OF_SECOND, least, most, true);
            }
            DateTimeFormatter f = b.appendOffsetId().toFormatter(Locale.ROOT);
            ParseContext inner = new ParseContext(f);
            inner.caseSensitive = c.caseSensitive;
            int end = f.parts.parse(inner, text, at);
            if (end < 0) {
                return end;
            }
            Map<TemporalField, Long> v = inner.now().fields;
            long year = v.get(ChronoField.YEAR).longValue();
            int hour = v.get(ChronoField.HOUR_OF_DAY).intValue();
            int minute = v.get(ChronoField.MINUTE_OF_HOUR).intValue();
            int second = v.get(ChronoField.SECOND_OF_MINUTE).intValue();
            Long nano = v.get(ChronoField.NANO_OF_SECOND);
            int offset = v.get(ChronoField.OFFSET_SECONDS).intValue();
            int days = 0;
            if (hour == 24 && minute == 0 && second == 0 && (nano == null || nano.longValue() == 0)) {
                hour = 0;
                days = 1;
            } else if (hour == 23 && minute == 59 && second == 60) {
                c.now().leapSecond = true;
                second = 59;
            }
            long epoch;
            try {
                LocalDateTime l = LocalDateTime.of((int) (year % 10000), v.get(ChronoField.MONTH_OF_YEAR).intValue(),
                        v.get(ChronoField.DAY_OF_MONTH).intValue(), hour, minute, second, 0).plusDays(days);
                epoch = l.toEpochSecond(ZoneOffset.ofTotalSeconds(offset));
                epoch = Math.addExact(epoch, Math.multiplyExact(year / 10000, 315569520000L));
            } catch (RuntimeException e) {
                return ~at;
            }
            end = c.put(ChronoField.INSTANT_SECONDS, epoch, at, end);
            return end < 0 ? end : c.put(ChronoField.NANO_OF_SECOND, nano == null ? 0 : nano.longValue(), at, end);
        }

        @Override
        public String toString() {
            return "Instant()";
        }
    }

    public DateTimeFormatterBuilder appendInstant() {
        return add(new InstantPart(-2));
    }

    public DateTimeFormatterBuilder appendInstant(int digits) {
        if (digits < -1 || digits > 9) {
            throw new IllegalArgumentException("The fractional digits must be from -1 to 9 inclusive but was " + digits);
        }
        return add(new InstantPart(digits));
    }

    private static final class OffsetPart extends Part {
        private static final String[] PATTERNS = {"+HH", "+HHmm", "+HH:mm", "+HHMM", "+HH:MM", "+HHMMss", "+HH:MM:ss",
            "+HHMMSS", "+HH:MM:SS", "+HHmmss", "+HH:mm:ss", "+H", "+Hmm", "+H:mm", "+HMM", "+H:MM", "+HMMss", "+H:MM:ss",
            "+HMMSS", "+H:MM:SS", "+Hmmss", "+H:mm:ss"};
        private final String zero;
        private final int type;

        OffsetPart(String pattern, String zero) {
            int t = -1;
            for (int i = 0; i < PATTERNS.length; i++) {
                if (PATTERNS[i].equals(pattern)) {
                    t = i;
                }
            }
            if (t < 0) {
                throw new IllegalArgumentException("Invalid zone offset pattern: " + pattern);
            }
            type = t;
            this.zero = zero;
        }

        private boolean colon() {
            return type % 11 != 0 && type % 11 % 2 == 0;
        }

        @Override
        boolean print(PrintContext c, StringBuilder sb) {
            Long value = c.value(ChronoField.OFFSET_SECONDS);
            if (value == null) {
                return false;
            }
            int total = Math.toIntExact(value.longValue());
            int abs = Math.abs(total);
            int h = abs / 3600 % 100;
            int m = abs / 60 % 60;
            int s = abs % 60;
            int start = sb.length();
            int out = h;
            int t = type % 11;
            if (total != 0) {
                sb.append(total < 0 ? '-' : '+');
                if (type < 11 || h >= 10) {
                    sb.append((char) ('0' + h / 10));
                }
                sb.append((char) ('0' + h % 10));
                boolean minutes = t >= 3 && t <= 8 || t >= 9 && (m > 0 || s > 0) || t >= 1 && t <= 2 && m > 0;
                if (minutes) {
                    two(sb, m);
                    out += m;
                    if (t == 7 || t == 8 || t >= 5 && s > 0) {
                        two(sb, s);
                        out += s;
                    }
                }
            }
            if (out == 0) {
                sb.setLength(start);
                sb.append(zero);
            }
            return true;
        }

        private void two(StringBuilder sb, int n) {
            if (colon()) {
                sb.append(':');
            }
            sb.append((char) ('0' + n / 10)).append((char) ('0' + n % 10));
        }

        @Override
        int parse(ParseContext c, CharSequence text, int at) {
            int length = text.length();
            if (zero.isEmpty() && at == length) {
                return c.put(ChronoField.OFFSET_SECONDS, 0, at, at);
            }
            if (at == length) {
                return ~at;
            }
            if (!zero.isEmpty() && c.matches(text, at, zero)) {
                return c.put(ChronoField.OFFSET_SECONDS, 0, at, at + zero.length());
            }
            char sign = text.charAt(at);
            if (sign == '+' || sign == '-') {
                int t = type % 11;
                int[] v = new int[3];
                int pos = at + 1;
                boolean colon = colon();
                // Lenient reading takes either form, up to seconds.
                int least = c.strict ? t == 0 || t == 1 || t == 2 || t >= 9 ? 1 : t <= 6 ? 2 : 3 : 1;
                int most = c.strict ? t == 0 ? 1 : t <= 4 ? 2 : 3 : 3;
                int count = 0;
                while (count < most) {
                    int p = pos;
                    if (count > 0) {
                        boolean here = p < length && text.charAt(p) == ':';
                        if (c.strict ? here != colon : here) {
                            if (c.strict) {
                                break;
                            }
                            p++;
                        } else if (here) {
                            p++;
                        }
                    }
                    int n = digits(text, p, 2);
                    int width = 2;
                    if (n < 0 && count == 0 && (type >= 11 || !c.strict)) {
                        n = digits(text, p, 1);
                        width = 1;
                    }
                    if (n < 0 || n > 59) {
                        break;
                    }
                    v[count++] = n;
                    pos = p + width;
                }
                if (count >= least) {
                    if (v[0] > 23 && false) {
                        return ~at;
                    }
                    long total = (v[0] * 3600L + v[1] * 60L + v[2]) * (sign == '-' ? -1 : 1);
                    return c.put(ChronoField.OFFSET_SECONDS, total, at, pos);
                }
            }
            return zero.isEmpty() ? c.put(ChronoField.OFFSET_SECONDS, 0, at, at) : ~at;
        }

        private static int digits(CharSequence text, int at, int n) {
            if (at + n > text.length()) {
                return -1;
            }
            int v = 0;
            for (int i = 0; i < n; i++) {
                char c = text.charAt(at + i);
                if (c < '0' || c > '9') {
                    return -1;
                }
                v = v * 10 + c - '0';
            }
            return v;
        }

        @Override
        public String toString() {
            return "Offset(" + PATTERNS[type] + ",'" + zero.replace("'", "''") + "')";
        }
    }

    public DateTimeFormatterBuilder appendOffsetId() {
        return add(new OffsetPart("+HH:MM:ss", "Z"));
    }

    public DateTimeFormatterBuilder appendOffset(String pattern, String noOffsetText) {
        return add(new OffsetPart(pattern, noOffsetText));
    }

    private static final class LocalizedOffset extends Part {
        private final TextStyle style;

        LocalizedOffset(TextStyle style) {
            this.style = style;
        }

        @Override
        boolean print(PrintContext c, StringBuilder sb) {
            Long value = c.value(ChronoField.OFFSET_SECONDS);
            if (value == null) {
                return false;
            }
            sb.append("GMT");
            int total = Math.toIntExact(value.longValue());
            if (total == 0) {
                return true;
            }
            int abs = Math.abs(total);
            int h = abs / 3600;
            int m = abs / 60 % 60;
            int s = abs % 60;
            sb.append(total < 0 ? '-' : '+');
            if (style == TextStyle.FULL || h >= 10) {
                sb.append((char) ('0' + h / 10));
            }
            sb.append((char) ('0' + h % 10));
            if (style == TextStyle.FULL || m != 0 || s != 0) {
                sb.append(':').append((char) ('0' + m / 10)).append((char) ('0' + m % 10));
                if (s != 0) {
                    sb.append(':').append((char) ('0' + s / 10)).append((char) ('0' + s % 10));
                }
            }
            return true;
        }

        @Override
        int parse(ParseContext c, CharSequence text, int at) {
            if (!c.matches(text, at, "GMT")) {
                return ~at;
            }
            int pos = at + 3;
            if (pos == text.length() || text.charAt(pos) != '+' && text.charAt(pos) != '-') {
                return c.put(ChronoField.OFFSET_SECONDS, 0, at, pos);
            }
            return new OffsetPart(style == TextStyle.FULL ? "+HH:MM:ss" : "+H:mm:ss", "Z").parse(c, text, pos);
        }

        @Override
        public String toString() {
            return "LocalizedOffset(" + style + ")";
        }
    }

    public DateTimeFormatterBuilder appendLocalizedOffset(TextStyle style) {
        if (style != TextStyle.FULL && style != TextStyle.SHORT) {
            throw new IllegalArgumentException("Style must be either full or short");
        }
        return add(new LocalizedOffset(style));
    }

    private static final TemporalQuery<ZoneId> REGION = new TemporalQuery<ZoneId>() {
        @Override
        public ZoneId queryFrom(TemporalAccessor t) {
            ZoneId z = t.query(TemporalQueries.zoneId());
            return z instanceof ZoneOffset ? null : z;
        }
    };

    private static final class ZonePart extends Part {
        private final TemporalQuery<ZoneId> query;
        private final String name;
        /** null: the zone's id. */
        private final TextStyle style;

        ZonePart(TemporalQuery<ZoneId> query, String name, TextStyle style) {
            this.query = query;
            this.name = name;
            this.style = style;
        }

        @Override
        boolean print(PrintContext c, StringBuilder sb) {
            ZoneId zone = c.ask(query);
            if (zone == null) {
                return false;
            }
            String s = zone.getId();
            if (style != null && !(zone instanceof ZoneOffset)) {
                int length = style.asNormal() == TextStyle.FULL ? TimeZone.LONG : TimeZone.SHORT;
                if (c.temporal.isSupported(ChronoField.INSTANT_SECONDS)) {
                    boolean daylight = zone.getRules().isDaylightSavings(Instant.from(c.temporal));
                    s = TimeZone.getTimeZone(zone).getDisplayName(daylight, length, c.locale);
                } else {
                    s = zone.getDisplayName(style, c.locale);
                }
            }
            sb.append(s);
            return true;
        }

        @Override
        int parse(ParseContext c, CharSequence text, int at) {
            int length = text.length();
            if (at > length) {
                throw new IndexOutOfBoundsException();
            }
            if (at == length) {
                return ~at;
            }
            char first = text.charAt(at);
            if (first == '+' || first == '-') {
                return offset(c, text, at, at, "");
            }
            String[] prefixes = {"UTC", "UT", "GMT"};
            for (String p : prefixes) {
                if (c.matches(text, at, p)) {
                    int next = at + p.length();
                    if (next < length && (text.charAt(next) == '+' || text.charAt(next) == '-')) {
                        int end = offset(c, text, at, next, p);
                        if (end >= 0) {
                            return end;
                        }
                    }
                    if (next == length || !part(text.charAt(next))) {
                        c.now().zone = ZoneId.of(p);
                        return next;
                    }
                    break;
                }
            }
            if (style != null) {
                int end = named(c, text, at);
                if (end >= 0) {
                    return end;
                }
            }
            int end = at;
            while (end < length && part(text.charAt(end))) {
                end++;
            }
            for (; end > at; end--) {
                String id = text.subSequence(at, end).toString();
                try {
                    if (!id.equalsIgnoreCase("Z")) {
                        c.now().zone = ZoneId.of(id);
                        return end;
                    }
                } catch (DateTimeException e) {
                    if (end == at + 1) {
                        break;
                    }
                }
            }
            if (c.equal(first, 'Z')) {
                c.now().zone = ZoneOffset.UTC;
                return at + 1;
            }
            return ~at;
        }

        private static boolean part(char ch) {
            return ch >= 'a' && ch <= 'z' || ch >= 'A' && ch <= 'Z' || ch >= '0' && ch <= '9' || "/._~+-".indexOf(ch) >= 0;
        }

        private int named(ParseContext c, CharSequence text, int at) {
            int best = 0;
            String found = null;
            Locale l = c.formatter.getLocale();
            String[] favourites = {"America/Los_Angeles", "America/Denver", "America/Chicago", "America/New_York",
                "Europe/London", "Europe/Paris", "Europe/Berlin", "Asia/Tokyo", "Asia/Kolkata", "Australia/Sydney"};
            for (String id : favourites) {
                TimeZone z = TimeZone.getTimeZone(id);
                for (int k = 0; k < 2; k++) {
                    String s = z.getDisplayName(k == 1, style.asNormal() == TextStyle.FULL ? TimeZone.LONG : TimeZone.SHORT, l);
                    if (!s.startsWith("GMT") && s.length() > best && c.matches(text, at, s)) {
                        best = s.length();
                        found = id;
                    }
                }
            }
            if (found == null) {
                return -1;
            }
            c.now().zone = ZoneId.of(found);
            return at + best;
        }

        private int offset(ParseContext c, CharSequence text, int at, int from, String prefix) {
            ParseContext inner = new ParseContext(c.formatter);
            inner.strict = true;
            int end = -1;
            String[] patterns = {"+HH:MM:ss", "+HHMMss", "+HH", "+H"};
            for (String p : patterns) {
                inner = new ParseContext(c.formatter);
                int e = new OffsetPart(p, "Z").parse(inner, text, from);
                if (e > end) {
                    end = e;
                    break;
                }
            }
            if (end < 0) {
                return ~at;
            }
            try {
                ZoneOffset o = ZoneOffset.ofTotalSeconds(inner.now().fields.get(ChronoField.OFFSET_SECONDS).intValue());
                c.now().zone = ZoneId.ofOffset(prefix, o);
                return end;
            } catch (DateTimeException e) {
                return ~at;
            }
        }

        @Override
        public String toString() {
            return style == null ? name : "ZoneText(" + style + ")";
        }
    }

    public DateTimeFormatterBuilder appendZoneId() {
        return add(new ZonePart(TemporalQueries.zoneId(), "ZoneId()", null));
    }

    public DateTimeFormatterBuilder appendZoneRegionId() {
        return add(new ZonePart(REGION, "ZoneRegionId()", null));
    }

    public DateTimeFormatterBuilder appendZoneOrOffsetId() {
        return add(new ZonePart(TemporalQueries.zone(), "ZoneOrOffsetId()", null));
    }

    public DateTimeFormatterBuilder appendZoneText(TextStyle style) {
        return add(new ZonePart(TemporalQueries.zoneId(), "", style));
    }

    public DateTimeFormatterBuilder appendZoneText(TextStyle style, Set<ZoneId> preferred) {
        return appendZoneText(style);
    }

    private static final class ChronoPart extends Part {
        @Override
        boolean print(PrintContext c, StringBuilder sb) {
            Chronology chrono = c.ask(TemporalQueries.chronology());
            if (chrono == null) {
                return false;
            }
            sb.append(chrono.getId());
            return true;
        }

        @Override
        int parse(ParseContext c, CharSequence text, int at) {
            return c.matches(text, at, "ISO") ? at + 3 : ~at;
        }

        @Override
        public String toString() {
            return "java.time.format.DateTimeFormatterBuilder$ChronoPrinterParser";
        }
    }

    public DateTimeFormatterBuilder appendChronologyId() {
        return add(new ChronoPart());
    }

    // ---- localized patterns

    private static final class Localized extends Part {
        private final FormatStyle date;
        private final FormatStyle time;

        Localized(FormatStyle date, FormatStyle time) {
            this.date = date;
            this.time = time;
        }

        private Sequence sequence(Locale l) {
            return new DateTimeFormatterBuilder()
                    .appendPattern(getLocalizedDateTimePattern(date, time, IsoChronology.INSTANCE, l)).toFormatter(l).parts;
        }

        @Override
        boolean print(PrintContext c, StringBuilder sb) {
            return sequence(c.locale).print(c, sb);
        }

        @Override
        int parse(ParseContext c, CharSequence text, int at) {
            return sequence(c.formatter.getLocale()).parse(c, text, at);
        }

        @Override
        public String toString() {
            return "Localized(" + (date != null ? date : "") + "," + (time != null ? time : "") + ")";
        }
    }

    public static String getLocalizedDateTimePattern(FormatStyle date, FormatStyle time, Chronology chrono, Locale l) {
        if (date == null && time == null) {
            throw new IllegalArgumentException("Either dateStyle or timeStyle must be non-null");
        }
        String tag = l.toLanguageTag();
        String[] names = {"Full", "Long", "Medium", "Short"};
        String d = date == null ? null : LocaleData.get(tag, "date" + names[date.ordinal()]);
        String t = time == null ? null : LocaleData.get(tag, "time" + names[time.ordinal()]);
        if (d == null || t == null) {
            return d == null ? t : d;
        }
        return LocaleData.get(tag, "join" + names[date.ordinal()]).replace("{1}", d).replace("{0}", t);
    }

    public DateTimeFormatterBuilder appendLocalized(FormatStyle date, FormatStyle time) {
        if (date == null && time == null) {
            throw new IllegalArgumentException("Either the date or time style must be non-null");
        }
        return add(new Localized(date, time));
    }

    // ---- nesting

    public DateTimeFormatterBuilder append(DateTimeFormatter f) {
        return add(new Sequence(f.parts.parts, false));
    }

    public DateTimeFormatterBuilder appendOptional(DateTimeFormatter f) {
        return add(new Sequence(f.parts.parts, true));
    }

    public DateTimeFormatterBuilder optionalStart() {
        active.variable = -1;
        active = new DateTimeFormatterBuilder(active);
        return this;
    }

    public DateTimeFormatterBuilder optionalEnd() {
        if (active.parent == null) {
            throw new IllegalStateException("Cannot call optionalEnd() as there was no previous call to optionalStart()");
        }
        DateTimeFormatterBuilder done = active;
        active = active.parent;
        if (!done.parts.isEmpty()) {
            add(new Sequence(done.parts, true));
        }
        return this;
    }

    // ---- patterns

    private static final String LETTERS = "GyuDMLdQqYwWEecFaBhKkHmsSAnNgVzOXxZp";

    public DateTimeFormatterBuilder appendPattern(String pattern) {
        if (pattern == null) {
            throw new NullPointerException("pattern");
        }
        int n = pattern.length();
        for (int i = 0; i < n; i++) {
            char c = pattern.charAt(i);
            if (c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z') {
                int start = i;
                while (i < n && pattern.charAt(i) == c) {
                    i++;
                }
                int count = i - start;
                if (c == 'p') {
                    int pad = 0;
                    if (i < n) {
                        c = pattern.charAt(i);
                        if (c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z') {
                            pad = count;
                            start = i;
                            while (i < n && pattern.charAt(i) == c) {
                                i++;
                            }
                            count = i - start;
                        }
                    }
                    if (pad == 0) {
                        throw new IllegalArgumentException("Pad letter 'p' must be followed by valid pad pattern: " + pattern);
                    }
                    padNext(pad);
                }
                letter(c, count);
                i--;
            } else if (c == '\'') {
                int start = ++i;
                for (; i < n; i++) {
                    if (pattern.charAt(i) == '\'') {
                        if (i + 1 < n && pattern.charAt(i + 1) == '\'') {
                            i++;
                        } else {
                            break;
                        }
                    }
                }
                if (i >= n) {
                    throw new IllegalArgumentException("Pattern ends with an incomplete string literal: " + pattern);
                }
                String s = pattern.substring(start, i);
                if (s.isEmpty()) {
                    appendLiteral('\'');
                } else {
                    appendLiteral(s.replace("''", "'"));
                }
            } else if (c == '[') {
                optionalStart();
            } else if (c == ']') {
                if (active.parent == null) {
                    throw new IllegalArgumentException("Pattern invalid as it contains ] without previous [");
                }
                optionalEnd();
            } else if (c == '{' || c == '}' || c == '#') {
                throw new IllegalArgumentException("Pattern includes reserved character: '" + c + "'");
            } else {
                appendLiteral(c);
            }
        }
        return this;
    }

    private static IllegalArgumentException tooMany(char c) {
        return new IllegalArgumentException("Too many pattern letters: " + c);
    }

    private static TextStyle styleOf(char c, int count, boolean alone) {
        TextStyle s = count == 3 ? TextStyle.SHORT : count == 4 ? TextStyle.FULL : count == 5 ? TextStyle.NARROW : null;
        if (s == null) {
            throw tooMany(c);
        }
        return alone ? s.asStandalone() : s;
    }

    private void letter(char c, int count) {
        switch (c) {
            case 'G':
                appendText(ChronoField.ERA, count <= 3 ? TextStyle.SHORT : styleOf(c, count, false));
                break;
            case 'y':
            case 'u': {
                TemporalField f = c == 'y' ? ChronoField.YEAR_OF_ERA : ChronoField.YEAR;
                year(f, count);
                break;
            }
            case 'Y':
                if (count == 2) {
                    add(new WeekPart(c, 2));
                } else {
                    add(new WeekPart(c, count));
                }
                break;
            case 'M':
            case 'L':
            case 'Q':
            case 'q': {
                TemporalField f = c == 'M' || c == 'L' ? ChronoField.MONTH_OF_YEAR : IsoFields.QUARTER_OF_YEAR;
                if (count == 1) {
                    appendValue(f);
                } else if (count == 2) {
                    appendValue(f, 2);
                } else {
                    appendText(f, styleOf(c, count, c == 'L' || c == 'q'));
                }
                break;
            }
            case 'E':
                appendText(ChronoField.DAY_OF_WEEK, count <= 3 ? TextStyle.SHORT : styleOf(c, count, false));
                break;
            case 'e':
            case 'c':
                if (count <= 2) {
                    if (c == 'c' && count == 2) {
                        throw new IllegalArgumentException("Invalid pattern \"cc\"");
                    }
                    add(new WeekPart(c, count));
                } else {
                    appendText(ChronoField.DAY_OF_WEEK, styleOf(c, count, c == 'c'));
                }
                break;
            case 'w':
            case 'W':
                if (count > (c == 'w' ? 2 : 1)) {
                    throw tooMany(c);
                }
                add(new WeekPart(c, count));
                break;
            case 'a':
                if (count > 1) {
                    throw tooMany(c);
                }
                appendText(ChronoField.AMPM_OF_DAY, TextStyle.SHORT);
                break;
            case 'S':
                appendFraction(ChronoField.NANO_OF_SECOND, count, count, false);
                break;
            case 'F':
                if (count > 1) {
                    throw tooMany(c);
                }
                appendValue(ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH);
                break;
            case 'd':
            case 'h':
            case 'H':
            case 'k':
            case 'K':
            case 'm':
            case 's':
                if (count > 2) {
                    throw tooMany(c);
                }
                if (count == 1) {
                    appendValue(simple(c));
                } else {
                    appendValue(simple(c), 2);
                }
                break;
            case 'D':
                if (count > 3) {
                    throw tooMany(c);
                }
                if (count == 1) {
                    appendValue(ChronoField.DAY_OF_YEAR);
                } else {
                    appendValue(ChronoField.DAY_OF_YEAR, count, 3, SignStyle.NOT_NEGATIVE);
                }
                break;
            case 'A':
            case 'n':
            case 'N':
                appendValue(c == 'A' ? ChronoField.MILLI_OF_DAY : c == 'n' ? ChronoField.NANO_OF_SECOND
                        : ChronoField.NANO_OF_DAY, count, 19, SignStyle.NOT_NEGATIVE);
                break;
            case 'g':
                appendValue(JulianFields.MODIFIED_JULIAN_DAY, count, 19, SignStyle.NORMAL);
                break;
            case 'z':
                if (count > 4) {
                    throw tooMany(c);
                }
                appendZoneText(count == 4 ? TextStyle.FULL : TextStyle.SHORT);
                break;
            case 'V':
                if (count != 2) {
                    throw new IllegalArgumentException("Pattern letter count must be 2: " + c);
                }
                appendZoneId();
                break;
            case 'Z':
                if (count < 4) {
                    appendOffset("+HHMM", "+0000");
                } else if (count == 4) {
                    appendLocalizedOffset(TextStyle.FULL);
                } else if (count == 5) {
                    appendOffset("+HH:MM:ss", "Z");
                } else {
                    throw tooMany(c);
                }
                break;
            case 'O':
                if (count != 1 && count != 4) {
                    throw new IllegalArgumentException("Pattern letter count must be 1 or 4: " + c);
                }
                appendLocalizedOffset(count == 1 ? TextStyle.SHORT : TextStyle.FULL);
                break;
            case 'X':
            case 'x':
                if (count > 5) {
                    throw tooMany(c);
                }
                appendOffset(OffsetPart.PATTERNS[count + (count == 1 ? 0 : 1)],
                        c == 'X' ? "Z" : count == 1 ? "+00" : count % 2 == 0 ? "+0000" : "+00:00");
                break;
            default:
                throw new IllegalArgumentException("Unknown pattern letter: " + c);
        }
    }

    private static ChronoField simple(char c) {
        switch (c) {
            case 'd':
                return ChronoField.DAY_OF_MONTH;
            case 'h':
                return ChronoField.CLOCK_HOUR_OF_AMPM;
            case 'H':
                return ChronoField.HOUR_OF_DAY;
            case 'k':
                return ChronoField.CLOCK_HOUR_OF_DAY;
            case 'K':
                return ChronoField.HOUR_OF_AMPM;
            case 'm':
                return ChronoField.MINUTE_OF_HOUR;
            default:
                return ChronoField.SECOND_OF_MINUTE;
        }
    }

    private void year(TemporalField f, int count) {
        if (count == 2) {
            appendValueReduced(f, 2, 2, LocalDate.of(2000, 1, 1));
        } else if (count < 4) {
            appendValue(f, count, 19, SignStyle.NORMAL);
        } else {
            appendValue(f, count, 19, SignStyle.EXCEEDS_PAD);
        }
    }

    /** Fields of weeks, which depend on the locale of the formatter. */
    private static final class WeekPart extends Part {
        private final char letter;
        private final int count;

        WeekPart(char letter, int count) {
            this.letter = letter;
            this.count = count;
        }

        private Part inner(Locale l) {
            WeekFields w = WeekFields.of(l);
            switch (letter) {
                case 'e':
                case 'c':
                    return new Value(w.dayOfWeek(), count, 2, SignStyle.NOT_NEGATIVE, 0, 0, null, false);
                case 'w':
                    return new Value(w.weekOfWeekBasedYear(), count, 2, SignStyle.NOT_NEGATIVE, 0, 0, null, false);
                case 'W':
                    return new Value(w.weekOfMonth(), count, 2, SignStyle.NOT_NEGATIVE, 0, 0, null, false);
                default:
                    if (count == 2) {
                        return new Value(w.weekBasedYear(), 2, 2, SignStyle.NOT_NEGATIVE, 0, 0, LocalDate.of(2000, 1, 1), true);
                    }
                    return new Value(w.weekBasedYear(), count, 19, count < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD, 0, 0,
                            null, false);
            }
        }

        @Override
        boolean print(PrintContext c, StringBuilder sb) {
            return inner(c.locale).print(c, sb);
        }

        @Override
        int parse(ParseContext c, CharSequence text, int at) {
            return inner(c.formatter.getLocale()).parse(c, text, at);
        }

        @Override
        public String toString() {
            switch (letter) {
                case 'e':
                case 'c':
                    return "Localized(DayOfWeek," + count + ")";
                case 'w':
                    return "Localized(WeekOfWeekBasedYear," + count + ")";
                case 'W':
                    return "Localized(WeekOfMonth," + count + ")";
                default:
                    if (count == 1) {
                        return "Localized(WeekBasedYear)";
                    }
                    return count == 2 ? "Localized(ReducedValue(WeekBasedYear,2,2,2000-01-01))"
                            : "Localized(WeekBasedYear," + count + ",19," + (count < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD) + ")";
            }
        }
    }

    // ---- finishing

    public DateTimeFormatter toFormatter() {
        return toFormatter(Locale.getDefault(Locale.Category.FORMAT));
    }

    public DateTimeFormatter toFormatter(Locale locale) {
        if (locale == null) {
            throw new NullPointerException("locale");
        }
        return finish(locale, ResolverStyle.SMART, null);
    }

    DateTimeFormatter iso(ResolverStyle style, boolean chrono) {
        return finish(Locale.getDefault(Locale.Category.FORMAT), style, chrono ? IsoChronology.INSTANCE : null);
    }

    private DateTimeFormatter finish(Locale locale, ResolverStyle style, Chronology chrono) {
        while (active.parent != null) {
            optionalEnd();
        }
        return new DateTimeFormatter(new Sequence(new ArrayList<Part>(parts), false), locale, DecimalStyle.STANDARD, style, null, chrono, null);
    }
}
