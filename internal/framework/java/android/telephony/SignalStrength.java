package android.telephony;

/** How strong the signal is. */
public class SignalStrength {
    public int getGsmSignalStrength() {
        return 99;
    }

    public int getGsmBitErrorRate() {
        return -1;
    }

    public int getCdmaDbm() {
        return -1;
    }

    public int getCdmaEcio() {
        return -1;
    }

    public int getEvdoDbm() {
        return -1;
    }

    public int getEvdoEcio() {
        return -1;
    }

    public int getEvdoSnr() {
        return -1;
    }

    public int getLevel() {
        return 0;
    }

    public boolean isGsm() {
        return true;
    }
}
