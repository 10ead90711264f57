package android.text;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.text.style.ParagraphStyle;

/** A single line from left to right. */
public class BoringLayout extends Layout implements TextUtils.EllipsizeCallback {
    private String direct;
    private int bottom;
    private int desc;
    private int topPadding;
    private int bottomPadding;
    private float max;
    private int ellipsizedWidth;
    private int ellipsizedStart;
    private int ellipsizedCount;

    /** What a boring line needs. */
    public static class Metrics extends Paint.FontMetricsInt {
        public int width;

        @Override
        public String toString() {
            return super.toString() + " width=" + width;
        }
    }

    public BoringLayout(CharSequence source, TextPaint paint, int outerwidth, Alignment align, float spacingmult, float spacingadd, Metrics metrics, boolean includepad) {
        super(source, paint, outerwidth, align, spacingmult, spacingadd);
        ellipsizedWidth = outerwidth;
        init(source, paint, outerwidth, align, spacingmult, spacingadd, metrics, includepad, true);
    }

    public BoringLayout(CharSequence source, TextPaint paint, int outerwidth, Alignment align, float spacingmult, float spacingadd, Metrics metrics, boolean includepad,
            TextUtils.TruncateAt ellipsize, int ellipsizedWidth) {
        super(source, paint, outerwidth, align, spacingmult, spacingadd);
        boolean trust = cut(source, paint, outerwidth, align, spacingmult, spacingadd, ellipsize, ellipsizedWidth);
        init(getText(), paint, outerwidth, align, spacingmult, spacingadd, metrics, includepad, trust);
    }

    public static BoringLayout make(CharSequence source, TextPaint paint, int outerwidth, Alignment align, float spacingmult, float spacingadd, Metrics metrics, boolean includepad) {
        return new BoringLayout(source, paint, outerwidth, align, spacingmult, spacingadd, metrics, includepad);
    }

    public static BoringLayout make(CharSequence source, TextPaint paint, int outerwidth, Alignment align, float spacingmult, float spacingadd, Metrics metrics, boolean includepad,
            TextUtils.TruncateAt ellipsize, int ellipsizedWidth) {
        return new BoringLayout(source, paint, outerwidth, align, spacingmult, spacingadd, metrics, includepad, ellipsize, ellipsizedWidth);
    }

    public BoringLayout replaceOrMake(CharSequence source, TextPaint paint, int outerwidth, Alignment align, float spacingmult, float spacingadd, Metrics metrics, boolean includepad) {
        return make(source, paint, outerwidth, align, spacingmult, spacingadd, metrics, includepad);
    }

    public BoringLayout replaceOrMake(CharSequence source, TextPaint paint, int outerwidth, Alignment align, float spacingmult, float spacingadd, Metrics metrics, boolean includepad,
            TextUtils.TruncateAt ellipsize, int ellipsizedWidth) {
        return make(source, paint, outerwidth, align, spacingmult, spacingadd, metrics, includepad, ellipsize, ellipsizedWidth);
    }

    private boolean cut(CharSequence source, TextPaint paint, int outerwidth, Alignment align, float mult, float add, TextUtils.TruncateAt ellipsize, int width) {
        if (ellipsize == null || ellipsize == TextUtils.TruncateAt.MARQUEE) {
            ellipsizedWidth = outerwidth;
            return true;
        }
        replaceWith(TextUtils.ellipsize(source, paint, width, ellipsize, true, this), paint, outerwidth, align, mult, add);
        ellipsizedWidth = width;
        return false;
    }

    private void init(CharSequence source, TextPaint paint, int outerwidth, Alignment align, float mult, float add, Metrics metrics, boolean includepad, boolean trustWidth) {
        direct = source instanceof String && align == Alignment.ALIGN_NORMAL ? source.toString() : null;
        int spacing;
        if (includepad) {
            spacing = metrics.bottom - metrics.top;
            desc = metrics.bottom;
        } else {
            spacing = metrics.descent - metrics.ascent;
            desc = metrics.descent;
        }
        bottom = spacing;
        max = trustWidth ? metrics.width : (int) Math.ceil(new TextLine(paint, source, 0, source.length(), null).width());
        if (includepad) {
            topPadding = metrics.top - metrics.ascent;
            bottomPadding = metrics.bottom - metrics.descent;
        }
    }

