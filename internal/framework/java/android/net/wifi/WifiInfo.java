package android.net.wifi;

import android.os.Parcel;
import android.os.Parcelable;

/** The connection of the Wi-Fi: none. */
public class WifiInfo implements Parcelable {
    public static final String DEFAULT_MAC_ADDRESS = "02:00:00:00:00:00";
    public static final int INVALID_RSSI = -127;
    public static final int MIN_RSSI = -126;
    public static final int MAX_RSSI = 200;
    public static final String LINK_SPEED_UNITS = "Mbps";
    public static final String FREQUENCY_UNITS = "MHz";

    public WifiInfo() {
    }

    public String getSSID() {
        return "<unknown ssid>";
    }

    public String getBSSID() {
        return null;
    }

    public int getRssi() {
        return -127;
    }

    public int getLinkSpeed() {
        return -1;
    }

    public int getFrequency() {
        return -1;
    }

    public String getMacAddress() {
        return "02:00:00:00:00:00";
    }

    public int getNetworkId() {
        return -1;
    }

    public SupplicantState getSupplicantState() {
        return SupplicantState.DISCONNECTED;
    }

    public int getIpAddress() {
        return 0;
    }

    public boolean getHiddenSSID() {
        return false;
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
    }
}
