package android.content;

import android.content.pm.ApplicationInfo;
import android.content.pm.PackageManager;
import android.content.res.AssetManager;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.database.DatabaseErrorHandler;
import android.database.sqlite.SQLiteDatabase;
import android.graphics.Bitmap;
import android.graphics.drawable.Drawable;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.view.Display;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** A context that hands everything on to another one. */
public class ContextWrapper extends Context {
    Context mBase;

    public ContextWrapper(Context base) {
        mBase = base;
    }

    protected void attachBaseContext(Context base) {
        if (mBase != null) {
            throw new IllegalStateException("Base context already set");
        }
        mBase = base;
    }

    public Context getBaseContext() {
        return mBase;
    }

    @Override
    public int getThemeResId() {
        return mBase.getThemeResId();
    }

    @Override
    public File getSharedPreferencesPath(String name) {
        return mBase.getSharedPreferencesPath(name);
    }

    @Override
    public int getUserId() {
        return mBase.getUserId();
    }

    @Override
    public void startActivityForResult(String who, Intent intent, int requestCode, Bundle options) {
        mBase.startActivityForResult(who, intent, requestCode, options);
    }

    @Override
    public boolean canStartActivityForResult() {
        return mBase.canStartActivityForResult();
    }

    @Override
    public boolean isRestricted() {
        return mBase.isRestricted();
    }

    @Override
    public Display getDisplay() {
        return mBase.getDisplay();
    }

    @Override
    public IBinder getActivityToken() {
        return mBase.getActivityToken();
    }

    @Override
    public Handler getMainThreadHandler() {
        return mBase.getMainThreadHandler();
    }

    @Override
    public AssetManager getAssets() {
        return mBase.getAssets();
    }

    @Override
    public Resources getResources() {
        return mBase.getResources();
    }

    @Override
    public PackageManager getPackageManager() {
        return mBase.getPackageManager();
    }

    @Override
    public ContentResolver getContentResolver() {
        return mBase.getContentResolver();
    }

    @Override
    public Looper getMainLooper() {
        return mBase.getMainLooper();
    }

    @Override
    public Context getApplicationContext() {
        return mBase.getApplicationContext();
    }

    @Override
    public void setTheme(int value) {
        mBase.setTheme(value);
    }

    @Override
    public Resources.Theme getTheme() {
        return mBase.getTheme();
    }

    @Override
    public ClassLoader getClassLoader() {
        return mBase.getClassLoader();
    }

    @Override
    public String getPackageName() {
        return mBase.getPackageName();
    }

    @Override
    public String getBasePackageName() {
        return mBase.getBasePackageName();
    }

    @Override
    public String getOpPackageName() {
        return mBase.getOpPackageName();
    }

    @Override
    public ApplicationInfo getApplicationInfo() {
        return mBase.getApplicationInfo();
    }

    @Override
    public String getPackageResourcePath() {
        return mBase.getPackageResourcePath();
    }

    @Override
    public String getPackageCodePath() {
        return mBase.getPackageCodePath();
    }

    @Override
    public SharedPreferences getSharedPreferences(String text, int value) {
        return mBase.getSharedPreferences(text, value);
    }

    @Override
    public SharedPreferences getSharedPreferences(File file, int value) {
        return mBase.getSharedPreferences(file, value);
    }

    @Override
    public boolean moveSharedPreferencesFrom(Context context, String text) {
        return mBase.moveSharedPreferencesFrom(context, text);
    }

    @Override
    public boolean deleteSharedPreferences(String text) {
        return mBase.deleteSharedPreferences(text);
    }

    @Override
    public FileInputStream openFileInput(String text) throws FileNotFoundException {
        return mBase.openFileInput(text);
    }

    @Override
    public FileOutputStream openFileOutput(String text, int value) throws FileNotFoundException {
        return mBase.openFileOutput(text, value);
    }

    @Override
    public boolean deleteFile(String text) {
        return mBase.deleteFile(text);
    }

