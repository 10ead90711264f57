package android.content.res;

import android.graphics.Typeface;
import android.graphics.drawable.Drawable;
import android.util.DisplayMetrics;
import android.util.TypedValue;
import java.util.Arrays;

/** The values that an element, its style and the theme have for some attributes. */
public class TypedArray {
    /** The numbers of a value: type, data, cookie, resource, changes, density. */
    static final int FIELDS = 6;
    static final int TYPE = 0;
    static final int DATA = 1;
    static final int COOKIE = 2;
    static final int RESOURCE = 3;
    static final int CHANGES = 4;
    static final int DENSITY = 5;

    private final Resources resources;
    private DisplayMetrics metrics;
    private AssetManager assets;
    private boolean recycled;
    XmlBlock.Parser xml;
    Resources.Theme theme;
    int[] data;
    int[] indices;
    int length;
    private TypedValue value = new TypedValue();

    TypedArray(Resources resources) {
        this.resources = resources;
    }

    static TypedArray obtain(Resources res, int length) {
        TypedArray a = res.pooledArray();
        if (a == null) a = new TypedArray(res);
        a.recycled = false;
        a.assets = res.getAssets();
        a.metrics = res.getDisplayMetrics();
        a.length = length;
        if (a.data == null || a.data.length < length * FIELDS) {
            a.data = new int[length * FIELDS];
            a.indices = new int[length + 1];
        }
        return a;
    }

    private void check() {
        if (recycled) throw new RuntimeException("Cannot make calls to a recycled instance!");
    }

    public int length() {
        check();
        return length;
    }

    public int getIndexCount() {
        check();
        return indices[0];
    }

    public int getIndex(int at) {
        check();
        return indices[1 + at];
    }

    public Resources getResources() {
        check();
        return resources;
    }

    private CharSequence string(int at) {
        int cookie = data[at + COOKIE];
        if (cookie < 0) return xml == null ? null : xml.getPooledString(data[at + DATA]);
        return assets.pooled(data[at + DATA]);
    }

    public CharSequence getText(int index) {
        check();
        int at = index * FIELDS;
        int type = data[at + TYPE];
        if (type == TypedValue.TYPE_NULL) return null;
        if (type == TypedValue.TYPE_STRING) return string(at);
        return getValueAt(at, value) ? value.coerceToString() : null;
    }

    public String getString(int index) {
        CharSequence s = getText(index);
        return s == null ? null : s.toString();
    }

    public String getNonResourceString(int index) {
        check();
        int at = index * FIELDS;
        if (data[at + TYPE] == TypedValue.TYPE_STRING && data[at + COOKIE] < 0) return string(at).toString();
        return null;
    }

    public String getNonConfigurationString(int index, int allowed) {
        check();
        int at = index * FIELDS;
        if ((data[at + CHANGES] & ~allowed) != 0) return null;
        return getString(index);
    }

    static boolean isInt(int type) {
        return type >= TypedValue.TYPE_FIRST_INT && type <= TypedValue.TYPE_LAST_INT;
    }

    /** Reads numbers as the platform reads them in texts: decimal, 0x, # and a leading 0 for octal. */
    static int toInt(CharSequence text, int fallback) {
        if (text == null || text.length() == 0) return fallback;
        String s = text.toString();
        int sign = 1;
        int i = 0;
        int base = 10;
        if (s.charAt(0) == '-') {
            sign = -1;
            i++;
        }
        if (i < s.length() && s.charAt(i) == '0') {
            if (i == s.length() - 1) return 0;
            char c = s.charAt(i + 1);
            if (c == 'x' || c == 'X') {
                i += 2;
                base = 16;
            } else {
                i++;
                base = 8;
            }
        } else if (i < s.length() && s.charAt(i) == '#') {
            i++;
            base = 16;
        }
        return (int) Long.parseLong(s.substring(i), base) * sign;
    }

    public boolean getBoolean(int index, boolean fallback) {
        check();
        int at = index * FIELDS;
        int type = data[at + TYPE];
        if (type == TypedValue.TYPE_NULL) return fallback;
        if (isInt(type)) return data[at + DATA] != 0;
        if (!getValueAt(at, value)) throw new RuntimeException("getBoolean of bad type: 0x" + Integer.toHexString(type));
        CharSequence s = value.coerceToString();
        if (s == null || s.length() == 0) return fallback;
        return s.toString().equals("1") || s.toString().equals("true") || s.toString().equals("TRUE");
    }

