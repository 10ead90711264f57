package android.speech.tts;

import android.os.Parcel;
import android.os.Parcelable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** A voice of a speech engine. */
public class Voice implements Parcelable {
    public static final int QUALITY_VERY_LOW = 100;
    public static final int QUALITY_LOW = 200;
    public static final int QUALITY_NORMAL = 300;
    public static final int QUALITY_HIGH = 400;
    public static final int QUALITY_VERY_HIGH = 500;
    public static final int LATENCY_VERY_LOW = 100;
    public static final int LATENCY_LOW = 200;
    public static final int LATENCY_NORMAL = 300;
    public static final int LATENCY_HIGH = 400;
    public static final int LATENCY_VERY_HIGH = 500;

    private final String name;
    private final Locale locale;
    private final int quality;
    private final int latency;
    private final boolean network;
    private final Set<String> features;

    public Voice(String name, Locale locale, int quality, int latency, boolean requiresNetworkConnection, Set<String> features) {
        this.name = name;
        this.locale = locale;
        this.quality = quality;
        this.latency = latency;
        network = requiresNetworkConnection;
        this.features = features;
    }

    public String getName() {
        return name;
    }

    public Locale getLocale() {
        return locale;
    }

    public int getQuality() {
        return quality;
    }

    public int getLatency() {
        return latency;
    }

    public boolean isNetworkConnectionRequired() {
        return network;
    }

    public Set<String> getFeatures() {
        return features;
    }

    @Override
    public String toString() {
        return "Voice[Name: " + name + ", locale: " + locale + ", quality: " + quality + ", latency: " + latency + ", requiresNetwork: " + network + ", features: " + features + "]";
    }

    @Override
    public int hashCode() {
        int h = 31 + (features == null ? 0 : features.hashCode());
        h = 31 * h + latency;
        h = 31 * h + (locale == null ? 0 : locale.hashCode());
        h = 31 * h + (name == null ? 0 : name.hashCode());
        h = 31 * h + quality;
        return 31 * h + (network ? 1231 : 1237);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Voice)) return false;
        Voice v = (Voice) o;
        return java.util.Objects.equals(features, v.features) && latency == v.latency && java.util.Objects.equals(locale, v.locale) && java.util.Objects.equals(name, v.name)
                && quality == v.quality && network == v.network;
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
        dest.writeString(name);
        dest.writeSerializable(locale);
        dest.writeInt(quality);
        dest.writeInt(latency);
        dest.writeByte((byte) (network ? 1 : 0));
        dest.writeStringList(new ArrayList<String>(features));
    }

    public static final Parcelable.Creator<Voice> CREATOR = new Parcelable.Creator<Voice>() {
        public Voice createFromParcel(Parcel in) {
            String name = in.readString();
            Locale locale = (Locale) in.readSerializable();
            int quality = in.readInt();
            int latency = in.readInt();
            boolean network = in.readByte() == 1;
            ArrayList<String> features = new ArrayList<String>();
            in.readStringList(features);
            return new Voice(name, locale, quality, latency, network, new HashSet<String>(features));
        }

        public Voice[] newArray(int size) {
            return new Voice[size];
        }
    };
}
