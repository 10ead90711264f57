package android.content.res;

import android.animation.Animator;
import android.animation.StateListAnimator;
import android.graphics.drawable.ColorDrawable;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.util.DisplayMetrics;
import android.util.TypedValue;
import android.util.Xml;
import esdroid.device.Host;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Locale;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** What Resources with the same package and configuration share. */
public class ResourcesImpl {
    final AssetManager assets;
    final DisplayMetrics metrics = new DisplayMetrics();
    final Configuration configuration = new Configuration();

    private final HashMap<String, Drawable.ConstantState> drawables = new HashMap<String, Drawable.ConstantState>();
    private final HashMap<String, ConstantState<ComplexColor>> colors = new HashMap<String, ConstantState<ComplexColor>>();
    private final ConfigurationBoundResourceCache<Animator> animators = new ConfigurationBoundResourceCache<Animator>();
    private final ConfigurationBoundResourceCache<StateListAnimator> stateListAnimators = new ConfigurationBoundResourceCache<StateListAnimator>();

    public ResourcesImpl(AssetManager assets, DisplayMetrics metrics, Configuration config) {
        this.assets = assets;
        this.metrics.setToDefaults();
        updateConfiguration(config, metrics);
    }

    public AssetManager getAssets() {
        return assets;
    }

    DisplayMetrics getDisplayMetrics() {
        return metrics;
    }

    Configuration getConfiguration() {
        return configuration;
    }

    ConfigurationBoundResourceCache<Animator> getAnimatorCache() {
        return animators;
    }

    ConfigurationBoundResourceCache<StateListAnimator> getStateListAnimatorCache() {
        return stateListAnimators;
    }

    void getValue(int id, TypedValue out, boolean resolve) throws Resources.NotFoundException {
        if (assets.getResourceValue(id, 0, out, resolve)) return;
        throw new Resources.NotFoundException("Resource ID #0x" + Integer.toHexString(id));
    }

    void getValueForDensity(int id, int density, TypedValue out, boolean resolve) throws Resources.NotFoundException {
        if (assets.getResourceValue(id, density, out, resolve)) return;
        throw new Resources.NotFoundException("Resource ID #0x" + Integer.toHexString(id));
    }

    void getValue(String name, TypedValue out, boolean resolve) throws Resources.NotFoundException {
        int id = getIdentifier(name, "string", null);
        if (id != 0) {
            getValue(id, out, resolve);
            return;
        }
        throw new Resources.NotFoundException("String resource name " + name);
    }

    int getIdentifier(String name, String type, String pkg) {
        if (name == null) throw new NullPointerException("name is null");
        try {
            return Integer.parseInt(name);
        } catch (NumberFormatException e) {
            return assets.getResourceIdentifier(name, type, pkg);
        }
    }

    private String[] names(int id) throws Resources.NotFoundException {
        String[] names = assets.getNames(id);
        if (names == null) throw new Resources.NotFoundException("Unable to find resource ID #0x" + Integer.toHexString(id));
        return names;
    }

    String getResourceName(int id) throws Resources.NotFoundException {
        String[] names = names(id);
        return names[0] + ":" + names[1] + "/" + names[2];
    }

    String getResourcePackageName(int id) throws Resources.NotFoundException {
        return names(id)[0];
    }

    String getResourceTypeName(int id) throws Resources.NotFoundException {
        return names(id)[1];
    }

    String getResourceEntryName(int id) throws Resources.NotFoundException {
        return names(id)[2];
    }

    CharSequence getQuantityText(int id, int quantity) throws Resources.NotFoundException {
        String rule = PluralRule.of(configuration.getLocales().get(0), quantity);
        CharSequence text = assets.getResourceBagText(id, PluralRule.key(rule));
        if (text == null) text = assets.getResourceBagText(id, PluralRule.key("other"));
        if (text != null) return text;
        throw new Resources.NotFoundException("Plural resource ID #0x" + Integer.toHexString(id) + " quantity=" + quantity + " item=" + rule);
    }

    AssetFileDescriptor openRawResourceFd(int id, TypedValue tmp) throws Resources.NotFoundException {
        getValue(id, tmp, true);
        try {
            return assets.openNonAssetFd(tmp.assetCookie, tmp.string.toString());
        } catch (Exception e) {
            throw new Resources.NotFoundException(
                    "File " + tmp.string.toString() + " from drawable resource ID #0x" + Integer.toHexString(id), e);
        }
    }

