package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.time.ZonedDateTime;

/** The calendar of the western world: Julian before October 1582, Gregorian since. */
public class GregorianCalendar extends Calendar {
    private static final long serialVersionUID = -8125100834729963327L;

    public static final int BC = 0;
    public static final int AD = 1;

    private static final long DAY = 86400000L;
    private static final long DEFAULT_CHANGE = -12219292800000L;

    private static final int[] MIN = {0, 1, 0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, -13 * 3600000, 0};
    private static final int[] MAX = {1, 292278994, 11, 53, 6, 31, 366, 7, 6, 1, 11, 23, 59, 59, 999, 14 * 3600000, 2 * 3600000};
    private static final int[] LEAST_MAX = {1, 292269054, 11, 52, 4, 28, 365, 7, 4, 1, 11, 23, 59, 59, 999, 14 * 3600000,
        20 * 60000};
    /** The same for calendars whose year 1582 lacks ten days. */
    private static final int[] LEAST_MAX_1582 = {1, 292269054, 11, 50, 3, 28, 355, 7, 3, 1, 11, 23, 59, 59, 999,
        14 * 3600000, 20 * 60000};

    private long gregorianCutover = DEFAULT_CHANGE;
    /** The first Gregorian day, counted from 1970. */
    private transient long cutoverDay = Math.floorDiv(DEFAULT_CHANGE, DAY);

    public GregorianCalendar() {
        this(TimeZone.getDefault(), Locale.getDefault(Locale.Category.FORMAT));
    }

    public GregorianCalendar(TimeZone zone) {
        this(zone, Locale.getDefault(Locale.Category.FORMAT));
    }

    public GregorianCalendar(Locale locale) {
        this(TimeZone.getDefault(), locale);
    }

    public GregorianCalendar(TimeZone zone, Locale locale) {
        super(zone, locale);
        setTimeInMillis(System.currentTimeMillis());
    }

    public GregorianCalendar(int year, int month, int day) {
        this(year, month, day, 0, 0, 0);
    }

    public GregorianCalendar(int year, int month, int day, int hour, int minute) {
        this(year, month, day, hour, minute, 0);
    }

    public GregorianCalendar(int year, int month, int day, int hour, int minute, int second) {
        super(TimeZone.getDefault(), Locale.getDefault(Locale.Category.FORMAT));
        set(year, month, day, hour, minute, second);
    }

    public void setGregorianChange(Date date) {
        gregorianCutover = date.getTime();
        cutoverDay = Math.floorDiv(gregorianCutover, DAY);
        if (isTimeSet) {
            setTimeInMillis(time);
        }
    }

    public final Date getGregorianChange() {
        return new Date(gregorianCutover);
    }

    public boolean isLeapYear(int year) {
        if ((year & 3) != 0) {
            return false;
        }
        if (year > cutoverYear()) {
            return year % 100 != 0 || year % 400 == 0;
        }
        return year < cutoverYear() || year % 100 != 0 || year % 400 == 0 || cutoverDay > gregorianDay(year, 1, 29);
    }

    private int cutoverYear() {
        return gregorianYear(cutoverDay);
    }

    /** Days since 1970 of a date in the Gregorian calendar; months and days may overflow. */
    static long gregorianDay(long year, int month, int day) {
        year += Math.floorDiv(month, 12);
        month = Math.floorMod(month, 12);
        long y = month < 2 ? year - 1 : year;
        long m = (month + 10) % 12; // March is 0
        long era = Math.floorDiv(y, 400L);
        long inEra = y - era * 400;
        long dayOfYear = (153 * m + 2) / 5 + day - 1;
        return era * 146097 + inEra * 365 + inEra / 4 - inEra / 100 + dayOfYear - 719468;
    }

    static long julianDay(long year, int month, int day) {
        year += Math.floorDiv(month, 12);
        month = Math.floorMod(month, 12);
        long y = month < 2 ? year - 1 : year;
        long m = (month + 10) % 12;
        return y * 365 + Math.floorDiv(y, 4L) + (153 * m + 2) / 5 + day - 1 - 719470;
    }

