package android.text;

import android.graphics.Paint;
import android.text.style.MetricAffectingSpan;
import android.text.style.ReplacementSpan;

/** Widths of the characters of a range, and the metrics of the fonts in it. */
class MeasuredText {
    final char[] chars;
    final float[] widths;
    /** Where spans that change metrics begin and end, with the metrics of the part that begins there. */
    final int[] ends;
    final Paint.FontMetricsInt[] metrics;
    int parts;
    private final int start;

    MeasuredText(TextPaint paint, CharSequence text, int start, int end) {
        this(paint, text, start, end, true);
    }

    /** With the metrics of what is shifted up or down where it then stands, or as if it were not shifted. */
    MeasuredText(TextPaint paint, CharSequence text, int start, int end, boolean shifted) {
        this.start = start;
        chars = TextUtils.chars(text, start, end);
        widths = new float[end - start];
        Spanned sp = text instanceof Spanned ? (Spanned) text : null;
        int[] ends = new int[4];
        Paint.FontMetricsInt[] metrics = new Paint.FontMetricsInt[4];
        TextPaint work = new TextPaint();
        for (int i = start, next; i < end || parts == 0; i = next) {
            next = end;
            MetricAffectingSpan[] spans = null;
            if (sp != null && start < end) {
                next = sp.nextSpanTransition(i, end, MetricAffectingSpan.class);
                spans = TextUtils.removeEmptySpans(sp.getSpans(i, next, MetricAffectingSpan.class), sp, MetricAffectingSpan.class);
            }
            Paint.FontMetricsInt fm = new Paint.FontMetricsInt();
            if (spans == null || spans.length == 0) {
                measure(paint, i, next, fm);
            } else {
                work.set(paint);
                work.baselineShift = 0;
                ReplacementSpan replacement = null;
                for (MetricAffectingSpan s : spans) {
                    if (s instanceof ReplacementSpan) replacement = (ReplacementSpan) s;
                    else s.updateMeasureState(work);
                }
                if (replacement == null) {
                    measure(work, i, next, fm);
                } else {
                    work.getFontMetricsInt(fm);
                    widths[i - start] = replacement.getSize(work, text, i, next, fm);
                }
                if (!shifted) {
                    work.baselineShift = 0;
                }
                if (work.baselineShift < 0) {
                    fm.ascent += work.baselineShift;
                    fm.top += work.baselineShift;
                } else {
                    fm.descent += work.baselineShift;
                    fm.bottom += work.baselineShift;
                }
            }
            if (parts == ends.length) {
                ends = java.util.Arrays.copyOf(ends, 2 * parts);
                metrics = java.util.Arrays.copyOf(metrics, 2 * parts);
            }
            ends[parts] = next;
            metrics[parts++] = fm;
            if (next >= end) break;
        }
        this.ends = ends;
        this.metrics = metrics;
    }

    private void measure(TextPaint paint, int from, int to, Paint.FontMetricsInt fm) {
        paint.getFontMetricsInt(fm);
        if (to == from) return;
        float[] w = new float[to - from];
        paint.getTextWidths(chars, from - start, to - from, w);
        System.arraycopy(w, 0, widths, from - start, w.length);
    }

    /** The widths of the characters of a range. */
    static float[] widths(TextPaint paint, CharSequence text, int start, int end) {
        return new MeasuredText(paint, text, start, end).widths;
    }
}
