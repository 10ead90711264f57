package android.text.style;

import android.app.PendingIntent;
import android.os.Parcel;
import android.text.ParcelableSpan;

/** Marks what is to be deleted at once. */
public class EasyEditSpan implements ParcelableSpan {
    public static final String EXTRA_TEXT_CHANGED_TYPE = "android.text.style.EXTRA_TEXT_CHANGED_TYPE";
    public static final int TEXT_DELETED = 1;
    public static final int TEXT_MODIFIED = 2;

    private final PendingIntent intent;
    private boolean enabled = true;

    public EasyEditSpan() {
        intent = null;
    }

    public EasyEditSpan(PendingIntent pendingIntent) {
        intent = pendingIntent;
    }

    public EasyEditSpan(Parcel source) {
        intent = source.readParcelable(null);
        enabled = source.readByte() == 1;
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
        writeToParcelInternal(dest, flags);
    }

    public void writeToParcelInternal(Parcel dest, int flags) {
        dest.writeParcelable(intent, 0);
        dest.writeByte((byte) (enabled ? 1 : 0));
    }

    public int getSpanTypeId() {
        return getSpanTypeIdInternal();
    }

    public int getSpanTypeIdInternal() {
        return android.text.TextUtils.EASY_EDIT_SPAN;
    }
}
