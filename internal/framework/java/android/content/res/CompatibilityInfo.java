package android.content.res;

/** How an app made for other screens is shown; here never other than as it is. */
public class CompatibilityInfo {
    public static final CompatibilityInfo DEFAULT_COMPATIBILITY_INFO = new CompatibilityInfo();
    public static final int DEFAULT_NORMAL_SHORT_DIMENSION = 320;
    public static final float MAXIMUM_ASPECT_RATIO = (854f / 480f);

    public final int applicationDensity = android.util.DisplayMetrics.DENSITY_DEVICE_STABLE;
    public final float applicationScale = 1.0f;
    public final float applicationInvertedScale = 1.0f;

    private CompatibilityInfo() {
    }

    public boolean isScalingRequired() {
        return false;
    }

    public boolean supportsScreen() {
        return true;
    }

    @Override
    public String toString() {
        return "{" + applicationDensity + "dpi}";
    }
}
