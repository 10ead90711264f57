package android.text;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Rect;
import android.text.style.AlignmentSpan;
import android.text.style.LeadingMarginSpan;
import android.text.style.LeadingMarginSpan.LeadingMarginSpan2;
import android.text.style.LineBackgroundSpan;
import android.text.style.TabStopSpan;

/** Text broken into lines. */
public abstract class Layout {
    public static final int BREAK_STRATEGY_SIMPLE = 0;
    public static final int BREAK_STRATEGY_HIGH_QUALITY = 1;
    public static final int BREAK_STRATEGY_BALANCED = 2;
    public static final int HYPHENATION_FREQUENCY_NONE = 0;
    public static final int HYPHENATION_FREQUENCY_NORMAL = 1;
    public static final int HYPHENATION_FREQUENCY_FULL = 2;
    public static final int JUSTIFICATION_MODE_NONE = 0;
    public static final int JUSTIFICATION_MODE_INTER_WORD = 1;
    public static final int DIR_LEFT_TO_RIGHT = 1;
    public static final int DIR_RIGHT_TO_LEFT = -1;
    static final int TAB_INCREMENT = 20;

    /** Where lines stand. */
    public enum Alignment {
        ALIGN_NORMAL, ALIGN_OPPOSITE, ALIGN_CENTER, ALIGN_LEFT, ALIGN_RIGHT
    }

    /** Runs of one direction in a line. */
    public static class Directions {
        /** Starts and lengths of the runs with their levels. */
        public int[] mDirections;

        public Directions(int[] dirs) {
            mDirections = dirs;
        }
    }

    public static final Directions DIRS_ALL_LEFT_TO_RIGHT = new Directions(new int[] {0, 0x3ffffff});
    public static final Directions DIRS_ALL_RIGHT_TO_LEFT = new Directions(new int[] {0, 0x3ffffff | 1 << 26});

    private CharSequence text;
    private TextPaint paint;
    private int width;
    private Alignment align;
    private float spacingMult;
    private float spacingAdd;
    private TextDirectionHeuristic textDir;
    private boolean spanned;

    protected Layout(CharSequence text, TextPaint paint, int width, Alignment align, float spacingMult, float spacingAdd) {
        this(text, paint, width, align, TextDirectionHeuristics.FIRSTSTRONG_LTR, spacingMult, spacingAdd);
    }

    protected Layout(CharSequence text, TextPaint paint, int width, Alignment align, TextDirectionHeuristic textDir, float spacingMult, float spacingAdd) {
        if (width < 0) throw new IllegalArgumentException("Layout: " + width + " < 0");
        if (paint != null) {
            paint.bgColor = 0;
            paint.baselineShift = 0;
        }
        replaceWith(text, paint, width, align, spacingMult, spacingAdd);
        this.textDir = textDir;
    }

    void replaceWith(CharSequence text, TextPaint paint, int width, Alignment align, float spacingMult, float spacingAdd) {
        if (width < 0) throw new IllegalArgumentException("Layout: " + width + " < 0");
        this.text = text;
        this.paint = paint;
        this.width = width;
        this.align = align;
        this.spacingMult = spacingMult;
        this.spacingAdd = spacingAdd;
        spanned = text instanceof Spanned;
    }

    public static float getDesiredWidth(CharSequence source, TextPaint paint) {
        return getDesiredWidth(source, 0, source.length(), paint);
    }

    public static float getDesiredWidth(CharSequence source, int start, int end, TextPaint paint) {
        return getDesiredWidth(source, start, end, paint, TextDirectionHeuristics.FIRSTSTRONG_LTR);
    }

    public static float getDesiredWidth(CharSequence source, int start, int end, TextPaint paint, TextDirectionHeuristic textDir) {
        float need = 0;
        for (int i = start, next; i <= end; i = next) {
            next = TextUtils.indexOf(source, '\n', i, end);
            if (next < 0) next = end;
            need = Math.max(need, measurePara(paint, source, i, next));
            next++;
        }
        return need;
    }

