package android.text.format;

import android.content.Context;
import android.provider.Settings;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.SpannedString;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Dates as text, by patterns and by the user's settings. */
public class DateFormat {
    @Deprecated public static final char QUOTE = '\'';
    @Deprecated public static final char AM_PM = 'a';
    @Deprecated public static final char CAPITAL_AM_PM = 'A';
    @Deprecated public static final char DATE = 'd';
    @Deprecated public static final char DAY = 'E';
    @Deprecated public static final char HOUR = 'h';
    @Deprecated public static final char HOUR_OF_DAY = 'k';
    @Deprecated public static final char MINUTE = 'm';
    @Deprecated public static final char MONTH = 'M';
    @Deprecated public static final char STANDALONE_MONTH = 'L';
    @Deprecated public static final char SECONDS = 's';
    @Deprecated public static final char TIME_ZONE = 'z';
    @Deprecated public static final char YEAR = 'y';

    public static boolean is24HourFormat(Context context) {
        return is24HourFormat(context, 0);
    }

    public static boolean is24HourFormat(Context context, int userHandle) {
        String value = Settings.System.getString(context.getContentResolver(), Settings.System.TIME_12_24);
        if (value != null) return value.equals("24");
        java.text.DateFormat natural = java.text.DateFormat.getTimeInstance(java.text.DateFormat.LONG, context.getResources().getConfiguration().locale);
        return natural instanceof SimpleDateFormat && ((SimpleDateFormat) natural).toPattern().indexOf('H') >= 0;
    }

    public static String getBestDateTimePattern(Locale locale, String skeleton) {
        return DateSkeleton.pattern(locale, skeleton);
    }

    public static java.text.DateFormat getTimeFormat(Context context) {
        Locale locale = context.getResources().getConfiguration().locale;
        return new SimpleDateFormat(is24HourFormat(context) ? "HH:mm" : getTimePattern(locale), locale);
    }

    private static String getTimePattern(Locale locale) {
        return getBestDateTimePattern(locale, "hm");
    }

    public static String getTimeFormatString(Context context) {
        return is24HourFormat(context) ? "HH:mm" : getTimePattern(context.getResources().getConfiguration().locale);
    }

    public static String getTimeFormatString(Context context, int userHandle) {
        return getTimeFormatString(context);
    }

    public static java.text.DateFormat getDateFormat(Context context) {
        return java.text.DateFormat.getDateInstance(java.text.DateFormat.SHORT, context.getResources().getConfiguration().locale);
    }

    public static java.text.DateFormat getLongDateFormat(Context context) {
        return java.text.DateFormat.getDateInstance(java.text.DateFormat.LONG, context.getResources().getConfiguration().locale);
    }

    public static java.text.DateFormat getMediumDateFormat(Context context) {
        return java.text.DateFormat.getDateInstance(java.text.DateFormat.MEDIUM, context.getResources().getConfiguration().locale);
    }

    public static char[] getDateFormatOrder(Context context) {
        java.text.DateFormat f = getDateFormat(context);
        return f instanceof SimpleDateFormat ? getDateFormatOrder(((SimpleDateFormat) f).toPattern()) : new char[] {'d', 'M', 'y'};
    }

    /** The order of day, month and year in a pattern. */
    public static char[] getDateFormatOrder(String pattern) {
        char[] result = new char[3];
        int n = 0;
        boolean day = false;
        boolean month = false;
        boolean year = false;
        for (int i = 0; i < pattern.length(); ++i) {
            char c = pattern.charAt(i);
            if (c == 'd' && !day) {
                result[n++] = 'd';
                day = true;
            } else if ((c == 'L' || c == 'M') && !month) {
                result[n++] = 'M';
                month = true;
            } else if (c == 'y' && !year) {
                result[n++] = 'y';
                year = true;
            } else if (c == '\'') {
                i = pattern.indexOf('\'', i + 1);
                if (i < 0) throw new IllegalArgumentException("Bad quoting in " + pattern);
            } else if (c >= 'a' && c <= 'z' && c != 'd' && c != 'y' && c != 'G' || c >= 'A' && c <= 'Z' && c != 'L' && c != 'M' && c != 'G') {
                throw new IllegalArgumentException("Bad pattern character '" + c + "' in " + pattern);
            }
        }
        return result;
    }

    public static CharSequence format(CharSequence inFormat, long inTimeInMillis) {
        return format(inFormat, new Date(inTimeInMillis));
    }

    public static CharSequence format(CharSequence inFormat, Date inDate) {
        Calendar c = new GregorianCalendar();
        c.setTime(inDate);
        return format(inFormat, c);
    }

