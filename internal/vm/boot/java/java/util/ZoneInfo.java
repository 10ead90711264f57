package java.util;

import esdroid.locale.ZoneTable;

/** A zone of the IANA database, or a fixed distance from Greenwich. */
final class ZoneInfo extends TimeZone {
    private static final long serialVersionUID = -4598738130123921552L;
    private static final long YEAR_1900 = -2208988800L;

    private transient ZoneTable table;
    private int rawOffset;

    ZoneInfo(String id, int rawOffset) {
        setID(id);
        this.rawOffset = rawOffset;
    }

    ZoneInfo(ZoneTable table) {
        setID(table.id);
        this.table = table;
        int last = table.offsets.length - 1;
        if (table.savings[last] != 0 && last > 0) {
            last--;
        }
        rawOffset = (table.offsets[last] - table.savings[last]) * 1000;
    }

    private int period(long millis) {
        long second = Math.floorDiv(millis, 1000L);
        if (second < YEAR_1900) {
            // Before time was standard, assume the first standard there was.
            second = YEAR_1900;
        }
        return table.at(table.fold(second));
    }

    @Override
    public int getOffset(long millis) {
        return table == null ? rawOffset : table.offsets[period(millis)] * 1000;
    }

    @Override
    public boolean inDaylightTime(Date time) {
        return table != null && table.savings[period(time.getTime())] != 0;
    }

    @Override
    public int getOffset(int era, int year, int month, int day, int dayOfWeek, int millis) {
        if (era == GregorianCalendar.BC) {
            year = 1 - year;
        }
        long days = GregorianCalendar.gregorianDay(year, month, day);
        long local = days * 86400000L + millis;
        return getOffset(local - rawOffset);
    }

    @Override
    public int getRawOffset() {
        return rawOffset;
    }

    @Override
    public void setRawOffset(int offset) {
        rawOffset = offset;
        table = null;
    }

    @Override
    public boolean useDaylightTime() {
        return table != null && table.recurring();
    }

    @Override
    public int getDSTSavings() {
        if (!useDaylightTime()) {
            return 0;
        }
        int last = table.savings.length - 1;
        return Math.max(table.savings[last], table.savings[last - 1]) * 1000;
    }

    @Override
    public boolean hasSameRules(TimeZone other) {
        return other instanceof ZoneInfo && rawOffset == other.getRawOffset()
                && (table == null) == (((ZoneInfo) other).table == null)
                && (table == null || Arrays.equals(table.begins, ((ZoneInfo) other).table.begins)
                        && Arrays.equals(table.offsets, ((ZoneInfo) other).table.offsets));
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ZoneInfo && getID().equals(((ZoneInfo) o).getID()) && hasSameRules((ZoneInfo) o);
    }

    @Override
    public int hashCode() {
        return getID().hashCode() * 31 + rawOffset;
    }

    @Override
    public String toString() {
        return "libcore.util.ZoneInfo[id=\"" + getID() + "\",mRawOffset=" + rawOffset + ",mUseDst=" + useDaylightTime()
                + ",mDstSavings=" + getDSTSavings() + "]";
    }

    /** The zone as TimeZone gives it, unless another offset was set or no zone has the name. */
    private Object readResolve() {
        TimeZone t = TimeZone.getTimeZone(getID());
        return t.getID().equals(getID()) && t.getRawOffset() == rawOffset ? t : this;
    }
}
