package esdroid.locale;

import java.util.HashMap;

/** The transitions of a zone of the IANA database. */
public final class ZoneTable {
    /** Seconds in 400 years, after which both calendar and weekdays repeat. */
    private static final long CYCLE = 146097L * 86400;

    private static final HashMap<String, ZoneTable> LOADED = new HashMap<String, ZoneTable>();

    public final String id;
    /** When each period begins, in seconds; the first is Long.MIN_VALUE. */
    public final long[] begins;
    /** Seconds east of Greenwich, and how much of it is daylight saving. */
    public final int[] offsets;
    public final int[] savings;
    /** The last second the table knows; rules repeat after it. */
    private final long end;

    private ZoneTable(String id, long[] data) {
        this.id = id;
        int n = data.length / 3;
        begins = new long[n];
        offsets = new int[n];
        savings = new int[n];
        for (int i = 0; i < n; i++) {
            begins[i] = data[3 * i];
            offsets[i] = (int) data[3 * i + 1];
            savings[i] = (int) data[3 * i + 2];
        }
        end = n > 1 ? begins[n - 1] : Long.MIN_VALUE;
    }

    private static native long[] load(String id);

    public static native String[] ids();

    /** The seconds a zone is east of Greenwich in winters to come, without making its table. */
    public static native int standardOffset(String id);

    /** The table of a zone, or null. */
    public static synchronized ZoneTable of(String id) {
        ZoneTable table = LOADED.get(id);
        if (table == null) {
            long[] data = load(id);
            if (data == null) {
                return null;
            }
            table = new ZoneTable(id, data);
            LOADED.put(id, table);
        }
        return table;
    }

    /** True if the zone still changes its clocks every year. */
    public boolean recurring() {
        return end > 13569465600L; // 2400-01-01
    }

    /** A second inside the table at which the same rules are in force. */
    public long fold(long second) {
        if (recurring() && second >= end) {
            second -= ((second - end) / CYCLE + 1) * CYCLE;
        }
        return second;
    }

    /** The index of the period a second of UTC falls in; fold it first. */
    public int at(long second) {
        int lo = 0;
        int hi = begins.length - 1;
        while (lo < hi) {
            int mid = (lo + hi + 1) >>> 1;
            if (begins[mid] <= second) {
                lo = mid;
            } else {
                hi = mid - 1;
            }
        }
        return lo;
    }

    public int offsetAt(long second) {
        return offsets[at(fold(second))];
    }

    public int savingAt(long second) {
        return savings[at(fold(second))];
    }
}
