package android.content;

import android.net.Uri;
import android.os.Parcel;
import android.os.Parcelable;

/** A permission for a reference. */
public final class UriPermission implements Parcelable {
    public static final long INVALID_TIME = Long.MIN_VALUE;

    private final Uri mUri;
    private final int mModeFlags;
    private final long mPersistedTime;

    public UriPermission(Uri uri, int modeFlags, long persistedTime) {
        mUri = uri;
        mModeFlags = modeFlags;
        mPersistedTime = persistedTime;
    }

    public Uri getUri() {
        return mUri;
    }

    public boolean isReadPermission() {
        return (mModeFlags & Intent.FLAG_GRANT_READ_URI_PERMISSION) != 0;
    }

    public boolean isWritePermission() {
        return (mModeFlags & Intent.FLAG_GRANT_WRITE_URI_PERMISSION) != 0;
    }

    public long getPersistedTime() {
        return mPersistedTime;
    }

    @Override
    public String toString() {
        return "UriPermission {uri=" + mUri + ", modeFlags=" + mModeFlags + ", persistedTime=" + mPersistedTime + "}";
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
        dest.writeParcelable(mUri, flags);
        dest.writeInt(mModeFlags);
        dest.writeLong(mPersistedTime);
    }

    public static final Parcelable.Creator<UriPermission> CREATOR = new Parcelable.Creator<UriPermission>() {
        public UriPermission createFromParcel(Parcel source) {
            Uri uri = source.readParcelable(null);
            int flags = source.readInt();
            return new UriPermission(uri, flags, source.readLong());
        }

        public UriPermission[] newArray(int size) {
            return new UriPermission[size];
        }
    };
}
