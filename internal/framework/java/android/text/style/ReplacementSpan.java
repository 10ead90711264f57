package android.text.style;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.text.TextPaint;

/** Draws something in the place of characters. */
public abstract class ReplacementSpan extends MetricAffectingSpan {
    public abstract int getSize(Paint paint, CharSequence text, int start, int end, Paint.FontMetricsInt fm);

    public abstract void draw(Canvas canvas, CharSequence text, int start, int end, float x, int top, int y, int bottom, Paint paint);

    @Override
    public void updateMeasureState(TextPaint p) {}

    @Override
    public void updateDrawState(TextPaint ds) {}
}