    public int getInt(int index, int fallback) {
        check();
        int at = index * FIELDS;
        int type = data[at + TYPE];
        if (type == TypedValue.TYPE_NULL) return fallback;
        if (isInt(type)) return data[at + DATA];
        if (!getValueAt(at, value)) throw new RuntimeException("getInt of bad type: 0x" + Integer.toHexString(type));
        return toInt(value.coerceToString(), fallback);
    }

    public float getFloat(int index, float fallback) {
        check();
        int at = index * FIELDS;
        int type = data[at + TYPE];
        if (type == TypedValue.TYPE_NULL) return fallback;
        if (type == TypedValue.TYPE_FLOAT) return Float.intBitsToFloat(data[at + DATA]);
        if (isInt(type)) return data[at + DATA];
        if (getValueAt(at, value)) {
            CharSequence s = value.coerceToString();
            if (s != null) return Float.parseFloat(s.toString());
        }
        throw new RuntimeException("getFloat of bad type: 0x" + Integer.toHexString(type));
    }

    private UnsupportedOperationException cannot(int index, String what) {
        int at = index * FIELDS;
        int type = data[at + TYPE];
        if (type == TypedValue.TYPE_ATTRIBUTE) {
            getValueAt(at, value);
            return new UnsupportedOperationException("Failed to resolve attribute at index " + index + ": " + value);
        }
        return new UnsupportedOperationException("Can't convert value at index " + index + " to " + what + ": type=0x" + Integer.toHexString(type));
    }

    public int getColor(int index, int fallback) {
        check();
        int at = index * FIELDS;
        int type = data[at + TYPE];
        if (type == TypedValue.TYPE_NULL) return fallback;
        if (isInt(type)) return data[at + DATA];
        if (type == TypedValue.TYPE_STRING) {
            if (getValueAt(at, value)) return resources.loadColorStateList(value, value.resourceId, theme).getDefaultColor();
            return fallback;
        }
        throw cannot(index, "color");
    }

    public ComplexColor getComplexColor(int index) {
        check();
        if (!getValueAt(index * FIELDS, value)) return null;
        if (value.type == TypedValue.TYPE_ATTRIBUTE) throw cannot(index, "color");
        return resources.loadComplexColor(value, value.resourceId, theme);
    }

    public ColorStateList getColorStateList(int index) {
        check();
        if (!getValueAt(index * FIELDS, value)) return null;
        if (value.type == TypedValue.TYPE_ATTRIBUTE) throw cannot(index, "color");
        return resources.loadColorStateList(value, value.resourceId, theme);
    }

    public int getInteger(int index, int fallback) {
        check();
        int at = index * FIELDS;
        int type = data[at + TYPE];
        if (type == TypedValue.TYPE_NULL) return fallback;
        if (isInt(type)) return data[at + DATA];
        throw cannot(index, "integer");
    }

    public float getDimension(int index, float fallback) {
        check();
        int at = index * FIELDS;
        int type = data[at + TYPE];
        if (type == TypedValue.TYPE_NULL) return fallback;
        if (type == TypedValue.TYPE_DIMENSION) return TypedValue.complexToDimension(data[at + DATA], metrics);
        throw cannot(index, "dimension");
    }

    public int getDimensionPixelOffset(int index, int fallback) {
        check();
        int at = index * FIELDS;
        int type = data[at + TYPE];
        if (type == TypedValue.TYPE_NULL) return fallback;
        if (type == TypedValue.TYPE_DIMENSION) return TypedValue.complexToDimensionPixelOffset(data[at + DATA], metrics);
        throw cannot(index, "dimension");
    }

    public int getDimensionPixelSize(int index, int fallback) {
        check();
        int at = index * FIELDS;
        int type = data[at + TYPE];
        if (type == TypedValue.TYPE_NULL) return fallback;
        if (type == TypedValue.TYPE_DIMENSION) return TypedValue.complexToDimensionPixelSize(data[at + DATA], metrics);
        throw cannot(index, "dimension");
    }

    public int getLayoutDimension(int index, String name) {
        check();
        int at = index * FIELDS;
        int type = data[at + TYPE];
        if (isInt(type)) return data[at + DATA];
        if (type == TypedValue.TYPE_DIMENSION) return TypedValue.complexToDimensionPixelSize(data[at + DATA], metrics);
        if (type == TypedValue.TYPE_ATTRIBUTE) throw cannot(index, "dimension");
        throw new UnsupportedOperationException(getPositionDescription() + ": You must supply a " + name + " attribute.");
    }

    public int getLayoutDimension(int index, int fallback) {
        check();
        int at = index * FIELDS;
        int type = data[at + TYPE];
        if (isInt(type)) return data[at + DATA];
        if (type == TypedValue.TYPE_DIMENSION) return TypedValue.complexToDimensionPixelSize(data[at + DATA], metrics);
        return fallback;
    }

