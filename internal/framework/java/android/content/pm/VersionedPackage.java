package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;

/** A package in a version. */
public final class VersionedPackage implements Parcelable {
    private final String mPackageName;
    private final int mVersionCode;

    public VersionedPackage(String packageName, int versionCode) {
        mPackageName = packageName;
        mVersionCode = versionCode;
    }

    public String getPackageName() {
        return mPackageName;
    }

    public int getVersionCode() {
        return mVersionCode;
    }

    @Override
    public String toString() {
        return "VersionedPackage[" + mPackageName + "/" + mVersionCode + "]";
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel parcel, int flags) {
        parcel.writeString(mPackageName);
        parcel.writeInt(mVersionCode);
    }

    public static final Parcelable.Creator<VersionedPackage> CREATOR = new Parcelable.Creator<VersionedPackage>() {
        public VersionedPackage createFromParcel(Parcel source) {
            String name = source.readString();
            return new VersionedPackage(name, source.readInt());
        }

        public VersionedPackage[] newArray(int size) {
            return new VersionedPackage[size];
        }
    };
}