    public static Metrics isBoring(CharSequence text, TextPaint paint) {
        return isBoring(text, paint, TextDirectionHeuristics.FIRSTSTRONG_LTR, null);
    }

    public static Metrics isBoring(CharSequence text, TextPaint paint, Metrics metrics) {
        return isBoring(text, paint, TextDirectionHeuristics.FIRSTSTRONG_LTR, metrics);
    }

    public static Metrics isBoring(CharSequence text, TextPaint paint, TextDirectionHeuristic textDir, Metrics metrics) {
        int n = text.length();
        for (int i = 0; i < n; i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\t' || c >= 0x0590 && c <= 0x08FF || c == 0x200F || c >= 0x202A && c <= 0x202E || c >= 0x2066 && c <= 0x2069 || c >= 0xD800 && c <= 0xDFFF
                    || c >= 0xFB1D && c <= 0xFDFF || c >= 0xFE70 && c <= 0xFEFE) return null;
        }
        if (textDir != null && textDir.isRtl(text, 0, n)) return null;
        if (text instanceof Spanned && ((Spanned) text).getSpans(0, n, ParagraphStyle.class).length > 0) return null;
        Metrics fm = metrics == null ? new Metrics() : metrics;
        MeasuredText m = new MeasuredText(paint, text, 0, n, false); // the platform leaves shifts out here
        fm.top = fm.ascent = fm.descent = fm.bottom = fm.leading = 0;
        for (int i = 0; i < m.parts; i++) {
            Paint.FontMetricsInt f = m.metrics[i];
            fm.top = Math.min(fm.top, f.top);
            fm.ascent = Math.min(fm.ascent, f.ascent);
            fm.descent = Math.max(fm.descent, f.descent);
            fm.bottom = Math.max(fm.bottom, f.bottom);
            fm.leading = Math.max(fm.leading, f.leading);
        }
        float w = 0;
        for (float one : m.widths) w += one;
        fm.width = (int) Math.ceil(w);
        return fm;
    }

    @Override
    public int getHeight() {
        return bottom;
    }

    @Override
    public int getLineCount() {
        return 1;
    }

    @Override
    public int getLineTop(int line) {
        return line == 0 ? 0 : bottom;
    }

    @Override
    public int getLineDescent(int line) {
        return desc;
    }

    @Override
    public int getLineStart(int line) {
        return line == 0 ? 0 : getText().length();
    }

    @Override
    public int getParagraphDirection(int line) {
        return DIR_LEFT_TO_RIGHT;
    }

    @Override
    public boolean getLineContainsTab(int line) {
        return false;
    }

    @Override
    public float getLineMax(int line) {
        return max;
    }

    @Override
    public float getLineWidth(int line) {
        return line == 0 ? max : 0;
    }

    @Override
    public final Directions getLineDirections(int line) {
        return DIRS_ALL_LEFT_TO_RIGHT;
    }

    @Override
    public int getTopPadding() {
        return topPadding;
    }

    @Override
    public int getBottomPadding() {
        return bottomPadding;
    }

    @Override
    public int getEllipsisCount(int line) {
        return ellipsizedCount;
    }

    @Override
    public int getEllipsisStart(int line) {
        return ellipsizedStart;
    }

    @Override
    public int getEllipsizedWidth() {
        return ellipsizedWidth;
    }

    @Override
    public void draw(Canvas c, Path highlight, Paint highlightpaint, int cursorOffset) {
        if (direct != null && highlight == null) c.drawText(direct, 0, bottom - desc, getPaint());
        else super.draw(c, highlight, highlightpaint, cursorOffset);
    }

    @Override
    public void ellipsized(int start, int end) {
        ellipsizedStart = start;
        ellipsizedCount = end - start;
    }
}
