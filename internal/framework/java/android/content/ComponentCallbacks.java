package android.content;

import android.content.res.Configuration;

/** What all components are told. */
public interface ComponentCallbacks {
    void onConfigurationChanged(Configuration newConfig);

    void onLowMemory();
}
