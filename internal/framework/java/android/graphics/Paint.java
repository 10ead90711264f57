package android.graphics;

import android.os.LocaleList;
import android.text.GraphicsOperations;
import android.text.SpannableString;
import android.text.SpannedString;
import android.text.TextUtils;
import java.util.Locale;

/** How things are drawn, and what measures text. */
public class Paint {
    public static final int ANTI_ALIAS_FLAG = 1;
    public static final int FILTER_BITMAP_FLAG = 2;
    public static final int DITHER_FLAG = 4;
    public static final int UNDERLINE_TEXT_FLAG = 8;
    public static final int STRIKE_THRU_TEXT_FLAG = 16;
    public static final int FAKE_BOLD_TEXT_FLAG = 32;
    public static final int LINEAR_TEXT_FLAG = 64;
    public static final int SUBPIXEL_TEXT_FLAG = 128;
    public static final int DEV_KERN_TEXT_FLAG = 256;
    public static final int LCD_RENDER_TEXT_FLAG = 512;
    public static final int EMBEDDED_BITMAP_TEXT_FLAG = 1024;
    public static final int AUTO_HINTING_TEXT_FLAG = 2048;
    public static final int VERTICAL_TEXT_FLAG = 4096;
    public static final int HINTING_OFF = 0;
    public static final int HINTING_ON = 1;
    public static final int BIDI_LTR = 0;
    public static final int BIDI_RTL = 1;
    public static final int BIDI_DEFAULT_LTR = 2;
    public static final int BIDI_DEFAULT_RTL = 3;
    public static final int BIDI_FORCE_LTR = 4;
    public static final int BIDI_FORCE_RTL = 5;
    public static final int DIRECTION_LTR = 0;
    public static final int DIRECTION_RTL = 1;
    public static final int CURSOR_AFTER = 0;
    public static final int CURSOR_AT_OR_AFTER = 1;
    public static final int CURSOR_BEFORE = 2;
    public static final int CURSOR_AT_OR_BEFORE = 3;
    public static final int CURSOR_AT = 4;
    public static final int HYPHENEDIT_MASK_END_OF_LINE = 7;
    public static final int HYPHENEDIT_MASK_START_OF_LINE = 24;
    static final int DEFAULT_PAINT_FLAGS = DEV_KERN_TEXT_FLAG | EMBEDDED_BITMAP_TEXT_FLAG;

    /** What of a shape is drawn. */
    public enum Style {
        FILL(0), STROKE(1), FILL_AND_STROKE(2);

        final int nativeInt;

        Style(int n) {
            nativeInt = n;
        }
    }

    /** The ends of lines. */
    public enum Cap {
        BUTT(0), ROUND(1), SQUARE(2);

        final int nativeInt;

        Cap(int n) {
            nativeInt = n;
        }
    }

    /** The corners of lines. */
    public enum Join {
        MITER(0), ROUND(1), BEVEL(2);

        final int nativeInt;

        Join(int n) {
            nativeInt = n;
        }
    }

    /** Where text is, seen from its place. */
    public enum Align {
        LEFT(0), CENTER(1), RIGHT(2);

        final int nativeInt;

        Align(int n) {
            nativeInt = n;
        }
    }

    /** The heights of a line. */
    public static class FontMetrics {
        public float top;
        public float ascent;
        public float descent;
        public float bottom;
        public float leading;
    }

    /** The heights of a line in whole pixels. */
    public static class FontMetricsInt {
        public int top;
        public int ascent;
        public int descent;
        public int bottom;
        public int leading;

        @Override
        public String toString() {
            return "FontMetricsInt: top=" + top + " ascent=" + ascent + " descent=" + descent + " bottom=" + bottom + " leading=" + leading;
        }
    }

