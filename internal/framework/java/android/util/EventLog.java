package android.util;

/** The log of events, which nobody reads here. */
public class EventLog {
    private EventLog() {}

    public static int writeEvent(int tag, int value) {
        return 4;
    }

    public static int writeEvent(int tag, long value) {
        return 8;
    }

    public static int writeEvent(int tag, float value) {
        return 4;
    }

    public static int writeEvent(int tag, String str) {
        return str == null ? 0 : str.length();
    }

    public static int writeEvent(int tag, Object... list) {
        return list == null ? 0 : list.length;
    }

    /** No tag has a name on this device. */
    public static String getTagName(int tag) {
        return null;
    }

    public static int getTagCode(String name) {
        return -1;
    }
}
