package android.telephony.gsm;

import android.telephony.CellLocation;

/** A GSM cell. */
public class GsmCellLocation extends CellLocation {
    private int mLac = -1;
    private int mCid = -1;

    public int getLac() {
        return mLac;
    }

    public int getCid() {
        return mCid;
    }

    public int getPsc() {
        return -1;
    }

    public void setStateInvalid() {
        mLac = mCid = -1;
    }

    public void setLacAndCid(int lac, int cid) {
        mLac = lac;
        mCid = cid;
    }

    @Override
    public int hashCode() {
        return mLac ^ mCid;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof GsmCellLocation && ((GsmCellLocation) o).mLac == mLac && ((GsmCellLocation) o).mCid == mCid;
    }

    @Override
    public String toString() {
        return "[" + mLac + "," + mCid + ",-1]";
    }
}
