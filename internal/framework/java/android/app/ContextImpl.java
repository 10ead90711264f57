package android.app;

import android.content.BroadcastReceiver;
import android.content.ComponentName;
import android.content.ContentProvider;
import android.content.ContentResolver;
import android.content.Context;
import android.content.ContextWrapper;
import android.content.IContentProvider;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.IntentSender;
import android.content.ReceiverCallNotAllowedException;
import android.content.ServiceConnection;
import android.content.SharedPreferences;
import android.content.pm.ActivityInfo;
import android.content.pm.ApplicationInfo;
import android.content.pm.PackageManager;
import android.content.pm.PackageManager.NameNotFoundException;
import android.content.res.AssetManager;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.database.DatabaseErrorHandler;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteDatabase.CursorFactory;
import android.graphics.Bitmap;
import android.graphics.drawable.Drawable;
import android.net.Uri;
import android.os.Binder;
import android.os.Build;
import android.os.Bundle;
import android.os.Environment;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.Process;
import android.os.UserHandle;
import android.util.AndroidRuntimeException;
import android.util.ArrayMap;
import android.util.Log;
import android.view.Display;
import esdroid.am.Am;
import esdroid.am.Permissions;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** The context that activities, services and the application wrap. */
class ContextImpl extends Context {
    private static final String TAG = "ContextImpl";
    private static final ArrayMap<File, SharedPreferencesImpl> sSharedPrefs = new ArrayMap<File, SharedPreferencesImpl>();
    private static final ArrayMap<String, File> sPrefsPaths = new ArrayMap<String, File>();

    final ActivityThread mMainThread;
    final LoadedApk mPackageInfo;
    private final IBinder mActivityToken;
    private final ApplicationContentResolver mContentResolver;
    private Context mOuterContext;
    private Resources mResources;
    private int mThemeResource;
    private Resources.Theme mTheme;
    private PackageManager mPackageManager;
    private Context mReceiverRestrictedContext;
    private boolean mDeviceProtected;
    final Object[] mServiceCache = SystemServiceRegistry.createServiceCache();

    private ContextImpl(ActivityThread mainThread, LoadedApk packageInfo, IBinder activityToken, Resources resources) {
        mOuterContext = this;
        mMainThread = mainThread;
        mPackageInfo = packageInfo;
        mActivityToken = activityToken;
        mResources = resources;
        mContentResolver = new ApplicationContentResolver(this, mainThread);
    }

    static ContextImpl createSystemContext(ActivityThread mainThread) {
        ApplicationInfo ai = new ApplicationInfo();
        ai.packageName = "android";
        ai.processName = "android";
        return new ContextImpl(mainThread, new LoadedApk(mainThread, ai), null, Resources.getSystem());
    }

    static ContextImpl createAppContext(ActivityThread mainThread, LoadedApk packageInfo) {
        return new ContextImpl(mainThread, packageInfo, null, packageInfo.getResources());
    }

    static ContextImpl createActivityContext(ActivityThread mainThread, LoadedApk packageInfo, ActivityInfo activityInfo, IBinder token) {
        return new ContextImpl(mainThread, packageInfo, token, ResourcesManager.getInstance().createResources(null));
    }

    static ContextImpl getImpl(Context context) {
        while (context instanceof ContextWrapper) {
            Context next = ((ContextWrapper) context).getBaseContext();
            if (next == null) {
                break;
            }
            context = next;
        }
        return (ContextImpl) context;
    }

    final void setOuterContext(Context context) {
        mOuterContext = context;
    }

    final Context getOuterContext() {
        return mOuterContext;
    }

    public IBinder getActivityToken() {
        return mActivityToken;
    }

    public AssetManager getAssets() {
        return getResources().getAssets();
    }

    public Resources getResources() {
        return mResources;
    }

    public PackageManager getPackageManager() {
        if (mPackageManager == null) {
            mPackageManager = new ApplicationPackageManager(this);
        }
        return mPackageManager;
    }

    public ContentResolver getContentResolver() {
        return mContentResolver;
    }

    public Looper getMainLooper() {
        return mMainThread.getLooper();
    }

    public Context getApplicationContext() {
        return mPackageInfo.mApplication != null ? mPackageInfo.mApplication : mMainThread.getApplication();
    }

    public void setTheme(int resId) {
        if (mThemeResource != resId) {
            mThemeResource = resId;
            initializeTheme();
        }
    }

    public int getThemeResId() {
        return mThemeResource;
    }

    public Resources.Theme getTheme() {
        if (mTheme != null) {
            return mTheme;
        }
        mThemeResource = defaultTheme(mThemeResource, getApplicationInfo().targetSdkVersion);
        initializeTheme();
        return mTheme;
    }

    static int defaultTheme(int current, int targetSdk) {
        if (current != 0) {
            return current;
        }
        if (targetSdk < Build.VERSION_CODES.HONEYCOMB) {
            return android.R.style.Theme;
        }
        if (targetSdk < Build.VERSION_CODES.ICE_CREAM_SANDWICH) {
            return android.R.style.Theme_Holo;
        }
        if (targetSdk < Build.VERSION_CODES.CUR_DEVELOPMENT) {
            return android.R.style.Theme_DeviceDefault;
        }
        return android.R.style.Theme_DeviceDefault_Light_DarkActionBar;
    }

