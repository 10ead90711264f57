package android.location;

import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import java.text.DecimalFormat;
import java.util.StringTokenizer;

/** A place on the earth at a time. */
public class Location implements Parcelable {
    public static final int FORMAT_DEGREES = 0;
    public static final int FORMAT_MINUTES = 1;
    public static final int FORMAT_SECONDS = 2;
    public static final String EXTRA_COARSE_LOCATION = "coarseLocation";
    public static final String EXTRA_NO_GPS_LOCATION = "noGPSLocation";

    private String mProvider;
    private long mTime;
    private long mElapsedRealtimeNanos;
    private double mLatitude;
    private double mLongitude;
    private double mAltitude;
    private float mSpeed;
    private float mBearing;
    private float mAccuracy;
    private float mVerticalAccuracy;
    private float mSpeedAccuracy;
    private float mBearingAccuracy;
    private int mHas;
    private boolean mMock;
    private Bundle mExtras;

    public Location(String provider) {
        mProvider = provider;
    }

    public Location(Location l) {
        set(l);
    }

    public void set(Location l) {
        mProvider = l.mProvider;
        mTime = l.mTime;
        mElapsedRealtimeNanos = l.mElapsedRealtimeNanos;
        mLatitude = l.mLatitude;
        mLongitude = l.mLongitude;
        mAltitude = l.mAltitude;
        mSpeed = l.mSpeed;
        mBearing = l.mBearing;
        mAccuracy = l.mAccuracy;
        mVerticalAccuracy = l.mVerticalAccuracy;
        mSpeedAccuracy = l.mSpeedAccuracy;
        mBearingAccuracy = l.mBearingAccuracy;
        mHas = l.mHas;
        mMock = l.mMock;
        mExtras = l.mExtras == null ? null : new Bundle(l.mExtras);
    }

    public void reset() {
        set(new Location((String) null));
    }

    public static String convert(double coordinate, int outputType) {
        if (coordinate < -180.0 || coordinate > 180.0 || Double.isNaN(coordinate)) {
            throw new IllegalArgumentException("coordinate=" + coordinate);
        }
        if (outputType != FORMAT_DEGREES && outputType != FORMAT_MINUTES && outputType != FORMAT_SECONDS) {
            throw new IllegalArgumentException("outputType=" + outputType);
        }
        StringBuilder sb = new StringBuilder();
        if (coordinate < 0) {
            sb.append('-');
            coordinate = -coordinate;
        }
        if (outputType == FORMAT_MINUTES || outputType == FORMAT_SECONDS) {
            int degrees = (int) Math.floor(coordinate);
            sb.append(degrees).append(':');
            coordinate = (coordinate - degrees) * 60.0;
            if (outputType == FORMAT_SECONDS) {
                int minutes = (int) Math.floor(coordinate);
                sb.append(minutes).append(':');
                coordinate = (coordinate - minutes) * 60.0;
            }
        }
        return sb.append(new DecimalFormat("###.#####").format(coordinate)).toString();
    }

    public static double convert(String coordinate) {
        if (coordinate == null) {
            throw new NullPointerException("coordinate");
        }
        boolean negative = false;
        String text = coordinate;
        if (text.charAt(0) == '-') {
            text = text.substring(1);
            negative = true;
        }
        StringTokenizer st = new StringTokenizer(text, ":");
        int tokens = st.countTokens();
        if (tokens < 1) {
            throw new IllegalArgumentException("coordinate=" + text);
        }
        try {
            String degrees = st.nextToken();
            if (tokens == 1) {
                double value = Double.parseDouble(degrees);
                return negative ? -value : value;
            }
            String minutes = st.nextToken();
            int deg = Integer.parseInt(degrees);
            double min;
            double sec = 0.0;
            if (st.hasMoreTokens()) {
                min = Integer.parseInt(minutes);
                sec = Double.parseDouble(st.nextToken());
            } else {
                min = Double.parseDouble(minutes);
            }
            boolean negative180 = negative && deg == 180 && min == 0 && sec == 0;
            if (deg < 0.0 || deg > 179 && !negative180 || min < 0 || min >= 60 || sec < 0 || sec >= 60) {
                throw new IllegalArgumentException("coordinate=" + text);
            }
            double value = (deg * 3600.0 + min * 60.0 + sec) / 3600.0;
            return negative ? -value : value;
        } catch (NumberFormatException nfe) {
            throw new IllegalArgumentException("coordinate=" + text);
        }
    }

