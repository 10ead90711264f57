package android.text.style;

import android.graphics.Paint;
import android.text.TextPaint;

/** Chooses how high lines are. */
public interface LineHeightSpan extends ParagraphStyle, WrapTogetherSpan {
    void chooseHeight(CharSequence text, int start, int end, int spanstartv, int v, Paint.FontMetricsInt fm);

    /** One that knows the density. */
    interface WithDensity extends LineHeightSpan {
        void chooseHeight(CharSequence text, int start, int end, int spanstartv, int v, Paint.FontMetricsInt fm, TextPaint paint);
    }
}
