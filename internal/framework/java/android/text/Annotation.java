package android.text;

import android.os.Parcel;

/** A key and a value attached to text by resources. */
public class Annotation implements ParcelableSpan {
    private final String key;
    private final String value;

    public Annotation(String key, String value) {
        this.key = key;
        this.value = value;
    }

    public Annotation(Parcel src) {
        this(src.readString(), src.readString());
    }

    @Override
    public int getSpanTypeId() {
        return getSpanTypeIdInternal();
    }

    @Override
    public int getSpanTypeIdInternal() {
        return TextUtils.ANNOTATION;
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
        dest.writeString(key);
        dest.writeString(value);
    }

    public String getKey() {
        return key;
    }

    public String getValue() {
        return value;
    }
}
