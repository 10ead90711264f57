package android.content.res;

import android.content.pm.ActivityInfo;
import android.graphics.Rect;
import android.os.LocaleList;
import android.os.Parcel;
import android.os.Parcelable;
import java.util.Locale;

/** The configuration of a device that resources are chosen by. */
public final class Configuration implements Parcelable, Comparable<Configuration> {
    public static final Configuration EMPTY = new Configuration();

    public static final int MNC_ZERO = 65535;
    public static final int COLOR_MODE_WIDE_COLOR_GAMUT_MASK = 3;
    public static final int COLOR_MODE_WIDE_COLOR_GAMUT_UNDEFINED = 0;
    public static final int COLOR_MODE_WIDE_COLOR_GAMUT_NO = 1;
    public static final int COLOR_MODE_WIDE_COLOR_GAMUT_YES = 2;
    public static final int COLOR_MODE_HDR_MASK = 12;
    public static final int COLOR_MODE_HDR_SHIFT = 2;
    public static final int COLOR_MODE_HDR_UNDEFINED = 0;
    public static final int COLOR_MODE_HDR_NO = 4;
    public static final int COLOR_MODE_HDR_YES = 8;
    public static final int COLOR_MODE_UNDEFINED = 0;
    public static final int SCREENLAYOUT_SIZE_MASK = 15;
    public static final int SCREENLAYOUT_SIZE_UNDEFINED = 0;
    public static final int SCREENLAYOUT_SIZE_SMALL = 1;
    public static final int SCREENLAYOUT_SIZE_NORMAL = 2;
    public static final int SCREENLAYOUT_SIZE_LARGE = 3;
    public static final int SCREENLAYOUT_SIZE_XLARGE = 4;
    public static final int SCREENLAYOUT_LONG_MASK = 48;
    public static final int SCREENLAYOUT_LONG_UNDEFINED = 0;
    public static final int SCREENLAYOUT_LONG_NO = 16;
    public static final int SCREENLAYOUT_LONG_YES = 32;
    public static final int SCREENLAYOUT_LAYOUTDIR_MASK = 192;
    public static final int SCREENLAYOUT_LAYOUTDIR_SHIFT = 6;
    public static final int SCREENLAYOUT_LAYOUTDIR_UNDEFINED = 0;
    public static final int SCREENLAYOUT_LAYOUTDIR_LTR = 64;
    public static final int SCREENLAYOUT_LAYOUTDIR_RTL = 128;
    public static final int SCREENLAYOUT_ROUND_MASK = 768;
    public static final int SCREENLAYOUT_ROUND_SHIFT = 8;
    public static final int SCREENLAYOUT_ROUND_UNDEFINED = 0;
    public static final int SCREENLAYOUT_ROUND_NO = 256;
    public static final int SCREENLAYOUT_ROUND_YES = 512;
    public static final int SCREENLAYOUT_UNDEFINED = 0;
    public static final int SCREENLAYOUT_COMPAT_NEEDED = 268435456;
    public static final int TOUCHSCREEN_UNDEFINED = 0;
    public static final int TOUCHSCREEN_NOTOUCH = 1;
    public static final int TOUCHSCREEN_STYLUS = 2;
    public static final int TOUCHSCREEN_FINGER = 3;
    public static final int KEYBOARD_UNDEFINED = 0;
    public static final int KEYBOARD_NOKEYS = 1;
    public static final int KEYBOARD_QWERTY = 2;
    public static final int KEYBOARD_12KEY = 3;
    public static final int KEYBOARDHIDDEN_UNDEFINED = 0;
    public static final int KEYBOARDHIDDEN_NO = 1;
    public static final int KEYBOARDHIDDEN_YES = 2;
    public static final int KEYBOARDHIDDEN_SOFT = 3;
    public static final int HARDKEYBOARDHIDDEN_UNDEFINED = 0;
    public static final int HARDKEYBOARDHIDDEN_NO = 1;
    public static final int HARDKEYBOARDHIDDEN_YES = 2;
    public static final int NAVIGATION_UNDEFINED = 0;
    public static final int NAVIGATION_NONAV = 1;
    public static final int NAVIGATION_DPAD = 2;
    public static final int NAVIGATION_TRACKBALL = 3;
    public static final int NAVIGATION_WHEEL = 4;
    public static final int NAVIGATIONHIDDEN_UNDEFINED = 0;
    public static final int NAVIGATIONHIDDEN_NO = 1;
    public static final int NAVIGATIONHIDDEN_YES = 2;
    public static final int ORIENTATION_UNDEFINED = 0;
    public static final int ORIENTATION_PORTRAIT = 1;
    public static final int ORIENTATION_LANDSCAPE = 2;
    public static final int ORIENTATION_SQUARE = 3;
    public static final int UI_MODE_TYPE_MASK = 15;
    public static final int UI_MODE_TYPE_UNDEFINED = 0;
    public static final int UI_MODE_TYPE_NORMAL = 1;
    public static final int UI_MODE_TYPE_DESK = 2;
    public static final int UI_MODE_TYPE_CAR = 3;
    public static final int UI_MODE_TYPE_TELEVISION = 4;
    public static final int UI_MODE_TYPE_APPLIANCE = 5;
    public static final int UI_MODE_TYPE_WATCH = 6;
    public static final int UI_MODE_TYPE_VR_HEADSET = 7;
    public static final int UI_MODE_NIGHT_MASK = 48;
    public static final int UI_MODE_NIGHT_UNDEFINED = 0;
    public static final int UI_MODE_NIGHT_NO = 16;
    public static final int UI_MODE_NIGHT_YES = 32;
    public static final int SCREEN_WIDTH_DP_UNDEFINED = 0;
    public static final int SCREEN_HEIGHT_DP_UNDEFINED = 0;
    public static final int SMALLEST_SCREEN_WIDTH_DP_UNDEFINED = 0;
    public static final int DENSITY_DPI_UNDEFINED = 0;
    public static final int DENSITY_DPI_ANY = 65534;
    public static final int DENSITY_DPI_NONE = 65535;
    public static final int ASSETS_SEQ_UNDEFINED = 0;
    public static final int NATIVE_CONFIG_MCC = 1;
    public static final int NATIVE_CONFIG_MNC = 2;
    public static final int NATIVE_CONFIG_LOCALE = 4;
    public static final int NATIVE_CONFIG_TOUCHSCREEN = 8;
    public static final int NATIVE_CONFIG_KEYBOARD = 16;
    public static final int NATIVE_CONFIG_KEYBOARD_HIDDEN = 32;
    public static final int NATIVE_CONFIG_NAVIGATION = 64;
    public static final int NATIVE_CONFIG_ORIENTATION = 128;
    public static final int NATIVE_CONFIG_DENSITY = 256;
    public static final int NATIVE_CONFIG_SCREEN_SIZE = 512;
    public static final int NATIVE_CONFIG_VERSION = 1024;
    public static final int NATIVE_CONFIG_SCREEN_LAYOUT = 2048;
    public static final int NATIVE_CONFIG_UI_MODE = 4096;
    public static final int NATIVE_CONFIG_SMALLEST_SCREEN_SIZE = 8192;
    public static final int NATIVE_CONFIG_LAYOUTDIR = 16384;
    public static final int NATIVE_CONFIG_COLOR_MODE = 65536;

