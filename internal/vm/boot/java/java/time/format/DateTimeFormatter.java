package java.time.format;

import java.io.IOException;
import java.text.FieldPosition;
import java.text.Format;
import java.text.ParseException;
import java.text.ParsePosition;
import java.time.DateTimeException;
import java.time.Period;
import java.time.ZoneId;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Writes and reads dates and times. */
public final class DateTimeFormatter {
    public static final DateTimeFormatter ISO_LOCAL_DATE = new DateTimeFormatterBuilder()
            .appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('-')
            .appendValue(ChronoField.MONTH_OF_YEAR, 2).appendLiteral('-').appendValue(ChronoField.DAY_OF_MONTH, 2)
            .iso(ResolverStyle.STRICT, true);
    public static final DateTimeFormatter ISO_OFFSET_DATE = new DateTimeFormatterBuilder().parseCaseInsensitive()
            .append(ISO_LOCAL_DATE).appendOffsetId().iso(ResolverStyle.STRICT, true);
    public static final DateTimeFormatter ISO_DATE = new DateTimeFormatterBuilder().parseCaseInsensitive()
            .append(ISO_LOCAL_DATE).optionalStart().appendOffsetId().iso(ResolverStyle.STRICT, true);
    public static final DateTimeFormatter ISO_LOCAL_TIME = new DateTimeFormatterBuilder()
            .appendValue(ChronoField.HOUR_OF_DAY, 2).appendLiteral(':').appendValue(ChronoField.MINUTE_OF_HOUR, 2)
            .optionalStart().appendLiteral(':').appendValue(ChronoField.SECOND_OF_MINUTE, 2).optionalStart()
            .appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true).iso(ResolverStyle.STRICT, false);
    public static final DateTimeFormatter ISO_OFFSET_TIME = new DateTimeFormatterBuilder().parseCaseInsensitive()
            .append(ISO_LOCAL_TIME).appendOffsetId().iso(ResolverStyle.STRICT, false);
    public static final DateTimeFormatter ISO_TIME = new DateTimeFormatterBuilder().parseCaseInsensitive()
            .append(ISO_LOCAL_TIME).optionalStart().appendOffsetId().iso(ResolverStyle.STRICT, false);
    public static final DateTimeFormatter ISO_LOCAL_DATE_TIME = new DateTimeFormatterBuilder().parseCaseInsensitive()
            .append(ISO_LOCAL_DATE).appendLiteral('T').append(ISO_LOCAL_TIME).iso(ResolverStyle.STRICT, true);
    public static final DateTimeFormatter ISO_OFFSET_DATE_TIME = new DateTimeFormatterBuilder().parseCaseInsensitive()
            .append(ISO_LOCAL_DATE_TIME).parseLenient().appendOffsetId().parseStrict().iso(ResolverStyle.STRICT, true);
    public static final DateTimeFormatter ISO_ZONED_DATE_TIME = new DateTimeFormatterBuilder()
            .append(ISO_OFFSET_DATE_TIME).optionalStart().appendLiteral('[').parseCaseSensitive().appendZoneRegionId()
            .appendLiteral(']').iso(ResolverStyle.STRICT, true);
    public static final DateTimeFormatter ISO_DATE_TIME = new DateTimeFormatterBuilder().append(ISO_LOCAL_DATE_TIME)
            .optionalStart().appendOffsetId().optionalStart().appendLiteral('[').parseCaseSensitive()
            .appendZoneRegionId().appendLiteral(']').iso(ResolverStyle.STRICT, true);
    public static final DateTimeFormatter ISO_ORDINAL_DATE = new DateTimeFormatterBuilder().parseCaseInsensitive()
            .appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('-')
            .appendValue(ChronoField.DAY_OF_YEAR, 3).optionalStart().appendOffsetId().iso(ResolverStyle.STRICT, true);
    public static final DateTimeFormatter ISO_WEEK_DATE = new DateTimeFormatterBuilder().parseCaseInsensitive()
            .appendValue(IsoFields.WEEK_BASED_YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral("-W")
            .appendValue(IsoFields.WEEK_OF_WEEK_BASED_YEAR, 2).appendLiteral('-').appendValue(ChronoField.DAY_OF_WEEK, 1)
            .optionalStart().appendOffsetId().iso(ResolverStyle.STRICT, true);
    public static final DateTimeFormatter ISO_INSTANT = new DateTimeFormatterBuilder().parseCaseInsensitive()
            .appendInstant().iso(ResolverStyle.STRICT, false);
    public static final DateTimeFormatter BASIC_ISO_DATE = new DateTimeFormatterBuilder().parseCaseInsensitive()
            .appendValue(ChronoField.YEAR, 4).appendValue(ChronoField.MONTH_OF_YEAR, 2)
            .appendValue(ChronoField.DAY_OF_MONTH, 2).optionalStart().parseLenient().appendOffset("+HHMMss", "Z")
            .parseStrict().iso(ResolverStyle.STRICT, true);
    public static final DateTimeFormatter RFC_1123_DATE_TIME = rfc1123();

    private static DateTimeFormatter rfc1123() {
        String[] days = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
        String[] months = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
        HashMap<Long, String> dow = new HashMap<Long, String>();
        HashMap<Long, String> moy = new HashMap<Long, String>();
        for (int i = 0; i < 7; i++) {
            dow.put(Long.valueOf(i + 1), days[i]);
        }
        for (int i = 0; i < 12; i++) {
            moy.put(Long.valueOf(i + 1), months[i]);
        }
        return new DateTimeFormatterBuilder().parseCaseInsensitive().parseLenient().optionalStart()
                .appendText(ChronoField.DAY_OF_WEEK, dow).appendLiteral(", ").optionalEnd()
                .appendValue(ChronoField.DAY_OF_MONTH, 1, 2, SignStyle.NOT_NEGATIVE).appendLiteral(' ')
                .appendText(ChronoField.MONTH_OF_YEAR, moy).appendLiteral(' ').appendValue(ChronoField.YEAR, 4)
                .appendLiteral(' ').appendValue(ChronoField.HOUR_OF_DAY, 2).appendLiteral(':')
                .appendValue(ChronoField.MINUTE_OF_HOUR, 2).optionalStart().appendLiteral(':')
                .appendValue(ChronoField.SECOND_OF_MINUTE, 2).optionalEnd().appendLiteral(' ')
                .appendOffset("+HHMM", "GMT").iso(ResolverStyle.SMART, true);
    }

    private static final TemporalQuery<Period> EXCESS = new TemporalQuery<Period>() {
        @Override
        public Period queryFrom(TemporalAccessor t) {
            return t instanceof Parsed ? ((Parsed) t).excessDays : Period.ZERO;
        }
    };

    private static final TemporalQuery<Boolean> LEAP = new TemporalQuery<Boolean>() {
        @Override
        public Boolean queryFrom(TemporalAccessor t) {
            return Boolean.valueOf(t instanceof Parsed && ((Parsed) t).leapSecond);
        }
    };

    final DateTimeFormatterBuilder.Sequence parts;
    private final Locale locale;
    private final DecimalStyle decimalStyle;
    private final ResolverStyle resolverStyle;
    private final Set<TemporalField> resolverFields;
    private final Chronology chrono;
    private final ZoneId zone;

    DateTimeFormatter(DateTimeFormatterBuilder.Sequence parts, Locale locale, DecimalStyle decimals, ResolverStyle style,
            Set<TemporalField> fields, Chronology chrono, ZoneId zone) {
        this.parts = parts;
        this.locale = locale;
        this.decimalStyle = decimals;
        this.resolverStyle = style;
        this.resolverFields = fields;
        this.chrono = chrono;
        this.zone = zone;
    }

    public static DateTimeFormatter ofPattern(String pattern) {
        return new DateTimeFormatterBuilder().appendPattern(pattern).toFormatter();
    }

    public static DateTimeFormatter ofPattern(String pattern, Locale locale) {
        return new DateTimeFormatterBuilder().appendPattern(pattern).toFormatter(locale);
    }

    public static DateTimeFormatter ofLocalizedDate(FormatStyle style) {
        return new DateTimeFormatterBuilder().appendLocalized(Objects.requireNonNull(style, "dateStyle"), null)
                .iso(ResolverStyle.SMART, true);
    }

    public static DateTimeFormatter ofLocalizedTime(FormatStyle style) {
        return new DateTimeFormatterBuilder().appendLocalized(null, Objects.requireNonNull(style, "timeStyle"))
                .iso(ResolverStyle.SMART, true);
    }

    public static DateTimeFormatter ofLocalizedDateTime(FormatStyle style) {
        return ofLocalizedDateTime(style, style);
    }

    public static DateTimeFormatter ofLocalizedDateTime(FormatStyle date, FormatStyle time) {
        return new DateTimeFormatterBuilder().appendLocalized(Objects.requireNonNull(date, "dateStyle"),
                Objects.requireNonNull(time, "timeStyle")).iso(ResolverStyle.SMART, true);
    }

    public static final TemporalQuery<Period> parsedExcessDays() {
        return EXCESS;
    }

    public static final TemporalQuery<Boolean> parsedLeapSecond() {
        return LEAP;
    }

    public Locale getLocale() {
        return locale;
    }

    public DateTimeFormatter withLocale(Locale l) {
        return new DateTimeFormatter(parts, l, decimalStyle, resolverStyle, resolverFields, chrono, zone);
    }

    public DecimalStyle getDecimalStyle() {
        return decimalStyle;
    }

    public DateTimeFormatter withDecimalStyle(DecimalStyle s) {
        return new DateTimeFormatter(parts, locale, s, resolverStyle, resolverFields, chrono, zone);
    }

    public Chronology getChronology() {
        return chrono;
    }

    public DateTimeFormatter withChronology(Chronology c) {
        return new DateTimeFormatter(parts, locale, decimalStyle, resolverStyle, resolverFields, c, zone);
    }

    public ZoneId getZone() {
        return zone;
    }

    public DateTimeFormatter withZone(ZoneId z) {
        return new DateTimeFormatter(parts, locale, decimalStyle, resolverStyle, resolverFields, chrono, z);
    }

    public ResolverStyle getResolverStyle() {
        return resolverStyle;
    }

    public DateTimeFormatter withResolverStyle(ResolverStyle s) {
        return new DateTimeFormatter(parts, locale, decimalStyle, Objects.requireNonNull(s, "resolverStyle"),
                resolverFields, chrono, zone);
    }

    public Set<TemporalField> getResolverFields() {
        return resolverFields;
    }

    public DateTimeFormatter withResolverFields(TemporalField... fields) {
        return withResolverFields(fields == null ? null : new HashSet<TemporalField>(Arrays.asList(fields)));
    }

    public DateTimeFormatter withResolverFields(Set<TemporalField> fields) {
        return new DateTimeFormatter(parts, locale, decimalStyle, resolverStyle,
                fields == null ? null : Collections.unmodifiableSet(new HashSet<TemporalField>(fields)), chrono, zone);
    }

    public String format(TemporalAccessor temporal) {
        StringBuilder sb = new StringBuilder(32);
        formatTo(temporal, sb);
        return sb.toString();
    }

    public void formatTo(TemporalAccessor temporal, Appendable out) {
        if (temporal == null || out == null) {
            throw new NullPointerException(temporal == null ? "temporal" : "appendable");
        }
        try {
            PrintContext context = new PrintContext(temporal, this);
            if (out instanceof StringBuilder) {
                parts.print(context, (StringBuilder) out);
            } else {
                StringBuilder sb = new StringBuilder(32);
                parts.print(context, sb);
                out.append(sb);
            }
        } catch (IOException e) {
            throw new DateTimeException(e.getMessage(), e);
        }
    }

    public TemporalAccessor parse(CharSequence text) {
        if (text == null) {
            throw new NullPointerException("text");
        }
        return parseResolved(text);
    }

    public <T> T parse(CharSequence text, TemporalQuery<T> query) {
        if (text == null || query == null) {
            throw new NullPointerException(text == null ? "text" : "query");
        }
        try {
            return parseResolved(text).query(query);
        } catch (DateTimeParseException e) {
            throw e;
        } catch (RuntimeException e) {
            throw failed(text, e);
        }
    }

    public TemporalAccessor parseBest(CharSequence text, TemporalQuery<?>... queries) {
        if (queries.length < 2) {
            throw new IllegalArgumentException("At least two queries must be specified");
        }
        try {
            TemporalAccessor resolved = parseResolved(text);
            for (TemporalQuery<?> query : queries) {
                try {
                    return (TemporalAccessor) resolved.query(query);
                } catch (RuntimeException e) {
                    continue; // the next may fit
                }
            }
            throw new DateTimeException("Unable to convert temporal using any of the specified queries");
        } catch (DateTimeParseException e) {
            throw e;
        } catch (RuntimeException e) {
            throw failed(text, e);
        }
    }

    public TemporalAccessor parse(CharSequence text, ParsePosition position) {
        try {
            Parsed p = parseOnly(text, position);
            if (p == null || position.getErrorIndex() >= 0) {
                throw new DateTimeParseException("Text '" + shown(text) + "' could not be parsed at index "
                        + position.getErrorIndex(), text, position.getErrorIndex());
            }
            return p.resolve(resolverStyle, resolverFields);
        } catch (DateTimeParseException e) {
            throw e;
        } catch (IndexOutOfBoundsException e) {
            throw e;
        } catch (RuntimeException e) {
            throw failed(text, e);
        }
    }

    public TemporalAccessor parseUnresolved(CharSequence text, ParsePosition position) {
        return parseOnly(text, position);
    }

    private Parsed parseOnly(CharSequence text, ParsePosition position) {
        ParseContext context = new ParseContext(this);
        int at = parts.parse(context, text, position.getIndex());
        if (at < 0) {
            position.setErrorIndex(~at);
            return null;
        }
        position.setIndex(at);
        Parsed p = context.now();
        p.chrono = chrono != null ? chrono : IsoChronology.INSTANCE;
        p.zone = p.zone != null ? p.zone : zone;
        return p;
    }

    private TemporalAccessor parseResolved(CharSequence text) {
        ParsePosition pos = new ParsePosition(0);
        Parsed p = parseOnly(text, pos);
        if (p == null || pos.getErrorIndex() >= 0) {
            throw new DateTimeParseException("Text '" + shown(text) + "' could not be parsed at index "
                    + pos.getErrorIndex(), text, pos.getErrorIndex());
        }
        if (pos.getIndex() < text.length()) {
            throw new DateTimeParseException("Text '" + shown(text) + "' could not be parsed, unparsed text found at index "
                    + pos.getIndex(), text, pos.getIndex());
        }
        try {
            return p.resolve(resolverStyle, resolverFields);
        } catch (RuntimeException e) {
            throw failed(text, e);
        }
    }

    private static String shown(CharSequence text) {
        return text.length() > 64 ? text.subSequence(0, 64).toString() + "..." : text.toString();
    }

    private static DateTimeParseException failed(CharSequence text, RuntimeException e) {
        return new DateTimeParseException("Text '" + shown(text) + "' could not be parsed: " + e.getMessage(), text, 0, e);
    }

    public Format toFormat() {
        return new Classic(this, null);
    }

    public Format toFormat(TemporalQuery<?> query) {
        return new Classic(this, Objects.requireNonNull(query, "parseQuery"));
    }

    @Override
    public String toString() {
        String s = parts.toString();
        return s.startsWith("[") ? s : s.substring(1, s.length() - 1);
    }

    private static final class Classic extends Format {
        private final DateTimeFormatter formatter;
        private final TemporalQuery<?> query;

        Classic(DateTimeFormatter formatter, TemporalQuery<?> query) {
            this.formatter = formatter;
            this.query = query;
        }

        @Override
        public StringBuffer format(Object obj, StringBuffer sb, FieldPosition pos) {
            if (!(obj instanceof TemporalAccessor)) {
                throw new IllegalArgumentException("Format target must implement TemporalAccessor");
            }
            try {
                formatter.formatTo((TemporalAccessor) obj, sb);
            } catch (RuntimeException e) {
                throw new IllegalArgumentException(e.getMessage(), e);
            }
            return sb;
        }

        @Override
        public Object parseObject(String text) throws ParseException {
            try {
                return query == null ? formatter.parse(text) : formatter.parse(text, query);
            } catch (DateTimeParseException e) {
                throw new ParseException(e.getMessage(), e.getErrorIndex());
            } catch (RuntimeException e) {
                throw (ParseException) new ParseException(e.getMessage(), 0).initCause(e);
            }
        }

        @Override
        public Object parseObject(String text, ParsePosition pos) {
            try {
                TemporalAccessor t = formatter.parse(text, pos);
                return query == null ? t : t.query(query);
            } catch (RuntimeException e) {
                if (pos.getErrorIndex() < 0) {
                    pos.setErrorIndex(0);
                }
                return null;
            }
        }
    }
}