    private int flags;
    private Style style = Style.FILL;
    private int color = 0xff000000;
    private float strokeWidth;
    private float strokeMiter = 4;
    private Cap cap = Cap.BUTT;
    private Join join = Join.MITER;
    private Shader shader;
    private ColorFilter colorFilter;
    private Xfermode xfermode;
    private PathEffect pathEffect;
    private MaskFilter maskFilter;
    private Rasterizer rasterizer;
    private Typeface typeface;
    private Align align = Align.LEFT;
    private float textSize = 12;
    private float textScaleX = 1;
    private float textSkewX;
    private float letterSpacing;
    private float wordSpacing;
    private int hinting = HINTING_ON;
    private int hyphenEdit;
    private String fontFeatureSettings;
    private String fontVariationSettings;
    private boolean elegant;
    private LocaleList locales;
    private boolean shadow;
    public int mBidiFlags = BIDI_DEFAULT_LTR;

    public Paint() {
        this(0);
    }

    public Paint(int flags) {
        setFlags(flags | DEFAULT_PAINT_FLAGS);
    }

    public Paint(Paint paint) {
        set(paint);
    }

    public void reset() {
        set(new Paint());
        flags = DEFAULT_PAINT_FLAGS;
    }

    public void set(Paint src) {
        if (this == src) return;
        flags = src.flags;
        style = src.style;
        color = src.color;
        strokeWidth = src.strokeWidth;
        strokeMiter = src.strokeMiter;
        cap = src.cap;
        join = src.join;
        shader = src.shader;
        colorFilter = src.colorFilter;
        xfermode = src.xfermode;
        pathEffect = src.pathEffect;
        maskFilter = src.maskFilter;
        rasterizer = src.rasterizer;
        typeface = src.typeface;
        align = src.align;
        textSize = src.textSize;
        textScaleX = src.textScaleX;
        textSkewX = src.textSkewX;
        letterSpacing = src.letterSpacing;
        wordSpacing = src.wordSpacing;
        hinting = src.hinting;
        hyphenEdit = src.hyphenEdit;
        fontFeatureSettings = src.fontFeatureSettings;
        fontVariationSettings = src.fontVariationSettings;
        elegant = src.elegant;
        locales = src.locales;
        shadow = src.shadow;
        mBidiFlags = src.mBidiFlags;
    }

    public void setCompatibilityScaling(float factor) {
    }

    /** The color that stands for what the paint draws. */
    int ink() {
        int c = color;
        if (shader != null) {
            c = shader.mean;
            c = c & 0xffffff | (c >>> 24) * (color >>> 24) / 255 << 24;
        }
        return colorFilter != null ? colorFilter.apply(c) : c;
    }

    /** The rule by which it is put over what is there. */
    int mode() {
        return xfermode == null ? PorterDuff.Mode.SRC_OVER.nativeInt : xfermode.porterDuffMode;
    }

    /** The width of lines, 0 if the paint fills. */
    float pen() {
        return style == Style.STROKE ? Math.max(strokeWidth, 1) : 0;
    }

    public int getFlags() {
        return flags;
    }

    /** Flags that the drawing library keeps. */
    private static final int KEPT = 0xdff;

    public void setFlags(int flags) {
        this.flags = flags & KEPT;
    }

    public final boolean isAntiAlias() {
        return (flags & ANTI_ALIAS_FLAG) != 0;
    }

    public void setAntiAlias(boolean on) {
        flags = on ? flags | ANTI_ALIAS_FLAG : flags & ~ANTI_ALIAS_FLAG;
    }

    public final boolean isDither() {
        return (flags & DITHER_FLAG) != 0;
    }

    public void setDither(boolean on) {
        flags = on ? flags | DITHER_FLAG : flags & ~DITHER_FLAG;
    }

    public final boolean isLinearText() {
        return (flags & LINEAR_TEXT_FLAG) != 0;
    }

    public void setLinearText(boolean on) {
        flags = on ? flags | LINEAR_TEXT_FLAG : flags & ~LINEAR_TEXT_FLAG;
    }

    public final boolean isSubpixelText() {
        return (flags & SUBPIXEL_TEXT_FLAG) != 0;
    }

    public void setSubpixelText(boolean on) {
        flags = on ? flags | SUBPIXEL_TEXT_FLAG : flags & ~SUBPIXEL_TEXT_FLAG;
    }

    public final boolean isUnderlineText() {
        return (flags & UNDERLINE_TEXT_FLAG) != 0;
    }

