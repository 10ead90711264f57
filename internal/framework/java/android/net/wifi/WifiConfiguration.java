package android.net.wifi;

import java.util.BitSet;

/** A network that is known. */
public class WifiConfiguration {
    public int networkId = -1;
    public int status = 1;
    public String SSID;
    public String BSSID;
    public String preSharedKey;
    public String[] wepKeys = new String[4];
    public int wepTxKeyIndex;
    public int priority;
    public boolean hiddenSSID;
    public BitSet allowedKeyManagement = new BitSet();
    public BitSet allowedProtocols = new BitSet();
    public BitSet allowedAuthAlgorithms = new BitSet();
    public BitSet allowedPairwiseCiphers = new BitSet();
    public BitSet allowedGroupCiphers = new BitSet();
}
