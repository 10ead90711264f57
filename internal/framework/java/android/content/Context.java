package android.content;

import android.content.pm.ApplicationInfo;
import android.content.pm.PackageManager;
import android.content.res.AssetManager;
import android.content.res.ColorStateList;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.database.DatabaseErrorHandler;
import android.database.sqlite.SQLiteDatabase;
import android.graphics.Bitmap;
import android.graphics.drawable.Drawable;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.UserHandle;
import android.util.AttributeSet;
import android.view.Display;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** What an app sees of the device and of itself. */
public abstract class Context {
    public static final int MODE_PRIVATE = 0;
    public static final int MODE_WORLD_READABLE = 1;
    public static final int MODE_WORLD_WRITEABLE = 2;
    public static final int MODE_APPEND = 32768;
    public static final int MODE_MULTI_PROCESS = 4;
    public static final int MODE_ENABLE_WRITE_AHEAD_LOGGING = 8;
    public static final int MODE_NO_LOCALIZED_COLLATORS = 16;
    public static final int BIND_AUTO_CREATE = 1;
    public static final int BIND_DEBUG_UNBIND = 2;
    public static final int BIND_NOT_FOREGROUND = 4;
    public static final int BIND_ABOVE_CLIENT = 8;
    public static final int BIND_ALLOW_OOM_MANAGEMENT = 16;
    public static final int BIND_WAIVE_PRIORITY = 32;
    public static final int BIND_IMPORTANT = 64;
    public static final int BIND_ADJUST_WITH_ACTIVITY = 128;
    public static final int BIND_IMPORTANT_BACKGROUND = 8388608;
    public static final int BIND_ALLOW_WHITELIST_MANAGEMENT = 16777216;
    public static final int BIND_FOREGROUND_SERVICE_WHILE_AWAKE = 33554432;
    public static final int BIND_FOREGROUND_SERVICE = 67108864;
    public static final int BIND_TREAT_LIKE_ACTIVITY = 134217728;
    public static final int BIND_VISIBLE = 268435456;
    public static final int BIND_SHOWING_UI = 536870912;
    public static final int BIND_NOT_VISIBLE = 1073741824;
    public static final int BIND_EXTERNAL_SERVICE = -2147483648;
    public static final int RECEIVER_VISIBLE_TO_INSTANT_APPS = 1;
    public static final String POWER_SERVICE = "power";
    public static final String RECOVERY_SERVICE = "recovery";
    public static final String WINDOW_SERVICE = "window";
    public static final String LAYOUT_INFLATER_SERVICE = "layout_inflater";
    public static final String ACCOUNT_SERVICE = "account";
    public static final String ACTIVITY_SERVICE = "activity";
    public static final String ALARM_SERVICE = "alarm";
    public static final String NOTIFICATION_SERVICE = "notification";
    public static final String ACCESSIBILITY_SERVICE = "accessibility";
    public static final String CAPTIONING_SERVICE = "captioning";
    public static final String KEYGUARD_SERVICE = "keyguard";
    public static final String LOCATION_SERVICE = "location";
    public static final String COUNTRY_DETECTOR = "country_detector";
    public static final String SEARCH_SERVICE = "search";
    public static final String SENSOR_SERVICE = "sensor";
    public static final String STORAGE_SERVICE = "storage";
    public static final String STORAGE_STATS_SERVICE = "storagestats";
    public static final String WALLPAPER_SERVICE = "wallpaper";
    public static final String VIBRATOR_SERVICE = "vibrator";
    public static final String STATUS_BAR_SERVICE = "statusbar";
    public static final String CONNECTIVITY_SERVICE = "connectivity";
    public static final String IPSEC_SERVICE = "ipsec";
    public static final String UPDATE_LOCK_SERVICE = "updatelock";
    public static final String NETWORKMANAGEMENT_SERVICE = "network_management";
    public static final String NETWORK_STATS_SERVICE = "netstats";
    public static final String NETWORK_POLICY_SERVICE = "netpolicy";
    public static final String WIFI_SERVICE = "wifi";
    public static final String WIFI_P2P_SERVICE = "wifip2p";
    public static final String WIFI_AWARE_SERVICE = "wifiaware";
    public static final String WIFI_SCANNING_SERVICE = "wifiscanner";
    public static final String WIFI_RTT_SERVICE = "rttmanager";
    public static final String ETHERNET_SERVICE = "ethernet";
    public static final String NSD_SERVICE = "servicediscovery";
    public static final String AUDIO_SERVICE = "audio";
    public static final String FINGERPRINT_SERVICE = "fingerprint";
    public static final String MEDIA_ROUTER_SERVICE = "media_router";
    public static final String MEDIA_SESSION_SERVICE = "media_session";
    public static final String TELEPHONY_SERVICE = "phone";
    public static final String TELEPHONY_SUBSCRIPTION_SERVICE = "telephony_subscription_service";
    public static final String TELECOM_SERVICE = "telecom";
    public static final String CARRIER_CONFIG_SERVICE = "carrier_config";
    public static final String CLIPBOARD_SERVICE = "clipboard";
    public static final String TEXT_CLASSIFICATION_SERVICE = "textclassification";
    public static final String INPUT_METHOD_SERVICE = "input_method";
    public static final String TEXT_SERVICES_MANAGER_SERVICE = "textservices";
    public static final String APPWIDGET_SERVICE = "appwidget";
    public static final String VOICE_INTERACTION_MANAGER_SERVICE = "voiceinteraction";
    public static final String AUTOFILL_MANAGER_SERVICE = "autofill";
    public static final String SOUND_TRIGGER_SERVICE = "soundtrigger";
    public static final String BACKUP_SERVICE = "backup";
    public static final String DROPBOX_SERVICE = "dropbox";
    public static final String DEVICE_IDLE_CONTROLLER = "deviceidle";
    public static final String DEVICE_POLICY_SERVICE = "device_policy";
    public static final String UI_MODE_SERVICE = "uimode";
    public static final String DOWNLOAD_SERVICE = "download";
    public static final String BATTERY_SERVICE = "batterymanager";
    public static final String NFC_SERVICE = "nfc";
    public static final String BLUETOOTH_SERVICE = "bluetooth";
    public static final String SIP_SERVICE = "sip";
    public static final String USB_SERVICE = "usb";
    public static final String SERIAL_SERVICE = "serial";
    public static final String HDMI_CONTROL_SERVICE = "hdmi_control";
    public static final String INPUT_SERVICE = "input";
    public static final String DISPLAY_SERVICE = "display";
    public static final String USER_SERVICE = "user";
    public static final String LAUNCHER_APPS_SERVICE = "launcherapps";
    public static final String RESTRICTIONS_SERVICE = "restrictions";
    public static final String APP_OPS_SERVICE = "appops";
    public static final String CAMERA_SERVICE = "camera";
    public static final String PRINT_SERVICE = "print";
    public static final String COMPANION_DEVICE_SERVICE = "companiondevice";
    public static final String CONSUMER_IR_SERVICE = "consumer_ir";
    public static final String TRUST_SERVICE = "trust";
    public static final String TV_INPUT_SERVICE = "tv_input";
    public static final String NETWORK_SCORE_SERVICE = "network_score";
    public static final String USAGE_STATS_SERVICE = "usagestats";
    public static final String JOB_SCHEDULER_SERVICE = "jobscheduler";
    public static final String PERSISTENT_DATA_BLOCK_SERVICE = "persistent_data_block";
    public static final String OEM_LOCK_SERVICE = "oem_lock";
    public static final String MEDIA_PROJECTION_SERVICE = "media_projection";
    public static final String MIDI_SERVICE = "midi";
    public static final String RADIO_SERVICE = "radio";
    public static final String HARDWARE_PROPERTIES_SERVICE = "hardware_properties";
    public static final String SHORTCUT_SERVICE = "shortcut";
    public static final String CONTEXTHUB_SERVICE = "contexthub";
    public static final String SYSTEM_HEALTH_SERVICE = "systemhealth";
    public static final String GATEKEEPER_SERVICE = "android.service.gatekeeper.IGateKeeperService";
    public static final String DEVICE_IDENTIFIERS_SERVICE = "device_identifiers";
    public static final String INCIDENT_SERVICE = "incident";
    public static final String OVERLAY_SERVICE = "overlay";
    public static final String VR_SERVICE = "vrmanager";
    public static final int CONTEXT_INCLUDE_CODE = 1;
    public static final int CONTEXT_IGNORE_SECURITY = 2;
    public static final int CONTEXT_RESTRICTED = 4;
    public static final int CONTEXT_DEVICE_PROTECTED_STORAGE = 8;
    public static final int CONTEXT_CREDENTIAL_PROTECTED_STORAGE = 16;
    public static final int CONTEXT_REGISTER_PACKAGE = 1073741824;