    static int gregorianYear(long day) {
        return (int) (gregorianDate(day) >> 9);
    }

    /** year << 9 | month << 5 | day of month. */
    private static long gregorianDate(long day) {
        long z = day + 719468;
        long era = Math.floorDiv(z, 146097L);
        long inEra = z - era * 146097;
        long y = (inEra - inEra / 1460 + inEra / 36524 - inEra / 146096) / 365;
        long dayOfYear = inEra - (365 * y + y / 4 - y / 100);
        return pack(y + era * 400, dayOfYear);
    }

    private static long julianDate(long day) {
        long z = day + 719470;
        long era = Math.floorDiv(z, 1461L);
        long inEra = z - era * 1461;
        long y = (inEra - inEra / 1460) / 365;
        return pack(era * 4 + y, inEra - 365 * y);
    }

    private static long pack(long year, long dayOfYear) {
        long m = (5 * dayOfYear + 2) / 153;
        long d = dayOfYear - (153 * m + 2) / 5 + 1;
        long month = (m + 2) % 12;
        return (month < 2 ? year + 1 : year) << 9 | month << 5 | d;
    }

    private long date(long day) {
        return day >= cutoverDay ? gregorianDate(day) : julianDate(day);
    }

    /** The day of a date in whichever calendar was in use. */
    private long dayOf(long year, int month, int day) {
        if (month < 0 || month > 11) {
            year += Math.floorDiv(month, 12);
            month = Math.floorMod(month, 12);
        }
        long g = gregorianDay(year, month, day);
        if (g >= cutoverDay) {
            return g;
        }
        long j = julianDay(year, month, day);
        // Days that were left out belong to neither; the Julian count carries on.
        return j;
    }

    @Override
    protected void computeFields() {
        TimeZone zone = getTimeZone();
        int offset = zone.getOffset(time);
        long local = time + offset;
        long day = Math.floorDiv(local, DAY);
        int rest = (int) (local - day * DAY);
        long date = date(day);
        long year = date >> 9;
        int month = (int) (date >> 5 & 15);
        int dom = (int) (date & 31);
        fields[ERA] = year <= 0 ? BC : AD;
        fields[YEAR] = (int) (year <= 0 ? 1 - year : year);
        fields[MONTH] = month;
        fields[DAY_OF_MONTH] = dom;
        int doy = (int) (day - dayOf(year, 0, 1)) + 1;
        if (year == cutoverYear() && day >= cutoverDay) {
            doy = (int) (day - firstDay(year)) + 1;
        }
        fields[DAY_OF_YEAR] = doy;
        int dow = (int) Math.floorMod(day + 4, 7L) + 1;
        fields[DAY_OF_WEEK] = dow;
        fields[DAY_OF_WEEK_IN_MONTH] = (dom - 1) / 7 + 1;
        fields[AM_PM] = rest / 43200000;
        fields[HOUR] = rest / 3600000 % 12;
        fields[HOUR_OF_DAY] = rest / 3600000;
        fields[MINUTE] = rest / 60000 % 60;
        fields[SECOND] = rest / 1000 % 60;
        fields[MILLISECOND] = rest % 1000;
        int saving = zone.inDaylightTime(new Date(time)) ? Math.max(zone.getDSTSavings(), 0) : 0;
        if (saving == 0 && zone.inDaylightTime(new Date(time))) {
            saving = offset - zone.getRawOffset();
        }
        fields[ZONE_OFFSET] = offset - saving;
        fields[DST_OFFSET] = saving;

        fields[WEEK_OF_MONTH] = weekNumber(dom, dow, 0);
        int week = weekNumber(doy, dow, 0);
        if (week == 0) {
            int length = (int) (firstDay(year) - firstDay(year - 1));
            week = weekNumber(doy + length, dow, 0);
        } else if (week >= 52) {
            int length = (int) (firstDay(year + 1) - firstDay(year));
            int over = doy - length + 6;
            // The days after the turn of the year may belong to its first week.
            int startOfNext = Math.floorMod(dow - getFirstDayOfWeek() - (doy - length - 1), 7);
            int inOldYear = startOfNext;
            if (7 - inOldYear >= getMinimalDaysInFirstWeek() && doy > length - inOldYear && over > 0) {
                week = 1;
            }
        }
        fields[WEEK_OF_YEAR] = week;
    }

