package android.location;

/** What is known of the satellites. */
public final class GpsStatus {
    public static final int GPS_EVENT_STARTED = 1;
    public static final int GPS_EVENT_STOPPED = 2;
    public static final int GPS_EVENT_FIRST_FIX = 3;
    public static final int GPS_EVENT_SATELLITE_STATUS = 4;

    GpsStatus() {
    }

    public int getTimeToFirstFix() {
        return 0;
    }

    /** None is in sight. */
    public Iterable<GpsSatellite> getSatellites() {
        return java.util.Collections.<GpsSatellite>emptyList();
    }

    public int getMaxSatellites() {
        return 255;
    }

    /** Told of changes. */
    public interface Listener {
        void onGpsStatusChanged(int event);
    }

    /** Told of raw sentences. */
    public interface NmeaListener {
        void onNmeaReceived(long timestamp, String nmea);
    }
}
