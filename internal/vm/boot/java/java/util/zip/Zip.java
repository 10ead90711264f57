package java.util.zip;

import java.util.Calendar;
import java.util.GregorianCalendar;

/** Numbers and times as zip files spell them (APPNOTE 4.3, 4.4.6). */
final class Zip {
    static final long LOCAL = 0x04034b50L;
    static final long DESCRIPTOR = 0x08074b50L;
    static final long CENTRAL = 0x02014b50L;
    static final long END = 0x06054b50L;

    private Zip() {
    }

    static int get2(byte[] b, int at) {
        return b[at] & 0xff | (b[at + 1] & 0xff) << 8;
    }

    static long get4(byte[] b, int at) {
        return get2(b, at) | (long) get2(b, at + 2) << 16;
    }

    static void put2(byte[] b, int at, int value) {
        b[at] = (byte) value;
        b[at + 1] = (byte) (value >> 8);
    }

    static void put4(byte[] b, int at, long value) {
        put2(b, at, (int) value);
        put2(b, at + 2, (int) (value >> 16));
    }

    static long toDos(long millis) {
        Calendar c = new GregorianCalendar();
        c.setTimeInMillis(millis);
        int year = c.get(Calendar.YEAR);
        if (year < 1980) {
            return 1 << 21 | 1 << 16;
        }
        return (long) (year - 1980) << 25 | (c.get(Calendar.MONTH) + 1) << 21 | c.get(Calendar.DAY_OF_MONTH) << 16
                | c.get(Calendar.HOUR_OF_DAY) << 11 | c.get(Calendar.MINUTE) << 5 | c.get(Calendar.SECOND) >> 1;
    }

    static long fromDos(long dos) {
        Calendar c = new GregorianCalendar((int) (dos >> 25 & 0x7f) + 1980, (int) (dos >> 21 & 15) - 1, (int) (dos >> 16 & 31),
                (int) (dos >> 11 & 31), (int) (dos >> 5 & 63), (int) (dos << 1 & 62));
        return c.getTimeInMillis();
    }
}
