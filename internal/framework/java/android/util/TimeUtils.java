package android.util;

import java.io.PrintWriter;
import java.util.Calendar;

/** Durations in words. */
public class TimeUtils {
    public static final int HUNDRED_DAY_FIELD_LEN = 19;
    public static final long NANOS_PER_MS = 1000000;

    public TimeUtils() {
    }

    public static void formatDuration(long duration, StringBuilder builder) {
        builder.append(text(duration));
    }

    public static void formatDuration(long duration, PrintWriter pw, int fieldLen) {
        String s = text(duration);
        for (int n = s.length(); n < fieldLen; n++) {
            pw.print(' ');
        }
        pw.print(s);
    }

    public static void formatDuration(long duration, PrintWriter pw) {
        pw.print(text(duration));
    }

    public static void formatDuration(long time, long now, PrintWriter pw) {
        if (time == 0) {
            pw.print("--");
            return;
        }
        pw.print(text(time - now));
    }

    private static String text(long duration) {
        if (duration == 0) {
            return "0";
        }
        StringBuilder b = new StringBuilder();
        b.append(duration > 0 ? '+' : '-');
        long d = Math.abs(duration);
        int millis = (int) (d % 1000);
        long seconds = d / 1000;
        long days = seconds / 86400, hours = seconds / 3600 % 24, minutes = seconds / 60 % 60;
        seconds %= 60;
        boolean more = days > 0;
        if (more) {
            b.append(days).append('d');
        }
        if (more || hours > 0) {
            more = true;
            b.append(hours).append('h');
        }
        if (more || minutes > 0) {
            more = true;
            b.append(minutes).append('m');
        }
        if (more || seconds > 0) {
            b.append(seconds).append('s');
        }
        return b.append(millis).append("ms").toString();
    }

    public static String formatUptime(long time) {
        long diff = time - android.os.SystemClock.uptimeMillis();
        if (diff > 0) {
            return time + " (in " + diff + " ms)";
        }
        return diff < 0 ? time + " (" + -diff + " ms ago)" : time + " (now)";
    }

    public static String logTimeOfDay(long millis) {
        if (millis < 0) {
            return Long.toString(millis);
        }
        Calendar c = Calendar.getInstance();
        c.setTimeInMillis(millis);
        return String.format("%tm-%td %tH:%tM:%tS.%tL", c, c, c, c, c, c);
    }

    public static String formatForLogging(long millis) {
        return millis <= 0 ? "unknown" : String.format("%1$tF %1$tT", millis);
    }
}
