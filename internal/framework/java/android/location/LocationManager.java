package android.location;

import android.app.PendingIntent;
import android.content.Context;
import android.os.Bundle;
import android.os.Looper;
import java.util.ArrayList;
import java.util.List;

/** Providers that never get a fix. */
public class LocationManager {
    public static final String NETWORK_PROVIDER = "network";
    public static final String GPS_PROVIDER = "gps";
    public static final String PASSIVE_PROVIDER = "passive";
    public static final String FUSED_PROVIDER = "fused";
    public static final String KEY_PROXIMITY_ENTERING = "entering";
    public static final String KEY_STATUS_CHANGED = "status";
    public static final String KEY_PROVIDER_ENABLED = "providerEnabled";
    public static final String KEY_LOCATION_CHANGED = "location";
    public static final String GPS_ENABLED_CHANGE_ACTION = "android.location.GPS_ENABLED_CHANGE";
    public static final String PROVIDERS_CHANGED_ACTION = "android.location.PROVIDERS_CHANGED";
    public static final String MODE_CHANGED_ACTION = "android.location.MODE_CHANGED";
    public static final String GPS_FIX_CHANGE_ACTION = "android.location.GPS_FIX_CHANGE";
    public static final String EXTRA_GPS_ENABLED = "enabled";
    public static final String HIGH_POWER_REQUEST_CHANGE_ACTION = "android.location.HIGH_POWER_REQUEST_CHANGE";

    private final Context mContext;

    public LocationManager(Context context) {
        mContext = context;
    }

    private boolean has(String permission) {
        return mContext.checkCallingOrSelfPermission(permission) == 0;
    }

    private void allowed(String provider) {
        boolean fine = has("android.permission.ACCESS_FINE_LOCATION");
        boolean coarse = has("android.permission.ACCESS_COARSE_LOCATION");
        if (GPS_PROVIDER.equals(provider) || PASSIVE_PROVIDER.equals(provider) ? !fine : !fine && !coarse) {
            throw new SecurityException("\"" + provider + "\" location provider requires "
                    + (NETWORK_PROVIDER.equals(provider) ? "ACCESS_COARSE_LOCATION or ACCESS_FINE_LOCATION"
                    : "ACCESS_FINE_LOCATION") + " permission.");
        }
    }

    private static void provider(String provider) {
        if (provider == null) {
            throw new IllegalArgumentException("invalid provider: " + provider);
        }
    }

    private static void listener(Object listener) {
        if (listener == null) {
            throw new IllegalArgumentException("invalid listener: " + listener);
        }
    }

    private static boolean known(String provider) {
        return GPS_PROVIDER.equals(provider) || NETWORK_PROVIDER.equals(provider) || PASSIVE_PROVIDER.equals(provider);
    }

    private void request(String provider) {
        allowed(provider);
        if (!known(provider)) {
            throw new IllegalArgumentException("provider doesn't exist: " + provider);
        }
    }

    public List<String> getAllProviders() {
        ArrayList<String> all = new ArrayList<String>();
        all.add(PASSIVE_PROVIDER);
        all.add(GPS_PROVIDER);
        all.add(NETWORK_PROVIDER);
        return all;
    }

    public List<String> getProviders(boolean enabledOnly) {
        ArrayList<String> all = new ArrayList<String>();
        boolean fine = has("android.permission.ACCESS_FINE_LOCATION");
        if (fine) {
            all.add(PASSIVE_PROVIDER);
            all.add(GPS_PROVIDER);
        }
        if (fine || has("android.permission.ACCESS_COARSE_LOCATION")) {
            all.add(NETWORK_PROVIDER);
        }
        return all;
    }

    public LocationProvider getProvider(String name) {
        provider(name);
        return known(name) ? new LocationProvider(name) : null;
    }