    private static float measurePara(TextPaint paint, CharSequence text, int start, int end) {
        TextLine line = new TextLine(paint, text, start, end, tabsOf(text, start, end));
        float margin = 0;
        if (text instanceof Spanned) {
            for (LeadingMarginSpan s : getParagraphSpans((Spanned) text, start, end, LeadingMarginSpan.class)) margin += s.getLeadingMargin(true);
        }
        return margin + Math.abs(line.width());
    }

    static int[] tabsOf(CharSequence text, int start, int end) {
        if (!(text instanceof Spanned)) return null;
        TabStopSpan[] spans = getParagraphSpans((Spanned) text, start, end, TabStopSpan.class);
        if (spans.length == 0) return null;
        int[] stops = new int[spans.length];
        for (int i = 0; i < stops.length; i++) stops[i] = spans[i].getTabStop();
        java.util.Arrays.sort(stops);
        return stops;
    }

    static float nextTab(float at, int[] stops) {
        if (stops != null) {
            for (int s : stops) {
                if (s > at) return s;
            }
        }
        return (int) ((at + TAB_INCREMENT) / TAB_INCREMENT) * TAB_INCREMENT;
    }

    static <T> T[] getParagraphSpans(Spanned text, int start, int end, Class<T> type) {
        if (start == end && start > 0) {
            @SuppressWarnings("unchecked")
            T[] none = (T[]) java.lang.reflect.Array.newInstance(type, 0);
            return none;
        }
        return text.getSpans(start, end, type);
    }

    public void draw(Canvas c) {
        draw(c, null, null, 0);
    }

    public void draw(Canvas canvas, Path highlight, Paint highlightPaint, int cursorOffsetVertical) {
        long range = getLineRangeForDraw(canvas);
        int first = TextUtils.unpackRangeStartFromLong(range);
        int last = TextUtils.unpackRangeEndFromLong(range);
        if (last < 0) return;
        drawBackground(canvas, highlight, highlightPaint, cursorOffsetVertical, first, last);
        drawText(canvas, first, last);
    }

    public long getLineRangeForDraw(Canvas canvas) {
        Rect r = new Rect();
        if (!canvas.getClipBounds(r)) return TextUtils.packRangeInLong(0, -1);
        int top = Math.max(r.top, 0);
        int bottom = Math.min(getLineTop(getLineCount()), r.bottom);
        if (top >= bottom) return TextUtils.packRangeInLong(0, -1);
        return TextUtils.packRangeInLong(getLineForVertical(top), getLineForVertical(bottom));
    }

    public void drawBackground(Canvas canvas, Path highlight, Paint highlightPaint, int cursorOffsetVertical, int firstLine, int lastLine) {
        if (spanned) {
            Spanned sp = (Spanned) text;
            LineBackgroundSpan[] spans = sp.getSpans(getLineStart(firstLine), getLineEnd(lastLine), LineBackgroundSpan.class);
            for (int i = firstLine; spans.length > 0 && i <= lastLine; i++) {
                int start = getLineStart(i);
                int end = getLineStart(i + 1);
                for (LineBackgroundSpan s : spans) {
                    if (sp.getSpanStart(s) >= end || sp.getSpanEnd(s) <= start) continue;
                    s.drawBackground(canvas, paint, 0, width, getLineTop(i), getLineBaseline(i), getLineTop(i + 1), text, start, end, i);
                }
            }
        }
        if (highlight != null) {
            if (cursorOffsetVertical != 0) canvas.translate(0, cursorOffsetVertical);
            canvas.drawPath(highlight, highlightPaint);
            if (cursorOffsetVertical != 0) canvas.translate(0, -cursorOffsetVertical);
        }
    }

