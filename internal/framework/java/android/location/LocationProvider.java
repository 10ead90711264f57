package android.location;

/** One way to find out where the device is. */
public class LocationProvider {
    public static final int OUT_OF_SERVICE = 0;
    public static final int TEMPORARILY_UNAVAILABLE = 1;
    public static final int AVAILABLE = 2;
    public static final String BAD_CHARS_REGEX = "[^a-zA-Z0-9]";

    private final String mName;

    LocationProvider(String name) {
        mName = name;
    }

    public String getName() {
        return mName;
    }

    public boolean meetsCriteria(Criteria criteria) {
        if (LocationManager.PASSIVE_PROVIDER.equals(mName)) {
            return false;
        }
        return (criteria.getAccuracy() == Criteria.NO_REQUIREMENT || criteria.getAccuracy() >= getAccuracy())
                && (criteria.getPowerRequirement() == Criteria.NO_REQUIREMENT
                || criteria.getPowerRequirement() >= getPowerRequirement())
                && (!criteria.isAltitudeRequired() || supportsAltitude())
                && (!criteria.isSpeedRequired() || supportsSpeed())
                && (!criteria.isBearingRequired() || supportsBearing())
                && (criteria.isCostAllowed() || !hasMonetaryCost());
    }

    private boolean gps() {
        return LocationManager.GPS_PROVIDER.equals(mName);
    }

    public boolean requiresNetwork() {
        return !LocationManager.PASSIVE_PROVIDER.equals(mName);
    }

    public boolean requiresSatellite() {
        return gps();
    }

    public boolean requiresCell() {
        return LocationManager.NETWORK_PROVIDER.equals(mName);
    }

    public boolean hasMonetaryCost() {
        return false;
    }

    public boolean supportsAltitude() {
        return gps();
    }

    public boolean supportsSpeed() {
        return gps();
    }

    public boolean supportsBearing() {
        return gps();
    }

    public int getPowerRequirement() {
        return gps() ? Criteria.POWER_HIGH : Criteria.POWER_LOW;
    }

    public int getAccuracy() {
        return gps() ? Criteria.ACCURACY_FINE : Criteria.ACCURACY_COARSE;
    }
}
