package android.location;

import android.os.Bundle;
import java.util.ArrayList;
import java.util.Locale;

/** A postal address. */
public class Address {
    private final Locale mLocale;
    private final ArrayList<String> mLines = new ArrayList<String>();
    private String mFeature;
    private String mAdmin;
    private String mSubAdmin;
    private String mLocality;
    private String mSubLocality;
    private String mThoroughfare;
    private String mSubThoroughfare;
    private String mPremises;
    private String mPostalCode;
    private String mCountryCode;
    private String mCountryName;
    private String mPhone;
    private String mUrl;
    private Double mLatitude;
    private Double mLongitude;
    private Bundle mExtras;

    public Address(Locale locale) {
        mLocale = locale;
    }

    public Locale getLocale() {
        return mLocale;
    }

    public int getMaxAddressLineIndex() {
        return mLines.size() - 1;
    }

    public String getAddressLine(int index) {
        if (index < 0) {
            throw new IllegalArgumentException("index = " + index + " < 0");
        }
        return index < mLines.size() ? mLines.get(index) : null;
    }

    public void setAddressLine(int index, String line) {
        if (index < 0) {
            throw new IllegalArgumentException("index = " + index + " < 0");
        }
        while (mLines.size() <= index) {
            mLines.add(null);
        }
        mLines.set(index, line);
    }

    public String getFeatureName() {
        return mFeature;
    }

    public void setFeatureName(String v) {
        mFeature = v;
    }

    public String getAdminArea() {
        return mAdmin;
    }

    public void setAdminArea(String v) {
        mAdmin = v;
    }

    public String getSubAdminArea() {
        return mSubAdmin;
    }

    public void setSubAdminArea(String v) {
        mSubAdmin = v;
    }

    public String getLocality() {
        return mLocality;
    }

    public void setLocality(String v) {
        mLocality = v;
    }

    public String getSubLocality() {
        return mSubLocality;
    }

    public void setSubLocality(String v) {
        mSubLocality = v;
    }

    public String getThoroughfare() {
        return mThoroughfare;
    }

    public void setThoroughfare(String v) {
        mThoroughfare = v;
    }

    public String getSubThoroughfare() {
        return mSubThoroughfare;
    }

    public void setSubThoroughfare(String v) {
        mSubThoroughfare = v;
    }

    public String getPremises() {
        return mPremises;
    }

    public void setPremises(String v) {
        mPremises = v;
    }

    public String getPostalCode() {
        return mPostalCode;
    }

    public void setPostalCode(String v) {
        mPostalCode = v;
    }

    public String getCountryCode() {
        return mCountryCode;
    }

    public void setCountryCode(String v) {
        mCountryCode = v;
    }

    public String getCountryName() {
        return mCountryName;
    }

    public void setCountryName(String v) {
        mCountryName = v;
    }

    public boolean hasLatitude() {
        return mLatitude != null;
    }

    public double getLatitude() {
        if (mLatitude == null) {
            throw new IllegalStateException();
        }
        return mLatitude;
    }

    public void setLatitude(double v) {
        mLatitude = v;
    }

    public void clearLatitude() {
        mLatitude = null;
    }

    public boolean hasLongitude() {
        return mLongitude != null;
    }

    public double getLongitude() {
        if (mLongitude == null) {
            throw new IllegalStateException();
        }
        return mLongitude;
    }

    public void setLongitude(double v) {
        mLongitude = v;
    }

    public void clearLongitude() {
        mLongitude = null;
    }

    public String getPhone() {
        return mPhone;
    }

    public void setPhone(String v) {
        mPhone = v;
    }

    public String getUrl() {
        return mUrl;
    }

    public void setUrl(String v) {
        mUrl = v;
    }

    public Bundle getExtras() {
        return mExtras;
    }

    public void setExtras(Bundle extras) {
        mExtras = extras == null ? null : new Bundle(extras);
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder("Address[addressLines=[");
        for (int i = 0; i <= getMaxAddressLineIndex(); i++) {
            if (i > 0) {
                b.append(',');
            }
            String line = getAddressLine(i);
            b.append(i).append(':').append(line == null ? "null" : "\"" + line + "\"");
        }
        return b.append("],feature=").append(getFeatureName()).append(",admin=").append(getAdminArea())
                .append(",sub-admin=").append(getSubAdminArea()).append(",locality=").append(getLocality())
                .append(",thoroughfare=").append(getThoroughfare()).append(",postalCode=").append(getPostalCode())
                .append(",countryCode=").append(getCountryCode()).append(",countryName=").append(getCountryName())
                .append(",hasLatitude=").append(hasLatitude()).append(",latitude=").append(hasLatitude() ? getLatitude() : 0)
                .append(",hasLongitude=").append(hasLongitude()).append(",longitude=").append(hasLongitude() ? getLongitude() : 0)
                .append(",phone=").append(getPhone()).append(",url=").append(getUrl()).append(",extras=").append(getExtras()).append(']').toString();
    }
}
