package java.text;

import java.io.IOException;
import java.io.ObjectInputStream;
import esdroid.locale.LocaleData;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Writes and reads dates by a pattern such as yyyy-MM-dd. */
public class SimpleDateFormat extends DateFormat {
    private static final long serialVersionUID = 4774881970558875024L;

    private static final String LETTERS = "GyMdkHmsSEDFwWahKzZYuXLc";
    private static final int[] CALENDAR_FIELDS = {Calendar.ERA, Calendar.YEAR, Calendar.MONTH, Calendar.DATE,
        Calendar.HOUR_OF_DAY, Calendar.HOUR_OF_DAY, Calendar.MINUTE, Calendar.SECOND, Calendar.MILLISECOND,
        Calendar.DAY_OF_WEEK, Calendar.DAY_OF_YEAR, Calendar.DAY_OF_WEEK_IN_MONTH, Calendar.WEEK_OF_YEAR,
        Calendar.WEEK_OF_MONTH, Calendar.AM_PM, Calendar.HOUR, Calendar.HOUR, Calendar.ZONE_OFFSET,
        Calendar.ZONE_OFFSET, Calendar.YEAR, Calendar.DAY_OF_WEEK, Calendar.ZONE_OFFSET, Calendar.MONTH,
        Calendar.DAY_OF_WEEK};
    private static final DateFormat.Field[] FIELDS = {Field.ERA, Field.YEAR, Field.MONTH, Field.DAY_OF_MONTH,
        Field.HOUR_OF_DAY1, Field.HOUR_OF_DAY0, Field.MINUTE, Field.SECOND, Field.MILLISECOND, Field.DAY_OF_WEEK,
        Field.DAY_OF_YEAR, Field.DAY_OF_WEEK_IN_MONTH, Field.WEEK_OF_YEAR, Field.WEEK_OF_MONTH, Field.AM_PM,
        Field.HOUR1, Field.HOUR0, Field.TIME_ZONE, Field.TIME_ZONE, Field.YEAR, Field.DAY_OF_WEEK, Field.TIME_ZONE,
        Field.MONTH, Field.DAY_OF_WEEK};

    private String pattern;
    private DateFormatSymbols formatData;
    private Date defaultCenturyStart;
    private transient int centuryStartYear;
    private Locale locale;
    /** Letter index << 8 | count for fields; -1 for literal text, which is in texts. */
    private transient int[] parts;
    private transient String[] texts;

    public SimpleDateFormat() {
        this(((SimpleDateFormat) DateFormat.getDateTimeInstance(SHORT, SHORT)).pattern);
    }

    public SimpleDateFormat(String pattern) {
        this(pattern, Locale.getDefault(Locale.Category.FORMAT));
    }

    public SimpleDateFormat(String pattern, Locale locale) {
        if (pattern == null || locale == null) {
            throw new NullPointerException(pattern == null ? "pattern == null" : "locale == null");
        }
        init(pattern, new DateFormatSymbols(locale), locale);
    }

    public SimpleDateFormat(String pattern, DateFormatSymbols symbols) {
        if (pattern == null || symbols == null) {
            throw new NullPointerException(pattern == null ? "pattern == null" : "formatSymbols == null");
        }
        init(pattern, (DateFormatSymbols) symbols.clone(), Locale.getDefault(Locale.Category.FORMAT));
    }

    private void init(String p, DateFormatSymbols symbols, Locale l) {
        locale = l;
        formatData = symbols;
        calendar = new GregorianCalendar(TimeZone.getDefault(), l);
        numberFormat = NumberFormat.getIntegerInstance(l);
        numberFormat.setGroupingUsed(false);
        compile(p);
        Calendar c = (Calendar) calendar.clone();
        c.setTimeInMillis(System.currentTimeMillis());
        c.add(Calendar.YEAR, -80);
        setStart(c.getTime());
    }

    private void setStart(Date start) {
        defaultCenturyStart = start;
        Calendar c = (Calendar) calendar.clone();
        c.setTime(start);
        centuryStartYear = c.get(Calendar.YEAR);
    }

