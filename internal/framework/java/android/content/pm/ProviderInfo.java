package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;
import android.os.PatternMatcher;

/** A provider. */
public class ProviderInfo extends ComponentInfo implements Parcelable {
    public static final int FLAG_VISIBLE_TO_INSTANT_APP = 1048576;
    public static final int FLAG_SINGLE_USER = 1073741824;

    public String authority;
    public String readPermission;
    public String writePermission;
    public boolean grantUriPermissions;
    public PatternMatcher[] uriPermissionPatterns;
    public PathPermission[] pathPermissions;
    public boolean multiprocess;
    public int initOrder;
    public int flags;
    public boolean isSyncable;

    public ProviderInfo() {}

    public ProviderInfo(ProviderInfo orig) {
        super(orig);
        authority = orig.authority;
        readPermission = orig.readPermission;
        writePermission = orig.writePermission;
        grantUriPermissions = orig.grantUriPermissions;
        uriPermissionPatterns = orig.uriPermissionPatterns;
        pathPermissions = orig.pathPermissions;
        multiprocess = orig.multiprocess;
        initOrder = orig.initOrder;
        flags = orig.flags;
        isSyncable = orig.isSyncable;
    }

    private ProviderInfo(Parcel source) {
        super(source);
        authority = source.readString();
        readPermission = source.readString();
        writePermission = source.readString();
        grantUriPermissions = source.readInt() != 0;
        multiprocess = source.readInt() != 0;
        initOrder = source.readInt();
        flags = source.readInt();
        isSyncable = source.readInt() != 0;
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int parcelableFlags) {
        super.writeToParcel(dest, parcelableFlags);
        dest.writeString(authority);
        dest.writeString(readPermission);
        dest.writeString(writePermission);
        dest.writeInt(grantUriPermissions ? 1 : 0);
        dest.writeInt(multiprocess ? 1 : 0);
        dest.writeInt(initOrder);
        dest.writeInt(flags);
        dest.writeInt(isSyncable ? 1 : 0);
    }

    public static final Parcelable.Creator<ProviderInfo> CREATOR = new Parcelable.Creator<ProviderInfo>() {
        public ProviderInfo createFromParcel(Parcel source) {
            return new ProviderInfo(source);
        }

        public ProviderInfo[] newArray(int size) {
            return new ProviderInfo[size];
        }
    };

    @Override
    public String toString() {
        return "ContentProviderInfo{name=" + authority + " className=" + name + "}";
    }
}
