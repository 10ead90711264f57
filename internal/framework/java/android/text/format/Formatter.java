package android.text.format;

import android.content.Context;

/** Sizes of files and internet addresses as text. */
public final class Formatter {
    public Formatter() {}

    public static String formatFileSize(Context context, long sizeBytes) {
        return format(context, sizeBytes, false);
    }

    public static String formatShortFileSize(Context context, long sizeBytes) {
        return format(context, sizeBytes, true);
    }

    private static String format(Context context, long sizeBytes, boolean shorter) {
        if (context == null) return "";
        String[] units = {"B", "kB", "MB", "GB", "TB", "PB"};
        boolean negative = sizeBytes < 0;
        float result = negative ? -sizeBytes : sizeBytes;
        int unit = 0;
        while (result > 900 && unit < 5) {
            unit++;
            result /= 1000;
        }
        String format;
        if (unit == 0 || result >= 100) format = "%.0f";
        else if (result < 1) format = "%.2f";
        else if (result < 10) format = shorter ? "%.1f" : "%.2f";
        else format = shorter ? "%.0f" : "%.2f";
        return String.format(format, negative ? -result : result) + " " + units[unit];
    }

    @Deprecated
    public static String formatIpAddress(int ipv4Address) {
        return (ipv4Address & 0xff) + "." + (ipv4Address >> 8 & 0xff) + "." + (ipv4Address >> 16 & 0xff) + "." + (ipv4Address >>> 24);
    }

    public static String formatShortElapsedTime(Context context, long millis) {
        long seconds = millis / 1000;
        long days = seconds / 86400;
        seconds -= days * 86400;
        long hours = seconds / 3600;
        seconds -= hours * 3600;
        long minutes = seconds / 60;
        seconds -= minutes * 60;
        if (days >= 2) return (days + (hours + 12) / 24) + " days";
        if (days > 0) return hours == 1 ? "1 day 1 hr" : "1 day " + hours + " hrs";
        if (hours >= 2) return (hours + (minutes + 30) / 60) + " hrs";
        if (hours > 0) return minutes == 1 ? "1 hr 1 min" : "1 hr " + minutes + " mins";
        if (minutes >= 2) return (minutes + (seconds + 30) / 60) + " mins";
        if (minutes > 0) return seconds == 1 ? "1 min 1 sec" : "1 min " + seconds + " secs";
        return seconds == 1 ? "1 sec" : seconds + " secs";
    }
}