    public Context() {}

    public void registerComponentCallbacks(ComponentCallbacks callback) {
        getApplicationContext().registerComponentCallbacks(callback);
    }

    public void unregisterComponentCallbacks(ComponentCallbacks callback) {
        getApplicationContext().unregisterComponentCallbacks(callback);
    }

    public final CharSequence getText(int resId) {
        return getResources().getText(resId);
    }

    public final String getString(int resId) {
        return getResources().getString(resId);
    }

    public final String getString(int resId, Object... formatArgs) {
        return getResources().getString(resId, formatArgs);
    }

    public final int getColor(int id) {
        return getResources().getColor(id, getTheme());
    }

    public final Drawable getDrawable(int id) {
        return getResources().getDrawable(id, getTheme());
    }

    public final ColorStateList getColorStateList(int id) {
        return getResources().getColorStateList(id, getTheme());
    }

    public int getThemeResId() {
        return 0;
    }

    public final TypedArray obtainStyledAttributes(int[] attrs) {
        return getTheme().obtainStyledAttributes(attrs);
    }

    public final TypedArray obtainStyledAttributes(int resid, int[] attrs) throws Resources.NotFoundException {
        return getTheme().obtainStyledAttributes(resid, attrs);
    }

    public final TypedArray obtainStyledAttributes(AttributeSet set, int[] attrs) {
        return getTheme().obtainStyledAttributes(set, attrs, 0, 0);
    }