    InputStream openRawResource(int id, TypedValue value) throws Resources.NotFoundException {
        getValue(id, value, true);
        try {
            return assets.openNonAsset(value.assetCookie, value.string.toString(), AssetManager.ACCESS_STREAMING);
        } catch (Exception e) {
            // What is no file at all has no name.
            throw new Resources.NotFoundException("File " + (value.string == null ? "(null)" : value.string.toString())
                    + " from drawable resource ID #0x" + Integer.toHexString(id), e);
        }
    }

    public void updateConfiguration(Configuration config, DisplayMetrics newMetrics) {
        if (newMetrics != null) metrics.setTo(newMetrics);
        int changes = 0xffffffff;
        if (config != null) {
            Configuration before = new Configuration(configuration);
            configuration.updateFrom(config);
            if (configuration.locale == null) configuration.setLocale(Locale.getDefault());
            configuration.setLayoutDirection(configuration.locale);
            changes = before.diff(configuration);
        }
        if (configuration.locale == null) configuration.setLocale(Locale.forLanguageTag(Host.locale()));
        if (configuration.densityDpi != Configuration.DENSITY_DPI_UNDEFINED) {
            metrics.densityDpi = configuration.densityDpi;
            metrics.density = configuration.densityDpi * DisplayMetrics.DENSITY_DEFAULT_SCALE;
        }
        float fontScale = configuration.fontScale != 0 ? configuration.fontScale : 1.0f;
        metrics.scaledDensity = metrics.density * fontScale;
        int width = Math.max(metrics.widthPixels, metrics.heightPixels);
        int height = Math.min(metrics.widthPixels, metrics.heightPixels);
        int hidden = configuration.keyboardHidden;
        if (hidden == Configuration.KEYBOARDHIDDEN_NO && configuration.hardKeyboardHidden == Configuration.HARDKEYBOARDHIDDEN_YES) {
            hidden = Configuration.KEYBOARDHIDDEN_SOFT;
        }
        Configuration c = configuration;
        assets.configure(new int[] {c.mcc, c.mnc, c.orientation, c.touchscreen, metrics.densityDpi, c.keyboard, hidden, c.navigation, width, height,
                c.smallestScreenWidthDp, c.screenWidthDp, c.screenHeightDp, c.screenLayout, c.uiMode, c.colorMode, c.navigationHidden},
                c.locale.getLanguage(), c.locale.getCountry());
        if (changes != 0) flush();
    }

    void flush() {
        synchronized (drawables) {
            drawables.clear();
            colors.clear();
        }
        animators.onConfigurationChange(0xffffffff);
        stateListAnimators.onConfigurationChange(0xffffffff);
    }

    private static String cacheKey(TypedValue value, Resources.Theme theme, int density) {
        return value.assetCookie + ":" + value.type + ":" + value.data + ":" + density + (theme == null ? "" : ":" + theme.key());
    }

    Drawable loadDrawable(Resources wrapper, TypedValue value, int id, int density, Resources.Theme theme) throws Resources.NotFoundException {
        if (density > 0 && value.density > 0 && value.density != TypedValue.DENSITY_NONE) {
            if (value.density == density) {
                value.density = metrics.densityDpi;
            } else {
                value.density = value.density * metrics.densityDpi / density;
            }
        }
        try {
            boolean color = value.type >= TypedValue.TYPE_FIRST_COLOR_INT && value.type <= TypedValue.TYPE_LAST_COLOR_INT;
            boolean xml = value.string != null && value.string.toString().endsWith(".xml");
            String key = cacheKey(value, xml ? theme : null, density);
            Drawable.ConstantState state;
            synchronized (drawables) {
                state = drawables.get(key);
            }
            if (state != null) return state.newDrawable(wrapper, theme);
            Drawable d = color ? new ColorDrawable(value.data) : loadDrawableForCookie(wrapper, value, id, density, theme);
            if (d != null) {
                d.setChangingConfigurations(value.changingConfigurations);
                Drawable.ConstantState made = d.getConstantState();
                if (made != null) {
                    synchronized (drawables) {
                        drawables.put(key, made);
                    }
                }
            }
            return d;
        } catch (Exception e) {
            String name;
            try {
                name = getResourceName(id);
            } catch (Resources.NotFoundException e2) {
                name = "(missing name)";
            }
            Resources.NotFoundException nfe =
                    new Resources.NotFoundException("Drawable " + name + " with resource ID #0x" + Integer.toHexString(id), e);
            nfe.setStackTrace(new StackTraceElement[0]);
            throw nfe;
        }
    }

