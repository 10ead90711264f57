package android.content.res;

import android.graphics.Color;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.util.StateSet;
import android.util.Xml;
import com.android.internal.R;
import java.io.IOException;
import java.util.Arrays;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Colors by the states of a view; the first that matches counts. */
public class ColorStateList extends ComplexColor implements Parcelable {
    private static final int DEFAULT_COLOR = Color.RED;
    private static final int[][] EMPTY = new int[][] {new int[0]};

    private int[][] states;
    private int[] colors;
    private int[][] themeAttrs;
    private int changes;
    private int defaultColor;
    private boolean opaque;
    private Factory factory;

    private ColorStateList() {
    }

    public ColorStateList(int[][] states, int[] colors) {
        this.states = states;
        this.colors = colors;
        onColorsChanged();
    }

    public static ColorStateList valueOf(int color) {
        synchronized (ONES) {
            java.lang.ref.WeakReference<ColorStateList> kept = ONES.get(color);
            ColorStateList one = kept == null ? null : kept.get();
            if (one == null) {
                one = new ColorStateList(EMPTY, new int[] {color});
                ONES.put(color, new java.lang.ref.WeakReference<ColorStateList>(one));
            }
            return one;
        }
    }

    /** Lists of one colour. */
    private static final android.util.SparseArray<java.lang.ref.WeakReference<ColorStateList>> ONES = new android.util.SparseArray<java.lang.ref.WeakReference<ColorStateList>>();

    private ColorStateList(ColorStateList orig) {
        if (orig != null) {
            changes = orig.changes;
            states = orig.states;
            defaultColor = orig.defaultColor;
            opaque = orig.opaque;
            themeAttrs = orig.themeAttrs == null ? null : orig.themeAttrs.clone();
            colors = orig.colors.clone();
        }
    }

    @Deprecated
    public static ColorStateList createFromXml(Resources r, XmlPullParser parser) throws XmlPullParserException, IOException {
        return createFromXml(r, parser, null);
    }

    public static ColorStateList createFromXml(Resources r, XmlPullParser parser, Resources.Theme theme) throws XmlPullParserException, IOException {
        AttributeSet attrs = Xml.asAttributeSet(parser);
        int type;
        do {
            type = parser.next();
        } while (type != XmlPullParser.START_TAG && type != XmlPullParser.END_DOCUMENT);
        if (type != XmlPullParser.START_TAG) throw new XmlPullParserException("No start tag found");
        return createFromXmlInner(r, parser, attrs, theme);
    }

    static ColorStateList createFromXmlInner(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
            throws XmlPullParserException, IOException {
        String name = parser.getName();
        if (!name.equals("selector")) {
            throw new XmlPullParserException(parser.getPositionDescription() + ": invalid color state list tag " + name);
        }
        ColorStateList list = new ColorStateList();
        list.inflate(r, parser, attrs, theme);
        return list;
    }

    public ColorStateList withAlpha(int alpha) {
        int[] all = new int[colors.length];
        for (int i = 0; i < all.length; i++) all[i] = colors[i] & 0xffffff | alpha << 24;
        return new ColorStateList(states, all);
    }

    private void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        int innerDepth = parser.getDepth() + 1;
        int type;
        int depth;
        int n = 0;
        int[][] states = new int[20][];
        int[][] themed = new int[20][];
        int[] colors = new int[20];
        boolean hasThemed = false;
        while ((type = parser.next()) != XmlPullParser.END_DOCUMENT && ((depth = parser.getDepth()) >= innerDepth || type != XmlPullParser.END_TAG)) {
            if (type != XmlPullParser.START_TAG || depth > innerDepth || !parser.getName().equals("item")) continue;
            TypedArray a = Resources.obtainAttributes(r, theme, attrs, R.styleable.ColorStateListItem);
            int[] themeAttrs = a.extractThemeAttrs();
            int base = a.getColor(R.styleable.ColorStateListItem_color, Color.MAGENTA);
            float alpha = a.getFloat(R.styleable.ColorStateListItem_alpha, 1.0f);
            changes |= a.getChangingConfigurations();
            a.recycle();
            int count = attrs.getAttributeCount();
            int[] spec = new int[count];
            int j = 0;
            for (int i = 0; i < count; i++) {
                int state = attrs.getAttributeNameResource(i);
                if (state != R.attr.color && state != R.attr.alpha) {
                    spec[j++] = attrs.getAttributeBooleanValue(i, false) ? state : -state;
                }
            }
            if (n == colors.length) {
                states = Arrays.copyOf(states, 2 * n);
                themed = Arrays.copyOf(themed, 2 * n);
                colors = Arrays.copyOf(colors, 2 * n);
            }
            // Until the theme is applied the alpha waits in the attributes.
            hasThemed |= themeAttrs != null;
            themed[n] = themeAttrs;
            colors[n] = modulate(base, alpha);
            states[n++] = StateSet.trimStateSet(spec, j);
        }
        if (hasThemed) themeAttrs = Arrays.copyOf(themed, n);
        this.colors = Arrays.copyOf(colors, n);
        this.states = Arrays.copyOf(states, n);
        onColorsChanged();
    }