    public void setUnderlineText(boolean on) {
        flags = on ? flags | UNDERLINE_TEXT_FLAG : flags & ~UNDERLINE_TEXT_FLAG;
    }

    public final boolean isStrikeThruText() {
        return (flags & STRIKE_THRU_TEXT_FLAG) != 0;
    }

    public void setStrikeThruText(boolean on) {
        flags = on ? flags | STRIKE_THRU_TEXT_FLAG : flags & ~STRIKE_THRU_TEXT_FLAG;
    }

    public final boolean isFakeBoldText() {
        return (flags & FAKE_BOLD_TEXT_FLAG) != 0;
    }

    public void setFakeBoldText(boolean on) {
        flags = on ? flags | FAKE_BOLD_TEXT_FLAG : flags & ~FAKE_BOLD_TEXT_FLAG;
    }

    public final boolean isFilterBitmap() {
        return (flags & FILTER_BITMAP_FLAG) != 0;
    }

    public void setFilterBitmap(boolean on) {
        flags = on ? flags | FILTER_BITMAP_FLAG : flags & ~FILTER_BITMAP_FLAG;
    }

    public Style getStyle() {
        return style;
    }

    public void setStyle(Style value) {
        if (value == null) throw new NullPointerException();
        style = value;
    }

    public int getColor() {
        return color;
    }

    public void setColor(int value) {
        color = value;
    }

    public float getStrokeWidth() {
        return strokeWidth;
    }

    public void setStrokeWidth(float value) {
        strokeWidth = value;
    }

    public float getStrokeMiter() {
        return strokeMiter;
    }

    public void setStrokeMiter(float value) {
        strokeMiter = value;
    }

    public Cap getStrokeCap() {
        return cap;
    }

    public void setStrokeCap(Cap value) {
        if (value == null) throw new NullPointerException();
        cap = value;
    }

    public Join getStrokeJoin() {
        return join;
    }

    public void setStrokeJoin(Join value) {
        if (value == null) throw new NullPointerException();
        join = value;
    }

    public Align getTextAlign() {
        return align;
    }

    public void setTextAlign(Align value) {
        if (value == null) throw new NullPointerException();
        align = value;
    }

    public int getHinting() {
        return hinting;
    }

    public void setHinting(int value) {
        hinting = value == HINTING_OFF ? HINTING_OFF : HINTING_ON;
    }

    public float getTextScaleX() {
        return textScaleX;
    }

    public void setTextScaleX(float value) {
        textScaleX = value;
    }

    public float getTextSkewX() {
        return textSkewX;
    }

    public void setTextSkewX(float value) {
        textSkewX = value;
    }

    public float getLetterSpacing() {
        return letterSpacing;
    }

    public void setLetterSpacing(float value) {
        letterSpacing = value;
    }

    public float getWordSpacing() {
        return wordSpacing;
    }

    public void setWordSpacing(float value) {
        wordSpacing = value;
    }

    public int getHyphenEdit() {
        return hyphenEdit;
    }

    public void setHyphenEdit(int value) {
        hyphenEdit = value;
    }

    public String getFontFeatureSettings() {
        return fontFeatureSettings;
    }

    public void setFontFeatureSettings(String value) {
        fontFeatureSettings = "".equals(value) ? null : value;
    }

    public Shader getShader() {
        return shader;
    }

    public Shader setShader(Shader value) {
        shader = value;
        return value;
    }

    public ColorFilter getColorFilter() {
        return colorFilter;
    }

    public ColorFilter setColorFilter(ColorFilter value) {
        colorFilter = value;
        return value;
    }

    public Xfermode getXfermode() {
        return xfermode;
    }

    public Xfermode setXfermode(Xfermode value) {
        xfermode = value;
        return value;
    }

    public PathEffect getPathEffect() {
        return pathEffect;
    }

    public PathEffect setPathEffect(PathEffect value) {
        pathEffect = value;
        return value;
    }

    public MaskFilter getMaskFilter() {
        return maskFilter;
    }

    public MaskFilter setMaskFilter(MaskFilter value) {
        maskFilter = value;
        return value;
    }

