package android.location;

import android.os.Parcel;
import android.os.Parcelable;

/** What a provider has to offer. */
public class Criteria implements Parcelable {
    public static final int NO_REQUIREMENT = 0;
    public static final int POWER_LOW = 1;
    public static final int POWER_MEDIUM = 2;
    public static final int POWER_HIGH = 3;
    public static final int ACCURACY_FINE = 1;
    public static final int ACCURACY_COARSE = 2;
    public static final int ACCURACY_LOW = 1;
    public static final int ACCURACY_MEDIUM = 2;
    public static final int ACCURACY_HIGH = 3;

    private int mHorizontalAccuracy;
    private int mVerticalAccuracy;
    private int mSpeedAccuracy;
    private int mBearingAccuracy;
    private int mPower;
    private boolean mAltitude;
    private boolean mBearing;
    private boolean mSpeed;
    private boolean mCost;

    public Criteria() {
    }

    public Criteria(Criteria c) {
        mHorizontalAccuracy = c.mHorizontalAccuracy;
        mVerticalAccuracy = c.mVerticalAccuracy;
        mSpeedAccuracy = c.mSpeedAccuracy;
        mBearingAccuracy = c.mBearingAccuracy;
        mPower = c.mPower;
        mAltitude = c.mAltitude;
        mBearing = c.mBearing;
        mSpeed = c.mSpeed;
        mCost = c.mCost;
    }

    private static int check(int value, int max, String what) {
        if (value < NO_REQUIREMENT || value > max) {
            throw new IllegalArgumentException(what + "=" + value);
        }
        return value;
    }

    public void setHorizontalAccuracy(int accuracy) {
        mHorizontalAccuracy = check(accuracy, ACCURACY_HIGH, "accuracy");
    }

    public int getHorizontalAccuracy() {
        return mHorizontalAccuracy;
    }

    public void setVerticalAccuracy(int accuracy) {
        mVerticalAccuracy = check(accuracy, ACCURACY_HIGH, "accuracy");
    }

    public int getVerticalAccuracy() {
        return mVerticalAccuracy;
    }

    public void setSpeedAccuracy(int accuracy) {
        mSpeedAccuracy = check(accuracy, ACCURACY_HIGH, "accuracy");
    }

    public int getSpeedAccuracy() {
        return mSpeedAccuracy;
    }

    public void setBearingAccuracy(int accuracy) {
        mBearingAccuracy = check(accuracy, ACCURACY_HIGH, "accuracy");
    }

    public int getBearingAccuracy() {
        return mBearingAccuracy;
    }

    public void setAccuracy(int accuracy) {
        check(accuracy, ACCURACY_COARSE, "accuracy");
        mHorizontalAccuracy = accuracy == ACCURACY_FINE ? ACCURACY_HIGH : ACCURACY_LOW;
    }

    public int getAccuracy() {
        return mHorizontalAccuracy >= ACCURACY_HIGH ? ACCURACY_FINE : ACCURACY_COARSE;
    }

    public void setPowerRequirement(int level) {
        mPower = check(level, POWER_HIGH, "level");
    }

    public int getPowerRequirement() {
        return mPower;
    }

    public void setCostAllowed(boolean costAllowed) {
        mCost = costAllowed;
    }

    public boolean isCostAllowed() {
        return mCost;
    }

    public void setAltitudeRequired(boolean altitudeRequired) {
        mAltitude = altitudeRequired;
    }

    public boolean isAltitudeRequired() {
        return mAltitude;
    }

    public void setSpeedRequired(boolean speedRequired) {
        mSpeed = speedRequired;
    }

    public boolean isSpeedRequired() {
        return mSpeed;
    }

    public void setBearingRequired(boolean bearingRequired) {
        mBearing = bearingRequired;
    }

    public boolean isBearingRequired() {
        return mBearing;
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel parcel, int flags) {
        parcel.writeInt(mHorizontalAccuracy);
        parcel.writeInt(mVerticalAccuracy);
        parcel.writeInt(mSpeedAccuracy);
        parcel.writeInt(mBearingAccuracy);
        parcel.writeInt(mPower);
        parcel.writeInt((mAltitude ? 1 : 0) | (mBearing ? 2 : 0) | (mSpeed ? 4 : 0) | (mCost ? 8 : 0));
    }

    @Override
    public String toString() {
        String[] powers = {"NO_REQ", "LOW", "MEDIUM", "HIGH"};
        String[] accuracies = {"---", "LOW", "MEDIUM", "HIGH"};
        return "Criteria[power=" + name(powers, mPower) + " acc=" + name(accuracies, mHorizontalAccuracy) + ']';
    }

    private static String name(String[] names, int n) {
        return n >= 0 && n < names.length ? names[n] : "???";
    }

    public static final Parcelable.Creator<Criteria> CREATOR = new Parcelable.Creator<Criteria>() {
        @Override
        public Criteria createFromParcel(Parcel in) {
            Criteria c = new Criteria();
            c.mHorizontalAccuracy = in.readInt();
            c.mVerticalAccuracy = in.readInt();
            c.mSpeedAccuracy = in.readInt();
            c.mBearingAccuracy = in.readInt();
            c.mPower = in.readInt();
            int flags = in.readInt();
            c.mAltitude = (flags & 1) != 0;
            c.mBearing = (flags & 2) != 0;
            c.mSpeed = (flags & 4) != 0;
            c.mCost = (flags & 8) != 0;
            return c;
        }

        @Override
        public Criteria[] newArray(int size) {
            return new Criteria[size];
        }
    };
}
