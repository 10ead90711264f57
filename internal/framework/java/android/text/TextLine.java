package android.text;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.text.style.CharacterStyle;
import android.text.style.MetricAffectingSpan;
import android.text.style.ReplacementSpan;

/** A piece of text in one line: its width, and how it is drawn. */
class TextLine {
    private final TextPaint paint;
    private final CharSequence text;
    private final int start;
    private final int end;
    private final int[] tabs;

    TextLine(TextPaint paint, CharSequence text, int start, int end, int[] tabs) {
        this.paint = paint;
        this.text = text;
        this.start = start;
        this.end = end;
        this.tabs = tabs;
    }

    static boolean isLineEndSpace(char ch) {
        return ch == ' ' || ch == '\t' || ch == 0x1680 || 0x2000 <= ch && ch <= 0x200A && ch != 0x2007 || ch == 0x205F || ch == 0x3000;
    }

    float width() {
        return width(end);
    }

    /** The width before an offset; what follows it counts, as letters draw nearer to some others. */
    float width(int offset) {
        if (offset <= start) return 0;
        MeasuredText m = new MeasuredText(paint, text, start, end);
        float w = 0;
        for (int i = 0; i < offset - start; i++) w = m.chars[i] == '\t' ? Layout.nextTab(w, tabs) : m.widths[i] + w;
        return w;
    }

    void draw(Canvas canvas, float x, int top, int y, int bottom) {
        Spanned sp = text instanceof Spanned ? (Spanned) text : null;
        TextPaint work = new TextPaint();
        float origin = x;
        for (int i = start, next; i < end; i = next) {
            next = sp == null ? end : sp.nextSpanTransition(i, end, CharacterStyle.class);
            int tab = TextUtils.indexOf(text, '\t', i, next);
            if (tab == i) {
                x = origin + Layout.nextTab(x - origin, tabs);
                next = i + 1;
                continue;
            }
            if (tab > 0) next = tab;
            work.set(paint);
            ReplacementSpan replacement = null;
            if (sp != null) {
                for (CharacterStyle s : TextUtils.removeEmptySpans(sp.getSpans(i, next, CharacterStyle.class), sp, CharacterStyle.class)) {
                    if (s instanceof ReplacementSpan) replacement = (ReplacementSpan) s;
                    else s.updateDrawState(work);
                }
            }
            float w;
            if (replacement != null) {
                w = replacement.getSize(work, text, i, next, null);
                replacement.draw(canvas, text, i, next, x, top, y, bottom, work);
            } else {
                char[] chars = TextUtils.chars(text, i, next);
                float[] widths = new float[chars.length];
                work.getTextWidths(chars, 0, chars.length, widths);
                w = 0;
                for (float one : widths) w += one;
                if (work.bgColor != 0) {
                    int color = work.getColor();
                    Paint.Style style = work.getStyle();
                    work.setColor(work.bgColor);
                    work.setStyle(Paint.Style.FILL);
                    canvas.drawRect(x, top, x + w, bottom, work);
                    work.setStyle(style);
                    work.setColor(color);
                }
                if (work.underlineColor != 0) {
                    float at = y + work.baselineShift + (1.0f / 9.0f) * work.getTextSize();
                    int color = work.getColor();
                    work.setColor(work.underlineColor);
                    canvas.drawRect(x, at, x + w, at + work.underlineThickness, work);
                    work.setColor(color);
                }
                canvas.drawText(chars, 0, chars.length, x, y + work.baselineShift, work);
            }
            x += w;
        }
    }
}
