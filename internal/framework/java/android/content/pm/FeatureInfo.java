package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;

/** A feature that an app uses. */
public class FeatureInfo implements Parcelable {
    public static final int GL_ES_VERSION_UNDEFINED = 0;
    public static final int FLAG_REQUIRED = 1;

    public String name;
    public int version;
    public int reqGlEsVersion;
    public int flags;

    public FeatureInfo() {}

    public FeatureInfo(FeatureInfo orig) {
        name = orig.name;
        version = orig.version;
        reqGlEsVersion = orig.reqGlEsVersion;
        flags = orig.flags;
    }

    private FeatureInfo(Parcel source) {
        name = source.readString();
        version = source.readInt();
        reqGlEsVersion = source.readInt();
        flags = source.readInt();
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int parcelableFlags) {
        dest.writeString(name);
        dest.writeInt(version);
        dest.writeInt(reqGlEsVersion);
        dest.writeInt(flags);
    }

    public static final Parcelable.Creator<FeatureInfo> CREATOR = new Parcelable.Creator<FeatureInfo>() {
        public FeatureInfo createFromParcel(Parcel source) {
            return new FeatureInfo(source);
        }

        public FeatureInfo[] newArray(int size) {
            return new FeatureInfo[size];
        }
    };

    @Override
    public String toString() {
        return "FeatureInfo{" + Integer.toHexString(System.identityHashCode(this)) + " " + (name != null ? name : "glEsVers=" + getGlEsVersion()) + " v=" + version + " fl=0x" + Integer.toHexString(flags) + "}";
    }

    public String getGlEsVersion() {
        return ((reqGlEsVersion & 0xffff0000) >> 16) + "." + (reqGlEsVersion & 0x0000ffff);
    }
}
