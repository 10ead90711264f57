package android.net;

import java.net.DatagramSocket;
import java.net.Socket;
import java.net.SocketException;

/** Counters of the network: of a kernel that keeps none, which is what the platform calls unsupported. */
public class TrafficStats {
    public static final int UNSUPPORTED = -1;
    private static final ThreadLocal<Integer> TAG = new ThreadLocal<Integer>();

    public static void setThreadStatsTag(int tag) { TAG.set(tag); }

    public static int getThreadStatsTag() {
        Integer tag = TAG.get();
        return tag == null ? -1 : tag;
    }

    public static void clearThreadStatsTag() { TAG.remove(); }
    public static void tagSocket(Socket socket) throws SocketException {}
    public static void untagSocket(Socket socket) throws SocketException {}
    public static void tagDatagramSocket(DatagramSocket socket) throws SocketException {}
    public static void untagDatagramSocket(DatagramSocket socket) throws SocketException {}
    public static void incrementOperationCount(int operationCount) {}
    public static void incrementOperationCount(int tag, int operationCount) {}

    public static long getMobileTxPackets() { return UNSUPPORTED; }
    public static long getMobileRxPackets() { return UNSUPPORTED; }
    public static long getMobileTxBytes() { return UNSUPPORTED; }
    public static long getMobileRxBytes() { return UNSUPPORTED; }
    public static long getTotalTxPackets() { return UNSUPPORTED; }
    public static long getTotalRxPackets() { return UNSUPPORTED; }
    public static long getTotalTxBytes() { return UNSUPPORTED; }
    public static long getTotalRxBytes() { return UNSUPPORTED; }
    public static long getUidTxBytes(int uid) { return UNSUPPORTED; }
    public static long getUidRxBytes(int uid) { return UNSUPPORTED; }
    public static long getUidTxPackets(int uid) { return UNSUPPORTED; }
    public static long getUidRxPackets(int uid) { return UNSUPPORTED; }
    @Deprecated public static long getUidTcpTxBytes(int uid) { return UNSUPPORTED; }
    @Deprecated public static long getUidTcpRxBytes(int uid) { return UNSUPPORTED; }
    @Deprecated public static long getUidUdpTxBytes(int uid) { return UNSUPPORTED; }
    @Deprecated public static long getUidUdpRxBytes(int uid) { return UNSUPPORTED; }
    @Deprecated public static long getUidTcpTxSegments(int uid) { return UNSUPPORTED; }
    @Deprecated public static long getUidTcpRxSegments(int uid) { return UNSUPPORTED; }
    @Deprecated public static long getUidUdpTxPackets(int uid) { return UNSUPPORTED; }
    @Deprecated public static long getUidUdpRxPackets(int uid) { return UNSUPPORTED; }
}
