package android.text.style;

import android.graphics.Paint;
import android.graphics.Typeface;
import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;
import android.text.TextUtils;

/** Gives characters a family of typefaces. */
public class TypefaceSpan extends MetricAffectingSpan implements ParcelableSpan {
    private final String family;

    public TypefaceSpan(String family) {
        this.family = family;
    }

    public TypefaceSpan(Parcel src) {
        family = src.readString();
    }

    @Override
    public int getSpanTypeId() {
        return getSpanTypeIdInternal();
    }

    @Override
    public int getSpanTypeIdInternal() {
        return TextUtils.TYPEFACE_SPAN;
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
        dest.writeString(family);
    }

    public String getFamily() {
        return family;
    }

    @Override
    public void updateDrawState(TextPaint ds) {
        TypefaceSpan.apply(ds, family);
    }

    @Override
    public void updateMeasureState(TextPaint ds) {
        TypefaceSpan.apply(ds, family);
    }

    static void apply(Paint paint, String family) {
        Typeface old = paint.getTypeface();
        int oldStyle = old == null ? 0 : old.getStyle();
        Typeface tf = Typeface.create(family, oldStyle);
        int fake = oldStyle & ~tf.getStyle();
        if ((fake & Typeface.BOLD) != 0) paint.setFakeBoldText(true);
        if ((fake & Typeface.ITALIC) != 0) paint.setTextSkewX(-0.25f);
        paint.setTypeface(tf);
    }
}
