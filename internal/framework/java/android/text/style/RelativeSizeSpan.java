package android.text.style;

import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;
import android.text.TextUtils;

/** Makes characters larger or smaller by a factor. */
public class RelativeSizeSpan extends MetricAffectingSpan implements ParcelableSpan {
    private final float proportion;

    public RelativeSizeSpan(float proportion) {
        this.proportion = proportion;
    }

    public RelativeSizeSpan(Parcel src) {
        proportion = src.readFloat();
    }

    @Override
    public int getSpanTypeId() {
        return getSpanTypeIdInternal();
    }

    @Override
    public int getSpanTypeIdInternal() {
        return TextUtils.RELATIVE_SIZE_SPAN;
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
        dest.writeFloat(proportion);
    }

    public float getSizeChange() {
        return proportion;
    }

    @Override
    public void updateDrawState(TextPaint ds) {
        ds.setTextSize(ds.getTextSize() * proportion);
    }

    @Override
    public void updateMeasureState(TextPaint ds) {
        ds.setTextSize(ds.getTextSize() * proportion);
    }
}
