package android.app;

import android.content.res.AssetManager;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.util.DisplayMetrics;
import esdroid.am.Am;
import esdroid.am.DisplayState;
import java.lang.ref.WeakReference;
import java.util.ArrayList;

/** Makes Resources and keeps their configuration that of the device. */
public class ResourcesManager {
    private static ResourcesManager sResourcesManager;
    private final Configuration mConfig = new Configuration();
    private final ArrayList<WeakReference<Resources>> mAll = new ArrayList<WeakReference<Resources>>();
    private AssetManager mAssets;
    private Resources mAppResources;

    public static ResourcesManager getInstance() {
        synchronized (ResourcesManager.class) {
            if (sResourcesManager == null) {
                sResourcesManager = new ResourcesManager();
                DisplayState.fill(sResourcesManager.mConfig);
            }
            return sResourcesManager;
        }
    }

    public Configuration getConfiguration() {
        return mConfig;
    }

    private static AssetManager assets() {
        AssetManager assets = new AssetManager();
        assets.addAssetPath(Am.APK_PATH);
        return assets;
    }

    AssetManager getAppAssets() {
        if (mAssets == null) {
            mAssets = assets();
        }
        return mAssets;
    }

    /** The resources that the application and, without an override, its activities share the values of. */
    public synchronized Resources getAppResources() {
        if (mAppResources == null) {
            mAppResources = createResources(null);
        }
        return mAppResources;
    }

    /**
     * Resources of their own; an override replaces parts of the configuration, and needs assets of its own, as these
     * choose values by one configuration.
     */
    public synchronized Resources createResources(Configuration override) {
        Configuration c = new Configuration(mConfig);
        DisplayMetrics dm = DisplayState.metrics(c);
        if (override != null) {
            c.updateFrom(override);
            if (override.densityDpi != 0) {
                dm.densityDpi = override.densityDpi;
                dm.density = override.densityDpi / 160f;
                dm.scaledDensity = dm.density * c.fontScale;
            }
        }
        Resources r = new Resources(override == null ? getAppAssets() : assets(), dm, c);
        if (override == null) {
            mAll.add(new WeakReference<Resources>(r));
        }
        return r;
    }

    final boolean applyConfiguration(Configuration config) {
        int changes = mConfig.updateFrom(config);
        DisplayMetrics dm = DisplayState.metrics(mConfig);
        for (int i = mAll.size() - 1; i >= 0; i--) {
            Resources r = mAll.get(i).get();
            if (r == null) {
                mAll.remove(i);
            } else {
                r.updateConfiguration(mConfig, dm);
            }
        }
        return changes != 0;
    }
}
