package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;

/** A permission. */
public class PermissionInfo extends PackageItemInfo implements Parcelable {
    public static final int PROTECTION_NORMAL = 0;
    public static final int PROTECTION_DANGEROUS = 1;
    public static final int PROTECTION_SIGNATURE = 2;
    public static final int PROTECTION_SIGNATURE_OR_SYSTEM = 3;
    public static final int PROTECTION_FLAG_PRIVILEGED = 16;
    public static final int PROTECTION_FLAG_SYSTEM = 16;
    public static final int PROTECTION_FLAG_DEVELOPMENT = 32;
    public static final int PROTECTION_FLAG_APPOP = 64;
    public static final int PROTECTION_FLAG_PRE23 = 128;
    public static final int PROTECTION_FLAG_INSTALLER = 256;
    public static final int PROTECTION_FLAG_VERIFIER = 512;
    public static final int PROTECTION_FLAG_PREINSTALLED = 1024;
    public static final int PROTECTION_FLAG_SETUP = 2048;
    public static final int PROTECTION_FLAG_EPHEMERAL = 4096;
    public static final int PROTECTION_FLAG_RUNTIME_ONLY = 8192;
    public static final int PROTECTION_MASK_BASE = 15;
    public static final int PROTECTION_MASK_FLAGS = 65520;
    public static final int FLAG_COSTS_MONEY = 1;
    public static final int FLAG_REMOVED = 2;
    public static final int FLAG_INSTALLED = 1073741824;

    public int protectionLevel;
    public String group;
    public int flags;
    public int descriptionRes;
    public CharSequence nonLocalizedDescription;

    public PermissionInfo() {}

    public PermissionInfo(PermissionInfo orig) {
        super(orig);
        protectionLevel = orig.protectionLevel;
        group = orig.group;
        flags = orig.flags;
        descriptionRes = orig.descriptionRes;
        nonLocalizedDescription = orig.nonLocalizedDescription;
    }

    private PermissionInfo(Parcel source) {
        super(source);
        protectionLevel = source.readInt();
        group = source.readString();
        flags = source.readInt();
        descriptionRes = source.readInt();
        nonLocalizedDescription = source.readCharSequence();
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int parcelableFlags) {
        super.writeToParcel(dest, parcelableFlags);
        dest.writeInt(protectionLevel);
        dest.writeString(group);
        dest.writeInt(flags);
        dest.writeInt(descriptionRes);
        dest.writeCharSequence(nonLocalizedDescription);
    }

    public static final Parcelable.Creator<PermissionInfo> CREATOR = new Parcelable.Creator<PermissionInfo>() {
        public PermissionInfo createFromParcel(Parcel source) {
            return new PermissionInfo(source);
        }

        public PermissionInfo[] newArray(int size) {
            return new PermissionInfo[size];
        }
    };

    @Override
    public String toString() {
        return "PermissionInfo{" + Integer.toHexString(System.identityHashCode(this)) + " " + name + "}";
    }

    public static int fixProtectionLevel(int level) {
        return level == PROTECTION_SIGNATURE_OR_SYSTEM ? PROTECTION_SIGNATURE | PROTECTION_FLAG_PRIVILEGED : level;
    }

    public CharSequence loadDescription(PackageManager pm) {
        if (nonLocalizedDescription != null) {
            return nonLocalizedDescription;
        }
        return descriptionRes != 0 ? pm.getText(packageName, descriptionRes, null) : null;
    }
}
