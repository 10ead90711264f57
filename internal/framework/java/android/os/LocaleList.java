package android.os;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;

/** An immutable list of locales, the most wanted first. */
public final class LocaleList implements Parcelable {
    private static final LocaleList EMPTY = new LocaleList();
    private static final Locale ARABIC_PSEUDO = new Locale("ar", "XB");
    private static final Locale ENGLISH_PSEUDO = new Locale("en", "XA");
    private static final Object LOCK = new Object();
    private static LocaleList sDefault;
    private static LocaleList sAdjusted;
    private static Locale sLast;

    private final Locale[] mList;
    private final String mTags;

    public static final Parcelable.Creator<LocaleList> CREATOR = new Parcelable.Creator<LocaleList>() {
        @Override
        public LocaleList createFromParcel(Parcel source) {
            return LocaleList.forLanguageTags(source.readString());
        }

        @Override
        public LocaleList[] newArray(int size) {
            return new LocaleList[size];
        }
    };

    public LocaleList(Locale... list) {
        HashSet<Locale> seen = new HashSet<Locale>();
        StringBuilder tags = new StringBuilder();
        mList = new Locale[list.length];
        for (int i = 0; i < list.length; i++) {
            Locale l = list[i];
            if (l == null) {
                throw new NullPointerException("list[" + i + "] is null");
            }
            if (!seen.add(l)) {
                throw new IllegalArgumentException("list[" + i + "] is a repetition");
            }
            mList[i] = (Locale) l.clone();
            if (i > 0) {
                tags.append(',');
            }
            tags.append(l.toLanguageTag());
        }
        mTags = tags.toString();
    }

    public LocaleList(Locale top, LocaleList others) {
        this(withFirst(top, others));
    }

    private static Locale[] withFirst(Locale top, LocaleList others) {
        if (top == null) {
            throw new NullPointerException("topLocale is null");
        }
        int n = others == null ? 0 : others.mList.length;
        int skip = others == null ? -1 : others.indexOf(top);
        Locale[] all = new Locale[n + (skip < 0 ? 1 : 0)];
        all[0] = top;
        int at = 1;
        for (int i = 0; i < n; i++) {
            if (i != skip) {
                all[at++] = others.mList[i];
            }
        }
        return all;
    }

    public Locale get(int index) {
        return 0 <= index && index < mList.length ? mList[index] : null;
    }

    public boolean isEmpty() {
        return mList.length == 0;
    }

    public int size() {
        return mList.length;
    }