    // Vincenty's inverse formula on the WGS84 ellipsoid: distance, bearing there, bearing on arrival.
    private static float[] inverse(double lat1, double lon1, double lat2, double lon2) {
        double rad = Math.PI / 180.0;
        lat1 *= rad;
        lat2 *= rad;
        double l = lon2 * rad - lon1 * rad;
        double a = 6378137.0;
        double b = 6356752.3142;
        double f = (a - b) / a;
        double ratio = (a * a - b * b) / (b * b);
        double u1 = Math.atan((1.0 - f) * Math.tan(lat1));
        double u2 = Math.atan((1.0 - f) * Math.tan(lat2));
        double cosU1 = Math.cos(u1);
        double cosU2 = Math.cos(u2);
        double sinU1 = Math.sin(u1);
        double sinU2 = Math.sin(u2);
        double cosU1cosU2 = cosU1 * cosU2;
        double sinU1sinU2 = sinU1 * sinU2;
        double sigma = 0.0;
        double deltaSigma = 0.0;
        double bigA = 0.0;
        double cosLambda = 0.0;
        double sinLambda = 0.0;
        double lambda = l;
        for (int iter = 0; iter < 20; iter++) {
            double before = lambda;
            cosLambda = Math.cos(lambda);
            sinLambda = Math.sin(lambda);
            double t1 = cosU2 * sinLambda;
            double t2 = cosU1 * sinU2 - sinU1 * cosU2 * cosLambda;
            double sinSigma = Math.sqrt(t1 * t1 + t2 * t2);
            double cosSigma = sinU1sinU2 + cosU1cosU2 * cosLambda;
            sigma = Math.atan2(sinSigma, cosSigma);
            double sinAlpha = sinSigma == 0 ? 0.0 : cosU1cosU2 * sinLambda / sinSigma;
            double cosSqAlpha = 1.0 - sinAlpha * sinAlpha;
            double cos2SM = cosSqAlpha == 0 ? 0.0 : cosSigma - 2.0 * sinU1sinU2 / cosSqAlpha;
            double uSq = cosSqAlpha * ratio;
            bigA = 1 + uSq / 16384.0 * (4096.0 + uSq * (-768 + uSq * (320.0 - 175.0 * uSq)));
            double bigB = uSq / 1024.0 * (256.0 + uSq * (-128.0 + uSq * (74.0 - 47.0 * uSq)));
            double c = f / 16.0 * cosSqAlpha * (4.0 + f * (4.0 - 3.0 * cosSqAlpha));
            double cos2SMSq = cos2SM * cos2SM;
            deltaSigma = bigB * sinSigma * (cos2SM + bigB / 4.0 * (cosSigma * (-1.0 + 2.0 * cos2SMSq)
                    - bigB / 6.0 * cos2SM * (-3.0 + 4.0 * sinSigma * sinSigma) * (-3.0 + 4.0 * cos2SMSq)));
            lambda = l + (1.0 - c) * f * sinAlpha
                    * (sigma + c * sinSigma * (cos2SM + c * cosSigma * (-1.0 + 2.0 * cos2SM * cos2SM)));
            if (Math.abs((lambda - before) / lambda) < 1.0e-12) {
                break;
            }
        }
        float distance = (float) (b * bigA * (sigma - deltaSigma));
        float initial = (float) Math.atan2(cosU2 * sinLambda, cosU1 * sinU2 - sinU1 * cosU2 * cosLambda);
        float last = (float) Math.atan2(cosU1 * sinLambda, -sinU1 * cosU2 + cosU1 * sinU2 * cosLambda);
        initial *= 180.0 / Math.PI;
        last *= 180.0 / Math.PI;
        return new float[] {distance, initial, last};
    }

    public static void distanceBetween(double startLatitude, double startLongitude, double endLatitude,
            double endLongitude, float[] results) {
        if (results == null || results.length < 1) {
            throw new IllegalArgumentException("results is null or has length < 1");
        }
        float[] all = inverse(startLatitude, startLongitude, endLatitude, endLongitude);
        System.arraycopy(all, 0, results, 0, Math.min(3, results.length));
    }

    public float distanceTo(Location dest) {
        return inverse(mLatitude, mLongitude, dest.mLatitude, dest.mLongitude)[0];
    }

    public float bearingTo(Location dest) {
        return inverse(mLatitude, mLongitude, dest.mLatitude, dest.mLongitude)[1];
    }

    public String getProvider() {
        return mProvider;
    }

    public void setProvider(String provider) {
        mProvider = provider;
    }

    public long getTime() {
        return mTime;
    }

    public void setTime(long time) {
        mTime = time;
    }

    public long getElapsedRealtimeNanos() {
        return mElapsedRealtimeNanos;
    }

    public void setElapsedRealtimeNanos(long time) {
        mElapsedRealtimeNanos = time;
    }

    public double getLatitude() {
        return mLatitude;
    }

    public void setLatitude(double latitude) {
        mLatitude = latitude;
    }

    public double getLongitude() {
        return mLongitude;
    }

    public void setLongitude(double longitude) {
        mLongitude = longitude;
    }

    private boolean has(int bit) {
        return (mHas & bit) != 0;
    }

    public boolean hasAltitude() {
        return has(1);
    }

    public double getAltitude() {
        return mAltitude;
    }

    public void setAltitude(double altitude) {
        mAltitude = altitude;
        mHas |= 1;
    }

    public void removeAltitude() {
        mAltitude = 0;
        mHas &= ~1;
    }

    public boolean hasSpeed() {
        return has(2);
    }

    public float getSpeed() {
        return mSpeed;
    }

    public void setSpeed(float speed) {
        mSpeed = speed;
        mHas |= 2;
    }

    public void removeSpeed() {
        mSpeed = 0;
        mHas &= ~2;
    }

