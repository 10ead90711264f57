import android.net.TrafficStats;
import static esdroid.conformance.Out.*;

/** Counters of a device that keeps none. */
public class Traffic {
    public static void main(String[] args) {
        say(TrafficStats.UNSUPPORTED, TrafficStats.getTotalRxBytes(), TrafficStats.getTotalTxBytes());
        say(TrafficStats.getMobileRxBytes(), TrafficStats.getMobileTxBytes(), TrafficStats.getMobileRxPackets());
        say(TrafficStats.getUidRxBytes(10001), TrafficStats.getUidTxBytes(10001));
        TrafficStats.setThreadStatsTag(7);
        TrafficStats.incrementOperationCount(1);
        TrafficStats.clearThreadStatsTag();
        say(TrafficStats.getThreadStatsTag());
    }
}
