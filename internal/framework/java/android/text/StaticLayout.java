package android.text;

import android.graphics.Paint;
import android.text.style.LeadingMarginSpan;
import android.text.style.LeadingMarginSpan.LeadingMarginSpan2;
import android.text.style.LineHeightSpan;
import java.util.Arrays;

/** A layout of text that does not change. */
public class StaticLayout extends Layout {
    static final int TOP = 0;
    static final int DESCENT = 1;
    static final int START = 2;
    static final int ELLIPSIS_START = 3;
    static final int ELLIPSIS_COUNT = 4;
    static final int COLUMNS = 5;

    private int[] lines = new int[COLUMNS * 4];
    private boolean[] tabLines = new boolean[4];
    private int lineCount;
    private int topPadding;
    private int bottomPadding;
    private int ellipsizedWidth;
    private int maximumVisibleLineCount = Integer.MAX_VALUE;
    private boolean ellipsized;
    private int maxLineHeight = -1;
    private int[] leftIndents;
    private int[] rightIndents;

    /** Says how text is laid out. */
    public final static class Builder {
        private CharSequence text;
        private int start;
        private int end;
        private TextPaint paint;
        private int width;
        private Alignment alignment = Alignment.ALIGN_NORMAL;
        private TextDirectionHeuristic textDir = TextDirectionHeuristics.FIRSTSTRONG_LTR;
        private float spacingMult = 1.0f;
        private float spacingAdd = 0.0f;
        private boolean includePad = true;
        private int ellipsizedWidth;
        private TextUtils.TruncateAt ellipsize;
        private int maxLines = Integer.MAX_VALUE;
        private int breakStrategy = Layout.BREAK_STRATEGY_SIMPLE;
        private int[] leftIndents;
        private int[] rightIndents;

        private Builder() {}

        public static Builder obtain(CharSequence source, int start, int end, TextPaint paint, int width) {
            Builder b = new Builder();
            b.text = source;
            b.start = start;
            b.end = end;
            b.paint = paint;
            b.width = width;
            b.ellipsizedWidth = width;
            return b;
        }

        public Builder setText(CharSequence source) {
            return setText(source, 0, source.length());
        }

        public Builder setText(CharSequence source, int start, int end) {
            text = source;
            this.start = start;
            this.end = end;
            return this;
        }

        public Builder setPaint(TextPaint paint) {
            this.paint = paint;
            return this;
        }

        public Builder setWidth(int width) {
            this.width = width;
            if (ellipsize == null) ellipsizedWidth = width;
            return this;
        }

        public Builder setAlignment(Alignment alignment) {
            this.alignment = alignment;
            return this;
        }

        public Builder setTextDirection(TextDirectionHeuristic textDir) {
            this.textDir = textDir;
            return this;
        }

        public Builder setLineSpacing(float spacingAdd, float spacingMult) {
            this.spacingAdd = spacingAdd;
            this.spacingMult = spacingMult;
            return this;
        }

        public Builder setIncludePad(boolean includePad) {
            this.includePad = includePad;
            return this;
        }

        public Builder setEllipsizedWidth(int ellipsizedWidth) {
            this.ellipsizedWidth = ellipsizedWidth;
            return this;
        }

        public Builder setEllipsize(TextUtils.TruncateAt ellipsize) {
            this.ellipsize = ellipsize;
            return this;
        }

        public Builder setMaxLines(int maxLines) {
            this.maxLines = maxLines;
            return this;
        }

        public Builder setBreakStrategy(int breakStrategy) {
            this.breakStrategy = breakStrategy;
            return this;
        }

        public Builder setHyphenationFrequency(int hyphenationFrequency) {
            return this;
        }

        public Builder setIndents(int[] leftIndents, int[] rightIndents) {
            this.leftIndents = leftIndents;
            this.rightIndents = rightIndents;
            return this;
        }

        public Builder setJustificationMode(int justificationMode) {
            return this;
        }

        public StaticLayout build() {
            return new StaticLayout(this);
        }
    }

    public StaticLayout(CharSequence source, TextPaint paint, int width, Alignment align, float spacingmult, float spacingadd, boolean includepad) {
        this(source, 0, source.length(), paint, width, align, spacingmult, spacingadd, includepad);
    }

    public StaticLayout(CharSequence source, int bufstart, int bufend, TextPaint paint, int outerwidth, Alignment align, float spacingmult, float spacingadd, boolean includepad) {
        this(source, bufstart, bufend, paint, outerwidth, align, spacingmult, spacingadd, includepad, null, 0);
    }

    public StaticLayout(CharSequence source, int bufstart, int bufend, TextPaint paint, int outerwidth, Alignment align, float spacingmult, float spacingadd, boolean includepad,
            TextUtils.TruncateAt ellipsize, int ellipsizedWidth) {
        this(of(source, bufstart, bufend, paint, outerwidth, align, spacingmult, spacingadd, includepad, ellipsize, ellipsizedWidth));
    }

