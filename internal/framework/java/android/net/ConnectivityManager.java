package android.net;

import android.content.Context;
import android.os.Handler;
import android.os.HandlerThread;
import esdroid.device.Host;
import java.util.ArrayList;

/** A device that is connected to one wireless network while it has any, and else to nothing. */
public class ConnectivityManager {
    public static final String CONNECTIVITY_ACTION = "android.net.conn.CONNECTIVITY_CHANGE";
    public static final String CONNECTIVITY_ACTION_SUPL = "android.net.conn.CONNECTIVITY_CHANGE_SUPL";
    public static final String ACTION_CAPTIVE_PORTAL_SIGN_IN = "android.net.conn.CAPTIVE_PORTAL";
    public static final String EXTRA_NETWORK_INFO = "networkInfo";
    public static final String EXTRA_NETWORK_TYPE = "networkType";
    public static final String EXTRA_IS_FAILOVER = "isFailover";
    public static final String EXTRA_OTHER_NETWORK_INFO = "otherNetwork";
    public static final String EXTRA_NO_CONNECTIVITY = "noConnectivity";
    public static final String EXTRA_REASON = "reason";
    public static final String EXTRA_EXTRA_INFO = "extraInfo";
    public static final String EXTRA_INET_CONDITION = "inetCondition";
    public static final String EXTRA_CAPTIVE_PORTAL = "android.net.extra.CAPTIVE_PORTAL";
    public static final String EXTRA_CAPTIVE_PORTAL_URL = "android.net.extra.CAPTIVE_PORTAL_URL";
    public static final String EXTRA_CAPTIVE_PORTAL_USER_AGENT = "android.net.extra.CAPTIVE_PORTAL_USER_AGENT";
    public static final String ACTION_DATA_ACTIVITY_CHANGE = "android.net.conn.DATA_ACTIVITY_CHANGE";
    public static final String EXTRA_DEVICE_TYPE = "deviceType";
    public static final String EXTRA_IS_ACTIVE = "isActive";
    public static final String EXTRA_REALTIME_NS = "tsNanos";
    public static final String ACTION_BACKGROUND_DATA_SETTING_CHANGED = "android.net.conn.BACKGROUND_DATA_SETTING_CHANGED";
    public static final String INET_CONDITION_ACTION = "android.net.conn.INET_CONDITION_ACTION";
    public static final String ACTION_TETHER_STATE_CHANGED = "android.net.conn.TETHER_STATE_CHANGED";
    public static final String EXTRA_AVAILABLE_TETHER = "availableArray";
    public static final String EXTRA_ACTIVE_LOCAL_ONLY = "localOnlyArray";
    public static final String EXTRA_ACTIVE_TETHER = "tetherArray";
    public static final String EXTRA_ERRORED_TETHER = "erroredArray";
    public static final String ACTION_CAPTIVE_PORTAL_TEST_COMPLETED = "android.net.conn.CAPTIVE_PORTAL_TEST_COMPLETED";
    public static final String EXTRA_IS_CAPTIVE_PORTAL = "captivePortal";
    public static final String ACTION_PROMPT_UNVALIDATED = "android.net.conn.PROMPT_UNVALIDATED";
    public static final String ACTION_PROMPT_LOST_VALIDATION = "android.net.conn.PROMPT_LOST_VALIDATION";
    public static final int TETHERING_INVALID = -1;
    public static final int TETHERING_WIFI = 0;
    public static final int TETHERING_USB = 1;
    public static final int TETHERING_BLUETOOTH = 2;
    public static final String EXTRA_ADD_TETHER_TYPE = "extraAddTetherType";
    public static final String EXTRA_REM_TETHER_TYPE = "extraRemTetherType";
    public static final String EXTRA_SET_ALARM = "extraSetAlarm";
    public static final String EXTRA_RUN_PROVISION = "extraRunProvision";
    public static final String EXTRA_PROVISION_CALLBACK = "extraProvisionCallback";
    public static final int TYPE_NONE = -1;
    public static final int TYPE_MOBILE = 0;
    public static final int TYPE_WIFI = 1;
    public static final int TYPE_MOBILE_MMS = 2;
    public static final int TYPE_MOBILE_SUPL = 3;
    public static final int TYPE_MOBILE_DUN = 4;
    public static final int TYPE_MOBILE_HIPRI = 5;
    public static final int TYPE_WIMAX = 6;
    public static final int TYPE_BLUETOOTH = 7;
    public static final int TYPE_DUMMY = 8;
    public static final int TYPE_ETHERNET = 9;
    public static final int TYPE_MOBILE_FOTA = 10;
    public static final int TYPE_MOBILE_IMS = 11;
    public static final int TYPE_MOBILE_CBS = 12;
    public static final int TYPE_WIFI_P2P = 13;
    public static final int TYPE_MOBILE_IA = 14;
    public static final int TYPE_MOBILE_EMERGENCY = 15;
    public static final int TYPE_PROXY = 16;
    public static final int TYPE_VPN = 17;
    public static final int MAX_RADIO_TYPE = 17;
    public static final int MAX_NETWORK_TYPE = 17;
    public static final int DEFAULT_NETWORK_PREFERENCE = 1;
    public static final int REQUEST_ID_UNSET = 0;
    public static final int NETID_UNSET = 0;
    public static final int TETHER_ERROR_NO_ERROR = 0;
    public static final int TETHER_ERROR_UNKNOWN_IFACE = 1;
    public static final int TETHER_ERROR_SERVICE_UNAVAIL = 2;
    public static final int TETHER_ERROR_UNSUPPORTED = 3;
    public static final int TETHER_ERROR_UNAVAIL_IFACE = 4;
    public static final int TETHER_ERROR_MASTER_ERROR = 5;
    public static final int TETHER_ERROR_TETHER_IFACE_ERROR = 6;
    public static final int TETHER_ERROR_UNTETHER_IFACE_ERROR = 7;
    public static final int TETHER_ERROR_ENABLE_NAT_ERROR = 8;
    public static final int TETHER_ERROR_DISABLE_NAT_ERROR = 9;
    public static final int TETHER_ERROR_IFACE_CFG_ERROR = 10;
    public static final int TETHER_ERROR_PROVISION_FAILED = 11;
    public static final int CALLBACK_PRECHECK = 524289;
    public static final int CALLBACK_AVAILABLE = 524290;
    public static final int CALLBACK_LOSING = 524291;
    public static final int CALLBACK_LOST = 524292;
    public static final int CALLBACK_UNAVAIL = 524293;
    public static final int CALLBACK_CAP_CHANGED = 524294;
    public static final int CALLBACK_IP_CHANGED = 524295;
    public static final int CALLBACK_RELEASED = 524296;
    public static final int CALLBACK_EXIT = 524297;
    public static final int CALLBACK_SUSPENDED = 524299;
    public static final int CALLBACK_RESUMED = 524300;
    public static final String EXTRA_NETWORK = "android.net.extra.NETWORK";
    public static final String EXTRA_NETWORK_REQUEST = "android.net.extra.NETWORK_REQUEST";
    public static final int MULTIPATH_PREFERENCE_HANDOVER = 1;
    public static final int MULTIPATH_PREFERENCE_RELIABILITY = 2;
    public static final int MULTIPATH_PREFERENCE_PERFORMANCE = 4;
    public static final int MULTIPATH_PREFERENCE_UNMETERED = 7;
    public static final int RESTRICT_BACKGROUND_STATUS_DISABLED = 1;
    public static final int RESTRICT_BACKGROUND_STATUS_WHITELISTED = 2;
    public static final int RESTRICT_BACKGROUND_STATUS_ENABLED = 3;
    public static final String ACTION_RESTRICT_BACKGROUND_CHANGED = "android.net.conn.RESTRICT_BACKGROUND_CHANGED";