    public float fontScale;
    public int mcc;
    public int mnc;
    @Deprecated public Locale locale;
    private LocaleList localeList;
    public boolean userSetLocale;
    public int colorMode;
    public int screenLayout;
    public Rect appBounds;
    public int touchscreen;
    public int keyboard;
    public int keyboardHidden;
    public int hardKeyboardHidden;
    public int navigation;
    public int navigationHidden;
    public int orientation;
    public int uiMode;
    public int screenWidthDp;
    public int screenHeightDp;
    public int smallestScreenWidthDp;
    public int densityDpi;
    public int compatScreenWidthDp;
    public int compatScreenHeightDp;
    public int compatSmallestScreenWidthDp;
    public int assetsSeq;
    public int seq;

    public Configuration() {
        unset();
    }

    public Configuration(Configuration o) {
        setTo(o);
    }

    public static int resetScreenLayout(int layout) {
        return layout & ~(SCREENLAYOUT_LONG_MASK | SCREENLAYOUT_SIZE_MASK | SCREENLAYOUT_COMPAT_NEEDED)
                | SCREENLAYOUT_LONG_YES | SCREENLAYOUT_SIZE_XLARGE;
    }

    /** Makes a screen layout as small as the sides, in dp, make it. */
    public static int reduceScreenLayout(int layout, int longDp, int shortDp) {
        int size;
        boolean isLong;
        boolean compat;
        if (longDp < 470) {
            size = SCREENLAYOUT_SIZE_SMALL;
            isLong = false;
            compat = false;
        } else {
            if (longDp >= 960 && shortDp >= 720) {
                size = SCREENLAYOUT_SIZE_XLARGE;
            } else if (longDp >= 640 && shortDp >= 480) {
                size = SCREENLAYOUT_SIZE_LARGE;
            } else {
                size = SCREENLAYOUT_SIZE_NORMAL;
            }
            compat = shortDp > 321 || longDp > 570;
            isLong = longDp * 3 / 5 >= shortDp - 1;
        }
        if (!isLong) layout = layout & ~SCREENLAYOUT_LONG_MASK | SCREENLAYOUT_LONG_NO;
        if (compat) layout |= SCREENLAYOUT_COMPAT_NEEDED;
        if (size < (layout & SCREENLAYOUT_SIZE_MASK)) layout = layout & ~SCREENLAYOUT_SIZE_MASK | size;
        return layout;
    }