    private static Builder of(CharSequence source, int start, int end, TextPaint paint, int width, Alignment align, float mult, float add, boolean pad, TextUtils.TruncateAt ellipsize, int ellipsizedWidth) {
        Builder b = Builder.obtain(source, start, end, paint, width).setAlignment(align).setLineSpacing(add, mult).setIncludePad(pad);
        if (ellipsize != null) b.setEllipsize(ellipsize).setEllipsizedWidth(ellipsizedWidth);
        return b;
    }

    /** For a layout whose text is laid out later. */
    StaticLayout(CharSequence text) {
        super(text, null, 0, null, 0, 0);
    }

    private StaticLayout(Builder b) {
        super(b.ellipsize == null ? b.text : b.text instanceof Spanned ? new SpannedEllipsizer(b.text) : new Ellipsizer(b.text), b.paint, b.width, b.alignment, b.textDir, b.spacingMult, b.spacingAdd);
        if (b.ellipsize != null) {
            Ellipsizer e = (Ellipsizer) getText();
            e.layout = this;
            e.width = b.ellipsizedWidth;
            e.method = b.ellipsize;
        }
        ellipsizedWidth = b.ellipsize != null ? b.ellipsizedWidth : b.width;
        maximumVisibleLineCount = b.maxLines;
        leftIndents = b.leftIndents;
        rightIndents = b.rightIndents;
        generate(b, b.includePad, b.includePad);
    }

    /** Lays out for a layout of text that changes. */
    void generate(CharSequence source, int start, int end, TextPaint paint, int width, float mult, float add, boolean includePad, boolean trackPad, int strategy, TextUtils.TruncateAt ellipsize, float ellipsizedWidth) {
        Builder b = Builder.obtain(source, start, end, paint, width).setLineSpacing(add, mult).setBreakStrategy(strategy).setEllipsize(ellipsize).setEllipsizedWidth((int) ellipsizedWidth);
        generate(b, includePad, trackPad);
    }

    private void generate(Builder b, boolean includePad, boolean trackPad) {
        CharSequence source = b.text;
        int bufEnd = b.end;
        lineCount = 0;
        ellipsized = false;
        maxLineHeight = maximumVisibleLineCount < 1 ? 0 : -1;
        int v = 0;
        boolean multiply = b.spacingMult != 1.0f || b.spacingAdd != 0.0f;
        Spanned sp = source instanceof Spanned ? (Spanned) source : null;
        int paraEnd;
        for (int paraStart = b.start; paraStart <= bufEnd; paraStart = paraEnd) {
            int newline = TextUtils.indexOf(source, '\n', paraStart, bufEnd);
            paraEnd = newline < 0 ? bufEnd : newline + 1;
            if (paraStart == bufEnd) break;
            int firstWidthLines = 1;
            int firstWidth = b.width;
            int restWidth = b.width;
            LineHeightSpan[] heights = null;
            int[] heightTops = null;
            if (sp != null) {
                for (LeadingMarginSpan s : getParagraphSpans(sp, paraStart, paraEnd, LeadingMarginSpan.class)) {
                    firstWidth -= s.getLeadingMargin(true);
                    restWidth -= s.getLeadingMargin(false);
                    if (s instanceof LeadingMarginSpan2) firstWidthLines = Math.max(firstWidthLines, ((LeadingMarginSpan2) s).getLeadingMarginLineCount());
                }
                heights = getParagraphSpans(sp, paraStart, paraEnd, LineHeightSpan.class);
                if (heights.length == 0) heights = null;
                if (heights != null) {
                    heightTops = new int[heights.length];
                    for (int i = 0; i < heights.length; i++) {
                        int o = sp.getSpanStart(heights[i]);
                        heightTops[i] = o < paraStart ? getLineTop(getLineForOffset(o)) : v;
                    }
                }
            }
            if (leftIndents != null || rightIndents != null) {
                firstWidth -= indent(leftIndents, lineCount) + indent(rightIndents, lineCount);
                restWidth -= indent(leftIndents, lineCount + 1) + indent(rightIndents, lineCount + 1);
            }
            MeasuredText m = new MeasuredText(b.paint, source, paraStart, paraEnd);
            int length = paraEnd - paraStart;
            boolean ends = length > 0 && m.chars[length - 1] == '\n';
            final int[] stops = tabsOf(source, paraStart, paraEnd);
            if (ends) m.widths[length - 1] = 0;
            LineBreaks.TabWidth tabs = new LineBreaks.TabWidth() {
                @Override
                public float next(float at) {
                    return nextTab(at, stops);
                }
            };
            LineBreaks breaks = new LineBreaks(m.chars, length, m.widths, firstWidth, firstWidthLines, restWidth, b.breakStrategy, b.paint.getTextSize() * b.paint.getTextScaleX(), tabs);
            int count = breaks.count;
            int remaining = maximumVisibleLineCount - lineCount;
            boolean ellipsisMayBeApplied = b.ellipsize != null
                    && (b.ellipsize == TextUtils.TruncateAt.END || maximumVisibleLineCount == 1 && b.ellipsize != TextUtils.TruncateAt.MARQUEE);
            if (remaining > 0 && remaining < count && ellipsisMayBeApplied) { // the last line gets all that is left
                breaks.ends[remaining - 1] = breaks.ends[count - 1];
                count = remaining;
            }
            int part = 0;
            int lineStart = 0;
            for (int i = 0; i < count; i++) {
                int lineEnd = breaks.ends[i];
                Paint.FontMetricsInt fm = new Paint.FontMetricsInt();
                while (part < m.parts - 1 && m.ends[part] - paraStart <= lineStart) part++;
                for (int k = part; k < m.parts; k++) {
                    Paint.FontMetricsInt f = m.metrics[k];
                    fm.top = Math.min(fm.top, f.top);
                    fm.ascent = Math.min(fm.ascent, f.ascent);
                    fm.descent = Math.max(fm.descent, f.descent);
                    fm.bottom = Math.max(fm.bottom, f.bottom);
                    if (m.ends[k] - paraStart >= lineEnd) break;
                }
                boolean more = lineEnd + paraStart < bufEnd;
                v = out(b, source, paraStart + lineStart, paraStart + lineEnd, fm, v, heights, heightTops, m, lineStart, lineEnd, multiply, includePad, trackPad, more, restWidth);
                lineStart = lineEnd;
                if (lineCount >= maximumVisibleLineCount && ellipsized) return;
            }
            if (paraEnd == bufEnd) break;
        }
        if ((bufEnd == b.start || source.charAt(bufEnd - 1) == '\n') && lineCount < maximumVisibleLineCount) {
            Paint.FontMetricsInt fm = new Paint.FontMetricsInt();
            b.paint.getFontMetricsInt(fm);
            out(b, source, bufEnd, bufEnd, fm, v, null, null, null, 0, 0, multiply, includePad, trackPad, false, b.width);
        }
    }