    @Override
    public File getFileStreamPath(String text) {
        return mBase.getFileStreamPath(text);
    }

    @Override
    public File getDataDir() {
        return mBase.getDataDir();
    }

    @Override
    public File getFilesDir() {
        return mBase.getFilesDir();
    }

    @Override
    public File getNoBackupFilesDir() {
        return mBase.getNoBackupFilesDir();
    }

    @Override
    public File getExternalFilesDir(String text) {
        return mBase.getExternalFilesDir(text);
    }

    @Override
    public File[] getExternalFilesDirs(String text) {
        return mBase.getExternalFilesDirs(text);
    }

    @Override
    public File getObbDir() {
        return mBase.getObbDir();
    }

    @Override
    public File[] getObbDirs() {
        return mBase.getObbDirs();
    }

    @Override
    public File getCacheDir() {
        return mBase.getCacheDir();
    }

    @Override
    public File getCodeCacheDir() {
        return mBase.getCodeCacheDir();
    }

    @Override
    public File getExternalCacheDir() {
        return mBase.getExternalCacheDir();
    }

    @Override
    public File[] getExternalCacheDirs() {
        return mBase.getExternalCacheDirs();
    }

    @Override
    public File[] getExternalMediaDirs() {
        return mBase.getExternalMediaDirs();
    }

    @Override
    public String[] fileList() {
        return mBase.fileList();
    }

    @Override
    public File getDir(String text, int value) {
        return mBase.getDir(text, value);
    }

    @Override
    public SQLiteDatabase openOrCreateDatabase(String text, int value, SQLiteDatabase.CursorFactory factory) {
        return mBase.openOrCreateDatabase(text, value, factory);
    }

    @Override
    public SQLiteDatabase openOrCreateDatabase(String text, int value, SQLiteDatabase.CursorFactory factory, DatabaseErrorHandler errorHandler) {
        return mBase.openOrCreateDatabase(text, value, factory, errorHandler);
    }

    @Override
    public boolean moveDatabaseFrom(Context context, String text) {
        return mBase.moveDatabaseFrom(context, text);
    }

    @Override
    public boolean deleteDatabase(String text) {
        return mBase.deleteDatabase(text);
    }

    @Override
    public File getDatabasePath(String text) {
        return mBase.getDatabasePath(text);
    }

    @Override
    public String[] databaseList() {
        return mBase.databaseList();
    }

    @Override
    public Drawable getWallpaper() {
        return mBase.getWallpaper();
    }

    @Override
    public Drawable peekWallpaper() {
        return mBase.peekWallpaper();
    }

    @Override
    public int getWallpaperDesiredMinimumWidth() {
        return mBase.getWallpaperDesiredMinimumWidth();
    }

    @Override
    public int getWallpaperDesiredMinimumHeight() {
        return mBase.getWallpaperDesiredMinimumHeight();
    }

    @Override
    public void setWallpaper(Bitmap bitmap) throws IOException {
        mBase.setWallpaper(bitmap);
    }

    @Override
    public void setWallpaper(InputStream inputStream) throws IOException {
        mBase.setWallpaper(inputStream);
    }

    @Override
    public void clearWallpaper() throws IOException {
        mBase.clearWallpaper();
    }

    @Override
    public void startActivity(Intent intent) {
        mBase.startActivity(intent);
    }

    @Override
    public void startActivity(Intent intent, Bundle bundle) {
        mBase.startActivity(intent, bundle);
    }

    @Override
    public void startActivities(Intent[] intent) {
        mBase.startActivities(intent);
    }

    @Override
    public void startActivities(Intent[] intent, Bundle bundle) {
        mBase.startActivities(intent, bundle);
    }

    @Override
    public void startIntentSender(IntentSender intentSender, Intent intent, int value, int value2, int value3) throws IntentSender.SendIntentException {
        mBase.startIntentSender(intentSender, intent, value, value2, value3);
    }

