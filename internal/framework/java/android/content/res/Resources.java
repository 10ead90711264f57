package android.content.res;

import android.animation.Animator;
import android.animation.StateListAnimator;
import android.graphics.Movie;
import android.graphics.Typeface;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.DrawableInflater;
import android.os.Build;
import android.os.Bundle;
import android.util.AttributeSet;
import android.util.DisplayMetrics;
import android.util.TypedValue;
import com.android.internal.R;
import esdroid.device.Host;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Locale;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** The resources of an app. */
public class Resources {
    static final String TAG = "Resources";

    private static Resources system;

    private final ArrayList<TypedArray> arrays = new ArrayList<TypedArray>();
    private TypedValue tmpValue = new TypedValue();
    private final Object tmpLock = new Object();
    private ClassLoader classLoader;
    private DrawableInflater drawableInflater;
    private ResourcesImpl mResourcesImpl;

    /** A resource that was asked for does not exist. */
    public static class NotFoundException extends RuntimeException {
        public NotFoundException() {
        }

        public NotFoundException(String name) {
            super(name);
        }

        public NotFoundException(String name, Exception cause) {
            super(name, cause);
        }
    }

    public static int selectDefaultTheme(int theme, int targetSdk) {
        return selectSystemTheme(theme, targetSdk, android.R.style.Theme, android.R.style.Theme_Holo, android.R.style.Theme_DeviceDefault,
                android.R.style.Theme_DeviceDefault_Light_DarkActionBar);
    }

    public static int selectSystemTheme(int theme, int targetSdk, int orig, int holo, int dark, int deviceDefault) {
        if (theme != 0) return theme;
        if (targetSdk < Build.VERSION_CODES.HONEYCOMB) return orig;
        if (targetSdk < Build.VERSION_CODES.ICE_CREAM_SANDWICH) return holo;
        if (targetSdk < Build.VERSION_CODES.N) return dark;
        return deviceDefault;
    }

    public static Resources getSystem() {
        synchronized (Resources.class) {
            if (system == null) system = new Resources(AssetManager.getSystem(), deviceMetrics(), deviceConfiguration());
            return system;
        }
    }

    /** Returns the metrics of the whole screen as it is held. */
    public static DisplayMetrics deviceMetrics() {
        DisplayMetrics m = new DisplayMetrics();
        m.setToDefaults();
        m.widthPixels = Host.screenWidth();
        m.heightPixels = Host.screenHeight();
        m.densityDpi = Host.densityDpi();
        m.density = m.densityDpi * DisplayMetrics.DENSITY_DEFAULT_SCALE;
        m.scaledDensity = m.density * Host.fontScale();
        m.xdpi = m.densityDpi;
        m.ydpi = m.densityDpi;
        m.noncompatWidthPixels = m.widthPixels;
        m.noncompatHeightPixels = m.heightPixels;
        m.noncompatDensity = m.density;
        m.noncompatDensityDpi = m.densityDpi;
        m.noncompatScaledDensity = m.scaledDensity;
        m.noncompatXdpi = m.xdpi;
        m.noncompatYdpi = m.ydpi;
        return m;
    }

    /** Returns the configuration of the device as it is held. */
    public static Configuration deviceConfiguration() {
        Configuration c = new Configuration();
        float density = Host.densityDpi() / 160f;
        c.fontScale = Host.fontScale();
        c.mcc = 310;
        c.mnc = 260;
        c.setLocale(Locale.forLanguageTag(Host.locale()));
        c.screenWidthDp = Math.round(Host.screenWidth() / density);
        c.screenHeightDp = Math.round(Host.screenHeight() / density);
        c.smallestScreenWidthDp = Math.min(c.screenWidthDp, c.screenHeightDp);
        c.orientation = Host.screenWidth() > Host.screenHeight() ? Configuration.ORIENTATION_LANDSCAPE : Configuration.ORIENTATION_PORTRAIT;
        c.densityDpi = Host.densityDpi();
        int layout = Configuration.resetScreenLayout(c.screenLayout);
        c.screenLayout = Configuration.reduceScreenLayout(layout, Math.max(c.screenWidthDp, c.screenHeightDp),
                Math.min(c.screenWidthDp, c.screenHeightDp)) | Configuration.SCREENLAYOUT_ROUND_NO;
        c.setLayoutDirection(c.locale);
        c.uiMode = Configuration.UI_MODE_TYPE_NORMAL | Configuration.UI_MODE_NIGHT_NO;
        c.touchscreen = Configuration.TOUCHSCREEN_FINGER;
        c.keyboard = Configuration.KEYBOARD_NOKEYS;
        c.keyboardHidden = Configuration.KEYBOARDHIDDEN_NO;
        c.hardKeyboardHidden = Configuration.HARDKEYBOARDHIDDEN_YES;
        c.navigation = Configuration.NAVIGATION_NONAV;
        c.navigationHidden = Configuration.NAVIGATIONHIDDEN_YES;
        c.colorMode = Configuration.COLOR_MODE_WIDE_COLOR_GAMUT_NO | Configuration.COLOR_MODE_HDR_NO;
        c.setAppBounds(0, 0, Host.screenWidth(), Host.screenHeight());
        return c;
    }