    public int indexOf(Locale locale) {
        for (int i = 0; i < mList.length; i++) {
            if (mList[i].equals(locale)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public boolean equals(Object other) {
        return other == this || other instanceof LocaleList && Arrays.equals(mList, ((LocaleList) other).mList);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(mList);
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder("[");
        for (int i = 0; i < mList.length; i++) {
            if (i > 0) {
                b.append(',');
            }
            b.append(mList[i]);
        }
        return b.append(']').toString();
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
        dest.writeString(mTags);
    }

    public String toLanguageTags() {
        return mTags;
    }

    public static LocaleList getEmptyLocaleList() {
        return EMPTY;
    }

    public static LocaleList forLanguageTags(String list) {
        if (list == null || list.isEmpty()) {
            return EMPTY;
        }
        String[] tags = list.split(",");
        Locale[] locales = new Locale[tags.length];
        for (int i = 0; i < tags.length; i++) {
            locales[i] = Locale.forLanguageTag(tags[i]);
        }
        return new LocaleList(locales);
    }

    private static String script(Locale l) {
        String script = l.getScript();
        if (!script.isEmpty()) {
            return script;
        }
        if (l.getLanguage().equals("zh")) {
            String c = l.getCountry();
            return c.equals("TW") || c.equals("HK") || c.equals("MO") ? "Hant" : "Hans";
        }
        for (String[] entry : SCRIPTS) {
            if (Arrays.asList(entry).indexOf(l.getLanguage()) > 0) {
                return entry[0];
            }
        }
        return l.getLanguage().isEmpty() ? "" : "Latn";
    }

    /** Scripts and the languages that are likely written in them, where it is not the Latin one. */
    private static final String[][] SCRIPTS = {
        {"Arab", "ar", "fa", "ur", "ps", "ckb", "sd", "ug", "ks"}, {"Cyrl", "ru", "uk", "bg", "mk", "sr", "be", "kk", "ky", "mn", "tg", "tt", "ba", "cv"},
        {"Hebr", "iw", "he", "yi", "ji"}, {"Grek", "el"}, {"Deva", "hi", "mr", "ne", "sa", "kok"}, {"Beng", "bn", "as"}, {"Jpan", "ja"}, {"Kore", "ko"},
        {"Thai", "th"}, {"Laoo", "lo"}, {"Khmr", "km"}, {"Mymr", "my"}, {"Ethi", "am", "ti"}, {"Armn", "hy"}, {"Geor", "ka"}, {"Taml", "ta"}, {"Telu", "te"},
        {"Knda", "kn"}, {"Mlym", "ml"}, {"Gujr", "gu"}, {"Guru", "pa"}, {"Sinh", "si"}, {"Orya", "or"}, {"Tibt", "bo", "dz"}, {"Thaa", "dv"},
    };

    private static boolean pseudo(Locale l) {
        return ENGLISH_PSEUDO.equals(l) || ARABIC_PSEUDO.equals(l);
    }

    private static boolean matches(Locale supported, Locale desired) {
        if (supported.equals(desired)) {
            return true;
        }
        if (!supported.getLanguage().equals(desired.getLanguage()) || pseudo(supported) || pseudo(desired)) {
            return false;
        }
        String a = script(supported);
        if (a.isEmpty()) {
            return supported.getCountry().isEmpty() || supported.getCountry().equals(desired.getCountry());
        }
        return a.equals(script(desired));
    }

    private int bestIndex(Collection<String> supported, boolean english) {
        if (mList.length == 1) {
            return 0;
        }
        if (mList.length == 0) {
            return -1;
        }
        int best = Integer.MAX_VALUE;
        if (english) {
            for (int i = 0; i < mList.length; i++) {
                if (matches(Locale.ENGLISH, mList[i])) {
                    best = i;
                    break;
                }
            }
            if (best == 0) {
                return 0;
            }
        }
        for (String tag : supported) {
            Locale l = Locale.forLanguageTag(tag);
            for (int i = 0; i < mList.length && i < best; i++) {
                if (matches(l, mList[i])) {
                    best = i;
                    break;
                }
            }
        }
        return best == Integer.MAX_VALUE ? 0 : best;
    }

    public Locale getFirstMatch(String[] supported) {
        return get(bestIndex(Arrays.asList(supported), false));
    }

    public int getFirstMatchIndex(String[] supported) {
        return bestIndex(Arrays.asList(supported), false);
    }

    public Locale getFirstMatchWithEnglishSupported(String[] supported) {
        return get(bestIndex(Arrays.asList(supported), true));
    }

    public int getFirstMatchIndexWithEnglishSupported(Collection<String> supported) {
        return bestIndex(supported, true);
    }

    public int getFirstMatchIndexWithEnglishSupported(String[] supported) {
        return bestIndex(Arrays.asList(supported), true);
    }

    public static boolean isPseudoLocalesOnly(String[] supported) {
        if (supported == null) {
            return true;
        }
        for (int i = 0; i < supported.length; i++) {
            String s = supported[i];
            if (s != null && !s.isEmpty() && !s.equals("en-XA") && !s.equals("ar-XB")) {
                return false;
            }
        }
        return true;
    }

    public static LocaleList getDefault() {
        synchronized (LOCK) {
            Locale now = Locale.getDefault();
            if (!now.equals(sLast)) {
                sLast = now;
                if (sDefault == null || !now.equals(sDefault.get(0))) {
                    sDefault = new LocaleList(now, sDefault);
                    sAdjusted = sDefault;
                }
            }
            return sDefault;
        }
    }

    public static LocaleList getAdjustedDefault() {
        getDefault();
        synchronized (LOCK) {
            return sAdjusted;
        }
    }

    public static void setDefault(LocaleList locales) {
        setDefault(locales, 0);
    }

    public static void setDefault(LocaleList locales, int index) {
        if (locales == null) {
            throw new NullPointerException("locales is null");
        }
        if (locales.isEmpty()) {
            throw new IllegalArgumentException("locales is empty");
        }
        synchronized (LOCK) {
            sLast = locales.get(index);
            Locale.setDefault(sLast);
            sDefault = locales;
            sAdjusted = index == 0 ? locales : new LocaleList(sLast, locales);
        }
    }
}
