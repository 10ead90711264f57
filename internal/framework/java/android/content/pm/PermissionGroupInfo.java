package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;

/** A group of permissions. */
public class PermissionGroupInfo extends PackageItemInfo implements Parcelable {
    public static final int FLAG_PERSONAL_INFO = 1;

    public int descriptionRes;
    public CharSequence nonLocalizedDescription;
    public int flags;
    public int priority;

    public PermissionGroupInfo() {}

    public PermissionGroupInfo(PermissionGroupInfo orig) {
        super(orig);
        descriptionRes = orig.descriptionRes;
        nonLocalizedDescription = orig.nonLocalizedDescription;
        flags = orig.flags;
        priority = orig.priority;
    }

    private PermissionGroupInfo(Parcel source) {
        super(source);
        descriptionRes = source.readInt();
        nonLocalizedDescription = source.readCharSequence();
        flags = source.readInt();
        priority = source.readInt();
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int parcelableFlags) {
        super.writeToParcel(dest, parcelableFlags);
        dest.writeInt(descriptionRes);
        dest.writeCharSequence(nonLocalizedDescription);
        dest.writeInt(flags);
        dest.writeInt(priority);
    }

    public static final Parcelable.Creator<PermissionGroupInfo> CREATOR = new Parcelable.Creator<PermissionGroupInfo>() {
        public PermissionGroupInfo createFromParcel(Parcel source) {
            return new PermissionGroupInfo(source);
        }

        public PermissionGroupInfo[] newArray(int size) {
            return new PermissionGroupInfo[size];
        }
    };

    @Override
    public String toString() {
        return "PermissionGroupInfo{" + Integer.toHexString(System.identityHashCode(this)) + " " + name + "}";
    }

    public CharSequence loadDescription(PackageManager pm) {
        if (nonLocalizedDescription != null) {
            return nonLocalizedDescription;
        }
        return descriptionRes != 0 ? pm.getText(packageName, descriptionRes, null) : null;
    }
}