    @Deprecated
    public Resources(AssetManager assets, DisplayMetrics metrics, Configuration config) {
        this(null);
        mResourcesImpl = new ResourcesImpl(assets, metrics, config);
    }

    public Resources(ClassLoader classLoader) {
        this.classLoader = classLoader == null ? ClassLoader.getSystemClassLoader() : classLoader;
    }

    public void setImpl(ResourcesImpl impl) {
        mResourcesImpl = impl;
    }

    public ResourcesImpl getImpl() {
        return mResourcesImpl;
    }

    public ClassLoader getClassLoader() {
        return classLoader;
    }

    public final DrawableInflater getDrawableInflater() {
        if (drawableInflater == null) drawableInflater = new DrawableInflater(this, classLoader);
        return drawableInflater;
    }

    public ConfigurationBoundResourceCache<Animator> getAnimatorCache() {
        return mResourcesImpl.getAnimatorCache();
    }

    public ConfigurationBoundResourceCache<StateListAnimator> getStateListAnimatorCache() {
        return mResourcesImpl.getStateListAnimatorCache();
    }

    public CharSequence getText(int id) throws NotFoundException {
        CharSequence res = mResourcesImpl.getAssets().getResourceText(id);
        if (res != null) return res;
        throw new NotFoundException("String resource ID #0x" + Integer.toHexString(id));
    }

    public Typeface getFont(int id) throws NotFoundException {
        TypedValue value = new TypedValue();
        mResourcesImpl.getValue(id, value, true);
        Typeface t = getFont(value, id);
        if (t != null) return t;
        throw new NotFoundException("Font resource ID #0x" + Integer.toHexString(id));
    }

    Typeface getFont(TypedValue value, int id) throws NotFoundException {
        if (value.string == null) {
            throw new NotFoundException("Resource \"" + getResourceName(id) + "\" (" + Integer.toHexString(id) + ") is not a Font: " + value);
        }
        String file = value.string.toString();
        return file.startsWith("res/") ? Typeface.createFromResources(getAssets(), file, value.assetCookie) : null;
    }

    public CharSequence getQuantityText(int id, int quantity) throws NotFoundException {
        return mResourcesImpl.getQuantityText(id, quantity);
    }

    public String getString(int id) throws NotFoundException {
        return getText(id).toString();
    }

    public String getString(int id, Object... args) throws NotFoundException {
        String raw = getString(id);
        return String.format(mResourcesImpl.getConfiguration().getLocales().get(0), raw, args);
    }

    public String getQuantityString(int id, int quantity, Object... args) throws NotFoundException {
        String raw = getQuantityText(id, quantity).toString();
        return String.format(mResourcesImpl.getConfiguration().getLocales().get(0), raw, args);
    }

    public String getQuantityString(int id, int quantity) throws NotFoundException {
        return getQuantityText(id, quantity).toString();
    }

    public CharSequence getText(int id, CharSequence fallback) {
        CharSequence res = id != 0 ? mResourcesImpl.getAssets().getResourceText(id) : null;
        return res != null ? res : fallback;
    }

    public CharSequence[] getTextArray(int id) throws NotFoundException {
        CharSequence[] res = mResourcesImpl.getAssets().getResourceTextArray(id);
        if (res != null) return res;
        throw new NotFoundException("Text array resource ID #0x" + Integer.toHexString(id));
    }