    private static int indent(int[] indents, int line) {
        return indents == null || indents.length == 0 ? 0 : indents[Math.min(line, indents.length - 1)];
    }

    private int out(Builder b, CharSequence text, int start, int end, Paint.FontMetricsInt fm, int v, LineHeightSpan[] heights, int[] heightTops, MeasuredText m, int from, int to,
            boolean multiply, boolean includePad, boolean trackPad, boolean more, int width) {
        int j = lineCount;
        int want = (j + 2) * COLUMNS;
        if (want > lines.length) {
            lines = Arrays.copyOf(lines, 2 * want);
            tabLines = Arrays.copyOf(tabLines, 2 * (j + 2));
        }
        if (heights != null) {
            for (int i = 0; i < heights.length; i++) {
                if (heights[i] instanceof LineHeightSpan.WithDensity) ((LineHeightSpan.WithDensity) heights[i]).chooseHeight(text, start, end, heightTops[i], v, fm, b.paint);
                else heights[i].chooseHeight(text, start, end, heightTops[i], v, fm);
            }
        }
        boolean first = j == 0;
        boolean lastVisible = j + 1 == maximumVisibleLineCount;
        int above = fm.ascent;
        int below = fm.descent;
        if (first) {
            if (trackPad) topPadding = fm.top - above;
            if (includePad) above = fm.top;
        }
        if (b.ellipsize != null && m != null) {
            boolean force = more && lastVisible;
            boolean single = maximumVisibleLineCount == 1 && more || first && !more;
            boolean doIt = (single && b.ellipsize != TextUtils.TruncateAt.MARQUEE)
                    || !first && (lastVisible || !more) && b.ellipsize == TextUtils.TruncateAt.END;
            if (doIt) ellipsis(b, m, from, to, j, force);
        }
        boolean lastLine = ellipsized || end == b.end; // also before the empty line behind a line break
        if (lastLine) {
            if (trackPad) bottomPadding = fm.bottom - below;
            if (includePad) below = fm.bottom;
        }
        int extra = 0;
        if (multiply && !lastLine) {
            double ex = (below - above) * (b.spacingMult - 1) + b.spacingAdd;
            extra = ex >= 0 ? (int) (ex + 0.5) : -(int) (-ex + 0.5);
        }
        int off = j * COLUMNS;
        lines[off + START] = start;
        lines[off + TOP] = v;
        lines[off + DESCENT] = below + extra;
        if (m != null) {
            for (int i = from; i < to; i++) tabLines[j] |= m.chars[i] == '\t';
        }
        if (!ellipsized && maxLineHeight < 0 && lastVisible) maxLineHeight = v + ((includePad ? fm.bottom : below) - above);
        v += (below - above) + extra;
        lines[off + COLUMNS + START] = end;
        lines[off + COLUMNS + TOP] = v;
        lineCount++;
        return v;
    }