    public final TypedArray obtainStyledAttributes(AttributeSet set, int[] attrs, int defStyleAttr, int defStyleRes) {
        return getTheme().obtainStyledAttributes(set, attrs, defStyleAttr, defStyleRes);
    }

    public File getSharedPrefsFile(String name) {
        return getSharedPreferencesPath(name);
    }

    public abstract File getSharedPreferencesPath(String name);

    public int getUserId() {
        return 0;
    }

    public void sendBroadcastAsUser(Intent intent, UserHandle user) {
        sendBroadcast(intent);
    }

    public void startActivityAsUser(Intent intent, UserHandle user) {
        startActivity(intent);
    }

    public void startActivityForResult(String who, Intent intent, int requestCode, Bundle options) {
        throw new RuntimeException("This method is only implemented for Activity-based Contexts. "
                + "Check canStartActivityForResult() before calling.");
    }

    public boolean canStartActivityForResult() {
        return false;
    }

    public final <T> T getSystemService(Class<T> serviceClass) {
        String serviceName = getSystemServiceName(serviceClass);
        return serviceName != null ? (T) getSystemService(serviceName) : null;
    }

    public boolean isRestricted() {
        return false;
    }

    public abstract Display getDisplay();

    public IBinder getActivityToken() {
        throw new RuntimeException("Not implemented. Must override in a subclass.");
    }

    public Handler getMainThreadHandler() {
        throw new RuntimeException("Not implemented. Must override in a subclass.");
    }

    public abstract AssetManager getAssets();

    public abstract Resources getResources();

    public abstract PackageManager getPackageManager();

    public abstract ContentResolver getContentResolver();

    public abstract Looper getMainLooper();

    public abstract Context getApplicationContext();

    public abstract void setTheme(int value);

    public abstract Resources.Theme getTheme();

    public abstract ClassLoader getClassLoader();

    public abstract String getPackageName();

    public abstract String getBasePackageName();

    public abstract String getOpPackageName();

    public abstract ApplicationInfo getApplicationInfo();

    public abstract String getPackageResourcePath();

    public abstract String getPackageCodePath();

    public abstract SharedPreferences getSharedPreferences(String text, int value);

    public abstract SharedPreferences getSharedPreferences(File file, int value);

    public abstract boolean moveSharedPreferencesFrom(Context context, String text);

    public abstract boolean deleteSharedPreferences(String text);

    public abstract FileInputStream openFileInput(String text) throws FileNotFoundException;

    public abstract FileOutputStream openFileOutput(String text, int value) throws FileNotFoundException;

    public abstract boolean deleteFile(String text);

    public abstract File getFileStreamPath(String text);

    public abstract File getDataDir();

    public abstract File getFilesDir();

    public abstract File getNoBackupFilesDir();

    public abstract File getExternalFilesDir(String text);

    public abstract File[] getExternalFilesDirs(String text);

    public abstract File getObbDir();

    public abstract File[] getObbDirs();

    public abstract File getCacheDir();

    public abstract File getCodeCacheDir();

    public abstract File getExternalCacheDir();

    public abstract File[] getExternalCacheDirs();

    public abstract File[] getExternalMediaDirs();

    public abstract String[] fileList();

    public abstract File getDir(String text, int value);

    public abstract SQLiteDatabase openOrCreateDatabase(String text, int value, SQLiteDatabase.CursorFactory factory);

    public abstract SQLiteDatabase openOrCreateDatabase(String text, int value, SQLiteDatabase.CursorFactory factory, DatabaseErrorHandler errorHandler);

    public abstract boolean moveDatabaseFrom(Context context, String text);

    public abstract boolean deleteDatabase(String text);

    public abstract File getDatabasePath(String text);

    public abstract String[] databaseList();

    public abstract Drawable getWallpaper();

    public abstract Drawable peekWallpaper();

    public abstract int getWallpaperDesiredMinimumWidth();

