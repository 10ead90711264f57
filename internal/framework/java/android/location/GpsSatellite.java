package android.location;

/** A satellite; none is ever in sight. */
public final class GpsSatellite {
    private GpsSatellite() {
    }

    public int getPrn() {
        return 0;
    }

    public float getSnr() {
        return 0;
    }

    public float getElevation() {
        return 0;
    }

    public float getAzimuth() {
        return 0;
    }

    public boolean hasEphemeris() {
        return false;
    }

    public boolean hasAlmanac() {
        return false;
    }

    public boolean usedInFix() {
        return false;
    }
}