    private Drawable loadDrawableForCookie(Resources wrapper, TypedValue value, int id, int density, Resources.Theme theme) {
        if (value.string == null) {
            throw new Resources.NotFoundException("Resource \"" + getResourceName(id) + "\" (" + Integer.toHexString(id)
                    + ") is not a Drawable (color or path): " + value);
        }
        String file = value.string.toString();
        try {
            if (file.endsWith(".xml")) {
                XmlResourceParser parser = loadXmlResourceParser(file, id, value.assetCookie, "drawable");
                Drawable d = Drawable.createFromXmlForDensity(wrapper, parser, density, theme);
                parser.close();
                return d;
            }
            InputStream in = assets.openNonAsset(value.assetCookie, file, AssetManager.ACCESS_STREAMING);
            Drawable d = Drawable.createFromResourceStream(wrapper, value, in, file, null);
            in.close();
            return d;
        } catch (Exception e) {
            Resources.NotFoundException rnf =
                    new Resources.NotFoundException("File " + file + " from drawable resource ID #0x" + Integer.toHexString(id));
            rnf.initCause(e);
            throw rnf;
        }
    }

    ComplexColor loadComplexColor(Resources wrapper, TypedValue value, int id, Resources.Theme theme) {
        if (value.type >= TypedValue.TYPE_FIRST_COLOR_INT && value.type <= TypedValue.TYPE_LAST_COLOR_INT) return ColorStateList.valueOf(value.data);
        if (value.string == null) throw new UnsupportedOperationException("Can't convert to ComplexColor: type=0x" + value.type);
        String file = value.string.toString();
        if (!file.endsWith(".xml")) {
            throw new Resources.NotFoundException(
                    "File " + file + " from drawable resource ID #0x" + Integer.toHexString(id) + ": .xml extension required");
        }
        String key = cacheKey(value, null, 0);
        ConstantState<ComplexColor> state;
        synchronized (drawables) {
            state = colors.get(key);
        }
        if (state == null) {
            ComplexColor made = loadComplexColorForCookie(wrapper, value, file, id);
            made.setBaseChangingConfigurations(value.changingConfigurations);
            state = made.getConstantState();
            synchronized (drawables) {
                colors.put(key, state);
            }
        }
        return state.newInstance(wrapper, theme);
    }

    private ComplexColor loadComplexColorForCookie(Resources wrapper, TypedValue value, String file, int id) {
        try {
            XmlResourceParser parser = loadXmlResourceParser(file, id, value.assetCookie, "ComplexColor");
            AttributeSet attrs = Xml.asAttributeSet(parser);
            int type;
            do {
                type = parser.next();
            } while (type != XmlPullParser.START_TAG && type != XmlPullParser.END_DOCUMENT);
            if (type != XmlPullParser.START_TAG) throw new XmlPullParserException("No start tag found");
            ComplexColor color = null;
            String name = parser.getName();
            if (name.equals("gradient")) {
                color = GradientColor.createFromXmlInner(wrapper, parser, attrs, null);
            } else if (name.equals("selector")) {
                color = ColorStateList.createFromXmlInner(wrapper, parser, attrs, null);
            }
            parser.close();
            return color;
        } catch (Exception e) {
            Resources.NotFoundException rnf =
                    new Resources.NotFoundException("File " + file + " from ComplexColor resource ID #0x" + Integer.toHexString(id));
            rnf.initCause(e);
            throw rnf;
        }
    }

    ColorStateList loadColorStateList(Resources wrapper, TypedValue value, int id, Resources.Theme theme) throws Resources.NotFoundException {
        ComplexColor color = loadComplexColor(wrapper, value, id, theme);
        if (color instanceof ColorStateList) return (ColorStateList) color;
        throw new Resources.NotFoundException("Can't find ColorStateList from drawable resource ID #0x" + Integer.toHexString(id));
    }

    XmlResourceParser loadXmlResourceParser(String file, int id, int cookie, String type) throws Resources.NotFoundException {
        if (id != 0) {
            try {
                XmlResourceParser p = new XmlBlock(assets, cookie, file).newParser();
                if (p == null) throw new java.io.FileNotFoundException(file);
                return p;
            } catch (Exception e) {
                Resources.NotFoundException rnf = new Resources.NotFoundException(
                        "File " + file + " from xml type " + type + " resource ID #0x" + Integer.toHexString(id));
                rnf.initCause(e);
                throw rnf;
            }
        }
        throw new Resources.NotFoundException("File " + file + " from xml type " + type + " resource ID #0x" + Integer.toHexString(id));
    }

}