    private long firstDay(long year) {
        return dayOf(year, 0, 1);
    }

    /** The number of the week that the n-th day, on a weekday, falls in. */
    private int weekNumber(int n, int dow, int unused) {
        int start = Math.floorMod(dow - getFirstDayOfWeek() - n + 1, 7);
        int week = (n + start - 1) / 7;
        return 7 - start >= getMinimalDaysInFirstWeek() ? week + 1 : week;
    }

    @Override
    protected void computeTime() {
        if (!isLenient()) {
            for (int i = 0; i < FIELD_COUNT; i++) {
                if (stamps[i] > 1 && (fields[i] < getMinimum(i) || fields[i] > getMaximum(i))) {
                    throw new IllegalArgumentException(fieldName(i));
                }
            }
        }
        int[] given = isLenient() ? null : fields.clone();
        long day = computeDay();
        long inDay = computeTimeOfDay();
        long wall = day * DAY + inDay;
        TimeZone zone = getTimeZone();
        if (stamps[ZONE_OFFSET] > 1 || stamps[DST_OFFSET] > 1) {
            int raw = stamps[ZONE_OFFSET] > 1 ? fields[ZONE_OFFSET] : zone.getRawOffset();
            int saving;
            if (stamps[DST_OFFSET] > 1) {
                saving = fields[DST_OFFSET];
            } else {
                saving = zone.getOffset(wall - raw) - zone.getRawOffset();
            }
            time = wall - raw - saving;
        } else {
            // In a gap the clocks are read as if not yet put forward, in an overlap as if already put back.
            int offset = zone.getOffset(wall - zone.getRawOffset());
            int check = zone.getOffset(wall - offset);
            time = wall - (check == offset ? offset : check);
        }
        isTimeSet = true;
        int[] kept = stamps.clone();
        computeFields();
        if (given != null) {
            for (int i = 0; i < FIELD_COUNT; i++) {
                if (kept[i] > 1 && fields[i] != given[i]) {
                    System.arraycopy(given, 0, fields, 0, FIELD_COUNT);
                    isTimeSet = false;
                    throw new IllegalArgumentException(fieldName(i));
                }
            }
        }
        for (int i = 0; i < FIELD_COUNT; i++) {
            stamps[i] = Math.max(kept[i], 1);
            isSet[i] = true;
        }
        areFieldsSet = true;
        for (int i = 0; i < FIELD_COUNT; i++) {
            stamps[i] = 1;
        }
    }

    private long computeTimeOfDay() {
        int h24 = stamps[HOUR_OF_DAY];
        int h12 = Math.max(stamps[HOUR], stamps[AM_PM]);
        if (h24 > 0 && Math.min(stamps[HOUR], stamps[AM_PM]) == 0) {
            h12 = 0; // half of the other way to tell the hour does not count, however new
        }
        long t = 0;
        if (h24 >= h12 && h24 > 0) {
            t = fields[HOUR_OF_DAY];
        } else if (h12 > 0) {
            t = (stamps[HOUR] > 0 ? fields[HOUR] : 0) + 12L * (stamps[AM_PM] > 0 ? fields[AM_PM] : 0);
        }
        t = t * 60 + fields[MINUTE];
        t = t * 60 + fields[SECOND];
        return t * 1000 + fields[MILLISECOND];
    }

    private int newest(int... which) {
        int most = 0;
        for (int f : which) {
            most = Math.max(most, stamps[f]);
        }
        return most;
    }