    private final Context mContext;

    public ConnectivityManager(Context context) {
        mContext = context;
    }

    public static boolean isNetworkTypeValid(int networkType) {
        return networkType >= 0 && networkType <= 17;
    }

    private void access() {
        if (mContext.checkCallingOrSelfPermission("android.permission.ACCESS_NETWORK_STATE") != 0) {
            throw new SecurityException("ConnectivityService: Neither user " + android.os.Process.myUid()
                    + " nor current process has android.permission.ACCESS_NETWORK_STATE.");
        }
    }

    public void setNetworkPreference(int preference) {
    }

    public int getNetworkPreference() {
        return TYPE_WIFI;
    }

    public NetworkInfo getActiveNetworkInfo() {
        access();
        return Host.online() ? wifi() : null;
    }

    private static NetworkInfo wifi() {
        return new NetworkInfo(TYPE_WIFI, "WIFI", Host.online());
    }

    public NetworkInfo getNetworkInfo(int networkType) {
        access();
        if (networkType == TYPE_WIFI) {
            return wifi();
        }
        return networkType == TYPE_MOBILE ? new NetworkInfo(TYPE_MOBILE, "MOBILE", false) : null;
    }

    public NetworkInfo getNetworkInfo(Network network) {
        access();
        return NETWORK.equals(network) ? getActiveNetworkInfo() : null;
    }

    public NetworkInfo[] getAllNetworkInfo() {
        access();
        return new NetworkInfo[] {wifi(), new NetworkInfo(TYPE_MOBILE, "MOBILE", false)};
    }

    public Network getActiveNetwork() {
        access();
        return Host.online() ? NETWORK : null;
    }

    public Network[] getAllNetworks() {
        access();
        return Host.online() ? new Network[] {NETWORK} : new Network[0];
    }

    public NetworkCapabilities getNetworkCapabilities(Network network) {
        access();
        return Host.online() && NETWORK.equals(network) ? capabilities() : null;
    }

