package android.net;

import android.os.Parcel;
import android.os.Parcelable;

/** A network. */
public class Network implements Parcelable {
    public final int netId;

    public Network(int netId) {
        this.netId = netId;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Network && ((Network) obj).netId == netId;
    }

    @Override
    public int hashCode() {
        return netId * 11;
    }

    @Override
    public String toString() {
        return Integer.toString(netId);
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
        dest.writeInt(netId);
    }

    public static final Parcelable.Creator<Network> CREATOR = new Parcelable.Creator<Network>() {
        public Network createFromParcel(Parcel in) {
            return new Network(in.readInt());
        }

        public Network[] newArray(int size) {
            return new Network[size];
        }
    };
}
