package android.util;

import java.io.PrintWriter;

/** Helpers for times. */
public class TimeUtils {
    public static final long NANOS_PER_MS = 1000000;

    public TimeUtils() {}

    public static String getTimeZoneDatabaseVersion() {
        return "2017b";
    }

    public static void formatDuration(long duration, StringBuilder builder) {
        if (duration == 0) {
            builder.append("0");
            return;
        }
        builder.append(duration > 0 ? '+' : '-');
        long d = Math.abs(duration);
        int millis = (int) (d % 1000);
        long seconds = d / 1000;
        long days = seconds / 86400;
        long hours = seconds / 3600 % 24;
        long minutes = seconds / 60 % 60;
        seconds %= 60;
        if (days > 0) {
            builder.append(days).append('d');
        }
        if (days > 0 || hours > 0) {
            builder.append(hours).append('h');
        }
        if (days > 0 || hours > 0 || minutes > 0) {
            builder.append(minutes).append('m');
        }
        if (days > 0 || hours > 0 || minutes > 0 || seconds > 0) {
            builder.append(seconds).append('s');
        }
        builder.append(millis).append("ms");
    }

    public static void formatDuration(long duration, PrintWriter pw) {
        StringBuilder b = new StringBuilder();
        formatDuration(duration, b);
        pw.print(b);
    }

    public static void formatDuration(long time, long now, PrintWriter pw) {
        if (time == 0) {
            pw.print("--");
            return;
        }
        formatDuration(time - now, pw);
    }

    public static String formatUptime(long time) {
        final long diff = time - android.os.SystemClock.uptimeMillis();
        if (diff > 0) {
            return time + " (in " + diff + " ms)";
        }
        if (diff < 0) {
            return time + " (" + -diff + " ms ago)";
        }
        return time + " (now)";
    }
}
