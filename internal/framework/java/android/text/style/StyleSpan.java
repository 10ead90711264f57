package android.text.style;

import android.graphics.Paint;
import android.graphics.Typeface;
import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;
import android.text.TextUtils;

/** Makes characters bold or italic. */
public class StyleSpan extends MetricAffectingSpan implements ParcelableSpan {
    private final int style;

    public StyleSpan(int style) {
        this.style = style;
    }

    public StyleSpan(Parcel src) {
        style = src.readInt();
    }

    @Override
    public int getSpanTypeId() {
        return getSpanTypeIdInternal();
    }

    @Override
    public int getSpanTypeIdInternal() {
        return TextUtils.STYLE_SPAN;
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
        writeToParcelInternal(dest, flags);
    }

    @Override
    public void writeToParcelInternal(Parcel dest, int flags) {
        dest.writeInt(style);
    }

    public int getStyle() {
        return style;
    }

    @Override
    public void updateDrawState(TextPaint ds) {
        StyleSpan.apply(ds, style);
    }

    @Override
    public void updateMeasureState(TextPaint ds) {
        StyleSpan.apply(ds, style);
    }

    static void apply(Paint paint, int style) {
        Typeface old = paint.getTypeface();
        int want = (old == null ? 0 : old.getStyle()) | style;
        Typeface tf = old == null ? Typeface.defaultFromStyle(want) : Typeface.create(old, want);
        int fake = want & ~tf.getStyle();
        if ((fake & Typeface.BOLD) != 0) paint.setFakeBoldText(true);
        if ((fake & Typeface.ITALIC) != 0) paint.setTextSkewX(-0.25f);
        paint.setTypeface(tf);
    }
}