    public void drawText(Canvas canvas, int firstLine, int lastLine) {
        for (int i = firstLine; i <= lastLine; i++) {
            int start = getLineStart(i);
            int end = getLineVisibleEnd(i);
            int top = getLineTop(i);
            int bottom = getLineTop(i + 1);
            int baseline = bottom - getLineDescent(i);
            int left = 0;
            if (spanned) {
                boolean first = start == 0 || text.charAt(start - 1) == '\n';
                for (LeadingMarginSpan s : getParagraphSpans((Spanned) text, start, Math.max(end, start), LeadingMarginSpan.class)) {
                    boolean use = first;
                    if (s instanceof LeadingMarginSpan2) {
                        int startLine = getLineForOffset(((Spanned) text).getSpanStart(s));
                        use = i < startLine + ((LeadingMarginSpan2) s).getLeadingMarginLineCount();
                    }
                    s.drawLeadingMargin(canvas, paint, left, 1, top, baseline, bottom, text, start, end, first, this);
                    left += s.getLeadingMargin(use);
                }
            }
            line(i, start, end).draw(canvas, getLineStartPos(i), top, baseline, bottom);
        }
    }

    private TextLine line(int i, int start, int end) {
        return new TextLine(paint, text, start, end, tabsOf(text, start, end));
    }

    public final CharSequence getText() {
        return text;
    }

    public final TextPaint getPaint() {
        return paint;
    }

    public final int getWidth() {
        return width;
    }

    public int getEllipsizedWidth() {
        return width;
    }

    public final void increaseWidthTo(int wid) {
        if (wid < width) throw new RuntimeException("attempted to reduce Layout width");
        width = wid;
    }

    public int getHeight() {
        return getLineTop(getLineCount());
    }

    public int getHeight(boolean cap) {
        return getHeight();
    }

    public final Alignment getAlignment() {
        return align;
    }

    public final float getSpacingMultiplier() {
        return spacingMult;
    }

    public final float getSpacingAdd() {
        return spacingAdd;
    }

    public final TextDirectionHeuristic getTextDirectionHeuristic() {
        return textDir;
    }

    public abstract int getLineCount();

    public abstract int getLineTop(int line);

    public abstract int getLineDescent(int line);

    public abstract int getLineStart(int line);

    public abstract int getParagraphDirection(int line);

    public abstract boolean getLineContainsTab(int line);

    public abstract Directions getLineDirections(int line);

    public abstract int getTopPadding();

    public abstract int getBottomPadding();

    public abstract int getEllipsisStart(int line);

    public abstract int getEllipsisCount(int line);

    public int getHyphen(int line) {
        return 0;
    }

    public int getIndentAdjust(int line, Alignment alignment) {
        return 0;
    }

    public int getLineBounds(int line, Rect bounds) {
        if (bounds != null) {
            bounds.left = 0;
            bounds.top = getLineTop(line);
            bounds.right = width;
            bounds.bottom = getLineTop(line + 1);
        }
        return getLineBaseline(line);
    }

    public boolean isLevelBoundary(int offset) {
        return false;
    }

    public boolean isRtlCharAt(int offset) {
        return false;
    }

    public float getPrimaryHorizontal(int offset) {
        return getHorizontal(offset);
    }

    public float getSecondaryHorizontal(int offset) {
        return getHorizontal(offset);
    }

    private float getHorizontal(int offset) {
        int i = getLineForOffset(offset);
        int start = getLineStart(i);
        int end = getLineEnd(i);
        float w = line(i, start, end).width(Math.max(start, Math.min(offset, end)));
        return getLineStartPos(i) + w;
    }

    /** Where the text of a line begins. */
    private float getLineStartPos(int line) {
        Alignment a = getParagraphAlignment(line);
        if (a == Alignment.ALIGN_LEFT || a == Alignment.ALIGN_NORMAL) return getParagraphLeft(line);
        if (a == Alignment.ALIGN_CENTER) return getLineLeft(line);
        return getParagraphRight(line) - getLineMax(line);
    }

    public float getLineLeft(int line) {
        Alignment a = getParagraphAlignment(line);
        switch (a) {
            case ALIGN_LEFT:
            case ALIGN_NORMAL:
                return 0;
            case ALIGN_RIGHT:
            case ALIGN_OPPOSITE:
                return width - getLineMax(line);
            default:
                int left = getParagraphLeft(line);
                int right = getParagraphRight(line);
                int max = ((int) getLineMax(line)) & ~1;
                return left + ((right - left) - max) / 2;
        }
    }