    public List<String> getProviders(Criteria criteria, boolean enabledOnly) {
        if (criteria == null) {
            throw new IllegalArgumentException("invalid criteria: " + criteria);
        }
        ArrayList<String> result = new ArrayList<String>();
        for (String name : getProviders(enabledOnly)) {
            if (new LocationProvider(name).meetsCriteria(criteria)) {
                result.add(name);
            }
        }
        return result;
    }

    public String getBestProvider(Criteria criteria, boolean enabledOnly) {
        List<String> found = getProviders(criteria, enabledOnly);
        if (found.isEmpty()) {
            found = getProviders(enabledOnly);
        }
        if (found.contains(GPS_PROVIDER)) {
            return GPS_PROVIDER;
        }
        return found.contains(NETWORK_PROVIDER) ? NETWORK_PROVIDER : null;
    }

    public boolean isProviderEnabled(String provider) {
        provider(provider);
        return known(provider);
    }

    public Location getLastKnownLocation(String provider) {
        provider(provider);
        allowed(provider);
        return null;
    }

    public void requestLocationUpdates(String provider, long minTime, float minDistance, LocationListener listener) {
        provider(provider);
        listener(listener);
        request(provider);
    }

    public void requestLocationUpdates(String provider, long minTime, float minDistance, LocationListener listener,
            Looper looper) {
        provider(provider);
        listener(listener);
        request(provider);
    }

    public void requestLocationUpdates(long minTime, float minDistance, Criteria criteria, LocationListener listener,
            Looper looper) {
        if (criteria == null) {
            throw new IllegalArgumentException("invalid criteria: " + criteria);
        }
        listener(listener);
        request(NETWORK_PROVIDER);
    }

    public void requestLocationUpdates(String provider, long minTime, float minDistance, PendingIntent intent) {
        provider(provider);
        if (intent == null) {
            throw new IllegalArgumentException("invalid pending intent: " + intent);
        }
        request(provider);
    }

    public void requestSingleUpdate(String provider, LocationListener listener, Looper looper) {
        provider(provider);
        listener(listener);
        request(provider);
    }

    public void requestSingleUpdate(Criteria criteria, LocationListener listener, Looper looper) {
        listener(listener);
        request(NETWORK_PROVIDER);
    }

    public void removeUpdates(LocationListener listener) {
        listener(listener);
    }

    public void removeUpdates(PendingIntent intent) {
        if (intent == null) {
            throw new IllegalArgumentException("invalid pending intent: " + intent);
        }
    }

    public void addProximityAlert(double latitude, double longitude, float radius, long expiration,
            PendingIntent intent) {
        allowed(GPS_PROVIDER);
    }

    public void removeProximityAlert(PendingIntent intent) {
    }

    public boolean addGpsStatusListener(GpsStatus.Listener listener) {
        allowed(GPS_PROVIDER);
        return true;
    }

    public void removeGpsStatusListener(GpsStatus.Listener listener) {
    }

    /** The satellites, into what is given if anything is. */
    public GpsStatus getGpsStatus(GpsStatus status) {
        return status == null ? new GpsStatus() : status;
    }

    public boolean registerGnssStatusCallback(GnssStatus.Callback callback) {
        return registerGnssStatusCallback(callback, null);
    }

    public boolean registerGnssStatusCallback(GnssStatus.Callback callback, android.os.Handler handler) {
        allowed(GPS_PROVIDER);
        return true;
    }

    public void unregisterGnssStatusCallback(GnssStatus.Callback callback) {
    }

    public boolean addNmeaListener(GpsStatus.NmeaListener listener) {
        allowed(GPS_PROVIDER);
        return true;
    }

    public void removeNmeaListener(GpsStatus.NmeaListener listener) {
    }

    public boolean addNmeaListener(OnNmeaMessageListener listener) {
        return addNmeaListener(listener, null);
    }

    public boolean addNmeaListener(OnNmeaMessageListener listener, android.os.Handler handler) {
        allowed(GPS_PROVIDER);
        return true;
    }

    public void removeNmeaListener(OnNmeaMessageListener listener) {
    }

    public boolean sendExtraCommand(String provider, String command, Bundle extras) {
        return false;
    }
}