    private void initializeTheme() {
        if (mTheme == null) {
            mTheme = getResources().newTheme();
        }
        mTheme.applyStyle(mThemeResource, true);
    }

    public ClassLoader getClassLoader() {
        return mPackageInfo.getClassLoader();
    }

    public String getPackageName() {
        return mPackageInfo.getPackageName();
    }

    public String getBasePackageName() {
        return getPackageName();
    }

    public String getOpPackageName() {
        return getPackageName();
    }

    public ApplicationInfo getApplicationInfo() {
        return mPackageInfo.getApplicationInfo();
    }

    public String getPackageResourcePath() {
        return getApplicationInfo().publicSourceDir;
    }

    public String getPackageCodePath() {
        return getApplicationInfo().sourceDir;
    }

    long installTime() {
        return new File(getApplicationInfo().sourceDir).lastModified();
    }

    // Preferences.

    public SharedPreferences getSharedPreferences(String name, int mode) {
        if (getApplicationInfo().targetSdkVersion < Build.VERSION_CODES.KITKAT && name == null) {
            name = "null";
        }
        File file;
        synchronized (ContextImpl.class) {
            file = sPrefsPaths.get(name);
            if (file == null) {
                file = getSharedPreferencesPath(name);
                sPrefsPaths.put(name, file);
            }
        }
        return getSharedPreferences(file, mode);
    }

    public SharedPreferences getSharedPreferences(File file, int mode) {
        checkMode(mode);
        SharedPreferencesImpl sp;
        synchronized (ContextImpl.class) {
            sp = sSharedPrefs.get(file);
            if (sp == null) {
                sp = new SharedPreferencesImpl(file, mode);
                sSharedPrefs.put(file, sp);
                return sp;
            }
        }
        if ((mode & Context.MODE_MULTI_PROCESS) != 0 || getApplicationInfo().targetSdkVersion < Build.VERSION_CODES.HONEYCOMB) {
            sp.startReloadIfChangedUnexpectedly();
        }
        return sp;
    }

    public boolean moveSharedPreferencesFrom(Context sourceContext, String name) {
        return true;
    }

    public boolean deleteSharedPreferences(String name) {
        synchronized (ContextImpl.class) {
            File prefs = getSharedPreferencesPath(name);
            File backup = new File(prefs.getPath() + ".bak");
            sSharedPrefs.remove(prefs);
            prefs.delete();
            backup.delete();
            return !(prefs.exists() || backup.exists());
        }
    }

    public File getSharedPreferencesPath(String name) {
        return makeFilename(getPreferencesDir(), name + ".xml");
    }

    private File getPreferencesDir() {
        return ensure(new File(getDataDir(), "shared_prefs"));
    }

    // Files.

    private static File ensure(File dir) {
        if (!dir.exists()) {
            dir.mkdirs();
        }
        return dir;
    }

    private File makeFilename(File base, String name) {
        if (name.indexOf(File.separatorChar) < 0) {
            return new File(base, name);
        }
        throw new IllegalArgumentException("File " + name + " contains a path separator");
    }

    private void checkMode(int mode) {
        if (getApplicationInfo().targetSdkVersion >= Build.VERSION_CODES.N) {
            if ((mode & MODE_WORLD_READABLE) != 0) {
                throw new SecurityException("MODE_WORLD_READABLE no longer supported");
            }
            if ((mode & MODE_WORLD_WRITEABLE) != 0) {
                throw new SecurityException("MODE_WORLD_WRITEABLE no longer supported");
            }
        }
    }

    public FileInputStream openFileInput(String name) throws FileNotFoundException {
        return new FileInputStream(makeFilename(getFilesDir(), name));
    }

    public FileOutputStream openFileOutput(String name, int mode) throws FileNotFoundException {
        checkMode(mode);
        return new FileOutputStream(makeFilename(getFilesDir(), name), (mode & MODE_APPEND) != 0);
    }

    public boolean deleteFile(String name) {
        return makeFilename(getFilesDir(), name).delete();
    }

    public File getFileStreamPath(String name) {
        return makeFilename(getFilesDir(), name);
    }

    public String[] fileList() {
        String[] list = getFilesDir().list();
        return list != null ? list : new String[0];
    }

    public File getDataDir() {
        String dir = mDeviceProtected ? getApplicationInfo().deviceProtectedDataDir : getApplicationInfo().dataDir;
        if (dir == null) {
            throw new RuntimeException("No data directory found for package " + getPackageName());
        }
        return ensure(new File(dir));
    }

    public File getFilesDir() {
        return ensure(new File(getDataDir(), "files"));
    }

    public File getNoBackupFilesDir() {
        return ensure(new File(getDataDir(), "no_backup"));
    }