    public boolean hasBearing() {
        return has(4);
    }

    public float getBearing() {
        return mBearing;
    }

    public void setBearing(float bearing) {
        while (bearing < 0.0f) {
            bearing += 360.0f;
        }
        while (bearing >= 360.0f) {
            bearing -= 360.0f;
        }
        mBearing = bearing;
        mHas |= 4;
    }

    public void removeBearing() {
        mBearing = 0;
        mHas &= ~4;
    }

    public boolean hasAccuracy() {
        return has(8);
    }

    public float getAccuracy() {
        return mAccuracy;
    }

    public void setAccuracy(float horizontalAccuracy) {
        mAccuracy = horizontalAccuracy;
        mHas |= 8;
    }

    public void removeAccuracy() {
        mAccuracy = 0;
        mHas &= ~8;
    }

    public boolean hasVerticalAccuracy() {
        return has(16);
    }

    public float getVerticalAccuracyMeters() {
        return mVerticalAccuracy;
    }

    public void setVerticalAccuracyMeters(float v) {
        mVerticalAccuracy = v;
        mHas |= 16;
    }

    public boolean hasSpeedAccuracy() {
        return has(32);
    }

    public float getSpeedAccuracyMetersPerSecond() {
        return mSpeedAccuracy;
    }

    public void setSpeedAccuracyMetersPerSecond(float v) {
        mSpeedAccuracy = v;
        mHas |= 32;
    }

    public boolean hasBearingAccuracy() {
        return has(64);
    }

    public float getBearingAccuracyDegrees() {
        return mBearingAccuracy;
    }

    public void setBearingAccuracyDegrees(float v) {
        mBearingAccuracy = v;
        mHas |= 64;
    }

    public boolean isComplete() {
        return mProvider != null && hasAccuracy() && mTime != 0 && mElapsedRealtimeNanos != 0;
    }

    public Bundle getExtras() {
        return mExtras;
    }

    public void setExtras(Bundle extras) {
        mExtras = extras == null ? null : new Bundle(extras);
    }

    public boolean isFromMockProvider() {
        return mMock;
    }

    public void setIsFromMockProvider(boolean isFromMockProvider) {
        mMock = isFromMockProvider;
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder("Location[").append(mProvider);
        s.append(String.format(" %.6f,%.6f", mLatitude, mLongitude));
        s.append(hasAccuracy() ? String.format(" hAcc=%.0f", mAccuracy) : " hAcc=???");
        if (mTime == 0) {
            s.append(" t=?!?");
        }
        if (mElapsedRealtimeNanos == 0) {
            s.append(" et=?!?");
        } else {
            s.append(" et=");
            android.util.TimeUtils.formatDuration(mElapsedRealtimeNanos / 1000000L, s);
        }
        if (hasAltitude()) {
            s.append(" alt=").append(mAltitude);
        }
        if (hasSpeed()) {
            s.append(" vel=").append(mSpeed);
        }
        if (hasBearing()) {
            s.append(" bear=").append(mBearing);
        }
        s.append(hasVerticalAccuracy() ? String.format(" vAcc=%.0f", mVerticalAccuracy) : " vAcc=???");
        s.append(hasSpeedAccuracy() ? String.format(" sAcc=%.0f", mSpeedAccuracy) : " sAcc=???");
        s.append(hasBearingAccuracy() ? String.format(" bAcc=%.0f", mBearingAccuracy) : " bAcc=???");
        if (mMock) {
            s.append(" mock");
        }
        if (mExtras != null) {
            s.append(" {").append(mExtras).append('}');
        }
        return s.append(']').toString();
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel p, int flags) {
        p.writeString(mProvider);
        p.writeLong(mTime);
        p.writeLong(mElapsedRealtimeNanos);
        p.writeInt(mHas);
        p.writeDouble(mLatitude);
        p.writeDouble(mLongitude);
        p.writeDouble(mAltitude);
        p.writeFloat(mSpeed);
        p.writeFloat(mBearing);
        p.writeFloat(mAccuracy);
        p.writeFloat(mVerticalAccuracy);
        p.writeFloat(mSpeedAccuracy);
        p.writeFloat(mBearingAccuracy);
        p.writeBundle(mExtras);
    }

    public static final Parcelable.Creator<Location> CREATOR = new Parcelable.Creator<Location>() {
        @Override
        public Location createFromParcel(Parcel in) {
            Location l = new Location(in.readString());
            l.mTime = in.readLong();
            l.mElapsedRealtimeNanos = in.readLong();
            l.mHas = in.readInt();
            l.mLatitude = in.readDouble();
            l.mLongitude = in.readDouble();
            l.mAltitude = in.readDouble();
            l.mSpeed = in.readFloat();
            l.mBearing = in.readFloat();
            l.mAccuracy = in.readFloat();
            l.mVerticalAccuracy = in.readFloat();
            l.mSpeedAccuracy = in.readFloat();
            l.mBearingAccuracy = in.readFloat();
            l.mExtras = in.readBundle();
            return l;
        }

        @Override
        public Location[] newArray(int size) {
            return new Location[size];
        }
    };
}