    public String[] getStringArray(int id) throws NotFoundException {
        String[] res = mResourcesImpl.getAssets().getResourceStringArray(id);
        if (res != null) return res;
        throw new NotFoundException("String array resource ID #0x" + Integer.toHexString(id));
    }

    public int[] getIntArray(int id) throws NotFoundException {
        int[] res = mResourcesImpl.getAssets().getArrayIntResource(id);
        if (res != null) return res;
        throw new NotFoundException("Int array resource ID #0x" + Integer.toHexString(id));
    }

    public TypedArray obtainTypedArray(int id) throws NotFoundException {
        int[] raw = mResourcesImpl.getAssets().getArray(id);
        if (raw == null) throw new NotFoundException("Array resource ID #0x" + Integer.toHexString(id));
        int n = raw.length / TypedArray.FIELDS;
        TypedArray a = TypedArray.obtain(this, n);
        System.arraycopy(raw, 0, a.data, 0, raw.length);
        a.indices[0] = 0;
        for (int i = 0; i < n; i++) {
            if (raw[i * TypedArray.FIELDS] != TypedValue.TYPE_NULL) a.indices[++a.indices[0]] = i;
        }
        return a;
    }

    private TypedValue obtainTempTypedValue() {
        TypedValue v = null;
        synchronized (tmpLock) {
            if (tmpValue != null) {
                v = tmpValue;
                tmpValue = null;
            }
        }
        return v == null ? new TypedValue() : v;
    }

    private void releaseTempTypedValue(TypedValue value) {
        synchronized (tmpLock) {
            if (tmpValue == null) tmpValue = value;
        }
    }

    private static NotFoundException badType(int id, TypedValue value) {
        return new NotFoundException("Resource ID #0x" + Integer.toHexString(id) + " type #0x" + Integer.toHexString(value.type) + " is not valid");
    }

    private TypedValue dimension(int id) {
        TypedValue value = obtainTempTypedValue();
        mResourcesImpl.getValue(id, value, true);
        if (value.type != TypedValue.TYPE_DIMENSION) throw badType(id, value);
        return value;
    }

    public float getDimension(int id) throws NotFoundException {
        TypedValue v = dimension(id);
        float d = TypedValue.complexToDimension(v.data, getDisplayMetrics());
        releaseTempTypedValue(v);
        return d;
    }

    public int getDimensionPixelOffset(int id) throws NotFoundException {
        TypedValue v = dimension(id);
        int d = TypedValue.complexToDimensionPixelOffset(v.data, getDisplayMetrics());
        releaseTempTypedValue(v);
        return d;
    }

    public int getDimensionPixelSize(int id) throws NotFoundException {
        TypedValue v = dimension(id);
        int d = TypedValue.complexToDimensionPixelSize(v.data, getDisplayMetrics());
        releaseTempTypedValue(v);
        return d;
    }

    public float getFraction(int id, int base, int pbase) {
        TypedValue v = obtainTempTypedValue();
        mResourcesImpl.getValue(id, v, true);
        if (v.type != TypedValue.TYPE_FRACTION) throw badType(id, v);
        float f = TypedValue.complexToFraction(v.data, base, pbase);
        releaseTempTypedValue(v);
        return f;
    }

    @Deprecated
    public Drawable getDrawable(int id) throws NotFoundException {
        return getDrawable(id, null);
    }

    public Drawable getDrawable(int id, Theme theme) throws NotFoundException {
        return getDrawableForDensity(id, 0, theme);
    }

    @Deprecated
    public Drawable getDrawableForDensity(int id, int density) throws NotFoundException {
        return getDrawableForDensity(id, density, null);
    }

    public Drawable getDrawableForDensity(int id, int density, Theme theme) {
        TypedValue v = obtainTempTypedValue();
        mResourcesImpl.getValueForDensity(id, density, v, true);
        Drawable d = mResourcesImpl.loadDrawable(this, v, id, density, theme);
        releaseTempTypedValue(v);
        return d;
    }

    Drawable loadDrawable(TypedValue value, int id, int density, Theme theme) throws NotFoundException {
        return mResourcesImpl.loadDrawable(this, value, id, density, theme);
    }