    @Override
    public boolean canApplyTheme() {
        return themeAttrs != null;
    }

    private void applyTheme(Resources.Theme t) {
        if (themeAttrs == null) return;
        boolean left = false;
        int[][] all = themeAttrs;
        for (int i = 0; i < all.length; i++) {
            if (all[i] == null) continue;
            TypedArray a = t.resolveAttributes(all[i], R.styleable.ColorStateListItem);
            float alpha = all[i][R.styleable.ColorStateListItem_color] != 0 ? Color.alpha(colors[i]) / 255.0f : 1.0f;
            all[i] = a.extractThemeAttrs(all[i]);
            left |= all[i] != null;
            int base = a.getColor(R.styleable.ColorStateListItem_color, colors[i]);
            colors[i] = modulate(base, a.getFloat(R.styleable.ColorStateListItem_alpha, alpha));
            changes |= a.getChangingConfigurations();
            a.recycle();
        }
        if (!left) themeAttrs = null;
        onColorsChanged();
    }

    @Override
    public ColorStateList obtainForTheme(Resources.Theme t) {
        if (t == null || !canApplyTheme()) return this;
        ColorStateList clone = new ColorStateList(this);
        clone.applyTheme(t);
        return clone;
    }

    @Override
    public int getChangingConfigurations() {
        return super.getChangingConfigurations() | changes;
    }

    private static int modulate(int base, float alpha) {
        if (alpha == 1.0f) return base;
        int a = (int) (Color.alpha(base) * alpha + 0.5f);
        return base & 0xffffff | Math.max(0, Math.min(a, 255)) << 24;
    }

    @Override
    public boolean isStateful() {
        return states.length >= 1 && states[0].length > 0;
    }

    public boolean hasFocusStateSpecified() {
        return StateSet.containsAttribute(states, R.attr.state_focused);
    }

    public boolean isOpaque() {
        return opaque;
    }

    public int getColorForState(int[] stateSet, int fallback) {
        for (int i = 0; i < states.length; i++) {
            if (StateSet.stateSetMatches(states[i], stateSet)) return colors[i];
        }
        return fallback;
    }

    @Override
    public int getDefaultColor() {
        return defaultColor;
    }

    public int[][] getStates() {
        return states;
    }

    public int[] getColors() {
        return colors;
    }

    public boolean hasState(int state) {
        for (int[] set : states) {
            for (int s : set) {
                if (s == state || s == ~state) return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return "ColorStateList{mThemeAttrs=" + Arrays.deepToString(themeAttrs) + "mChangingConfigurations=" + changes + "mStateSpecs="
                + Arrays.deepToString(states) + "mColors=" + Arrays.toString(colors) + "mDefaultColor=" + defaultColor + '}';
    }

    private void onColorsChanged() {
        int color = DEFAULT_COLOR;
        boolean solid = true;
        int n = states.length;
        if (n > 0) {
            color = colors[0];
            for (int i = n - 1; i > 0; i--) {
                if (states[i].length == 0) {
                    color = colors[i];
                    break;
                }
            }
            for (int i = 0; i < n; i++) {
                if (Color.alpha(colors[i]) != 0xff) {
                    solid = false;
                    break;
                }
            }
        }
        defaultColor = color;
        opaque = solid;
    }

    @Override
    public ConstantState<ComplexColor> getConstantState() {
        if (factory == null) factory = new Factory(this);
        return factory;
    }

    private static class Factory extends ConstantState<ComplexColor> {
        private final ColorStateList source;

        Factory(ColorStateList source) {
            this.source = source;
        }

        @Override
        public int getChangingConfigurations() {
            return source.changes;
        }

        @Override
        public ColorStateList newInstance() {
            return source;
        }

        @Override
        public ColorStateList newInstance(Resources res, Resources.Theme theme) {
            return source.obtainForTheme(theme);
        }
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
        dest.writeInt(states.length);
        for (int[] s : states) dest.writeIntArray(s);
        dest.writeIntArray(colors);
    }

    public static final Parcelable.Creator<ColorStateList> CREATOR = new Parcelable.Creator<ColorStateList>() {
        @Override
        public ColorStateList[] newArray(int size) {
            return new ColorStateList[size];
        }

        @Override
        public ColorStateList createFromParcel(Parcel source) {
            int[][] states = new int[source.readInt()][];
            for (int i = 0; i < states.length; i++) states[i] = source.createIntArray();
            return new ColorStateList(states, source.createIntArray());
        }
    };
}