    public boolean isLayoutSizeAtLeast(int size) {
        int mine = screenLayout & SCREENLAYOUT_SIZE_MASK;
        return mine != SCREENLAYOUT_SIZE_UNDEFINED && mine >= size;
    }

    private void fixUpLocaleList() {
        if (locale == null && localeList != null && !localeList.isEmpty() || locale != null && (localeList == null || localeList.isEmpty()
                || !locale.equals(localeList.get(0)))) {
            localeList = locale == null ? LocaleList.getEmptyLocaleList() : new LocaleList(locale);
        }
        if (localeList == null) localeList = LocaleList.getEmptyLocaleList();
    }

    public void setTo(Configuration o) {
        fontScale = o.fontScale;
        mcc = o.mcc;
        mnc = o.mnc;
        locale = o.locale == null ? null : (Locale) o.locale.clone();
        o.fixUpLocaleList();
        localeList = o.localeList;
        userSetLocale = o.userSetLocale;
        touchscreen = o.touchscreen;
        keyboard = o.keyboard;
        keyboardHidden = o.keyboardHidden;
        hardKeyboardHidden = o.hardKeyboardHidden;
        navigation = o.navigation;
        navigationHidden = o.navigationHidden;
        orientation = o.orientation;
        screenLayout = o.screenLayout;
        colorMode = o.colorMode;
        uiMode = o.uiMode;
        screenWidthDp = o.screenWidthDp;
        screenHeightDp = o.screenHeightDp;
        smallestScreenWidthDp = o.smallestScreenWidthDp;
        densityDpi = o.densityDpi;
        compatScreenWidthDp = o.compatScreenWidthDp;
        compatScreenHeightDp = o.compatScreenHeightDp;
        compatSmallestScreenWidthDp = o.compatSmallestScreenWidthDp;
        appBounds = o.appBounds == null ? null : new Rect(o.appBounds);
        assetsSeq = o.assetsSeq;
        seq = o.seq;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(128);
        sb.append("{").append(fontScale).append(" ");
        if (mcc != 0) {
            sb.append(mcc).append("mcc");
        } else {
            sb.append("?mcc");
        }
        if (mnc != 0) {
            sb.append(mnc).append("mnc");
        } else {
            sb.append("?mnc");
        }
        fixUpLocaleList();
        if (!localeList.isEmpty()) {
            sb.append(" ").append(localeList);
        } else {
            sb.append(" ?localeList");
        }
        int dir = screenLayout & SCREENLAYOUT_LAYOUTDIR_MASK;
        name(sb, dir, " ?layoutDir", SCREENLAYOUT_LAYOUTDIR_LTR, " ldltr", SCREENLAYOUT_LAYOUTDIR_RTL, " ldrtl");
        dp(sb, smallestScreenWidthDp, " sw", " ?swdp");
        dp(sb, screenWidthDp, " w", " ?wdp");
        dp(sb, screenHeightDp, " h", " ?hdp");
        if (densityDpi != DENSITY_DPI_UNDEFINED) {
            sb.append(" ").append(densityDpi).append("dpi");
        } else {
            sb.append(" ?density");
        }
        name(sb, screenLayout & SCREENLAYOUT_SIZE_MASK, " ?lsize", SCREENLAYOUT_SIZE_SMALL, " smll", SCREENLAYOUT_SIZE_NORMAL, " nrml",
                SCREENLAYOUT_SIZE_LARGE, " lrg", SCREENLAYOUT_SIZE_XLARGE, " xlrg");
        name(sb, screenLayout & SCREENLAYOUT_LONG_MASK, " ?long", SCREENLAYOUT_LONG_NO, "", SCREENLAYOUT_LONG_YES, " long");
        name(sb, colorMode & COLOR_MODE_HDR_MASK, " ?ldr", COLOR_MODE_HDR_NO, "", COLOR_MODE_HDR_YES, " hdr");
        name(sb, colorMode & COLOR_MODE_WIDE_COLOR_GAMUT_MASK, " ?wideColorGamut", COLOR_MODE_WIDE_COLOR_GAMUT_NO, "",
                COLOR_MODE_WIDE_COLOR_GAMUT_YES, " widecg");
        name(sb, orientation, " ?orien", ORIENTATION_LANDSCAPE, " land", ORIENTATION_PORTRAIT, " port");
        name(sb, uiMode & UI_MODE_TYPE_MASK, " ?uimode", UI_MODE_TYPE_NORMAL, "", UI_MODE_TYPE_DESK, " desk", UI_MODE_TYPE_CAR, " car",
                UI_MODE_TYPE_TELEVISION, " television", UI_MODE_TYPE_APPLIANCE, " appliance", UI_MODE_TYPE_WATCH, " watch",
                UI_MODE_TYPE_VR_HEADSET, " vrheadset");
        name(sb, uiMode & UI_MODE_NIGHT_MASK, " ?night", UI_MODE_NIGHT_NO, "", UI_MODE_NIGHT_YES, " night");
        name(sb, touchscreen, " ?touch", TOUCHSCREEN_NOTOUCH, " -touch", TOUCHSCREEN_STYLUS, " stylus", TOUCHSCREEN_FINGER, " finger");
        name(sb, keyboard, " ?keyb", KEYBOARD_NOKEYS, " -keyb", KEYBOARD_QWERTY, " qwerty", KEYBOARD_12KEY, " 12key");
        name(sb, keyboardHidden, "/?", KEYBOARDHIDDEN_NO, "/v", KEYBOARDHIDDEN_YES, "/h", KEYBOARDHIDDEN_SOFT, "/s");
        name(sb, hardKeyboardHidden, "/?", HARDKEYBOARDHIDDEN_NO, "/v", HARDKEYBOARDHIDDEN_YES, "/h");
        name(sb, navigation, " ?nav", NAVIGATION_NONAV, " -nav", NAVIGATION_DPAD, " dpad", NAVIGATION_TRACKBALL, " tball", NAVIGATION_WHEEL, " wheel");
        name(sb, navigationHidden, "/?", NAVIGATIONHIDDEN_NO, "/v", NAVIGATIONHIDDEN_YES, "/h");
        if (appBounds != null) sb.append(" appBounds=").append(appBounds);
        if (assetsSeq != 0) sb.append(" as.").append(assetsSeq);
        if (seq != 0) sb.append(" s.").append(seq);
        return sb.append('}').toString();
    }

