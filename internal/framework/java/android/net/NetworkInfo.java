package android.net;

import android.os.Parcel;
import android.os.Parcelable;

/** The state of a kind of network. */
public class NetworkInfo implements Parcelable {
    /** Whether it is connected, roughly. */
    public enum State {
        CONNECTING, CONNECTED, SUSPENDED, DISCONNECTING, DISCONNECTED, UNKNOWN
    }

    /** Whether it is connected, in detail. */
    public enum DetailedState {
        IDLE, SCANNING, CONNECTING, AUTHENTICATING, OBTAINING_IPADDR, CONNECTED, SUSPENDED, DISCONNECTING,
        DISCONNECTED, FAILED, BLOCKED, VERIFYING_POOR_LINK, CAPTIVE_PORTAL_CHECK
    }

    private final int mType;
    private final String mTypeName;
    private final boolean mConnected;

    NetworkInfo(int type, String typeName, boolean connected) {
        mType = type;
        mTypeName = typeName;
        mConnected = connected;
    }

    public int getType() {
        return mType;
    }

    public int getSubtype() {
        return 0;
    }

    public String getTypeName() {
        return mTypeName;
    }

    public String getSubtypeName() {
        return "";
    }

    public boolean isConnectedOrConnecting() {
        return mConnected;
    }

    public boolean isConnected() {
        return mConnected;
    }

    public boolean isAvailable() {
        return true;
    }

    public boolean isFailover() {
        return false;
    }

    public boolean isRoaming() {
        return false;
    }

    public State getState() {
        return mConnected ? State.CONNECTED : State.DISCONNECTED;
    }

    public DetailedState getDetailedState() {
        return mConnected ? DetailedState.CONNECTED : DetailedState.DISCONNECTED;
    }

    public String getReason() {
        return null;
    }

    public String getExtraInfo() {
        return mConnected ? "\"AndroidWifi\"" : null;
    }

    @Override
    public String toString() {
        String extra = getExtraInfo();
        return "[type: " + mTypeName + "[], state: " + getState() + "/" + getDetailedState() + ", reason: (unspecified), extra: "
                + (extra == null ? "(none)" : extra) + ", "
                + "failover: false, available: true, roaming: false, metered: false]";
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
        dest.writeInt(mType);
        dest.writeString(mTypeName);
        dest.writeInt(mConnected ? 1 : 0);
    }

    public static final Parcelable.Creator<NetworkInfo> CREATOR = new Parcelable.Creator<NetworkInfo>() {
        @Override
        public NetworkInfo createFromParcel(Parcel in) {
            return new NetworkInfo(in.readInt(), in.readString(), in.readInt() != 0);
        }

        @Override
        public NetworkInfo[] newArray(int size) {
            return new NetworkInfo[size];
        }
    };
}
