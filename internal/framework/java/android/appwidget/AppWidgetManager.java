package android.appwidget;

import android.app.PendingIntent;
import android.content.ComponentName;
import android.content.Context;
import android.os.Bundle;
import android.os.UserHandle;
import android.widget.RemoteViews;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The widgets on the home screen; there are none. */
public class AppWidgetManager {
    public static final String ACTION_APPWIDGET_PICK = "android.appwidget.action.APPWIDGET_PICK";
    public static final String ACTION_KEYGUARD_APPWIDGET_PICK = "android.appwidget.action.KEYGUARD_APPWIDGET_PICK";
    public static final String ACTION_APPWIDGET_BIND = "android.appwidget.action.APPWIDGET_BIND";
    public static final String ACTION_APPWIDGET_CONFIGURE = "android.appwidget.action.APPWIDGET_CONFIGURE";
    public static final String EXTRA_APPWIDGET_ID = "appWidgetId";
    public static final String OPTION_APPWIDGET_MIN_WIDTH = "appWidgetMinWidth";
    public static final String OPTION_APPWIDGET_MIN_HEIGHT = "appWidgetMinHeight";
    public static final String OPTION_APPWIDGET_MAX_WIDTH = "appWidgetMaxWidth";
    public static final String OPTION_APPWIDGET_MAX_HEIGHT = "appWidgetMaxHeight";
    public static final String OPTION_APPWIDGET_HOST_CATEGORY = "appWidgetCategory";
    public static final String EXTRA_APPWIDGET_OPTIONS = "appWidgetOptions";
    public static final String EXTRA_APPWIDGET_IDS = "appWidgetIds";
    public static final String EXTRA_APPWIDGET_PROVIDER = "appWidgetProvider";
    public static final String EXTRA_APPWIDGET_PROVIDER_PROFILE = "appWidgetProviderProfile";
    public static final String EXTRA_CUSTOM_INFO = "customInfo";
    public static final String EXTRA_HOST_ID = "hostId";
    public static final String EXTRA_CUSTOM_EXTRAS = "customExtras";
    public static final String EXTRA_CATEGORY_FILTER = "categoryFilter";
    public static final String EXTRA_CUSTOM_SORT = "customSort";
    public static final int INVALID_APPWIDGET_ID = 0;
    public static final String ACTION_APPWIDGET_UPDATE = "android.appwidget.action.APPWIDGET_UPDATE";
    public static final String ACTION_APPWIDGET_OPTIONS_CHANGED = "android.appwidget.action.APPWIDGET_UPDATE_OPTIONS";
    public static final String ACTION_APPWIDGET_DELETED = "android.appwidget.action.APPWIDGET_DELETED";
    public static final String ACTION_APPWIDGET_DISABLED = "android.appwidget.action.APPWIDGET_DISABLED";
    public static final String ACTION_APPWIDGET_ENABLED = "android.appwidget.action.APPWIDGET_ENABLED";
    public static final String ACTION_APPWIDGET_RESTORED = "android.appwidget.action.APPWIDGET_RESTORED";
    public static final String ACTION_APPWIDGET_HOST_RESTORED = "android.appwidget.action.APPWIDGET_HOST_RESTORED";
    public static final String EXTRA_APPWIDGET_OLD_IDS = "appWidgetOldIds";
    public static final String EXTRA_APPWIDGET_PREVIEW = "appWidgetPreview";
    public static final String META_DATA_APPWIDGET_PROVIDER = "android.appwidget.provider";

    private static AppWidgetManager sInstance;

    private AppWidgetManager() {
    }

    public static synchronized AppWidgetManager getInstance(Context context) {
        if (sInstance == null) {
            sInstance = new AppWidgetManager();
        }
        return sInstance;
    }

    public void updateAppWidget(int[] appWidgetIds, RemoteViews views) {
    }

    public void updateAppWidgetOptions(int appWidgetId, Bundle options) {
    }

    public Bundle getAppWidgetOptions(int appWidgetId) {
        return Bundle.EMPTY;
    }

    public void updateAppWidget(int appWidgetId, RemoteViews views) {
    }

    public void partiallyUpdateAppWidget(int[] appWidgetIds, RemoteViews views) {
    }

    public void partiallyUpdateAppWidget(int appWidgetId, RemoteViews views) {
    }

    public void updateAppWidget(ComponentName provider, RemoteViews views) {
    }

    public void notifyAppWidgetViewDataChanged(int[] appWidgetIds, int viewId) {
    }

    public void notifyAppWidgetViewDataChanged(int appWidgetId, int viewId) {
    }

    public List<AppWidgetProviderInfo> getInstalledProvidersForProfile(UserHandle profile) {
        return new ArrayList<AppWidgetProviderInfo>();
    }

    public List<AppWidgetProviderInfo> getInstalledProvidersForPackage(String packageName, UserHandle profile) {
        if (packageName == null) {
            throw new NullPointerException("A non-null package must be passed to this method. If you want all widgets regardless of package,"
                    + " see getInstalledProvidersForProfile(UserHandle)");
        }
        return Collections.emptyList();
    }

    public List<AppWidgetProviderInfo> getInstalledProviders() {
        return new ArrayList<AppWidgetProviderInfo>();
    }

    public AppWidgetProviderInfo getAppWidgetInfo(int appWidgetId) {
        return null;
    }

    public boolean bindAppWidgetIdIfAllowed(int appWidgetId, ComponentName provider) {
        return false;
    }

    public boolean bindAppWidgetIdIfAllowed(int appWidgetId, ComponentName provider, Bundle options) {
        return false;
    }

    public int[] getAppWidgetIds(ComponentName provider) {
        return new int[0];
    }

    public boolean isRequestPinAppWidgetSupported() {
        return false;
    }

    public boolean requestPinAppWidget(ComponentName provider, PendingIntent successCallback) {
        return false;
    }

    public boolean requestPinAppWidget(ComponentName provider, Bundle extras, PendingIntent successCallback) {
        return false;
    }
}
