import android.util.TimeUtils;
import static esdroid.conformance.Out.*;

/** Times, as people and debuggers read them. */
public class Durations {
    public static void main(String[] args) throws Exception {
        for (long t : new long[] {0, 1, 999, 1000, 61000, 3600000, 90061001L, -5, 86400000L * 400}) {
            StringBuilder b = new StringBuilder();
            TimeUtils.formatDuration(t, b);
            say(t, b);
        }
    }
}