    @Override
    public void startIntentSender(IntentSender intentSender, Intent intent, int value, int value2, int value3, Bundle bundle) throws IntentSender.SendIntentException {
        mBase.startIntentSender(intentSender, intent, value, value2, value3, bundle);
    }

    @Override
    public void sendBroadcast(Intent intent) {
        mBase.sendBroadcast(intent);
    }

    @Override
    public void sendBroadcast(Intent intent, String text) {
        mBase.sendBroadcast(intent, text);
    }

    @Override
    public void sendOrderedBroadcast(Intent intent, String text) {
        mBase.sendOrderedBroadcast(intent, text);
    }

    @Override
    public void sendOrderedBroadcast(Intent intent, String text, BroadcastReceiver broadcastReceiver, Handler handler, int value, String text2, Bundle bundle) {
        mBase.sendOrderedBroadcast(intent, text, broadcastReceiver, handler, value, text2, bundle);
    }

    @Override
    public void sendStickyBroadcast(Intent intent) {
        mBase.sendStickyBroadcast(intent);
    }

    @Override
    public void sendStickyOrderedBroadcast(Intent intent, BroadcastReceiver broadcastReceiver, Handler handler, int value, String text, Bundle bundle) {
        mBase.sendStickyOrderedBroadcast(intent, broadcastReceiver, handler, value, text, bundle);
    }

    @Override
    public void removeStickyBroadcast(Intent intent) {
        mBase.removeStickyBroadcast(intent);
    }

    @Override
    public Intent registerReceiver(BroadcastReceiver broadcastReceiver, IntentFilter intentFilter) {
        return mBase.registerReceiver(broadcastReceiver, intentFilter);
    }

    @Override
    public Intent registerReceiver(BroadcastReceiver broadcastReceiver, IntentFilter intentFilter, int value) {
        return mBase.registerReceiver(broadcastReceiver, intentFilter, value);
    }

    @Override
    public Intent registerReceiver(BroadcastReceiver broadcastReceiver, IntentFilter intentFilter, String text, Handler handler) {
        return mBase.registerReceiver(broadcastReceiver, intentFilter, text, handler);
    }

    @Override
    public Intent registerReceiver(BroadcastReceiver broadcastReceiver, IntentFilter intentFilter, String text, Handler handler, int value) {
        return mBase.registerReceiver(broadcastReceiver, intentFilter, text, handler, value);
    }

    @Override
    public void unregisterReceiver(BroadcastReceiver broadcastReceiver) {
        mBase.unregisterReceiver(broadcastReceiver);
    }

    @Override
    public ComponentName startService(Intent intent) {
        return mBase.startService(intent);
    }

    @Override
    public ComponentName startForegroundService(Intent intent) {
        return mBase.startForegroundService(intent);
    }

    @Override
    public boolean stopService(Intent intent) {
        return mBase.stopService(intent);
    }

    @Override
    public boolean bindService(Intent intent, ServiceConnection serviceConnection, int value) {
        return mBase.bindService(intent, serviceConnection, value);
    }

    @Override
    public void unbindService(ServiceConnection serviceConnection) {
        mBase.unbindService(serviceConnection);
    }

    @Override
    public boolean startInstrumentation(ComponentName componentName, String text, Bundle bundle) {
        return mBase.startInstrumentation(componentName, text, bundle);
    }

    @Override
    public Object getSystemService(String text) {
        return mBase.getSystemService(text);
    }

    @Override
    public String getSystemServiceName(Class<?> serviceClass) {
        return mBase.getSystemServiceName(serviceClass);
    }

    @Override
    public int checkPermission(String text, int value, int value2) {
        return mBase.checkPermission(text, value, value2);
    }

    @Override
    public int checkPermission(String text, int value, int value2, IBinder iBinder) {
        return mBase.checkPermission(text, value, value2, iBinder);
    }

    @Override
    public int checkCallingPermission(String text) {
        return mBase.checkCallingPermission(text);
    }

