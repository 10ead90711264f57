package esdroid.locale;

/** What languages and countries write: the table of native/text. */
public final class LocaleData {
    /** The language of the default locale, by which letters change case. */
    public static String caseLanguage = language(deviceLocale());

    private static String language(String tag) {
        int end = tag.indexOf('-');
        return end < 0 ? tag : tag.substring(0, end);
    }

    private LocaleData() {
    }

    /** The value of a key for a language tag, its language, or the root; "" if there is none. */
    public static native String get(String tag, String key);

    /** The values of a key that holds several. */
    public static native String[] list(String tag, String key);

    /** The rest of the value that starts with a prefix among those of a key; null if there is none. */
    public static native String entry(String tag, String key, String prefix);

    /** The tags there are data for, sorted. */
    public static native String[] tags();

    /** The name of a zone: long or short, null if there is none. */
    public static native String zoneName(String tag, String id, boolean daylight, boolean full);

    /**
     * The zone whose name in a language a text begins with, or null; the name's length and whether
     * it is that of daylight time are put into found. Names that are only a distance do not count.
     */
    public static native String findZone(String tag, String text, int[] found);

    /** The tag of the device's locale and the name of its zone. */
    public static native String deviceLocale();

    public static native String deviceZone();
}
