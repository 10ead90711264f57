package android.telephony;

/** Where a phone is by its cell. */
public abstract class CellLocation {
    public static void requestLocationUpdate() {
    }

    public static CellLocation getEmpty() {
        return new android.telephony.gsm.GsmCellLocation();
    }
}
