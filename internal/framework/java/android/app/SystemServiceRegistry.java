package android.app;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.WindowManagerImpl;
import java.util.HashMap;

/** Which manager belongs to which name of getSystemService. */
final class SystemServiceRegistry {
    private static final String TAG = "SystemServiceRegistry";
    private static final HashMap<Class<?>, String> SYSTEM_SERVICE_NAMES = new HashMap<Class<?>, String>();
    private static final HashMap<String, ServiceFetcher<?>> SYSTEM_SERVICE_FETCHERS = new HashMap<String, ServiceFetcher<?>>();
    /** Services that every phone has and this device lacks: null would be a lie that apps fall over. */
    private static final java.util.HashSet<String> UNMODELLED = new java.util.HashSet<String>(java.util.Arrays.asList(
        "storagestats", "captioning", "servicediscovery", "wifip2p", "media_router", "media_session", "telephony_subscription_service", "telecom", "carrier_config",
        "textservices", "usb", "input", "launcherapps", "restrictions", "print",
        "usagestats", "media_projection", "netstats", "statusbar"));
    private static int sServiceCacheSize;

    private SystemServiceRegistry() {
    }

    static {
        registerService(Context.LAYOUT_INFLATER_SERVICE, LayoutInflater.class, new CachedServiceFetcher<LayoutInflater>() {
            @Override
            public LayoutInflater createService(ContextImpl ctx) {
                return new com.android.internal.policy.PhoneLayoutInflater(ctx.getOuterContext());
            }
        });
        registerService(Context.WINDOW_SERVICE, android.view.WindowManager.class, new CachedServiceFetcher<android.view.WindowManager>() {
            @Override
            public android.view.WindowManager createService(ContextImpl ctx) {
                return new WindowManagerImpl(ctx);
            }
        });
        registerService(Context.ACTIVITY_SERVICE, ActivityManager.class, new CachedServiceFetcher<ActivityManager>() {
            @Override
            public ActivityManager createService(ContextImpl ctx) {
                return new ActivityManager(ctx.getOuterContext(), ActivityThread.sMainThreadHandler);
            }
        });
        registerService(Context.FINGERPRINT_SERVICE, android.hardware.fingerprint.FingerprintManager.class,
                new CachedServiceFetcher<android.hardware.fingerprint.FingerprintManager>() {
            @Override
            public android.hardware.fingerprint.FingerprintManager createService(ContextImpl ctx) {
                return new android.hardware.fingerprint.FingerprintManager();
            }
        });
        registerService(Context.ALARM_SERVICE, AlarmManager.class, new CachedServiceFetcher<AlarmManager>() {
            @Override
            public AlarmManager createService(ContextImpl ctx) {
                return new AlarmManager(ctx);
            }
        });
        registerService(Context.NOTIFICATION_SERVICE, NotificationManager.class, new CachedServiceFetcher<NotificationManager>() {
            @Override
            public NotificationManager createService(ContextImpl ctx) {
                return new NotificationManager(ctx.getOuterContext(), ActivityThread.sMainThreadHandler);
            }
        });
        registerService(Context.KEYGUARD_SERVICE, KeyguardManager.class, new CachedServiceFetcher<KeyguardManager>() {
            @Override
            public KeyguardManager createService(ContextImpl ctx) {
                return new KeyguardManager(ctx);
            }
        });
        registerService(Context.USER_SERVICE, android.os.UserManager.class, new CachedServiceFetcher<android.os.UserManager>() {
            @Override
            public android.os.UserManager createService(ContextImpl ctx) {
                return new android.os.UserManager(ctx.getOuterContext());
            }
        });
        registerService(Context.DISPLAY_SERVICE, android.hardware.display.DisplayManager.class, new CachedServiceFetcher<android.hardware.display.DisplayManager>() {
            @Override
            public android.hardware.display.DisplayManager createService(ContextImpl ctx) {
                return new android.hardware.display.DisplayManager(ctx.getOuterContext());
            }
        });
        registerService(Context.DROPBOX_SERVICE, android.os.DropBoxManager.class, new CachedServiceFetcher<android.os.DropBoxManager>() {
            @Override
            public android.os.DropBoxManager createService(ContextImpl ctx) {
                return new android.os.DropBoxManager(ctx.getOuterContext());
            }
        });
        registerService(Context.APP_OPS_SERVICE, AppOpsManager.class, new CachedServiceFetcher<AppOpsManager>() {
            @Override
            public AppOpsManager createService(ContextImpl ctx) {
                return new AppOpsManager(ctx.getOuterContext());
            }
        });
        registerService(Context.BATTERY_SERVICE, android.os.BatteryManager.class, new CachedServiceFetcher<android.os.BatteryManager>() {
            @Override
            public android.os.BatteryManager createService(ContextImpl ctx) {
                return new android.os.BatteryManager();
            }
        });
        registerService(Context.UI_MODE_SERVICE, UiModeManager.class, new CachedServiceFetcher<UiModeManager>() {
            @Override
            public UiModeManager createService(ContextImpl ctx) {
                return new UiModeManager();
            }
        });
        registerService(Context.WALLPAPER_SERVICE, WallpaperManager.class, new CachedServiceFetcher<WallpaperManager>() {
            @Override
            public WallpaperManager createService(ContextImpl ctx) {
                return new WallpaperManager(ctx.getOuterContext());
            }
        });
        registerService(Context.SEARCH_SERVICE, SearchManager.class, new CachedServiceFetcher<SearchManager>() {
            @Override
            public SearchManager createService(ContextImpl ctx) {
                return new SearchManager(ctx.getOuterContext(), ActivityThread.sMainThreadHandler);
            }
        });
        registerService(Context.DOWNLOAD_SERVICE, DownloadManager.class, new CachedServiceFetcher<DownloadManager>() {
            @Override
            public DownloadManager createService(ContextImpl ctx) {
                return new DownloadManager(ctx);
            }
        });
        registerService(Context.APPWIDGET_SERVICE, android.appwidget.AppWidgetManager.class,
                new CachedServiceFetcher<android.appwidget.AppWidgetManager>() {
            @Override
            public android.appwidget.AppWidgetManager createService(ContextImpl ctx) {
                return android.appwidget.AppWidgetManager.getInstance(ctx);
            }
        });
        registerService(Context.TELEPHONY_SERVICE, android.telephony.TelephonyManager.class,
                new CachedServiceFetcher<android.telephony.TelephonyManager>() {
            @Override
            public android.telephony.TelephonyManager createService(ContextImpl ctx) {
                return new android.telephony.TelephonyManager(ctx.getOuterContext());
            }
        });
        registerService(Context.WIFI_SERVICE, android.net.wifi.WifiManager.class,
                new StaticServiceFetcher<android.net.wifi.WifiManager>() {
            @Override
            public android.net.wifi.WifiManager createService(ContextImpl ctx) {
                return new android.net.wifi.WifiManager(ctx.getOuterContext());
            }
        });
        registerService(Context.LOCATION_SERVICE, android.location.LocationManager.class,
                new CachedServiceFetcher<android.location.LocationManager>() {
            @Override
            public android.location.LocationManager createService(ContextImpl ctx) {
                return new android.location.LocationManager(ctx);
            }
        });
        registerService(Context.SENSOR_SERVICE, android.hardware.SensorManager.class,
                new StaticServiceFetcher<android.hardware.SensorManager>() {
            @Override
            public android.hardware.SensorManager createService(ContextImpl ctx) {
                return new android.hardware.SensorManager();
            }
        });
        registerService(Context.AUDIO_SERVICE, android.media.AudioManager.class,
                new StaticServiceFetcher<android.media.AudioManager>() {
            @Override
            public android.media.AudioManager createService(ContextImpl ctx) {
                return new android.media.AudioManager(ctx);
            }
        });
        registerService(Context.BLUETOOTH_SERVICE, android.bluetooth.BluetoothManager.class,
                new CachedServiceFetcher<android.bluetooth.BluetoothManager>() {
            @Override
            public android.bluetooth.BluetoothManager createService(ContextImpl ctx) {
                return new android.bluetooth.BluetoothManager(ctx);
            }
        });
        registerService(Context.NFC_SERVICE, android.nfc.NfcManager.class,
                new CachedServiceFetcher<android.nfc.NfcManager>() {
            @Override
            public android.nfc.NfcManager createService(ContextImpl ctx) {
                return new android.nfc.NfcManager(ctx);
            }
        });
        registerService(Context.CONNECTIVITY_SERVICE, android.net.ConnectivityManager.class,
                new CachedServiceFetcher<android.net.ConnectivityManager>() {
            @Override
            public android.net.ConnectivityManager createService(ContextImpl ctx) {
                return new android.net.ConnectivityManager(ctx);
            }
        });
        registerService(Context.JOB_SCHEDULER_SERVICE, android.app.job.JobScheduler.class,
                new CachedServiceFetcher<android.app.job.JobScheduler>() {
            @Override
            public android.app.job.JobScheduler createService(ContextImpl ctx) {
                return new android.app.job.JobSchedulerImpl(ctx.getOuterContext());
            }
        });
        registerService(Context.POWER_SERVICE, android.os.PowerManager.class, new CachedServiceFetcher<android.os.PowerManager>() {
            @Override
            public android.os.PowerManager createService(ContextImpl ctx) {
                return new android.os.PowerManager(ctx.getOuterContext());
            }
        });
        registerService(Context.VIBRATOR_SERVICE, android.os.Vibrator.class, new CachedServiceFetcher<android.os.Vibrator>() {
            @Override
            public android.os.Vibrator createService(ContextImpl ctx) {
                return new android.os.SystemVibrator(ctx);
            }
        });
        registerService(Context.CLIPBOARD_SERVICE, android.content.ClipboardManager.class, new CachedServiceFetcher<android.content.ClipboardManager>() {
            @Override
            public android.content.ClipboardManager createService(ContextImpl ctx) {
                return new android.content.ClipboardManager(ctx.getOuterContext(), ActivityThread.sMainThreadHandler);
            }
        });
        registerService(Context.TEXT_CLASSIFICATION_SERVICE, android.view.textclassifier.TextClassificationManager.class,
                new CachedServiceFetcher<android.view.textclassifier.TextClassificationManager>() {
            @Override
            public android.view.textclassifier.TextClassificationManager createService(ContextImpl ctx) {
                return new android.view.textclassifier.TextClassificationManager(ctx);
            }
        });
        registerService(Context.INPUT_METHOD_SERVICE, android.view.inputmethod.InputMethodManager.class, new CachedServiceFetcher<android.view.inputmethod.InputMethodManager>() {
            @Override
            public android.view.inputmethod.InputMethodManager createService(ContextImpl ctx) {
                return android.view.inputmethod.InputMethodManager.getInstance();
            }
        });
        registerService(Context.ACCESSIBILITY_SERVICE, android.view.accessibility.AccessibilityManager.class, new CachedServiceFetcher<android.view.accessibility.AccessibilityManager>() {
            @Override
            public android.view.accessibility.AccessibilityManager createService(ContextImpl ctx) {
                return android.view.accessibility.AccessibilityManager.getInstance(ctx);
            }
        });
        registerService(Context.MEDIA_PROJECTION_SERVICE, android.media.projection.MediaProjectionManager.class,
                new CachedServiceFetcher<android.media.projection.MediaProjectionManager>() {
            @Override
            public android.media.projection.MediaProjectionManager createService(ContextImpl ctx) {
                return new android.media.projection.MediaProjectionManager(ctx.getOuterContext());
            }
        });
        registerService(Context.STORAGE_SERVICE, android.os.storage.StorageManager.class, new CachedServiceFetcher<android.os.storage.StorageManager>() {
            @Override
            public android.os.storage.StorageManager createService(ContextImpl ctx) {
                return new android.os.storage.StorageManager(ctx.getOuterContext());
            }
        });
        registerService(Context.DEVICE_POLICY_SERVICE, android.app.admin.DevicePolicyManager.class, new CachedServiceFetcher<android.app.admin.DevicePolicyManager>() {
            @Override
            public android.app.admin.DevicePolicyManager createService(ContextImpl ctx) {
                return new android.app.admin.DevicePolicyManager(ctx.getOuterContext());
            }
        });
        registerService(Context.SHORTCUT_SERVICE, android.content.pm.ShortcutManager.class, new CachedServiceFetcher<android.content.pm.ShortcutManager>() {
            @Override
            public android.content.pm.ShortcutManager createService(ContextImpl ctx) {
                return new android.content.pm.ShortcutManager(ctx.getOuterContext());
            }
        });
        registerService(Context.CAMERA_SERVICE, android.hardware.camera2.CameraManager.class, new CachedServiceFetcher<android.hardware.camera2.CameraManager>() {
            @Override
            public android.hardware.camera2.CameraManager createService(ContextImpl ctx) {
                return new android.hardware.camera2.CameraManager(ctx.getOuterContext());
            }
        });
        registerService(Context.ACCOUNT_SERVICE, android.accounts.AccountManager.class, new CachedServiceFetcher<android.accounts.AccountManager>() {
            @Override
            public android.accounts.AccountManager createService(ContextImpl ctx) {
                return new android.accounts.AccountManager(ctx.getOuterContext());
            }
        });
    }