    private static NetworkCapabilities capabilities() {
        NetworkCapabilities nc = new NetworkCapabilities();
        for (int c : new int[] {NetworkCapabilities.NET_CAPABILITY_NOT_METERED, NetworkCapabilities.NET_CAPABILITY_INTERNET,
                NetworkCapabilities.NET_CAPABILITY_NOT_RESTRICTED, NetworkCapabilities.NET_CAPABILITY_TRUSTED,
                NetworkCapabilities.NET_CAPABILITY_NOT_VPN, NetworkCapabilities.NET_CAPABILITY_VALIDATED,
                NetworkCapabilities.NET_CAPABILITY_FOREGROUND}) {
            nc.set(c, true);
        }
        nc.transport(NetworkCapabilities.TRANSPORT_WIFI, true);
        return nc;
    }

    public boolean bindProcessToNetwork(Network network) {
        return network == null || Host.online() && NETWORK.equals(network);
    }

    /** Hears of networks that come and go. */
    public static class NetworkCallback {
        private Handler handler; // while it is registered
        private boolean known; // it was registered once

        public NetworkCallback() {
        }

        public void onAvailable(Network network) {
        }

        public void onLosing(Network network, int maxMsToLive) {
        }

        public void onLost(Network network) {
        }

        public void onUnavailable() {
        }

        public void onCapabilitiesChanged(Network network, NetworkCapabilities networkCapabilities) {
        }

        private void tell(final boolean online) {
            handler.post(new Runnable() {
                @Override
                public void run() {
                    if (handler == null) {
                        return;
                    }
                    if (online) {
                        onAvailable(NETWORK);
                        onCapabilitiesChanged(NETWORK, capabilities());
                    } else {
                        onLost(NETWORK);
                    }
                }
            });
        }
    }

    private static final Network NETWORK = new Network(100);
    private static final ArrayList<NetworkCallback> CALLBACKS = new ArrayList<NetworkCallback>();
    private static Handler ownHandler;

    /** The thread that tells those who named no other. */
    private static synchronized Handler ownHandler() {
        if (ownHandler == null) {
            HandlerThread thread = new HandlerThread("ConnectivityThread");
            thread.start();
            ownHandler = new Handler(thread.getLooper());
        }
        return ownHandler;
    }

    /** The network has come or gone. */
    public static void changed() {
        boolean online = Host.online();
        synchronized (CALLBACKS) {
            for (NetworkCallback callback : CALLBACKS) {
                callback.tell(online);
            }
        }
    }

    private static void check(Object o, String what) {
        if (o == null) {
            throw new NullPointerException(what);
        }
    }

    private void register(NetworkRequest request, NetworkCallback callback, Handler handler) {
        access();
        check(callback, "null NetworkCallback");
        check(handler, "null Handler");
        NetworkCapabilities wanted = request == null ? null : request.networkCapabilities;
        for (int t = NetworkCapabilities.MIN_TRANSPORT; wanted != null && t <= NetworkCapabilities.MAX_TRANSPORT; t++) {
            if (t != NetworkCapabilities.TRANSPORT_WIFI && wanted.hasTransport(t) && !wanted.hasTransport(NetworkCapabilities.TRANSPORT_WIFI)) {
                callback.known = true; // there never is such a network
                return;
            }
        }
        synchronized (CALLBACKS) {
            callback.handler = handler;
            callback.known = true;
            CALLBACKS.add(callback);
            if (Host.online()) {
                callback.tell(true);
            }
        }
    }

    public void registerNetworkCallback(NetworkRequest request, NetworkCallback networkCallback) {
        registerNetworkCallback(request, networkCallback, ownHandler());
    }

    public void registerNetworkCallback(NetworkRequest request, NetworkCallback networkCallback, Handler handler) {
        register(request, networkCallback, handler);
    }

    public void registerDefaultNetworkCallback(NetworkCallback networkCallback) {
        registerDefaultNetworkCallback(networkCallback, ownHandler());
    }

    public void registerDefaultNetworkCallback(NetworkCallback networkCallback, Handler handler) {
        register(null, networkCallback, handler);
    }

    public void unregisterNetworkCallback(NetworkCallback networkCallback) {
        check(networkCallback, "null NetworkCallback");
        if (!networkCallback.known) {
            throw new IllegalArgumentException("NetworkCallback was not registered");
        }
        synchronized (CALLBACKS) {
            networkCallback.handler = null;
            CALLBACKS.remove(networkCallback);
        }
    }

    public boolean isDefaultNetworkActive() {
        return Host.online();
    }

    public boolean isActiveNetworkMetered() {
        access();
        return false;
    }

    public boolean getBackgroundDataSetting() {
        return true;
    }

    public int getRestrictBackgroundStatus() {
        return RESTRICT_BACKGROUND_STATUS_DISABLED;
    }

    public boolean requestRouteToHost(int networkType, int hostAddress) {
        return false;
    }
}