    public Typeface getTypeface() {
        return typeface;
    }

    public Typeface setTypeface(Typeface value) {
        typeface = value;
        return value;
    }

    public Rasterizer getRasterizer() {
        return rasterizer;
    }

    public Rasterizer setRasterizer(Rasterizer value) {
        rasterizer = value;
        return value;
    }

    public int getBidiFlags() {
        return mBidiFlags;
    }

    public void setBidiFlags(int bidi) {
        bidi &= 7;
        if (bidi > BIDI_FORCE_RTL) throw new IllegalArgumentException("unknown bidi flag: " + bidi);
        mBidiFlags = bidi;
    }

    public int getAlpha() {
        return color >>> 24;
    }

    public void setAlpha(int a) {
        color = color & 0xffffff | Math.max(0, Math.min(a, 0xff)) << 24;
    }

    public void setARGB(int a, int r, int g, int b) {
        setColor(a << 24 | r << 16 | g << 8 | b);
    }

    public boolean getFillPath(Path src, Path dst) {
        dst.set(src);
        return style != Style.STROKE || strokeWidth > 0;
    }

    public void setShadowLayer(float radius, float dx, float dy, int shadowColor) {
        shadow = radius > 0 && shadowColor != 0;
    }

    public void clearShadowLayer() {
        shadow = false;
    }

    public boolean hasShadowLayer() {
        return shadow;
    }

    public Locale getTextLocale() {
        return getTextLocales().get(0);
    }

    public LocaleList getTextLocales() {
        return locales == null ? LocaleList.getAdjustedDefault() : locales;
    }

    public void setTextLocale(Locale locale) {
        if (locale == null) throw new IllegalArgumentException("locale cannot be null");
        locales = new LocaleList(locale);
    }

    public void setTextLocales(LocaleList list) {
        if (list == null || list.isEmpty()) throw new IllegalArgumentException("locales cannot be null or empty");
        locales = list;
    }

    public boolean isElegantTextHeight() {
        return elegant;
    }

    public void setElegantTextHeight(boolean elegant) {
        this.elegant = elegant;
    }

    public float getTextSize() {
        return textSize;
    }

    public void setTextSize(float size) {
        if (size >= 0) textSize = size;
    }

    public String getFontVariationSettings() {
        return fontVariationSettings;
    }

    public boolean setFontVariationSettings(String settings) {
        fontVariationSettings = TextUtils.isEmpty(settings) ? null : settings;
        return fontVariationSettings == null;
    }

    private static native float nativeMeasure(int face, float size, float scale, float spacing, char[] text, int from, int count, float[] advances,
            int at);

    private static native void nativeBox(int face, float size, float scale, float spacing, char[] text, int from, int count, int[] out);

    private static native void nativeMetrics(int face, float size, float[] out);

    private static native boolean nativeHasGlyph(int face, int character);

    private int face() {
        return (typeface == null ? Typeface.DEFAULT : typeface).face() | ((flags & LINEAR_TEXT_FLAG) != 0 ? 1 << 21 : 0);
    }

    public float ascent() {
        return getFontMetrics().ascent;
    }

    public float descent() {
        return getFontMetrics().descent;
    }

    public float getFontMetrics(FontMetrics metrics) {
        float[] m = new float[5];
        nativeMetrics(face(), textSize, m);
        if (metrics != null) {
            metrics.top = m[0];
            metrics.ascent = m[1];
            metrics.descent = m[2];
            metrics.bottom = m[3];
            metrics.leading = m[4];
        }
        return m[2] - m[1] + m[4];
    }

    public FontMetrics getFontMetrics() {
        FontMetrics fm = new FontMetrics();
        getFontMetrics(fm);
        return fm;
    }

    public int getFontMetricsInt(FontMetricsInt fmi) {
        float[] m = new float[5];
        nativeMetrics(face(), textSize, m);
        int ascent = Math.round(m[1]);
        int descent = Math.round(m[2]);
        int leading = Math.round(m[4]);
        if (fmi != null) {
            fmi.top = (int) Math.floor(m[0]);
            fmi.ascent = ascent;
            fmi.descent = descent;
            fmi.bottom = (int) Math.ceil(m[3]);
            fmi.leading = leading;
        }
        return descent - ascent + leading;
    }

