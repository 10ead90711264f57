package android.net;

/** What a network can do. */
public final class NetworkCapabilities {
    public static final int NET_CAPABILITY_MMS = 0;
    public static final int NET_CAPABILITY_SUPL = 1;
    public static final int NET_CAPABILITY_DUN = 2;
    public static final int NET_CAPABILITY_FOTA = 3;
    public static final int NET_CAPABILITY_IMS = 4;
    public static final int NET_CAPABILITY_CBS = 5;
    public static final int NET_CAPABILITY_WIFI_P2P = 6;
    public static final int NET_CAPABILITY_IA = 7;
    public static final int NET_CAPABILITY_RCS = 8;
    public static final int NET_CAPABILITY_XCAP = 9;
    public static final int NET_CAPABILITY_EIMS = 10;
    public static final int NET_CAPABILITY_NOT_METERED = 11;
    public static final int NET_CAPABILITY_INTERNET = 12;
    public static final int NET_CAPABILITY_NOT_RESTRICTED = 13;
    public static final int NET_CAPABILITY_TRUSTED = 14;
    public static final int NET_CAPABILITY_NOT_VPN = 15;
    public static final int NET_CAPABILITY_VALIDATED = 16;
    public static final int NET_CAPABILITY_CAPTIVE_PORTAL = 17;
    public static final int NET_CAPABILITY_FOREGROUND = 18;
    public static final int TRANSPORT_CELLULAR = 0;
    public static final int TRANSPORT_WIFI = 1;
    public static final int TRANSPORT_BLUETOOTH = 2;
    public static final int TRANSPORT_ETHERNET = 3;
    public static final int TRANSPORT_VPN = 4;
    public static final int TRANSPORT_WIFI_AWARE = 5;
    public static final int MIN_TRANSPORT = 0;
    public static final int MAX_TRANSPORT = 5;
    public static final int SIGNAL_STRENGTH_UNSPECIFIED = -2147483648;

    private long mCapabilities;
    private long mTransports;

    public NetworkCapabilities() {
        mCapabilities = 1 << NET_CAPABILITY_NOT_RESTRICTED | 1 << NET_CAPABILITY_TRUSTED | 1 << NET_CAPABILITY_NOT_VPN;
    }

    public NetworkCapabilities(NetworkCapabilities nc) {
        if (nc != null) {
            mCapabilities = nc.mCapabilities;
            mTransports = nc.mTransports;
        }
    }

    NetworkCapabilities set(int capability, boolean on) {
        mCapabilities = on ? mCapabilities | 1L << capability : mCapabilities & ~(1L << capability);
        return this;
    }

    NetworkCapabilities transport(int transport, boolean on) {
        mTransports = on ? mTransports | 1L << transport : mTransports & ~(1L << transport);
        return this;
    }

    public boolean hasCapability(int capability) {
        return (mCapabilities & 1L << capability) != 0;
    }

    public boolean hasTransport(int transportType) {
        return (mTransports & 1L << transportType) != 0;
    }

    public int getLinkUpstreamBandwidthKbps() {
        return 0;
    }

    public int getLinkDownstreamBandwidthKbps() {
        return 0;
    }
}