    @Deprecated
    public Movie getMovie(int id) throws NotFoundException {
        InputStream in = openRawResource(id);
        Movie movie = Movie.decodeStream(in);
        try {
            in.close();
        } catch (IOException e) {
            // It was read already.
        }
        return movie;
    }

    @Deprecated
    public int getColor(int id) throws NotFoundException {
        return getColor(id, null);
    }

    public int getColor(int id, Theme theme) throws NotFoundException {
        TypedValue v = obtainTempTypedValue();
        mResourcesImpl.getValue(id, v, true);
        int color;
        if (TypedArray.isInt(v.type)) {
            color = v.data;
        } else if (v.type != TypedValue.TYPE_STRING) {
            throw badType(id, v);
        } else {
            color = mResourcesImpl.loadColorStateList(this, v, id, theme).getDefaultColor();
        }
        releaseTempTypedValue(v);
        return color;
    }

    @Deprecated
    public ColorStateList getColorStateList(int id) throws NotFoundException {
        return getColorStateList(id, null);
    }

    public ColorStateList getColorStateList(int id, Theme theme) throws NotFoundException {
        TypedValue v = obtainTempTypedValue();
        mResourcesImpl.getValue(id, v, true);
        ColorStateList list = mResourcesImpl.loadColorStateList(this, v, id, theme);
        releaseTempTypedValue(v);
        return list;
    }

    ColorStateList loadColorStateList(TypedValue value, int id, Theme theme) throws NotFoundException {
        return mResourcesImpl.loadColorStateList(this, value, id, theme);
    }

    public ComplexColor loadComplexColor(TypedValue value, int id, Theme theme) {
        return mResourcesImpl.loadComplexColor(this, value, id, theme);
    }

    public boolean getBoolean(int id) throws NotFoundException {
        TypedValue v = obtainTempTypedValue();
        mResourcesImpl.getValue(id, v, true);
        if (!TypedArray.isInt(v.type)) throw badType(id, v);
        boolean b = v.data != 0;
        releaseTempTypedValue(v);
        return b;
    }

    public int getInteger(int id) throws NotFoundException {
        TypedValue v = obtainTempTypedValue();
        mResourcesImpl.getValue(id, v, true);
        if (!TypedArray.isInt(v.type)) throw badType(id, v);
        int i = v.data;
        releaseTempTypedValue(v);
        return i;
    }

    public float getFloat(int id) {
        TypedValue v = obtainTempTypedValue();
        mResourcesImpl.getValue(id, v, true);
        if (v.type != TypedValue.TYPE_FLOAT) throw badType(id, v);
        float f = v.getFloat();
        releaseTempTypedValue(v);
        return f;
    }

    public XmlResourceParser getLayout(int id) throws NotFoundException {
        return loadXmlResourceParser(id, "layout");
    }

    public XmlResourceParser getAnimation(int id) throws NotFoundException {
        return loadXmlResourceParser(id, "anim");
    }

    public XmlResourceParser getXml(int id) throws NotFoundException {
        return loadXmlResourceParser(id, "xml");
    }

    XmlResourceParser loadXmlResourceParser(int id, String type) throws NotFoundException {
        TypedValue v = obtainTempTypedValue();
        mResourcesImpl.getValue(id, v, true);
        if (v.type != TypedValue.TYPE_STRING) throw badType(id, v);
        XmlResourceParser p = mResourcesImpl.loadXmlResourceParser(v.string.toString(), id, v.assetCookie, type);
        releaseTempTypedValue(v);
        return p;
    }

    XmlResourceParser loadXmlResourceParser(String file, int id, int cookie, String type) throws NotFoundException {
        return mResourcesImpl.loadXmlResourceParser(file, id, cookie, type);
    }

    public InputStream openRawResource(int id) throws NotFoundException {
        return openRawResource(id, new TypedValue());
    }

    public InputStream openRawResource(int id, TypedValue value) throws NotFoundException {
        return mResourcesImpl.openRawResource(id, value);
    }

    public AssetFileDescriptor openRawResourceFd(int id) throws NotFoundException {
        return mResourcesImpl.openRawResourceFd(id, new TypedValue());
    }

    public void getValue(int id, TypedValue out, boolean resolve) throws NotFoundException {
        mResourcesImpl.getValue(id, out, resolve);
    }

    public void getValueForDensity(int id, int density, TypedValue out, boolean resolve) throws NotFoundException {
        mResourcesImpl.getValueForDensity(id, density, out, resolve);
    }