    @Override
    public int checkCallingOrSelfPermission(String text) {
        return mBase.checkCallingOrSelfPermission(text);
    }

    @Override
    public int checkSelfPermission(String text) {
        return mBase.checkSelfPermission(text);
    }

    @Override
    public void enforcePermission(String text, int value, int value2, String text2) {
        mBase.enforcePermission(text, value, value2, text2);
    }

    @Override
    public void enforceCallingPermission(String text, String text2) {
        mBase.enforceCallingPermission(text, text2);
    }

    @Override
    public void enforceCallingOrSelfPermission(String text, String text2) {
        mBase.enforceCallingOrSelfPermission(text, text2);
    }

    @Override
    public void grantUriPermission(String text, Uri uri, int value) {
        mBase.grantUriPermission(text, uri, value);
    }

    @Override
    public void revokeUriPermission(Uri uri, int value) {
        mBase.revokeUriPermission(uri, value);
    }

    @Override
    public void revokeUriPermission(String text, Uri uri, int value) {
        mBase.revokeUriPermission(text, uri, value);
    }

    @Override
    public int checkUriPermission(Uri uri, int value, int value2, int value3) {
        return mBase.checkUriPermission(uri, value, value2, value3);
    }

    @Override
    public int checkUriPermission(Uri uri, int value, int value2, int value3, IBinder iBinder) {
        return mBase.checkUriPermission(uri, value, value2, value3, iBinder);
    }

    @Override
    public int checkCallingUriPermission(Uri uri, int value) {
        return mBase.checkCallingUriPermission(uri, value);
    }

    @Override
    public int checkCallingOrSelfUriPermission(Uri uri, int value) {
        return mBase.checkCallingOrSelfUriPermission(uri, value);
    }

    @Override
    public int checkUriPermission(Uri uri, String text, String text2, int value, int value2, int value3) {
        return mBase.checkUriPermission(uri, text, text2, value, value2, value3);
    }

    @Override
    public void enforceUriPermission(Uri uri, int value, int value2, int value3, String text) {
        mBase.enforceUriPermission(uri, value, value2, value3, text);
    }

    @Override
    public void enforceCallingUriPermission(Uri uri, int value, String text) {
        mBase.enforceCallingUriPermission(uri, value, text);
    }

    @Override
    public void enforceCallingOrSelfUriPermission(Uri uri, int value, String text) {
        mBase.enforceCallingOrSelfUriPermission(uri, value, text);
    }

    @Override
    public void enforceUriPermission(Uri uri, String text, String text2, int value, int value2, int value3, String text3) {
        mBase.enforceUriPermission(uri, text, text2, value, value2, value3, text3);
    }

    @Override
    public Context createPackageContext(String text, int value) throws PackageManager.NameNotFoundException {
        return mBase.createPackageContext(text, value);
    }

    @Override
    public Context createApplicationContext(ApplicationInfo applicationInfo, int value) throws PackageManager.NameNotFoundException {
        return mBase.createApplicationContext(applicationInfo, value);
    }

    @Override
    public Context createContextForSplit(String text) throws PackageManager.NameNotFoundException {
        return mBase.createContextForSplit(text);
    }

    @Override
    public Context createConfigurationContext(Configuration configuration) {
        return mBase.createConfigurationContext(configuration);
    }

    @Override
    public Context createDisplayContext(Display display) {
        return mBase.createDisplayContext(display);
    }

    @Override
    public Context createDeviceProtectedStorageContext() {
        return mBase.createDeviceProtectedStorageContext();
    }

    @Override
    public Context createCredentialProtectedStorageContext() {
        return mBase.createCredentialProtectedStorageContext();
    }

    @Override
    public boolean isDeviceProtectedStorage() {
        return mBase.isDeviceProtectedStorage();
    }

    @Override
    public boolean isCredentialProtectedStorage() {
        return mBase.isCredentialProtectedStorage();
    }
}