    private long computeDay() {
        long year = stamps[YEAR] > 0 ? fields[YEAR] : 1970;
        if (stamps[ERA] > 0 && fields[ERA] == BC) {
            year = 1 - year;
        } else if (stamps[ERA] > 1 && fields[ERA] != AD && !isLenient()) {
            throw new IllegalArgumentException("Invalid era");
        }
        int dow = stamps[DAY_OF_WEEK];
        int byMonth = stamps[DAY_OF_MONTH];
        int byWeekOfMonth = stamps[WEEK_OF_MONTH];
        int byNth = stamps[DAY_OF_WEEK_IN_MONTH];
        int byDay = stamps[DAY_OF_YEAR];
        int byWeek = stamps[WEEK_OF_YEAR];
        // The weekday, when set last, joins the newest of the fields it can go with.
        int best = newest(DAY_OF_MONTH, WEEK_OF_MONTH, DAY_OF_WEEK_IN_MONTH, DAY_OF_YEAR, WEEK_OF_YEAR);
        if (dow == 0 && newest(DAY_OF_MONTH, DAY_OF_YEAR) > 0) {
            best = newest(DAY_OF_MONTH, DAY_OF_YEAR); // a week without a weekday counts only if nothing else is known
        }
        if (dow > best) {
            int with = newest(WEEK_OF_MONTH, DAY_OF_WEEK_IN_MONTH, WEEK_OF_YEAR);
            if (with > 0) {
                // With none of them set by the program, the week of the month decides.
                if (with == 1) {
                    return stamps[WEEK_OF_MONTH] > 0 ? weekOfMonth(year) : weekOfYear(year);
                }
                if (byWeekOfMonth == with) {
                    return weekOfMonth(year);
                }
                return byNth == with ? nthWeekday(year, fields[DAY_OF_WEEK_IN_MONTH]) : weekOfYear(year);
            }
            if (best <= 1 && stamps[WEEK_OF_MONTH] == 0) {
                return nthWeekday(year, 1); // only a weekday is known
            }
        }
        int month = stamps[MONTH];
        if (month > best && best <= 1 || best == 0) {
            return dayOf(year, month(), stamps[DAY_OF_MONTH] > 0 ? fields[DAY_OF_MONTH] : 1);
        }
        if (byMonth == best) {
            return monthDay(year);
        }
        if (byWeekOfMonth == best) {
            return weekOfMonth(year);
        }
        if (byNth == best) {
            return nthWeekday(year, fields[DAY_OF_WEEK_IN_MONTH]);
        }
        if (byDay == best) {
            return dayOf(year, 0, 1) + fields[DAY_OF_YEAR] - 1;
        }
        return weekOfYear(year);
    }

    private int month() {
        return stamps[MONTH] > 0 ? fields[MONTH] : 0;
    }

    private long monthDay(long year) {
        int dom = fields[DAY_OF_MONTH];
        long y = year + Math.floorDiv(month(), 12);
        int m = Math.floorMod(month(), 12);
        if (y != cutoverYear() || dom >= 1 && dom <= 31) {
            if (dom < 1 || dom > 28) {
                return dayOf(y, m, 1) + dom - 1 > cutoverDay && dayOf(y, m, 1) < cutoverDay ? dayOf(y, m, dom)
                        : dayOf(y, m, 1) + dom - 1;
            }
            return dayOf(y, m, dom);
        }
        return dayOf(y, m, 1) + dom - 1;
    }

    private int weekday() {
        return stamps[DAY_OF_WEEK] > 0 ? fields[DAY_OF_WEEK] : getFirstDayOfWeek();
    }

    private long weekOfMonth(long year) {
        return inWeek(dayOf(year, month(), 1), fields[WEEK_OF_MONTH]);
    }

    private long weekOfYear(long year) {
        return inWeek(dayOf(year, 0, 1), fields[WEEK_OF_YEAR]);
    }

