package android.text.format;

import java.util.Locale;

/** Patterns for skeletons, as the locale orders the parts: English in the United States or day first. */
final class DateSkeleton {
    private DateSkeleton() {}

    private static String run(String skeleton, String letters) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < skeleton.length(); i++) {
            if (letters.indexOf(skeleton.charAt(i)) >= 0) b.append(skeleton.charAt(i));
        }
        return b.toString();
    }

    static String pattern(Locale locale, String skeleton) {
        boolean us = locale.getCountry().equals("US") || locale.getLanguage().equals("en") && locale.getCountry().isEmpty();
        String year = run(skeleton, "yY").replace('Y', 'y');
        String month = run(skeleton, "ML").replace('L', 'M');
        String day = run(skeleton, "d");
        String week = run(skeleton, "Ec");
        String date;
        if (month.length() >= 3) {
            String md = day.isEmpty() ? month : us ? month + " " + day : day + " " + month;
            date = year.isEmpty() ? md : us && !day.isEmpty() ? md + ", " + year : md + " " + year;
            if (!week.isEmpty()) date = week + ", " + date;
        } else {
            String sep = us || month.isEmpty() ? "/" : locale.getLanguage().equals("de") ? "." : "/";
            StringBuilder b = new StringBuilder();
            for (String part : us ? new String[] {month, day, year} : new String[] {day, month, year}) {
                if (part.isEmpty()) continue;
                if (b.length() > 0) b.append(sep);
                b.append(part);
            }
            date = b.toString();
            if (!week.isEmpty()) date = date.isEmpty() ? week : week + ", " + date;
        }
        String hour = run(skeleton, "hHkKj");
        String time = "";
        if (!hour.isEmpty()) {
            boolean half = hour.indexOf('h') >= 0 || hour.indexOf('K') >= 0 || hour.indexOf('j') >= 0 && us;
            String h = half ? (hour.length() > 1 ? "hh" : "h") : "HH";
            String m = run(skeleton, "m");
            String s = run(skeleton, "s");
            time = h + (m.isEmpty() ? "" : ":mm") + (s.isEmpty() ? "" : ":ss") + (half ? " a" : "");
        } else if (skeleton.indexOf('m') >= 0 && skeleton.indexOf('s') >= 0) {
            time = "mm:ss";
        }
        return date.isEmpty() ? time : time.isEmpty() ? date : date + ", " + time;
    }
}
