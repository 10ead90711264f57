package android.text.style;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;

/** A picture in the place of characters. */
public abstract class DynamicDrawableSpan extends ReplacementSpan {
    public static final int ALIGN_BOTTOM = 0;
    public static final int ALIGN_BASELINE = 1;
    protected final int mVerticalAlignment;
    private Drawable cached;

    public DynamicDrawableSpan() {
        this(ALIGN_BOTTOM);
    }

    protected DynamicDrawableSpan(int verticalAlignment) {
        mVerticalAlignment = verticalAlignment;
    }

    public int getVerticalAlignment() {
        return mVerticalAlignment;
    }

    public abstract Drawable getDrawable();

    private Drawable cached() {
        if (cached == null) cached = getDrawable();
        return cached;
    }

    @Override
    public int getSize(Paint paint, CharSequence text, int start, int end, Paint.FontMetricsInt fm) {
        Rect rect = cached().getBounds();
        if (fm != null) {
            fm.ascent = -rect.bottom;
            fm.descent = 0;
            fm.top = fm.ascent;
            fm.bottom = 0;
        }
        return rect.right;
    }

    @Override
    public void draw(Canvas canvas, CharSequence text, int start, int end, float x, int top, int y, int bottom, Paint paint) {
        Drawable b = cached();
        canvas.save();
        int ty = bottom - b.getBounds().bottom;
        if (mVerticalAlignment == ALIGN_BASELINE) ty -= paint.getFontMetricsInt().descent;
        canvas.translate(x, ty);
        b.draw(canvas);
        canvas.restore();
    }
}
