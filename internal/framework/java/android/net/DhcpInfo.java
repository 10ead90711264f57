package android.net;

/** What a network told of itself. */
public class DhcpInfo {
    public int ipAddress;
    public int gateway;
    public int netmask;
    public int dns1;
    public int dns2;
    public int serverAddress;
    public int leaseDuration;
}
