package android.location;

/** What is known of the satellites, which nobody sees here. */
public final class GnssStatus {
    public static final int CONSTELLATION_UNKNOWN = 0;
    public static final int CONSTELLATION_GPS = 1;
    public static final int CONSTELLATION_SBAS = 2;
    public static final int CONSTELLATION_GLONASS = 3;
    public static final int CONSTELLATION_QZSS = 4;
    public static final int CONSTELLATION_BEIDOU = 5;
    public static final int CONSTELLATION_GALILEO = 6;

    private GnssStatus() {
    }

    /** Hears of the satellites. */
    public abstract static class Callback {
        public void onStarted() {
        }

        public void onStopped() {
        }

        public void onFirstFix(int ttffMillis) {
        }

        public void onSatelliteStatusChanged(GnssStatus status) {
        }
    }

    public int getSatelliteCount() {
        return 0;
    }

    private static <T> T of(int satIndex) {
        throw new ArrayIndexOutOfBoundsException("length=0; index=" + satIndex);
    }

    public int getConstellationType(int satIndex) {
        return GnssStatus.<Integer>of(satIndex);
    }

    public int getSvid(int satIndex) {
        return GnssStatus.<Integer>of(satIndex);
    }

    public float getCn0DbHz(int satIndex) {
        return GnssStatus.<Float>of(satIndex);
    }

    public float getElevationDegrees(int satIndex) {
        return GnssStatus.<Float>of(satIndex);
    }

    public float getAzimuthDegrees(int satIndex) {
        return GnssStatus.<Float>of(satIndex);
    }

    public boolean hasEphemerisData(int satIndex) {
        return GnssStatus.<Boolean>of(satIndex);
    }

    public boolean hasAlmanacData(int satIndex) {
        return GnssStatus.<Boolean>of(satIndex);
    }

    public boolean usedInFix(int satIndex) {
        return GnssStatus.<Boolean>of(satIndex);
    }
}
