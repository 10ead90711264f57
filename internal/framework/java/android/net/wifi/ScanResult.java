package android.net.wifi;

/** A network that was seen. */
public class ScanResult {
    public static final int PROTOCOL_NONE = 0;
    public static final int PROTOCOL_WPA = 1;
    public static final int PROTOCOL_WPA2 = 2;
    public static final int PROTOCOL_OSEN = 3;
    public static final int KEY_MGMT_NONE = 0;
    public static final int KEY_MGMT_PSK = 1;
    public static final int KEY_MGMT_EAP = 2;
    public static final int KEY_MGMT_FT_PSK = 3;
    public static final int KEY_MGMT_FT_EAP = 4;
    public static final int KEY_MGMT_PSK_SHA256 = 5;
    public static final int KEY_MGMT_EAP_SHA256 = 6;
    public static final int KEY_MGMT_OSEN = 7;
    public static final int CIPHER_NONE = 0;
    public static final int CIPHER_NO_GROUP_ADDRESSED = 1;
    public static final int CIPHER_TKIP = 2;
    public static final int CIPHER_CCMP = 3;
    public static final int CHANNEL_WIDTH_20MHZ = 0;
    public static final int CHANNEL_WIDTH_40MHZ = 1;
    public static final int CHANNEL_WIDTH_80MHZ = 2;
    public static final int CHANNEL_WIDTH_160MHZ = 3;
    public static final int CHANNEL_WIDTH_80MHZ_PLUS_MHZ = 4;
    public static final long FLAG_PASSPOINT_NETWORK = 1L;
    public static final long FLAG_80211mc_RESPONDER = 2L;
    public static final int UNSPECIFIED = -1;

    public String SSID;
    public String BSSID;
    public String capabilities;
    public int level;
    public int frequency;
    public long timestamp;
    public int channelWidth;
    public int centerFreq0;
    public int centerFreq1;
    public CharSequence operatorFriendlyName;
    public CharSequence venueName;
}
