import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** The screen's measures. */
public class Metrics {
    public static void main(String[] args) throws Exception {
        android.util.DisplayMetrics m = Runner.activity.getResources().getDisplayMetrics();
        say(m.density, m.densityDpi, m.widthPixels);
        android.util.DisplayMetrics c = new android.util.DisplayMetrics();
        c.setTo(m);
        say(c.equals(m), c.density == m.density);
        c.setToDefaults();
        say(c.widthPixels, c.heightPixels, c.equals(m));
        say(android.util.DisplayMetrics.DENSITY_DEFAULT, android.util.DisplayMetrics.DENSITY_XXHIGH, android.util.DisplayMetrics.DENSITY_TV);
    }
}