    public void getValue(String name, TypedValue out, boolean resolve) throws NotFoundException {
        mResourcesImpl.getValue(name, out, resolve);
    }

    /** What identifies a theme: the styles that were applied, in order. */
    static final class ThemeKey {
        private final StringBuilder styles = new StringBuilder();

        void append(int style, boolean force) {
            styles.append(Integer.toHexString(style)).append(force ? "!" : ",");
        }

        void setTo(ThemeKey other) {
            styles.setLength(0);
            styles.append(other.styles);
        }

        @Override
        public String toString() {
            return styles.toString();
        }
    }

    /** Values for attributes, put together from styles. */
    public final class Theme {
        private final ThemeKey key = new ThemeKey();
        private final ArrayList<Object> applied = new ArrayList<Object>();

        private Theme() {
            assets().nativeThemeNew(this);
        }

        private AssetManager assets() {
            return mResourcesImpl.getAssets();
        }

        String key() {
            return key.toString();
        }

        public void applyStyle(int style, boolean force) {
            assets().nativeThemeApply(this, style, force);
            key.append(style, force);
            applied.add(style);
            applied.add(force);
        }

        public void setTo(Theme other) {
            assets().nativeThemeCopy(this, other);
            key.setTo(other.key);
            applied.clear();
            applied.addAll(other.applied);
        }

        public TypedArray obtainStyledAttributes(int[] attrs) {
            return obtainStyledAttributes(null, attrs, 0, 0);
        }

        public TypedArray obtainStyledAttributes(int style, int[] attrs) throws NotFoundException {
            return obtainStyledAttributes(null, attrs, 0, style);
        }

        public TypedArray obtainStyledAttributes(AttributeSet set, int[] attrs, int defStyleAttr, int defStyleRes) {
            TypedArray array = TypedArray.obtain(Resources.this, attrs.length);
            XmlBlock.Parser parser = (XmlBlock.Parser) set;
            assets().nativeStyled(this, parser, defStyleAttr, defStyleRes, attrs, array.data, array.indices);
            array.theme = this;
            array.xml = parser;
            return array;
        }

        public TypedArray resolveAttributes(int[] values, int[] attrs) {
            if (values == null || values.length != attrs.length) {
                throw new IllegalArgumentException("Base attribute values must the same length as attrs");
            }
            TypedArray array = TypedArray.obtain(Resources.this, attrs.length);
            assets().nativeThemed(this, values, attrs, array.data, array.indices);
            array.theme = this;
            array.xml = null;
            return array;
        }

        public boolean resolveAttribute(int id, TypedValue out, boolean resolve) {
            return assets().getThemeValue(this, id, out, resolve);
        }

        public int[] getAllAttributes() {
            return assets().getStyleAttributes(applied.isEmpty() ? 0 : (Integer) applied.get(0));
        }

        public Resources getResources() {
            return Resources.this;
        }

        public Drawable getDrawable(int id) throws NotFoundException {
            return Resources.this.getDrawable(id, this);
        }

        public int getChangingConfigurations() {
            return assets().nativeThemeFlags(this);
        }

        public void rebase() {
            assets().nativeThemeClear(this);
            for (int i = 0; i < applied.size(); i += 2) {
                assets().nativeThemeApply(this, (Integer) applied.get(i), (Boolean) applied.get(i + 1));
            }
        }

        public void dump(int priority, String tag, String prefix) {
            android.util.Log.println(priority, tag, prefix + key);
        }
    }

    public final Theme newTheme() {
        return new Theme();
    }

    public TypedArray obtainAttributes(AttributeSet set, int[] attrs) {
        TypedArray array = TypedArray.obtain(this, attrs.length);
        XmlBlock.Parser parser = (XmlBlock.Parser) set;
        mResourcesImpl.getAssets().nativeAttributes(parser, attrs, array.data, array.indices);
        array.xml = parser;
        return array;
    }

    /** Returns the attributes with the theme, if there is one. */
    public static TypedArray obtainAttributes(Resources res, Theme theme, AttributeSet set, int[] attrs) {
        return theme == null ? res.obtainAttributes(set, attrs) : theme.obtainStyledAttributes(set, attrs, 0, 0);
    }