    public File getCacheDir() {
        return ensure(new File(getDataDir(), "cache"));
    }

    public File getCodeCacheDir() {
        return ensure(new File(getDataDir(), "code_cache"));
    }

    public File getPreloadsFileCache() {
        return new File("/data/preloads/file_cache/" + getPackageName());
    }

    public File getDir(String name, int mode) {
        checkMode(mode);
        return ensure(makeFilename(getDataDir(), "app_" + name));
    }

    private File external(String kind) {
        return new File(Environment.getExternalStorageDirectory(), "Android/" + kind + "/" + getPackageName());
    }

    public File getExternalFilesDir(String type) {
        File f = new File(external("data"), "files");
        return ensure(type == null ? f : new File(f, type));
    }

    public File[] getExternalFilesDirs(String type) {
        return new File[] {getExternalFilesDir(type)};
    }

    public File getExternalCacheDir() {
        return ensure(new File(external("data"), "cache"));
    }

    public File[] getExternalCacheDirs() {
        return new File[] {getExternalCacheDir()};
    }

    public File[] getExternalMediaDirs() {
        return new File[] {ensure(external("media"))};
    }

    public File getObbDir() {
        return ensure(external("obb"));
    }

    public File[] getObbDirs() {
        return new File[] {getObbDir()};
    }

    // Databases.

    public SQLiteDatabase openOrCreateDatabase(String name, int mode, CursorFactory factory) {
        return openOrCreateDatabase(name, mode, factory, null);
    }

    public SQLiteDatabase openOrCreateDatabase(String name, int mode, CursorFactory factory, DatabaseErrorHandler errorHandler) {
        checkMode(mode);
        File f = getDatabasePath(name);
        int flags = SQLiteDatabase.CREATE_IF_NECESSARY;
        if ((mode & MODE_ENABLE_WRITE_AHEAD_LOGGING) != 0) {
            flags |= SQLiteDatabase.ENABLE_WRITE_AHEAD_LOGGING;
        }
        if ((mode & MODE_NO_LOCALIZED_COLLATORS) != 0) {
            flags |= SQLiteDatabase.NO_LOCALIZED_COLLATORS;
        }
        return SQLiteDatabase.openDatabase(f.getPath(), factory, flags, errorHandler);
    }

    public boolean moveDatabaseFrom(Context sourceContext, String name) {
        return true;
    }

    public boolean deleteDatabase(String name) {
        try {
            return SQLiteDatabase.deleteDatabase(getDatabasePath(name));
        } catch (RuntimeException e) {
            return false;
        }
    }

    private File getDatabasesDir() {
        return ensure("android".equals(getPackageName()) ? new File("/data/system") : new File(getDataDir(), "databases"));
    }

    public File getDatabasePath(String name) {
        if (name.charAt(0) == File.separatorChar) {
            File dir = new File(name.substring(0, name.lastIndexOf(File.separatorChar)));
            File f = new File(dir, name.substring(name.lastIndexOf(File.separatorChar)));
            if (!dir.isDirectory()) {
                dir.mkdir();
            }
            return f;
        }
        return makeFilename(getDatabasesDir(), name);
    }

    public String[] databaseList() {
        String[] list = getDatabasesDir().list();
        return list != null ? list : new String[0];
    }

    // Wallpaper.

    private WallpaperManager wallpaper() {
        return (WallpaperManager) getSystemService(WALLPAPER_SERVICE);
    }

    public Drawable getWallpaper() {
        return wallpaper().getDrawable();
    }

    public Drawable peekWallpaper() {
        return wallpaper().peekDrawable();
    }

    public int getWallpaperDesiredMinimumWidth() {
        return wallpaper().getDesiredMinimumWidth();
    }

    public int getWallpaperDesiredMinimumHeight() {
        return wallpaper().getDesiredMinimumHeight();
    }

    public void setWallpaper(Bitmap bitmap) throws IOException {
        wallpaper().setBitmap(bitmap);
    }

    public void setWallpaper(InputStream data) throws IOException {
        wallpaper().setStream(data);
    }

    public void clearWallpaper() throws IOException {
        wallpaper().clear();
    }

    // Activities.

    public void startActivity(Intent intent) {
        startActivity(intent, null);
    }

    public void startActivity(Intent intent, Bundle options) {
        if ((intent.getFlags() & Intent.FLAG_ACTIVITY_NEW_TASK) == 0 && options != null
                && ActivityOptions.fromBundle(options).getLaunchTaskId() == -1) {
            throw newTaskNeeded("startActivity() ");
        }
        if ((intent.getFlags() & Intent.FLAG_ACTIVITY_NEW_TASK) == 0 && options == null
                && getApplicationInfo().targetSdkVersion < Build.VERSION_CODES.N) {
            throw newTaskNeeded("startActivity() ");
        }
        mMainThread.getInstrumentation().execStartActivity(getOuterContext(), mMainThread.getApplicationThread(), null, (Activity) null,
                intent, -1, options);
    }