    public float getLineRight(int line) {
        Alignment a = getParagraphAlignment(line);
        switch (a) {
            case ALIGN_LEFT:
            case ALIGN_NORMAL:
                return getParagraphLeft(line) + getLineMax(line);
            case ALIGN_RIGHT:
            case ALIGN_OPPOSITE:
                return width;
            default:
                int left = getParagraphLeft(line);
                int right = getParagraphRight(line);
                int max = ((int) getLineMax(line)) & ~1;
                return right - ((right - left) - max) / 2;
        }
    }

    public float getLineMax(int line) {
        float margin = getParagraphLeadingMargin(line);
        float extent = Math.abs(line(line, getLineStart(line), getLineVisibleEnd(line)).width());
        return margin + extent;
    }

    public float getLineWidth(int line) {
        float margin = getParagraphLeadingMargin(line);
        return margin + Math.abs(line(line, getLineStart(line), getLineEnd(line)).width());
    }

    public int getLineForVertical(int vertical) {
        int high = getLineCount();
        int low = -1;
        while (high - low > 1) {
            int guess = (high + low) / 2;
            if (getLineTop(guess) > vertical) high = guess;
            else low = guess;
        }
        return low < 0 ? 0 : low;
    }

    public int getLineForOffset(int offset) {
        int high = getLineCount();
        int low = -1;
        while (high - low > 1) {
            int guess = (high + low) / 2;
            if (getLineStart(guess) > offset) high = guess;
            else low = guess;
        }
        return low < 0 ? 0 : low;
    }

    public int getOffsetForHorizontal(int line, float horiz) {
        int start = getLineStart(line);
        int end = getLineEnd(line);
        int max = line == getLineCount() - 1 ? end : Math.max(start, TextUtils.getOffsetBefore(text, end));
        float[] w = MeasuredText.widths(paint, text, start, Math.max(start, max));
        float x = getLineStartPos(line);
        int best = start;
        float dist = Math.abs(horiz - x);
        for (int i = 0; i < w.length; i++) {
            x += w[i];
            int at = start + i + 1;
            if (at < text.length() && Character.isLowSurrogate(text.charAt(at))) continue;
            float d = Math.abs(horiz - x);
            if (d < dist) {
                dist = d;
                best = at;
            }
        }
        return best;
    }

    public final int getLineEnd(int line) {
        return getLineStart(line + 1);
    }

    public int getLineVisibleEnd(int line) {
        int start = getLineStart(line);
        int end = getLineStart(line + 1);
        if (line == getLineCount() - 1) return end;
        for (; end > start; end--) {
            char ch = text.charAt(end - 1);
            if (ch == '\n') return end - 1;
            if (!TextLine.isLineEndSpace(ch)) break;
        }
        return end;
    }

    public final int getLineBottom(int line) {
        return getLineTop(line + 1);
    }

    public final int getLineBaseline(int line) {
        return getLineTop(line + 1) - getLineDescent(line);
    }

    public final int getLineAscent(int line) {
        return getLineTop(line) - (getLineTop(line + 1) - getLineDescent(line));
    }

    public int getOffsetToLeftOf(int offset) {
        return TextUtils.getOffsetBefore(text, offset);
    }

    public int getOffsetToRightOf(int offset) {
        return TextUtils.getOffsetAfter(text, offset);
    }

    public boolean shouldClampCursor(int line) {
        Alignment a = getParagraphAlignment(line);
        return a == Alignment.ALIGN_LEFT || a == Alignment.ALIGN_NORMAL;
    }

    public void getCursorPath(int point, Path dest, CharSequence editingBuffer) {
        dest.reset();
        int line = getLineForOffset(point);
        float h = getPrimaryHorizontal(point) - 0.5f;
        if (h < 0.5f) h = 0.5f;
        dest.moveTo(h, getLineTop(line));
        dest.lineTo(h, getLineTop(line + 1));
    }

    public void getSelectionPath(int start, int end, Path dest) {
        dest.reset();
        if (start == end) return;
        if (end < start) {
            int t = end;
            end = start;
            start = t;
        }
        int first = getLineForOffset(start);
        int last = getLineForOffset(end);
        for (int i = first; i <= last; i++) {
            float left = i == first ? getPrimaryHorizontal(start) : 0;
            float right = i == last ? getPrimaryHorizontal(end) : width;
            dest.addRect(left, getLineTop(i), right, getLineTop(i + 1), Path.Direction.CW);
        }
    }