    public void set2DigitYearStart(Date start) {
        setStart(new Date(start.getTime()));
    }

    public Date get2DigitYearStart() {
        return (Date) defaultCenturyStart.clone();
    }

    private void compile(String p) {
        ArrayList<String> list = new ArrayList<String>();
        int[] out = new int[p.length() + 1];
        StringBuilder literal = new StringBuilder();
        boolean quoted = false;
        int n = p.length();
        int i = 0;
        while (i < n) {
            char c = p.charAt(i);
            if (c == '\'') {
                if (i + 1 < n && p.charAt(i + 1) == '\'') {
                    literal.append('\'');
                    i += 2;
                } else {
                    quoted = !quoted;
                    i++;
                }
                continue;
            }
            if (quoted || !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z')) {
                literal.append(c);
                i++;
                continue;
            }
            int letter = LETTERS.indexOf(c);
            if (letter < 0) {
                throw new IllegalArgumentException("Illegal pattern character '" + c + "'");
            }
            if (literal.length() > 0) {
                out[list.size()] = -1;
                list.add(literal.toString());
                literal.setLength(0);
            }
            int from = i;
            while (i < n && p.charAt(i) == c) {
                i++;
            }
            if (c == 'X' && i - from > 3) {
                throw new IllegalArgumentException("invalid ISO 8601 format: length=" + (i - from));
            }
            out[list.size()] = letter << 8 | Math.min(i - from, 255);
            list.add("");
        }
        if (quoted) {
            throw new IllegalArgumentException("Unterminated quote");
        }
        if (literal.length() > 0) {
            out[list.size()] = -1;
            list.add(literal.toString());
        }
        texts = list.toArray(new String[list.size()]);
        parts = out;
        pattern = p;
    }

    @Override
    public StringBuffer format(Date date, StringBuffer sb, FieldPosition pos) {
        pos.setBeginIndex(0);
        pos.setEndIndex(0);
        calendar.setTime(date);
        for (int i = 0; i < texts.length; i++) {
            if (parts[i] < 0) {
                sb.append(texts[i]);
                continue;
            }
            int start = sb.length();
            int letter = parts[i] >> 8;
            write(sb, LETTERS.charAt(letter), parts[i] & 255, date);
            int kind = letter <= 17 ? letter : -2;
            pos.note(kind, FIELDS[letter], start, sb.length());
        }
        return sb;
    }