    private AndroidRuntimeException newTaskNeeded(String what) {
        return new AndroidRuntimeException("Calling " + what + "from outside of an Activity "
                + " context requires the FLAG_ACTIVITY_NEW_TASK flag." + " Is this really what you want?");
    }

    public void startActivities(Intent[] intents) {
        startActivities(intents, null);
    }

    public void startActivities(Intent[] intents, Bundle options) {
        if ((intents[0].getFlags() & Intent.FLAG_ACTIVITY_NEW_TASK) == 0) {
            throw new AndroidRuntimeException("Calling startActivities() from outside of an Activity "
                    + " context requires the FLAG_ACTIVITY_NEW_TASK flag on first Intent." + " Is this really what you want?");
        }
        mMainThread.getInstrumentation().execStartActivities(getOuterContext(), mMainThread.getApplicationThread(), null, (Activity) null,
                intents, options);
    }

    public void startIntentSender(IntentSender intent, Intent fillInIntent, int flagsMask, int flagsValues, int extraFlags)
            throws IntentSender.SendIntentException {
        startIntentSender(intent, fillInIntent, flagsMask, flagsValues, extraFlags, null);
    }

    public void startIntentSender(IntentSender intent, Intent fillInIntent, int flagsMask, int flagsValues, int extraFlags, Bundle options)
            throws IntentSender.SendIntentException {
        int result = Am.get().startActivityIntentSender(intent, null, null, 0, fillInIntent, flagsMask, flagsValues, options);
        if (result == ActivityManager.START_CANCELED) {
            throw new IntentSender.SendIntentException();
        }
        Instrumentation.checkStartActivityResult(result, null);
    }

    // Broadcasts.

    private void send(Intent intent, String permission, boolean ordered, boolean sticky, BroadcastReceiver resultReceiver, Handler scheduler,
            int code, String data, Bundle extras) {
        warnProtected(intent);
        intent.prepareToLeaveProcess(this);
        LoadedApk.ReceiverDispatcher rd = null;
        if (resultReceiver != null) {
            rd = new LoadedApk.ReceiverDispatcher(resultReceiver, getOuterContext(), scheduler == null ? mMainThread.getHandler() : scheduler,
                    mMainThread.getInstrumentation(), false);
        }
        Am.get().broadcasts.send(intent, permission, ordered, sticky, rd, code, data, extras);
    }

    private static final String[] PROTECTED = {"BOOT_COMPLETED", "BATTERY_CHANGED", "BATTERY_LOW", "BATTERY_OKAY", "SCREEN_ON", "SCREEN_OFF",
        "TIME_SET", "TIME_TICK", "DATE_CHANGED", "TIMEZONE_CHANGED", "PACKAGE_ADDED", "PACKAGE_REMOVED", "PACKAGE_REPLACED",
        "PACKAGE_CHANGED", "PACKAGE_RESTARTED", "PACKAGE_DATA_CLEARED", "MY_PACKAGE_REPLACED", "UID_REMOVED", "CONFIGURATION_CHANGED",
        "LOCALE_CHANGED", "ACTION_POWER_CONNECTED", "ACTION_POWER_DISCONNECTED", "ACTION_SHUTDOWN", "DEVICE_STORAGE_LOW",
        "DEVICE_STORAGE_OK", "NEW_OUTGOING_CALL", "REBOOT", "DOCK_EVENT", "USER_PRESENT", "AIRPLANE_MODE", "HEADSET_PLUG", "MEDIA_MOUNTED",
        "MEDIA_UNMOUNTED", "MEDIA_EJECT", "MEDIA_REMOVED", "MEDIA_CHECKING", "MEDIA_SHARED", "MEDIA_BAD_REMOVAL", "MEDIA_NOFS",
        "MEDIA_UNMOUNTABLE"};

    private void warnProtected(Intent intent) {
        String a = intent.getAction();
        if (a != null && a.startsWith("android.intent.action.")) {
            String rest = a.substring("android.intent.action.".length());
            for (String p : PROTECTED) {
                if (p.equals(rest)) {
                    throw new SecurityException("Permission Denial: not allowed to send broadcast " + a + " from pid=" + Process.myPid()
                            + ", uid=" + Process.myUid());
                }
            }
        }
    }

    public void sendBroadcast(Intent intent) {
        send(intent, null, false, false, null, null, -1, null, null);
    }

    public void sendBroadcast(Intent intent, String receiverPermission) {
        send(intent, receiverPermission, false, false, null, null, -1, null, null);
    }

    public void sendBroadcastMultiplePermissions(Intent intent, String[] receiverPermissions) {
        send(intent, receiverPermissions == null || receiverPermissions.length == 0 ? null : receiverPermissions[0], false, false, null, null,
                -1, null, null);
    }

    public void sendBroadcast(Intent intent, String receiverPermission, Bundle options) {
        sendBroadcast(intent, receiverPermission);
    }

    public void sendBroadcast(Intent intent, String receiverPermission, int appOp) {
        sendBroadcast(intent, receiverPermission);
    }

    public void sendOrderedBroadcast(Intent intent, String receiverPermission) {
        send(intent, receiverPermission, true, false, null, null, -1, null, null);
    }