    private static void dp(StringBuilder sb, int value, String prefix, String unknown) {
        if (value != 0) {
            sb.append(prefix).append(value).append("dp");
        } else {
            sb.append(unknown);
        }
    }

    // Pairs of a value and its name; zero is the unknown one.
    private static void name(StringBuilder sb, int value, String unknown, Object... names) {
        if (value == 0) {
            sb.append(unknown);
            return;
        }
        for (int i = 0; i < names.length; i += 2) {
            if ((Integer) names[i] == value) {
                sb.append(names[i + 1]);
                return;
            }
        }
        sb.append(unknown.replace("?", "")).append("=").append(value);
    }

    public void setToDefaults() {
        fontScale = 1;
        mcc = mnc = 0;
        locale = null;
        localeList = LocaleList.getEmptyLocaleList();
        userSetLocale = false;
        touchscreen = TOUCHSCREEN_UNDEFINED;
        keyboard = KEYBOARD_UNDEFINED;
        keyboardHidden = KEYBOARDHIDDEN_UNDEFINED;
        hardKeyboardHidden = HARDKEYBOARDHIDDEN_UNDEFINED;
        navigation = NAVIGATION_UNDEFINED;
        navigationHidden = NAVIGATIONHIDDEN_UNDEFINED;
        orientation = ORIENTATION_UNDEFINED;
        screenLayout = SCREENLAYOUT_UNDEFINED;
        colorMode = COLOR_MODE_UNDEFINED;
        uiMode = UI_MODE_TYPE_UNDEFINED;
        screenWidthDp = compatScreenWidthDp = SCREEN_WIDTH_DP_UNDEFINED;
        screenHeightDp = compatScreenHeightDp = SCREEN_HEIGHT_DP_UNDEFINED;
        smallestScreenWidthDp = compatSmallestScreenWidthDp = SMALLEST_SCREEN_WIDTH_DP_UNDEFINED;
        densityDpi = DENSITY_DPI_UNDEFINED;
        assetsSeq = ASSETS_SEQ_UNDEFINED;
        seq = 0;
        appBounds = null;
    }