    public static boolean hasSeconds(CharSequence inFormat) {
        return hasDesignator(inFormat, SECONDS);
    }

    public static boolean hasDesignator(CharSequence inFormat, char designator) {
        if (inFormat == null) return false;
        for (int i = 0; i < inFormat.length(); i++) {
            char c = inFormat.charAt(i);
            if (c == QUOTE) {
                do i++; while (i < inFormat.length() && inFormat.charAt(i) != QUOTE);
            } else if (c == designator) {
                return true;
            }
        }
        return false;
    }

    public static CharSequence format(CharSequence inFormat, Calendar inDate) {
        SpannableStringBuilder s = new SpannableStringBuilder(inFormat);
        Locale locale = Locale.getDefault();
        java.text.DateFormatSymbols symbols = new java.text.DateFormatSymbols(locale);
        int len = inFormat.length();
        for (int i = 0, count; i < len; i += count) {
            count = 1;
            int c = s.charAt(i);
            if (c == QUOTE) {
                count = unquote(s, i);
                len = s.length();
                continue;
            }
            while (i + count < len && s.charAt(i + count) == c) count++;
            String replacement;
            switch (c) {
                case 'A':
                case 'a':
                    replacement = symbols.getAmPmStrings()[inDate.get(Calendar.AM_PM) - Calendar.AM];
                    break;
                case 'd':
                    replacement = zeroPad(inDate.get(Calendar.DATE), count);
                    break;
                case 'c':
                case 'E':
                    replacement = count == 5 ? symbols.getWeekdays()[inDate.get(Calendar.DAY_OF_WEEK)].substring(0, 1) : count == 4 ? symbols.getWeekdays()[inDate.get(Calendar.DAY_OF_WEEK)] : symbols.getShortWeekdays()[inDate.get(Calendar.DAY_OF_WEEK)];
                    break;
                case 'K':
                case 'h': {
                    int hour = inDate.get(Calendar.HOUR);
                    replacement = zeroPad(c == 'h' && hour == 0 ? 12 : hour, count);
                    break;
                }
                case 'H':
                case 'k':
                    replacement = zeroPad(inDate.get(Calendar.HOUR_OF_DAY), count); // k as H, as ever here
                    break;
                case 'L':
                case 'M': {
                    int month = inDate.get(Calendar.MONTH);
                    replacement = count == 4 ? symbols.getMonths()[month] : count == 3 ? symbols.getShortMonths()[month] : count == 5 ? symbols.getMonths()[month].substring(0, 1) : zeroPad(month + 1, count);
                    break;
                }
                case 'm':
                    replacement = zeroPad(inDate.get(Calendar.MINUTE), count);
                    break;
                case 's':
                    replacement = zeroPad(inDate.get(Calendar.SECOND), count);
                    break;
                case 'y':
                    replacement = count <= 2 ? zeroPad(inDate.get(Calendar.YEAR) % 100, 2) : String.format(locale, "%d", inDate.get(Calendar.YEAR));
                    break;
                case 'z': {
                    TimeZone tz = inDate.getTimeZone();
                    if (count < 2) {
                        int offset = (inDate.get(Calendar.DST_OFFSET) + inDate.get(Calendar.ZONE_OFFSET)) / 1000;
                        replacement = (offset < 0 ? "-" : "+") + zeroPad(Math.abs(offset) / 3600, 2) + zeroPad(Math.abs(offset) % 3600 / 60, 2);
                    } else {
                        replacement = tz.getDisplayName(inDate.get(Calendar.DST_OFFSET) != 0, TimeZone.SHORT);
                    }
                    break;
                }
                default:
                    replacement = null;
            }
            if (replacement != null) {
                s.replace(i, i + count, replacement);
                count = replacement.length();
                len = s.length();
            }
        }
        return inFormat instanceof Spanned ? new SpannedString(s) : s.toString();
    }

    private static int unquote(SpannableStringBuilder s, int start) {
        int length = s.length();
        if (start + 1 < length && s.charAt(start + 1) == QUOTE) {
            s.delete(start, start + 1);
            return 1;
        }
        int count = 0;
        s.delete(start, start + 1);
        length--;
        int i = start;
        while (i < length) {
            if (s.charAt(i) != QUOTE) {
                i++;
                count++;
                continue;
            }
            if (i + 1 < length && s.charAt(i + 1) == QUOTE) {
                s.delete(i, i + 1);
                length--;
                count++;
                i++;
            } else {
                s.delete(i, i + 1);
                break;
            }
        }
        return count;
    }

    private static String zeroPad(int value, int minDigits) {
        return String.format(Locale.getDefault(), "%0" + minDigits + "d", value);
    }
}
