package java.util;

/** A zone with one rule for every year. */
public class SimpleTimeZone extends TimeZone {
    private static final long serialVersionUID = -403250971215465050L;

    public static final int WALL_TIME = 0;
    public static final int STANDARD_TIME = 1;
    public static final int UTC_TIME = 2;

    /** When daylight saving starts or ends in a year. */
    private static final class Rule implements java.io.Serializable, Cloneable {
        final int month;
        /** Day of month, or which week; see the public setters. */
        final int day;
        /** 0: exact day; positive: nth weekday; the others by how. */
        final int dayOfWeek;
        final int time;
        final int timeMode;
        final int how;

        static final int DAY = 0;
        static final int NTH = 1;
        static final int ON_OR_AFTER = 2;
        static final int ON_OR_BEFORE = 3;

        Rule(int month, int day, int dayOfWeek, int time, int timeMode) {
            this.month = month;
            this.time = time;
            this.timeMode = timeMode;
            if (dayOfWeek == 0) {
                how = DAY;
                this.day = day;
                this.dayOfWeek = 0;
            } else if (dayOfWeek > 0) {
                how = NTH;
                this.day = day;
                this.dayOfWeek = dayOfWeek;
            } else if (day > 0) {
                how = ON_OR_AFTER;
                this.day = day;
                this.dayOfWeek = -dayOfWeek;
            } else {
                how = ON_OR_BEFORE;
                this.day = -day;
                this.dayOfWeek = -dayOfWeek;
            }
            if (month < 0 || month > 11) {
                throw new IllegalArgumentException("Illegal month: " + month);
            }
            if (this.dayOfWeek > 7) {
                throw new IllegalArgumentException("Illegal day of week: " + dayOfWeek);
            }
            if (time < 0 || time > 86400000) {
                throw new IllegalArgumentException("Illegal time: " + time);
            }
        }

        /** The day, counted from 1970, in a Gregorian year. */
        long in(int year) {
            if (how == DAY) {
                return GregorianCalendar.gregorianDay(year, month, day);
            }
            if (how == ON_OR_AFTER) {
                long d = GregorianCalendar.gregorianDay(year, month, day);
                return d + Math.floorMod((long) dayOfWeek - weekday(d), 7L);
            }
            if (how == ON_OR_BEFORE) {
                long d = GregorianCalendar.gregorianDay(year, month, day);
                return d - Math.floorMod(weekday(d) - (long) dayOfWeek, 7L);
            }
            if (day > 0) {
                long d = GregorianCalendar.gregorianDay(year, month, 1);
                return d + Math.floorMod((long) dayOfWeek - weekday(d), 7L) + 7 * (day - 1);
            }
            long d = GregorianCalendar.gregorianDay(year, month + 1, 1) - 1;
            return d - Math.floorMod(weekday(d) - (long) dayOfWeek, 7L) + 7 * (day + 1);
        }

        private static long weekday(long day) {
            return Math.floorMod(day + 4, 7L) + 1;
        }

        @Override
        public boolean equals(Object o) {
            if (!(o instanceof Rule)) {
                return false;
            }
            Rule r = (Rule) o;
            return month == r.month && day == r.day && dayOfWeek == r.dayOfWeek && time == r.time
                    && timeMode == r.timeMode && how == r.how;
        }

        @Override
        public int hashCode() {
            return month * 31 + day * 7 + dayOfWeek + time;
        }
    }

    private int rawOffset;
    private int dstSavings = 3600000;
    private int startYear;
    private Rule start;
    private Rule end;

    public SimpleTimeZone(int rawOffset, String id) {
        setID(id);
        this.rawOffset = rawOffset;
    }

    public SimpleTimeZone(int rawOffset, String id, int startMonth, int startDay, int startDayOfWeek, int startTime,
            int endMonth, int endDay, int endDayOfWeek, int endTime) {
        this(rawOffset, id, startMonth, startDay, startDayOfWeek, startTime, endMonth, endDay, endDayOfWeek, endTime,
                3600000);
    }

    public SimpleTimeZone(int rawOffset, String id, int startMonth, int startDay, int startDayOfWeek, int startTime,
            int endMonth, int endDay, int endDayOfWeek, int endTime, int dstSavings) {
        this(rawOffset, id, startMonth, startDay, startDayOfWeek, startTime, WALL_TIME, endMonth, endDay, endDayOfWeek,
                endTime, WALL_TIME, dstSavings);
    }

    public SimpleTimeZone(int rawOffset, String id, int startMonth, int startDay, int startDayOfWeek, int startTime,
            int startTimeMode, int endMonth, int endDay, int endDayOfWeek, int endTime, int endTimeMode,
            int dstSavings) {
        this(rawOffset, id);
        if (dstSavings <= 0) {
            throw new IllegalArgumentException("Illegal daylight saving value: " + dstSavings);
        }
        start = new Rule(startMonth, startDay, startDayOfWeek, startTime, startTimeMode);
        end = new Rule(endMonth, endDay, endDayOfWeek, endTime, endTimeMode);
        this.dstSavings = dstSavings;
    }

    public void setStartYear(int year) {
        startYear = year;
    }