    public FontMetricsInt getFontMetricsInt() {
        FontMetricsInt fm = new FontMetricsInt();
        getFontMetricsInt(fm);
        return fm;
    }

    public float getFontSpacing() {
        return getFontMetrics(null);
    }

    private float advance(char[] text, int from, int count, float[] advances, int at) {
        if (count == 0) return 0;
        return nativeMeasure(face(), textSize, textScaleX, letterSpacing, text, from, count, advances, at);
    }

    private static void noText() {
        throw new IllegalArgumentException("text cannot be null");
    }

    public float measureText(char[] text, int index, int count) {
        if (text == null) noText();
        if ((index | count) < 0 || index + count > text.length) throw new ArrayIndexOutOfBoundsException();
        return (float) Math.ceil(advance(text, index, count, null, 0));
    }

    public float measureText(String text, int start, int end) {
        if (text == null) noText();
        if ((start | end | end - start | text.length() - end) < 0) throw new IndexOutOfBoundsException();
        char[] buf = new char[end - start];
        TextUtils.getChars(text, start, end, buf, 0);
        float width = (float) Math.ceil(advance(buf, 0, end - start, null, 0));
        return width;
    }

    public float measureText(String text) {
        if (text == null) noText();
        return measureText(text, 0, text.length());
    }

    public float measureText(CharSequence text, int start, int end) {
        if (text == null) noText();
        if ((start | end | end - start | text.length() - end) < 0) throw new IndexOutOfBoundsException();
        if (text instanceof String) return measureText((String) text, start, end);
        if (text instanceof SpannedString || text instanceof SpannableString) return measureText(text.toString(), start, end);
        if (text instanceof GraphicsOperations) return ((GraphicsOperations) text).measureText(start, end, this);
        return measureText(text.toString(), start, end);
    }

    public int breakText(char[] text, int index, int count, float maxWidth, float[] measuredWidth) {
        if (text == null) noText();
        boolean forward = count >= 0;
        int n = Math.abs(count);
        if (index < 0 || text.length - index < n) throw new ArrayIndexOutOfBoundsException();
        float[] adv = new float[n];
        advance(text, index, n, adv, 0);
        float width = 0;
        int used = 0;
        for (int i = 0; i < n; i++) {
            float w = adv[forward ? i : n - 1 - i];
            if (width + w > maxWidth) break;
            width += w;
            used++;
        }
        // What has no width of its own stays with what is before it.
        while (forward && used > 0 && used < n && adv[used] == 0) used++;
        if (measuredWidth != null && measuredWidth.length > 0) measuredWidth[0] = width;
        return used;
    }

    public int breakText(CharSequence text, int start, int end, boolean measureForwards, float maxWidth, float[] measuredWidth) {
        if (text == null) noText();
        if ((start | end | end - start | text.length() - end) < 0) throw new IndexOutOfBoundsException();
        if (start == end) return 0;
        char[] buf = new char[end - start];
        TextUtils.getChars(text, start, end, buf, 0);
        int n = breakText(buf, 0, measureForwards ? end - start : start - end, maxWidth, measuredWidth);
        return n;
    }

    public int breakText(String text, boolean measureForwards, float maxWidth, float[] measuredWidth) {
        if (text == null) noText();
        return breakText(text, 0, text.length(), measureForwards, maxWidth, measuredWidth);
    }

    public int getTextWidths(char[] text, int index, int count, float[] widths) {
        if (text == null) noText();
        if ((index | count) < 0 || index + count > text.length || count > widths.length) throw new ArrayIndexOutOfBoundsException();
        advance(text, index, count, widths, 0);
        return count;
    }

    public int getTextWidths(CharSequence text, int start, int end, float[] widths) {
        if (text == null) noText();
        if ((start | end | end - start | text.length() - end) < 0) throw new IndexOutOfBoundsException();
        if (end - start > widths.length) throw new ArrayIndexOutOfBoundsException();
        if (start == end) return 0;
        if (text instanceof GraphicsOperations) return ((GraphicsOperations) text).getTextWidths(start, end, widths, this);
        char[] buf = new char[end - start];
        TextUtils.getChars(text, start, end, buf, 0);
        int n = getTextWidths(buf, 0, end - start, widths);
        return n;
    }