    /** The wanted weekday of a week counted from a first day. */
    private long inWeek(long first, int week) {
        int dow = (int) Math.floorMod(first + 4, 7L) + 1;
        int into = Math.floorMod(dow - getFirstDayOfWeek(), 7);
        long start = first - into;
        if (7 - into < getMinimalDaysInFirstWeek()) {
            start += 7;
        }
        return start + 7L * (week - 1) + Math.floorMod(weekday() - getFirstDayOfWeek(), 7);
    }

    private long nthWeekday(long year, int n) {
        if (n >= 0) {
            long first = dayOf(year, month(), 1);
            int dow = (int) Math.floorMod(first + 4, 7L) + 1;
            return first + Math.floorMod(weekday() - dow, 7) + 7L * (n - 1);
        }
        long last = dayOf(year, month() + 1, 1) - 1;
        int dow = (int) Math.floorMod(last + 4, 7L) + 1;
        return last - Math.floorMod(dow - weekday(), 7) + 7L * (n + 1);
    }

    /** The year counted through zero and below. */
    private int properYear() {
        return internalGet(ERA) == BC ? 1 - internalGet(YEAR) : internalGet(YEAR);
    }

    private void setProperYear(int year) {
        if (year <= 0) {
            set(ERA, BC);
            set(YEAR, 1 - year);
        } else {
            set(ERA, AD);
            set(YEAR, year);
        }
    }

    private int monthLength(int year, int month) {
        return (int) (dayOf(year, month + 1, 1) - dayOf(year, month, 1));
    }

    private void pinDay() {
        int length = monthLength(properYear(), internalGet(MONTH));
        if (internalGet(DAY_OF_MONTH) > length) {
            set(DAY_OF_MONTH, length);
        }
    }

    @Override
    public void add(int field, int amount) {
        if (amount == 0) {
            return;
        }
        if (field < 0 || field >= ZONE_OFFSET) {
            throw new IllegalArgumentException();
        }
        complete();
        switch (field) {
            case ERA: {
                int era = Math.max(0, Math.min(1, internalGet(ERA) + amount));
                set(ERA, era);
                pinDay();
                complete();
                return;
            }
            case YEAR:
                moveMonths(properYear() + amount, internalGet(MONTH));
                return;
            case MONTH: {
                int month = internalGet(MONTH) + amount;
                moveMonths(properYear() + Math.floorDiv(month, 12), Math.floorMod(month, 12));
                return;
            }
            case WEEK_OF_YEAR:
            case WEEK_OF_MONTH:
            case DAY_OF_WEEK_IN_MONTH:
                addDays(7L * amount);
                return;
            case DAY_OF_MONTH:
            case DAY_OF_YEAR:
            case DAY_OF_WEEK:
                addDays(amount);
                return;
            case AM_PM:
                // Half days keep the clock's reading as days do.
                addWall(43200000L * amount);
                return;
            case HOUR:
            case HOUR_OF_DAY:
                setTimeInMillis(time + 3600000L * amount);
                return;
            case MINUTE:
                setTimeInMillis(time + 60000L * amount);
                return;
            case SECOND:
                setTimeInMillis(time + 1000L * amount);
                return;
            default:
                setTimeInMillis(time + amount);
        }
    }

    private void moveMonths(int year, int month) {
        int dom = internalGet(DAY_OF_MONTH);
        setProperYear(year);
        set(MONTH, month);
        set(DAY_OF_MONTH, Math.min(dom, monthLength(year, month)));
        complete();
    }

    private void addDays(long days) {
        addWall(days * DAY);
    }

    private void addWall(long millis) {
        TimeZone zone = getTimeZone();
        long wall = time + zone.getOffset(time) + millis;
        long moved = time + millis;
        int before = zone.getOffset(time);
        int after = zone.getOffset(moved);
        if (before != after) {
            moved += before - after;
            if (zone.getOffset(moved) != after) {
                // The reading falls into a gap: go by the offset before it.
                moved = wall - Math.min(before, after);
            }
        }
        setTimeInMillis(moved);
    }

    @Override
    public void roll(int field, boolean up) {
        roll(field, up ? 1 : -1);
    }

