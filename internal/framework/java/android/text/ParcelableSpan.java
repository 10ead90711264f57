package android.text;

import android.os.Parcelable;

/** A span that goes into parcels. */
public interface ParcelableSpan extends Parcelable {
    int getSpanTypeId();

    /** For the platform's own spans. */
    int getSpanTypeIdInternal();

    /** For the platform's own spans. */
    void writeToParcelInternal(android.os.Parcel dest, int flags);
}