    public void unset() {
        setToDefaults();
        fontScale = 0;
    }

    @Deprecated
    public void makeDefault() {
        setToDefaults();
    }

    public int updateFrom(Configuration d) {
        int changed = diff(d);
        if (d.fontScale > 0) fontScale = d.fontScale;
        if (d.mcc != 0) mcc = d.mcc;
        if (d.mnc != 0) mnc = d.mnc;
        fixUpLocaleList();
        d.fixUpLocaleList();
        if (!d.localeList.isEmpty() && !localeList.equals(d.localeList)) {
            localeList = d.localeList;
            if (!d.locale.equals(locale)) {
                locale = (Locale) d.locale.clone();
                setLayoutDirection(locale);
            }
        }
        int dir = d.screenLayout & SCREENLAYOUT_LAYOUTDIR_MASK;
        if (dir != SCREENLAYOUT_LAYOUTDIR_UNDEFINED && dir != (screenLayout & SCREENLAYOUT_LAYOUTDIR_MASK)) {
            screenLayout = screenLayout & ~SCREENLAYOUT_LAYOUTDIR_MASK | dir;
        }
        if (d.userSetLocale && (!userSetLocale || (changed & ActivityInfo.CONFIG_LOCALE) != 0)) userSetLocale = true;
        if (d.touchscreen != TOUCHSCREEN_UNDEFINED) touchscreen = d.touchscreen;
        if (d.keyboard != KEYBOARD_UNDEFINED) keyboard = d.keyboard;
        if (d.keyboardHidden != KEYBOARDHIDDEN_UNDEFINED) keyboardHidden = d.keyboardHidden;
        if (d.hardKeyboardHidden != HARDKEYBOARDHIDDEN_UNDEFINED) hardKeyboardHidden = d.hardKeyboardHidden;
        if (d.navigation != NAVIGATION_UNDEFINED) navigation = d.navigation;
        if (d.navigationHidden != NAVIGATIONHIDDEN_UNDEFINED) navigationHidden = d.navigationHidden;
        if (d.orientation != ORIENTATION_UNDEFINED) orientation = d.orientation;
        for (int mask : new int[] {SCREENLAYOUT_SIZE_MASK, SCREENLAYOUT_LONG_MASK, SCREENLAYOUT_ROUND_MASK}) {
            if ((d.screenLayout & mask) != 0) screenLayout = screenLayout & ~mask | d.screenLayout & mask;
        }
        int compat = d.screenLayout & SCREENLAYOUT_COMPAT_NEEDED;
        if (d.screenLayout != 0 && compat != (screenLayout & SCREENLAYOUT_COMPAT_NEEDED)) {
            screenLayout = screenLayout & ~SCREENLAYOUT_COMPAT_NEEDED | compat;
        }
        for (int mask : new int[] {COLOR_MODE_WIDE_COLOR_GAMUT_MASK, COLOR_MODE_HDR_MASK}) {
            if ((d.colorMode & mask) != 0) colorMode = colorMode & ~mask | d.colorMode & mask;
        }
        for (int mask : new int[] {UI_MODE_TYPE_MASK, UI_MODE_NIGHT_MASK}) {
            if ((d.uiMode & mask) != 0) uiMode = uiMode & ~mask | d.uiMode & mask;
        }
        if (d.screenWidthDp != 0) screenWidthDp = d.screenWidthDp;
        if (d.screenHeightDp != 0) screenHeightDp = d.screenHeightDp;
        if (d.smallestScreenWidthDp != 0) smallestScreenWidthDp = d.smallestScreenWidthDp;
        if (d.densityDpi != 0) densityDpi = d.densityDpi;
        if (d.compatScreenWidthDp != 0) compatScreenWidthDp = d.compatScreenWidthDp;
        if (d.compatScreenHeightDp != 0) compatScreenHeightDp = d.compatScreenHeightDp;
        if (d.compatSmallestScreenWidthDp != 0) compatSmallestScreenWidthDp = d.compatSmallestScreenWidthDp;
        if (d.appBounds != null && !d.appBounds.equals(appBounds)) setAppBounds(d.appBounds);
        if (d.assetsSeq != 0) assetsSeq = d.assetsSeq;
        if (d.seq != 0) seq = d.seq;
        return changed;
    }