    public final Alignment getParagraphAlignment(int line) {
        Alignment a = align;
        if (spanned) {
            AlignmentSpan[] spans = getParagraphSpans((Spanned) text, getLineStart(line), getLineEnd(line), AlignmentSpan.class);
            if (spans.length > 0) a = spans[spans.length - 1].getAlignment();
        }
        return a;
    }

    public final int getParagraphLeft(int line) {
        return spanned ? getParagraphLeadingMargin(line) : 0;
    }

    public final int getParagraphRight(int line) {
        return width;
    }

    private int getParagraphLeadingMargin(int line) {
        if (!spanned) return 0;
        Spanned sp = (Spanned) text;
        int start = getLineStart(line);
        int end = sp.nextSpanTransition(start, getLineEnd(line), LeadingMarginSpan.class);
        LeadingMarginSpan[] spans = getParagraphSpans(sp, start, end, LeadingMarginSpan.class);
        int margin = 0;
        boolean first = start == 0 || sp.charAt(start - 1) == '\n';
        for (LeadingMarginSpan s : spans) {
            boolean use = first;
            if (s instanceof LeadingMarginSpan2) {
                int startLine = getLineForOffset(sp.getSpanStart(s));
                use = line < startLine + ((LeadingMarginSpan2) s).getLeadingMarginLineCount();
            }
            margin += s.getLeadingMargin(use);
        }
        return margin;
    }

    protected final boolean isSpanned() {
        return spanned;
    }

    /** The text of a line that is cut off, with its ellipsis in it. */
    static class Ellipsizer implements CharSequence, GetChars {
        CharSequence text;
        Layout layout;
        int width;
        TextUtils.TruncateAt method;

        Ellipsizer(CharSequence text) {
            this.text = text;
        }

        @Override
        public char charAt(int off) {
            return TextUtils.chars(this, off, off + 1)[0];
        }

        @Override
        public void getChars(int start, int end, char[] dest, int destoff) {
            TextUtils.getChars(text, start, end, dest, destoff);
            if (layout == null) return;
            int first = layout.getLineForOffset(start);
            int last = layout.getLineForOffset(end);
            for (int line = first; line <= last; line++) {
                int count = layout.getEllipsisCount(line);
                if (count == 0) continue;
                int from = layout.getEllipsisStart(line) + layout.getLineStart(line);
                for (int i = 0; i < count; i++) {
                    int at = from + i;
                    if (at < start || at >= end) continue;
                    dest[destoff + at - start] = i == 0 ? (method == TextUtils.TruncateAt.END_SMALL ? TextUtils.TWO_DOTS : TextUtils.ELLIPSIS).charAt(0) : '\uFEFF';
                }
            }
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return toString().substring(start, end);
        }

        @Override
        public String toString() {
            return new String(TextUtils.chars(this, 0, length()));
        }
    }

    /** An ellipsizer of spanned text. */
    static class SpannedEllipsizer extends Ellipsizer implements Spanned {
        private final Spanned spannedText;

        SpannedEllipsizer(CharSequence display) {
            super(display);
            spannedText = (Spanned) display;
        }

        @Override
        public <T> T[] getSpans(int start, int end, Class<T> type) {
            return spannedText.getSpans(start, end, type);
        }

        @Override
        public int getSpanStart(Object tag) {
            return spannedText.getSpanStart(tag);
        }

        @Override
        public int getSpanEnd(Object tag) {
            return spannedText.getSpanEnd(tag);
        }

        @Override
        public int getSpanFlags(Object tag) {
            return spannedText.getSpanFlags(tag);
        }

        @Override
        public int nextSpanTransition(int start, int limit, Class type) {
            return spannedText.nextSpanTransition(start, limit, type);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            SpannableString ss = new SpannableString(TextUtils.substring(this, start, end));
            TextUtils.copySpansFrom(spannedText, start, end, Object.class, ss, 0);
            return ss;
        }
    }
}