    private void pad(StringBuffer sb, int value, int width) {
        String s = Integer.toString(value);
        char zero = numberFormat instanceof DecimalFormat
                ? ((DecimalFormat) numberFormat).getDecimalFormatSymbols().getZeroDigit() : '0';
        for (int i = s.length(); i < width; i++) {
            sb.append(zero);
        }
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            sb.append(c == '-' ? c : (char) (c - '0' + zero));
        }
    }

    private void write(StringBuffer sb, char c, int n, Date date) {
        Calendar cal = calendar;
        switch (c) {
            case 'G': {
                String[] eras = formatData.getEras();
                sb.append(eras[cal.get(Calendar.ERA)]);
                break;
            }
            case 'y':
            case 'Y': {
                int year = c == 'Y' && cal.isWeekDateSupported() ? cal.getWeekYear() : cal.get(Calendar.YEAR);
                if (n == 2) {
                    pad(sb, Math.floorMod(year, 100), 2);
                } else {
                    pad(sb, year, n);
                }
                break;
            }
            case 'M':
            case 'L': {
                int month = cal.get(Calendar.MONTH);
                if (n >= 5) {
                    sb.append(LocaleData.list(formatData.locale().toLanguageTag(), "monthsNarrow")[month]);
                } else if (n < 3) {
                    pad(sb, month + 1, n);
                } else if (c == 'L') {
                    sb.append(formatData.aloneMonths(n > 3)[month]);
                } else {
                    sb.append((n > 3 ? formatData.getMonths() : formatData.getShortMonths())[month]);
                }
                break;
            }
            case 'E':
            case 'c': {
                int day = cal.get(Calendar.DAY_OF_WEEK);
                if (n == 5) {
                    sb.append(LocaleData.list(formatData.locale().toLanguageTag(), "daysNarrow")[day - 1]);
                } else {
                    sb.append((n > 3 ? formatData.getWeekdays() : formatData.getShortWeekdays())[day]);
                }
                break;
            }
            case 'u':
                pad(sb, (cal.get(Calendar.DAY_OF_WEEK) + 5) % 7 + 1, n);
                break;
            case 'a':
                sb.append(formatData.getAmPmStrings()[cal.get(Calendar.AM_PM)]);
                break;
            case 'k': {
                int hour = cal.get(Calendar.HOUR_OF_DAY);
                pad(sb, hour == 0 ? 24 : hour, n);
                break;
            }
            case 'h': {
                int hour = cal.get(Calendar.HOUR);
                pad(sb, hour == 0 ? 12 : hour, n);
                break;
            }
            case 'S':
                pad(sb, cal.get(Calendar.MILLISECOND), n);
                break;
            case 'z':
                zoneName(sb, n > 3);
                break;
            case 'Z':
            case 'X': {
                int minutes = (cal.get(Calendar.ZONE_OFFSET) + cal.get(Calendar.DST_OFFSET)) / 60000;
                if (c == 'X' && minutes == 0) {
                    sb.append('Z');
                    break;
                }
                if (c == 'Z' && n == 4) {
                    sb.append("GMT");
                }
                sb.append(minutes < 0 ? '-' : '+');
                minutes = Math.abs(minutes);
                two(sb, minutes / 60);
                if (c == 'X' && n == 1) {
                    break;
                }
                if (n > (c == 'X' ? 2 : 3)) {
                    sb.append(':');
                }
                two(sb, minutes % 60);
                break;
            }
            default:
                pad(sb, cal.get(CALENDAR_FIELDS[LETTERS.indexOf(c)]), n);
        }
    }

    private static void two(StringBuffer sb, int n) {
        sb.append((char) ('0' + n / 10)).append((char) ('0' + n % 10));
    }

    private void zoneName(StringBuffer sb, boolean full) {
        TimeZone zone = calendar.getTimeZone();
        boolean daylight = calendar.get(Calendar.DST_OFFSET) != 0;
        String[][] own = formatData.ownZoneStrings();
        if (own != null) {
            for (String[] row : own) {
                if (row[0].equals(zone.getID())) {
                    sb.append(row[(daylight ? 3 : 1) + (full ? 0 : 1)]);
                    return;
                }
            }
        }
        sb.append(zone.getDisplayName(daylight, full ? TimeZone.LONG : TimeZone.SHORT, formatData.locale()));
    }

    // ---- parsing

    @Override
    public Date parse(String text, ParsePosition pos) {
        int start = pos.index;
        Calendar cal = calendar;
        TimeZone zoneBefore = cal.getTimeZone();
        cal.clear();
        boolean ambiguousYear = false;
        pm = -1;
        weekYear = Integer.MIN_VALUE;
        parsedZone = null;
        int at = start;
        for (int i = 0; i < texts.length; i++) {
            if (parts[i] < 0) {
                at = literal(text, at, texts[i], pos);
                if (at < 0) {
                    return fail(pos, start, ~at, zoneBefore);
                }
                continue;
            }
            int letter = parts[i] >> 8;
            int count = parts[i] & 255;
            char c = LETTERS.charAt(letter);
            // A number in front of another has as many digits as the pattern has letters.
            boolean abuts = isNumeric(c, count) && i + 1 < texts.length && parts[i + 1] >= 0
                    && isNumeric(LETTERS.charAt(parts[i + 1] >> 8), parts[i + 1] & 255);
            int limit = abuts ? count : 0;
            if (abuts && skipSpace(text, at) + count > text.length()) {
                return fail(pos, start, at, zoneBefore);
            }
            int next = field(text, at, c, count, limit);
            if (next < 0) {
                return fail(pos, start, ~next, zoneBefore);
            }
            if (c == 'y' && count <= 2 && next - skipSpace(text, at) == 2 && parsedTwoDigits) {
                ambiguousYear = true;
            }
            at = next;
        }
        if (pm >= 0) {
            cal.set(Calendar.AM_PM, pm);
        }
        pos.index = at;
        Date result;
        try {
            if (weekYear != Integer.MIN_VALUE) {
                int week = cal.isSet(Calendar.WEEK_OF_YEAR) ? weekOfYear : 1;
                int dow = cal.isSet(Calendar.DAY_OF_WEEK) ? weekday : cal.getFirstDayOfWeek();
                cal.setWeekDate(weekYear, week, dow);
            }
            result = cal.getTime();
            if (ambiguousYear && result.before(defaultCenturyStart)) {
                cal.add(Calendar.YEAR, 100);
                result = cal.getTime();
            }
        } catch (IllegalArgumentException e) {
            pos.errorIndex = at;
            pos.index = start;
            return null;
        }
        if (parsedZone != null) {
            cal.setTimeZone(parsedZone);
        }
        return result;
    }

    private transient int pm;
    private transient int weekYear;
    private transient int weekOfYear;
    private transient int weekday;
    private transient TimeZone parsedZone;
    private transient boolean parsedTwoDigits;

    private Date fail(ParsePosition pos, int start, int error, TimeZone zone) {
        pos.index = start;
        pos.errorIndex = error;
        return null;
    }

    private static boolean isNumeric(char c, int count) {
        return "ydkHmsSDFwWhKYu".indexOf(c) >= 0 || (c == 'M' || c == 'L') && count < 3;
    }

    private static int skipSpace(String text, int at) {
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
        return at;
    }

    private static int literal(String text, int at, String literal, ParsePosition pos) {
        for (int i = 0; i < literal.length(); i++) {
            if (at >= text.length() || text.charAt(at) != literal.charAt(i)) {
                return ~at;
            }
            at++;
        }
        return at;
    }

    /** Reads one field; returns where it ends, or the complement of where it went wrong. */
    private int field(String text, int at, char c, int count, int limit) {
        int start = at;
        at = skipSpace(text, at);
        if (at >= text.length()) {
            return ~start;
        }
        Calendar cal = calendar;
        switch (c) {
            case 'G':
                return names(text, at, Calendar.ERA, 0, formatData.getEras());
            case 'M':
            case 'L':
                if (count >= 3) {
                    int end = names(text, at, Calendar.MONTH, 0, formatData.getMonths(), formatData.getShortMonths(),
                            formatData.aloneMonths(true), formatData.aloneMonths(false));
                    return end;
                }
                break;
            case 'E':
            case 'c': {
                int end = names(text, at, Calendar.DAY_OF_WEEK, 1, formatData.getWeekdays(),
                        formatData.getShortWeekdays());
                if (end >= 0) {
                    weekday = lastName;
                }
                return end;
            }
            case 'a': {
                String[] ampm = formatData.getAmPmStrings();
                for (int i = 0; i < ampm.length; i++) {
                    if (text.regionMatches(true, at, ampm[i], 0, ampm[i].length())) {
                        pm = i;
                        return at + ampm[i].length();
                    }
                }
                return ~at;
            }
            case 'z':
            case 'Z':
            case 'X':
                return zone(text, at, c, count);
            default:
                break;
        }
        boolean negative = false;
        int i = at;
        if (limit == 0 && text.charAt(i) == '-' && (c == 'y' || c == 'Y' || isLenient())) {
            negative = true;
            i++;
        }
        int from = i;
        long value = 0;
        while (i < text.length() && (limit == 0 || i - at < limit)) {
            int digit = Character.digit(text.charAt(i), 10);
            if (digit < 0) {
                break;
            }
            value = Math.min(value * 10 + digit, Integer.MAX_VALUE);
            i++;
        }
        if (i == from) {
            return ~at;
        }
        int v = (int) (negative ? -value : value);
        switch (c) {
            case 'y':
            case 'Y':
                parsedTwoDigits = false;
                if (count <= 2 && !negative && i - from == 2) {
                    int century = centuryStartYear % 100;
                    parsedTwoDigits = v == century;
                    v += centuryStartYear / 100 * 100 + (v < century ? 100 : 0);
                }
                if (c == 'Y') {
                    weekYear = v;
                } else {
                    cal.set(Calendar.YEAR, v);
                }
                break;
            case 'M':
            case 'L':
                cal.set(Calendar.MONTH, v - 1);
                break;
            case 'k':
                if (!isLenient() && (v < 1 || v > 24)) {
                    return ~i;
                }
                cal.set(Calendar.HOUR_OF_DAY, v == 24 ? 0 : v);
                break;
            case 'h':
                if (!isLenient() && (v < 1 || v > 12)) {
                    return ~i;
                }
                cal.set(Calendar.HOUR, v == 12 ? 0 : v);
                break;
            case 'u':
                if (!isLenient() && (v < 1 || v > 7)) {
                    return ~i;
                }
                weekday = v % 7 + 1;
                cal.set(Calendar.DAY_OF_WEEK, weekday);
                break;
            default:
                if (c == 'w') {
                    weekOfYear = v;
                }
                cal.set(CALENDAR_FIELDS[LETTERS.indexOf(c)], v);
        }
        return i;
    }

    private transient int lastName;

    private int names(String text, int at, int field, int from, String[]... lists) {
        int best = -1;
        int length = 0;
        for (String[] list : lists) {
            for (int i = from; i < list.length; i++) {
                String s = list[i];
                if (s.length() > length && text.regionMatches(true, at, s, 0, s.length())) {
                    best = i;
                    length = s.length();
                }
            }
        }
        if (best < 0) {
            return ~at;
        }
        lastName = best;
        calendar.set(field, best);
        return at + length;
    }

    private int digitsAt(String text, int at, int n) {
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

    private int setOffset(int minutes, int end) {
        calendar.set(Calendar.ZONE_OFFSET, minutes * 60000);
        calendar.set(Calendar.DST_OFFSET, 0);
        return end;
    }

    private int zone(String text, int at, char c, int count) {
        char sign = text.charAt(at);
        if (c == 'X') {
            if (sign == 'Z') {
                return setOffset(0, at + 1);
            }
            if (sign != '+' && sign != '-') {
                return ~at;
            }
            int hours = digitsAt(text, at + 1, 2);
            if (hours < 0 || hours > 23) {
                return ~(at + 1);
            }
            int end = at + 3;
            int minutes = 0;
            if (count >= 2) {
                if (count == 3) {
                    if (end >= text.length() || text.charAt(end) != ':') {
                        return ~end;
                    }
                    end++;
                }
                minutes = digitsAt(text, end, 2);
                if (minutes < 0 || minutes > 59) {
                    return ~end;
                }
                end += 2;
            }
            int total = hours * 60 + minutes;
            return setOffset(sign == '-' ? -total : total, end);
        }
        int i = at;
        boolean gmt = text.regionMatches(true, at, "GMT", 0, 3);
        if (gmt) {
            i += 3;
            if (i >= text.length() || text.charAt(i) != '+' && text.charAt(i) != '-') {
                return setOffset(0, i);
            }
            sign = text.charAt(i);
        }
        if (sign == '+' || sign == '-') {
            i++;
            int hours = digitsAt(text, i, 2);
            int width = 2;
            if (hours < 0 && gmt) {
                hours = digitsAt(text, i, 1);
                width = 1;
            }
            if (hours < 0 || hours > 23) {
                return ~i;
            }
            i += width;
            int minutes = 0;
            if (i < text.length() && text.charAt(i) == ':') {
                minutes = digitsAt(text, i + 1, 2);
                i += 3;
            } else if (digitsAt(text, i, 2) >= 0) {
                minutes = digitsAt(text, i, 2);
                i += 2;
            } else if (!gmt) {
                return ~i;
            }
            if (minutes < 0 || minutes > 59) {
                return ~i;
            }
            int total = hours * 60 + minutes;
            return setOffset(sign == '-' ? -total : total, i);
        }
        return namedZone(text, at);
    }

    private int namedZone(String text, int at) {
        if (text.regionMatches(true, at, "UTC", 0, 3)) {
            parsedZone = TimeZone.getTimeZone("UTC");
            return setOffset(0, at + 3);
        }
        String[][] own = formatData.ownZoneStrings();
        TimeZone current = getTimeZone();
        int end = own == null ? tryZone(text, at, current) : -1;
        if (end < 0 && own == null) {
            end = tryZone(text, at, TimeZone.getDefault());
        }
        if (end >= 0) {
            return end;
        }
        if (own == null) {
            int[] found = new int[2];
            String id = LocaleData.findZone(formatData.locale().toLanguageTag(), text.substring(at), found);
            return id == null ? ~at : useZone(TimeZone.getTimeZone(id), found[1] != 0, at + found[0]);
        }
        String[] best = null;
        int column = 0;
        for (String[] row : own) {
            for (int k = 1; k <= 4; k++) {
                if (row[k].length() > (best == null ? 0 : best[column].length())
                        && text.regionMatches(true, at, row[k], 0, row[k].length())) {
                    best = row;
                    column = k;
                }
            }
        }
        if (best == null) {
            return ~at;
        }
        return useZone(TimeZone.getTimeZone(best[0]), column >= 3, at + best[column].length());
    }

    private int tryZone(String text, int at, TimeZone zone) {
        for (int k = 0; k < 4; k++) {
            boolean daylight = k >= 2;
            String name = zone.getDisplayName(daylight, k % 2 == 0 ? TimeZone.LONG : TimeZone.SHORT, formatData.locale());
            if (text.regionMatches(true, at, name, 0, name.length())) {
                return useZone(zone, daylight, at + name.length());
            }
        }
        return -1;
    }

    private int useZone(TimeZone zone, boolean daylight, int end) {
        parsedZone = zone;
        calendar.set(Calendar.ZONE_OFFSET, zone.getRawOffset());
        calendar.set(Calendar.DST_OFFSET, daylight ? zone.getDSTSavings() : 0);
        return end;
    }

    // ---- properties

    public String toPattern() {
        return pattern;
    }

    public String toLocalizedPattern() {
        return translate(pattern, LETTERS, formatData.getLocalPatternChars());
    }

    public void applyPattern(String p) {
        compile(p);
    }

    public void applyLocalizedPattern(String p) {
        compile(translate(p, formatData.getLocalPatternChars(), LETTERS));
    }

    private static String translate(String p, String from, String to) {
        StringBuilder sb = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < p.length(); i++) {
            char c = p.charAt(i);
            if (c == '\'') {
                quoted = !quoted;
            } else if (!quoted && (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z')) {
                int at = from.indexOf(c);
                if (at < 0 || at >= to.length()) {
                    throw new IllegalArgumentException("Illegal pattern  character '" + c + "'");
                }
                c = to.charAt(at);
            }
            sb.append(c);
        }
        if (quoted) {
            throw new IllegalArgumentException("Unfinished quote in pattern");
        }
        return sb.toString();
    }

    public DateFormatSymbols getDateFormatSymbols() {
        return (DateFormatSymbols) formatData.clone();
    }

    public void setDateFormatSymbols(DateFormatSymbols value) {
        formatData = (DateFormatSymbols) value.clone();
    }

    @Override
    public Object clone() {
        SimpleDateFormat f = (SimpleDateFormat) super.clone();
        f.formatData = (DateFormatSymbols) formatData.clone();
        return f;
    }

    @Override
    public int hashCode() {
        return pattern.hashCode();
    }

    @Override
    public boolean equals(Object o) {
        return super.equals(o) && pattern.equals(((SimpleDateFormat) o).pattern)
                && formatData.equals(((SimpleDateFormat) o).formatData);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        compile(pattern);
        setStart(defaultCenturyStart);
    }
}
