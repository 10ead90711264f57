package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;

/** Features of which an app uses a group. */
public final class FeatureGroupInfo implements Parcelable {
    public FeatureInfo[] features;

    public FeatureGroupInfo() {}

    public FeatureGroupInfo(FeatureGroupInfo other) {
        features = other.features;
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
        dest.writeTypedArray(features, flags);
    }

    public static final Parcelable.Creator<FeatureGroupInfo> CREATOR = new Parcelable.Creator<FeatureGroupInfo>() {
        public FeatureGroupInfo createFromParcel(Parcel source) {
            FeatureGroupInfo group = new FeatureGroupInfo();
            group.features = source.createTypedArray(FeatureInfo.CREATOR);
            return group;
        }

        public FeatureGroupInfo[] newArray(int size) {
            return new FeatureGroupInfo[size];
        }
    };
}