    public int diff(Configuration d) {
        return diff(d, false);
    }

    public int diff(Configuration d, boolean compareUndefined) {
        int changed = 0;
        if ((compareUndefined || d.fontScale > 0) && fontScale != d.fontScale) changed |= ActivityInfo.CONFIG_FONT_SCALE;
        if (differ(mcc, d.mcc, compareUndefined)) changed |= ActivityInfo.CONFIG_MCC;
        if (differ(mnc, d.mnc, compareUndefined)) changed |= ActivityInfo.CONFIG_MNC;
        fixUpLocaleList();
        d.fixUpLocaleList();
        if ((compareUndefined || !d.localeList.isEmpty()) && !localeList.equals(d.localeList)) {
            changed |= ActivityInfo.CONFIG_LOCALE | ActivityInfo.CONFIG_LAYOUT_DIRECTION;
        }
        if (differ(screenLayout & SCREENLAYOUT_LAYOUTDIR_MASK, d.screenLayout & SCREENLAYOUT_LAYOUTDIR_MASK, compareUndefined)) {
            changed |= ActivityInfo.CONFIG_LAYOUT_DIRECTION;
        }
        if (differ(touchscreen, d.touchscreen, compareUndefined)) changed |= ActivityInfo.CONFIG_TOUCHSCREEN;
        if (differ(keyboard, d.keyboard, compareUndefined)) changed |= ActivityInfo.CONFIG_KEYBOARD;
        if (differ(keyboardHidden, d.keyboardHidden, compareUndefined) || differ(hardKeyboardHidden, d.hardKeyboardHidden, compareUndefined)
                || differ(navigationHidden, d.navigationHidden, compareUndefined)) {
            changed |= ActivityInfo.CONFIG_KEYBOARD_HIDDEN;
        }
        if (differ(navigation, d.navigation, compareUndefined)) changed |= ActivityInfo.CONFIG_NAVIGATION;
        if (differ(orientation, d.orientation, compareUndefined)) changed |= ActivityInfo.CONFIG_ORIENTATION;
        int layout = screenLayout & ~(SCREENLAYOUT_LAYOUTDIR_MASK | SCREENLAYOUT_COMPAT_NEEDED);
        int otherLayout = d.screenLayout & ~(SCREENLAYOUT_LAYOUTDIR_MASK | SCREENLAYOUT_COMPAT_NEEDED);
        if (differ(layout, otherLayout, compareUndefined)) changed |= ActivityInfo.CONFIG_SCREEN_LAYOUT;
        if (differ(colorMode, d.colorMode, compareUndefined)) changed |= ActivityInfo.CONFIG_COLOR_MODE;
        if (differ(uiMode, d.uiMode, compareUndefined)) changed |= ActivityInfo.CONFIG_UI_MODE;
        if (differ(screenWidthDp, d.screenWidthDp, compareUndefined) || differ(screenHeightDp, d.screenHeightDp, compareUndefined)) {
            changed |= ActivityInfo.CONFIG_SCREEN_SIZE;
        }
        if (differ(smallestScreenWidthDp, d.smallestScreenWidthDp, compareUndefined)) changed |= ActivityInfo.CONFIG_SMALLEST_SCREEN_SIZE;
        if (differ(densityDpi, d.densityDpi, compareUndefined)) changed |= ActivityInfo.CONFIG_DENSITY;
        if (differ(assetsSeq, d.assetsSeq, compareUndefined)) changed |= ActivityInfo.CONFIG_ASSETS_PATHS;
        return changed;
    }