    private void ellipsis(Builder b, MeasuredText m, int from, int to, int line, boolean force) {
        float width = 0;
        int end = to;
        while (end > from && m.chars[end - 1] == '\n') end--;
        for (int i = from; i < end; i++) width += m.widths[i];
        float avail = b.ellipsizedWidth - (leftIndents == null ? 0 : indent(leftIndents, line)) - (rightIndents == null ? 0 : indent(rightIndents, line));
        int off = line * COLUMNS;
        lines[off + ELLIPSIS_START] = 0;
        lines[off + ELLIPSIS_COUNT] = 0;
        if (width <= avail && !force) return;
        float dots = b.paint.measureText(b.ellipsize == TextUtils.TruncateAt.END_SMALL ? TextUtils.TWO_DOTS : TextUtils.ELLIPSIS);
        int len = end - from;
        int start = 0;
        int count = 0;
        if (b.ellipsize == TextUtils.TruncateAt.START) {
            if (maximumVisibleLineCount == 1) {
                float sum = 0;
                int i;
                for (i = len; i > 0; i--) {
                    float w = m.widths[i - 1 + from];
                    if (w + sum + dots > avail) break;
                    sum += w;
                }
                start = 0;
                count = i;
            }
        } else if (b.ellipsize == TextUtils.TruncateAt.END || b.ellipsize == TextUtils.TruncateAt.MARQUEE || b.ellipsize == TextUtils.TruncateAt.END_SMALL) {
            float sum = 0;
            int i;
            for (i = 0; i < len; i++) {
                float w = m.widths[i + from];
                if (w + sum + dots > avail) break;
                sum += w;
            }
            start = i;
            count = len - i;
            if (force && count == 0 && len > 0) {
                start = len - 1;
                count = 1;
            }
        } else if (maximumVisibleLineCount == 1) {
            float left = 0;
            float right = 0;
            float half = (avail - dots) / 2;
            int r;
            for (r = len; r > 0; r--) {
                float w = m.widths[r - 1 + from];
                if (w + right > half) break;
                right += w;
            }
            float rest = avail - dots - right;
            int l;
            for (l = 0; l < r; l++) {
                float w = m.widths[l + from];
                if (w + left > rest) break;
                left += w;
            }
            start = l;
            count = r - l;
        }
        ellipsized = ellipsized || count > 0 || force;
        lines[off + ELLIPSIS_START] = start;
        lines[off + ELLIPSIS_COUNT] = count;
    }

    @Override
    public int getLineForVertical(int vertical) {
        int high = lineCount;
        int low = -1;
        while (high - low > 1) {
            int guess = (high + low) >> 1;
            if (lines[COLUMNS * guess + TOP] > vertical) high = guess;
            else low = guess;
        }
        return low < 0 ? 0 : low;
    }

    @Override
    public int getLineCount() {
        return lineCount;
    }

    @Override
    public int getLineTop(int line) {
        return lines[COLUMNS * line + TOP];
    }

    @Override
    public int getLineDescent(int line) {
        return lines[COLUMNS * line + DESCENT];
    }

    @Override
    public int getLineStart(int line) {
        return lines[COLUMNS * line + START];
    }

    @Override
    public int getParagraphDirection(int line) {
        return DIR_LEFT_TO_RIGHT;
    }

    @Override
    public boolean getLineContainsTab(int line) {
        return tabLines[line];
    }

    @Override
    public Directions getLineDirections(int line) {
        if (line > lineCount) throw new ArrayIndexOutOfBoundsException();
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
        return lines[COLUMNS * line + ELLIPSIS_COUNT];
    }

    @Override
    public int getEllipsisStart(int line) {
        return lines[COLUMNS * line + ELLIPSIS_START];
    }

    @Override
    public int getEllipsizedWidth() {
        return ellipsizedWidth;
    }

    @Override
    public int getHeight(boolean cap) {
        return cap && lineCount >= maximumVisibleLineCount && maxLineHeight >= 0 ? maxLineHeight : super.getHeight();
    }

    @Override
    public int getIndentAdjust(int line, Alignment align) {
        if (align == Alignment.ALIGN_LEFT) return indent(leftIndents, line);
        if (align == Alignment.ALIGN_RIGHT) return -indent(rightIndents, line);
        return align == Alignment.ALIGN_CENTER ? (indent(leftIndents, line) - indent(rightIndents, line)) >> 1 : 0;
    }
}