    public void sendOrderedBroadcast(Intent intent, String receiverPermission, BroadcastReceiver resultReceiver, Handler scheduler,
            int initialCode, String initialData, Bundle initialExtras) {
        send(intent, receiverPermission, true, false, resultReceiver, scheduler, initialCode, initialData, initialExtras);
    }

    public void sendOrderedBroadcast(Intent intent, String receiverPermission, Bundle options, BroadcastReceiver resultReceiver,
            Handler scheduler, int initialCode, String initialData, Bundle initialExtras) {
        send(intent, receiverPermission, true, false, resultReceiver, scheduler, initialCode, initialData, initialExtras);
    }

    public void sendOrderedBroadcast(Intent intent, String receiverPermission, int appOp, BroadcastReceiver resultReceiver, Handler scheduler,
            int initialCode, String initialData, Bundle initialExtras) {
        send(intent, receiverPermission, true, false, resultReceiver, scheduler, initialCode, initialData, initialExtras);
    }

    public void sendBroadcastAsUser(Intent intent, UserHandle user) {
        crossUser(user);
        sendBroadcast(intent);
    }

    public void sendBroadcastAsUser(Intent intent, UserHandle user, String receiverPermission) {
        crossUser(user);
        sendBroadcast(intent, receiverPermission);
    }

    public void sendBroadcastAsUser(Intent intent, UserHandle user, String receiverPermission, Bundle options) {
        crossUser(user);
        sendBroadcast(intent, receiverPermission);
    }

    public void sendBroadcastAsUser(Intent intent, UserHandle user, String receiverPermission, int appOp) {
        crossUser(user);
        sendBroadcast(intent, receiverPermission);
    }

    public void sendOrderedBroadcastAsUser(Intent intent, UserHandle user, String receiverPermission, BroadcastReceiver resultReceiver,
            Handler scheduler, int initialCode, String initialData, Bundle initialExtras) {
        crossUser(user);
        sendOrderedBroadcast(intent, receiverPermission, resultReceiver, scheduler, initialCode, initialData, initialExtras);
    }

    public void sendOrderedBroadcastAsUser(Intent intent, UserHandle user, String receiverPermission, int appOp,
            BroadcastReceiver resultReceiver, Handler scheduler, int initialCode, String initialData, Bundle initialExtras) {
        sendOrderedBroadcastAsUser(intent, user, receiverPermission, resultReceiver, scheduler, initialCode, initialData, initialExtras);
    }

    public void sendOrderedBroadcastAsUser(Intent intent, UserHandle user, String receiverPermission, int appOp, Bundle options,
            BroadcastReceiver resultReceiver, Handler scheduler, int initialCode, String initialData, Bundle initialExtras) {
        sendOrderedBroadcastAsUser(intent, user, receiverPermission, resultReceiver, scheduler, initialCode, initialData, initialExtras);
    }

    private void crossUser(UserHandle user) {
        if (user == null || !user.equals(Process.myUserHandle())) {
            throw new SecurityException("Permission Denial: broadcast asks to run as user " + user
                    + " but is calling from user 0; this requires android.permission.INTERACT_ACROSS_USERS_FULL or "
                    + "android.permission.INTERACT_ACROSS_USERS");
        }
    }

    private void stickyAllowed() {
        if (!Permissions.get().granted("android.permission.BROADCAST_STICKY")) {
            throw new SecurityException("Permission Denial: broadcastIntent() requesting a sticky broadcast from pid=" + Process.myPid()
                    + ", uid=" + Process.myUid() + " requires android.permission.BROADCAST_STICKY");
        }
    }

    public void sendStickyBroadcast(Intent intent) {
        stickyAllowed();
        send(intent, null, false, true, null, null, -1, null, null);
    }

    public void sendStickyOrderedBroadcast(Intent intent, BroadcastReceiver resultReceiver, Handler scheduler, int initialCode,
            String initialData, Bundle initialExtras) {
        stickyAllowed();
        send(intent, null, true, true, resultReceiver, scheduler, initialCode, initialData, initialExtras);
    }

    public void removeStickyBroadcast(Intent intent) {
        stickyAllowed();
        Am.get().broadcasts.removeSticky(intent);
    }

    public void sendStickyBroadcastAsUser(Intent intent, UserHandle user) {
        crossUser(user);
        sendStickyBroadcast(intent);
    }

    public void sendStickyBroadcastAsUser(Intent intent, UserHandle user, Bundle options) {
        crossUser(user);
        sendStickyBroadcast(intent);
    }

    public void sendStickyOrderedBroadcastAsUser(Intent intent, UserHandle user, BroadcastReceiver resultReceiver, Handler scheduler,
            int initialCode, String initialData, Bundle initialExtras) {
        crossUser(user);
        sendStickyOrderedBroadcast(intent, resultReceiver, scheduler, initialCode, initialData, initialExtras);
    }

    public void removeStickyBroadcastAsUser(Intent intent, UserHandle user) {
        crossUser(user);
        removeStickyBroadcast(intent);
    }