    private static boolean differ(int mine, int other, boolean compareUndefined) {
        return (compareUndefined || other != 0) && mine != other;
    }

    public static boolean needNewResources(int changes, int interesting) {
        return (changes & (interesting | ActivityInfo.CONFIG_FONT_SCALE | ActivityInfo.CONFIG_ASSETS_PATHS)) != 0;
    }

    public boolean isOtherSeqNewer(Configuration other) {
        if (other == null) return false;
        if (other.seq == 0 || seq == 0) return true;
        int diff = other.seq - seq;
        return diff <= 0x10000 && diff > 0;
    }

    private int[] numbers() {
        return new int[] {mcc, mnc, touchscreen, keyboard, keyboardHidden, hardKeyboardHidden, navigation, navigationHidden, orientation,
                colorMode, screenLayout, uiMode, screenWidthDp, screenHeightDp, smallestScreenWidthDp, densityDpi, assetsSeq};
    }

    @Override
    public int compareTo(Configuration that) {
        int n = Float.compare(fontScale, that.fontScale);
        if (n != 0) return n;
        fixUpLocaleList();
        that.fixUpLocaleList();
        n = localeList.toLanguageTags().compareTo(that.localeList.toLanguageTags());
        if (n != 0) return n;
        int[] a = numbers();
        int[] b = that.numbers();
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) return a[i] - b[i];
        }
        if (appBounds == null) return that.appBounds == null ? 0 : 1;
        if (that.appBounds == null) return -1;
        return appBounds.equals(that.appBounds) ? 0 : appBounds.flattenToString().compareTo(that.appBounds.flattenToString());
    }

    public boolean equals(Configuration that) {
        return that != null && (that == this || compareTo(that) == 0);
    }

    @Override
    public boolean equals(Object that) {
        return that instanceof Configuration && equals((Configuration) that);
    }

    @Override
    public int hashCode() {
        fixUpLocaleList();
        return (17 * 31 + Float.floatToIntBits(fontScale)) * 31 * 31 + java.util.Arrays.hashCode(numbers()) * 31 + localeList.hashCode();
    }

    public LocaleList getLocales() {
        fixUpLocaleList();
        return localeList;
    }

    public void setLocales(LocaleList locales) {
        localeList = locales == null ? LocaleList.getEmptyLocaleList() : locales;
        locale = localeList.isEmpty() ? null : localeList.get(0);
        setLayoutDirection(locale);
    }

    public void setLocale(Locale loc) {
        setLocales(loc == null ? LocaleList.getEmptyLocaleList() : new LocaleList(loc));
    }

    public void setAppBounds(Rect bounds) {
        if (bounds == null) {
            appBounds = null;
            return;
        }
        setAppBounds(bounds.left, bounds.top, bounds.right, bounds.bottom);
    }

    public void setAppBounds(int left, int top, int right, int bottom) {
        if (appBounds == null) appBounds = new Rect();
        appBounds.set(left, top, right, bottom);
    }

    public void clearLocales() {
        localeList = LocaleList.getEmptyLocaleList();
        locale = null;
    }

    public int getLayoutDirection() {
        return (screenLayout & SCREENLAYOUT_LAYOUTDIR_MASK) == SCREENLAYOUT_LAYOUTDIR_RTL ? 1 : 0;
    }

    public void setLayoutDirection(Locale loc) {
        int dir = 1 + android.text.TextUtils.getLayoutDirectionFromLocale(loc);
        screenLayout = screenLayout & ~SCREENLAYOUT_LAYOUTDIR_MASK | dir << SCREENLAYOUT_LAYOUTDIR_SHIFT;
    }

    public boolean isScreenRound() {
        return (screenLayout & SCREENLAYOUT_ROUND_MASK) == SCREENLAYOUT_ROUND_YES;
    }

    public boolean isScreenWideColorGamut() {
        return (colorMode & COLOR_MODE_WIDE_COLOR_GAMUT_MASK) == COLOR_MODE_WIDE_COLOR_GAMUT_YES;
    }

    public boolean isScreenHdr() {
        return (colorMode & COLOR_MODE_HDR_MASK) == COLOR_MODE_HDR_YES;
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
        dest.writeFloat(fontScale);
        dest.writeIntArray(new int[] {mcc, mnc, userSetLocale ? 1 : 0, touchscreen, keyboard, keyboardHidden, hardKeyboardHidden, navigation,
                navigationHidden, orientation, screenLayout, colorMode, uiMode, screenWidthDp, screenHeightDp, smallestScreenWidthDp, densityDpi,
                compatScreenWidthDp, compatScreenHeightDp, compatSmallestScreenWidthDp, assetsSeq, seq});
        fixUpLocaleList();
        dest.writeString(localeList.toLanguageTags());
        dest.writeValue(appBounds);
    }

    public void readFromParcel(Parcel source) {
        fontScale = source.readFloat();
        int[] n = source.createIntArray();
        mcc = n[0];
        mnc = n[1];
        userSetLocale = n[2] != 0;
        touchscreen = n[3];
        keyboard = n[4];
        keyboardHidden = n[5];
        hardKeyboardHidden = n[6];
        navigation = n[7];
        navigationHidden = n[8];
        orientation = n[9];
        int layout = n[10];
        colorMode = n[11];
        uiMode = n[12];
        screenWidthDp = n[13];
        screenHeightDp = n[14];
        smallestScreenWidthDp = n[15];
        densityDpi = n[16];
        compatScreenWidthDp = n[17];
        compatScreenHeightDp = n[18];
        compatSmallestScreenWidthDp = n[19];
        assetsSeq = n[20];
        seq = n[21];
        setLocales(LocaleList.forLanguageTags(source.readString()));
        screenLayout = layout;
        appBounds = (Rect) source.readValue(null);
    }

    public static final Parcelable.Creator<Configuration> CREATOR = new Parcelable.Creator<Configuration>() {
        @Override
        public Configuration createFromParcel(Parcel source) {
            Configuration c = new Configuration();
            c.readFromParcel(source);
            return c;
        }

        @Override
        public Configuration[] newArray(int size) {
            return new Configuration[size];
        }
    };
}
