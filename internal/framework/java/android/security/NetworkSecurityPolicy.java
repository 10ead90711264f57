package android.security;

import android.app.ActivityThread;
import android.app.Application;
import android.content.pm.ApplicationInfo;

/** Whether the app may talk in the clear. */
public class NetworkSecurityPolicy {
    private static final NetworkSecurityPolicy INSTANCE = new NetworkSecurityPolicy();

    private NetworkSecurityPolicy() {
    }

    public static NetworkSecurityPolicy getInstance() {
        return INSTANCE;
    }

    public boolean isCleartextTrafficPermitted() {
        Application app = ActivityThread.currentApplication();
        return app == null || (app.getApplicationInfo().flags & ApplicationInfo.FLAG_USES_CLEARTEXT_TRAFFIC) != 0;
    }

    public boolean isCleartextTrafficPermitted(String hostname) {
        return isCleartextTrafficPermitted();
    }
}
