package java.util;

import esdroid.locale.LocaleData;
import esdroid.locale.ZoneTable;
import java.io.Serializable;
import java.time.ZoneId;

/** How far a place's clocks are from Greenwich, and when. */
public abstract class TimeZone implements Serializable, Cloneable {
    private static final long serialVersionUID = 3581463369166924961L;

    public static final int SHORT = 0;
    public static final int LONG = 1;

    private static TimeZone defaultZone;

    private String ID;

    public TimeZone() {
    }

    public abstract int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds);

    public abstract int getRawOffset();

    public abstract void setRawOffset(int offsetMillis);

    public abstract boolean useDaylightTime();

    public abstract boolean inDaylightTime(Date time);

    public int getOffset(long time) {
        return inDaylightTime(new Date(time)) ? getRawOffset() + getDSTSavings() : getRawOffset();
    }

    public boolean observesDaylightTime() {
        return useDaylightTime() || inDaylightTime(new Date());
    }

    public int getDSTSavings() {
        return useDaylightTime() ? 3600000 : 0;
    }

    public String getID() {
        return ID;
    }

    public void setID(String id) {
        if (id == null) {
            throw new NullPointerException("id == null");
        }
        ID = id;
    }

    public final String getDisplayName() {
        return getDisplayName(false, LONG, Locale.getDefault(Locale.Category.DISPLAY));
    }

    public final String getDisplayName(Locale locale) {
        return getDisplayName(false, LONG, locale);
    }

    public final String getDisplayName(boolean daylight, int style) {
        return getDisplayName(daylight, style, Locale.getDefault(Locale.Category.DISPLAY));
    }

    public String getDisplayName(boolean daylight, int style, Locale locale) {
        if (style != SHORT && style != LONG) {
            throw new IllegalArgumentException("Illegal style: " + style);
        }
        String name = LocaleData.zoneName(locale.toLanguageTag(), ID, daylight, style == LONG);
        if (name != null) {
            return name;
        }
        int offset = getRawOffset();
        if (daylight) {
            offset += getDSTSavings();
        }
        return offsetName(true, true, offset);
    }

    /** GMT+01:00, or +0100. */
    static String offsetName(boolean gmt, boolean colon, int millis) {
        int minutes = millis / 60000;
        char sign = '+';
        if (minutes < 0) {
            sign = '-';
            minutes = -minutes;
        }
        StringBuilder sb = new StringBuilder(9);
        if (gmt) {
            sb.append("GMT");
        }
        sb.append(sign);
        two(sb, minutes / 60);
        if (colon) {
            sb.append(':');
        }
        two(sb, minutes % 60);
        return sb.toString();
    }

    private static void two(StringBuilder sb, int n) {
        sb.append((char) ('0' + n / 10)).append((char) ('0' + n % 10));
    }

    public static synchronized TimeZone getTimeZone(String id) {
        if (id == null) {
            throw new NullPointerException("id == null");
        }
        if (id.equals("UTC") || id.equals("GMT")) {
            return new ZoneInfo(id, 0);
        }
        ZoneTable table = ZoneTable.of(id);
        if (table != null) {
            return new ZoneInfo(table);
        }
        if (id.startsWith("GMT") && id.length() > 3) {
            TimeZone custom = custom(id);
            if (custom != null) {
                return custom;
            }
        }
        return new ZoneInfo("GMT", 0);
    }

    public static TimeZone getTimeZone(ZoneId zone) {
        String id = zone.getId();
        char c = id.charAt(0);
        if (c == '+' || c == '-') {
            id = "GMT" + id;
        } else if (c == 'Z' && id.length() == 1) {
            id = "UTC";
        }
        return getTimeZone(id);
    }

    public ZoneId toZoneId() {
        String id = getID();
        if (id.startsWith("GMT") && id.length() > 3 || ZoneTable.of(id) == null && !id.equals("UTC") && !id.equals("GMT")) {
            int seconds = getRawOffset() / 1000;
            if (seconds == 0) {
                return ZoneId.of("GMT");
            }
            return ZoneId.ofOffset("GMT", java.time.ZoneOffset.ofTotalSeconds(seconds));
        }
        return ZoneId.of(id);
    }

    /** GMT followed by a sign and h, hh, h:mm, hh:mm, hmm or hhmm. */
    private static TimeZone custom(String id) {
        char sign = id.charAt(3);
        if (sign != '+' && sign != '-') {
            return null;
        }
        int n = id.length();
        int colon = id.indexOf(':');
        int hour;
        int minute;
        int digits = 0;
        int value = 0;
        int[] parts = new int[2];
        for (int i = 4; i < n; i++) {
            char c = id.charAt(i);
            if (c == ':' && i == colon) {
                if (digits == 0 || digits > 2) {
                    return null;
                }
                parts[0] = value;
                value = 0;
                digits = 0;
            } else if (c >= '0' && c <= '9' && digits < 4) {
                value = value * 10 + c - '0';
                digits++;
            } else {
                return null;
            }
        }
        if (colon >= 0) {
            if (digits != 2) {
                return null;
            }
            hour = parts[0];
            minute = value;
        } else if (digits == 0) {
            return null;
        } else if (digits <= 2) {
            hour = value;
            minute = 0;
        } else {
            hour = value / 100;
            minute = value % 100;
        }
        if (hour > 23 || minute > 59) {
            return null;
        }
        int offset = (hour * 60 + minute) * 60000;
        if (sign == '-') {
            offset = -offset;
        }
        StringBuilder name = new StringBuilder("GMT").append(sign);
        two(name, hour);
        two(name.append(':'), minute);
        return new ZoneInfo(name.toString(), offset);
    }

    public static String[] getAvailableIDs() {
        return ZoneTable.ids();
    }

    public static String[] getAvailableIDs(int offsetMillis) {
        ArrayList<String> out = new ArrayList<String>();
        for (String id : ZoneTable.ids()) {
            if (ZoneTable.standardOffset(id) * 1000 == offsetMillis) {
                out.add(id);
            }
        }
        return out.toArray(new String[out.size()]);
    }

    public static synchronized TimeZone getDefault() {
        if (defaultZone == null) {
            defaultZone = getTimeZone(LocaleData.deviceZone());
        }
        return (TimeZone) defaultZone.clone();
    }

    public static synchronized void setDefault(TimeZone zone) {
        defaultZone = zone == null ? null : (TimeZone) zone.clone();
    }

    public boolean hasSameRules(TimeZone other) {
        return other != null && getRawOffset() == other.getRawOffset() && useDaylightTime() == other.useDaylightTime();
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