    public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter) {
        return registerReceiver(receiver, filter, null, null);
    }

    public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter, int flags) {
        return registerReceiver(receiver, filter, null, null);
    }

    public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter, String broadcastPermission, Handler scheduler, int flags) {
        return registerReceiver(receiver, filter, broadcastPermission, scheduler);
    }

    public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter, String broadcastPermission, Handler scheduler) {
        return registerReceiverInternal(receiver, filter, broadcastPermission, scheduler, getOuterContext());
    }

    public Intent registerReceiverAsUser(BroadcastReceiver receiver, UserHandle user, IntentFilter filter, String broadcastPermission,
            Handler scheduler) {
        return registerReceiverInternal(receiver, filter, broadcastPermission, scheduler, getOuterContext());
    }

    private Intent registerReceiverInternal(BroadcastReceiver receiver, IntentFilter filter, String broadcastPermission, Handler scheduler,
            Context context) {
        LoadedApk.ReceiverDispatcher rd = null;
        if (receiver != null) {
            if (scheduler == null) {
                scheduler = mMainThread.getHandler();
            }
            rd = mPackageInfo.getReceiverDispatcher(receiver, context, scheduler);
        }
        Intent intent = Am.get().broadcasts.register(rd, filter, broadcastPermission);
        if (intent != null) {
            intent.setExtrasClassLoader(getClassLoader());
            intent.prepareToEnterProcess();
        }
        return intent;
    }

    public void unregisterReceiver(BroadcastReceiver receiver) {
        LoadedApk.ReceiverDispatcher rd = mPackageInfo.forgetReceiverDispatcher(getOuterContext(), receiver);
        Am.get().broadcasts.unregister(rd);
    }

    // Services.

    private void validateServiceIntent(Intent service) {
        if (service.getComponent() == null && service.getPackage() == null) {
            if (getApplicationInfo().targetSdkVersion >= Build.VERSION_CODES.LOLLIPOP) {
                throw new IllegalArgumentException("Service Intent must be explicit: " + service);
            }
            Log.w(TAG, "Implicit intents with startService are not safe: " + service);
        }
    }

    public ComponentName startService(Intent service) {
        validateServiceIntent(service);
        service.prepareToLeaveProcess(this);
        return Am.get().services.start(service);
    }

    public ComponentName startForegroundService(Intent service) {
        return startService(service);
    }

    public boolean stopService(Intent service) {
        validateServiceIntent(service);
        service.prepareToLeaveProcess(this);
        return Am.get().services.stop(service);
    }

    public ComponentName startServiceAsUser(Intent service, UserHandle user) {
        return startService(service);
    }

    public ComponentName startForegroundServiceAsUser(Intent service, UserHandle user) {
        return startService(service);
    }

    public boolean stopServiceAsUser(Intent service, UserHandle user) {
        return stopService(service);
    }

    public boolean bindService(Intent service, ServiceConnection conn, int flags) {
        if (conn == null) {
            throw new IllegalArgumentException("connection is null");
        }
        LoadedApk.ServiceDispatcher sd = mPackageInfo.getServiceDispatcher(conn, getOuterContext(), mMainThread.getHandler(), flags);
        validateServiceIntent(service);
        if (mActivityToken == null && (flags & BIND_AUTO_CREATE) == 0
                && getApplicationInfo().targetSdkVersion < Build.VERSION_CODES.ICE_CREAM_SANDWICH) {
            flags |= BIND_WAIVE_PRIORITY;
        }
        service.prepareToLeaveProcess(this);
        return Am.get().services.bind(mActivityToken, service, sd, flags);
    }

    public boolean bindServiceAsUser(Intent service, ServiceConnection conn, int flags, UserHandle user) {
        return bindService(service, conn, flags);
    }

    public void unbindService(ServiceConnection conn) {
        if (conn == null) {
            throw new IllegalArgumentException("connection is null");
        }
        Am.get().services.unbind(mPackageInfo.forgetServiceDispatcher(getOuterContext(), conn));
    }

    public boolean startInstrumentation(ComponentName className, String profileFile, Bundle arguments) {
        esdroid.device.Host.unmodelled("Landroid/content/Context;->startInstrumentation(Landroid/content/ComponentName;Ljava/lang/String;Landroid/os/Bundle;)Z");
        return false;
    }

    public Object getSystemService(String name) {
        return SystemServiceRegistry.getSystemService(this, name);
    }

    public String getSystemServiceName(Class<?> serviceClass) {
        return SystemServiceRegistry.getSystemServiceName(serviceClass);
    }

    // Permissions.

    public int checkPermission(String permission, int pid, int uid) {
        if (permission == null) {
            throw new IllegalArgumentException("permission is null");
        }
        if (uid == 0 || uid == 1000) {
            return PackageManager.PERMISSION_GRANTED;
        }
        return uid == Process.myUid() && Permissions.get().granted(permission) ? PackageManager.PERMISSION_GRANTED
                : PackageManager.PERMISSION_DENIED;
    }

    public int checkPermission(String permission, int pid, int uid, IBinder callerToken) {
        return checkPermission(permission, pid, uid);
    }

    public int checkCallingPermission(String permission) {
        if (permission == null) {
            throw new IllegalArgumentException("permission is null");
        }
        return PackageManager.PERMISSION_DENIED;
    }

    public int checkCallingOrSelfPermission(String permission) {
        if (permission == null) {
            throw new IllegalArgumentException("permission is null");
        }
        return checkPermission(permission, Binder.getCallingPid(), Binder.getCallingUid());
    }

    public int checkSelfPermission(String permission) {
        if (permission == null) {
            throw new IllegalArgumentException("permission is null");
        }
        return checkPermission(permission, Process.myPid(), Process.myUid());
    }

    private void enforce(String permission, int resultOfCheck, boolean selfToo, int uid, String message) {
        if (resultOfCheck != PackageManager.PERMISSION_GRANTED) {
            throw new SecurityException((message != null ? message + ": " : "")
                    + (selfToo ? "Neither user " + uid + " nor current process has " : "uid " + uid + " does not have ") + permission + ".");
        }
    }

    public void enforcePermission(String permission, int pid, int uid, String message) {
        enforce(permission, checkPermission(permission, pid, uid), false, uid, message);
    }

    public void enforceCallingPermission(String permission, String message) {
        enforce(permission, checkCallingPermission(permission), false, Binder.getCallingUid(), message);
    }

    public void enforceCallingOrSelfPermission(String permission, String message) {
        enforce(permission, checkCallingOrSelfPermission(permission), true, Binder.getCallingUid(), message);
    }

    public void grantUriPermission(String toPackage, Uri uri, int modeFlags) {
    }

    public void revokeUriPermission(Uri uri, int modeFlags) {
    }

    public void revokeUriPermission(String toPackage, Uri uri, int modeFlags) {
    }

    public int checkUriPermission(Uri uri, int pid, int uid, int modeFlags) {
        String auth = uri == null ? null : uri.getAuthority();
        return uid == Process.myUid() && auth != null && getPackageManager().resolveContentProvider(auth, 0) != null
                ? PackageManager.PERMISSION_GRANTED : PackageManager.PERMISSION_DENIED;
    }

    public int checkUriPermission(Uri uri, int pid, int uid, int modeFlags, IBinder callerToken) {
        return checkUriPermission(uri, pid, uid, modeFlags);
    }

    public int checkCallingUriPermission(Uri uri, int modeFlags) {
        return PackageManager.PERMISSION_DENIED;
    }

    public int checkCallingOrSelfUriPermission(Uri uri, int modeFlags) {
        return checkUriPermission(uri, Binder.getCallingPid(), Binder.getCallingUid(), modeFlags);
    }

    public int checkUriPermission(Uri uri, String readPermission, String writePermission, int pid, int uid, int modeFlags) {
        if ((modeFlags & Intent.FLAG_GRANT_READ_URI_PERMISSION) != 0
                && (readPermission == null || checkPermission(readPermission, pid, uid) == PackageManager.PERMISSION_GRANTED)) {
            return PackageManager.PERMISSION_GRANTED;
        }
        if ((modeFlags & Intent.FLAG_GRANT_WRITE_URI_PERMISSION) != 0
                && (writePermission == null || checkPermission(writePermission, pid, uid) == PackageManager.PERMISSION_GRANTED)) {
            return PackageManager.PERMISSION_GRANTED;
        }
        return uri != null ? checkUriPermission(uri, pid, uid, modeFlags) : PackageManager.PERMISSION_DENIED;
    }

    private void enforceUri(int modeFlags, int result, boolean selfToo, int uid, Uri uri, String message) {
        if (result != PackageManager.PERMISSION_GRANTED) {
            throw new SecurityException((message != null ? message + ": " : "")
                    + (selfToo ? "Neither user " + uid + " nor current process has " : "User " + uid + " does not have ")
                    + ((modeFlags & Intent.FLAG_GRANT_READ_URI_PERMISSION) != 0 ? "read " : "")
                    + ((modeFlags & Intent.FLAG_GRANT_WRITE_URI_PERMISSION) != 0 ? "write " : "") + " permission on " + uri + ".");
        }
    }

    public void enforceUriPermission(Uri uri, int pid, int uid, int modeFlags, String message) {
        enforceUri(modeFlags, checkUriPermission(uri, pid, uid, modeFlags), false, uid, uri, message);
    }

    public void enforceCallingUriPermission(Uri uri, int modeFlags, String message) {
        enforceUri(modeFlags, checkCallingUriPermission(uri, modeFlags), false, Binder.getCallingUid(), uri, message);
    }

    public void enforceCallingOrSelfUriPermission(Uri uri, int modeFlags, String message) {
        enforceUri(modeFlags, checkCallingOrSelfUriPermission(uri, modeFlags), true, Binder.getCallingUid(), uri, message);
    }

    public void enforceUriPermission(Uri uri, String readPermission, String writePermission, int pid, int uid, int modeFlags, String message) {
        enforceUri(modeFlags, checkUriPermission(uri, readPermission, writePermission, pid, uid, modeFlags), false, uid, uri, message);
    }

    // Other contexts.

    public Context createApplicationContext(ApplicationInfo application, int flags) throws NameNotFoundException {
        return createPackageContext(application.packageName, flags);
    }

    public Context createPackageContext(String packageName, int flags) throws NameNotFoundException {
        if (packageName.equals("system") || packageName.equals("android")) {
            return mMainThread.getSystemContext();
        }
        if (packageName.equals(getPackageName())) {
            return new ContextImpl(mMainThread, mPackageInfo, mActivityToken, mResources);
        }
        throw new PackageManager.NameNotFoundException("Application package " + packageName + " not found");
    }

    public Context createPackageContextAsUser(String packageName, int flags, UserHandle user) throws NameNotFoundException {
        return createPackageContext(packageName, flags);
    }

    public Context createContextForSplit(String splitName) throws NameNotFoundException {
        throw new PackageManager.NameNotFoundException(splitName);
    }

    public Context createConfigurationContext(Configuration overrideConfiguration) {
        if (overrideConfiguration == null) {
            throw new IllegalArgumentException("overrideConfiguration must not be null");
        }
        return new ContextImpl(mMainThread, mPackageInfo, mActivityToken,
                ResourcesManager.getInstance().createResources(overrideConfiguration));
    }

    public Context createDisplayContext(Display display) {
        if (display == null) {
            throw new IllegalArgumentException("display must not be null");
        }
        return new ContextImpl(mMainThread, mPackageInfo, mActivityToken, mResources);
    }

    public Context createDeviceProtectedStorageContext() {
        ContextImpl c = new ContextImpl(mMainThread, mPackageInfo, mActivityToken, mResources);
        c.mDeviceProtected = true;
        return c;
    }

    public Context createCredentialProtectedStorageContext() {
        return new ContextImpl(mMainThread, mPackageInfo, mActivityToken, mResources);
    }

    public boolean isRestricted() {
        return false;
    }

    public boolean isDeviceProtectedStorage() {
        return mDeviceProtected;
    }

    public boolean isCredentialProtectedStorage() {
        return !mDeviceProtected;
    }

    public boolean canLoadUnsafeResources() {
        return true;
    }

    public Display getDisplay() {
        return ((android.view.WindowManager) getSystemService(WINDOW_SERVICE)).getDefaultDisplay();
    }

    public void updateDisplay(int displayId) {
    }

    public int getUserId() {
        return 0;
    }

    final Context getReceiverRestrictedContext() {
        if (mReceiverRestrictedContext == null) {
            mReceiverRestrictedContext = new ReceiverRestrictedContext(getOuterContext());
        }
        return mReceiverRestrictedContext;
    }

    final void scheduleFinalCleanup(String who, String what) {
        mPackageInfo.removeContextRegistrations(getOuterContext(), who, what);
    }

    /** Finds providers: the application's own, then those of the system. */
    private static final class ApplicationContentResolver extends ContentResolver {
        private final ActivityThread mMainThread;

        ApplicationContentResolver(Context context, ActivityThread mainThread) {
            super(context);
            mMainThread = mainThread;
        }

        @Override
        protected IContentProvider acquireProvider(Context context, String auth) {
            ContentProvider provider = mMainThread.localProvider(auth);
            if (provider == null) {
                provider = esdroid.provider.SystemProviders.get(context, auth);
            }
            if (provider == null) {
                android.util.Log.e("ActivityThread", "Failed to find provider info for " + auth);
                return null;
            }
            return provider.getIContentProvider();
        }

        @Override
        protected IContentProvider acquireExistingProvider(Context context, String auth) {
            return acquireProvider(context, auth);
        }

        @Override
        public boolean releaseProvider(IContentProvider provider) {
            return true;
        }

        @Override
        protected IContentProvider acquireUnstableProvider(Context c, String auth) {
            return acquireProvider(c, auth);
        }

        @Override
        public boolean releaseUnstableProvider(IContentProvider icp) {
            return true;
        }

        @Override
        public void unstableProviderDied(IContentProvider icp) {
        }
    }
}

/** What a receiver gets for a context: it may not bind or register. */
class ReceiverRestrictedContext extends ContextWrapper {
    ReceiverRestrictedContext(Context base) {
        super(base);
    }

    @Override
    public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter) {
        return registerReceiver(receiver, filter, null, null);
    }

    @Override
    public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter, String broadcastPermission, Handler scheduler) {
        if (receiver == null) {
            return super.registerReceiver(null, filter, broadcastPermission, scheduler);
        }
        throw new ReceiverCallNotAllowedException("BroadcastReceiver components are not allowed to register to receive intents");
    }

    @Override
    public boolean bindService(Intent service, ServiceConnection conn, int flags) {
        throw new ReceiverCallNotAllowedException("BroadcastReceiver components are not allowed to bind to services");
    }
}