    public int getTextWidths(String text, int start, int end, float[] widths) {
        return getTextWidths((CharSequence) text, start, end, widths);
    }

    public int getTextWidths(String text, float[] widths) {
        return getTextWidths(text, 0, text.length(), widths);
    }

    public float getTextRunAdvances(char[] chars, int index, int count, int contextIndex, int contextCount, boolean isRtl, float[] advances,
            int advancesIndex) {
        if (chars == null) noText();
        if ((index | count | contextIndex | contextCount | advancesIndex | index - contextIndex | contextCount - count
                | contextIndex + contextCount - (index + count) | chars.length - (contextIndex + contextCount)
                | (advances == null ? 0 : advances.length - (advancesIndex + count))) < 0) {
            throw new IndexOutOfBoundsException();
        }
        return advance(chars, index, count, advances, advancesIndex);
    }

    public float getTextRunAdvances(CharSequence text, int start, int end, int contextStart, int contextEnd, boolean isRtl, float[] advances,
            int advancesIndex) {
        if (text == null) noText();
        if ((start | end | contextStart | contextEnd | advancesIndex | end - start | start - contextStart | contextEnd - end
                | text.length() - contextEnd | (advances == null ? 0 : advances.length - advancesIndex - (end - start))) < 0) {
            throw new IndexOutOfBoundsException();
        }
        char[] buf = new char[end - start];
        TextUtils.getChars(text, start, end, buf, 0);
        float w = advance(buf, 0, end - start, advances, advancesIndex);
        return w;
    }

    public float getTextRunAdvances(String text, int start, int end, int contextStart, int contextEnd, boolean isRtl, float[] advances,
            int advancesIndex) {
        return getTextRunAdvances((CharSequence) text, start, end, contextStart, contextEnd, isRtl, advances, advancesIndex);
    }

    private static boolean inside(char c) {
        return Character.isLowSurrogate(c) || c == 0x200d || c >= 0x0300 && c <= 0x036f || c >= 0xfe00 && c <= 0xfe0f;
    }

    public int getTextRunCursor(char[] text, int contextStart, int contextLength, int dir, int offset, int cursorOpt) {
        int contextEnd = contextStart + contextLength;
        if ((contextStart | contextEnd | offset | contextEnd - contextStart | offset - contextStart | contextEnd - offset | text.length - contextEnd
                | cursorOpt) < 0 || cursorOpt > CURSOR_AT) {
            throw new IndexOutOfBoundsException();
        }
        int at = offset;
        switch (cursorOpt) {
            case CURSOR_AFTER:
                if (at < contextEnd) at++;
                while (at < contextEnd && inside(text[at])) at++;
                return at;
            case CURSOR_AT_OR_AFTER:
                while (at < contextEnd && at > contextStart && inside(text[at])) at++;
                return at;
            case CURSOR_BEFORE:
                if (at > contextStart) at--;
                while (at > contextStart && inside(text[at])) at--;
                return at;
            case CURSOR_AT_OR_BEFORE:
                while (at > contextStart && at < contextEnd && inside(text[at])) at--;
                return at;
            default:
                return at > contextStart && at < contextEnd && inside(text[at]) ? -1 : at;
        }
    }

    public int getTextRunCursor(CharSequence text, int contextStart, int contextEnd, int dir, int offset, int cursorOpt) {
        char[] buf = new char[contextEnd - contextStart];
        TextUtils.getChars(text, contextStart, contextEnd, buf, 0);
        int r = getTextRunCursor(buf, 0, contextEnd - contextStart, dir, offset - contextStart, cursorOpt);
        return r == -1 ? -1 : r + contextStart;
    }

    public int getTextRunCursor(String text, int contextStart, int contextEnd, int dir, int offset, int cursorOpt) {
        return getTextRunCursor((CharSequence) text, contextStart, contextEnd, dir, offset, cursorOpt);
    }

