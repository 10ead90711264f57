package android.text.style;

import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;
import android.text.TextUtils;

/** Gives characters a size. */
public class AbsoluteSizeSpan extends MetricAffectingSpan implements ParcelableSpan {
    private final int size;
    private final boolean dip;

    public AbsoluteSizeSpan(int size, boolean dip) {
        this.size = size;
        this.dip = dip;
    }

    public AbsoluteSizeSpan(int size) {
        this(size, false);
    }

    public AbsoluteSizeSpan(Parcel src) {
        size = src.readInt();
        dip = src.readInt() != 0;
    }

    @Override
    public int getSpanTypeId() {
        return getSpanTypeIdInternal();
    }

    @Override
    public int getSpanTypeIdInternal() {
        return TextUtils.ABSOLUTE_SIZE_SPAN;
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
        dest.writeInt(size);
        dest.writeInt(dip ? 1 : 0);
    }

    public int getSize() {
        return size;
    }

    public boolean getDip() {
        return dip;
    }

    @Override
    public void updateDrawState(TextPaint ds) {
        ds.setTextSize(dip ? size * ds.density : size);
    }

    @Override
    public void updateMeasureState(TextPaint ds) {
        ds.setTextSize(dip ? size * ds.density : size);
    }
}
