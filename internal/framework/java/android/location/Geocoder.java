package android.location;

import android.content.Context;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Turns places into addresses, if there were a network. */
public final class Geocoder {
    public Geocoder(Context context, Locale locale) {
        if (locale == null) {
            throw new NullPointerException("locale == null");
        }
    }

    public Geocoder(Context context) {
        this(context, Locale.getDefault());
    }

    public static boolean isPresent() {
        return true;
    }

    public List<Address> getFromLocation(double latitude, double longitude, int maxResults) throws IOException {
        if (latitude < -90.0 || latitude > 90.0) {
            throw new IllegalArgumentException("latitude == " + latitude);
        }
        if (longitude < -180.0 || longitude > 180.0) {
            throw new IllegalArgumentException("longitude == " + longitude);
        }
        throw new IOException("grpc failed");
    }

    public List<Address> getFromLocationName(String locationName, int maxResults) throws IOException {
        if (locationName == null) {
            throw new IllegalArgumentException("locationName == null");
        }
        throw new IOException("grpc failed");
    }

    public List<Address> getFromLocationName(String locationName, int maxResults, double lowerLeftLatitude,
            double lowerLeftLongitude, double upperRightLatitude, double upperRightLongitude) throws IOException {
        return getFromLocationName(locationName, maxResults);
    }
}