    public float getFraction(int index, int base, int pbase, float fallback) {
        check();
        int at = index * FIELDS;
        int type = data[at + TYPE];
        if (type == TypedValue.TYPE_NULL) return fallback;
        if (type == TypedValue.TYPE_FRACTION) return TypedValue.complexToFraction(data[at + DATA], base, pbase);
        throw cannot(index, "fraction");
    }

    public int getResourceId(int index, int fallback) {
        check();
        int at = index * FIELDS;
        if (data[at + TYPE] != TypedValue.TYPE_NULL) {
            int id = data[at + RESOURCE];
            if (id != 0) return id;
        }
        return fallback;
    }

    public int getThemeAttributeId(int index, int fallback) {
        check();
        int at = index * FIELDS;
        return data[at + TYPE] == TypedValue.TYPE_ATTRIBUTE ? data[at + DATA] : fallback;
    }

    public Drawable getDrawable(int index) {
        return getDrawableForDensity(index, 0);
    }

    public Drawable getDrawableForDensity(int index, int density) {
        check();
        if (!getValueAt(index * FIELDS, value)) return null;
        if (value.type == TypedValue.TYPE_ATTRIBUTE) throw cannot(index, "drawable");
        if (density > 0) resources.getValueForDensity(value.resourceId, density, value, true);
        return resources.loadDrawable(value, value.resourceId, density, theme);
    }

    public Typeface getFont(int index) {
        check();
        if (!getValueAt(index * FIELDS, value)) return null;
        if (value.type == TypedValue.TYPE_ATTRIBUTE) throw cannot(index, "font");
        return resources.getFont(value, value.resourceId);
    }

    public CharSequence[] getTextArray(int index) {
        check();
        return getValueAt(index * FIELDS, value) ? resources.getTextArray(value.resourceId) : null;
    }

    public boolean getValue(int index, TypedValue out) {
        check();
        return getValueAt(index * FIELDS, out);
    }

    public int getType(int index) {
        check();
        return data[index * FIELDS + TYPE];
    }

    public boolean hasValue(int index) {
        check();
        return data[index * FIELDS + TYPE] != TypedValue.TYPE_NULL;
    }

    public boolean hasValueOrEmpty(int index) {
        check();
        int at = index * FIELDS;
        return data[at + TYPE] != TypedValue.TYPE_NULL || data[at + DATA] == TypedValue.DATA_NULL_EMPTY;
    }

    public TypedValue peekValue(int index) {
        check();
        return getValueAt(index * FIELDS, value) ? value : null;
    }

    public String getPositionDescription() {
        check();
        return xml != null ? xml.getPositionDescription() : "<internal>";
    }

    public void recycle() {
        if (recycled) throw new RuntimeException(toString() + " recycled twice!");
        recycled = true;
        xml = null;
        theme = null;
        assets = null;
        resources.release(this);
    }

    public int[] extractThemeAttrs() {
        return extractThemeAttrs(null);
    }

    /** Takes out what names attributes of a theme, so that they can be looked up later. */
    public int[] extractThemeAttrs(int[] scrap) {
        check();
        int[] attrs = null;
        for (int i = 0; i < length; i++) {
            int at = i * FIELDS;
            if (data[at + TYPE] != TypedValue.TYPE_ATTRIBUTE) continue;
            data[at + TYPE] = TypedValue.TYPE_NULL;
            int attr = data[at + DATA];
            if (attr == 0) continue;
            if (attrs == null) {
                if (scrap != null && scrap.length == length) {
                    attrs = scrap;
                    Arrays.fill(attrs, 0);
                } else {
                    attrs = new int[length];
                }
            }
            attrs[i] = attr;
        }
        return attrs;
    }

    public int getChangingConfigurations() {
        check();
        int changes = 0;
        for (int i = 0; i < length; i++) {
            if (data[i * FIELDS + TYPE] != TypedValue.TYPE_NULL) changes |= data[i * FIELDS + CHANGES];
        }
        return changes;
    }

    private boolean getValueAt(int at, TypedValue out) {
        int type = data[at + TYPE];
        if (type == TypedValue.TYPE_NULL) return false;
        out.type = type;
        out.data = data[at + DATA];
        out.assetCookie = data[at + COOKIE];
        out.resourceId = data[at + RESOURCE];
        out.changingConfigurations = data[at + CHANGES];
        out.density = data[at + DENSITY];
        out.string = type == TypedValue.TYPE_STRING ? string(at) : null;
        return true;
    }

    @Override
    public String toString() {
        return Arrays.toString(data);
    }
}