    public void getTextPath(char[] text, int index, int count, float x, float y, Path path) {
        if ((index | count) < 0 || index + count > text.length) throw new ArrayIndexOutOfBoundsException();
        Rect r = new Rect();
        getTextBounds(text, index, count, r);
        path.reset();
        if (!r.isEmpty()) path.addRect(x + r.left, y + r.top, x + r.right, y + r.bottom, Path.Direction.CW);
    }

    public void getTextPath(String text, int start, int end, float x, float y, Path path) {
        getTextPath(text.substring(start, end).toCharArray(), 0, end - start, x, y, path);
    }

    public void getTextBounds(String text, int start, int end, Rect bounds) {
        if ((start | end | end - start | text.length() - end) < 0) throw new IndexOutOfBoundsException();
        if (bounds == null) throw new NullPointerException("need bounds Rect");
        getTextBounds(text.substring(start, end).toCharArray(), 0, end - start, bounds);
    }

    public void getTextBounds(CharSequence text, int start, int end, Rect bounds) {
        if ((start | end | end - start | text.length() - end) < 0) throw new IndexOutOfBoundsException();
        getTextBounds(text.subSequence(start, end).toString(), 0, end - start, bounds);
    }

    public void getTextBounds(char[] text, int index, int count, Rect bounds) {
        if ((index | count) < 0 || index + count > text.length) throw new ArrayIndexOutOfBoundsException();
        if (bounds == null) throw new NullPointerException("need bounds Rect");
        int[] out = new int[4];
        if (count > 0) nativeBox(face(), textSize, textScaleX, letterSpacing, text, index, count, out);
        bounds.set(out[0], out[1], out[2], out[3]);
    }

    public boolean hasGlyph(String string) {
        return string.length() > 0 && nativeHasGlyph(face(), string.codePointAt(0));
    }

    public float getRunAdvance(char[] text, int start, int end, int contextStart, int contextEnd, boolean isRtl, int offset) {
        if (text == null) noText();
        if ((contextStart | start | offset | end | contextEnd | start - contextStart | offset - start | end - offset | contextEnd - end
                | text.length - contextEnd) < 0) {
            throw new IndexOutOfBoundsException();
        }
        if (end == start) return 0;
        float[] adv = new float[end - start];
        advance(text, start, end - start, adv, 0);
        float w = 0;
        for (int i = 0; i < offset - start; i++) w += adv[i];
        return w;
    }

    public float getRunAdvance(CharSequence text, int start, int end, int contextStart, int contextEnd, boolean isRtl, int offset) {
        if (text == null) noText();
        char[] buf = new char[contextEnd - contextStart];
        TextUtils.getChars(text, contextStart, contextEnd, buf, 0);
        return getRunAdvance(buf, start - contextStart, end - contextStart, 0, contextEnd - contextStart, isRtl, offset - contextStart);
    }

    public int getOffsetForAdvance(char[] text, int start, int end, int contextStart, int contextEnd, boolean isRtl, float advance) {
        if (text == null) noText();
        if ((contextStart | start | end | contextEnd | start - contextStart | end - start | contextEnd - end | text.length - contextEnd) < 0) {
            throw new IndexOutOfBoundsException();
        }
        float[] adv = new float[end - start];
        advance(text, start, end - start, adv, 0);
        float x = 0;
        int best = start;
        float distance = Math.abs(advance);
        for (int i = 0; i < adv.length; i++) {
            x += adv[i];
            if (i + 1 < adv.length && inside(text[start + i + 1])) continue;
            float d = Math.abs(advance - x);
            if (d < distance) {
                distance = d;
                best = start + i + 1;
            }
        }
        return best;
    }

    public int getOffsetForAdvance(CharSequence text, int start, int end, int contextStart, int contextEnd, boolean isRtl, float advance) {
        if (text == null) noText();
        char[] buf = new char[contextEnd - contextStart];
        TextUtils.getChars(text, contextStart, contextEnd, buf, 0);
        return getOffsetForAdvance(buf, start - contextStart, end - contextStart, 0, contextEnd - contextStart, isRtl, advance) + contextStart;
    }
}