    static Object[] createServiceCache() {
        return new Object[sServiceCacheSize];
    }

    static Object getSystemService(ContextImpl ctx, String name) {
        ServiceFetcher<?> fetcher = SYSTEM_SERVICE_FETCHERS.get(name);
        if (fetcher != null) return fetcher.getService(ctx);
        if (UNMODELLED.contains(name)) esdroid.device.Host.unmodelled("Landroid/content/Context;->getSystemService(\"" + name + "\")");
        return null;
    }

    static String getSystemServiceName(Class<?> serviceClass) {
        return SYSTEM_SERVICE_NAMES.get(serviceClass);
    }

    private static <T> void registerService(String serviceName, Class<T> serviceClass, ServiceFetcher<T> serviceFetcher) {
        SYSTEM_SERVICE_NAMES.put(serviceClass, serviceName);
        SYSTEM_SERVICE_FETCHERS.put(serviceName, serviceFetcher);
    }

    /** Makes or finds a service for a context. */
    abstract interface ServiceFetcher<T> {
        T getService(ContextImpl ctx);
    }

    /** One instance for each context. */
    abstract static class CachedServiceFetcher<T> implements ServiceFetcher<T> {
        private final int mCacheIndex;

        CachedServiceFetcher() {
            mCacheIndex = sServiceCacheSize++;
        }

        @Override
        @SuppressWarnings("unchecked")
        public final T getService(ContextImpl ctx) {
            Object[] cache = ctx.mServiceCache;
            synchronized (cache) {
                Object service = cache[mCacheIndex];
                if (service == null) {
                    service = createService(ctx);
                    cache[mCacheIndex] = service;
                }
                return (T) service;
            }
        }

        public abstract T createService(ContextImpl ctx);
    }

    /** One instance for the process. */
    abstract static class StaticServiceFetcher<T> implements ServiceFetcher<T> {
        private T mCachedInstance;

        @Override
        public final T getService(ContextImpl ctx) {
            synchronized (this) {
                if (mCachedInstance == null) {
                    mCachedInstance = createService(ctx);
                }
                return mCachedInstance;
            }
        }

        public abstract T createService(ContextImpl ctx);
    }
}
