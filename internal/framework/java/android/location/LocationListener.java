package android.location;

import android.os.Bundle;

/** Told of places. */
public interface LocationListener {
    void onLocationChanged(Location location);

    void onStatusChanged(String provider, int status, Bundle extras);

    void onProviderEnabled(String provider);

    void onProviderDisabled(String provider);
}