    @Deprecated
    public void updateConfiguration(Configuration config, DisplayMetrics metrics) {
        updateConfiguration(config, metrics, null);
    }

    public void updateConfiguration(Configuration config, DisplayMetrics metrics, CompatibilityInfo compat) {
        mResourcesImpl.updateConfiguration(config, metrics);
    }

    public static void updateSystemConfiguration(Configuration config, DisplayMetrics metrics, CompatibilityInfo compat) {
        if (system != null) system.updateConfiguration(config, metrics, compat);
    }

    public DisplayMetrics getDisplayMetrics() {
        return mResourcesImpl.getDisplayMetrics();
    }

    public Configuration getConfiguration() {
        return mResourcesImpl.getConfiguration();
    }

    public CompatibilityInfo getCompatibilityInfo() {
        return CompatibilityInfo.DEFAULT_COMPATIBILITY_INFO;
    }

    public int getIdentifier(String name, String type, String pkg) {
        return mResourcesImpl.getIdentifier(name, type, pkg);
    }

    public static boolean resourceHasPackage(int id) {
        return id >>> 24 != 0;
    }

    public String getResourceName(int id) throws NotFoundException {
        return mResourcesImpl.getResourceName(id);
    }

    public String getResourcePackageName(int id) throws NotFoundException {
        return mResourcesImpl.getResourcePackageName(id);
    }

    public String getResourceTypeName(int id) throws NotFoundException {
        return mResourcesImpl.getResourceTypeName(id);
    }

    public String getResourceEntryName(int id) throws NotFoundException {
        return mResourcesImpl.getResourceEntryName(id);
    }

    public void parseBundleExtras(XmlResourceParser parser, Bundle out) throws XmlPullParserException, IOException {
        int outerDepth = parser.getDepth();
        int type;
        while ((type = parser.next()) != XmlPullParser.END_DOCUMENT && (type != XmlPullParser.END_TAG || parser.getDepth() > outerDepth)) {
            if (type != XmlPullParser.START_TAG) continue;
            if (parser.getName().equals("extra")) parseBundleExtra("extra", parser, out);
            skipCurrentTag(parser);
        }
    }

    private static void skipCurrentTag(XmlPullParser parser) throws XmlPullParserException, IOException {
        int outerDepth = parser.getDepth();
        int type;
        do {
            type = parser.next();
        } while (type != XmlPullParser.END_DOCUMENT && (type != XmlPullParser.END_TAG || parser.getDepth() > outerDepth));
    }

    public void parseBundleExtra(String tag, AttributeSet attrs, Bundle out) throws XmlPullParserException {
        TypedArray sa = obtainAttributes(attrs, R.styleable.Extra);
        String name = sa.getString(R.styleable.Extra_name);
        if (name == null) {
            sa.recycle();
            throw new XmlPullParserException("<" + tag + "> requires an android:name attribute at " + attrs.getPositionDescription());
        }
        TypedValue v = sa.peekValue(R.styleable.Extra_value);
        if (v == null) {
            sa.recycle();
            throw new XmlPullParserException("<" + tag + "> requires an android:value or android:resource attribute at "
                    + attrs.getPositionDescription());
        }
        if (v.type == TypedValue.TYPE_STRING) {
            out.putCharSequence(name, v.coerceToString());
        } else if (v.type == TypedValue.TYPE_INT_BOOLEAN) {
            out.putBoolean(name, v.data != 0);
        } else if (TypedArray.isInt(v.type)) {
            out.putInt(name, v.data);
        } else if (v.type == TypedValue.TYPE_FLOAT) {
            out.putFloat(name, v.getFloat());
        } else {
            sa.recycle();
            throw new XmlPullParserException("<" + tag + "> only supports string, integer, float, color, and boolean at "
                    + attrs.getPositionDescription());
        }
        sa.recycle();
    }

    public final AssetManager getAssets() {
        return mResourcesImpl.getAssets();
    }

    public final void flushLayoutCache() {
    }

    public final void finishPreloading() {
    }

    TypedArray pooledArray() {
        synchronized (arrays) {
            return arrays.isEmpty() ? null : arrays.remove(arrays.size() - 1);
        }
    }

    void release(TypedArray a) {
        synchronized (arrays) {
            if (arrays.size() < 5) arrays.add(a);
        }
    }
}
