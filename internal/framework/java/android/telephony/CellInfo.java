package android.telephony;

/** A cell that is in reach. */
public abstract class CellInfo {
    CellInfo() {
    }

    public boolean isRegistered() {
        return false;
    }
}