    public void setStartRule(int month, int dayOfWeekInMonth, int dayOfWeek, int time) {
        start = new Rule(month, dayOfWeekInMonth, dayOfWeek, time, WALL_TIME);
        both();
    }

    public void setStartRule(int month, int day, int time) {
        setStartRule(month, day, 0, time);
    }

    public void setStartRule(int month, int day, int dayOfWeek, int time, boolean after) {
        setStartRule(month, after ? day : -day, -dayOfWeek, time);
    }

    public void setEndRule(int month, int dayOfWeekInMonth, int dayOfWeek, int time) {
        end = new Rule(month, dayOfWeekInMonth, dayOfWeek, time, WALL_TIME);
        both();
    }

    public void setEndRule(int month, int day, int time) {
        setEndRule(month, day, 0, time);
    }

    public void setEndRule(int month, int day, int dayOfWeek, int time, boolean after) {
        setEndRule(month, after ? day : -day, -dayOfWeek, time);
    }

    private void both() {
        if (start != null && end != null && dstSavings == 0) {
            dstSavings = 3600000;
        }
    }

    public void setDSTSavings(int millis) {
        if (millis <= 0) {
            throw new IllegalArgumentException("Illegal daylight saving value: " + millis);
        }
        dstSavings = millis;
    }

    @Override
    public int getDSTSavings() {
        return useDaylightTime() ? dstSavings : 0;
    }

    private long startMillis(int year) {
        long t = start.in(year) * 86400000L + start.time;
        return start.timeMode == UTC_TIME ? t : t - rawOffset;
    }

    private long endMillis(int year) {
        long t = end.in(year) * 86400000L + end.time;
        if (end.timeMode == UTC_TIME) {
            return t;
        }
        return end.timeMode == STANDARD_TIME ? t - rawOffset : t - rawOffset - dstSavings;
    }

    private boolean daylight(long time) {
        if (!useDaylightTime()) {
            return false;
        }
        int year = GregorianCalendar.gregorianYear(Math.floorDiv(time + rawOffset, 86400000L));
        if (year < startYear) {
            return false;
        }
        long from = startMillis(year);
        long to = endMillis(year);
        return from <= to ? time >= from && time < to : time >= from || time < to && year > startYear;
    }

    @Override
    public int getOffset(long time) {
        return daylight(time) ? rawOffset + dstSavings : rawOffset;
    }

    @Override
    public int getOffset(int era, int year, int month, int day, int dayOfWeek, int millis) {
        if (era != GregorianCalendar.AD && era != GregorianCalendar.BC) {
            throw new IllegalArgumentException("Illegal era " + era);
        }
        if (era == GregorianCalendar.BC) {
            year = 1 - year;
        }
        return getOffset(GregorianCalendar.gregorianDay(year, month, day) * 86400000L + millis - rawOffset);
    }

    @Override
    public int getRawOffset() {
        return rawOffset;
    }

    @Override
    public void setRawOffset(int offset) {
        rawOffset = offset;
    }

    @Override
    public boolean useDaylightTime() {
        return start != null && end != null;
    }

    @Override
    public boolean inDaylightTime(Date time) {
        return daylight(time.getTime());
    }

    @Override
    public boolean hasSameRules(TimeZone other) {
        if (!(other instanceof SimpleTimeZone)) {
            return false;
        }
        SimpleTimeZone o = (SimpleTimeZone) other;
        if (rawOffset != o.rawOffset || useDaylightTime() != o.useDaylightTime()) {
            return false;
        }
        return !useDaylightTime() || dstSavings == o.dstSavings && startYear == o.startYear && start.equals(o.start)
                && end.equals(o.end);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof SimpleTimeZone && getID().equals(((SimpleTimeZone) o).getID())
                && hasSameRules((SimpleTimeZone) o);
    }

    @Override
    public int hashCode() {
        int h = getID().hashCode() + rawOffset;
        return useDaylightTime() ? h + start.hashCode() + end.hashCode() + dstSavings + startYear : h;
    }

    @Override
    public String toString() {
        String s = "java.util.SimpleTimeZone[id=" + getID() + ",offset=" + rawOffset + ",dstSavings=" + dstSavings
                + ",useDaylight=" + useDaylightTime() + ",startYear=" + startYear;
        if (start == null || end == null) {
            return s + ",startMode=0,startMonth=0,startDay=0,startDayOfWeek=0,startTime=0,startTimeMode=0,endMode=0,"
                    + "endMonth=0,endDay=0,endDayOfWeek=0,endTime=0,endTimeMode=0]";
        }
        return s + side("start", start) + side("end", end) + "]";
    }

    private static String side(String name, Rule r) {
        int mode = r.how == Rule.DAY ? 1 : r.how == Rule.NTH ? 2 : r.how == Rule.ON_OR_AFTER ? 3 : 4;
        return "," + name + "Mode=" + mode + "," + name + "Month=" + r.month + "," + name + "Day=" + r.day + "," + name
                + "DayOfWeek=" + r.dayOfWeek + "," + name + "Time=" + r.time + "," + name + "TimeMode=" + r.timeMode;
    }
}