    public abstract int getWallpaperDesiredMinimumHeight();

    public abstract void setWallpaper(Bitmap bitmap) throws IOException;

    public abstract void setWallpaper(InputStream inputStream) throws IOException;

    public abstract void clearWallpaper() throws IOException;

    public abstract void startActivity(Intent intent);

    public abstract void startActivity(Intent intent, Bundle bundle);

    public abstract void startActivities(Intent[] intent);

    public abstract void startActivities(Intent[] intent, Bundle bundle);

    public abstract void startIntentSender(IntentSender intentSender, Intent intent, int value, int value2, int value3) throws IntentSender.SendIntentException;

    public abstract void startIntentSender(IntentSender intentSender, Intent intent, int value, int value2, int value3, Bundle bundle) throws IntentSender.SendIntentException;

    public abstract void sendBroadcast(Intent intent);

    public abstract void sendBroadcast(Intent intent, String text);

    public abstract void sendOrderedBroadcast(Intent intent, String text);

    public abstract void sendOrderedBroadcast(Intent intent, String text, BroadcastReceiver broadcastReceiver, Handler handler, int value, String text2, Bundle bundle);

    public abstract void sendStickyBroadcast(Intent intent);

    public abstract void sendStickyOrderedBroadcast(Intent intent, BroadcastReceiver broadcastReceiver, Handler handler, int value, String text, Bundle bundle);

    public abstract void removeStickyBroadcast(Intent intent);

    public abstract Intent registerReceiver(BroadcastReceiver broadcastReceiver, IntentFilter intentFilter);

    public abstract Intent registerReceiver(BroadcastReceiver broadcastReceiver, IntentFilter intentFilter, int value);

    public abstract Intent registerReceiver(BroadcastReceiver broadcastReceiver, IntentFilter intentFilter, String text, Handler handler);

    public abstract Intent registerReceiver(BroadcastReceiver broadcastReceiver, IntentFilter intentFilter, String text, Handler handler, int value);

    public abstract void unregisterReceiver(BroadcastReceiver broadcastReceiver);

    public abstract ComponentName startService(Intent intent);

    public abstract ComponentName startForegroundService(Intent intent);

    public abstract boolean stopService(Intent intent);

    public abstract boolean bindService(Intent intent, ServiceConnection serviceConnection, int value);

    public abstract void unbindService(ServiceConnection serviceConnection);

    public abstract boolean startInstrumentation(ComponentName componentName, String text, Bundle bundle);

    public abstract Object getSystemService(String text);

    public abstract String getSystemServiceName(Class<?> serviceClass);

    public abstract int checkPermission(String text, int value, int value2);

    public abstract int checkPermission(String text, int value, int value2, IBinder iBinder);

    public abstract int checkCallingPermission(String text);

    public abstract int checkCallingOrSelfPermission(String text);

    public abstract int checkSelfPermission(String text);

    public abstract void enforcePermission(String text, int value, int value2, String text2);

    public abstract void enforceCallingPermission(String text, String text2);

    public abstract void enforceCallingOrSelfPermission(String text, String text2);

    public abstract void grantUriPermission(String text, Uri uri, int value);

    public abstract void revokeUriPermission(Uri uri, int value);

    public abstract void revokeUriPermission(String text, Uri uri, int value);

    public abstract int checkUriPermission(Uri uri, int value, int value2, int value3);

    public abstract int checkUriPermission(Uri uri, int value, int value2, int value3, IBinder iBinder);

    public abstract int checkCallingUriPermission(Uri uri, int value);

    public abstract int checkCallingOrSelfUriPermission(Uri uri, int value);

    public abstract int checkUriPermission(Uri uri, String text, String text2, int value, int value2, int value3);

    public abstract void enforceUriPermission(Uri uri, int value, int value2, int value3, String text);

    public abstract void enforceCallingUriPermission(Uri uri, int value, String text);

    public abstract void enforceCallingOrSelfUriPermission(Uri uri, int value, String text);

    public abstract void enforceUriPermission(Uri uri, String text, String text2, int value, int value2, int value3, String text3);

    public abstract Context createPackageContext(String text, int value) throws PackageManager.NameNotFoundException;

    public abstract Context createApplicationContext(ApplicationInfo applicationInfo, int value) throws PackageManager.NameNotFoundException;

    public abstract Context createContextForSplit(String text) throws PackageManager.NameNotFoundException;

    public abstract Context createConfigurationContext(Configuration configuration);

    public abstract Context createDisplayContext(Display display);

    public abstract Context createDeviceProtectedStorageContext();

    public abstract Context createCredentialProtectedStorageContext();

    public abstract boolean isDeviceProtectedStorage();

    public abstract boolean isCredentialProtectedStorage();
}