    @Override
    public void roll(int field, int amount) {
        if (amount == 0) {
            return;
        }
        if (field < 0 || field >= ZONE_OFFSET) {
            throw new IllegalArgumentException();
        }
        complete();
        int min = getMinimum(field);
        int max = getMaximum(field);
        switch (field) {
            case YEAR: {
                int year = internalGet(YEAR) + amount;
                int bound = internalGet(ERA) == AD ? 292278994 : 292269055;
                set(YEAR, Math.floorMod(year - 1, bound) + 1);
                complete();
                return;
            }
            case MONTH:
                moveMonths(properYear(), Math.floorMod(internalGet(MONTH) + amount, 12));
                return;
            case DAY_OF_MONTH:
                max = monthLength(properYear(), internalGet(MONTH));
                break;
            case DAY_OF_YEAR: {
                int length = getActualMaximum(DAY_OF_YEAR);
                int doy = Math.floorMod(internalGet(DAY_OF_YEAR) - 1 + amount, length) + 1;
                addDays(doy - internalGet(DAY_OF_YEAR));
                return;
            }
            case DAY_OF_WEEK: {
                int into = Math.floorMod(internalGet(DAY_OF_WEEK) - getFirstDayOfWeek(), 7);
                addDays(Math.floorMod(into + amount, 7) - into);
                return;
            }
            case WEEK_OF_YEAR: {
                int weeks = getActualMaximum(WEEK_OF_YEAR);
                int week = internalGet(WEEK_OF_YEAR);
                addDays(7L * (Math.floorMod(week - 1 + amount, weeks) + 1 - week));
                return;
            }
            case WEEK_OF_MONTH:
                rollWeekOfMonth(amount);
                return;
            case DAY_OF_WEEK_IN_MONTH: {
                int dom = internalGet(DAY_OF_MONTH);
                int first = (dom - 1) % 7;
                int count = (monthLength(properYear(), internalGet(MONTH)) - first - 1) / 7 + 1;
                int nth = Math.floorMod((dom - 1) / 7 + amount, count);
                addDays(first + 7L * nth + 1 - dom);
                return;
            }
            case HOUR:
            case HOUR_OF_DAY: {
                int hours = field == HOUR ? 12 : 24;
                int value = internalGet(field);
                setTimeInMillis(time + 3600000L * (Math.floorMod(value + amount, hours) - value));
                return;
            }
            default:
                break;
        }
        int range = max - min + 1;
        set(field, Math.floorMod(internalGet(field) - min + amount, range) + min);
        complete();
    }

    private void rollWeekOfMonth(int amount) {
        int dom = internalGet(DAY_OF_MONTH);
        int length = monthLength(properYear(), internalGet(MONTH));
        int into = Math.floorMod(internalGet(DAY_OF_WEEK) - getFirstDayOfWeek(), 7);
        // Days of month at which the first whole-or-partial week starts.
        int first = Math.floorMod(into - dom + 1, 7);
        int start = 7 - first >= getMinimalDaysInFirstWeek() ? 1 - first : 8 - first;
        int end = start;
        while (end + 7 <= length) {
            end += 7;
        }
        int weeks = (end - start) / 7 + 1;
        int week = Math.floorMod(Math.floorDiv(dom - start, 7) + amount, weeks);
        int day = Math.max(1, Math.min(length, start + 7 * week + into));
        addDays(day - dom);
    }

    @Override
    public int getMinimum(int field) {
        return MIN[field];
    }

    @Override
    public int getMaximum(int field) {
        return MAX[field];
    }

    @Override
    public int getGreatestMinimum(int field) {
        return MIN[field];
    }

    @Override
    public int getLeastMaximum(int field) {
        return gregorianCutover == DEFAULT_CHANGE ? LEAST_MAX_1582[field] : LEAST_MAX[field];
    }

    @Override
    public int getActualMinimum(int field) {
        return getMinimum(field);
    }

    @Override
    public int getActualMaximum(int field) {
        if (!isTimeSet || !areFieldsSet) {
            GregorianCalendar known = (GregorianCalendar) clone(); // asking changes nothing: what is not known here stays so
            known.setLenient(true);
            known.complete();
            return known.getActualMaximum(field);
        }
        int year = properYear();
        int month = internalGet(MONTH);
        switch (field) {
            case YEAR:
                return internalGet(ERA) == BC ? 292269055 : 292278994;
            case DAY_OF_MONTH:
                return monthLength(year, month);
            case DAY_OF_YEAR:
                return (int) (firstDay(year + 1) - firstDay(year));
            case WEEK_OF_YEAR:
                return weeksIn(year);
            case WEEK_OF_MONTH: {
                int length = monthLength(year, month);
                int dow = Math.floorMod(internalGet(DAY_OF_WEEK) - 1 + length - internalGet(DAY_OF_MONTH), 7) + 1;
                return weekNumber(length, dow, 0);
            }
            case DAY_OF_WEEK_IN_MONTH: {
                int dom = internalGet(DAY_OF_MONTH);
                return (monthLength(year, month) - (dom - 1) % 7 - 1) / 7 + 1;
            }
            default:
                return getMaximum(field);
        }
    }

    private int weeksIn(int year) {
        long first = firstDay(year);
        int length = (int) (firstDay(year + 1) - first);
        int dow = (int) Math.floorMod(first + length - 1 + 4, 7L) + 1;
        int week = weekNumber(length, dow, 0);
        int into = Math.floorMod(dow - getFirstDayOfWeek(), 7) + 1;
        if (into < 7 && 7 - into >= getMinimalDaysInFirstWeek()) {
            week--; // the last days belong to the next year's first week
        }
        return week;
    }

    @Override
    public boolean isWeekDateSupported() {
        return true;
    }

    @Override
    public int getWeekYear() {
        complete();
        int year = properYear();
        int week = internalGet(WEEK_OF_YEAR);
        if (week == 1 && internalGet(MONTH) == DECEMBER) {
            return year + 1;
        }
        return week >= 52 && internalGet(MONTH) == JANUARY ? year - 1 : year;
    }

    @Override
    public void setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
        if (dayOfWeek < SUNDAY || dayOfWeek > SATURDAY) {
            throw new IllegalArgumentException("invalid dayOfWeek: " + dayOfWeek);
        }
        complete();
        long first = firstDay(weekYear);
        int dow = (int) Math.floorMod(first + 4, 7L) + 1;
        int into = Math.floorMod(dow - getFirstDayOfWeek(), 7);
        long start = first - into + (7 - into < getMinimalDaysInFirstWeek() ? 7 : 0);
        long day = start + 7L * (weekOfYear - 1) + Math.floorMod(dayOfWeek - getFirstDayOfWeek(), 7);
        long date = date(day);
        set((int) (date >> 9), (int) (date >> 5 & 15), (int) (date & 31));
        complete();
    }

    @Override
    public int getWeeksInWeekYear() {
        return weeksIn(getWeekYear());
    }

    public ZonedDateTime toZonedDateTime() {
        return ZonedDateTime.ofInstant(toInstant(), getTimeZone().toZoneId());
    }

    public static GregorianCalendar from(ZonedDateTime zdt) {
        GregorianCalendar c = new GregorianCalendar(TimeZone.getTimeZone(zdt.getZone()));
        c.setGregorianChange(new Date(Long.MIN_VALUE));
        c.setFirstDayOfWeek(MONDAY);
        c.setMinimalDaysInFirstWeek(4);
        try {
            c.setTimeInMillis(zdt.toInstant().toEpochMilli());
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(e);
        }
        return c;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof GregorianCalendar && super.equals(o)
                && gregorianCutover == ((GregorianCalendar) o).gregorianCutover;
    }

    @Override
    public int hashCode() {
        return super.hashCode() ^ (int) gregorianCutover;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        cutoverDay = Math.floorDiv(gregorianCutover, DAY);
    }
}
